/** The guide's example households and their taxes under the law of `YEAR`. US dollars. */
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import { standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';
import { itemizedDeductions } from '@bracketwise/tax-engine';
import { YEAR } from '../years.ts';

/** A single homeowner who should itemize. */
export const homeowner = { stateLocalTaxes: 9_400, mortgageInterest: 8_200, charitableDonations: 1_800 };

const itemized = itemizedDeductions(homeowner, undefined, 'single', YEAR).total;
const standard = standardDeduction[YEAR].value.single;
const rate = incomeTaxSchedules[YEAR].value.single[2]?.rate ?? NaN;

export const homeownerChoice = { itemized, standard, more: itemized - standard, rate, saved: (itemized - standard) * rate };

/** A couple whose yearly expenses are below the standard deduction unless they bunch two years of gifts. */
export const givers = { stateLocalTaxes: 9_600, mortgageInterest: 11_400, charitableDonations: 8_000 };

const standardOfGivers = standardDeduction[YEAR].value.marriedJoint;
const itemizedGiving = (years: number) =>
  itemizedDeductions({ ...givers, charitableDonations: years * givers.charitableDonations }, undefined, 'marriedJoint', YEAR).total;
const deducted = (years: number) => Math.max(itemizedGiving(years), standardOfGivers);

/** `even` and `bunched` are the deductions of two years together. */
export const bunching = {
  each: itemizedGiving(1),
  full: itemizedGiving(2),
  standard: standardOfGivers,
  even: 2 * deducted(1),
  bunched: deducted(2) + deducted(0),
};
