import {
  Assumed,
  CalculatorResults,
  type ComparedLine,
  FIGURE,
  PlaceRemark,
  useOfficial,
  usePlaceRows,
} from '@bracketwise/shared-ui/calculator';
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import { keptParts, PartsBar } from '@bracketwise/shared-ui/charts';
import { explanationOf, IncomePicturesOnDemand } from '@bracketwise/shared-ui/explanation';
import { useFormat } from '@bracketwise/shared-ui/format';
import { loadStateLaw, assumptionsOf, type StateLaw, usesTypedRate } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { loadPlaces } from '../../states/load-places.ts';
import type { SalaryInputs } from './form.ts';
import { householdOf, officialSalary, type SalaryAnswer } from './official.ts';
import { PayPeriods } from './PayPeriods.tsx';
import { picturesOf } from './pictures.ts';
import { netSalary, QUICK_RATES, type SalaryResult } from './specified.ts';

const SUMS = [
  ['gross', ['net', 'total']],
  ['total', ['federal', 'state', 'localTax', 'socialSecurity', 'medicare', 'additionalMedicare', 'levies']],
] as const;

const MONTHS = 12;

export function SalaryResults({ values }: { readonly values: SalaryInputs }) {
  const { t } = useTranslation(['salary', 'calculator', 'common']);
  const { moneyWithCents, percent, lawRate } = useFormat();
  const rough = netSalary(values);
  const official = useOfficial(loadStateLaw, values, [values.grossSalary], (law) => withPictures(values, law));
  const year = Number(values.taxYear);
  const placeRows = usePlaceRows({ load: loadPlaces, income: 'pay' }, values);
  const state = t(`common:states.${values.state}`);
  return (
    <CalculatorResults
      values={values}
      rowsOf={placeRows}
      basis={t('basis', {
        gross: moneyWithCents(values.grossSalary),
        state,
        status: t(`common:filingStatus.${FILING_STATUS_OF[values.filingStatus]}`),
      })}
      year={year}
      official={official}
      show={({ answer, placeRefused, pictures }) => ({
        hero: {
          sentence: t('hero.month', { figure: FIGURE }),
          field: 'netMonthly',
          value: answer.netIncome / MONTHS,
          tone: 'positive',
          then: t('hero.share', { share: percent((answer.netIncome / answer.grossIncome) * 100) }),
        },
        remarks: (
          <>
            <PlaceRemark year={year} refused={placeRefused} typed={usesTypedRate(answer)} />
            <Assumed facts={assumptionsOf(householdOf(values))} />
          </>
        ),
        explanation: explanationOf({
          year,
          lines: answer.lines,
          federalTax: answer.federalTax,
          payrollTax: answer.socialSecurity + answer.medicare + answer.additionalMedicare + answer.payrollLevies,
          state: { tax: answer.stateTax },
          localTax: answer.localTax,
          stateName: state,
        }),
        more: (
          <>
            <PartsBar
              cents
              caption={t('kept.caption', { year, state })}
              parts={partsOf(answer).map((part) => ({
                ...part,
                label: t(part.key === 'state' && answer.localTax !== undefined ? 'calculator:lines.stateAndLocalTax' : `kept.${part.key}`),
              }))}
            />
            <IncomePicturesOnDemand {...pictures} />
            <PayPeriods year={year} gross={rough.gross} roughNet={rough.net} officialNet={answer.netIncome} />
          </>
        ),
      })}
      rough={[
        { field: 'netMonthly', value: rough.netMonthly },
        { field: 'net', value: rough.net },
        { field: 'netBiweekly', value: rough.netBiweekly },
        { field: 'gross', value: rough.gross },
        { field: 'federal', value: rough.federal },
        { field: 'state', value: rough.state },
        { field: 'socialSecurity', value: rough.socialSecurity },
        { field: 'medicare', value: rough.medicare },
        { field: 'total', value: rough.total },
      ]}
      why={['flat', 'deduction', 'state']}
      params={{ federal: lawRate(QUICK_RATES.federal / 100), flatState: lawRate(QUICK_RATES.state / 100), state }}
      lines={(official) => comparedLines(rough, official?.answer)}
      sums={SUMS}
      next={['home#states', 'home#simulator', 'refund']}
    />
  );
}

function withPictures(values: SalaryInputs, law: StateLaw) {
  const official = officialSalary(values, law);
  return { ...official, pictures: picturesOf(values, law, official) };
}

const comparedLines = (rough: SalaryResult, official: SalaryAnswer['answer'] | undefined): ComparedLine[] => [
  { field: 'gross', rough: rough.gross, official: official?.grossIncome },
  { field: 'federal', rough: rough.federal, official: official?.federalTax },
  { field: 'state', rough: rough.state, official: official?.stateTax },
  ...(official?.localTax === undefined ? [] : [{ field: 'localTax', official: official.localTax }]),
  { field: 'socialSecurity', rough: rough.socialSecurity, official: official?.socialSecurity },
  { field: 'medicare', rough: rough.medicare, official: official?.medicare },
  ...(official?.additionalMedicare ? [{ field: 'additionalMedicare', official: official.additionalMedicare }] : []),
  ...(official?.payrollLevies ? [{ field: 'levies', official: official.payrollLevies }] : []),
  { field: 'total', rough: rough.total, official: official?.totalTax, total: true },
  { field: 'net', rough: rough.net, official: official?.netIncome, total: true },
];

function partsOf(answer: SalaryAnswer['answer']) {
  const { netIncome, federalTax, stateTax, localTax = 0, socialSecurity, medicare, additionalMedicare, payrollLevies } = answer;
  return keptParts({
    net: netIncome,
    federal: federalTax,
    socialSecurity,
    medicare: medicare + additionalMedicare,
    levies: payrollLevies,
    state: stateTax + localTax,
  });
}
