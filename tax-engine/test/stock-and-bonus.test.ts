/** What bonuses and stock withhold and cost, with the computation of each. Single, 2026, without a state unless said. */
import type { Household } from '@bracketwise/contract/household';
import type { Job, PaychecksRequest } from '@bracketwise/contract/paychecks';
import { loadStateLaw, loadStateWithholding } from '../src/index.ts';
import { taxOnBonus } from '../src/questions/bonus.ts';
import { taxOnIncentiveExercise, taxOnNonqualifiedExercise } from '../src/questions/stock-options.ts';
import { taxOnPurchasePlanSale } from '../src/questions/stock-purchase-plan.ts';
import { taxOnVesting } from '../src/questions/vesting.ts';
import fc, { times } from './random.ts';

const SALARY: Job = { frequency: 'monthly', pay: 20_000 };
const paidBy = (job: Partial<Job> = {}): PaychecksRequest => ({
  household: { taxYear: 2026, filingStatus: 'single' },
  jobs: [{ ...SALARY, ...job }],
});

describe('a bonus', () => {
  test('is withheld at 22% and costs the marginal rate of the return', () => {
    const { withheld, cost, gap } = taxOnBonus(undefined, undefined, {
      paychecks: paidBy(),
      bonus: { date: '2026-06-30', amount: 10_000 },
    });
    // Pay of 240,000 is above the wage base and 200,000: Medicare takes 1.45% and 0.9%. The bracket is 32%: 223,900 to 233,900 taxable.
    expect(withheld).toEqual({ federal: 2_200, socialSecurity: 0, medicare: 235, levies: 0, state: 0, local: 0, total: 2_435 });
    expect(cost).toEqual({ total: 3_435, federal: 3_200, payroll: 235 });
    expect(gap).toBe(-1_000);
  });

  test('has 37% withheld above a million in the year', () => {
    const { withheld } = taxOnBonus(undefined, undefined, {
      paychecks: paidBy({ bonuses: [{ date: '2026-02-01', amount: 900_000 }] }),
      bonus: { date: '2026-06-30', amount: 200_000 },
    });
    // 22% of 100,000 and 37% of 100,000.
    expect(withheld.federal).toBe(59_000);
  });

  test('counts what the state withholds and charges', async () => {
    const [law, withholding] = await Promise.all([loadStateLaw('NY'), loadStateWithholding('NY')]);
    const { withheld, cost } = taxOnBonus(law, withholding, {
      paychecks: { ...paidBy(), household: { taxYear: 2026, filingStatus: 'single', state: 'NY' } },
      bonus: { date: '2026-06-30', amount: 10_000 },
    });
    // 11.70% on supplemental wages: NYS-50-T-NYS.
    expect(withheld.state).toBe(1_170);
    expect(cost.state).toBeGreaterThan(500);
  });

  test('is refused for a job that is not in the request', () => {
    expect(() => taxOnBonus(undefined, undefined, { paychecks: paidBy(), job: 1, bonus: { date: '2026-06-30', amount: 1 } })).toThrow(
      'job: must be the place of a job',
    );
  });

  test('is refused before the date of the pay stub, which has it already', () => {
    const paychecks = paidBy({ yearToDate: { through: '2026-06-30', pay: 120_000, federalWithholding: 24_000 } });
    expect(() => taxOnBonus(undefined, undefined, { paychecks, bonus: { date: '2026-06-30', amount: 1 } })).toThrow(
      'date: must be after the pay stub, 2026-06-30',
    );
  });
});

test('stock that vests is wages, and some of it pays the taxes', () => {
  const { amount, withheld, sharesForTaxes, gap, worth } = taxOnVesting(undefined, undefined, {
    paychecks: paidBy(),
    date: '2026-08-15',
    shares: 1_000,
    price: 100,
  });
  // 22,000 and 2.35% of 100,000; the return: 32% of 256,225 - 223,900 = 32,325, and 35% of 67,675 = 34,030.25.
  expect(amount).toBe(100_000);
  expect(withheld.total).toBe(24_350);
  expect(sharesForTaxes).toBe(243.5);
  expect(gap).toBe(22_000 - (10_344 + 23_686.25));
  expect(worth).toBe(100_000 - 2_350 - 34_030.25);
});

test('the spread of a nonqualified option is withheld like a bonus, in addition to its price', () => {
  const { amount, exerciseCost, cashNeeded } = taxOnNonqualifiedExercise(undefined, undefined, {
    paychecks: paidBy(),
    date: '2026-08-15',
    shares: 1_000,
    strike: 10,
    marketValue: 60,
  });
  expect({ amount, exerciseCost }).toEqual({ amount: 50_000, exerciseCost: 10_000 });
  expect(cashNeeded).toBe(10_000 + 11_000 + 1_175);
});

describe('an incentive stock option that is exercised and kept', () => {
  const household: Household = { taxYear: 2026, filingStatus: 'single', wages: 200_000 };
  const exercise = (spread: number) =>
    taxOnIncentiveExercise(undefined, { household, shares: 1_000, strike: 5, marketValue: 5 + spread / 1_000 });

  test('adds its spread to the income of the AMT', () => {
    const { spread, minimumTaxBefore, minimumTaxAdded, federalCost, spreadWithoutTax } = exercise(200_000);
    // Form 6251: 400,000 - 90,100 = 309,900; 26% of 244,500 + 28% of 65,400 = 81,882. Regular tax on 183,900: 36,734.
    expect({ spread, minimumTaxBefore }).toEqual({ spread: 200_000, minimumTaxBefore: 0 });
    expect(minimumTaxAdded).toBe(81_882 - 36_734);
    expect(federalCost).toBe(minimumTaxAdded);
    // 26% of (200,000 + spread - 90,100) reaches 36,734 at 31,384.6.
    expect(spreadWithoutTax).toBe(31_384);
  });

  test('is free below that', () => {
    expect(exercise(30_000)).toMatchObject({ minimumTaxAdded: 0, federalCost: 0, spreadWithoutTax: 30_000 });
  });

  test('costs as much in a state, whose return is filed with it', async () => {
    const law = await loadStateLaw('TX');
    const request = { household: { ...household, state: 'TX' }, shares: 1_000, strike: 5, marketValue: 205 } as const;
    expect(taxOnIncentiveExercise(law, request)).toEqual(exercise(200_000));
  });

  test('has lines that add up to the federal tax with it', () => {
    const { lines, federalTax } = exercise(200_000);
    // 36,734 of regular tax; the AMT tops it up to 81,882.
    expect(federalTax).toBe(81_882);
    expect(lines.find(({ label }) => label === 'alternativeMinimumTax')?.tax).toBe(81_882 - 36_734);
  });
});

describe('shares of an employee stock purchase plan', () => {
  const sale = {
    household: { taxYear: 2026, filingStatus: 'single', wages: 100_000 } as Household,
    shares: 100,
    grantDate: '2024-01-02',
    purchaseDate: '2024-06-28',
    saleDate: '2026-01-03',
    grantValue: 100,
    purchaseValue: 120,
    pricePaid: 85,
    discount: 0.15,
    salePrice: 130,
  };

  test.each([
    // The lesser of 45 of gain and 15% of 100; the rest of the gain is long-term.
    ['two years after the grant', {}, 'qualifying', 1_500, 3_000, true],
    // On the last day of the two years: 120 - 85.
    ['on the last day of two years', { saleDate: '2026-01-02' }, 'disqualifying', 3_500, 1_000, true],
    ['at a small gain', { salePrice: 90 }, 'qualifying', 500, 0, true],
    ['at a loss', { salePrice: 80 }, 'qualifying', 0, -500, true],
    ['too early at a loss, with ordinary income', { purchaseDate: '2025-06-30', salePrice: 80 }, 'disqualifying', 3_500, -4_000, false],
  ])('sold %s', (_name, change, disposition, ordinaryIncome, gain, isLongTerm) => {
    expect(taxOnPurchasePlanSale(undefined, { ...sale, ...change })).toMatchObject({ disposition, ordinaryIncome, gain, isLongTerm });
  });

  test.each([
    // Two years after the grant come later than one after the purchase.
    ['2024-01-02', '2024-06-28', '2026-01-03'],
    // Of a long offering, the year after the purchase does.
    ['2024-01-02', '2025-06-30', '2026-07-01'],
    // There is no February 29, 2026.
    ['2024-02-29', '2024-06-28', '2026-03-01'],
  ])('granted %s and bought %s qualify from %s', (grantDate, purchaseDate, day) => {
    const on = (saleDate: string) => taxOnPurchasePlanSale(undefined, { ...sale, grantDate, purchaseDate, saleDate });
    expect(on(day)).toMatchObject({ qualifiesFrom: day, disposition: 'qualifying' });
    const dayBefore = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    expect(on(dayBefore)).toMatchObject({ qualifiesFrom: day, disposition: 'disqualifying' });
  });

  test('cost income tax but no payroll taxes', () => {
    // 22% of 1,500 and 15% of 3,000: taxable income of 83,900 plus 4,500 stays below 105,700.
    expect(taxOnPurchasePlanSale(undefined, sale).cost).toEqual({ total: 780, federal: 780, payroll: 0 });
  });

  test('are limited to 25,000 of value for each calendar year of the offering', () => {
    expect(taxOnPurchasePlanSale(undefined, { ...sale, shares: 300 }).overLimit).toBe(5_000);
    expect(taxOnPurchasePlanSale(undefined, { ...sale, shares: 250 }).overLimit).toBe(0);
  });

  test.each([
    ['before the purchase', { saleDate: '2024-03-01' }],
    ['in another year', { saleDate: '2025-12-31' }],
    ['with a discount above 15%', { discount: 0.2 }],
  ])('are refused when sold %s', (_name, change) => {
    expect(() => taxOnPurchasePlanSale(undefined, { ...sale, ...change })).toThrow(RangeError);
  });
});

test('the more a bonus is, the more is withheld from it, and never more than all of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 0, max: 50_000 }), (amount, more) => {
      const withheldFrom = (paid: number) =>
        taxOnBonus(undefined, undefined, { paychecks: paidBy(), bonus: { date: '2026-06-30', amount: paid } }).withheld.total;
      expect(withheldFrom(amount + more)).toBeGreaterThanOrEqual(withheldFrom(amount));
      expect(withheldFrom(amount)).toBeLessThanOrEqual(amount);
    }),
    times(30),
  );
});
