import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { deductionChoice, type DeductionChoiceRequest } from '../src/questions/deduction.ts';
import { stateAndLocalTaxCap } from '../src/law/federal/itemized-deductions.ts';
import {
  charitableDeduction,
  itemizedLimitation,
  medicalDeduction,
  mortgageInterestDeduction,
  stateAndLocalTaxDeduction,
} from '../src/rules/itemized-deductions.ts';
import { mostAgedOrBlind, standardDeductionWith } from '../src/rules/standard-deduction.ts';
import { cents, centsOf } from './household.ts';

describe('the deduction of state and local taxes', () => {
  test.each([
    ['single', 39_999, 400_000, 39_999],
    ['single', 50_000, 500_000, 40_000],
    ['single', 50_000, 500_100, 39_970],
    ['marriedJoint', 50_000, 550_000, 25_000],
    ['single', 50_000, 600_000, 10_000],
    ['headOfHousehold', 50_000, 2_000_000, 10_000],
    ['single', 9_000, 2_000_000, 9_000],
    ['marriedSeparate', 50_000, 250_000, 20_000],
    // The statute halves the cap after the phase-down: (40,000 − 30% of 25,000) / 2, down to 5,000 at 350,000.
    ['marriedSeparate', 50_000, 275_000, 16_250],
    ['marriedSeparate', 50_000, 300_000, 12_500],
    ['marriedSeparate', 50_000, 350_000, 5_000],
  ] as const)('in 2025 for %s, of %i with an income of %i, is %i', (status, paid, income, deduction) => {
    expect(stateAndLocalTaxDeduction(paid, income, status, 2025)).toBe(deduction);
  });

  test('is capped at 10,000 until 2024, or half on a separate return, regardless of income', () => {
    for (const status of FILING_STATUSES) {
      const cap = status === 'marriedSeparate' ? 5_000 : 10_000;
      expect(stateAndLocalTaxDeduction(50_000, 2_000_000, status, 2024)).toBe(cap);
      expect(stateAndLocalTaxDeduction(cap - 1, 0, status, 2020)).toBe(cap - 1);
    }
  });

  test('is capped at 40,400 in 2026, falling from 505,000', () => {
    expect(stateAndLocalTaxDeduction(50_000, 505_000, 'single', 2026)).toBe(40_400);
    expect(stateAndLocalTaxCap[2026].value.marriedSeparate).toEqual({
      cap: 20_200,
      phaseDown: { start: 252_500, rate: 0.15, floor: 5_000 },
    });
  });
});

test('gifts are deductible up to 60% of income, up to all of it in 2020 and 2021, and only above 0.5% in 2026', () => {
  expect(charitableDeduction(60_000, 100_000, 2025)).toBe(60_000);
  expect(charitableDeduction(60_001, 100_000, 2025)).toBe(60_000);
  expect(charitableDeduction(90_000, 100_000, 2021)).toBe(90_000);
  expect(charitableDeduction(400, 100_000, 2026)).toBe(0);
  expect(charitableDeduction(2_000, 100_000, 2026)).toBe(1_500);
});

describe('medical expenses', () => {
  test.each([
    // Schedule A lines 1 to 4: the excess over 7.5% of adjusted gross income.
    [3_750, 50_000, 0],
    [3_750.01, 50_000, 0.01],
    [10_000, 80_000, 4_000],
    [500, 0, 500],
  ])('of %d with an income of %i are deductible up to %d', (expenses, income, deduction) => {
    expect(medicalDeduction(expenses, income, 2025)).toBeCloseTo(deduction, 6);
  });
});

describe('mortgage interest (Publication 936, Table 1)', () => {
  test.each([
    ['single', 30_000, undefined, 30_000],
    ['single', 30_000, 750_000, 30_000],
    ['single', 30_000, 1_000_000, 22_500],
    ['marriedJoint', 30_000, 1_500_000, 15_000],
    ['marriedSeparate', 30_000, 375_000, 30_000],
    ['marriedSeparate', 30_000, 750_000, 15_000],
  ] as const)('for %s of %i on an average balance of %s is deductible up to %i', (status, interest, debt, deduction) => {
    expect(mortgageInterestDeduction(interest, debt, status, 2025)).toBe(deduction);
  });
});

describe('the limitation of 2026 (26 U.S.C. § 68)', () => {
  test.each([
    // 37% starts at 640,600 for a single filer: Rev. Proc. 2025-32 § 4.01.
    [37_000, 640_600, 0],
    [37_000, 640_637, 2],
    [37_000, 677_600, 2_000],
    [37_000, 2_000_000, 2_000],
  ])('of %i with an income of %i is %i', (deductions, income, taken) => {
    expect(itemizedLimitation(deductions, income, 'single', 2026)).toBeCloseTo(taken, 6);
  });

  test('does not apply before 2026', () => expect(itemizedLimitation(37_000, 2_000_000, 'single', 2025)).toBe(0));
});

describe('the standard deduction with its additions', () => {
  test.each([
    // Form 1040-SR (2020), page 4; Publication 501 of 2024, Table 7.
    ['single', 1, 2020, 14_050],
    ['single', 2, 2020, 15_700],
    ['marriedJoint', 4, 2020, 30_000],
    ['headOfHousehold', 2, 2020, 21_950],
    ['marriedSeparate', 1, 2020, 13_700],
    ['single', 1, 2024, 16_550],
    ['marriedJoint', 1, 2024, 30_750],
    ['marriedJoint', 2, 2024, 32_300],
    ['headOfHousehold', 1, 2024, 23_850],
    ['single', 1, 2025, 17_750],
    ['marriedJoint', 2, 2025, 34_700],
  ] as const)('for %s, %i times 65 or blind, in %i is %i', (status, times, year, total) => {
    expect(standardDeductionWith(times, 0, status, year).total).toBe(total);
  });

  test.each([
    ['single', 2020, 300],
    ['marriedJoint', 2020, 300],
    ['marriedSeparate', 2020, 150],
    ['marriedJoint', 2021, 600],
    ['marriedJoint', 2025, 0],
    ['single', 2026, 1_000],
    ['marriedJoint', 2026, 2_000],
  ] as const)('for %s in %i allows additional gifts up to %i', (status, year, most) => {
    expect(standardDeductionWith(0, 5_000, status, year).gifts).toBe(most);
    expect(standardDeductionWith(0, 100, status, year).gifts).toBe(Math.min(100, most));
  });
});

describe('the choice', () => {
  const asked: DeductionChoiceRequest = {
    taxYear: 2025,
    filingStatus: 'single',
    adjustedGrossIncome: 100_000,
    agedOrBlind: 0,
    medicalExpenses: 9_000,
    stateLocalTaxes: 12_000,
    mortgageInterest: 10_000,
    charitableDonations: 2_000,
  };

  test('itemizes if that deducts more and prices the difference by bracket', () => {
    const { itemized, standard, itemizes, deduction, saved } = deductionChoice(asked);
    expect(itemized).toMatchObject({ medical: 1_500, stateLocalTaxes: 12_000, mortgageInterest: 10_000, charitable: 2_000, total: 25_500 });
    expect([standard.total, itemizes, deduction]).toEqual([15_750, true, 25_500]);
    // 9,750 in the 22% bracket; 1,192.50 + 4,386 + 22% of 26,025
    expect(saved).toEqual({ tax: 2_145, rate: 0.22, incomeTax: 11_304 });
  });

  test('prices a difference that spans two brackets in both', () => {
    // 60,000: taxable 44,250 versus 34,500, so 9,750 at 12%. 66,000: 1,775 at 22% and 7,975 at 12%.
    expect(deductionChoice({ ...asked, adjustedGrossIncome: 60_000, medicalExpenses: 6_000 }).saved).toMatchObject({
      tax: 1_170,
      rate: 0.12,
    });
    const { tax, rate } = deductionChoice({ ...asked, adjustedGrossIncome: 66_000, medicalExpenses: 6_450 }).saved!;
    expect(tax).toBe(1_347.5);
    expect(rate).toBeCloseTo(1_347.5 / 9_750, 10);
  });

  test('takes the standard deduction if both are equal, and says how much it saves if it is larger', () => {
    const only = { ...asked, medicalExpenses: 0, stateLocalTaxes: 0, charitableDonations: 0 };
    expect(deductionChoice({ ...only, mortgageInterest: 15_750 })).toMatchObject({ itemizes: false, saved: { tax: 0, rate: 0 } });
    expect(deductionChoice({ ...only, mortgageInterest: 15_750.01 }).itemizes).toBe(true);
    expect(deductionChoice({ ...only, mortgageInterest: 14_750 })).toMatchObject({ itemizes: false, saved: { tax: 220, rate: 0.22 } });
    expect(deductionChoice({ ...only, mortgageInterest: 17_000, agedOrBlind: 1 })).toMatchObject({ itemizes: false, deduction: 17_750 });
  });

  test('without income, applies no limit that depends on it and computes no tax', () => {
    const { itemized, saved } = deductionChoice({ ...asked, adjustedGrossIncome: undefined, stateLocalTaxes: 50_000 });
    expect(itemized).toMatchObject({ medical: 9_000, charitable: 2_000, stateLocalTaxes: 40_000 });
    expect(saved).toBeUndefined();
  });

  test('saves nothing if there is no tax', () => {
    expect(deductionChoice({ ...asked, adjustedGrossIncome: 0 }).saved).toEqual({ tax: 0, rate: 0, incomeTax: 0 });
  });

  test('has lines with a source each that add up to the tax', () => {
    for (const taxYear of TAX_YEARS)
      for (const filingStatus of FILING_STATUSES)
        for (const adjustedGrossIncome of [0, 20_000, 90_000, 520_000, 900_000])
          for (let agedOrBlind = 0; agedOrBlind <= mostAgedOrBlind(filingStatus); agedOrBlind += 1) {
            const { lines, saved } = deductionChoice({ ...asked, taxYear, filingStatus, adjustedGrossIncome, agedOrBlind });
            expect(centsOf(lines as never)).toBe(cents(saved?.incomeTax ?? 0));
            expect(lines.every(({ source }) => source !== '')).toBe(true);
            expect(saved?.tax).toBeGreaterThanOrEqual(0);
          }
  });

  test('counts the additions for age or blindness and leaves out what depends on age alone', () => {
    // 20,000 − 15,750 − 4,000 = 250 at 10%, without the deduction for seniors and the credit for the elderly.
    const { lines, saved } = deductionChoice({ taxYear: 2025, filingStatus: 'single', adjustedGrossIncome: 20_000, agedOrBlind: 2 });
    expect(lines.map(({ label }) => label)).toEqual([
      'federalAdjustedGrossIncome',
      'standardDeduction',
      'additionalStandardDeduction',
      'taxableIncome',
      'bracket',
    ]);
    expect(saved?.incomeTax).toBe(25);
  });

  test.each<[string, Partial<DeductionChoiceRequest>]>([
    ['a negative expense', { medicalExpenses: -1 }],
    ['an amount that is not a number', { adjustedGrossIncome: NaN }],
    ['three additions for one person', { agedOrBlind: 3 }],
    ['half an addition', { agedOrBlind: 0.5 }],
  ])('rejects %s', (_what, change) => expect(() => deductionChoice({ ...asked, ...change })).toThrow(RangeError));
});
