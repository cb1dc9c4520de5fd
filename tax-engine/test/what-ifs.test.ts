import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import { fileReturns } from '../src/filing.ts';
import { effectOf, whatIfs, type StateLaw, type WhatIf } from '../src/index.ts';
import type { WhatIfKind, WhatIfOptions } from '../src/questions/what-ifs.ts';
import { incomeTaxSchedules } from '../src/law/federal/income-tax.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { stateLaw as northCarolina } from '../src/law/states/nc.ts';
import { stateLaw as newYork } from '../src/law/states/ny.ts';
import { stateLaw as pennsylvania } from '../src/law/states/pa.ts';
import { cents } from './household.ts';
import { HOUSEHOLDS } from './some-households.ts';
import fc, { times } from './random.ts';

/** Taxable income of 84,250: between 48,475 and 103,350, in the 22% bracket. Rev. Proc. 2024-40 § 2.01. */
const single: Household = { taxYear: 2025, filingStatus: 'single', wages: 100_000 };
const couple: Household = { taxYear: 2025, filingStatus: 'marriedJoint', wages: 150_000, spouseWages: 50_000 };

function priced(kind: WhatIfKind, household: Household, options?: WhatIfOptions, law?: StateLaw): Omit<WhatIf, 'kind'> | undefined {
  const found = whatIfs(law, household, options).find((whatIf) => whatIf.kind === kind);
  if (!found) return undefined;
  const { amount, federal: saved, state, total } = found;
  return { amount, federal: saved, ...(state !== undefined && { state }), total };
}
const federal = (amount: number, saved: number) => ({ amount, federal: saved, total: saved });

describe('401(k) deferrals, Notices 2024-80 and 2025-67', () => {
  test.each<[string, Household, WhatIfOptions, object | undefined]>([
    ['save 22% of the limit of 23,500', single, {}, federal(23_500, 5_170)],
    ['are reduced by what is already deferred', { ...single, electiveDeferrals: 20_000 }, {}, federal(3_500, 770)],
    ['save nothing if everything is already deferred', { ...single, electiveDeferrals: 23_500 }, {}, undefined],
    ['include 7,500 from 50', { ...single, age: 50 }, {}, federal(31_000, 6_820)],
    ['include 11,250 from 60', { ...single, age: 60 }, {}, federal(34_750, 7_645)],
    ['include 11,250 up to 63', { ...single, age: 63 }, {}, federal(34_750, 7_645)],
    ['include 7,500 from 64', { ...single, age: 64 }, {}, federal(31_000, 6_820)],
    // 7.65% of it is withheld for Social Security and Medicare.
    ['are limited to the remaining wages after FICA', single, { wagesLeft: 10_000 }, federal(9_235, 2_031.7)],
    // 84,250 minus 12,000 with a lower wage: 22% down to 48,475. FICA is 918.
    ['are limited to the wages after FICA', { ...single, wages: 12_000, pensionIncome: 88_000 }, {}, federal(11_082, 2_438.04)],
    [
      'are limited to all wages if they are free of FICA',
      { ...single, wages: 12_000, pensionIncome: 88_000, payrollTaxExempt: true },
      {},
      federal(12_000, 2_640),
    ],
    // FICA on 24,000, 1,836, also comes out of the wages that are left: 10,164.
    [
      'leave room for FICA on what is already deferred',
      { ...single, wages: 12_000, electiveDeferrals: 12_000, pensionIncome: 88_000 },
      {},
      federal(10_164, 2_236.08),
    ],
    // From 2026, the catch-up of employees who earn more than 150,000 must be Roth. § 414(v)(7). Taxable income of 183,900: 24%.
    ['exclude a Roth catch-up', { ...single, taxYear: 2026, age: 60, wages: 200_000 }, {}, federal(24_500, 5_880)],
    // 133,900 of taxable income: 28,200 at 24%, 7,550 at 22%.
    ['include a catch-up for wages up to 150,000', { ...single, taxYear: 2026, age: 60, wages: 150_000 }, {}, federal(35_750, 8_429)],
  ])('%s', (_what, household, options, saved) => expect(priced('electiveDeferral', household, options)).toEqual(saved));

  test('each spouse has a separate limit', () => {
    // 168,500 of taxable income: 22% from 96,950.
    expect(priced('electiveDeferral', couple)).toEqual(federal(23_500, 5_170));
    expect(priced('spouseElectiveDeferral', { ...couple, spouseAge: 50 })).toEqual(federal(31_000, 6_820));
    expect(priced('spouseElectiveDeferral', couple, { spouseWagesLeft: 1_000 })).toEqual(federal(923, 203.06));
  });

  test('a flat 4.25% is saved in North Carolina (G.S. 105-153.7), nothing in Pennsylvania (61 Pa. Code § 101.6)', () => {
    expect(priced('electiveDeferral', single, {}, northCarolina)).toEqual({
      amount: 23_500,
      federal: 5_170,
      state: 998.75,
      total: 6_168.75,
    });
    expect(priced('electiveDeferral', single, {}, pennsylvania)).toEqual({ amount: 23_500, federal: 5_170, state: 0, total: 5_170 });
  });
});

describe('a traditional IRA, 26 U.S.C. § 219', () => {
  test.each<[string, Household, WhatIfOptions, object | undefined]>([
    ['saves tax on 7,000 without a plan at work', single, { planAtWork: false }, federal(7_000, 1_540)],
    ['saves nothing above 89,000 with one', single, {}, undefined],
    // Owners take part in their own plan: § 219(g)(5)(A).
    ['or with one’s own', { ...single, wages: 0, selfEmploymentProfit: 150_000, selfEmployedRetirement: 20_000 }, {}, undefined],
    // 7,000 × 5,000 ÷ 10,000 at 84,000; taxable income of 68,250.
    ['saves half in the middle of the phase-out', { ...single, wages: 84_000 }, {}, federal(3_500, 770)],
    ['is reduced by what is already contributed', { ...single, iraDeduction: 6_000 }, { planAtWork: false }, federal(1_000, 220)],
    ['includes 1,000 from 50', { ...single, age: 50 }, { planAtWork: false }, federal(8_000, 1_760)],
    ['counts for both spouses', couple, { planAtWork: false }, federal(14_000, 3_080)],
    ['saves nothing without earnings', { ...single, wages: 0, pensionIncome: 100_000 }, {}, undefined],
  ])('%s', (_what, household, options, saved) => expect(priced('traditionalIra', household, options)).toEqual(saved));
});

describe('a health savings account, Rev. Proc. 2024-25', () => {
  test.each<[string, Household, WhatIfOptions, object | undefined]>([
    ['saves tax on the self-only limit', single, {}, federal(4_300, 946)],
    ['saves tax on the family limit', single, { hsaCoverage: 'family' }, federal(8_550, 1_881)],
    ['is reduced by what is already contributed', { ...single, hsaDeduction: 4_000 }, {}, federal(300, 66)],
    ['uses the family limit if more than self-only is contributed', { ...single, hsaDeduction: 5_000 }, {}, federal(3_550, 781)],
    ['includes 1,000 from 55', { ...single, age: 55 }, {}, federal(5_300, 1_166)],
    ['includes 1,000 for each spouse', { ...couple, age: 55, spouseAge: 60 }, { hsaCoverage: 'family' }, federal(10_550, 2_321)],
    ['saves nothing with Medicare', { ...single, age: 65 }, {}, undefined],
  ])('%s', (_what, household, options, saved) => expect(priced('hsa', household, options)).toEqual(saved));
});

describe('gifts', () => {
  /** 12,000 of interest and 6,000 of gifts: 2,250 more than the standard deduction. */
  const giver: Household = { ...single, mortgageInterest: 12_000, charitableGifts: 6_000 };

  test.each<[string, Household, WhatIfOptions, object | undefined]>([
    ['save tax on another 1,000 for itemizers', giver, {}, federal(1_000, 220)],
    ['may have any amount', giver, { gift: 5_000 }, federal(5_000, 1_100)],
    ['save nothing with the standard deduction of 2025', single, {}, undefined],
    // § 170(p); taxable income of 43,900 in the 12% bracket.
    ['save tax on up to 1,000 with the standard deduction of 2026', { ...single, taxYear: 2026, wages: 60_000 }, {}, federal(1_000, 120)],
    [
      'save tax on the rest of the 1,000 after a gift',
      { ...single, taxYear: 2026, wages: 60_000, charitableGifts: 600 },
      {},
      federal(400, 48),
    ],
  ])('%s', (_what, household, options, saved) => expect(priced('gift', household, options)).toEqual(saved));

  test('bunching two years: 24,000 and the standard deduction of 15,750 instead of 18,000 twice', () => {
    expect(priced('bunchedGifts', giver)).toEqual(federal(6_000, 825));
  });

  test('bunching saves nothing if both years keep the standard deduction', () => {
    expect(priced('bunchedGifts', { ...single, charitableGifts: 2_000 })).toBeUndefined();
  });
});

test('losses up to the gains plus 3,000 (26 U.S.C. § 1211(b)): 15% of the gains, 22% of the rest', () => {
  expect(priced('lossHarvest', { ...single, longTermGain: 10_000 })).toEqual(federal(13_000, 2_160));
  expect(priced('lossHarvest', { ...single, shortTermGain: 10_000 })).toEqual(federal(13_000, 2_860));
  expect(priced('lossHarvest', { ...single, shortTermGain: -4_000, longTermGain: 4_000 })).toBeUndefined();
  expect(priced('lossHarvest', single)).toBeUndefined();
});

describe('a Roth conversion fills the bracket', () => {
  test.each<[string, Household, object | undefined]>([
    // 103,350 minus 84,250.
    ['up to the end of the 22% bracket', single, federal(19_100, -4_202)],
    // 15,750 of deductions are unused; 10% of 11,925.
    ['up to the end of the 10% bracket, after the deductions', { ...single, wages: 0 }, federal(27_675, -1_192.5)],
    ['but not the last one', { ...single, wages: 700_000 }, undefined],
  ])('%s', (_what, household, cost) => expect(priced('rothConversion', household)).toEqual(cost));

  // Taxable income of 64,250 or, in 2026, 63,900 below the end of the 22% bracket.
  test.each([
    // 39,100 x 7.6%: an IRA is no pension for past services. From 100,000 on, the 139.27 of state tax above the standard deduction do not count.
    ['taxed in Hawaii (HRS § 235-7(a)(3))', 'HI', 2025, 39_100, -2_982.19],
    // 41,800 x 4.25%: an IRA counts from 59½ only.
    ['taxed in Michigan (RAB 1988-22)', 'MI', 2026, 41_800, -1_776.5],
    ['untaxed in Maine, up to the pension deduction (36 M.R.S. § 5122(2)(M-2))', 'ME', 2025, 39_100, 0],
    ['untaxed in Mississippi (35 Miss. Admin. Code Pt. III, R. 2.07)', 'MS', 2025, 39_100, 0],
    ['untaxed in Illinois (35 ILCS 5/203(a)(2)(F))', 'IL', 2025, 39_100, 0],
  ] as const)('%s for a worker of 45', (_what, state, taxYear, amount, saved) => {
    const worker: Household = { ...single, taxYear, age: 45, wages: 80_000 };
    expect(priced('rothConversion', worker, {}, stateLaws[state])).toMatchObject({ amount, state: saved });
  });

  test('untaxed in Pennsylvania (DOR Answer 274), where the federal tax stays the same', () => {
    for (const household of [single, { ...single, mortgageInterest: 14_000, propertyTax: 6_000 }]) {
      const converted = priced('rothConversion', household, {}, pennsylvania);
      expect(converted).toMatchObject({ state: 0, total: converted?.federal });
      // 22% of the bracket's room, with the same Schedule A.
      expect(converted?.federal).toBeCloseTo(-0.22 * (converted?.amount ?? NaN), 0);
    }
  });

  test('exactly to the dollar, even if deductions depend on income', () => {
    fc.assert(
      fc.property(HOUSEHOLDS, (household) => {
        const amount = priced('rothConversion', household, {}, newYork)?.amount;
        if (amount === undefined) return;
        const ordinary = (more: number) => {
          const choices = { stateRefundableCredits: true };
          const { federal: form } = fileReturns(newYork, { ...household, pensionIncome: (household.pensionIncome ?? 0) + more }, choices);
          // Excluded foreign income fills the lowest brackets: 26 U.S.C. § 911(f).
          return form.excludedIncome + Math.max(0, form.taxableIncome - form.preferentialIncome);
        };
        const { to = NaN } =
          incomeTaxSchedules[household.taxYear].value[household.filingStatus as FilingStatus].find((row) => ordinary(0) < row.to) ?? {};
        expect(ordinary(amount)).toBeLessThanOrEqual(to);
        expect(ordinary(amount + 1)).toBeGreaterThan(to);
      }),
      times(60),
    );
  });
});

const DONE: Readonly<Partial<Record<WhatIfKind, readonly [gives: keyof Household, sign: number, takes?: keyof Household]>>> = {
  electiveDeferral: ['electiveDeferrals', 1, 'wages'],
  spouseElectiveDeferral: ['spouseElectiveDeferrals', 1, 'spouseWages'],
  traditionalIra: ['iraDeduction', 1],
  hsa: ['hsaDeduction', 1],
  gift: ['charitableGifts', 1],
  lossHarvest: ['longTermGain', -1],
  rothConversion: ['pensionIncome', 1],
};
/** A conversion is a part of the pensions. */
const ALSO: Readonly<Partial<Record<WhatIfKind, keyof Household>>> = { rothConversion: 'rothConversions' };

test('each action saves the difference of two returns and no payroll tax, and its parts add up to the total', () => {
  fc.assert(
    fc.property(HOUSEHOLDS, (household) => {
      for (const { kind, amount, federal: saved, state = NaN, total } of whatIfs(newYork, household)) {
        expect(amount).toBeGreaterThan(0);
        expect(cents(total)).toBe(cents(saved) + cents(state));
        const [gives, sign, takes] = DONE[kind] ?? [];
        if (gives === undefined || sign === undefined) continue;
        const changed = (field: keyof Household, by: number) => ({ [field]: Number(household[field] ?? 0) + by });
        const also = ALSO[kind];
        const after = {
          ...household,
          ...changed(gives, sign * amount),
          ...(takes && changed(takes, -amount)),
          ...(also && changed(also, amount)),
        };
        const effect = effectOf(newYork, household, after);
        expect({ payroll: effect.payroll, total: effect.total + total, federal: effect.federal + saved }).toEqual({
          payroll: 0,
          total: 0,
          federal: 0,
        });
      }
    }),
    times(100),
  );
});

test.each([{ wagesLeft: -1 }, { spouseWagesLeft: NaN }, { gift: Infinity }])('rejects %j and names it', (options) => {
  expect(() => whatIfs(undefined, single, options)).toThrow(RangeError);
});
