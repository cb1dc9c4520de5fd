import { useLoaded, type Loaded } from '@bracketwise/shared-ui/calculator/useLoaded';
import { usePanel, type PanelInputs } from '@bracketwise/shared-ui/calculator/usePanel';
import type { useChoices } from '@bracketwise/shared-ui/forms/ChoicesForm';
import {
  INCOME_LIMITS,
  type InvestmentTax,
  type InvestmentTaxRequest,
  loadStateLaw,
  STATE_CODES,
  type StateCode,
  type StateLaw,
  taxOnInvestmentIncome,
} from '@bracketwise/tax-engine';

/** What a calculator asks; the state is chosen in the panel. */
export type InvestmentQuestion = Omit<InvestmentTaxRequest, 'state'>;

export interface OfficialInvestmentTax {
  readonly question: InvestmentQuestion;
  /** An amount is beyond what the official tables are computed for. */
  readonly beyondLimits: boolean;
  /** Undefined there, and until the law of the state is there. */
  readonly tax: InvestmentTax | undefined;
  readonly choices: ReturnType<typeof useChoices<{ state: string }>>;
  /** The choices as a link carries them. */
  readonly panel: PanelInputs;
  readonly law: Loaded<StateLaw>;
}

const AMOUNTS = ['otherTaxableIncome', 'longTermGain', 'shortTermGain', 'qualifiedDividends', 'ordinaryDividends'] as const;
const withinLimits = (question: InvestmentQuestion) => AMOUNTS.every((name) => Math.abs(question[name] ?? 0) <= INCOME_LIMITS.maximum);

const PANEL = { state: ['', ...STATE_CODES] };

/**
 * The official answer, with the state that is chosen in the panel.
 * @param values - of the form: another calculation asks again for a law that could not be had
 */
export function useInvestmentTax(values: object, question: InvestmentQuestion): OfficialInvestmentTax {
  const [choices, panel] = usePanel({ state: '' }, PANEL);
  const law = useLoaded<StateCode, StateLaw>(choices.values.state as StateCode | '', loadStateLaw, values);
  const beyondLimits = !withinLimits(question);
  const tax = beyondLimits || law.pending ? undefined : taxOnInvestmentIncome({ ...question, ...(law.value && { state: law.value }) });
  return { question, beyondLimits, tax, choices, panel, law };
}
