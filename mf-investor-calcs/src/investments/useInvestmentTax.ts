import { useLoaded, type Loaded } from '@bracketwise/shared-ui/calculator/useLoaded';
import { useChoices } from '@bracketwise/shared-ui/forms/ChoicesForm';
import {
  INCOME_LIMITS,
  type InvestmentTax,
  type InvestmentTaxRequest,
  loadStateLaw,
  type StateCode,
  type StateLaw,
  taxOnInvestmentIncome,
} from '@bracketwise/tax-engine';

/** What a calculator asks; the state is chosen in the panel. */
export type InvestmentQuestion = Omit<InvestmentTaxRequest, 'state'>;

export interface OfficialInvestmentTax {
  readonly question: InvestmentQuestion;
  /** Undefined where an amount is beyond what the official tables are computed for. */
  readonly tax: InvestmentTax | undefined;
  readonly choices: ReturnType<typeof useChoices<{ state: string }>>;
  readonly law: Loaded<StateLaw>;
}

const AMOUNTS = ['otherTaxableIncome', 'longTermGain', 'shortTermGain', 'qualifiedDividends', 'ordinaryDividends'] as const;
const withinLimits = (question: InvestmentQuestion) => AMOUNTS.every((name) => Math.abs(question[name] ?? 0) <= INCOME_LIMITS.maximum);

/** The official answer, with the state that is chosen in the panel. */
export function useInvestmentTax(question: InvestmentQuestion): OfficialInvestmentTax {
  const choices = useChoices({ state: '' });
  const law = useLoaded<StateCode, StateLaw>(choices.values.state as StateCode | '', loadStateLaw);
  const tax = withinLimits(question) ? taxOnInvestmentIncome({ ...question, ...(law.value && { state: law.value }) }) : undefined;
  return { question, tax, choices, law };
}
