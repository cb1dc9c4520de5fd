/** The engine's public API, except for the tables of federal law, which pages import by topic. */
export { federalBrackets, type BracketRange, type FederalBracket } from './federal-brackets.ts';
export { FILED_FORMS, FILED_LINE_KEYS, type FiledLine } from './federal/lines-as-filed.ts';
export type { NotComputed, StateFiler, TaxOfState } from './filing.ts';
export { HouseholdError, withPartsLimited } from './household.ts';
export { businessStructures, comparedPlaceTax, estimateTax, jurisdictions, paychecks, taxReturn } from './jurisdictions.ts';
export { roundToCents } from './kernel/money.ts';
export type { ByStatus, LawTable } from './kernel/law-table.ts';
export { graduatedTax, type Schedule } from './kernel/schedule.ts';
export { formsOfStates, sitesOfAgencies, YEAR_OF_FORMS, type StateReturn } from './law/several-states/forms.ts';
export { loadEntityLaw } from './law/entities/load.ts';
export { loadStateLaw } from './law/states/load.ts';
export { loadStateWithholding } from './law/withholding/load.ts';
export { loadResidentOfPart, loadSeveralStates } from './load-several-states.ts';
export { ASSUMED_AGES, ASSUMED_FACTS, assumedJobs, assumptionsOf, type Assumption } from './questions/assumptions.ts';
export { taxOnBonus } from './questions/bonus.ts';
export { taxOnBusiness, type BusinessTax, type BusinessTaxRequest } from './questions/business.ts';
export { businessComparison, salaryEffects, type BusinessComparison } from './questions/business-comparison.ts';
export { changesNearby, NEARBY_INCOMES, type NearbyChange } from './questions/changes-nearby.ts';
export { effectOf, taxPartsOf } from './questions/compare-returns.ts';
export { isCounting, omissionsOf, type Omission } from './questions/counted.ts';
export { deductionChoice, type DeductionChoice, type DeductionChoiceRequest } from './questions/deduction.ts';
export { estimateWith } from './questions/estimate.ts';
export { estimateChart } from './questions/estimate-chart.ts';
export { taxOnFreelancer, type FreelancerTax, type FreelancerTaxRequest } from './questions/freelancer.ts';
export { taxOnForeignWorker, type ForeignWorkerTax } from './questions/foreign-worker.ts';
export { taxOnIncomeAbroad, type IncomeAbroadTax, type StateTaxAbroad } from './questions/income-abroad.ts';
export { incomeChart, type FilePay } from './questions/income-chart.ts';
export { taxOnInvestmentIncome, type CapitalLoss, type InvestmentTax, type InvestmentTaxRequest } from './questions/investments.ts';
export { savedByItemizing } from './questions/itemizing.ts';
export { dependsOnWork, largestPlaceTax, placeTaxOf, withPlaceTax } from './questions/local-tax.ts';
export { savedAsHeadOfHousehold } from './questions/head-of-household.ts';
export { marginalRates, type MarginalRate } from './questions/marginal-rates.ts';
export { deductionEffectsWith, type DeductionEffect } from './questions/deduction-effects.ts';
export { paychecksWith } from './questions/paychecks.ts';
export { PaychecksError } from './questions/paychecks-request.ts';
export { answerInPlace, estimateInPlace, usesTypedRate, type HomePlace } from './questions/places.ts';
export { householdTax, type HouseholdTax, type HouseholdTaxRequest } from './questions/refund.ts';
export { returnAsFiled, type ReturnAsFiled } from './questions/return-as-filed.ts';
export { taxAfterSavings, type SavingsRequest } from './questions/simulator.ts';
export {
  taxOnIncentiveExercise,
  taxOnNonqualifiedExercise,
  type IncentiveExerciseTax,
  type NonqualifiedExerciseTax,
} from './questions/stock-options.ts';
export { taxOnPurchasePlanSale, type PurchasePlanSaleRequest, type PurchasePlanSaleTax } from './questions/stock-purchase-plan.ts';
export type { SupplementalPayTax } from './questions/supplemental-pay.ts';
export { taxOnVesting, type VestingTax } from './questions/vesting.ts';
export { whatIfs, type WhatIf } from './questions/what-ifs.ts';
export { withholdingCheck, type ProjectedRefund, type WithholdingCheck } from './questions/withholding.ts';
export { placeProfile, placeRows, placeTaxes } from './place-profile.ts';
export { PROFILE_AGED, PROFILE_INCOME, PROFILE_STEP, PROFILE_YEAR } from './profile-people.ts';
export { carExpenses, homeOffice, type ComparedMethods } from './rules/business-expenses.ts';
export type { EntityLaw } from './rules/entity-law.ts';
export { heldMoreThanOneYear } from './rules/holding-period.ts';
export { LOT_METHODS } from './rules/lot-matching.ts';
export { ASSET_KINDS, problemOf, type Lot, type LotProblem } from './rules/lots.ts';
export { itemizedDeductions, stateAndLocalTaxDeduction } from './rules/itemized-deductions.ts';
export { placesIn, type TaxOfPlace } from './rules/local-tax.ts';
export {
  LONGEST_YEAR,
  mayChooseResidence,
  NONRESIDENT_FILING_STATUSES,
  residenceOf,
  type ImmigrationStatus,
  type Presence,
  type Residence,
} from './rules/residence.ts';
export { peopleOn } from './rules/retirement.ts';
export type { SalesOfYear } from './rules/sales-of-year.ts';
export { mostAgedOrBlind, standardDeductionWith } from './rules/standard-deduction.ts';
export { STATE_TREATMENTS, type StateLaw } from './rules/state-law.ts';
export { PROFILE_COUPLE, PROFILE_LARGE_GAIN, PROFILE_WEALTHY, stateProfile } from './state-profile.ts';
export { taxReturnWith, type TaxReturn } from './tax-return.ts';
