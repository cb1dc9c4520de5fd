import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';
import { estimate, linesOf } from '../household.ts';

test.each([
  [2023, 'single', 299_999.99, undefined],
  [2023, 'single', 300_000, 1_850],
  [2023, 'marriedJoint', 300_000, 11_700],
  [2023, 'headOfHousehold', 300_000, 8_800],
  [2025, 'marriedSeparate', 300_000, 3_750],
  [2025, 'headOfHousehold', 1_000_000, 11_625],
  // Until 2022 only itemized deductions were added back.
  [2022, 'single', 1_000_000, undefined],
] as const)('in %i, %s with %d adds back %p of the standard deduction (C.R.S. § 39-22-104(3)(p.5))', (year, status, income, amount) => {
  expect(linesOf(estimate('CO', year, status, income), 'state', 'deductionAddBack')[0]?.amount).toBe(amount);
});

test('property tax above the federal cap leaves no state tax to add back', () => {
  const owner = { taxYear: 2024, filingStatus: 'single', wages: 400_000, propertyTax: 15_000, mortgageInterest: 20_000 } as const;
  // 4.25% of 400,000 - 12,000, which is all that Proposition FF leaves of 30,000.
  expect(taxReturn({ ...owner, state: 'CO', stateIncomeTaxPaid: 16_000 }).stateTax).toBe(16_490);
});

test('from 300,000, a single filer pays on all except 12,000', () => {
  expect(estimate('CO', 2024, 'single', 299_999).stateTax).toBe(12_129.46);
  expect(estimate('CO', 2024, 'single', 300_000).stateTax).toBe(12_240);
});

test('half a cent of tax does not change what a refundable credit leaves', () => {
  // 4.25% of 15,058 - 14,600 is 19.465, as filed 19.47.
  const { stateTax, stateTaxBeforeRefundable, stateRefundableCredits } = taxReturn({
    taxYear: 2024,
    state: 'CO',
    filingStatus: 'single',
    wages: 15_058,
  });
  expect({ stateTax, stateTaxBeforeRefundable, stateRefundableCredits }).toEqual({
    stateTax: -115.69,
    stateTaxBeforeRefundable: 19.47,
    stateRefundableCredits: 135.16,
  });
});

describe('whole households', () => {
  const year = 2025;
  const couple = { filingStatus: 'marriedJoint', dependentAges: [4, 10] } as const;
  test.each<[string, Household, before: number, after: number]>([
    // (60,000 - 31,500) x 4.4%. Half of 932.98; 600 for the child of 4; 3,273 x 1.75 less seven times 6.875%.
    ['a couple with two children has three credits', { ...couple, taxYear: year, wages: 60_000 }, 1_254, 1_254 - 466.49 - 600 - 2_971.27],
    // (60,100 - 32,200) x 4.4%. A quarter of 7,316 - 21.06% x (60,100 - 31,160), and 600.
    ['in 2026 one of them is suspended and one is halved', { ...couple, taxYear: 2026, wages: 60_100 }, 1_227.6, 1_227.6 - 305.31 - 600],
    // 2 x 3,200 x 75% less nine steps above 25,000.
    [
      'part of a $5,000 step counts as a whole one',
      { taxYear: 2024, filingStatus: 'marriedJoint', wages: 70_000, dependentAges: [13, 16] },
      (70_000 - 29_200) * 0.0425,
      (70_000 - 29_200) * 0.0425 - 4_800 * (1 - 9 * 0.06875),
    ],
    // 57,000 - 17,750 - 6,000, minus 17,000 of benefits and 7,000 of the pension.
    [
      'benefits use up a retired person’s limit',
      { taxYear: year, filingStatus: 'single', age: 70, pensionIncome: 40_000, socialSecurityBenefits: 20_000 },
      407,
      407,
    ],
    // 50,000 - 14,600 - 20,000.
    ['from 55 the limit is 20,000', { taxYear: 2024, filingStatus: 'single', age: 60, pensionIncome: 50_000 }, 654.5, 654.5],
    // 100,000 - 33,100 - 6,000 - 24,000: the spouse of 50 subtracts nothing.
    [
      'each spouse has a separate limit',
      {
        taxYear: year,
        filingStatus: 'marriedJoint',
        age: 66,
        spouseAge: 50,
        spouseWages: 60_000,
        pensionIncome: 30_000,
        spousePensionIncome: 10_000,
      },
      1_623.6,
      1_623.6,
    ],
    // 78,000 + 4,000; 83,000 + (17,000 - 15,750).
    [
      'state income tax is added back',
      { taxYear: year, filingStatus: 'single', wages: 100_000, mortgageInterest: 15_000, propertyTax: 3_000, stateIncomeTaxPaid: 4_000 },
      3_608,
      3_608,
    ],
    [
      'it is added back only up to the benefit of itemizing',
      { taxYear: year, filingStatus: 'single', wages: 100_000, mortgageInterest: 10_000, propertyTax: 3_000, stateIncomeTaxPaid: 4_000 },
      3_707,
      3_707,
    ],
    // 400,000 - 12,000: of 52,000, the state tax line gives 17,000 and the other line 23,000.
    [
      'high earners keep 12,000 of itemized deductions',
      { taxYear: year, filingStatus: 'single', wages: 400_000, mortgageInterest: 30_000, propertyTax: 5_000, stateIncomeTaxPaid: 17_000 },
      17_072,
      17_072,
    ],
    // 400,000 - 1,000.
    ['from 2026 they keep 1,000', { taxYear: 2026, filingStatus: 'single', wages: 400_000 }, 17_556, 17_556],
    // 50,000 - 15,750 - (2,000 - 500).
    [
      'gifts above 500 are subtracted in addition to the standard deduction',
      { taxYear: year, filingStatus: 'single', wages: 50_000, charitableGifts: 2_000 },
      1_441,
      1_441,
    ],
    // 60,000 - 16,100 - 1,000; of 3,000, 0.5% of income and the 1,000 that the federal return deducts are not subtracted again: 41,200.
    [
      'in 2026, gifts that the federal return deducts without itemizing are not subtracted again (26 U.S.C. § 170(p))',
      { taxYear: 2026, filingStatus: 'single', wages: 60_000, charitableGifts: 3_000 },
      1_812.8,
      1_812.8,
    ],
    // 42,900: nothing is left of 1,200.
    ['nor smaller ones at all', { taxYear: 2026, filingStatus: 'single', wages: 60_000, charitableGifts: 1_200 }, 1_887.6, 1_887.6],
    // Half of 649.
    ['a worker of 20 gets the earned income credit', { taxYear: year, filingStatus: 'single', age: 20, wages: 9_000 }, 0, -324.5],
    ['a worker of 65 does not', { taxYear: year, filingStatus: 'single', age: 65, wages: 9_000 }, 0, 0],
    // 800 less eight dollars for each of the 58 whole steps of 500 above 25,000.
    [
      'people of 65 got a housing credit in 2024',
      { taxYear: 2024, filingStatus: 'single', age: 70, pensionIncome: 54_400 },
      (54_400 - 16_550 - 24_000) * 0.0425,
      (54_400 - 16_550 - 24_000) * 0.0425 - (800 - 58 * 8),
    ],
  ])('%s (Forms DR 0104, DR 0104AD, DR 0104CN and DR 0347)', (_what, household, before, after) => {
    const { stateTaxBeforeRefundable, stateTax } = taxReturn({ state: 'CO', ...household });
    expect(stateTaxBeforeRefundable).toBeCloseTo(before, 2);
    expect(stateTax).toBeCloseTo(after, 2);
  });

  test.each<[string, Household, credit: number | undefined]>([
    // A quarter of 1,600 if there is no federal credit; at most 500 for one child.
    [
      'with a low income',
      { taxYear: year, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [4], dependentCareExpenses: 1_600 },
      -400,
    ],
    [
      'with a low income, up to the maximum,',
      { taxYear: year, filingStatus: 'headOfHousehold', wages: 20_000, dependentAges: [4], dependentCareExpenses: 3_000 },
      -500,
    ],
    // Half of 20% of 3,000; nothing above 60,000.
    [
      'with a middle income',
      { taxYear: year, filingStatus: 'headOfHousehold', wages: 60_000, dependentAges: [4], dependentCareExpenses: 5_000 },
      -300,
    ],
    [
      'with a high income',
      { taxYear: year, filingStatus: 'headOfHousehold', wages: 60_001, dependentAges: [4], dependentCareExpenses: 5_000 },
      undefined,
    ],
    // 70% of the federal credit of 50% minus two points, regardless of federal tax.
    [
      'with a low income in 2026',
      { taxYear: 2026, filingStatus: 'headOfHousehold', wages: 19_000, dependentAges: [4], dependentCareExpenses: 3_000 },
      -1_008,
    ],
  ])('a parent %s gets the dependent care credit (Form DR 0347)', (_what, household, credit) => {
    const { lines } = taxReturn({ state: 'CO', ...household });
    expect(lines.find(({ section, label }) => section === 'state' && label === 'dependentCareCredit')?.amount).toBe(credit);
  });
});

describe('one earner before 2024', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    [
      // 600,000 minus 12,950. The QBI deduction of 40,000 is added back above 500,000: 587,050 x 4.4%.
      'the QBI deduction of a high earner is added back from 2021 on (DR 0104 line 3)',
      { taxYear: 2022, filingStatus: 'single', wages: 400_000, sCorporationProfit: 200_000, sCorporationWages: 400_000 },
      25_830.2,
    ],
    [
      // Couples keep it up to 1,000,000: 600,000 - 25,900 - 40,000 = 534,100 x 4.4%.
      'the same couple keeps it (DR 0104 line 3)',
      { taxYear: 2022, filingStatus: 'marriedJoint', wages: 400_000, sCorporationProfit: 200_000, sCorporationWages: 400_000 },
      23_500.4,
    ],
    [
      // 600,000 - 12,400 - 40,000 = 547,600 x 4.55%.
      'a high earner of 2020 keeps it too (HB20-1420)',
      { taxYear: 2020, filingStatus: 'single', wages: 400_000, sCorporationProfit: 200_000, sCorporationWages: 400_000 },
      24_915.8,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'CO' }).stateTax).toBeCloseTo(tax, 2);
  });
});

describe('pensions by what they come from', () => {
  test.each<[string, Omit<Household, 'state'>, tax: number]>([
    // (70,000 − 15,750) × 4.4%.
    [
      'early distributions are no pension (C.R.S. § 39-22-104(4)(f)(III))',
      { taxYear: 2025, filingStatus: 'single', age: 57, wages: 50_000, pensionIncome: 20_000, earlyDistributions: 20_000 },
      2_387,
    ],
    // 20,000 less.
    [
      'an IRA is one if not taken early',
      { taxYear: 2025, filingStatus: 'single', age: 57, wages: 50_000, pensionIncome: 20_000, iraDistributions: 20_000 },
      1_507,
    ],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ ...household, state: 'CO' }).stateTaxBeforeRefundable).toBeCloseTo(tax, 2);
  });
});

// Occupational privilege taxes, pay even over the year.
describe('local taxes', () => {
  test.each<readonly [what: string, household: Omit<Household, 'state'>, tax: number]>([
    // 12 x 5.75.
    ['Denver', { taxYear: 2025, filingStatus: 'single', wages: 60_000, locality: 'CO:DENVER' }, 69],
    // Both work.
    ['Denver, a couple', { taxYear: 2025, filingStatus: 'marriedJoint', wages: 60_000, spouseWages: 40_000, locality: 'CO:DENVER' }, 138],
    // 499.92 a month is less than 500.
    ['Denver, low pay', { taxYear: 2025, filingStatus: 'single', wages: 5_999, locality: 'CO:DENVER' }, 0],
    // 12 x 5, above 750 a month.
    ['Glendale, commuter', { taxYear: 2024, filingStatus: 'single', wages: 9_001, workLocality: 'CO:GLENDALE' }, 60],
    // 750 a month is not more.
    ['Glendale at the limit', { taxYear: 2024, filingStatus: 'single', wages: 9_000, workLocality: 'CO:GLENDALE' }, 0],
    // 12 x 2.
    ['Greenwood Village', { taxYear: 2026, filingStatus: 'single', wages: 50_000, locality: 'CO:GREENWOOD VILLAGE' }, 24],
  ])('%s', (_what, household, tax) => {
    expect(taxReturn({ state: 'CO', ...household }).localTax).toBe(tax);
  });
});
