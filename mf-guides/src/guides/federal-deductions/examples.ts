/** The households of the guide's examples, and what the law of `YEAR` makes of them. US dollars. */
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';
import { itemizedDeductions } from '@bracketwise/tax-engine';
import { YEAR } from '../years.ts';

/** A single homeowner for whom itemizing is better. */
export const homeowner = { stateLocalTaxes: 9_400, mortgageInterest: 8_200, charitableDonations: 1_800 };

const itemized = itemizedDeductions(homeowner, undefined, 'single', YEAR).total;
const standard = standardDeduction[YEAR].value.single;
const rate = incomeTaxSchedules[YEAR].value.single[2]?.rate ?? NaN;

export const homeownerChoice = { itemized, standard, more: itemized - standard, rate, saved: (itemized - standard) * rate };

/** A couple whose expenses of a year stay below the standard deduction, unless it gives for two years at once. */
export const givers = { stateLocalTaxes: 9_600, mortgageInterest: 11_400, charitableDonations: 8_000 };

const standardOfGivers = standardDeduction[YEAR].value.marriedJoint;
const itemizedGiving = (years: number) =>
  itemizedDeductions({ ...givers, charitableDonations: years * givers.charitableDonations }, undefined, 'marriedJoint', YEAR).total;
const deducted = (years: number) => Math.max(itemizedGiving(years), standardOfGivers);

/** `even` and `bunched` are deducted in two years together. */
export const bunching = {
  each: itemizedGiving(1),
  full: itemizedGiving(2),
  standard: standardOfGivers,
  even: 2 * deducted(1),
  bunched: deducted(2) + deducted(0),
};
