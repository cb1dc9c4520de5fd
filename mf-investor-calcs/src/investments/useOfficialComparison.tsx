import type { ComparedLine, OfficialComparison } from '@bracketwise/shared-ui/calculator/OfficialPanel';
import { StateChoice } from '@bracketwise/shared-ui/calculator/StateChoice';
import { explanationOf } from '@bracketwise/shared-ui/explanation/explanation-of';
import { Notice } from '@bracketwise/shared-ui/feedback/Notice';
import { RetryNotice } from '@bracketwise/shared-ui/feedback/RetryNotice';
import { ChoicesForm } from '@bracketwise/shared-ui/forms/ChoicesForm';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { Sourced } from '@bracketwise/shared-ui/words/Sourced';
import { INCOME_LIMITS, type InvestmentTax } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { TABLES_OF } from '../rates-by-income/specified.ts';
import type { OfficialInvestmentTax } from './useInvestmentTax.ts';

/** Why the quick estimate and the law differ: `because.<reason>` of the words. `term`: they judge the holding period differently. */
export type Reason = 'noRates' | 'preferential' | 'ordinary' | 'loss' | 'term';

/** The specified figures that the official ones are set against, by the names they carry. */
export interface QuickTax {
  readonly tax: readonly [field: string, usd: number];
  readonly net: readonly [field: string, usd: number];
  /** Percentage of the gain or dividend. */
  readonly rate: readonly [field: string, percentage: number];
}

const comparedLines = ({ tax, net, rate }: QuickTax, official: InvestmentTax | undefined): ComparedLine[] => [
  { field: 'federalTax', quick: tax[1], official: official && official.ordinaryTax + official.preferentialTax },
  ...(official?.alternativeMinimumTax ? [{ field: 'alternativeMinimumTax', official: official.alternativeMinimumTax }] : []),
  { field: 'netInvestmentIncomeTax', official: official?.netInvestmentIncomeTax },
  { field: 'stateTax', official: official?.state?.tax },
  { field: tax[0], quick: tax[1], official: official?.totalTax, total: true },
  { field: net[0], quick: net[1], official: official?.netIncome },
  { field: rate[0], quick: rate[1], official: official?.effectiveRate, unit: 'percent' },
];

/** The official panel of a tax on gains or dividends. @param figures - for the reason's sentence */
export function useOfficialComparison(
  official: OfficialInvestmentTax,
  quick: QuickTax,
  reason: Reason,
  figures: Readonly<Record<string, string>> = {},
): OfficialComparison {
  const { t } = useTranslation(['investments', 'calculator', 'common']);
  const { money } = useFormat();
  const { tax, beyondLimits, choices, law, question } = official;
  return {
    year: question.taxYear,
    choices: (
      <ChoicesForm label={t('calculator:official.choices')} choices={choices}>
        <StateChoice />
      </ChoicesForm>
    ),
    lines: comparedLines(quick, tax),
    loading: law.pending && !law.failed,
    because: t(`because.${reason}`, { year: question.taxYear, quickYear: TABLES_OF, ...figures }),
    remarks: (
      <>
        {law.failed && <RetryNotice message={t('calculator:state.failed')} onRetry={law.retry} />}
        {tax && <Remarks tax={tax} />}
        {beyondLimits && <Notice>{t('calculator:official.beyondLimits', { limit: money(INCOME_LIMITS.maximum) })}</Notice>}
      </>
    ),
    explanation:
      tax &&
      explanationOf({
        year: tax.taxYear,
        lines: tax.lines,
        federalTax: tax.federalTax,
        state: tax.state,
        stateName: tax.state ? t(`common:states.${tax.state.code}`) : '',
        furtherWords: 'investments',
      }),
  };
}

/** What is to be said of a loss, and of the state's tax. */
function Remarks({ tax }: { readonly tax: InvestmentTax }) {
  const { t } = useTranslation(['investments', 'calculator', 'common']);
  const { moneyWithCents } = useFormat();
  const { taxYear, state, loss } = tax;
  const stateName = state ? t(`common:states.${state.code}`) : '';
  return (
    <>
      {loss && (
        <p>
          {t('loss', {
            total: moneyWithCents(loss.total),
            deducted: moneyWithCents(loss.deducted),
            saved: moneyWithCents(loss.taxSaved),
            carried: moneyWithCents(loss.carriedOver),
          })}
        </p>
      )}
      {state && (
        <p>
          <Sourced text={t(`treatment.${state.treatment}`, { state: stateName })} source={state.treatmentSource} />
          {state.year !== taxYear && ` ${t('calculator:state.otherYear', { year: taxYear, stateYear: state.year })}`}
        </p>
      )}
    </>
  );
}
