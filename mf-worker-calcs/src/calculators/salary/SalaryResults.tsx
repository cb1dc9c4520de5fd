import { CalculatorResults } from '@bracketwise/shared-ui/calculator/CalculatorResults';
import type { ComparedLine, OfficialComparison } from '@bracketwise/shared-ui/calculator/OfficialPanel';
import { filingStatusWord } from '@bracketwise/shared-ui/calculator/filing-status';
import { StateChoice } from '@bracketwise/shared-ui/calculator/StateChoice';
import { useLoaded } from '@bracketwise/shared-ui/calculator/useLoaded';
import { usePanel } from '@bracketwise/shared-ui/calculator/usePanel';
import { YearChoice } from '@bracketwise/shared-ui/calculator/YearChoice';
import { PartsBar } from '@bracketwise/shared-ui/charts/PartsBar';
import { explanationOf } from '@bracketwise/shared-ui/explanation/explanation-of';
import { Notice } from '@bracketwise/shared-ui/feedback/Notice';
import { RetryNotice } from '@bracketwise/shared-ui/feedback/RetryNotice';
import { ChoicesForm } from '@bracketwise/shared-ui/forms/ChoicesForm';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import {
  DEFAULT_ESTIMATE_YEAR,
  type Estimate,
  ESTIMATE_YEARS,
  type EstimateYear,
  INCOME_LIMITS,
  loadStateLaw,
  STATE_CODES,
  type StateCode,
  type StateLaw,
} from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { officialSalary } from './official.ts';
import { PayPeriods } from './PayPeriods.tsx';
import { QUICK_RATES, netSalary, type SalaryInputs, type SalaryResult } from './specified.ts';

const PANEL = { state: STATE_CODES, taxYear: ESTIMATE_YEARS.map(String) };

const SUMS = [
  ['gross', ['net', 'total']],
  ['total', ['federal', 'state', 'socialSecurity', 'medicare', 'additionalMedicare']],
] as const;

/** The panel starts from the state of the form: where that is another one, it starts anew. */
export const SalaryResults = ({ values }: { readonly values: SalaryInputs }) => <ResultsOfState key={values.state} values={values} />;

function ResultsOfState({ values }: { readonly values: SalaryInputs }) {
  const { t } = useTranslation(['salary', 'calculator', 'common']);
  const { moneyWithCents, money, lawRate } = useFormat();
  const result = netSalary(values);
  const [choices, panel] = usePanel({ state: values.state, taxYear: String(DEFAULT_ESTIMATE_YEAR) }, PANEL);
  const law = useLoaded<StateCode, StateLaw>(choices.values.state, loadStateLaw, values);
  const year = Number(choices.values.taxYear) as EstimateYear;
  const official = law.value && officialSalary(values, law.value, year);
  const stateName = t(`common:states.${choices.values.state}`);

  const comparison: OfficialComparison = {
    year,
    choices: (
      <ChoicesForm label={t('calculator:official.choices')} choices={choices}>
        <StateChoice required />
        <YearChoice years={ESTIMATE_YEARS} />
      </ChoicesForm>
    ),
    lines: comparedLines(result, official),
    loading: law.pending && !law.failed,
    because: t('because', { year, state: stateName }),
    remarks: (
      <>
        {law.failed && <RetryNotice message={t('calculator:state.failed')} onRetry={law.retry} />}
        {values.grossSalary > INCOME_LIMITS.maximum && (
          <Notice>{t('calculator:official.beyondLimits', { limit: money(INCOME_LIMITS.maximum) })}</Notice>
        )}
      </>
    ),
    explanation:
      official &&
      explanationOf({
        year,
        lines: official.lines,
        federalTax: official.federalTax,
        payrollTax: official.socialSecurity + official.medicare + official.additionalMedicare,
        state: { tax: official.stateTax },
        stateName,
      }),
  };
  return (
    <CalculatorResults
      values={values}
      panel={panel}
      basis={t('basis', {
        gross: moneyWithCents(values.grossSalary),
        state: t(`common:states.${values.state}`),
        status: t(`common:filingStatus.${filingStatusWord[values.filingStatus]}`),
      })}
      announcement={t('announcement', { net: moneyWithCents(result.net), month: moneyWithCents(result.netMonthly) })}
      sums={SUMS}
      figures={[
        { field: 'net', value: result.net, size: 'main' },
        { field: 'netMonthly', value: result.netMonthly, size: 'large' },
        { field: 'netBiweekly', value: result.netBiweekly, size: 'large' },
        { field: 'gross', value: result.gross },
        { field: 'federal', value: result.federal },
        { field: 'state', value: result.state },
        { field: 'socialSecurity', value: result.socialSecurity },
        { field: 'medicare', value: result.medicare },
        { field: 'total', value: result.total },
      ]}
      remarks={
        <Notice>
          <p>{t('remarks.flat', { federal: lawRate(QUICK_RATES.federal / 100), state: lawRate(QUICK_RATES.state / 100) })}</p>
        </Notice>
      }
      official={comparison}
    >
      <PayPeriods year={year} gross={result.gross} quickNet={result.net} officialNet={official?.netIncome} />
      {official && (
        <PartsBar
          cents
          caption={t('kept.caption', { year, state: stateName })}
          parts={keptParts(official).map((part) => ({ ...part, label: t(`kept.${part.key}`) }))}
        />
      )}
    </CalculatorResults>
  );
}

const comparedLines = (quick: SalaryResult, official: Estimate | undefined): ComparedLine[] => [
  { field: 'gross', quick: quick.gross, official: official?.grossIncome },
  { field: 'federal', quick: quick.federal, official: official?.federalTax },
  { field: 'state', quick: quick.state, official: official?.stateTax },
  { field: 'socialSecurity', quick: quick.socialSecurity, official: official?.socialSecurity },
  { field: 'medicare', quick: quick.medicare, official: official?.medicare },
  ...(official?.additionalMedicare ? [{ field: 'additionalMedicare', official: official.additionalMedicare }] : []),
  { field: 'total', quick: quick.total, official: official?.totalTax, total: true },
  { field: 'net', quick: quick.net, official: official?.netIncome, total: true },
];

const keptParts = ({ netIncome, federalTax, stateTax, socialSecurity, medicare, additionalMedicare }: Estimate) => [
  { key: 'net' as const, value: netIncome },
  { key: 'federal' as const, value: federalTax },
  { key: 'state' as const, value: stateTax },
  { key: 'socialSecurity' as const, value: socialSecurity },
  { key: 'medicare' as const, value: medicare + additionalMedicare },
];
