import type { Usd } from '@bracketwise/contract/amounts';
import { LEVY_NAMES } from '@bracketwise/contract/lines';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { ESTIMATE_YEARS, TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import { estimateTax, marginalRates, taxOnBusiness, taxOnForeignWorker, taxReturn, whatIfs } from '../src/index.ts';
import { sumOf } from '../src/kernel/money.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { mostOf } from '../src/rules/payroll-levies.ts';
import { cents } from './household.ts';
import fc, { times } from './random.ts';

const levyLines = ({ lines }: Pick<ReturnType<typeof taxReturn>, 'lines'>) =>
  lines.filter(({ label }) => (LEVY_NAMES as readonly string[]).includes(label));

describe('what is left equals the pay stub', () => {
  const WAGES = [30_000, 100_000, 250_000] as const;
  /** A rate in percent, on wages up to a limit, on a share of the year's wages, or up to an amount in US dollars. */
  type Term = readonly [percent: number, limits?: { readonly upTo?: Usd; readonly share?: number; readonly most?: Usd }];

  // The levies on wages of 30,000, 100,000 and 250,000, each levy rounded to cents.
  // oxfmt-ignore
  const TABLE: readonly (readonly [state: StateCode, year: TaxYear, terms: readonly Term[], levies: readonly Usd[]])[] = [
    ['CA', 2020, [[1, { upTo: 122_909 }]], [300, 1_000, 1_229.09]],
    ['CA', 2021, [[1.2, { upTo: 128_298 }]], [360, 1_200, 1_539.58]],
    ['CA', 2022, [[1.1, { upTo: 145_600 }]], [330, 1_100, 1_601.6]],
    ['CA', 2023, [[0.9, { upTo: 153_164 }]], [270, 900, 1_378.48]],
    ['CA', 2024, [[1.1]], [330, 1_100, 2_750]],
    ['CA', 2025, [[1.2]], [360, 1_200, 3_000]],
    ['CA', 2026, [[1.3]], [390, 1_300, 3_250]],
    ['CO', 2020, [], [0, 0, 0]],
    ['CO', 2021, [], [0, 0, 0]],
    ['CO', 2022, [], [0, 0, 0]],
    ['CO', 2023, [[0.45, { upTo: 160_200 }]], [135, 450, 720.9]],
    ['CO', 2024, [[0.45, { upTo: 168_600 }]], [135, 450, 758.7]],
    ['CO', 2025, [[0.45, { upTo: 176_100 }]], [135, 450, 792.45]],
    ['CO', 2026, [[0.44, { upTo: 184_500 }]], [132, 440, 811.8]],
    ['CT', 2020, [], [0, 0, 0]],
    ['CT', 2021, [[0.5, { upTo: 142_800 }]], [150, 500, 714]],
    ['CT', 2022, [[0.5, { upTo: 147_000 }]], [150, 500, 735]],
    ['CT', 2023, [[0.5, { upTo: 160_200 }]], [150, 500, 801]],
    ['CT', 2024, [[0.5, { upTo: 168_600 }]], [150, 500, 843]],
    ['CT', 2025, [[0.5, { upTo: 176_100 }]], [150, 500, 880.5]],
    ['CT', 2026, [[0.5, { upTo: 184_500 }]], [150, 500, 922.5]],
    ['HI', 2020, [[0.5, { most: 291.2 }]], [150, 291.2, 291.2]],
    ['HI', 2021, [[0.5, { most: 286.52 }]], [150, 286.52, 286.52]],
    ['HI', 2022, [[0.5, { most: 312 }]], [150, 312, 312]],
    ['HI', 2023, [[0.5, { most: 342.68 }]], [150, 342.68, 342.68]],
    ['HI', 2024, [[0.5, { most: 357.24 }]], [150, 357.24, 357.24]],
    ['HI', 2025, [[0.5, { most: 374.92 }]], [150, 374.92, 374.92]],
    ['HI', 2026, [[0.5, { most: 390 }]], [150, 390, 390]],
    ['MA', 2020, [[0.378, { upTo: 137_700 }]], [113.4, 378, 520.51]],
    ['MA', 2021, [[0.378, { upTo: 142_800 }]], [113.4, 378, 539.78]],
    ['MA', 2022, [[0.344, { upTo: 147_000 }]], [103.2, 344, 505.68]],
    ['MA', 2023, [[0.318, { upTo: 160_200 }]], [95.4, 318, 509.44]],
    ['MA', 2024, [[0.46, { upTo: 168_600 }]], [138, 460, 775.56]],
    ['MA', 2025, [[0.46, { upTo: 176_100 }]], [138, 460, 810.06]],
    ['MA', 2026, [[0.46, { upTo: 184_500 }]], [138, 460, 848.7]],
    ['NJ', 2020, [[0.425, { upTo: 35_300 }], [0.26, { upTo: 134_900 }], [0.16, { upTo: 134_900 }]], [253.5, 570.03, 716.61]],
    ['NJ', 2021, [[0.425, { upTo: 36_200 }], [0.47, { upTo: 138_200 }], [0.28, { upTo: 138_200 }]], [352.5, 903.85, 1_190.35]],
    ['NJ', 2022, [[0.425, { upTo: 39_800 }], [0.14, { upTo: 151_900 }], [0.14, { upTo: 151_900 }]], [211.5, 449.15, 594.47]],
    ['NJ', 2023, [[0.425, { upTo: 41_100 }], [0.06, { upTo: 156_800 }]], [145.5, 234.68, 268.76]],
    ['NJ', 2024, [[0.425, { upTo: 42_300 }], [0.09, { upTo: 161_400 }]], [154.5, 269.78, 325.04]],
    ['NJ', 2025, [[0.425, { upTo: 43_300 }], [0.23, { upTo: 165_400 }], [0.33, { upTo: 165_400 }]], [295.5, 744.03, 1_110.27]],
    ['NJ', 2026, [[0.425, { upTo: 44_800 }], [0.19, { upTo: 171_100 }], [0.23, { upTo: 171_100 }]], [253.5, 610.4, 909.02]],
    ['NY', 2020, [[0.27, { most: 196.72 }], [0.5, { most: 31.2 }]], [112.2, 227.92, 227.92]],
    ['NY', 2021, [[0.511, { most: 385.34 }], [0.5, { most: 31.2 }]], [184.5, 416.54, 416.54]],
    ['NY', 2022, [[0.511, { most: 423.71 }], [0.5, { most: 31.2 }]], [184.5, 454.91, 454.91]],
    ['NY', 2023, [[0.455, { most: 399.43 }], [0.5, { most: 31.2 }]], [167.7, 430.63, 430.63]],
    ['NY', 2024, [[0.373, { most: 333.25 }], [0.5, { most: 31.2 }]], [143.1, 364.45, 364.45]],
    ['NY', 2025, [[0.388, { most: 354.53 }], [0.5, { most: 31.2 }]], [147.6, 385.73, 385.73]],
    ['NY', 2026, [[0.432, { most: 411.91 }], [0.5, { most: 31.2 }]], [160.8, 443.11, 443.11]],
    ['OR', 2020, [[0.1]], [30, 100, 250]],
    ['OR', 2021, [[0.1]], [30, 100, 250]],
    ['OR', 2022, [[0.1]], [30, 100, 250]],
    ['OR', 2023, [[0.1], [0.6, { upTo: 132_900 }]], [210, 700, 1_047.4]],
    ['OR', 2024, [[0.1], [0.6, { upTo: 168_600 }]], [210, 700, 1_261.6]],
    ['OR', 2025, [[0.1], [0.6, { upTo: 176_100 }]], [210, 700, 1_306.6]],
    ['OR', 2026, [[0.1], [0.6, { upTo: 184_500 }]], [210, 700, 1_357]],
    ['PA', 2020, [[0.06]], [18, 60, 150]],
    ['PA', 2021, [[0.06]], [18, 60, 150]],
    ['PA', 2022, [[0.06]], [18, 60, 150]],
    ['PA', 2023, [[0.07]], [21, 70, 175]],
    ['PA', 2024, [[0.07]], [21, 70, 175]],
    ['PA', 2025, [[0.07]], [21, 70, 175]],
    ['PA', 2026, [[0.07]], [21, 70, 175]],
    ['RI', 2020, [[1.3, { upTo: 72_300 }]], [390, 939.9, 939.9]],
    ['RI', 2021, [[1.3, { upTo: 74_000 }]], [390, 962, 962]],
    ['RI', 2022, [[1.1, { upTo: 81_500 }]], [330, 896.5, 896.5]],
    ['RI', 2023, [[1.1, { upTo: 84_000 }]], [330, 924, 924]],
    ['RI', 2024, [[1.2, { upTo: 87_000 }]], [360, 1_044, 1_044]],
    ['RI', 2025, [[1.3, { upTo: 89_200 }]], [390, 1_159.6, 1_159.6]],
    ['RI', 2026, [[1.1, { upTo: 100_000 }]], [330, 1_100, 1_100]],
    ['WA', 2020, [[0.25332, { upTo: 137_700 }]], [76, 253.32, 348.82]],
    ['WA', 2021, [[0.25332, { upTo: 142_800 }]], [76, 253.32, 361.74]],
    ['WA', 2022, [[0.43932, { upTo: 147_000 }]], [131.8, 439.32, 645.8]],
    ['WA', 2023, [[0.58208, { upTo: 160_200 }], [0.58, { share: 0.5 }]], [261.62, 872.08, 1_657.49]],
    ['WA', 2024, [[0.528582, { upTo: 168_600 }], [0.58]], [332.57, 1_108.58, 2_341.19]],
    ['WA', 2025, [[0.657984, { upTo: 176_100 }], [0.58]], [371.4, 1_237.98, 2_608.71]],
    ['WA', 2026, [[0.807159, { upTo: 184_500 }], [0.58]], [416.15, 1_387.16, 2_939.21]],
  ];

  const byTerms = (terms: readonly Term[], wages: Usd) =>
    sumOf(
      ...terms.map(([percent, { upTo = Infinity, share = 1, most = Infinity } = {}]) =>
        Math.min((percent / 100) * Math.min(share * wages, upTo), most),
      ),
    );

  test('for eleven states in every year', () => {
    const states = [...new Set(TABLE.map(([state]) => state))];
    expect(states).toHaveLength(11);
    const yearsInTable = (of: string) => TABLE.flatMap(([state, year]) => (state === of ? [year] : []));
    for (const state of states) expect([state, yearsInTable(state)]).toEqual([state, TAX_YEARS]);
  });

  test.each(TABLE)('%s %d: %j%% of wages, %j', (state, taxYear, terms, expected) => {
    WAGES.forEach((wages, index) => {
      const levies = expected[index] ?? NaN;
      expect(byTerms(terms, wages)).toBe(levies);
      const filed = taxReturn({ state, taxYear, filingStatus: 'single', wages });
      expect(filed.payrollLevies).toBe(levies);
      const year = ESTIMATE_YEARS.find((each) => each === taxYear);
      if (year === undefined) return;
      const { federalTax, socialSecurity, medicare, additionalMedicare, stateTax, payrollLevies, netIncome, totalTax } = estimateTax({
        state,
        taxYear: year,
        filingStatus: 'single',
        income: wages,
      });
      const others = sumOf(federalTax, socialSecurity, medicare, additionalMedicare, stateTax);
      expect({ payrollLevies, totalTax, netIncome }).toEqual({
        payrollLevies: levies,
        totalTax: sumOf(others, levies),
        netIncome: sumOf(wages, -others, -levies),
      });
    });
  });

  test('$100,000 in California in 2026 leaves 72,825', () => {
    const { netIncome, payrollLevies } = taxReturn({ state: 'CA', taxYear: 2026, filingStatus: 'single', wages: 100_000 });
    expect({ kept: Math.round(netIncome), payrollLevies }).toEqual({ kept: 72_825, payrollLevies: 1_300 });
  });
});

describe('whose wages count', () => {
  const inNewJersey = { state: 'NJ', taxYear: 2025, filingStatus: 'marriedJoint' } as const;

  test('each spouse has their own limits and lines', () => {
    const alone = taxReturn({ ...inNewJersey, wages: 200_000 });
    const both = taxReturn({ ...inNewJersey, wages: 200_000, spouseWages: 200_000 });
    // 184.03 + 0.23% and 0.33% of 165,400.
    expect(alone.payrollLevies).toBe(184.03 + 380.42 + 545.82);
    expect(both.payrollLevies).toBe(sumOf(alone.payrollLevies, alone.payrollLevies));
    expect(levyLines(both).map(({ label }) => label)).toEqual([...levyLines(alone), ...levyLines(alone)].map(({ label }) => label));
  });

  test('401(k) deferrals count as wages', () => {
    const household = { state: 'CA', taxYear: 2025, filingStatus: 'single' } as const;
    // 1.2% of 80,000.
    expect(taxReturn({ ...household, wages: 60_000, electiveDeferrals: 20_000 }).payrollLevies).toBe(960);
  });

  test.each([
    // 92.35% of the profit are net earnings, half of them after June 2024.
    [2024, 80_000, 40.63],
    [2025, 80_000, 81.27],
    [2026, 400_000, 406.34],
    // Net earnings under $400 are no self-employment income: 26 U.S.C. § 1402(b)(2).
    [2025, 400, 0],
    [2023, 80_000, 0],
  ] as const)('Vermont’s self-employed owe 0.11%% of their net earnings: %s, $%s', (taxYear, selfEmploymentProfit, owed) => {
    const { payrollLevies, lines } = taxReturn({ state: 'VT', taxYear, filingStatus: 'single', selfEmploymentProfit });
    expect(payrollLevies).toBe(owed);
    expect(levyLines({ lines }).map(({ label, rate }) => [label, rate])).toEqual(owed ? [['childCareContribution', 0.0011]] : []);
  });

  test('elsewhere profit owes none, and pensions and investments nowhere', () => {
    const household = { taxYear: 2025, filingStatus: 'single' } as const;
    for (const state of STATE_CODES) {
      const { payrollLevies, lines } = taxReturn({
        ...household,
        state,
        selfEmploymentProfit: state === 'VT' ? 0 : 80_000,
        pensionIncome: 30_000,
        taxableInterest: 5_000,
        socialSecurityBenefits: 20_000,
      });
      expect({ payrollLevies, lines: levyLines({ lines }) }).toEqual({ payrollLevies: 0, lines: [] });
    }
  });

  test('a return without a state has none', () => {
    expect(taxReturn({ taxYear: 2025, filingStatus: 'single', wages: 80_000 }).payrollLevies).toBe(0);
  });

  test('years before whole households have them, even if the state tax is not computed', () => {
    const filed = taxReturn({ state: 'CA', taxYear: 2022, filingStatus: 'marriedJoint', wages: 100_000, spouseWages: 50_000 });
    // 1.1% of each.
    expect(filed).toMatchObject({ stateNotComputed: 'earlierYear', payrollLevies: 1_650 });
    expect(filed.totalTax).toBe(sumOf(filed.federalIncomeTax, filed.socialSecurity, filed.medicare, 1_650));
  });

  test('an owner’s salary from an S corporation owes them, a sole proprietor’s profit none', () => {
    const asked = { taxYear: 2025, filingStatus: 'single', profit: 150_000, state: stateLaws.CA } as const;
    const tax = taxOnBusiness({ ...asked, structure: 'sCorporation', ownerSalary: 70_000 });
    // 1.2% of 70,000.
    expect(tax.payrollLevies).toBe(840);
    expect(tax.parts.find(({ key }) => key === 'levies')).toMatchObject({ tax: 840, lines: [{ label: 'stateDisabilityInsurance' }] });
    expect(tax.totalTax).toBe(sumOf(...tax.parts.map((part) => part.tax)));
    expect(taxOnBusiness({ ...asked, structure: 'soleProprietorship' })).toMatchObject({ payrollLevies: 0 });
    expect(taxOnBusiness({ ...asked, structure: 'cCorporation' })).toMatchObject({ payrollLevies: 0 });
  });

  test('a foreign worker owes them, even if exempt from Social Security', () => {
    const asked = {
      taxYear: 2025,
      filingStatus: 'single',
      usWages: 60_000,
      foreignIncome: 0,
      state: stateLaws.CA,
      resident: false,
    } as const;
    for (const immigrationStatus of ['student', 'other'] as const) {
      const tax = taxOnForeignWorker({ ...asked, immigrationStatus });
      expect(tax.payrollLevies).toBe(720);
      expect(tax.totalTax).toBe(sumOf(tax.federalTax, tax.payrollTax, 720, tax.state?.tax ?? NaN));
    }
    expect(taxOnForeignWorker({ ...asked, immigrationStatus: 'other', state: stateLaws.TX }).payrollLevies).toBe(0);
  });
});

test('the next dollars of wages cost their levies, and of profit none', () => {
  const rates = marginalRates(stateLaws.CA, { state: 'CA', taxYear: 2025, filingStatus: 'single', wages: 60_000 });
  const payrollOf = (kind: string) => rates.find((each) => each.kind === kind)?.payroll;
  // 7.65% and 1.2% of 100.
  expect([payrollOf('wages'), payrollOf('taxableInterest')]).toEqual([8.85, 0]);
});

test('a deferral leaves room for the levies on the whole pay', () => {
  const household = { state: 'CA', taxYear: 2025, filingStatus: 'single', wages: 10_000 } as const;
  const roomIn = (state: 'CA' | 'TX') =>
    whatIfs(stateLaws[state], { ...household, state }).find(({ kind }) => kind === 'electiveDeferral')?.amount;
  // 7.65% of 10,000, and 1.2% in California.
  expect([roomIn('TX') ?? 9_235, roomIn('CA') ?? 9_115]).toEqual([9_235, 9_115]);
});

test('an unpublished figure makes the state’s figures provisional', () => {
  const household = { filingStatus: 'single', wages: 60_000 } as const;
  expect(taxReturn({ ...household, state: 'AK', taxYear: 2026 }).stateIsProvisional).toBe(true);
  expect(taxReturn({ ...household, state: 'AK', taxYear: 2025 }).stateIsProvisional).toBe(false);
});

test('the levies never exceed their maximums, rise with wages and are zero without', () => {
  const dollars = fc.oneof(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 5_000_000 }));
  fc.assert(
    fc.property(fc.constantFrom(...STATE_CODES), fc.constantFrom(...TAX_YEARS), dollars, dollars, (state, taxYear, wages, rise) => {
      const household = { state, taxYear, filingStatus: 'single' } as const;
      const before = taxReturn({ ...household, wages });
      const after = taxReturn({ ...household, wages: wages + rise });
      const most = (stateLaws[state].payrollLevies ?? []).map(({ terms }) => {
        const ofYear = terms[taxYear];
        return ofYear === undefined ? 0 : mostOf(ofYear.value);
      });
      expect(after.payrollLevies).toBeLessThanOrEqual(most.reduce((sum, each) => sum + each, 0) + 0.001);
      expect(after.payrollLevies).toBeGreaterThanOrEqual(before.payrollLevies);
      expect(sumOf(...levyLines(after).map(({ tax = NaN }) => tax))).toBe(after.payrollLevies);
      expect(cents(taxReturn({ ...household, wages: 0 }).payrollLevies)).toBe(0);
    }),
    times(300),
  );
});
