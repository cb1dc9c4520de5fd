import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import { taxOnForeignWorker, taxOnIncomeAbroad, taxReturn } from '../src/index.ts';
import { EXCLUSION_TREATMENTS, type IncomeAbroadRequest } from '../src/questions/income-abroad.ts';
import { graduatedTax } from '../src/kernel/schedule.ts';
import { foreignEarnedIncomeLimit, housingRange } from '../src/law/federal/foreign-earned-income.ts';
import { housingLimits } from '../src/law/federal/housing-limits.ts';
import { incomeTaxSchedules } from '../src/law/federal/income-tax.ts';
import { safeHarbors, taxedByDomicile } from '../src/law/federal/leaving-states.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { cents, centsOf, estimate } from './household.ts';
import fc, { times } from './random.ts';
import { HOUSEHOLDS } from './some-households.ts';

const abroad: IncomeAbroadRequest = {
  taxYear: 2025,
  filingStatus: 'single',
  foreignEarnedIncome: 130_000,
  otherIncome: 0,
  housingExpenses: 0,
  claimsExclusion: true,
};
const taxed = (change: Partial<IncomeAbroadRequest>) => taxOnIncomeAbroad({ ...abroad, ...change });

test.each([
  // The limit, and 16% and 30% of it as printed in Form 2555 and its instructions for a full year.
  [2020, 107_600, 17_216, 32_280],
  [2021, 108_700, 17_392, 32_610],
  [2022, 112_000, 17_920, 33_600],
  [2023, 120_000, 19_200, 36_000],
  [2024, 126_500, 20_240, 37_950],
  [2025, 130_000, 20_800, 39_000],
  [2026, 132_900, 21_264, 39_870],
] as const)('in %d, up to %d is excluded, and housing between %d and %d', (year, limit, base, most) => {
  expect(foreignEarnedIncomeLimit[year].value).toBe(limit);
  expect(housingRange[year].value).toEqual({ base, limit: most });
});

describe('the exclusions', () => {
  test.each([
    ['exclude pay one cent below the limit', { foreignEarnedIncome: 129_999.99 }, 0, 129_999.99],
    ['exclude pay at the limit', {}, 0, 130_000],
    ['do not exclude the cent above', { foreignEarnedIncome: 130_000.01 }, 0, 130_000],
    ['exclude no housing at the base amount', { foreignEarnedIncome: 200_000, housingExpenses: 20_800 }, 0, 130_000],
    ['exclude one cent of housing above it', { foreignEarnedIncome: 200_000, housingExpenses: 20_800.01 }, 0.01, 130_000],
    ['exclude housing one cent below its limit', { foreignEarnedIncome: 200_000, housingExpenses: 38_999.99 }, 18_199.99, 130_000],
    ['exclude housing at its limit', { foreignEarnedIncome: 200_000, housingExpenses: 39_000 }, 18_200, 130_000],
    ['do not exclude housing above its limit', { foreignEarnedIncome: 200_000, housingExpenses: 90_000 }, 18_200, 130_000],
    // Notice 2025-16: 114,300 for Hong Kong.
    [
      'use the higher housing limit of Hong Kong',
      { foreignEarnedIncome: 300_000, housingExpenses: 90_000, housingLimit: 114_300 },
      69_200,
      130_000,
    ],
    ['exclude housing first, then the rest of the pay', { foreignEarnedIncome: 100_000, housingExpenses: 30_000 }, 9_200, 90_800],
    ['are limited to the pay', { foreignEarnedIncome: 5_000, housingExpenses: 39_000 }, 5_000, 0],
    ['are zero if not claimed', { housingExpenses: 30_000, claimsExclusion: false }, 0, 0],
  ] as const)('%s', (_case, change, housing, earned) => {
    expect(taxed(change)).toMatchObject({ housingExclusion: housing, foreignEarnedIncomeExclusion: earned });
  });
});

// 26 U.S.C. § 24(b)(1): excluded pay counts again; (d)(3); (h)(5): 15 % of what exceeds 2,500, up to 1,700 each. Rev. Proc. 2024-40.
describe('children under 17', () => {
  const couple: Partial<IncomeAbroadRequest> = { filingStatus: 'marriedJoint', children: 2, foreignEarnedIncome: 420_000 };
  test.each([
    ['lose 50 for each 1,000 above 400,000, of which 130,000 are excluded', couple, 3_400],
    ['lose the same without the exclusion', { ...couple, claimsExclusion: false }, 3_400],
    ['bring no refund next to the exclusion', { ...couple, foreignEarnedIncome: 60_000 }, 0],
    ['bring 15 % of 12,000 − 2,500 without it', { ...couple, foreignEarnedIncome: 12_000, claimsExclusion: false }, 1_425],
    [
      'bring no earned income credit, because their home is abroad',
      { children: 1, foreignEarnedIncome: 10_000, claimsExclusion: false },
      1_125,
    ],
  ] as const)('%s', (_case, change, childTaxCredit) => {
    const tax = taxed(change);
    expect(tax.childTaxCredit).toBeCloseTo(childTaxCredit, 2);
    if (tax.federalTax < 0) expect(tax.federalTax).toBeCloseTo(-childTaxCredit, 2);
  });
});

/** Notice 2025-16, § 3, as other readers of the Notice print it: a year, and a day. */
const PRINTED = [
  ['HK', 'Hong Kong', 114_300, 313.15],
  ['CH', 'Geneva', 102_600, 281.1],
  ['SG', 'Singapore', 82_900, 227.12],
  ['GB', 'London', 67_000, 183.56],
  ['GB', 'Surrey', 48_402, 132.61],
  ['JP', 'Tokyo', 67_700, 185.48],
  ['FR', 'Paris', 65_700, 180],
  ['AU', 'Sydney', 62_300, 170.68],
  ['AE', 'Dubai', 57_174, 156.64],
  ['MX', 'Mexico City', 47_900, 131.23],
  ['PT', 'Lisbon', 40_000, 109.59],
  ['AO', 'Luanda', 84_000, 230.14],
  ['AR', 'Buenos Aires', 56_500, 154.79],
  ['AW', 'Oranjestad', 46_200, 126.58],
  ['CN', 'Shanghai', 57_001, 156.17],
  ['DK', 'Copenhagen', 43_704, 119.74],
  ['CA', 'Calgary', 43_400, 118.9],
  ['CA', 'Montreal', 50_100, 137.26],
  ['CA', 'Ottawa', 46_800, 128.22],
  ['CA', 'Toronto', 57_400, 157.26],
  ['CA', 'Vancouver', 56_600, 155.07],
  ['CA', 'Victoria', 39_200, 107.4],
] as const;

test.each(PRINTED)('in %s, housing in %s counts up to %d a year, %d a day', (country, place, fullYear, day) => {
  // Other countries than Canada have them also in 2024, and some have higher ones of 2026 in 2025.
  const limit = housingLimits[country === 'CA' ? 2025 : 2024].value[country]?.[place];
  expect(limit).toBe(fullYear);
  expect(Math.round((fullYear / 365) * 100) / 100).toBe(day);
});

// The next year's limits may be chosen: Calgary's and London's are higher, Toronto's and Tokyo's are not. Canada's days of 2024 are printed as 366ths: 169.13.
test.each([
  [2024, 'CA', 'Toronto', 61_900],
  [2024, 'CA', 'Calgary', 43_400],
  [2024, 'GB', 'London', 67_000],
  [2025, 'CH', 'Geneva', 116_900],
  [2025, 'GB', 'London', 68_600],
  [2025, 'JP', 'Tokyo', 67_700],
  [2026, 'CH', 'Geneva', 116_900],
  [2026, 'GB', 'London', 68_600],
] as const)('in %d in %s, housing in %s counts up to %d', (year, country, place, limit) => {
  expect(housingLimits[year].value[country]?.[place]).toBe(limit);
});

const PLACES: Partial<Record<TaxYear, number>> = { 2024: 136, 2025: 136, 2026: 12 };

test('every place of the Notice has more than the general limit', () => {
  for (const year of TAX_YEARS) {
    const limits = Object.values(housingLimits[year].value).flatMap((places) => Object.values(places));
    expect(limits).toHaveLength(PLACES[year] ?? 0);
    expect(Math.min(Infinity, ...limits)).toBeGreaterThan(housingRange[year].value.limit);
  }
});

describe('the federal tax', () => {
  test.each([
    ['is zero if everything is excluded', {}, 130_000 - 130_000, 0],
    // 30,000 above 130,000: the 24% bracket of 2025 runs from 103,350 to 197,300.
    ['on the remaining 30,000 uses the brackets above the excluded income', { otherIncome: 45_750 }, 30_000, 7_200],
    ['on the first dollars above the exclusion and the deduction', { foreignEarnedIncome: 145_850 }, 100, 24],
    ['without the exclusion is the usual tax', { claimsExclusion: false }, 114_250, 20_267],
    // The unused deduction of 15,750 has no value.
    ['is zero on income below the deduction', { otherIncome: 15_750 }, 0, 0],
    ['is due on the cent above it', { otherIncome: 15_751 }, 1, 0.24],
    // Form 1040 worksheet: tax on 180,000 joint (29,428) minus tax on 130,000 (18,428).
    ['is correct on a joint return', { filingStatus: 'marriedJoint', otherIncome: 81_500 }, 50_000, 11_000],
  ] as const)('%s', (_case, change, taxableIncome, federalTax) => {
    expect(taxed(change)).toMatchObject({ taxableIncome, federalTax });
    const { foreignEarnedIncome } = { ...abroad, ...change };
    expect(taxed(change).effectiveRate).toBeCloseTo((federalTax / foreignEarnedIncome) * 100, 9);
  });

  test('follows the worksheet: tax on the total minus tax on the excluded income', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TAX_YEARS),
        fc.constantFrom(...FILING_STATUSES),
        fc.integer({ min: 0, max: 60_000_000 }),
        fc.integer({ min: 0, max: 60_000_000 }),
        (taxYear, filingStatus, earned, other) => {
          const tax = taxed({
            taxYear,
            filingStatus,
            foreignEarnedIncome: earned / 100,
            otherIncome: other / 100,
            housingExpenses: 30_000,
          });
          const schedule = incomeTaxSchedules[taxYear].value[filingStatus];
          const excluded = tax.housingExclusion + tax.foreignEarnedIncomeExclusion;
          const byWorksheet = graduatedTax(schedule, tax.taxableIncome + excluded) - graduatedTax(schedule, excluded);
          expect(tax.federalTax).toBeCloseTo(byWorksheet, 1);
          expect(tax.taxableForeignIncome + excluded).toBeCloseTo(earned / 100, 6);
          expect(tax.federalTax).toBeLessThanOrEqual(
            taxed({ ...abroad, taxYear, filingStatus, foreignEarnedIncome: earned / 100, otherIncome: other / 100, claimsExclusion: false })
              .federalTax + 0.01,
          );
        },
      ),
    );
  });

  test('without the exclusion is what a resident owes on the same income', () => {
    const asked = { foreignEarnedIncome: 70_000, otherIncome: 12_345.67, claimsExclusion: false };
    const resident = taxOnForeignWorker({
      taxYear: 2025,
      filingStatus: 'single',
      immigrationStatus: 'citizen',
      resident: true,
      usWages: 12_345.67,
      foreignIncome: 70_000,
    });
    expect(taxed(asked).federalTax).toBe(resident.federalTax);
  });
});

describe('the credit for foreign tax on pay', () => {
  // 180,000 in London with 60,000 of British tax.
  const london: Partial<IncomeAbroadRequest> = { foreignEarnedIncome: 180_000, foreignTax: 60_000 };

  test.each([
    // 34,250 at 24% = 8,220. Of the foreign tax, 50,000 / 180,000 is on pay that is not excluded: 16,666.67. The limit is all of the tax, as all
    // of the income is foreign.
    ['takes what the exclusion leaves', london, { federalTax: 0, foreignTaxCredit: 8_220, unusedForeignTax: 8_446.67 }],
    // 180,000 - 15,750 = 164,250: 17,651 and 24% of 60,900, together 32,267.
    ['needs no exclusion', { ...london, claimsExclusion: false }, { federalTax: 0, foreignTaxCredit: 32_267, unusedForeignTax: 27_733 }],
    // 90,000 in Dubai with 4,000 of tax: 90,000 - 15,750 = 74,250, 5,578.50 and 22% of 25,775, together 11,249.
    [
      'is at most the foreign tax',
      { foreignEarnedIncome: 90_000, foreignTax: 4_000, claimsExclusion: false },
      { federalTax: 7_249, foreignTaxCredit: 4_000, unusedForeignTax: 0 },
    ],
    // Half of 160,000 is from home, so half of the tax is: 160,000 - 15,750 = 144,250, 17,651 and 24% of 40,900, together 27,467.
    [
      'is at most the foreign share of the tax',
      { foreignEarnedIncome: 80_000, otherIncome: 80_000, foreignTax: 30_000, claimsExclusion: false },
      { federalTax: 13_733.5, foreignTaxCredit: 13_733.5, unusedForeignTax: 16_266.5 },
    ],
    // Form 1116 lines 3d and 3e have the excluded 130,000: 180,000 of 230,000 of the deduction, 12,326.09, is foreign, which leaves 37,673.91 of
    // the taxable income of 84,250. The tax on it from 130,000 on: 24% of 67,300 and 32% of 16,950, together 21,576.
    [
      'divides the deduction by all pay, also by what is excluded',
      { ...london, otherIncome: 50_000 },
      { foreignTaxCredit: 9_648.1, federalTax: 11_927.9, unusedForeignTax: 7_018.57 },
    ],
    [
      'is nothing of tax on excluded pay',
      { foreignEarnedIncome: 130_000, foreignTax: 40_000 },
      { foreignTaxCredit: 0, unusedForeignTax: 0 },
    ],
  ] as const)('%s', (_case, change, expected) => expect(taxed(change)).toMatchObject(expected));

  test('with little income from abroad has no election without a limit', () => {
    // 904(j)(2)(A): pay is no passive income, so dividends need Form 1116 too. A tenth of 11,249.
    const household: Household = {
      taxYear: 2025,
      filingStatus: 'single',
      foreignEarnedIncome: 81_000,
      qualifiedDividends: 0,
      nonqualifiedDividends: 9_000,
      foreignIncome: 0,
      foreignTaxPaid: 200,
      foreignTaxOnEarnings: 1_000,
    };
    expect(taxReturn(household).foreignTaxCredit).toBe(1_000);
    expect(taxReturn({ ...household, foreignIncome: 9_000 }).foreignTaxCredit).toBe(1_200);
  });

  test('is for two categories at most the tax', () => {
    fc.assert(
      fc.property(HOUSEHOLDS, fc.integer({ min: 0, max: 200_000 }), (household, foreignTaxOnEarnings) => {
        const {
          foreignTaxCredit,
          regularTax,
          excessAdvancePremiumCredit,
          foreignTaxPaid = 0,
        } = {
          ...household,
          ...taxReturn({ ...household, foreignTaxOnEarnings }),
        };
        expect(foreignTaxCredit).toBeLessThanOrEqual(foreignTaxPaid + foreignTaxOnEarnings);
        expect(cents(foreignTaxCredit)).toBeLessThanOrEqual(cents(regularTax + excessAdvancePremiumCredit));
      }),
      times(300),
    );
  });
});

describe('in a part of a year abroad', () => {
  test.each([
    // Form 2555 line 39: 146 of 365 days are 0.4 of 130,000.
    ['146 days of 2025', { daysAbroad: 146 }, { foreignEarnedIncomeExclusion: 52_000 }],
    ['all of 2024, a leap year', { taxYear: 2024, daysAbroad: 366 }, { foreignEarnedIncomeExclusion: 126_500 }],
    ['183 days of 2024', { taxYear: 2024, daysAbroad: 183 }, { foreignEarnedIncomeExclusion: 63_250 }],
    ['no day', { daysAbroad: 0 }, { foreignEarnedIncomeExclusion: 0, housingExclusion: 0 }],
    // 0.4 of 39,000 less 0.4 of 20,800.
    [
      'the limits of housing too',
      { daysAbroad: 146, housingExpenses: 50_000 },
      { housingExclusion: 7_280, foreignEarnedIncomeExclusion: 52_000 },
    ],
    [
      'the limit of an expensive city too',
      { daysAbroad: 146, housingExpenses: 50_000, housingLimit: 114_300 },
      { housingExclusion: 37_400 },
    ],
  ] as const)('%s', (_case, change, expected) => expect(taxed(change)).toMatchObject(expected));

  test.each([-1, 367, 1.5])('%d days are refused', (daysAbroad) => {
    expect(() => taxed({ daysAbroad })).toThrow(/^foreignDays: out of bounds/u);
  });
});

// Examples that others print, with the year's own limits. They round days to dollars or cents a day.
test.each([
  [
    'infotaxsquare.com: 215,000 in 325 days of 2023',
    { taxYear: 2023, foreignEarnedIncome: 215_000, daysAbroad: 325 },
    'taxableForeignIncome',
    108_151,
  ],
  [
    'the same: 120,000 × 325/365',
    { taxYear: 2023, foreignEarnedIncome: 215_000, daysAbroad: 325 },
    'foreignEarnedIncomeExclusion',
    106_849,
  ],
  [
    'the Form 2555 instructions: 276 days, a limit of 29,491 less a base of 15,729',
    { housingExpenses: 40_000, foreignEarnedIncome: 200_000, daysAbroad: 276 },
    'housingExclusion',
    13_762,
  ],
  ['Notice 2025-16, § 2: 39,000 − 20,800', { housingExpenses: 50_000, foreignEarnedIncome: 200_000 }, 'housingExclusion', 18_200],
  [
    'Notice 2024-31, § 2: 37,950 − 20,240',
    { taxYear: 2024, housingExpenses: 50_000, foreignEarnedIncome: 200_000 },
    'housingExclusion',
    17_710,
  ],
  ['Notice 2025-16, Mexico City: 10,800 is below the base', { housingExpenses: 10_800, housingLimit: 47_900 }, 'housingExclusion', 0],
  [
    'Notice 2025-16, London: 67,000 − 20,800',
    { housingExpenses: 80_000, housingLimit: 67_000, foreignEarnedIncome: 250_000 },
    'housingExclusion',
    46_200,
  ],
  ['hibernianfinancial.com: 100,000 × 92.35 % × 15.3 %', { selfEmployed: true, foreignEarnedIncome: 100_000 }, 'selfEmploymentTax', 14_130],
] as const)('%s', (_example, change, line, printed) => {
  expect(Math.abs(taxed(change)[line] - printed)).toBeLessThan(1);
});

describe('self-employment tax abroad', () => {
  const own = { selfEmployed: true, foreignEarnedIncome: 100_000 } as const;

  test.each([
    // 92,350 of net earnings: 12.4 % and 2.9 %. The half of it belongs to excluded profit and is not deducted.
    ['is due on profit that is excluded', own, { selfEmploymentTax: 14_129.55, federalTax: 0, totalTax: 14_129.55 }],
    // Half is 7,064.78: 100,000 − 7,064.78 − 15,750 = 77,185.22: 5,578.50 + 22 % of 28,710.22.
    [
      'is deducted by half without the exclusion',
      { ...own, claimsExclusion: false },
      { selfEmploymentTax: 14_129.55, federalTax: 11_894.75 },
    ],
    // 147,760: 22,607.28, of whose half 3/16 counts: 2,119.43. 30,000 − 2,119.43 − 15,750 = 12,130.57 at 24 %.
    [
      'is deducted for the profit above the exclusion',
      { ...own, foreignEarnedIncome: 160_000 },
      { selfEmploymentTax: 22_607.28, adjustedGrossIncome: 27_880.57, federalTax: 2_911.34 },
    ],
    // 277,050 is above the wage base of 176,100: 21,836.40 + 8,034.45; above 200,000, 0.9 % of 77,050.
    // Form 2555 Part IX: the profit is excluded first, then 3,200 of housing is deducted. 138,525 at 15.3 % is 21,194.33. Of its
    // half, 10,597.17, the exclusion takes 13/15, 9,184.21: 150,000 − 133,200 − 1,412.96 = 15,387.04, below the standard deduction.
    [
      'is deducted for the profit that housing is deducted from',
      { ...own, foreignEarnedIncome: 150_000, housingExpenses: 24_000, housingLimit: 47_900 },
      { foreignEarnedIncomeExclusion: 130_000, housingExclusion: 3_200, adjustedGrossIncome: 15_387.04 },
    ],
    [
      'leaves no housing to deduct where all profit is excluded',
      { ...own, housingExpenses: 30_000 },
      { foreignEarnedIncomeExclusion: 100_000, housingExclusion: 0 },
    ],
    ['has the wage base and the additional Medicare tax', { ...own, foreignEarnedIncome: 300_000 }, { selfEmploymentTax: 30_564.3 }],
    ['is not due under an agreement', { ...own, certificateOfCoverage: true }, { selfEmploymentTax: 0, totalTax: 0 }],
    [
      'but its housing is deducted after the exclusion under an agreement too',
      { ...own, foreignEarnedIncome: 150_000, housingExpenses: 45_000, housingLimit: 60_000, certificateOfCoverage: true },
      { foreignEarnedIncomeExclusion: 130_000, housingExclusion: 20_000, selfEmploymentTax: 0, totalTax: 0 },
    ],
    ['is not due from employees', { foreignEarnedIncome: 100_000 }, { selfEmploymentTax: 0, totalTax: 0 }],
    ['is not due below 400 of net earnings', { ...own, foreignEarnedIncome: 433 }, { selfEmploymentTax: 0 }],
  ] as const)('%s', (_case, change, expected) => {
    expect(taxed(change)).toMatchObject(expected);
  });

  test('lowers the limit of the credit by the half of it: Form 1116 line 2', () => {
    // 150,000 − 7,064.78 − 15,750 = 127,185.22, tax 23,371.45. Of it, 100,000 − 7,064.78 − 10,500 = 82,435.22 are from abroad.
    const tax = taxed({ ...own, claimsExclusion: false, otherIncome: 50_000, foreignTax: 40_000 });
    expect(tax.foreignTaxCredit).toBeCloseTo(15_148.22, 2);
  });

  // 26 CFR § 1.911-6(c). Half is 13,596.35, of which 35 % counts. Excluded: 130,000 − 8,837.63 of 200,000 − 13,596.35 − 24,200.
  test.each([
    ['for what belongs to the excluded profit', false, 5_060.46],
    // Under an agreement: 130,000 of 200,000 − 24,200.
    ['under an agreement', true, 5_210.47],
  ])('leaves the foreign tax on the rest %s', (_case, certificateOfCoverage, creditable) => {
    const asked = { foreignEarnedIncome: 200_000, housingExpenses: 45_000, housingLimit: 60_000, foreignTax: 20_000 };
    const { foreignTaxCredit, unusedForeignTax } = taxed({ ...own, ...asked, certificateOfCoverage });
    expect(foreignTaxCredit + unusedForeignTax).toBeCloseTo(creditable, 2);
  });

  test('has lines that add up to it', () => {
    const { lines, selfEmploymentTax } = taxed({ ...own, foreignEarnedIncome: 300_000 });
    expect(centsOf(lines.filter(({ section }) => section === 'payroll'))).toBe(cents(selfEmploymentTax));
  });
});

test('states with a rule for people abroad tax wages', () => {
  for (const code of [...Object.keys(safeHarbors), ...Object.keys(taxedByDomicile)] as StateCode[]) {
    expect(taxed({ state: stateLaws[code], claimsExclusion: false }).state?.tax).toBeGreaterThan(0);
  }
});

describe('a state', () => {
  const inState = (code: StateCode, change: Partial<IncomeAbroadRequest> = {}) =>
    taxed({ otherIncome: 60_000, state: stateLaws[code], ...change }).state;

  test.each(['AL', 'CA', 'HI', 'MA', 'NJ', 'PA'] as const)('%s taxes the income that the federal return excludes', (code) => {
    expect(inState(code)).toMatchObject({ code, treatment: 'taxed', tax: expect.any(Number) as number });
    const withoutExclusion = inState(code, { claimsExclusion: false });
    // Alabama deducts the federal tax, which the exclusion lowers.
    if (code !== 'AL') expect(inState(code)?.tax).toBe(withoutExclusion?.tax);
    else expect(inState(code)?.tax).toBeGreaterThan(withoutExclusion?.tax ?? Infinity);
  });

  test.each(['NY', 'CO', 'VA', 'AR', 'IA'] as const)('%s excludes it too', (code) => {
    expect(inState(code)).toMatchObject({ treatment: 'excluded', tax: estimate(code, 2025, 'single', 60_000).stateTax });
  });

  test('Arkansas cites its own statute', () => expect(inState('AR')).toMatchObject({ treatmentSource: 'A.C.A. § 26-51-310' }));

  test('with unsettled law has no tax, unless nothing is excluded', () => {
    expect(inState('MS')).toMatchObject({ treatment: 'unsettled', tax: undefined });
    expect(inState('MS', { claimsExclusion: false })).toMatchObject({
      treatment: 'nothingExcluded',
      tax: estimate('MS', 2025, 'single', 190_000).stateTax,
    });
  });

  test('New Jersey pays a share of the actual federal care credit on income that it taxes and the federal return excludes', () => {
    const { dependentCareCredit, lines } = taxReturn({
      taxYear: 2025,
      state: 'NJ',
      filingStatus: 'headOfHousehold',
      wages: 40_000,
      foreignEarnedIncome: 60_000,
      excludesForeignIncome: true,
      dependentAges: [5],
      dependentCareExpenses: 3_000,
    });
    // 22% of 3,000 at 40,000; without the exclusion it would be 20%. A fifth of it at 97,500: N.J.S.A. 54A:4-17.
    expect(dependentCareCredit).toBe(660);
    expect(lines.find(({ section, label }) => section === 'state' && label === 'dependentCareCredit')).toMatchObject({ amount: -132 });
  });

  test('without an income tax takes nothing', () => expect(inState('TX')).toMatchObject({ treatment: 'untaxed', tax: 0 }));

  test.each(STATE_CODES)('%s has a treatment, and a tax unless it is unsettled', (code) => {
    const state = inState(code);
    expect(EXCLUSION_TREATMENTS).toContain(state?.treatment);
    expect(state?.tax === undefined).toBe(state?.treatment === 'unsettled');
  });
});

describe('who gets no federal earned income credit, 26 U.S.C. § 32(c)(1)(C), (D)', () => {
  const creditsOf = (state: StateCode, change: Partial<Household>) =>
    taxReturn({ taxYear: 2025, state, filingStatus: 'single', age: 30, wages: 6_000, ...change })
      .lines.filter(({ section, label }) => section === 'state' && label === 'earnedIncomeCredit')
      .map(({ tax }) => tax);
  const paying = STATE_CODES.filter((state) => creditsOf(state, {}).length > 0);

  test.each(paying)('gets none from %s', (state) => {
    const abroad: Partial<Household> = { foreignEarnedIncome: 500, excludesForeignIncome: true };
    expect([creditsOf(state, abroad), creditsOf(state, { nonresident: true })]).toEqual([[], []]);
  });
});

test('the lines of each part add up to its tax and have known labels', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TAX_YEARS),
      fc.constantFrom(...FILING_STATUSES),
      fc.constantFrom<StateCode>(...STATE_CODES),
      fc.integer({ min: 0, max: 60_000_000 }),
      fc.integer({ min: 0, max: 60_000_000 }),
      fc.integer({ min: 0, max: 6_000_000 }),
      fc.boolean(),
      (taxYear, filingStatus, code, earned, other, housing, claimsExclusion) => {
        const { lines, federalTax, state } = taxOnIncomeAbroad({
          taxYear,
          filingStatus,
          foreignEarnedIncome: earned / 100,
          otherIncome: other / 100,
          housingExpenses: housing / 100,
          claimsExclusion,
          state: stateLaws[code],
        });
        const of = (wanted: string) => centsOf(lines.filter(({ section }) => section === wanted));
        expect(of('federal')).toBe(cents(federalTax));
        expect(of('state')).toBe(cents(state?.tax ?? 0));
      },
    ),
  );
});

test.each(['foreignEarnedIncome', 'otherIncome', 'housingExpenses', 'housingLimit'] as const)('rejects %s outside the limits', (name) => {
  for (const amount of [NaN, -0.01, 1_000_000_000.01]) expect(() => taxed({ [name]: amount })).toThrow(RangeError);
});

describe('credits for families abroad', () => {
  test('count foreign pay that is not excluded as earned, 26 U.S.C. § 24(d)(1)(B)(i)', () => {
    const parent: Household = { taxYear: 2025, filingStatus: 'headOfHousehold', foreignEarnedIncome: 30_000, dependentAges: [5, 8] };
    // 15% of 27,500 is above 1,700 for each child. Rev. Proc. 2024-40 § 2.05.
    expect(taxReturn({ ...parent, wages: 0 }).additionalChildTaxCredit).toBe(3_400);
  });

  test('refund no care of 2021 without a home in the United States, 26 U.S.C. § 21(g)(1)', () => {
    const parent: Household = { taxYear: 2021, filingStatus: 'headOfHousehold', wages: 10_000, dependentAges: [5] };
    const cared = { ...parent, dependentCareExpenses: 8_000 };
    // Half of 8,000.
    expect(taxReturn(cared).dependentCareCredit).toBe(4_000);
    expect(taxReturn({ ...cared, foreignEarnedIncome: 50_000, excludesForeignIncome: true }).dependentCareCredit).toBe(0);
  });
});
