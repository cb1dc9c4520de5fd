import { NOTHING_SAVED_YET } from './form.ts';
import { simulate, type SpecifiedInput } from './specified.ts';

const single: SpecifiedInput = { ...NOTHING_SAVED_YET, income: 60_000, filingStatus: 'single' };

/** Rounds to cents, because the rules multiply by fractions without an exact binary form. */
const cents = (dollars: number | undefined) => Math.round((dollars ?? NaN) * 100) / 100;
const advised = (input: SpecifiedInput) =>
  simulate(input).recommendations.map(({ strategy, savings, priority }) => [strategy, cents(savings), priority]);
const advice = (input: SpecifiedInput, strategy: string) => simulate(input).recommendations.find((each) => each.strategy === strategy);

/**
 * Computed by hand from section 9: the tax at the limits is 1,100, 5,147, 16,290, 37,092 and 52,836 for single filers and 2,200, 10,294,
 * 32,580, 74,208 and 105,664 for joint returns.
 */
describe('income alone', () => {
  test.each([
    ['single', 1_000, 0, 0, [['ira', 1_540, 'medium']]],
    // 46,150: 5,147 + 22 % of 1,425
    [
      'single',
      60_000,
      5_460.5,
      1_940.5,
      [
        ['retirement401k', 1_980, 'medium'],
        ['ira', 1_540, 'medium'],
      ],
    ],
    // 139,150: 16,290 + 24 % of 43,775
    [
      'single',
      153_000,
      26_796,
      18_687,
      [
        ['retirement401k', 5_049, 'high'],
        ['taxLossHarvesting', 3_060, 'medium'],
      ],
    ],
    // 216,150: 37,092 + 32 % of 34,100
    [
      'single',
      230_000,
      48_004,
      38_344,
      [
        ['retirement401k', 5_060, 'high'],
        ['taxLossHarvesting', 4_600, 'medium'],
      ],
    ],
    // 386,150: 52,836 + 35 % of 154,900
    [
      'single',
      400_000,
      107_051,
      93_991,
      [
        ['taxLossHarvesting', 8_000, 'medium'],
        ['retirement401k', 5_060, 'high'],
      ],
    ],

    ['marriedJoint', 1_000, 0, 0, [['ira', 3_080, 'high']]],
    // 32,300: 2,200 + 12 % of 10,300
    [
      'marriedJoint',
      60_000,
      3_436,
      0,
      [
        ['ira', 3_080, 'high'],
        ['retirement401k', 1_980, 'medium'],
      ],
    ],
    // 125,300: 10,294 + 22 % of 35,850
    [
      'marriedJoint',
      153_000,
      18_181,
      6_992,
      [
        ['retirement401k', 5_049, 'high'],
        ['ira', 3_080, 'high'],
        ['taxLossHarvesting', 3_060, 'medium'],
      ],
    ],
    // 202,300: 32,580 + 24 % of 11,550
    [
      'marriedJoint',
      230_000,
      35_352,
      23_162,
      [
        ['retirement401k', 7_590, 'high'],
        ['taxLossHarvesting', 4_600, 'medium'],
      ],
    ],
    // 372,300: 74,208 + 32 % of 8,100
    [
      'marriedJoint',
      400_000,
      76_800,
      58_680,
      [
        ['retirement401k', 10_120, 'high'],
        ['taxLossHarvesting', 8_000, 'medium'],
      ],
    ],

    ['marriedSeparate', 1_000, 0, 0, [['ira', 1_540, 'medium']]],
    [
      'marriedSeparate',
      60_000,
      5_460.5,
      1_940.5,
      [
        ['retirement401k', 1_980, 'medium'],
        ['ira', 1_540, 'medium'],
      ],
    ],
    [
      'marriedSeparate',
      153_000,
      26_796,
      18_687,
      [
        ['retirement401k', 5_049, 'high'],
        ['taxLossHarvesting', 3_060, 'medium'],
      ],
    ],
    [
      'marriedSeparate',
      230_000,
      48_004,
      38_344,
      [
        ['retirement401k', 5_060, 'high'],
        ['taxLossHarvesting', 4_600, 'medium'],
      ],
    ],
    [
      'marriedSeparate',
      400_000,
      107_051,
      93_991,
      [
        ['taxLossHarvesting', 8_000, 'medium'],
        ['retirement401k', 5_060, 'high'],
      ],
    ],

    ['headOfHousehold', 1_000, 0, 0, [['ira', 1_540, 'medium']]],
    // 39,200: 1,100 + 12 % of 28,200
    [
      'headOfHousehold',
      60_000,
      4_484,
      964,
      [
        ['retirement401k', 1_980, 'medium'],
        ['ira', 1_540, 'medium'],
      ],
    ],
    // 132,200: 16,290 + 24 % of 36,825
    [
      'headOfHousehold',
      153_000,
      25_128,
      17_019,
      [
        ['retirement401k', 5_049, 'high'],
        ['taxLossHarvesting', 3_060, 'medium'],
      ],
    ],
    // 209,200: 37,092 + 32 % of 27,150
    [
      'headOfHousehold',
      230_000,
      45_780,
      36_120,
      [
        ['retirement401k', 5_060, 'high'],
        ['taxLossHarvesting', 4_600, 'medium'],
      ],
    ],
    // 379,200: 52,836 + 35 % of 147,950
    [
      'headOfHousehold',
      400_000,
      104_618.5,
      91_558.5,
      [
        ['taxLossHarvesting', 8_000, 'medium'],
        ['retirement401k', 5_060, 'high'],
      ],
    ],
  ] as const)('%s, %i: tax %d, optimized %d', (filingStatus, income, currentTax, optimizedTax, recommendations) => {
    const input = { ...NOTHING_SAVED_YET, income, filingStatus };
    const simulation = simulate(input);
    expect(cents(simulation.currentTax)).toBe(currentTax);
    expect(cents(simulation.optimizedTax)).toBe(optimizedTax);
    expect(advised(input)).toEqual(recommendations);
    expect(cents(simulation.potentialSavings)).toBe(recommendations.reduce((sum, [, savings]) => sum + savings, 0));
  });
});

describe('with contributions, an HSA and deductions', () => {
  const everything = {
    currentRetirement401k: 5_000,
    currentIRA: 2_000,
    hasHSA: true,
    currentHSA: 1_000,
    charitableDonations: 5_000,
    mortgageInterest: 12_000,
    stateLocalTaxes: 14_000, // Only 10,000 of it counts.
  };

  test('single, 153,000: itemized', () => {
    const input: SpecifiedInput = { ...everything, income: 153_000, filingStatus: 'single' };
    // 153,000 − 8,000 − 27,000 = 118,000: 16,290 + 24 % of 22,625
    expect(cents(simulate(input).currentTax)).toBe(21_720);
    expect(advised(input)).toEqual([
      ['retirement401k', 3_960, 'high'], // 18,000 to the limit
      ['taxLossHarvesting', 3_060, 'medium'],
      ['itemizing', 2_893, 'medium'], // 27,000 − 13,850
      ['hsa', 693, 'medium'], // 3,150 to the limit
    ]);
    expect(cents(simulate(input).potentialSavings)).toBe(10_606);
    expect(cents(simulate(input).optimizedTax)).toBe(11_114);
  });

  test('joint, 153,000: the standard deduction is more', () => {
    const input: SpecifiedInput = { ...everything, income: 153_000, filingStatus: 'marriedJoint' };
    // 153,000 − 8,000 − 27,700 = 117,300: 10,294 + 22 % of 27,850
    expect(cents(simulate(input).currentTax)).toBe(16_421);
    expect(advised(input)).toEqual([
      ['retirement401k', 5_049, 'high'],
      ['taxLossHarvesting', 3_060, 'medium'],
      ['ira', 2_640, 'high'], // 12,000 to the limit
      ['hsa', 1_606, 'medium'], // 7,300 to the limit
    ]);
    expect(cents(simulate(input).optimizedTax)).toBe(4_066);
  });

  test('HSA contributions count only with an HSA', () => {
    const withHsa = simulate({ ...single, hasHSA: true, currentHSA: 1_000 });
    const without = simulate({ ...single, hasHSA: false, currentHSA: 1_000 });
    expect(cents(without.currentTax)).toBe(5_460.5);
    expect(cents(withHsa.currentTax)).toBe(5_240.5);
    expect(without.recommendations.map(({ strategy }) => strategy)).not.toContain('hsa');
  });

  test('the tax is never negative', () => {
    expect(simulate({ ...single, income: 20_000, currentRetirement401k: 23_000 })).toMatchObject({ currentTax: 0, optimizedTax: 0 });
  });
});

describe('the limits of each rule', () => {
  test.each([
    // 15 % of 6,666.66 is 999.999, and of 6,666.67 it is 1,000.0005. The recommendation must exceed 1,000.
    [6_666.66, 0, undefined],
    [6_666.67, 0, 1_000],
    [6_667, 0, 1_000.05],
    [400_000, 22_000, undefined],
    [400_000, 21_999.99, 1_000.01],
    [400_000, 0, 23_000],
    [400_000, 30_000, undefined],
    [153_333, 0, 22_999.95],
    [153_334, 0, 23_000],
  ])('401(k): income %d, contributed %d: %d', (income, currentRetirement401k, amount) => {
    const found = advice({ ...single, income, currentRetirement401k }, 'retirement401k');
    if (amount === undefined) expect(found).toBeUndefined();
    else expect(cents(found?.amount)).toBe(amount);
  });

  test.each([
    ['single', 152_999.99, 0, 7_000],
    ['single', 153_000, 0, undefined],
    ['marriedSeparate', 153_000, 0, undefined],
    ['headOfHousehold', 152_999.99, 0, 7_000],
    ['marriedJoint', 229_999.99, 0, 14_000],
    ['marriedJoint', 230_000, 0, undefined],
    ['single', 60_000, 6_999.99, 0.01],
    ['single', 60_000, 7_000, undefined],
    ['single', 60_000, 8_000, undefined],
    ['marriedJoint', 60_000, 13_999, 1],
  ] as const)('IRA: %s, income %d, contributed %d: %d', (filingStatus, income, currentIRA, amount) => {
    const found = advice({ ...single, filingStatus, income, currentIRA }, 'ira');
    if (amount === undefined) expect(found).toBeUndefined();
    else expect(cents(found?.amount)).toBe(amount);
  });

  test.each([
    ['single', 4_149, 1],
    ['single', 4_150, undefined],
    ['marriedJoint', 8_299, 1],
    ['marriedJoint', 8_300, undefined],
    ['headOfHousehold', 0, 4_150],
  ] as const)('HSA: %s, contributed %d: %d', (filingStatus, currentHSA, amount) => {
    const found = advice({ ...single, filingStatus, hasHSA: true, currentHSA }, 'hsa');
    expect(found?.amount).toBe(amount);
  });

  test.each([
    // 110 % of 13,850, 27,700, 20,800
    ['single', 15_235, undefined],
    ['single', 15_235.01, 304.7],
    ['marriedSeparate', 15_235.01, 304.7],
    ['marriedJoint', 30_470, undefined],
    ['marriedJoint', 30_470.01, 609.4],
    ['headOfHousehold', 22_880, undefined],
    ['headOfHousehold', 22_880.01, 457.6],
  ] as const)('itemizing: %s, %d: %d', (filingStatus, mortgageInterest, savings) => {
    const found = advice({ ...single, filingStatus, mortgageInterest }, 'itemizing');
    if (savings === undefined) expect(found).toBeUndefined();
    else {
      expect(cents(found?.savings)).toBe(savings);
      expect(found?.priority).toBe('medium');
    }
  });

  test('state and local taxes count up to 10,000', () => {
    const savings = (stateLocalTaxes: number) =>
      cents(advice({ ...single, mortgageInterest: 13_850, stateLocalTaxes }, 'itemizing')?.savings);
    expect(savings(9_999.99)).toBe(2_200);
    expect(savings(10_000)).toBe(2_200);
    expect(savings(50_000)).toBe(2_200);
  });

  test.each([
    [100_000, undefined],
    [100_000.5, 2_000.01],
  ])('tax-loss harvesting: income %d: %d', (income, savings) => {
    const found = advice({ ...single, income }, 'taxLossHarvesting');
    expect(found && cents(found.savings)).toBe(savings);
  });

  test.each([
    // 22 % of 9,090.91 is 2,000.0002; of 2,272.72, 499.9984
    [9_090.91, 'high'],
    [9_090.9, 'medium'],
    [2_272.73, 'medium'],
    [2_272.72, 'low'],
  ])('a recommendation to contribute %d has the priority %s', (room, priority) => {
    expect(advice({ ...single, income: 400_000, currentRetirement401k: 23_000 - room }, 'retirement401k')?.priority).toBe(priority);
  });
});

test('every recommendation lists actions', () => {
  const { recommendations } = simulate({ ...single, income: 120_000, hasHSA: true, mortgageInterest: 40_000 });
  expect(recommendations.map(({ strategy }) => strategy).sort()).toEqual([
    'hsa',
    'ira',
    'itemizing',
    'retirement401k',
    'taxLossHarvesting',
  ]);
  for (const { actionItems } of recommendations) expect(actionItems).toHaveLength(3);
});
