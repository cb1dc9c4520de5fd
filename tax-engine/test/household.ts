import type { Usd } from '@bracketwise/contract/amounts';
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { ExplanationLine, ExplanationSection, LineLabel } from '@bracketwise/contract/lines';
import type { StateCode } from '@bracketwise/contract/states';
import type { Estimate } from '@bracketwise/contract/wire';
import { ESTIMATE_YEARS, HOUSEHOLD_YEARS, type EstimateYear, type LawYear } from '@bracketwise/contract/years';
import { estimateTax } from '../src/index.ts';
import { fileReturns, type StateFiling } from '../src/filing.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { yearsOf } from '../src/rules/state-law.ts';

/** Every year with every filing status. */
export const YEARS_AND_STATUSES = ESTIMATE_YEARS.flatMap((year) => FILING_STATUSES.map((status) => [year, status] as const));

/** The years in which the state's form covers whole households, with the one that is being added if the state has it. */
export const householdYearsOf = (state: StateCode): readonly LawYear[] =>
  yearsOf(stateLaws[state]).filter((year) => year >= HOUSEHOLD_YEARS[0]);

export function estimate(state: StateCode, taxYear: EstimateYear, filingStatus: FilingStatus, income: Usd): Estimate {
  return estimateTax({ state, taxYear, filingStatus, income });
}

/** The state's return of a household that takes the standard deduction, as estimates do. */
export function stateFiledWithStandard(household: Household & { state: StateCode }, stateRefundableCredits = true): StateFiling {
  return fileReturns(stateLaws[household.state], household, { deduction: 'standard', stateRefundableCredits }).state!;
}

export function linesOf({ lines }: Estimate, section: ExplanationSection, label?: LineLabel): readonly ExplanationLine[] {
  return lines.filter((line) => line.section === section && (label === undefined || line.label === label));
}

export function stateTax(state: StateCode, taxYear: EstimateYear, filingStatus: FilingStatus, income: Usd): Usd {
  return estimate(state, taxYear, filingStatus, income).stateTax;
}

/** The dollars of the state's only line with this label. */
export function amountOf(
  state: StateCode,
  taxYear: EstimateYear,
  filingStatus: FilingStatus,
  income: Usd,
  label: LineLabel,
): Usd | undefined {
  const lines = linesOf(estimate(state, taxYear, filingStatus, income), 'state', label);
  expect(lines.length).toBeLessThanOrEqual(1);
  return lines[0]?.amount;
}

/** The tax of the lines in whole cents, so sums are exact. */
export function centsOf(lines: readonly Pick<ExplanationLine, 'tax'>[]): number {
  return lines.reduce((sum, { tax }) => sum + cents(tax ?? 0), 0);
}

export function cents(amount: Usd): number {
  return Math.round(amount * 100);
}
