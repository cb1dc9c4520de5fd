import { CalculatorResults } from '@bracketwise/shared-ui/calculator/CalculatorResults';
import type { ComparedLine, OfficialComparison } from '@bracketwise/shared-ui/calculator/OfficialPanel';
import { filingStatusWord } from '@bracketwise/shared-ui/calculator/filing-status';
import { usePanel } from '@bracketwise/shared-ui/calculator/usePanel';
import { StateChoice } from '@bracketwise/shared-ui/calculator/StateChoice';
import { explanationOf } from '@bracketwise/shared-ui/explanation/explanation-of';
import { Notice } from '@bracketwise/shared-ui/feedback/Notice';
import { RetryNotice } from '@bracketwise/shared-ui/feedback/RetryNotice';
import { ChoicesForm } from '@bracketwise/shared-ui/forms/ChoicesForm';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { Marked } from '@bracketwise/shared-ui/words/Marked';
import { INCOME_LIMITS } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { PANEL_STATES } from '../../states/panel-states.ts';
import { useStateLaw } from '../../states/useStateLaw.ts';
import { officialRefund, type OfficialRefund } from './official.ts';
import { RefundPictures } from './RefundPictures.tsx';
import { limitsOf, taxRefund, type RefundInputs, type RefundResult } from './specified.ts';

const SUMS = [
  ['totalPayments', ['balance', 'totalTaxOwed']],
  ['totalTaxOwed', ['federalTax', 'stateTax']],
] as const;

export function RefundResults({ values }: { readonly values: RefundInputs }) {
  const { t } = useTranslation(['refund', 'calculator', 'common']);
  const { moneyWithCents, money, count } = useFormat();
  const result = taxRefund(values);
  const [choices, panel] = usePanel({ state: '' }, { state: PANEL_STATES });
  const law = useStateLaw(values.state, choices.values.state, values);
  const official = law.pending ? undefined : officialRefund(values, law.value);

  const comparison: OfficialComparison = {
    year: Number(values.taxYear),
    choices: values.state === 'other' && (
      <ChoicesForm label={t('calculator:official.choices')} choices={choices}>
        <StateChoice />
      </ChoicesForm>
    ),
    lines: comparedLines(result, official),
    loading: law.pending && !law.failed,
    because: t(limitsOf(values.taxYear, values.filingStatus) ? 'because.tables' : 'because.noBrackets', { year: values.taxYear }),
    remarks: (
      <>
        {law.failed && <RetryNotice message={t('calculator:state.failed')} onRetry={law.retry} />}
        {official && <OfficialRemarks official={official} />}
        {values.grossIncome > INCOME_LIMITS.maximum && (
          <Notice>{t('calculator:official.beyondLimits', { limit: money(INCOME_LIMITS.maximum) })}</Notice>
        )}
      </>
    ),
    explanation:
      official &&
      explanationOf({
        year: official.taxYear,
        lines: official.lines,
        federalTax: official.federalTax,
        state: official.state,
        stateName: official.state ? t(`common:states.${official.state.code}`) : '',
        furtherWords: 'refund',
      }),
  };
  return (
    <CalculatorResults
      values={values}
      panel={panel}
      basis={t('basis', {
        year: t(`options.taxYear.${values.taxYear}`),
        income: moneyWithCents(values.grossIncome),
        status: t(`common:filingStatus.${filingStatusWord[values.filingStatus]}`),
        children: count(values.children),
      })}
      announcement={t(result.isRefund ? 'announcement.refund' : 'announcement.owed', { amount: moneyWithCents(result.refundAmount) })}
      sums={SUMS}
      figures={[
        {
          field: 'refundAmount',
          word: result.isRefund ? 'refund' : 'owed',
          value: result.refundAmount,
          size: 'main',
          tone: result.isRefund ? 'positive' : 'danger',
        },
        { field: 'totalTaxOwed', value: result.totalTaxOwed, size: 'large' },
        { field: 'totalPayments', value: result.totalPayments, size: 'large' },
        { field: 'isRefund', value: result.isRefund, text: t(result.isRefund ? 'outcome.refund' : 'outcome.owed') },
        { field: 'taxYear', value: result.taxYear, text: t(`options.taxYear.${result.taxYear}`) },
        { field: 'grossIncome', value: result.grossIncome },
        { field: 'standardDeduction', value: result.standardDeduction },
        { field: 'taxableIncome', value: result.taxableIncome },
        { field: 'childTaxCredit', value: result.childTaxCredit },
        { field: 'federalTax', value: result.federalTax },
        { field: 'stateTax', value: result.stateTax },
        { field: 'federalWithholding', value: result.federalWithholding },
        { field: 'stateWithholding', value: result.stateWithholding },
        { field: 'estimatedPayments', value: result.estimatedPayments },
        { field: 'effectiveRate', value: result.effectiveRate, unit: 'percent' },
      ]}
      remarks={<QuickRemarks values={values} result={result} />}
      official={comparison}
    >
      {official && <RefundPictures official={official} quickTax={result.totalTaxOwed} status={values.filingStatus} />}
    </CalculatorResults>
  );
}

const comparedLines = (quick: RefundResult, official: OfficialRefund | undefined): ComparedLine[] => [
  { field: 'standardDeduction', quick: quick.standardDeduction, official: official?.standardDeduction },
  { field: 'taxableIncome', quick: quick.taxableIncome, official: official?.taxableIncome },
  {
    field: 'childTaxCredit',
    quick: quick.childTaxCredit,
    official: official && official.childTaxCredit + official.additionalChildTaxCredit,
  },
  { field: 'earnedIncomeCredit', official: official?.earnedIncomeCredit },
  { field: 'federalTax', quick: quick.federalTax, official: official?.federalTax },
  { field: 'stateTax', quick: quick.stateTax, official: official?.state?.tax },
  { field: 'totalTaxOwed', quick: quick.totalTaxOwed, official: official?.totalTax, total: true },
  { field: 'totalPayments', quick: quick.totalPayments, official: official?.totalPayments },
  ...(official && official.heldBack > 0 ? [{ field: 'heldBack', official: -official.heldBack }] : []),
  {
    field: 'balance',
    quick: quick.isRefund ? quick.refundAmount : -quick.refundAmount,
    official: official?.balance,
    total: true,
  },
  { field: 'effectiveRate', quick: quick.effectiveRate, official: official?.effectiveRate, unit: 'percent' },
];

/** Where the quick estimate has no rates, and what its year is. */
function QuickRemarks({ values, result }: { readonly values: RefundInputs; readonly result: RefundResult }) {
  const { t } = useTranslation(['refund', 'common']);
  const { money } = useFormat();
  const limits = limitsOf(values.taxYear, values.filingStatus);
  return (
    <>
      {!limits && (
        <Notice tone="warning">
          <p>{t('remarks.noBrackets', { status: t(`common:filingStatus.${filingStatusWord[values.filingStatus]}`) })}</p>
        </Notice>
      )}
      {limits && result.taxableIncome > limits[3] && (
        <Notice tone="warning">
          <p>{t('remarks.aboveLimit', { limit: money(limits[3]) })}</p>
        </Notice>
      )}
      {values.taxYear === '2026' && (
        <Notice>
          <p>{t('remarks.projected')}</p>
        </Notice>
      )}
    </>
  );
}

/** What comes of it by law, and what that rests on. */
function OfficialRemarks({ official: { balance, state, taxYear, additionalChildTaxCredit } }: { readonly official: OfficialRefund }) {
  const { t } = useTranslation(['refund', 'calculator']);
  const { moneyWithCents } = useFormat();
  const isRefund = balance > 0;
  return (
    <>
      <p>
        <data value={String(isRefund)} data-field="isRefund">
          {t(isRefund ? 'remarks.officialRefund' : 'remarks.officialOwed')}
        </data>{' '}
        <strong>
          <data value={Math.abs(balance)} data-field="refundAmount">
            {moneyWithCents(Math.abs(balance))}
          </data>
        </strong>
      </p>
      {additionalChildTaxCredit > 0 && <p>{t('remarks.refunded', { amount: moneyWithCents(additionalChildTaxCredit) })}</p>}
      {!state && <p>{t('remarks.withoutState')}</p>}
      <p>{t('remarks.wages')}</p>
      {taxYear === 2026 && (
        <p>
          <Marked>{t('remarks.final')}</Marked>
        </p>
      )}
      {state && state.year !== taxYear && <p>{t('calculator:state.otherYear', { year: taxYear, stateYear: state.year })}</p>}
    </>
  );
}
