import type { Usd } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import { fileForm1040 } from '../federal/file.ts';
import type { FilingChoices } from '../federal/form-1040.ts';
import { linesAsFiled, type FiledLine, type PaymentsOfYear } from '../federal/lines-as-filed.ts';
import { fileReturns, type StateFiler } from '../filing.ts';
import { FIRST_FILED_YEAR, LAST_PUBLISHED_FORM } from '../law/federal/published-forms.ts';
import type { StateLaw } from '../rules/state-law.ts';

/** A federal return as it is filed, in whole dollars and by the IRS's printed tables. */
export interface ReturnAsFiled {
  /** The year of the form whose numbers the lines have: an earlier one while the form of the year is not published. */
  readonly formYear: number;
  /** Line 24. */
  readonly totalTax: Usd;
  /** Line 32. */
  readonly refundableCredits: Usd;
  /** Line 34, or line 37 as a negative amount; absent without payments. */
  readonly refund?: Usd;
  /** Those of Form 1040 and its schedules, in their order. */
  readonly lines: readonly FiledLine[];
}

/**
 * Fills in Form 1040 with the Tax Table, which credits limited by the tax follow.
 * @param law - of the household's state, because the state tax may be itemized
 * @param severalStates - for a household with several states, as in `taxReturnWith`
 * @returns undefined for a nonresident, and for years whose Form 1040 has other lines
 * @throws RangeError that names the household's field if it is out of range
 */
export function returnAsFiled(
  law: StateLaw | undefined,
  household: Household,
  payments?: PaymentsOfYear,
  choices: Pick<FilingChoices, 'deduction'> = {},
  severalStates?: StateFiler,
): ReturnAsFiled | undefined {
  if (household.taxYear < FIRST_FILED_YEAR || household.nonresident) return undefined;
  const { federal } = fileReturns(law, household, { stateRefundableCredits: true, ...choices }, severalStates);
  const lines = linesAsFiled(fileForm1040(federal.household, { ...federal.choices, taxTable: true }), payments);
  const amountOf = (key: FiledLine['key']) => lines.find((line) => line.key === key)?.amount ?? 0;
  return {
    formYear: Math.min(household.taxYear, LAST_PUBLISHED_FORM),
    totalTax: amountOf('totalTax'),
    refundableCredits: amountOf('refundableCredits'),
    ...(payments && { refund: amountOf('overpaid') - amountOf('owed') }),
    lines,
  };
}
