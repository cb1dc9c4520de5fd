/** The door of the engine: everything that others may use of it, except the tables of federal law, which pages print by topic. */
export * from './contract.ts';
export { capitalGainBrackets, federalBrackets } from './federal-brackets.ts';
export { MOST_DEPENDENTS, type Household } from './household.ts';
export { estimateTax, jurisdictions, taxReturn } from './jurisdictions.ts';
export { roundToCents } from './kernel/money.ts';
export type { ByStatus, Cited, LawTable } from './kernel/law-table.ts';
export { graduatedTax, type Bracket, type Schedule } from './kernel/schedule.ts';
export { loadStateLaw } from './law/states/load.ts';
export * from './questions/business.ts';
export * from './questions/deduction.ts';
export { estimateWith } from './questions/estimate.ts';
export * from './questions/foreign-worker.ts';
export * from './questions/income-abroad.ts';
export * from './questions/investments.ts';
export * from './questions/refund.ts';
export * from './questions/simulator.ts';
export { estimatedTax, type EstimatedTax, type EstimatedTaxRequest } from './rules/estimated-tax.ts';
export { heldMoreThanOneYear } from './rules/holding-period.ts';
export {
  itemizedDeductions,
  mostAgedOrBlind,
  stateAndLocalTaxDeduction,
  standardDeductionWith,
  type ItemizableExpenses,
} from './rules/itemized-deductions.ts';
export * from './rules/residence.ts';
export { peopleOn } from './rules/retirement.ts';
export { asFederal, STATE_TREATMENTS, type LeftOut, type StateLaw, type StateTreatment, type Treatment } from './rules/state-law.ts';
export { STATE_CODES, STATE_NAMES, type StateCode } from './state-codes.ts';
export { taxReturnWith, type TaxReturn } from './tax-return.ts';
export type * from './wire.ts';
