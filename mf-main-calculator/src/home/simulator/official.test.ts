import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { NOTHING_SAVED_YET, type SimulationInput } from './form.ts';
import { priceByLaw } from './official.ts';
import { simulate } from './specified.ts';

const single: SimulationInput = { ...NOTHING_SAVED_YET, income: 60_000, filingStatus: 'single', state: 'CA' };
const priced = (input: SimulationInput) => priceByLaw(input, simulate(input).recommendations);
const stepsOf = (input: SimulationInput) =>
  priced(input).steps.map(({ strategy, added, deducted, savings }) => [strategy, added, deducted, savings]);

/** Computed by hand from Rev. Proc. 2024-40 § 2.01 and Pub. L. 119-21 § 70102. */
describe('income alone under 2025 rules', () => {
  test.each([
    ['single', 1_000, 0, [['ira', 7_000, 0, 0]]],
    // 44,250, all in the 12 % bracket
    [
      'single',
      60_000,
      5_071.5,
      [
        ['retirement401k', 9_000, 9_000, 1_080],
        ['ira', 7_000, 7_000, 840],
      ],
    ],
    // 137,250: 17,651 + 24 % of 33,900; 15 % of the income is less than the limit
    [
      'single',
      153_000,
      25_787,
      [
        ['retirement401k', 22_950, 22_950, 5_508],
        ['taxLossHarvesting', 3_000, 3_000, 720],
      ],
    ],
    // 214,250: of 23,500, 16,950 were taxed at 32 % and the rest at 24 %
    [
      'single',
      230_000,
      45_623,
      [
        ['retirement401k', 23_500, 23_500, 6_996],
        ['taxLossHarvesting', 3_000, 3_000, 720],
      ],
    ],
    [
      'single',
      400_000,
      104_034.75,
      [
        ['taxLossHarvesting', 3_000, 3_000, 1_050],
        ['retirement401k', 23_500, 23_500, 8_225],
      ],
    ],
    // 28,500: the IRA contributions save 12 % on 4,650 and 10 % on 9,350
    [
      'marriedJoint',
      60_000,
      2_943,
      [
        ['ira', 14_000, 14_000, 1_493],
        ['retirement401k', 9_000, 9_000, 900],
      ],
    ],
    // With 130,050 of income before the IRA contributions, 2 × 5,590 are deductible; with the losses, 2 × 6,640.
    [
      'marriedJoint',
      153_000,
      16_558,
      [
        ['retirement401k', 22_950, 22_950, 5_049],
        ['ira', 14_000, 11_180, 1_501.6],
        ['taxLossHarvesting', 3_000, 5_100, 612],
      ],
    ],
    [
      'marriedSeparate',
      60_000,
      5_071.5,
      [
        ['retirement401k', 9_000, 9_000, 1_080],
        ['ira', 7_000, 0, 0],
      ],
    ],
    [
      'marriedSeparate',
      230_000,
      45_623,
      [
        ['retirement401k', 23_500, 23_500, 6_996],
        ['taxLossHarvesting', 1_500, 1_500, 360],
      ],
    ],
    // 36,375: 1,700 + 12 % of 19,375
    [
      'headOfHousehold',
      60_000,
      4_025,
      [
        ['retirement401k', 9_000, 9_000, 1_080],
        ['ira', 7_000, 7_000, 840],
      ],
    ],
  ] as const)('%s, %i: tax %d', (filingStatus, income, currentTax, steps) => {
    const input = { ...single, filingStatus, income };
    expect(priced(input).currentTax).toBe(currentTax);
    expect(stepsOf(input)).toEqual(steps);
  });
});

test('single, 153,000, with contributions, an HSA and deductions', () => {
  const input: SimulationInput = {
    ...single,
    income: 153_000,
    currentRetirement401k: 5_000,
    currentIRA: 2_000, // Not deductible above 89,000 of income.
    hasHSA: true,
    currentHSA: 1_000,
    charitableDonations: 5_000,
    mortgageInterest: 12_000,
    stateLocalTaxes: 14_000, // Below the 2025 cap.
  };
  // 147,000 − 15,750 = 131,250: 17,651 + 24 % of 27,900
  expect(priced(input)).toMatchObject({ currentTax: 24_347, optimizedTax: 14_978, potentialSavings: 9_369 });
  expect(stepsOf(input)).toEqual([
    ['retirement401k', 18_500, 18_500, 4_440],
    ['taxLossHarvesting', 3_000, 3_000, 720],
    // 31,000 in place of 15,750: 6,400 at 24 % and 8,850 at 22 %
    ['itemizing', 0, 15_250, 3_483],
    ['hsa', 3_300, 3_300, 726],
  ]);
});

describe('the savings of a recommendation under 2025 rules', () => {
  const noteOn = (input: Partial<SimulationInput>, strategy: string) =>
    priced({ ...single, ...input }).steps.find((step) => step.strategy === strategy)?.note;

  test.each([
    ['contribution', { income: 60_000 }, 'retirement401k'],
    ['contribution', { income: 60_000 }, 'ira'],
    ['contribution', { income: 60_000, hasHSA: true }, 'hsa'],
    // 85,000 after the 401(k): 2,800 of 7,000
    ['iraPartly', { income: 100_000 }, 'ira'],
    ['iraNone', { income: 140_000 }, 'ira'],
    ['nothingTaxed', { income: 5_000 }, 'ira'],
    ['nothingTaxed', { income: 10_000, hasHSA: true }, 'hsa'],
    ['itemizing', { mortgageInterest: 20_000 }, 'itemizing'],
    // More than 110 % of 13,850, less than 15,750
    ['standardLarger', { mortgageInterest: 15_500 }, 'itemizing'],
    ['harvesting', { income: 100_001 }, 'taxLossHarvesting'],
  ] as const)('%s: %j, %s', (note, input, strategy) => {
    expect(noteOn(input, strategy)).toBe(note);
  });

  test("the limits are those of 2025: the family limit, and both spouses' on a joint return", () => {
    const added = (input: Partial<SimulationInput>) =>
      Object.fromEntries(priced({ ...single, ...input }).steps.map((step) => [step.strategy, step.added]));
    expect(added({ income: 400_000, hasHSA: true })).toMatchObject({ retirement401k: 23_500, hsa: 4_300 });
    expect(added({ income: 400_000, filingStatus: 'marriedJoint', hasHSA: true })).toMatchObject({ retirement401k: 47_000, hsa: 8_550 });
    expect(added({ income: 60_000, filingStatus: 'marriedJoint' })).toMatchObject({ ira: 14_000 });
    expect(added({ income: 400_000, filingStatus: 'headOfHousehold', hasHSA: true, currentHSA: 4_000 })).toMatchObject({ hsa: 300 });
  });
});

test('no step saves more than the tax, and the savings add up to the difference in tax', () => {
  const amounts = [0, 8_000, 40_000];
  for (const filingStatus of FILING_STATUSES) {
    for (const income of [1_000, 16_000, 25_000, 60_000, 120_000, 229_999, 520_000, 2_000_000]) {
      for (const amount of amounts) {
        for (const mortgageInterest of amounts) {
          const input = {
            ...single,
            filingStatus,
            income,
            hasHSA: true,
            currentIRA: amount / 10,
            mortgageInterest,
            stateLocalTaxes: 60_000,
          };
          const { currentTax, optimizedTax, potentialSavings, steps } = priced(input);
          expect(optimizedTax).toBeGreaterThanOrEqual(0);
          expect(potentialSavings).toBeLessThanOrEqual(currentTax);
          expect(steps.reduce((sum, { savings }) => sum + savings, 0)).toBeCloseTo(potentialSavings, 6);
          for (const { savings, deducted } of steps) {
            expect(savings).toBeGreaterThanOrEqual(0);
            expect(savings).toBeLessThanOrEqual(currentTax);
            expect(deducted).toBeGreaterThanOrEqual(0);
          }
        }
      }
    }
  }
});
