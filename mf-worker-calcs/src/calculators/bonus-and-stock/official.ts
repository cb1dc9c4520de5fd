/** What is withheld from the bonus or stock, and what it costs on the return of the year. */
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import { PAY_PERIODS, type Job } from '@bracketwise/contract/paychecks';
import { placeOf } from '@bracketwise/shared-ui/calculator';
import {
  answerInPlace,
  type HomePlace,
  type IncentiveExerciseTax,
  type NonqualifiedExerciseTax,
  type PurchasePlanSaleRequest,
  type PurchasePlanSaleTax,
  roundToCents,
  type SupplementalPayTax,
  taxOnBonus,
  taxOnIncentiveExercise,
  taxOnNonqualifiedExercise,
  taxOnPurchasePlanSale,
  taxOnVesting,
  type TaxReturn,
  taxReturnWith,
  type VestingTax,
} from '@bracketwise/tax-engine';
import type { PayLaw } from '../../states/pay-law.ts';
import { PERCENT, taxYearOf, type BonusAndStockInputs } from './form.ts';

/** Paid by the employer, which withholds. */
type PaidAnswer = (
  | { readonly kind: 'bonus'; readonly tax: SupplementalPayTax }
  | { readonly kind: 'rsu'; readonly tax: VestingTax }
  | { readonly kind: 'nso'; readonly tax: NonqualifiedExerciseTax }
) & { readonly taxReturn: TaxReturn };

interface ExerciseAnswer {
  readonly kind: 'iso';
  readonly tax: IncentiveExerciseTax;
  /** Whole shares whose exercise adds no federal tax, however many there are. */
  readonly sharesWithoutTax: number;
}

interface SaleAnswer {
  readonly kind: 'espp';
  readonly tax: PurchasePlanSaleTax;
  /** At the same prices, but after both waiting periods. Only of a sale before that. */
  readonly later?: PurchasePlanSaleTax;
  readonly taxReturn: TaxReturn;
}

export type BonusAndStockAnswer = (PaidAnswer | ExerciseAnswer | SaleAnswer) & {
  /** What the answer was computed for. */
  readonly household: Household;
  /** Whether the answer leaves out the place because its figures are not confirmed. */
  readonly placeRefused: boolean;
};
type AnswerOf<Each> = Each & Pick<BonusAndStockAnswer, 'household'>;

export function officialBonusAndStock(values: BonusAndStockInputs, payLaw: PayLaw): BonusAndStockAnswer {
  const { answer, placeRefused } = answerInPlace(placeOf(payLaw.law.code, values), (place) => answerFor(values, payLaw, place));
  return { ...answer, placeRefused };
}

function answerFor(values: BonusAndStockInputs, payLaw: PayLaw, place: HomePlace) {
  if (values.kind === 'iso') return exercise(values, payLaw, place);
  if (values.kind === 'espp') return sale(values, payLaw, place);
  return pay(values, payLaw, place);
}

const people = ({ filingStatus, ...values }: BonusAndStockInputs, { law }: PayLaw, place: HomePlace) => ({
  taxYear: taxYearOf({ filingStatus, ...values }),
  filingStatus: FILING_STATUS_OF[filingStatus],
  state: law.code,
  ...place,
});

const householdOf = (values: BonusAndStockInputs, payLaw: PayLaw, place: HomePlace): Household => ({
  ...people(values, payLaw, place),
  wages: values.wages,
  ...(values.spouseWages !== undefined && { spouseWages: values.spouseWages }),
});

/** How often most employers pay. It only matters to states that withhold by the regular pay. */
const FREQUENCY = 'biweekly';

const jobOf = (wages: number, of: Job['of'] = 'self'): Job => ({
  of,
  frequency: FREQUENCY,
  pay: roundToCents(wages / PAY_PERIODS[FREQUENCY]),
});

function pay(values: BonusAndStockInputs, payLaw: PayLaw, place: HomePlace): AnswerOf<PaidAnswer> {
  const { law, withholding } = payLaw;
  const { kind, amount = 0, shares = 0, strike = 0, price = 0, wages, spouseWages } = values;
  const jobs = [jobOf(wages), ...(spouseWages === undefined ? [] : [jobOf(spouseWages, 'spouse')])];
  const paychecks = { household: people(values, payLaw, place), jobs };
  // The year's totals do not depend on the day.
  const date = `${values.taxYear}-06-30`;
  const paid = <Paid extends SupplementalPayTax>(tax: Paid) => {
    // Paychecks are rounded to cents, and the wages are not the sum of them.
    const household = {
      ...tax.paychecks.household,
      wages: roundToCents(wages + tax.amount),
      ...(spouseWages !== undefined && { spouseWages }),
    };
    return { tax, household, taxReturn: taxReturnWith(law, household) };
  };
  if (kind === 'rsu') return { kind, ...paid(taxOnVesting(law, withholding, { paychecks, date, shares, price })) };
  if (kind === 'nso')
    return { kind, ...paid(taxOnNonqualifiedExercise(law, withholding, { paychecks, date, shares, strike, marketValue: price })) };
  return { kind: 'bonus', ...paid(taxOnBonus(law, withholding, { paychecks, bonus: { date, amount } })) };
}

/** Of floating-point division: 0.3 / 0.1 is less than 3. */
const NOISE = 1e-9;

function exercise(values: BonusAndStockInputs, payLaw: PayLaw, place: HomePlace): AnswerOf<ExerciseAnswer> {
  const { shares = 0, strike = 0, price = 0 } = values;
  const household = householdOf(values, payLaw, place);
  const spread = price - strike;
  // A spread beyond every crossover, to find how many shares are free of tax even if all of the visitor's are.
  const most = { shares: 1, strike: 0, marketValue: INCOME_LIMITS.maximum };
  const { spreadWithoutTax } = taxOnIncentiveExercise(payLaw.law, { household, ...most });
  return {
    kind: 'iso',
    tax: taxOnIncentiveExercise(payLaw.law, { household, shares, strike, marketValue: price }),
    sharesWithoutTax: Math.floor(spreadWithoutTax / spread + NOISE),
    household,
  };
}

/** Both waiting periods have passed since, in every year of the law. */
const LONG_AGO = '2000-01-01';

function sale(values: BonusAndStockInputs, payLaw: PayLaw, place: HomePlace): AnswerOf<SaleAnswer> {
  const { shares = 0, grantValue = 0, purchaseValue = 0, pricePaid = 0, discount = 0, salePrice = 0 } = values;
  const { grantDate = '', purchaseDate = '', saleDate = '' } = values;
  const request: PurchasePlanSaleRequest = {
    household: householdOf(values, payLaw, place),
    shares,
    grantDate,
    purchaseDate,
    saleDate,
    grantValue,
    purchaseValue,
    pricePaid,
    discount: discount / PERCENT,
    salePrice,
  };
  const { law } = payLaw;
  const tax = taxOnPurchasePlanSale(law, request);
  return {
    kind: 'espp',
    tax,
    ...(tax.disposition === 'disqualifying' && {
      later: taxOnPurchasePlanSale(law, { ...request, grantDate: LONG_AGO, purchaseDate: LONG_AGO }),
    }),
    household: tax.household,
    taxReturn: taxReturnWith(law, tax.household),
  };
}
