import type { FormFilingStatus } from '@bracketwise/shared-ui/calculator/filing-status';
import { useLoaded, type Loaded } from '@bracketwise/shared-ui/calculator/useLoaded';
import { parseAmount } from '@bracketwise/shared-ui/forms/amount';
import { useChoices } from '@bracketwise/shared-ui/forms/ChoicesForm';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import {
  type FilingStatus,
  INCOME_LIMITS,
  type IncomeAbroadTax,
  loadStateLaw,
  type StateCode,
  type StateLaw,
  taxOnIncomeAbroad,
} from '@bracketwise/tax-engine';
import { officialExpat } from './official.ts';
import type { ExpatInputs } from './specified.ts';

const NOT_ASKED = { filingStatus: 'single', state: '', housingLimit: '' };

/** Undefined where an amount is beyond what the official tables are computed for. */
type Answer = IncomeAbroadTax | undefined;

export interface OfficialExpat {
  readonly choices: ReturnType<typeof useChoices<typeof NOT_ASKED>>;
  readonly filingStatus: FilingStatus;
  readonly law: Loaded<StateLaw>;
  /** By the visitor's answer. */
  readonly tax: Answer;
  /** With the exclusion and without it, whatever the answer. */
  readonly withExclusion: Answer;
  readonly without: Answer;
}

/** The official answer, with what is chosen in the panel. */
export function useOfficialExpat(values: ExpatInputs): OfficialExpat {
  const { locale } = useFormat();
  const choices = useChoices(NOT_ASKED);
  const law = useLoaded<StateCode, StateLaw>(choices.values.state as StateCode | '', loadStateLaw);
  const housingLimit = parseAmount(choices.values.housingLimit, locale);
  const status = choices.values.filingStatus as FormFilingStatus;
  const answer = (claimsExclusion?: boolean): Answer => {
    const question = {
      ...officialExpat(values, status, claimsExclusion),
      ...(housingLimit >= 0 && housingLimit <= INCOME_LIMITS.maximum && { housingLimit }),
      ...(law.value && { state: law.value }),
    };
    const { foreignEarnedIncome, otherIncome, housingExpenses } = question;
    return Math.max(foreignEarnedIncome, otherIncome, housingExpenses) <= INCOME_LIMITS.maximum ? taxOnIncomeAbroad(question) : undefined;
  };
  const { filingStatus } = officialExpat(values, status);
  return { choices, filingStatus, law, tax: answer(), withExclusion: answer(true), without: answer(false) };
}
