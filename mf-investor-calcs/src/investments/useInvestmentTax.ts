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

const AMOUNTS = [
  'otherTaxableIncome',
  'longTermGain',
  'shortTermGain',
  'qualifiedDividends',
  'ordinaryDividends',
  'cryptoIncome',
  'longTermLossCarryover',
  'shortTermLossCarryover',
] as const;

/** The sums of a list, which are at least as large as any sum that the answer adds up. */
const sumsOf = (lots: InvestmentQuestion['lots'] = []): readonly number[] =>
  (['basis', 'proceeds', 'adjustment'] as const).map((field) => lots.reduce((sum, lot) => sum + Math.abs(lot[field] ?? 0), 0));

/** @param values - of the form; its `state` decides which law to load */
export function useInvestmentTax(values: { readonly state: StateCode | '' }, question: InvestmentQuestion): Official<InvestmentAnswer> {
  const amounts = [...AMOUNTS.flatMap((name) => question[name] ?? []).map(Math.abs), ...sumsOf(question.lots)];
  return useOfficial(loadStateLaw, values, amounts, (law: StateLaw | undefined) => {
    const taxOf = (asked: InvestmentQuestion) => taxOnInvestmentIncome({ ...asked, ...(law && { state: law }) });
    return { tax: taxOf(question), taxOf };
  });
}
