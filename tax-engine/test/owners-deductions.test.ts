/** What owners deduct for their retirement plan and health insurance: Schedule 1 (Form 1040) lines 16 and 17. */
import type { Household } from '@bracketwise/contract/household';
import { HOUSEHOLD_YEARS } from '@bracketwise/contract/years';
import { taxReturn } from '../src/index.ts';
import { mostForOwnPlan } from '../src/rules/retirement.ts';
import { assumptionsOf } from '../src/questions/assumptions.ts';
import { cents } from './household.ts';
import fc, { times } from './random.ts';
import { HOUSEHOLDS } from './some-households.ts';

const owner: Household = { taxYear: 2025, filingStatus: 'single', selfEmploymentProfit: 100_000 };
const couple: Household = { ...owner, filingStatus: 'marriedJoint' };
const lineOf = (household: Household, label: string) => taxReturn(household).lines.find((line) => line.label === label)?.amount ?? 0;
const plan = (household: Household) => -lineOf(household, 'selfEmployedRetirement');
const premiums = (household: Household) => -lineOf(household, 'selfEmployedHealthInsurance');

// Publication 560, Deduction Worksheet for Self-Employed. Its steps: 3 earnings, 5 a fifth of them, 8 the limit, 9 deferrals, 12 half of the rest.
describe('the most for the plan of an own business', () => {
  test.each([
    // 23,500 + 20,000 (a fifth of the earnings).
    ['is deferrals and a fifth of the earnings', 100_000, 40, 0, 2025, 43_500],
    // 23,500 + 46,500: the limit of 70,000 binds.
    ['ends at the limit of the year', 300_000, 40, 0, 2025, 70_000],
    // 70,000 + 7,500; 70,000 + 11,250 from 60 to 63; 7,500 again from 64.
    ['has a catch-up from 50', 300_000, 50, 0, 2025, 77_500],
    ['has none at 49', 300_000, 49, 0, 2025, 70_000],
    ['has a higher catch-up at 60', 300_000, 60, 0, 2025, 81_250],
    ['has a higher catch-up at 63', 300_000, 63, 0, 2025, 81_250],
    ['has the usual catch-up at 64', 300_000, 64, 0, 2025, 77_500],
    ['has no higher catch-up before 2025', 300_000, 60, 0, 2024, 76_500],
    // 23,500 + half of 30,000 − 23,500.
    ['leaves half of the earnings beyond the deferrals', 30_000, 40, 0, 2025, 26_750],
    // 23,500 + 3,250, and what is left of the earnings as catch-up: 3,250.
    ['is never more than the earnings', 30_000, 55, 0, 2025, 30_000],
    ['is all of small earnings', 10_000, 40, 0, 2025, 10_000],
    ['is nothing without earnings', 0, 55, 0, 2025, 0],
    // 23,500 − 20,000 + 20,000.
    ['counts what is deferred in a job', 100_000, 40, 20_000, 2025, 23_500],
    ['is a fifth of the earnings after the limit of deferrals in a job', 100_000, 40, 23_500, 2025, 20_000],
    // 20,000 + 7,500 − 5,000.
    ['counts a catch-up in a job', 100_000, 50, 28_500, 2025, 22_500],
    // 19,500 + 37,500; 24,500 + 47,500.
    ['of 2020', 400_000, 40, 0, 2020, 57_000],
    ['of 2026', 400_000, 40, 0, 2026, 72_000],
  ] as const)('%s', (_what, earnings, age, atWork, year, most) => {
    expect(mostForOwnPlan(earnings, age, atWork, year)).toBeCloseTo(most, 6);
  });
});

describe('contributions to the plan of an own business', () => {
  // Half of the self-employment tax on 100,000: 15.3% × 92,350 / 2 = 7,064.78. A fifth of 92,935.22 is 18,587.04.
  test.each<[string, Household, number]>([
    ['are deducted', { ...owner, selfEmployedRetirement: 10_000 }, 10_000],
    ['are limited by the net earnings', { ...owner, selfEmployedRetirement: 90_000 }, 23_500 + 18_587.04],
    [
      'leave less room if pay is deferred in a job',
      { ...owner, wages: 5_000, electiveDeferrals: 23_500, selfEmployedRetirement: 90_000 },
      18_587.04,
    ],
    ['need a profit', { ...owner, selfEmploymentProfit: -5_000, wages: 60_000, selfEmployedRetirement: 5_000 }, 0],
    ['need a profit of the same person', { ...couple, spouseSelfEmployedRetirement: 5_000 }, 0],
    [
      'of both spouses are deducted',
      { ...couple, spouseSelfEmploymentProfit: 50_000, selfEmployedRetirement: 9_000, spouseSelfEmployedRetirement: 4_000 },
      13_000,
    ],
  ])('%s', (_what, household, deducted) => expect(plan(household)).toBeCloseTo(deducted, 2));

  test('lower income, not self-employment tax or earned income', () => {
    const [without, saving] = [taxReturn(owner), taxReturn({ ...owner, selfEmployedRetirement: 10_000 })];
    expect(saving.adjustedGrossIncome).toBeCloseTo(without.adjustedGrossIncome - 10_000, 2);
    expect(saving.selfEmploymentTax).toBe(without.selfEmploymentTax);
    const parent: Household = { ...owner, selfEmploymentProfit: 12_000, filingStatus: 'headOfHousehold', dependentAges: [5] };
    expect(taxReturn({ ...parent, selfEmployedRetirement: 2_000 }).earnedIncomeCredit).toBe(taxReturn(parent).earnedIncomeCredit);
  });

  test('lower the QBI deduction by a fifth, 26 CFR § 1.199A-3(b)(1)(vi)', () => {
    // The income from the business limits it: 20% × (100,000 − 7,064.78 − 10,000), with interest so that the taxable income does not.
    const household: Household = { ...owner, taxableInterest: 50_000 };
    expect(taxReturn(household).qualifiedBusinessIncomeDeduction).toBeCloseTo(18_587.04, 2);
    expect(taxReturn({ ...household, selfEmployedRetirement: 10_000 }).qualifiedBusinessIncomeDeduction).toBeCloseTo(16_587.04, 2);
  });

  test('lower the earnings from which an IRA is deducted, 26 U.S.C. §§ 219(f)(1), 401(c)(2)', () => {
    // 8,000 − half of the tax of 1,130.36 = 7,434.82; 5,000 go into the plan.
    const small: Household = { ...owner, selfEmploymentProfit: 8_000, selfEmployedRetirement: 5_000, iraDeduction: 7_000 };
    expect(lineOf(small, 'iraDeduction')).toBeCloseTo(-2_434.82, 2);
  });

  test('do not count for the saver’s credit, because only deferrals would: 26 U.S.C. § 25B(d)(1)', () => {
    expect(taxReturn({ ...owner, selfEmploymentProfit: 24_000, selfEmployedRetirement: 2_000 }).saversCredit).toBe(0);
  });

  test('narrow the assumed ages where a catch-up would be deducted', () => {
    const agesOf = (change: Partial<Household>) => assumptionsOf({ ...owner, ...change })[0]?.figures?.['to'];
    expect(agesOf({ selfEmployedRetirement: 23_500 })).toBe(54);
    expect(agesOf({ selfEmployedRetirement: 23_501 })).toBe(49);
    expect(agesOf({ selfEmployedRetirement: 3_501, electiveDeferrals: 20_000 })).toBe(49);
    expect(agesOf({ electiveDeferrals: 23_501 })).toBe(54);
  });
});

// Form 7206 lines 4 to 14: profit less half of the self-employment tax and less the plan's contributions.
describe('health insurance of the self-employed', () => {
  test.each<[string, Household, number]>([
    ['is deducted', { ...owner, selfEmployedHealthInsurance: 9_000 }, 9_000],
    // 10,000 − half of 1,412.96; then less 4,000.
    [
      'is limited to the profit less half of the tax',
      { ...owner, selfEmploymentProfit: 10_000, selfEmployedHealthInsurance: 20_000 },
      9_293.52,
    ],
    [
      'is limited to what the plan leaves',
      { ...owner, selfEmploymentProfit: 10_000, selfEmployedRetirement: 4_000, selfEmployedHealthInsurance: 20_000 },
      5_293.52,
    ],
    ['needs a profit', { ...owner, selfEmploymentProfit: -1, wages: 50_000, selfEmployedHealthInsurance: 1_000 }, 0],
    [
      'is not that of an S corporation',
      { ...owner, selfEmploymentProfit: 0, sCorporationProfit: 50_000, selfEmployedHealthInsurance: 1_000 },
      0,
    ],
    // A profit of 300 owes no self-employment tax: less than 400 of net earnings.
    [
      'counts a profit without self-employment tax in full',
      { ...owner, selfEmploymentProfit: 300, wages: 50_000, selfEmployedHealthInsurance: 1_000 },
      300,
    ],
    // 9,293.52 of each business.
    [
      'uses the filer’s business, then the spouse’s',
      { ...couple, selfEmploymentProfit: 10_000, spouseSelfEmploymentProfit: 10_000, selfEmployedHealthInsurance: 20_000 },
      18_587.04,
    ],
    [
      'uses the spouse’s business if the filer has a loss',
      { ...couple, selfEmploymentProfit: -10_000, spouseSelfEmploymentProfit: 10_000, selfEmployedHealthInsurance: 20_000 },
      9_293.52,
    ],
  ])('%s', (_what, household, deducted) => expect(premiums(household)).toBeCloseTo(deducted, 2));

  test('lowers no self-employment tax, 26 U.S.C. § 162(l)(4), but the QBI deduction', () => {
    const household: Household = { ...owner, taxableInterest: 50_000 };
    const [without, insured] = [taxReturn(household), taxReturn({ ...household, selfEmployedHealthInsurance: 5_000 })];
    expect(insured.selfEmploymentTax).toBe(without.selfEmploymentTax);
    expect(insured.qualifiedBusinessIncomeDeduction).toBeCloseTo(without.qualifiedBusinessIncomeDeduction - 1_000, 2);
    expect(insured.adjustedGrossIncome).toBeCloseTo(without.adjustedGrossIncome - 5_000, 2);
  });
});

describe('state forms', () => {
  const DEDUCTIONS = ['selfEmployedRetirement', 'selfEmployedHealthInsurance'] as const;
  const taxIn = (state: Household['state'], change: Partial<Household>) =>
    taxReturn({ taxYear: 2025, filingStatus: 'single', selfEmploymentProfit: 90_000, state, ...change }).stateTax ?? NaN;
  const savedIn = (state: Household['state'], change: Partial<Household>) => taxIn(state, {}) - taxIn(state, change);

  // 1,000 × 4.4% (Miss. Code § 27-7-5), 5% (M.G.L. c. 62, § 4), 5.525% (N.J.S.A. 54A:2-1), 3.07% (72 P.S. § 7302), 3.9% (A.C.A. § 26-51-201).
  test.each([
    ['MS', 'selfEmployedRetirement', 44],
    ['MS', 'selfEmployedHealthInsurance', 44],
    ['AR', 'selfEmployedRetirement', 39],
    ['AR', 'selfEmployedHealthInsurance', 39],
    // M.G.L. c. 62, § 2(d)(1), Letter Ruling 84-97: no deduction for the owner's own plan.
    ['MA', 'selfEmployedRetirement', 0],
    ['MA', 'selfEmployedHealthInsurance', 50],
    ['PA', 'selfEmployedRetirement', 0],
    ['PA', 'selfEmployedHealthInsurance', 0],
    // N.J.S.A. 54A:3-5; contributions to a SEP are not deducted.
    ['NJ', 'selfEmployedRetirement', 0],
    ['NJ', 'selfEmployedHealthInsurance', 63.7],
    // 1,000 × 3.07% × 0, and of states that start from the federal income: 4.95%, 4.25%.
    ['IL', 'selfEmployedHealthInsurance', 49.5],
    ['NC', 'selfEmployedRetirement', 42.5],
  ] as const)('%s: %s', (state, name, saved) => expect(savedIn(state, { [name]: 1_000 })).toBeCloseTo(saved, 2));

  test('Alabama deducts both, and the federal tax that is left', () => {
    // 1,000 at 5%, less 5% of the federal tax saved: 22% of 1,000 less the fifth that the QBI deduction loses.
    for (const name of DEDUCTIONS) expect(savedIn('AL', { [name]: 1_000 })).toBeCloseTo(50 - 0.05 * 0.22 * 800, 1);
  });

  test('the spouse’s deductions count as the spouse’s where spouses are taxed separately', () => {
    // Delaware taxes each spouse's income alone, so the order of the spouses makes no difference.
    const one: Household = {
      ...couple,
      state: 'DE',
      wages: 30_000,
      selfEmploymentProfit: 0,
      spouseSelfEmploymentProfit: 60_000,
      spouseSelfEmployedRetirement: 10_000,
    };
    const other: Household = { ...couple, state: 'DE', spouseWages: 30_000, selfEmploymentProfit: 60_000, selfEmployedRetirement: 10_000 };
    for (const state of ['DE', 'AR', 'KY', 'MS', 'SC', 'MO'] as const)
      expect(taxReturn({ ...one, state }).stateTax).toBe(taxReturn({ ...other, state }).stateTax);
  });

  test('of the years before 2024 are not computed with them', () => {
    for (const name of DEDUCTIONS)
      expect(taxReturn({ ...owner, taxYear: 2023, state: 'IL', [name]: 1_000 }).stateNotComputed).toBe('earlierYear');
  });
});

test('both deductions together never exceed the profits, and never raise a federal tax', () => {
  fc.assert(
    fc.property(HOUSEHOLDS, (any) => {
      // A plan lowers the compensation that limits what an IRA may take: § 219(f)(1).
      const household = { ...any, iraDeduction: 0 };
      const { selfEmploymentProfit = 0, spouseSelfEmploymentProfit = 0 } = household;
      const deducted = plan(household) + premiums(household);
      expect(deducted).toBeLessThanOrEqual(Math.max(0, selfEmploymentProfit) + Math.max(0, spouseSelfEmploymentProfit));
      const without = taxReturn({
        ...household,
        selfEmployedRetirement: 0,
        spouseSelfEmployedRetirement: 0,
        selfEmployedHealthInsurance: 0,
      });
      expect(cents(taxReturn(household).regularTax)).toBeLessThanOrEqual(cents(without.regularTax));
    }),
    times(300),
  );
});

test('every household year has the limits', () => {
  for (const taxYear of HOUSEHOLD_YEARS) expect(plan({ ...owner, taxYear, selfEmployedRetirement: 10_000 })).toBe(10_000);
});
