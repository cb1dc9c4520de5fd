import type { StateCode } from '@bracketwise/contract/states';
import { type Official, useOfficial } from '@bracketwise/shared-ui/calculator';
import { loadStateLaw, type InvestmentTax, type InvestmentTaxRequest, type StateLaw, taxOnInvestmentIncome } from '@bracketwise/tax-engine';

/** The request of a calculator, without the state's law. */
export type InvestmentQuestion = Omit<InvestmentTaxRequest, 'state'>;

export interface InvestmentAnswer {
  readonly tax: InvestmentTax;
  /** Answers further questions under the same law. */
  readonly taxOf: (question: InvestmentQuestion) => InvestmentTax;
}

const AMOUNTS = ['otherTaxableIncome', 'longTermGain', 'shortTermGain', 'qualifiedDividends', 'ordinaryDividends'] as const;

/** @param values - of the form; its `state` decides which law to load */
export function useInvestmentTax(values: { readonly state: StateCode | '' }, question: InvestmentQuestion): Official<InvestmentAnswer> {
  const amounts = AMOUNTS.flatMap((name) => question[name] ?? []).map(Math.abs);
  return useOfficial(loadStateLaw, values, amounts, (law: StateLaw | undefined) => {
    const taxOf = (asked: InvestmentQuestion) => taxOnInvestmentIncome({ ...asked, ...(law && { state: law }) });
    return { tax: taxOf(question), taxOf };
  });
}
