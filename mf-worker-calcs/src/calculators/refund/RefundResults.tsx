import {
  AS_FILED_OUTLINE,
  Assumed,
  CalculatorResults,
  type ComparedLine,
  FIGURE,
  HeadOfHousehold,
  type HeroAnswer,
  placeOf,
  PlaceRemark,
  useOfficial,
  usePlaceRows,
} from '@bracketwise/shared-ui/calculator';
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import { explanationOf } from '@bracketwise/shared-ui/explanation';
import { Notice } from '@bracketwise/shared-ui/feedback';
import { shownParts, useFormat } from '@bracketwise/shared-ui/format';
import { Stack } from '@bracketwise/shared-ui/layout';
import { Marked } from '@bracketwise/shared-ui/words';
import { answerInPlace, loadStateLaw, assumptionsOf, usesTypedRate } from '@bracketwise/tax-engine';
import { additionalMedicareThreshold, additionalMedicareWithheldAbove } from '@bracketwise/tax-engine/law/federal/medicare';
import { useTranslation } from 'react-i18next';
import { formState } from '../../states/form-states.ts';
import { loadPlaces } from '../../states/load-places.ts';
import { filedRefund } from './as-filed-on-demand.ts';
import type { RefundValues } from './form.ts';
import { householdOf, officialRefund, type OfficialRefund } from './official.ts';
import { RefundCharts } from './RefundCharts.tsx';
import { limitsOf, PROJECTED_YEAR, taxRefund, type RefundResult } from './specified.ts';

const SUMS = [
  ['totalPayments', ['balance', 'totalTaxOwed']],
  ['totalTaxOwed', ['federalTax', 'medicareNotWithheld', 'stateTax', 'localTax']],
] as const;

export function RefundResults({ values }: { readonly values: RefundValues }) {
  const { t } = useTranslation(['refund', 'explanation', 'common']);
  const { money, count, moneyAsTyped } = useFormat();
  const rough = taxRefund({ ...values, state: formState(values.state) });
  const official = useOfficial(loadStateLaw, values, [values.grossIncome], (law) =>
    answerInPlace(placeOf(values.state, values), (place) => officialRefund(values, law, place)),
  );
  const placeRows = usePlaceRows({ load: loadPlaces, income: 'pay' }, values);
  const hasRates = limitsOf(values.taxYear, values.filingStatus) !== undefined;
  const isFederal = official.status === 'answered' && official.answer.answer.stateApart > 0;
  const outcome = (isRefund: boolean) => t(isRefund ? 'explanation:refund.outcome.refund' : 'explanation:refund.outcome.owed');
  const heroOf = ({ balance, totalPayments, heldBack, stateApart, taxDue, creditsPaid }: OfficialRefund): HeroAnswer => {
    const payments = totalPayments - heldBack;
    const paid = money(payments);
    const [, tax = 0, credits = 0] = shownParts([balance, taxDue, -creditsPaid], 0, 0).map(Math.abs);
    const items = creditsPaid === 0 ? 'tax' : taxDue === 0 ? 'credits' : 'creditsAndTax';
    const outcomeOf = balance > 0 ? 'refund' : 'owed';
    return {
      sentence: t(stateApart > 0 ? `explanation:refund.federal.${outcomeOf}` : `hero.${outcomeOf}`, { figure: FIGURE }),
      field: 'refundAmount',
      value: Math.abs(balance),
      // Neutral while the withholding is missing.
      ...(balance > 0 && { tone: 'positive' }),
      ...(balance < 0 && payments > 0 && { tone: 'danger' }),
      then: t(`hero.${items}`, { paid, credits: money(credits), tax: money(tax) }),
    };
  };
  return (
    <CalculatorResults
      values={values}
      rowsOf={placeRows}
      basis={t('basis', {
        year: t(`options.taxYear.${values.taxYear}`),
        income: moneyAsTyped(values.grossIncome),
        status: t(`common:filingStatus.${FILING_STATUS_OF[values.filingStatus]}`),
        children: count(values.children),
      })}
      year={Number(values.taxYear)}
      official={official}
      show={({ answer, placeRefused }) => ({
        hero: heroOf(answer),
        remarks: (
          <>
            <filedRefund.Section values={values} medicareWithheld={answer.additionalMedicareWithheld} fallback={AS_FILED_OUTLINE} />
            <MedicareRemark official={answer} status={values.filingStatus} />
            <StateRemarks official={answer} />
            <PlaceRemark year={answer.taxYear} refused={placeRefused} typed={usesTypedRate(answer)} form={values} />
            <LocalRemarks official={answer} />
          </>
        ),
        explanation: explanationOf({
          year: answer.taxYear,
          lines: answer.lines,
          federalTax: answer.federalTax,
          state: answer.state,
          localTax: answer.localTax,
          stateName: answer.state ? t(`common:states.${answer.state.code}`) : '',
        }),
        more: (
          <>
            <HeadOfHousehold saving={answer.savedAsHead} />
            <Assumed facts={assumptionsOf(householdOf(values), answer).filter(({ fact }) => fact !== 'leviesInFull')} />
            <Assumptions official={answer} />
            <RefundCharts
              official={answer}
              roughTax={rough.totalTaxOwed - (answer.stateApart > 0 ? rough.stateTax : 0)}
              status={values.filingStatus}
            />
          </>
        ),
      })}
      rough={[
        { field: 'refundAmount', word: rough.isRefund ? 'refund' : 'owed', value: rough.refundAmount },
        { field: 'totalTaxOwed', value: rough.totalTaxOwed },
        { field: 'totalPayments', value: rough.totalPayments },
        { field: 'isRefund', value: rough.isRefund, text: outcome(rough.isRefund) },
        { field: 'taxYear', value: rough.taxYear, text: t(`options.taxYear.${rough.taxYear}`) },
        { field: 'grossIncome', value: rough.grossIncome },
        { field: 'standardDeduction', value: rough.standardDeduction },
        { field: 'taxableIncome', value: rough.taxableIncome },
        { field: 'childTaxCredit', value: rough.childTaxCredit },
        { field: 'federalTax', value: rough.federalTax },
        { field: 'stateTax', value: rough.stateTax },
        { field: 'federalWithholding', value: rough.federalWithholding },
        { field: 'stateWithholding', value: rough.stateWithholding },
        { field: 'estimatedPayments', value: rough.estimatedPayments },
        { field: 'effectiveRate', value: rough.effectiveRate, unit: 'percent' },
      ]}
      roughRemarks={<RoughRemarks values={values} rough={rough} />}
      why={[hasRates ? 'tables' : 'noBrackets', 'credits', isFederal ? 'stateApart' : 'state']}
      lines={(official) => comparedLines(rough, official?.answer, hasRates, outcome)}
      sums={SUMS}
      next={['salary', 'deduction', 'home#simulator']}
    />
  );
}

/** @param counted - whether the rough estimate has rates for the filing status */
const comparedLines = (
  rough: RefundResult,
  official: OfficialRefund | undefined,
  counted: boolean,
  text: (isRefund: boolean) => string,
): ComparedLine[] => [
  { field: 'standardDeduction', rough: rough.standardDeduction, official: official?.standardDeduction },
  { field: 'taxableIncome', rough: rough.taxableIncome, official: official?.taxableIncome },
  {
    field: 'childTaxCredit',
    rough: rough.childTaxCredit,
    official: official && official.childTaxCredit + official.additionalChildTaxCredit,
  },
  { field: 'earnedIncomeCredit', official: official?.earnedIncomeCredit },
  { field: 'federalTax', rough: counted ? rough.federalTax : undefined, official: official?.federalTax },
  ...(official && official.medicareDue > 0 ? [{ field: 'medicareNotWithheld', official: official.medicareDue }] : []),
  { field: 'stateTax', rough: rough.stateTax, official: official?.state?.tax },
  ...(official?.localTaxOnStateReturn ? [{ field: 'localTax', official: official.localTaxOnStateReturn }] : []),
  { field: 'totalTaxOwed', rough: rough.totalTaxOwed, official: official?.totalTax, total: true },
  ...(official && official.medicareDue < 0 ? [{ field: 'medicareNotOwed', official: -official.medicareDue }] : []),
  { field: 'totalPayments', rough: rough.totalPayments, official: official?.totalPayments },
  ...(official && official.heldBack > 0 ? [{ field: 'heldBack', official: -official.heldBack }] : []),
  ...(official && official.stateApart > 0 ? [{ field: 'stateApart', official: official.stateApart }] : []),
  { field: 'isRefund', rough: rough.isRefund, official: official && official.balance > 0, text },
  {
    field: 'balance',
    rough: rough.isRefund ? rough.refundAmount : -rough.refundAmount,
    official: official?.balance,
    total: true,
  },
  ...(official?.localTaxApart ? [{ field: 'localTaxApart', official: official.localTaxApart }] : []),
  { field: 'effectiveRate', rough: rough.effectiveRate, official: official?.effectiveRate, unit: 'percent' },
];

/** Says where the rough estimate has no rates, and which year's tables it uses. */
function RoughRemarks({ values, rough }: { readonly values: RefundValues; readonly rough: RefundResult }) {
  const { t } = useTranslation(['refund', 'explanation', 'common']);
  const { money } = useFormat();
  const limits = limitsOf(values.taxYear, values.filingStatus);
  const isTooLow = rough.federalTax < officialRefund(values, undefined).federalTax;
  return (
    <>
      {!limits && (
        <Notice tone="warning">
          <p>{t('explanation:refund.remarks.noBrackets', { status: t(`common:filingStatus.${FILING_STATUS_OF[values.filingStatus]}`) })}</p>
        </Notice>
      )}
      {limits && rough.taxableIncome > limits[3] && isTooLow && (
        <Notice tone="warning">
          <p>{t('explanation:refund.remarks.aboveLimit', { limit: money(limits[3]) })}</p>
        </Notice>
      )}
      {values.taxYear === PROJECTED_YEAR && <p>{t('explanation:refund.remarks.projected', { year: PROJECTED_YEAR })}</p>}
    </>
  );
}

/** Says what the employer withholds too little or too much for the Additional Medicare Tax. */
function MedicareRemark({ official, status }: { readonly official: OfficialRefund; readonly status: RefundValues['filingStatus'] }) {
  const { t } = useTranslation('refund');
  const { money } = useFormat();
  const { medicareDue, taxYear } = official;
  if (medicareDue === 0) return null;
  return (
    <p>
      {t(medicareDue > 0 ? 'medicare.due' : 'medicare.notDue', {
        amount: money(Math.abs(medicareDue)),
        owed: money(additionalMedicareThreshold[taxYear].value[FILING_STATUS_OF[status]]),
        withheld: money(additionalMedicareWithheldAbove[taxYear].value),
      })}
    </p>
  );
}

/** Says whether the answer includes the state's return, what each return pays back, and whether all of the state's figures are published. */
function StateRemarks({ official: { state, taxYear, stateApart, federalBalance, balance } }: { readonly official: OfficialRefund }) {
  const { t } = useTranslation(['calculator', 'explanation', 'common']);
  const { money } = useFormat();
  if (!state) return <p>{t('state.federalOnly')}</p>;
  const name = t(`common:states.${state.code}`);
  const [federal = 0, ofState = 0] = shownParts([federalBalance, balance - federalBalance], 0, 0);
  const part = (of: string, amount: number) =>
    t(`explanation:refund.parts.${amount < 0 ? 'owed' : 'refund'}`, { of, amount: money(Math.abs(amount)) });
  return (
    <>
      {stateApart > 0 && <p>{t('explanation:refund.remarks.notWithheld', { state: name, tax: money(stateApart) })}</p>}
      {ofState !== 0 && <p>{[part(t('explanation:refund.parts.federal'), federal), part(name, ofState)].join(' · ')}</p>}
      {state.provisional && <p>{t('state.provisional', { year: taxYear, before: taxYear - 1 })}</p>}
    </>
  );
}

/** Says where the local tax is settled: on the state's return, or on its own. */
function LocalRemarks({ official: { state, stateApart, localTaxOnStateReturn, localTaxApart } }: { readonly official: OfficialRefund }) {
  const { t } = useTranslation(['refund', 'explanation', 'common']);
  const { money } = useFormat();
  return (
    <>
      {state && stateApart === 0 && localTaxOnStateReturn !== 0 && (
        <p>{t('explanation:refund.remarks.localOnState', { state: t(`common:states.${state.code}`) })}</p>
      )}
      {localTaxApart !== 0 && <p>{t('explanation:refund.remarks.localApart', { amount: money(localTaxApart) })}</p>}
    </>
  );
}

/** Lists the assumptions of the answer. */
function Assumptions({ official: { taxYear, additionalChildTaxCredit } }: { readonly official: OfficialRefund }) {
  const { t } = useTranslation('refund');
  const { moneyWithCents } = useFormat();
  return (
    <Stack $gap="s">
      {additionalChildTaxCredit > 0 && (
        <p>{t('explanation:refund.remarks.refunded', { amount: moneyWithCents(additionalChildTaxCredit) })}</p>
      )}
      <p>{t('explanation:refund.remarks.wages')}</p>
      {String(taxYear) === PROJECTED_YEAR && (
        <p>
          <Marked>{t('explanation:refund.remarks.final', { year: PROJECTED_YEAR })}</Marked>
        </p>
      )}
    </Stack>
  );
}
