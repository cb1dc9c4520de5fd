import {
  Assumed,
  CalculatorResults,
  type ComparedLine,
  FIGURE,
  placeOf,
  PlaceRemark,
  useOfficial,
  usePlaceRows,
} from '@bracketwise/shared-ui/calculator';
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import { PartsBar } from '@bracketwise/shared-ui/charts';
import { useFormat } from '@bracketwise/shared-ui/format';
import {
  answerInPlace,
  loadStateLaw,
  assumptionsOf,
  type BusinessTax,
  type EstimatedTax,
  estimatedTax,
  type HomePlace,
  type StateLaw,
  taxOnBusiness,
  usesTypedRate,
} from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { explanationOfParts, householdOf, partsOf, useKeptLabel } from '../../self-employment/business-taxes.ts';
import { StateRemark } from '../../self-employment/StateRemark.tsx';
import { loadPlaces } from '../../states/load-places.ts';
import type { FreelancerValues } from './form.ts';
import { Installments } from './Installments.tsx';
import { officialFreelancer } from './official.ts';
import { freelancerTax, SELF_EMPLOYMENT_RATE, type FreelancerResult } from './specified.ts';

const MONTHS = 12;

const SUMS = [
  ['grossIncome', ['netIncome', 'totalDeductions']],
  ['totalTax', ['selfEmploymentTax', 'additionalMedicare', 'levies', 'federalTax', 'stateTax', 'localTax']],
] as const;

interface Answer {
  readonly tax: BusinessTax;
  readonly quarters: EstimatedTax;
  /** Percentage of the gross income. */
  readonly effectiveRate: number;
}

function answerTo(values: FreelancerValues, law: StateLaw | undefined, place: HomePlace): Answer {
  const { income, lastYearTax, lastYearHighIncome } = values;
  const tax = taxOnBusiness({ ...officialFreelancer(values, values), state: law, place });
  const quarters = estimatedTax({
    taxYear: tax.taxYear,
    // Federal only, because states and places have their own installments.
    tax: tax.totalTax - (tax.state?.tax ?? 0) - tax.payrollLevies - (tax.localTax ?? 0),
    ...(lastYearTax !== undefined && lastYearTax >= 0 && { lastYear: { tax: lastYearTax, highIncome: lastYearHighIncome } }),
  });
  return { tax, quarters, effectiveRate: income > 0 ? (tax.totalTax / income) * 100 : 0 };
}

const comparedLines = (rough: FreelancerResult, { tax, quarters, effectiveRate }: Partial<Answer> = {}): ComparedLine[] => [
  { field: 'selfEmploymentTax', rough: rough.selfEmploymentTax, official: tax?.selfEmploymentTax },
  ...(tax?.additionalMedicare ? [{ field: 'additionalMedicare', official: tax.additionalMedicare }] : []),
  ...(tax?.payrollLevies ? [{ field: 'levies', official: tax.payrollLevies }] : []),
  { field: 'qualifiedBusinessIncomeDeduction', official: tax?.qualifiedBusinessIncomeDeduction },
  { field: 'federalTax', rough: rough.federalTax, official: tax?.federalTax },
  { field: 'stateTax', official: tax?.state?.tax },
  ...(tax?.localTax === undefined ? [] : [{ field: 'localTax', official: tax.localTax }]),
  { field: 'totalTax', rough: rough.totalTax, official: tax?.totalTax, total: true },
  { field: 'setAside', rough: rough.totalTax / MONTHS, official: tax && tax.totalTax / MONTHS },
  { field: 'quarterlyPayment', rough: rough.quarterlyPayment, official: quarters?.installment },
  { field: 'effectiveRate', rough: rough.effectiveRate, official: effectiveRate, unit: 'percent' },
];

export function FreelancerResults({ values }: { readonly values: FreelancerValues }) {
  const { t } = useTranslation(['freelancer', 'self-employment', 'common']);
  const { money, moneyWithCents, percent, lawRate } = useFormat();
  const rough = freelancerTax(values);
  const official = useOfficial(loadStateLaw, values, [officialFreelancer(values, values).profit], (law) =>
    answerInPlace(placeOf(values.state, values), (place) => answerTo(values, law, place)),
  );
  const placeRows = usePlaceRows({ load: loadPlaces, income: 'profits' }, values);
  const keptLabel = useKeptLabel();
  const meaning = ({ tax, quarters, effectiveRate }: Answer) => {
    const loss = rough.totalDeductions - rough.grossIncome;
    if (loss > 0) return t('self-employment:loss.owner', { loss: money(loss) });
    if (tax.totalTax === 0) return t('hero.nothing');
    const sentences = [t('hero.share', { share: percent(effectiveRate), total: money(tax.totalTax) })];
    if (quarters.required > 0) sentences.push(t('hero.quarters', { payment: money(quarters.installment) }));
    return sentences.join(' ');
  };
  return (
    <CalculatorResults
      values={values}
      rowsOf={placeRows}
      basis={t('basis', {
        work: t(`options.workType.${values.workType}`),
        income: moneyWithCents(values.income),
        expenses: moneyWithCents(rough.totalDeductions),
        status: t(`common:filingStatus.${FILING_STATUS_OF[values.filingStatus]}`),
      })}
      year={Number(values.taxYear)}
      official={official}
      show={({ answer, placeRefused }) => ({
        hero: {
          sentence: t('hero.month', { figure: FIGURE }),
          field: 'setAside',
          value: answer.tax.totalTax / MONTHS,
          then: meaning(answer),
        },
        remarks: (
          <>
            <StateRemark tax={answer.tax} chosen={values.state} />
            <PlaceRemark year={answer.tax.taxYear} refused={placeRefused} typed={usesTypedRate(answer.tax)} />
            <Assumed facts={assumptionsOf(householdOf(officialFreelancer(values, values), values.state))} />
          </>
        ),
        explanation: explanationOfParts(answer.tax, answer.tax.state ? t(`common:states.${answer.tax.state.code}`) : ''),
        more: (
          <>
            <Installments year={answer.tax.taxYear} rough={rough.quarterlyPayment} official={answer.quarters} />
            {rough.grossIncome > 0 && (
              <PartsBar
                cents
                caption={t('kept.caption', { year: answer.tax.taxYear })}
                parts={[
                  ...partsOf(answer.tax).map((part) => ({ ...part, label: keptLabel(part.key, answer.tax) })),
                  {
                    key: 'expenses',
                    label: t('kept.expenses'),
                    value: Math.max(0, Math.min(rough.totalDeductions, rough.grossIncome)),
                  },
                ]}
              />
            )}
          </>
        ),
      })}
      rough={[
        { field: 'totalTax', value: rough.totalTax },
        { field: 'quarterlyPayment', value: rough.quarterlyPayment },
        { field: 'effectiveRate', value: rough.effectiveRate, unit: 'percent' },
        { field: 'grossIncome', value: rough.grossIncome },
        { field: 'totalDeductions', value: rough.totalDeductions },
        { field: 'netIncome', value: rough.netIncome },
        { field: 'selfEmploymentTax', value: rough.selfEmploymentTax },
        { field: 'federalTax', value: rough.federalTax },
      ]}
      why={['flat', 'deductions', 'payments']}
      params={{ rate: lawRate(SELF_EMPLOYMENT_RATE) }}
      lines={(official) => comparedLines(rough, official?.answer)}
      sums={SUMS}
      next={['business', 'home#states', 'home#simulator']}
    />
  );
}
