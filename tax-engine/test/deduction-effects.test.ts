/** What deductions change on a paycheck, and the limits they exceed. */
import type { Job, PayDeductions, PaychecksRequest } from '@bracketwise/contract/paychecks';
import { PAY_DEDUCTIONS } from '@bracketwise/contract/paychecks';
import type { StateCode } from '@bracketwise/contract/states';
import { loadStateLaw, loadStateWithholding, paychecksWith } from '../src/index.ts';
import { deductionEffectsWith } from '../src/questions/deduction-effects.ts';
import { cents } from './household.ts';

const ALL: PayDeductions = {
  electiveDeferrals: 200,
  rothDeferrals: 100,
  preTaxPremiums: 80,
  flexibleSpending: 50,
  dependentCareFlexibleSpending: 90,
  payrollHsa: 60,
  commuterBenefits: 40,
};
const request = (state: StateCode | undefined, deductions: PayDeductions, job: Partial<Job> = {}): PaychecksRequest => ({
  household: { taxYear: 2026, filingStatus: 'single', ...(state && { state }) },
  jobs: [{ frequency: 'biweekly', pay: 4_000, deductions, ...job }],
});

async function effectsIn(state: StateCode, deductions: PayDeductions) {
  return deductionEffectsWith(await loadStateLaw(state), await loadStateWithholding(state), request(state, deductions));
}

const NOTHING = { federalWithholding: 0, socialSecurity: 0, medicare: 0, levies: 0, stateWithholding: 0, localWithholding: 0 };

describe('a paycheck of 4,000 every two weeks', () => {
  test.each([
    // 22% of 200; Social Security and Medicare stay.
    ['electiveDeferrals', 200, { ...NOTHING, federalWithholding: 44 }],
    ['rothDeferrals', 100, NOTHING],
    // 22%, 6.2% and 1.45% of 80.
    ['preTaxPremiums', 80, { ...NOTHING, federalWithholding: 17.6, socialSecurity: 4.96, medicare: 1.16 }],
    ['payrollHsa', 60, { ...NOTHING, federalWithholding: 13.2, socialSecurity: 3.72, medicare: 0.87 }],
  ] as const)('withholds less because of %s', (deduction, amount, withheldLess) => {
    const [effect] = deductionEffectsWith(undefined, undefined, request(undefined, { [deduction]: amount }));
    expect(effect).toMatchObject({ deduction, perPaycheck: { amount, withheldLess } });
  });

  test('is taxed by Pennsylvania on what goes into a 401(k)', async () => {
    const [deferrals, premiums] = await effectsIn('PA', { electiveDeferrals: 200, preTaxPremiums: 100 });
    expect(deferrals?.perPaycheck?.withheldLess.stateWithholding).toBe(0);
    expect(premiums?.perPaycheck?.withheldLess.stateWithholding).toBe(3.07);
  });

  test('is taxed by California on what goes into an HSA', async () => {
    const [hsa] = await effectsIn('CA', { payrollHsa: 60 });
    expect(hsa?.perPaycheck?.withheldLess.stateWithholding).toBe(0);
    expect(hsa?.taxLess.state).toBe(0);
  });
});

test('each amount is what the take-home pay and the withholding fall by', async () => {
  for (const state of ['NY', 'IN', 'OK'] as const) {
    const effects = await effectsIn(state, ALL);
    expect(effects.map(({ deduction }) => deduction)).toEqual(PAY_DEDUCTIONS);
    for (const { perPaycheck, year } of effects) {
      for (const { amount, withheldLess, takeHomeLess } of [perPaycheck!, year]) {
        const withheld = Object.values({ ...withheldLess }).reduce((sum, part) => sum + cents(part), 0);
        expect(cents(takeHomeLess) + withheld).toBe(cents(amount));
      }
    }
  }
});

describe('limits', () => {
  const exceeded = (deductions: PayDeductions, household: Partial<PaychecksRequest['household']> = {}, job: Partial<Job> = {}) => {
    const asked = request(undefined, deductions, { pay: 9_000, ...job });
    return paychecksWith(undefined, undefined, { ...asked, household: { ...asked.household, ...household } }).exceededLimits.map(
      ({ deduction, limit, amount }) => [deduction, amount, limit],
    );
  };

  test.each([
    // 26 x 950 = 24,700; Notice 2025-67.
    ['of a 401(k), with Roth deferrals', { electiveDeferrals: 500, rothDeferrals: 450 }, {}, ['electiveDeferrals', 24_700, 24_500]],
    // From 50: 24,500 + 8,000; from 60 to 63: 24,500 + 11,250.
    ['from 50 on', { electiveDeferrals: 1_300 }, { age: 50 }, ['electiveDeferrals', 33_800, 32_500]],
    ['from 60 to 63', { electiveDeferrals: 1_400 }, { age: 60 }, ['electiveDeferrals', 36_400, 35_750]],
    ['of 2020', { electiveDeferrals: 800 }, { taxYear: 2020 }, ['electiveDeferrals', 20_800, 19_500]],
    ['of an FSA', { flexibleSpending: 150 }, {}, ['flexibleSpending', 3_900, 3_400]],
    ['of a dependent care FSA', { dependentCareFlexibleSpending: 300 }, {}, ['dependentCareFlexibleSpending', 7_800, 7_500]],
    ['of an HSA with family coverage', { payrollHsa: 350 }, {}, ['payrollHsa', 9_100, 8_750]],
    ['of an HSA from 55 on', { payrollHsa: 400 }, { age: 55 }, ['payrollHsa', 10_400, 9_750]],
    // Transit and parking: 24 x 340.
    ['of commuter benefits', { commuterBenefits: 350 }, {}, ['commuterBenefits', 9_100, 8_160]],
  ] as const)('%s', (_name, deductions, household, expected) => {
    expect(exceeded(deductions, household)).toEqual([expected]);
  });

  test('that are reached are not exceeded', () => {
    expect(exceeded({ electiveDeferrals: 942, flexibleSpending: 130, payrollHsa: 336 })).toEqual([]);
    expect(exceeded({ electiveDeferrals: 1_250 }, { age: 64 })).toEqual([]);
    expect(exceeded({ electiveDeferrals: 1_370 }, { age: 63 })).toEqual([]);
  });
});
