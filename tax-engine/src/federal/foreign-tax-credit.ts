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
  form.creditableTaxOnEarnings = taxOnIncludedEarnings(form);
  // Form 1116 line 2: what is deducted from the pay itself.
  const notTaxed = form.excludedIncome + (form.choices.foreignSelfEmployment ? form.ownSelfEmploymentTaxDeduction : 0);
  const creditWithout = ({ ofPassive, ofAll }: LeftOut): Usd => {
    const passive = { income: household.foreignIncome, leftOut: ofPassive };
    const pay = { income: household.foreignEarnedIncome, notTaxed };
    return (
      Math.min(foreignTaxPaid, isElected ? regular : regular * foreignShare(form, passive, ofAll)) +
      Math.min(form.creditableTaxOnEarnings, regular * foreignShare(form, pay, ofAll))
    );
  };
  const adjusted = creditWithout(form.preferentialIncome > 0 ? leftOutAtLowerRates(form) : NOTHING_LEFT_OUT);
  // The filer may leave the adjustment out of all categories or of none.
  const credit = needsAdjustment(form) ? adjusted : Math.max(adjusted, creditWithout(NOTHING_LEFT_OUT));
  const before = worksheet.roundedTax;
  worksheet.credit('foreignTaxCredit', Math.min(credit, regular), isElected ? source : FOREIGN_SHARE);
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

/** What the limit leaves out because it is taxed at lower rates. */
interface LeftOut {
  readonly ofPassive: Usd;
  readonly ofAll: Usd;
}

const NOTHING_LEFT_OUT: LeftOut = { ofPassive: 0, ofAll: 0 };

interface ForeignIncome {
  /** Gross income of the category, including what of it is excluded. */
  readonly income: Usd;
  /** What of it is excluded or deducted. */
  readonly notTaxed?: Usd;
  /** What of it the limit leaves out. */
  readonly leftOut?: Usd;
}

/**
 * The share of the taxable income that is foreign, after its part of the deduction: Form 1116 lines 1a to 3g, 17 to 19. Excluded pay takes its
 * part of the deduction too.
 */
function foreignShare(form: Form1040, { income, notTaxed = 0, leftOut = 0 }: ForeignIncome, leftOutOfAll: Usd): number {
  const fromAllSources = form.grossIncome + form.excludedIncome;
  const foreign = Math.min(income, fromAllSources);
  const all = form.taxableIncome - leftOutOfAll;
  if (foreign === 0 || all <= 0) return 0;
  const taxed = foreign - notTaxed - (form.deduction * foreign) / fromAllSources;
  return Math.min(1, Math.max(0, taxed - leftOut) / all);
}

/** The foreign income counts as qualified dividends and gains first. */
const foreignAtLowerRates = ({ household, preferentialIncome }: Form1040): Usd =>
  Math.min(household.foreignIncome, Math.max(0, preferentialIncome));

/** Excluded pay counts, because the worksheet for the tax on the rest has it: 26 U.S.C. § 911(f). */
function needsAdjustment(form: Form1040): boolean {
  const { below, rateBelow } = adjustmentException[form.year].value;
  const ordinary = form.excludedIncome + Math.max(0, form.taxableIncome - form.preferentialIncome);
  const ordinaryEnd = incomeTaxSchedules[form.year].value[form.scheduleStatus].find(({ rate }) => rate >= rateBelow)?.from ?? Infinity;
  return foreignAtLowerRates(form) >= below || ordinary > ordinaryEnd;
}

/**
 * Each lower rate's distance from the highest one, as a share of that. Foreign dividends are not taxed at the rates of collectibles and
 * depreciation, so they count there last.
 * @see 26 U.S.C. § 904(b)(2)(B), (3)(E); Form 1116 instructions, Worksheet for Line 18
 */
function leftOutAtLowerRates(form: Form1040): LeftOut {
  const { year, scheduleStatus, taxableIncome, preferentialIncome, excludedIncome } = form;
  const highest = incomeTaxSchedules[year].value[scheduleStatus].at(-1)?.rate ?? 1;
  const rates = capitalGainSchedules[year].value[scheduleStatus];
  const start = excludedIncome + Math.max(0, taxableIncome - preferentialIncome);
  const end = excludedIncome + taxableIncome;
  const special = gainsByRateOf(form, taxableIncome);
  const parts = [
    ...rates.map(({ rate, from, to }, index) => ({
      rate,
      amount: special ? (special.byBracket[index] ?? 0) : Math.max(0, Math.min(end, to) - Math.max(start, from)),
    })),
    { rate: depreciatedRealEstateRate[year].value, amount: special?.depreciation ?? 0 },
    { rate: collectiblesRate[year].value, amount: special?.collectibles ?? 0 },
  ];
  const amountOf = (some: typeof parts) => some.reduce((sum, { amount }) => sum + amount, 0);
  const leftOutOf = (some: typeof parts) => some.reduce((sum, { rate, amount }) => sum + amount * (1 - rate / highest), 0);
  /** Rates mix in proportion. */
  const leftOutIn = (some: typeof parts, amount: Usd) => (amount > 0 ? (amount * leftOutOf(some)) / amountOf(some) : 0);
  const [asDividends, others] = [parts.slice(0, rates.length), parts.slice(rates.length)];
  const foreign = foreignAtLowerRates(form);
  const first = Math.min(foreign, amountOf(asDividends));
  const rest = Math.min(foreign - first, amountOf(others));
  return { ofPassive: leftOutIn(asDividends, first) + leftOutIn(others, rest), ofAll: leftOutOf(parts) };
}
