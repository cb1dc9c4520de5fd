import type { Usd } from '@bracketwise/contract/amounts';
import { roundToCents, sumOf } from '../kernel/money.ts';
import { capitalGainSchedules } from '../law/federal/capital-gains.ts';
import { adjustmentException, electionLimit, FOREIGN_SHARE } from '../law/federal/foreign-tax-credit.ts';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import { collectiblesRate, depreciatedRealEstateRate } from '../law/federal/special-gains.ts';
import type { FederalStep, Form1040 } from './form-1040.ts';
import { gainsByRateOf } from './special-gains.ts';

/**
 * Schedule 3 line 1: Form 1116 for passive income and for pay abroad (general category), or the election without it. The foreign passive
 * income counts as qualified dividends and long-term gains as far as the return has them. The alternative minimum tax (AMT) is left as it is:
 * its own foreign tax credit is taken to be the same. Leaves out what is carried over.
 */
export const foreignTax: FederalStep = (form) => {
  const { household, year, status, worksheet } = form;
  const { foreignTaxPaid, foreignTaxOnEarnings } = household;
  if (foreignTaxPaid + foreignTaxOnEarnings === 0 || household.nonresident) return;
  const regular = sumOf(form.regularTax, form.excessAdvancePremiumCredit);
  const { value, source } = electionLimit[year];
  // Only for passive income alone: 26 U.S.C. § 904(j)(2)(A).
  const isElected = foreignTaxOnEarnings === 0 && foreignTaxPaid <= value[status];
  const passive = { income: household.foreignIncome, atLowerRates: foreignAtLowerRates(form) };
  const ofPassive = Math.min(foreignTaxPaid, isElected ? regular : regular * foreignShare(form, passive));
  form.creditableTaxOnEarnings = taxOnIncludedEarnings(form);
  // Form 1116 line 2: what is deducted from the pay itself.
  const notTaxed = form.excludedIncome + (form.choices.foreignSelfEmployment ? form.ownSelfEmploymentTaxDeduction : 0);
  const ofEarnings =
    form.creditableTaxOnEarnings === 0
      ? 0
      : Math.min(form.creditableTaxOnEarnings, regular * foreignShare(form, { income: household.foreignEarnedIncome, notTaxed }));
  const before = worksheet.roundedTax;
  worksheet.credit('foreignTaxCredit', Math.min(ofPassive + ofEarnings, regular), isElected ? source : FOREIGN_SHARE);
  form.foreignTaxCredit = sumOf(before, -worksheet.roundedTax);
};

/**
 * Form 1116 line 14: without the tax on excluded pay. What belongs to the pay is deducted from it, also from its excluded part; housing that a
 * business deducts is not excluded. 26 U.S.C. § 911(d)(6); 26 CFR § 1.911-6(c); Publication 514.
 */
function taxOnIncludedEarnings(form: Form1040): Usd {
  const { foreignTaxOnEarnings, foreignEarnedIncome } = form.household;
  if (foreignEarnedIncome === 0) return 0;
  const included = foreignEarnedIncome - form.excludedIncome;
  if (!form.choices.foreignSelfEmployment) return roundToCents((foreignTaxOnEarnings * included) / foreignEarnedIncome);
  const taxable = included - form.ownSelfEmploymentTaxDeduction;
  if (taxable <= 0) return 0;
  // Half the self-employment tax, before the part that belongs to excluded profit was denied.
  const half = form.ownSelfEmploymentTaxDeduction / (1 - form.foreignEarnedIncomeExclusion / foreignEarnedIncome);
  return roundToCents((foreignTaxOnEarnings * taxable) / (foreignEarnedIncome - form.housingExclusion - half));
}

interface ForeignIncome {
  /** Gross income of the category, including what of it is excluded. */
  readonly income: Usd;
  /** What of it is excluded or deducted. */
  readonly notTaxed?: Usd;
  /** What of it is qualified dividends and gains. */
  readonly atLowerRates?: Usd;
}

/**
 * The share of the taxable income that is foreign, after its part of the deduction: Form 1116 lines 1a to 3g, 17 to 19. Excluded pay takes its
 * part of the deduction too. Where the adjustment for lower rates may be left out, the filer has the larger share.
 */
function foreignShare(form: Form1040, { income, notTaxed = 0, atLowerRates = 0 }: ForeignIncome): number {
  const fromAllSources = form.grossIncome + form.excludedIncome;
  const foreign = Math.min(income, fromAllSources);
  if (foreign === 0 || form.taxableIncome === 0) return 0;
  const taxed = foreign - notTaxed - (form.deduction * foreign) / fromAllSources;
  const shareWithout = (ofForeign: Usd, ofAll: Usd) => {
    const all = form.taxableIncome - ofAll;
    return all > 0 ? Math.min(1, Math.max(0, taxed - ofForeign) / all) : 0;
  };
  if (form.preferentialIncome <= 0) return shareWithout(0, 0);
  const { amount, leftOut } = rateDifferential(form);
  const adjusted = shareWithout(amount > 0 ? (atLowerRates * leftOut) / amount : 0, leftOut);
  return needsAdjustment(form) ? adjusted : Math.max(adjusted, shareWithout(0, 0));
}

/** The foreign income counts as qualified dividends and gains first. */
const foreignAtLowerRates = ({ household, preferentialIncome }: Form1040): Usd =>
  Math.min(household.foreignIncome, Math.max(0, preferentialIncome));

function needsAdjustment(form: Form1040): boolean {
  const { below, rateBelow } = adjustmentException[form.year].value;
  const ordinaryEnd = incomeTaxSchedules[form.year].value[form.scheduleStatus].find(({ rate }) => rate >= rateBelow)?.from ?? Infinity;
  return foreignAtLowerRates(form) >= below || form.taxableIncome - form.preferentialIncome > ordinaryEnd;
}

/**
 * The taxable income at lower rates, and what of it the limit leaves out: each rate's distance from the highest one, as a share of that.
 * @see 26 U.S.C. § 904(b)(2)(B), (3)(E); Form 1116 instructions, Worksheet for Line 18
 */
function rateDifferential(form: Form1040): { readonly amount: Usd; readonly leftOut: Usd } {
  const { year, scheduleStatus, taxableIncome, preferentialIncome, excludedIncome } = form;
  const highest = incomeTaxSchedules[year].value[scheduleStatus].at(-1)?.rate ?? 1;
  const rates = capitalGainSchedules[year].value[scheduleStatus];
  const start = excludedIncome + Math.max(0, taxableIncome - preferentialIncome);
  const end = excludedIncome + taxableIncome;
  const special = gainsByRateOf(form, taxableIncome);
  const parts = special
    ? [
        ...rates.map(({ rate }, index) => ({ rate, amount: special.byBracket[index] ?? 0 })),
        { rate: depreciatedRealEstateRate[year].value, amount: special.depreciation },
        { rate: collectiblesRate[year].value, amount: special.collectibles },
      ]
    : rates.map(({ rate, from, to }) => ({ rate, amount: Math.max(0, Math.min(end, to) - Math.max(start, from)) }));
  return {
    amount: parts.reduce((sum, part) => sum + part.amount, 0),
    leftOut: parts.reduce((sum, { rate, amount }) => sum + amount * (1 - rate / highest), 0),
  };
}
