/** The choice of the deduction calculator put to the law. */
import { filingStatusWord } from '@bracketwise/shared-ui/calculator/filing-status';
import { deductionChoice, type DeductionChoice, INCOME_LIMITS, mostAgedOrBlind, type TaxYear } from '@bracketwise/tax-engine';
import type { FilingStatus } from '../../filing-status/specified.ts';
import type { ByCategory } from './specified.ts';

/** What the panel asks beside the form. US dollars. */
export interface DeductionChoices {
  readonly taxYear: TaxYear;
  readonly adjustedGrossIncome: number | undefined;
  readonly mortgageDebt: number | undefined;
  readonly agedOrBlind: number;
  /** Whether the entries of the category "other" are on the closed list of Schedule A. */
  readonly otherAllowed: boolean;
}

/** @returns undefined for amounts beyond what the official tables are computed for */
export function officialChoice(filingStatus: FilingStatus, paid: ByCategory, choices: DeductionChoices): DeductionChoice | undefined {
  const { taxYear, adjustedGrossIncome, mortgageDebt, agedOrBlind, otherAllowed } = choices;
  const amounts = Object.values(paid);
  if (amounts.some((amount) => amount > INCOME_LIMITS.maximum)) return undefined;
  // What was paid back of one category does not lessen the others.
  const positive = (amount = 0) => Math.max(0, amount);
  const status = filingStatusWord[filingStatus];
  return deductionChoice({
    taxYear,
    filingStatus: status,
    adjustedGrossIncome,
    agedOrBlind: Math.min(agedOrBlind, mostAgedOrBlind(status)),
    medicalExpenses: positive(paid.medical),
    stateLocalTaxes: positive(paid.state_tax),
    mortgageInterest: positive(paid.mortgage),
    mortgageDebt,
    charitableDonations: positive(paid.charitable),
    otherDeductions: otherAllowed ? positive(paid.other) : 0,
  });
}
