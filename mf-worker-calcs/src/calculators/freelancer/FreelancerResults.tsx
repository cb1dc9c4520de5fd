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
import { CURRENT_TAX_YEAR, type LawYear, type TaxYear } from '@bracketwise/contract/years';
import { PartsBar } from '@bracketwise/shared-ui/charts';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Marked } from '@bracketwise/shared-ui/words';
import {
  answerInPlace,
  loadStateLaw,
  assumptionsOf,
  type FreelancerTax,
  type HomePlace,
  type StateLaw,
  taxOnFreelancer,
  usesTypedRate,
} from '@bracketwise/tax-engine';
import { installmentDays } from '@bracketwise/tax-engine/law/federal/installment-days';
import { useTranslation } from 'react-i18next';
import { explanationOfParts, partsOf, useKeptLabel } from '../../self-employment/business-taxes.ts';
import { StateRemark } from '../../self-employment/StateRemark.tsx';
import { loadPlaces } from '../../states/load-places.ts';
import { DeductedMethods } from './DeductedMethods.tsx';
import type { FreelancerValues } from './form.ts';
import { Installments, isPast } from './Installments.tsx';
import { countedExpenses, householdOf, officialFreelancer } from './official.ts';
import { freelancerTax, SELF_EMPLOYMENT_RATE, type FreelancerResult } from './specified.ts';

const MONTHS = 12;

const NEW_YORK_CITY = 'NYC';
/**
 * Up to this profit, the city's tax on unincorporated businesses is credited in full: 4% of what is left after 10,000 for the owner's work and
 * an exemption of 5,000 is at most 3,400 US dollars. N.Y.C. Admin. Code §§ 11-503(a), (b), 11-509(a), 11-510.
 */
const UNTAXED_IN_NEW_YORK_CITY = 100_000;
/** Receipts that Philadelphia did not tax before 2025: Phila. Code ch. 19-2600; Department of Revenue, notice of August 5, 2025. */
const UNTAXED_IN_PHILADELPHIA = { receipts: 100_000, before: 2025 satisfies LawYear };
/** Receipts from which Portland taxes a business: Portland City Code § 7.02.400 C. */
const TAXED_IN_PORTLAND = 50_000;

/** The text about the city's tax on the business, which is not computed. */
function cityTaxNamed({ locality, income, taxYear }: FreelancerValues, profit: number) {
  if (profit <= 0) return undefined;
  if (locality === NEW_YORK_CITY) return profit > UNTAXED_IN_NEW_YORK_CITY ? 'unincorporatedBusinessTax' : undefined;
  if (locality === 'PA:PHILADELPHIA') {
    const { receipts, before } = UNTAXED_IN_PHILADELPHIA;
    return Number(taxYear) >= before || income > receipts ? 'businessTaxPhiladelphia' : undefined;
  }
  return locality === 'OR:PORTLAND' && income >= TAXED_IN_PORTLAND ? 'businessTaxPortland' : undefined;
}

const SUMS = [
  ['grossIncome', ['netIncome', 'totalDeductions']],
  ['totalTax', ['selfEmploymentTax', 'additionalMedicare', 'levies', 'federalTax', 'stateTax', 'localTax']],
] as const;

interface Answer {
  readonly tax: FreelancerTax;
  /** Percentage of the gross income. */
  readonly effectiveRate: number;
  /** What the premiums and the contributions to a plan take off the taxes, in US dollars. */
  readonly saved: number;
}

function answerTo(values: FreelancerValues, law: StateLaw | undefined, place: HomePlace): Answer {
  const { income, lastYearTax, lastYearHighIncome } = values;
  const request = {
    ...officialFreelancer(values, values),
    state: law,
    place,
    ...(lastYearTax !== undefined && lastYearTax >= 0 && { lastYear: { tax: lastYearTax, highIncome: lastYearHighIncome } }),
  };
  const tax = taxOnFreelancer(request);
  const hasDeductions = tax.healthInsurance + tax.ownPlan > 0;
  const saved = hasDeductions ? taxOnFreelancer({ ...request, healthInsurance: 0, ownPlan: 0 }).totalTax - tax.totalTax : 0;
  return { tax, effectiveRate: income > 0 ? (Math.max(0, tax.totalTax) / income) * 100 : 0, saved };
}

/** A loss leaves nothing to set aside. */
const monthlyOf = ({ totalTax }: FreelancerTax) => Math.max(0, totalTax) / MONTHS;

const comparedLines = (rough: FreelancerResult, expenses: number, { tax, effectiveRate }: Partial<Answer> = {}): ComparedLine[] => [
  ...(expenses === rough.totalDeductions ? [] : [{ field: 'countedExpenses', rough: rough.totalDeductions, official: tax && expenses }]),
  { field: 'selfEmploymentTax', rough: rough.selfEmploymentTax, official: tax?.selfEmploymentTax },
  ...(tax?.additionalMedicare ? [{ field: 'additionalMedicare', official: tax.additionalMedicare }] : []),
  ...(tax?.payrollLevies ? [{ field: 'levies', official: tax.payrollLevies }] : []),
  ...(tax?.healthInsurance ? [{ field: 'healthInsurance', official: tax.healthInsurance }] : []),
  ...(tax?.ownPlan ? [{ field: 'ownPlan', official: tax.ownPlan }] : []),
  ...(tax?.qualifiedBusinessIncomeDeduction === 0
    ? []
    : [{ field: 'qualifiedBusinessIncomeDeduction', official: tax?.qualifiedBusinessIncomeDeduction }]),
  { field: 'federalTax', rough: rough.federalTax, official: tax?.federalTax },
  { field: 'stateTax', official: tax?.state?.tax },
  ...(tax?.localTax === undefined ? [] : [{ field: 'localTax', official: tax.localTax }]),
  { field: 'totalTax', rough: rough.totalTax, official: tax?.totalTax, total: true },
  { field: 'setAside', rough: rough.totalTax / MONTHS, official: tax && monthlyOf(tax) },
  { field: 'quarterlyPayment', rough: rough.quarterlyPayment, official: tax?.quarters.installment },
  { field: 'effectiveRate', rough: rough.effectiveRate, official: effectiveRate, unit: 'percent' },
];

export function FreelancerResults({ values }: { readonly values: FreelancerValues }) {
  const { t } = useTranslation(['freelancer', 'freelancer-results', 'self-employment', 'common']);
  const { money, percent, lawRate, moneyAsTyped } = useFormat();
  const rough = freelancerTax(values);
  const request = officialFreelancer(values, values);
  const { profit, wages = 0, spouseWages = 0, withheld = 0, healthInsurance = 0, ownPlan = 0 } = request;
  const expenses = countedExpenses(values, values);
  const hasJob = wages + spouseWages > 0;
  const official = useOfficial(loadStateLaw, values, [profit, wages, spouseWages, withheld, healthInsurance, ownPlan], (law) =>
    answerInPlace(placeOf(values.state, values), (place) => answerTo(values, law, place)),
  );
  const placeRows = usePlaceRows({ load: loadPlaces, income: 'profits' }, values);
  const cityTax = cityTaxNamed(values, profit);
  const keptLabel = useKeptLabel();
  const isOver = request.taxYear < CURRENT_TAX_YEAR && installmentDays[request.taxYear].value.every(isPast);
  const meaning = ({ tax, effectiveRate }: Answer) => {
    const loss = expenses.total - values.income;
    if (loss > 0) {
      if (tax.totalTax >= 0) return t('self-employment:loss.owner', { loss: money(loss) });
      return t('freelancer-results:lossNextToWages', { loss: money(loss), saved: money(-tax.totalTax) });
    }
    if (tax.totalTax === 0) return t('hero.nothing');
    const sentences = [t(hasJob ? 'hero.shareNextToWages' : 'hero.share', { share: percent(effectiveRate), total: money(tax.totalTax) })];
    if (tax.quarters.required > 0)
      sentences.push(t(isOver ? 'hero.quartersPast' : 'hero.quarters', { payment: money(Math.ceil(tax.quarters.installment)) }));
    return sentences.join(' ');
  };
  return (
    <CalculatorResults
      values={values}
      rowsOf={placeRows}
      basis={t(hasJob ? 'basisNextToWages' : 'basis', {
        wages: moneyAsTyped(wages + spouseWages),
        work: t(`options.workType.${values.workType}`),
        income: moneyAsTyped(values.income),
        expenses: moneyAsTyped(expenses.total),
        status: t(`common:filingStatus.${FILING_STATUS_OF[values.filingStatus]}`),
      })}
      year={Number(values.taxYear)}
      official={official}
      show={({ answer, placeRefused }) => ({
        hero: {
          sentence: t(isOver ? 'hero.monthPast' : 'hero.month', { figure: FIGURE, year: answer.tax.taxYear }),
          field: 'setAside',
          value: monthlyOf(answer.tax),
          then: meaning(answer),
        },
        remarks: (
          <>
            {answer.saved > 0 && <p>{t('freelancer-results:saved', { saved: money(answer.saved) })}</p>}
            <StateRemark tax={answer.tax} chosen={values.state} />
            {answer.tax.ownPlan < ownPlan && <p>{t('freelancer-results:limited.ownPlan', { counted: money(answer.tax.ownPlan) })}</p>}
            {answer.tax.healthInsurance < healthInsurance && (
              <p>{t('freelancer-results:limited.healthInsurance', { counted: money(answer.tax.healthInsurance) })}</p>
            )}
            <PlaceRemark year={answer.tax.taxYear} refused={placeRefused} typed={usesTypedRate(answer.tax)} form={values} />
            {cityTax && (
              <p data-limit>
                <Marked>{t(`freelancer-results:${cityTax}`)}</Marked>
              </p>
            )}
          </>
        ),
        explanation: explanationOfParts(answer.tax, answer.tax.state ? t(`common:states.${answer.tax.state.code}`) : ''),
        more: (
          <>
            <Assumed facts={assumptionsOf(householdOf(request, values.state))} />
            <DeductedMethods
              year={Number(values.taxYear) as TaxYear}
              expenses={expenses}
              miles={values.miles ?? 0}
              squareFeet={values.officeArea ?? 0}
            />
            <Installments
              rough={rough.quarterlyPayment}
              official={answer.tax}
              byTables={hasJob && request.withheld === undefined}
              hasJob={hasJob}
              lastYearHighIncome={values.lastYearHighIncome}
            />
            {rough.grossIncome > 0 && answer.tax.totalTax >= 0 && (
              <PartsBar
                caption={t('kept.caption', { year: answer.tax.taxYear })}
                parts={[
                  ...partsOf(answer.tax).map((part) => ({ ...part, label: keptLabel(part.key, answer.tax) })),
                  {
                    key: 'expenses',
                    label: t('kept.expenses'),
                    value: Math.max(0, Math.min(expenses.total, rough.grossIncome)),
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
      lines={(official) => comparedLines(rough, expenses.total, official?.answer)}
      sums={SUMS}
      next={['business', 'home#states', 'home#simulator']}
    />
  );
}
