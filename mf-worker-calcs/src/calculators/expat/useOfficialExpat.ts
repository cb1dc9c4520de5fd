import { FILING_STATUSES, type FormFilingStatus } from '@bracketwise/shared-ui/calculator/filing-status';
import { useLoaded, type Loaded } from '@bracketwise/shared-ui/calculator/useLoaded';
import { parseAmount } from '@bracketwise/shared-ui/forms/amount';
import { usePanel, type PanelInputs } from '@bracketwise/shared-ui/calculator/usePanel';
import type { useChoices } from '@bracketwise/shared-ui/forms/ChoicesForm';
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
import { PANEL_STATES } from '../../states/panel-states.ts';
import { officialExpat } from './official.ts';
import type { ExpatInputs } from './specified.ts';

const NOT_ASKED = { filingStatus: 'single', state: '', housingLimit: '' };

/** Undefined where an amount is beyond what the official tables are computed for, and until the law of the state is there. */
type Answer = IncomeAbroadTax | undefined;

const PANEL = { filingStatus: FILING_STATUSES, state: PANEL_STATES, housingLimit: 'amount' } as const;

export interface OfficialExpat {
  readonly choices: ReturnType<typeof useChoices<typeof NOT_ASKED>>;
  /** The choices as a link carries them. */
  readonly panel: PanelInputs;
  readonly filingStatus: FilingStatus;
  readonly law: Loaded<StateLaw>;
  /** An amount is beyond what the official tables are computed for. */
  readonly beyondLimits: boolean;
  /** By the visitor's answer. */
  readonly tax: Answer;
  /** With the exclusion and without it, whatever the answer. */
  readonly withExclusion: Answer;
  readonly without: Answer;
}

/** The official answer, with what is chosen in the panel. */
export function useOfficialExpat(values: ExpatInputs): OfficialExpat {
  const { locale } = useFormat();
  const [choices, panel] = usePanel(NOT_ASKED, PANEL);
  const law = useLoaded<StateCode, StateLaw>(choices.values.state as StateCode | '', loadStateLaw, values);
  const housingLimit = parseAmount(choices.values.housingLimit, locale);
  const status = choices.values.filingStatus as FormFilingStatus;
  const { filingStatus, foreignEarnedIncome, otherIncome, housingExpenses } = officialExpat(values, status);
  const beyondLimits = Math.max(foreignEarnedIncome, otherIncome, housingExpenses) > INCOME_LIMITS.maximum;
  const answer = (claimsExclusion?: boolean): Answer => {
    const question = {
      ...officialExpat(values, status, claimsExclusion),
      ...(housingLimit >= 0 && housingLimit <= INCOME_LIMITS.maximum && { housingLimit }),
      ...(law.value && { state: law.value }),
    };
    return beyondLimits || law.pending ? undefined : taxOnIncomeAbroad(question);
  };
  return { choices, panel, filingStatus, law, beyondLimits, tax: answer(), withExclusion: answer(true), without: answer(false) };
}
