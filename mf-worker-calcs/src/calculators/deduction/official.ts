/** The official answer of the deduction calculator. */
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import type { TaxYear } from '@bracketwise/contract/years';
import { deductionChoice, type DeductionChoice, mostAgedOrBlind } from '@bracketwise/tax-engine';
import type { DeductionInputs } from './form.ts';
import type { ByCategory } from './specified.ts';

export function officialChoice(values: DeductionInputs, paid: ByCategory): DeductionChoice {
  // A refund in one category doesn't reduce the others.
  const positive = (amount = 0) => Math.max(0, amount);
  const given = (amount: number | undefined) => (amount !== undefined && amount >= 0 ? amount : undefined);
  const filingStatus = FILING_STATUS_OF[values.filingStatus];
  return deductionChoice({
    taxYear: Number(values.taxYear) as TaxYear,
    filingStatus,
    adjustedGrossIncome: given(values.adjustedGrossIncome),
    agedOrBlind: Math.min(Number(values.agedOrBlind), mostAgedOrBlind(filingStatus)),
    medicalExpenses: positive(paid.medical),
    stateLocalTaxes: positive(paid.state_tax),
    mortgageInterest: positive(paid.mortgage),
    mortgageDebt: given(values.mortgageDebt),
    charitableDonations: positive(paid.charitable),
    otherDeductions: values.otherAllowed ? positive(paid.other) : 0,
  });
}
