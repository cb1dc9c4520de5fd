import type { Usd } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import type { IsoDate } from '@bracketwise/contract/years';
import { isDate } from '../kernel/days.ts';
import { roundToCents, sumOf } from '../kernel/money.ts';
import { stockPurchasePlan } from '../law/federal/stock-plans.ts';
import { heldMoreThanOneYear } from '../rules/holding-period.ts';
import type { StateLaw } from '../rules/state-law.ts';
import { effectOf, type TaxParts } from './compare-returns.ts';
import { assertAmounts } from './parts.ts';

/** Shares of an employee stock purchase plan (ESPP) that are sold. US dollars a share. */
export interface PurchasePlanSaleRequest {
  /** Without the sale, in the year of the sale. */
  readonly household: Household;
  readonly shares: number;
  /** First day of the offering: the grant. */
  readonly grantDate: IsoDate;
  readonly purchaseDate: IsoDate;
  readonly saleDate: IsoDate;
  /** Market value on the day of the grant. */
  readonly grantValue: Usd;
  /** Market value on the day of purchase. */
  readonly purchaseValue: Usd;
  readonly pricePaid: Usd;
  /** Discount of the plan as a fraction, at most 0.15. */
  readonly discount: number;
  readonly salePrice: Usd;
}

/** US dollars, rounded to cents. */
export interface PurchasePlanSaleTax {
  readonly disposition: 'qualifying' | 'disqualifying';
  /** The first day on which a sale is qualifying. */
  readonly qualifiesFrom: IsoDate;
  /** Taxed like wages, without payroll taxes or withholding. */
  readonly ordinaryIncome: Usd;
  /** Negative for a loss. */
  readonly gain: Usd;
  readonly isLongTerm: boolean;
  /** What was paid and the ordinary income. Forms 1099-B often leave out the latter. */
  readonly basis: Usd;
  /** What the sale adds to the year's taxes. */
  readonly cost: TaxParts;
  /** Value at the grant beyond what one may buy for each calendar year of the offering in which the option is outstanding. */
  readonly overLimit: Usd;
  /** With the sale. */
  readonly household: Household;
}

/**
 * What selling ESPP shares costs. A qualifying disposition, after two years from the grant and one from the purchase, has ordinary income of
 * the lesser of the gain and the discount at the grant (26 U.S.C. § 423(c)); another one has the discount on the day of purchase, even at a loss
 * (§ 421(b); 26 CFR § 1.421-2(b)). No payroll taxes: § 3121(a)(22). Leaves out Pennsylvania's tax on the day of purchase.
 * @param law - of the household's state
 * @throws HouseholdError or RangeError that names the refused field
 */
export function taxOnPurchasePlanSale(law: StateLaw | undefined, request: PurchasePlanSaleRequest): PurchasePlanSaleTax {
  assertSale(request);
  const { household, shares, grantDate, purchaseDate, saleDate, grantValue, purchaseValue, pricePaid, discount, salePrice } = request;
  const isLongTerm = heldMoreThanOneYear(purchaseDate, saleDate);
  const qualifiesFrom = firstQualifyingDay(grantDate, purchaseDate);
  const isQualifying = saleDate >= qualifiesFrom;
  const perShare = isQualifying
    ? Math.max(0, Math.min(salePrice - pricePaid, discount * grantValue))
    : Math.max(0, purchaseValue - pricePaid);
  const ordinaryIncome = roundToCents(shares * perShare);
  const basis = sumOf(roundToCents(shares * pricePaid), ordinaryIncome);
  const gain = sumOf(roundToCents(shares * salePrice), -basis);
  const term = isLongTerm ? 'longTermGain' : 'shortTermGain';
  const years = yearOf(purchaseDate) - yearOf(grantDate) + 1;
  const withSale = {
    ...household,
    otherIncome: sumOf(household.otherIncome ?? 0, ordinaryIncome),
    [term]: sumOf(household[term] ?? 0, gain),
  };
  return {
    disposition: isQualifying ? 'qualifying' : 'disqualifying',
    qualifiesFrom,
    ordinaryIncome,
    gain,
    isLongTerm,
    basis,
    cost: effectOf(law, household, withSale),
    overLimit: roundToCents(Math.max(0, shares * grantValue - years * stockPurchasePlan.value.yearlyLimit)),
    household: withSale,
  };
}

function assertSale({
  shares,
  grantDate,
  purchaseDate,
  saleDate,
  grantValue,
  purchaseValue,
  pricePaid,
  discount,
  salePrice,
  household,
}: PurchasePlanSaleRequest): void {
  assertAmounts({ shares, grantValue, purchaseValue, pricePaid, salePrice, proceeds: shares * salePrice });
  for (const [name, date] of Object.entries({ grantDate, purchaseDate, saleDate }))
    if (!isDate(date)) throw new RangeError(`${name} must be a date`);
  if (!(grantDate <= purchaseDate && purchaseDate <= saleDate))
    throw new RangeError('saleDate must not be before the purchase or the grant');
  if (yearOf(saleDate) !== household.taxYear) throw new RangeError('saleDate must be in the tax year');
  if (!(discount >= 0 && discount <= stockPurchasePlan.value.mostDiscount)) throw new RangeError('discount must be a fraction up to 0.15');
}

const yearOf = (date: IsoDate): number => Number(date.slice(0, 'YYYY'.length));
const yearsAfter = (date: IsoDate, years: number): IsoDate => `${String(yearOf(date) + years)}${date.slice('YYYY'.length)}`;

/** The first day that is more than two years after the grant and more than one after the purchase. 26 U.S.C. § 423(a)(1). */
function firstQualifyingDay(grantDate: IsoDate, purchaseDate: IsoDate): IsoDate {
  const lastOfGrant = yearsAfter(grantDate, stockPurchasePlan.value.yearsFromGrant);
  const lastOfPurchase = yearsAfter(purchaseDate, 1);
  const [year = 0, month = 0, date = 0] = (lastOfGrant > lastOfPurchase ? lastOfGrant : lastOfPurchase).split('-').map(Number);
  const day = new Date(Date.UTC(year, month - 1, date));
  // February 29 has no anniversary in most years, so that the day after it comes first.
  while (isoOf(day) <= lastOfGrant || !heldMoreThanOneYear(purchaseDate, isoOf(day))) day.setUTCDate(day.getUTCDate() + 1);
  return isoOf(day);
}

const isoOf = (day: Date): IsoDate => day.toISOString().slice(0, 'YYYY-MM-DD'.length);
