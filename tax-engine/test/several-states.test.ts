import type { Household } from '@bracketwise/contract/household';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import {
  formsOfStates,
  HouseholdError,
  loadSeveralStates,
  loadStateLaw,
  sitesOfAgencies,
  taxReturn,
  taxReturnWith,
  YEAR_OF_FORMS,
} from '../src/index.ts';
import { EXEMPTION_CERTIFICATES, agreementOf, reciprocity, reversedCredits } from '../src/law/several-states/agreements.ts';
import { severalStatesLaws } from '../src/law/several-states/methods.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { rateTables } from '../src/rules/state-law.ts';
import { cents, centsOf } from './household.ts';
import fc, { times } from './random.ts';
import { householdsWith } from './some-households.ts';
import { moved, ofState, single, visits, works, worksFromHome } from './two-states.ts';

/**
 * A single person with $100,000 of wages in 2025: moves to Florida, moves from Florida, or lives in Texas and earns $40,000 in the state.
 * Computed from the lines of the forms, whose shares are 181/365, 184/365 and 0.4.
 */
const ONE_EARNER: readonly (readonly [state: StateCode, out: number, into: number, works: number])[] = [
  // Form 40: 110 + 5% × (49,589.04 or 50,410.96 - 1,500 in full - 3,000, less the share of 7,650 of payroll tax and of 13,449 of federal tax).
  // Form 40NR: 110 + 5% × (40,000 - (7,650 + 13,449 + 1,500) × 0.4 - 3,000).
  ['AL', 1_841.31, 1_873.74, 1_508.02],
  // AR1000NR: 2% × 4,700 + 3.9% × (100,000 - 2,470 - 4,700) = 3,714.37, less 30 and 29: 3,655.37 × the share.
  ['AR', 1_812.66, 1_842.71, 1_462.15],
  // 140PY and 140NR: 49,589.04 or 50,410.96 - 15,750 in full; (100,000 - 15,750) × 0.4; at 2.5%.
  ['AZ', 845.98, 866.52, 842.5],
  // 540NR: the tax on 94,294, 5,207.98, less 153 of exemption credits: 5,054.98 × the share.
  ['CA', 2_506.72, 2_548.26, 2_021.99],
  // DR 0104PN: (100,000 - 15,750) × 4.4% = 3,707 × the share.
  ['CO', 1_838.27, 1_868.73, 1_482.8],
  // CT-1040NR/PY: 200 + 1,800 + 2,750 + 225 = 4,975 × the share.
  ['CT', 2_467.05, 2_507.95, 1_990],
  // D-40: 400 + 1,800 + 6.5% × (49,589.04 or 50,410.96 - 15,000 × the days - 40,000). Nonresidents are not taxed.
  ['DC', 2_339.79, 2_385.21, 0],
  // PIT-NON: 2,943.50 + 6.6% × (100,000 - 3,250 - 60,000) = 5,369, less 110: 5,259 × the share.
  ['DE', 2_607.89, 2_651.11, 2_103.6],
  // 500 Schedule 3: (100,000 - 12,000) × 5.19% = 4,567.20 × the share.
  ['GA', 2_264.83, 2_302.37, 1_826.88],
  // N-15: 1,675.20 + 7.2% × (49,589.04, 50,410.96 or 40,000, less that share of 4,400 and 1,144, less 36,000).
  ['HI', 2_455.67, 2_511.56, 1_803.53],
  // IA 126: (100,000 - 15,750) × 3.8% = 3,201.50, less 40: 3,161.50 × the share.
  ['IA', 1_567.76, 1_593.74, 1_264.6],
  // Form 43: 5.3% × (49,589.04 or 50,410.96 - 15,750 × the share - 4,811) - 155 × 6/12; 5.3% × (40,000 - 6,300 - 4,811).
  ['ID', 1_881.79, 1_918.49, 1_531.12],
  // Schedule NR: (100,000 - 2,850) × 4.95% = 4,808.93 × the share.
  ['IL', 2_384.7, 2_424.23, 1_923.57],
  // IT-40PNR: (100,000 - 1,000) × 3% = 2,970 × the share.
  ['IN', 1_472.79, 1_497.21, 1_188],
  // Schedule S Part B: 1,196 + 5.58% × (100,000 - 3,605 - 9,160 - 23,000) = 4,780.31 × the share.
  ['KS', 2_370.51, 2_409.8, 1_912.12],
  // 740-NP: (49,589.04, 50,410.96 or 40,000 - 3,270 in full) × 4%.
  ['KY', 1_852.76, 1_885.64, 1_469.2],
  // IT-540B: (49,589.04, 50,410.96 or 40,000 - 12,500 in full) × 3%.
  ['LA', 1_112.67, 1_137.33, 825],
  // 1-NR/PY: 49,589.04 - 2,000 - 2,181.92; 50,410.96 - 2,000 - 2,218.08; 40,000 - 2,000 - 1,760; at 5%.
  ['MA', 2_270.36, 2_309.64, 1_812],
  // 502: 90 + 4.75% × (93,450 × the share - 3,000). 505NR: 4,386.38 × 0.4 = 1,754.55, and 2.25% × 37,380 = 841.05.
  ['MD', 2_148.7, 2_185.18, 2_595.6],
  // Schedule NR: 1,554.40 + 2,473.88 + 7.15% × (100,000 - 15,000 - 5,150 - 63,450) = 5,200.88 × the share.
  ['ME', 2_579.07, 2_621.81, 2_080.35],
  // Schedule NR: (100,000 - 5,800) × 4.25% = 4,003.50 × the share.
  ['MI', 1_985.3, 2_018.2, 1_601.4],
  // M1NR: 5.35% × 32,570 + 6.8% × (100,000 - 14,950 - 32,570) = 5,311.14 × the share.
  ['MN', 2_633.74, 2_677.4, 2_124.46],
  // MO-NRI: the tax on 100,000 - 2,017.35 - 15,750, 3,688.99, × the share.
  ['MO', 1_829.33, 1_859.66, 1_475.6],
  // 80-205: 4.4% × (49,589.04, 50,410.96 or 40,000, less that share of 8,300, less 10,000).
  ['MS', 1_560.82, 1_593.98, 1_173.92],
  // Ratio Schedule: 4.7% × 21,100 + 5.9% × (100,000 - 15,750 - 21,100) = 4,717.55 × the share.
  ['MT', 2_339.39, 2_378.16, 1_887.02],
  // Schedule PN: (100,000 - 12,750) × 4.25% = 3,708.13 × the share.
  ['NC', 1_838.83, 1_869.3, 1_483.25],
  // Schedule ND-1NR: (84,250 - 48,475) × 1.95% = 697.61 × the share.
  ['ND', 345.94, 351.67, 279.04],
  // 1040N Schedule III: 99.14 + 705.16 + 738.98 + 5.2% × (91,400 - 38,870) = 4,274.83, less 171: 4,103.83 × the share.
  ['NE', 2_035.05, 2_068.78, 1_641.53],
  // NJ-1040: 717.50 + 5.525% × (49,589.04 or 50,410.96 - 500 - 40,000). NJ-1040NR: 4,180.05 × 0.4.
  ['NJ', 1_219.67, 1_265.08, 1_672.02],
  // PIT-B: 82.50 + 352 + 731 + 1,551 + 4.9% × (84,250 - 66,500) = 3,586.25 × the share.
  ['NM', 1_778.39, 1_807.86, 1_434.5],
  // IT-203: the tax on 92,000, 4,951.75, × the share.
  ['NY', 2_455.53, 2_496.22, 1_980.7],
  // IT NRC: 342 + 2.75% × (98,100 - 26,050) = 2,323.38 × the share.
  ['OH', 1_152.14, 1_171.24, 929.35],
  // 511-NR: 153.50 + 4.75% × (100,000 - 6,350 - 1,000 - 7,200) = 4,212.38 × the share.
  ['OK', 2_088.88, 2_123.5, 1_684.95],
  // OR-40-P: 661.25 + 8.75% × (100,000 - 8,500 of federal tax - 2,835 - 11,100) = 7,448.19, less 256: 7,192.19 × the share.
  // OR-40-N: 661.25 + 8.75% × (40,000 - 11,335 × 0.4 - 11,100) = 2,793.28, less 256 × 0.4.
  ['OR', 3_566.54, 3_625.65, 2_690.88],
  // PA-40: 3.07% of 49,589.04, 50,410.96 and 40,000.
  ['PA', 1_522.38, 1_547.62, 1_228],
  // RI-1040NR: 2,996.25 + 4.75% × (100,000 - 10,900 - 5,100 - 79,900) = 3,191 × the share.
  ['RI', 1_582.39, 1_608.61, 1_276.4],
  // Schedule NR: 428.10 + 6% × (85,000, with the 750 that Pub. L. 119-21 added, × the share - 17,830).
  ['SC', 1_887.34, 1_929.26, 1_398.3],
  // TC-40B: 4.5% × 100,000 = 4,500 × the share.
  ['UT', 2_231.51, 2_268.49, 1_800],
  // 760PY: 720 + 5.75% × (49,589.04 - 4,339.04 - 461.18 - 17,000), and 50,410.96 - 4,410.96 - 468.82. 763: 720 + 5.75% × (90,320 × 0.4 - 17,000).
  ['VA', 2_317.86, 2_360.54, 1_819.86],
  // IN-113: 1,654.90 + 6.6% × (100,000 - 7,650 - 5,300 - 49,400) = 4,139.80 × the share.
  ['VT', 2_052.89, 2_086.91, 1_655.92],
  // 1NPR: 513.80 + 1,603.80 + 5.3% × (100,000 - 3,906 - 700 - 51,130) = 4,463.59 × the share.
  ['WI', 2_213.45, 2_250.14, 1_785.44],
  // IT-140 Schedule A: 222 + 444 + 499.50 + 888 + 4.82% × (98,000 - 60,000) = 3,885.10 × the share.
  ['WV', 1_926.58, 1_958.52, 1_554.04],
];

describe.each(ONE_EARNER)('%s', (state, out, into, nonresident) => {
  test('taxes who moves to Florida until then', () => {
    expect(taxReturn(moved(state, 'FL'))).toMatchObject({
      stateTax: out,
      states: [
        { state, residency: 'partYear', tax: out, credit: 0 },
        { state: 'FL', residency: 'partYear', tax: 0 },
      ],
    });
  });

  test('taxes who moves there from Florida from then on', () => {
    expect(taxReturn(moved('FL', state))).toMatchObject({
      stateTax: into,
      states: [
        { state: 'FL', tax: 0 },
        { state, tax: into },
      ],
    });
  });

  test('taxes a Texan who works there', () => {
    expect(taxReturn(works('TX', state, 40_000))).toMatchObject({
      stateTax: nonresident,
      states: [
        { state, residency: 'nonresident', tax: nonresident, credit: 0 },
        { state: 'TX', residency: 'resident', tax: 0 },
      ],
    });
  });

  test('taxes the same whole year in two parts as in one', () => {
    expect(taxReturn(moved(state, state)).stateTax).toBe(taxReturn({ ...single, state }).stateTax);
    expect(taxReturn(moved(state, state)).states).toMatchObject([{ state, residency: 'resident' }]);
  });

  test('has lines that add up to its tax', () => {
    for (const household of [moved(state, 'FL'), moved('FL', state), works('TX', state, 40_000)]) {
      const { tax = 0, lines = [] } = ofState(household, state) ?? {};
      expect(lines.reduce((sum, line) => sum + (line.tax ?? 0), 0)).toBeCloseTo(tax, 6);
    }
  });
});

test('every state that taxes wages has a method and hand-computed cases', () => {
  const taxing = STATE_CODES.filter((state) => rateTables(stateLaws[state], 2025).length > 0);
  expect(ONE_EARNER.map(([state]) => state).sort()).toEqual([...taxing].sort());
  expect(Object.keys(severalStatesLaws).sort()).toEqual([...taxing].sort());
});

describe('somebody whose state form itemizes alone', () => {
  test('pays New York by its itemized deductions after a move to Florida', () => {
    // The federal standard deduction is more than 12,000 of interest, New York's is not: 4,951.75 - 6% × 4,000 = 4,711.75, × 181/365.
    const owner: Household = { ...single, mortgageInterest: 12_000 };
    expect(ofState(moved('NY', 'FL', owner), 'NY')?.tax).toBe(2_336.51);
  });

  test('deducts payroll taxes in Alabama only if they are more than the standard deduction of the part', () => {
    const until = (to: string, from: string): Household => ({
      ...single,
      state: 'FL',
      stateParts: [
        { state: 'AL', from: '2025-01-01', to },
        { state: 'FL', from, to: '2025-12-31' },
      ],
    });
    // 31 days: 7,650 × 31/365 = 649.73 is less than 3,000. 8,493.15 - 3,000 - 13,449 × 31/365 - 1,500 = 2,850.91.
    expect(ofState(until('2025-01-31', '2025-02-01'), 'AL')?.tax).toBe(104.04);
  });

  test('is not computed in Alabama with expenses that may be of either part', () => {
    expect(taxReturn(moved('AL', 'FL', { ...single, charitableGifts: 3_000 })).stateNotComputed).toBe('severalStates');
  });

  test('is not computed in Hawaii if its taxes may be more than the part of the standard deduction', () => {
    const worker: Household = { ...single, wages: 98_000, mortgageInterest: 1_000 };
    expect(taxReturn(moved('HI', 'FL', worker)).stateNotComputed).toBe('severalStates');
  });
});

test('a move between two states that tax is the sum of both parts', () => {
  // 2,455.53 of New York; New Jersey as above from July on.
  expect(taxReturn(moved('NY', 'NJ'))).toMatchObject({ stateTax: 3_720.61, states: [{ tax: 2_455.53 }, { tax: 1_265.08 }] });
});

test('a move on January 1 is a year in the new state', () => {
  const stateParts = [{ state: 'NY', from: '2025-01-01', to: '2025-12-31' }] as const;
  const { states, ...whole } = taxReturn({ ...single, state: 'NY', stateParts });
  expect(whole).toEqual(taxReturn({ ...single, state: 'NY' }));
  expect(states).toMatchObject([{ residency: 'resident' }]);
});

test('a move between two states without a tax changes nothing', () => {
  const { states, ...after } = taxReturn(moved('TX', 'FL'));
  const { lines } = after;
  expect({ ...after, lines: lines.filter(({ source }) => !source.startsWith('Tex.')) }).toEqual(taxReturn({ ...single, state: 'FL' }));
  expect(states).toMatchObject([{ tax: 0 }, { tax: 0 }]);
});

test('wages of each part count instead of days', () => {
  const household = moved('NY', 'FL');
  const stateParts = household.stateParts?.map((part, index) => ({ ...part, wages: index === 0 ? 80_000 : 20_000 })) ?? [];
  // 4,951.75 × 0.8.
  expect(taxReturn({ ...household, stateParts }).stateTax).toBe(3_961.4);
});

test('interest follows the days and wages their part', () => {
  const household = { ...moved('IL', 'FL'), taxableInterest: 10_000 };
  const stateParts = household.stateParts?.map((part, index) => ({ ...part, wages: index === 0 ? 100_000 : 0 })) ?? [];
  // (110,000 - 2,850) × 4.95% = 5,303.93; × (100,000 + 10,000 × 181/365) / 110,000.
  expect(taxReturn({ ...household, stateParts }).stateTax).toBe(5_060.86);
});

test('the state of residence taxes the interest of somebody who works elsewhere', () => {
  // (110,000 - 2,850) × 4.95% = 5,303.93 × 40,000 / 110,000.
  expect(ofState({ ...works('FL', 'IL', 40_000), taxableInterest: 10_000 }, 'IL')?.tax).toBe(1_928.7);
});

describe('work in another state', () => {
  test('of a New Jersey resident in New York is taxed there first', () => {
    // IT-203: 4,951.75. NJ-COJ: New Jersey's 4,180.05 is less, so all of it is credited.
    expect(taxReturn(works('NJ', 'NY', 100_000))).toMatchObject({
      stateTax: 4_951.75,
      states: [
        { state: 'NY', residency: 'nonresident', tax: 4_951.75 },
        { state: 'NJ', residency: 'resident', tax: 0, credit: 4_180.05 },
      ],
    });
  });

  test('is credited up to the tax of residence on the same wages', () => {
    // D-400 PN: 3,708.13 × 0.4 = 1,483.25. IT RC: 2,323.38 × 0.4 = 929.35.
    expect(ofState(works('OH', 'NC', 40_000), 'OH')).toMatchObject({ tax: 1_394.03, credit: 929.35 });
  });

  // Federal AGI is 62,350, of which 22,350 are benefits that the state does not tax: all that it can tax are its wages.
  const retired: Household = { ...single, age: 63, wages: 40_000, socialSecurityBenefits: 30_000 };
  test.each<[StateCode, Household, number]>([
    // 540NR line 17 and Schedule CA (540NR) column D: 40,000. The tax on 34,294, 735.69, less 153.
    ['CA', retired, 582.69],
    // Form IL-1040 line 9 and Schedule NR Step 4: base income of 40,000, less 2,850, at 4.95%.
    ['IL', retired, 1_838.93],
    // And so with a pension: 40,000 less 2,850 and 1,000 for age.
    ['IL', { ...single, age: 70, wages: 40_000, pensionIncome: 30_000 }, 1_789.43],
    // Form MO-NRI divides by Missouri AGI with benefits: 926.07 × 40,000 / 62,350.
    ['MO', retired, 594.11],
    // IT-203 line 45: the New York column by the federal one, both without benefits. The tax on 32,000.
    ['NY', retired, 1_595],
  ])('of somebody in %s with income that it exempts is taxed as the form divides', (state, household, tax) => {
    expect(ofState(works('TX', state, 40_000, household), state)?.tax).toBe(tax);
  });

  test('carries no part of the adjustments of a business elsewhere', () => {
    const owner: Household = { ...single, wages: 40_000, selfEmploymentProfit: 60_000 };
    // AGI is 100,000 - 4,238.87. Schedule NR: (40,000 - 2,850 × 40,000 / 95,761.13) × 4.95%.
    expect(ofState(works('TX', 'IL', 40_000, owner), 'IL')?.tax).toBe(1_921.07);
  });

  test('carries no part of a loss elsewhere', () => {
    const loser: Household = { ...single, longTermGain: -3_000 };
    // IT-203 line 45: 40,000 of 97,000. The tax on 89,000, 4,771.75.
    expect(ofState(works('TX', 'NY', 40_000, loser), 'NY')?.tax).toBe(1_967.73);
    // Schedule NR: (40,000 - 2,850 × 40,000 / 97,000) × 4.95%.
    expect(ofState(works('TX', 'IL', 40_000, loser), 'IL')?.tax).toBe(1_921.83);
  });

  test('is credited in Illinois by its share of base income', () => {
    // Schedule CR: 40,000 / 40,000 of 1,838.93, more than New York's 1,595.
    expect(ofState(works('IL', 'NY', 40_000, retired), 'IL')).toMatchObject({ credit: 1_595, tax: 243.93 });
  });

  test('of an Indiana resident is credited up to the rate on these wages', () => {
    // 3% of 40,000 = 1,200, without a part of the exemption; less than North Carolina's 1,483.25.
    expect(ofState(works('IN', 'NC', 40_000), 'IN')).toMatchObject({ tax: 1_770, credit: 1_200 });
  });

  test('of an Arizona resident in California is credited by California', () => {
    // Arizona: 2,106.25 in full. California: 5,054.98 × 0.5 = 2,527.49, less Arizona's 2,106.25 × 0.5 = 1,053.13.
    expect(taxReturn(works('AZ', 'CA', 50_000)).states).toMatchObject([
      { state: 'CA', tax: 1_474.36, credit: 1_053.13 },
      { state: 'AZ', tax: 2_106.25, credit: 0 },
    ]);
  });

  test('of a Nebraskan is credited up to the tax before the exemption credit', () => {
    // Form 1040N Schedule II: 4,274.83 × 0.4, less than California's 2,021.99.
    expect(ofState(works('NE', 'CA', 40_000), 'NE')).toMatchObject({ credit: 1_709.93, tax: 2_393.9 });
  });

  test('of a resident of New Mexico is credited up to the average rate on these wages', () => {
    // 3,586.25 / 84,250 × 40,000, less than New York's 1,980.70.
    expect(ofState(works('NM', 'NY', 40_000), 'NM')).toMatchObject({ credit: 1_702.67, tax: 1_883.58 });
  });

  test('of two South Carolinians is credited in addition to the credit for two earners', () => {
    const couple: Household = { ...single, filingStatus: 'marriedJoint', spouseWages: 50_000 };
    // SC1040 line 10: 428.10 + 6% × (150,000 - 30,000 - 17,830) = 6,558.30, less 350. A third of line 10 is more than North Carolina's
    // (150,000 - 25,500) × 4.25% / 3.
    expect(ofState(works('SC', 'NC', 50_000, couple), 'SC')).toMatchObject({ credit: 1_763.75, tax: 4_444.55 });
  });

  test('of a Wisconsinite in Minnesota is credited without the limit for other states', () => {
    // M1NR: 5,311.14 × 0.4 = 2,124.46, more than Wisconsin's 4,463.59 × 0.4.
    expect(ofState(works('WI', 'MN', 40_000), 'WI')).toMatchObject({ credit: 2_124.46, tax: 2_339.13 });
    expect(ofState(works('WI', 'CA', 40_000), 'WI')).toMatchObject({ credit: 1_785.44, tax: 2_678.15 });
  });

  test('between Oregon and the states with reversed credits is credited where the work is', () => {
    // Arizona's 2,106.25 × 0.4 of Oregon's 2,690.88. Of California's 2,021.99, all: Oregon's 7,192.19 × 0.4 is more.
    expect(ofState(works('AZ', 'OR', 40_000), 'OR')).toMatchObject({ credit: 842.5, tax: 1_848.38 });
    expect(taxReturn(works('OR', 'CA', 40_000)).states).toMatchObject([{ credit: 2_021.99, tax: 0 }, { tax: 7_192.19 }]);
  });

  test('in two states is credited for each', () => {
    const both: Household = {
      ...works('NY', 'NC', 40_000),
      workStates: [
        { state: 'NC', wages: 40_000 },
        { state: 'GA', wages: 30_000 },
      ],
    };
    // North Carolina's 1,483.25 and Georgia's 4,567.20 × 0.3 = 1,370.16 are below New York's 4,951.75 × 0.4 and × 0.3.
    expect(ofState(both, 'NY')).toMatchObject({ credit: 2_853.41, tax: 2_098.34 });
  });

  test('for a few days in Georgia is not taxed there', () => {
    // At most 5% of all pay: 5,000 of 100,000.
    expect(ofState(works('FL', 'GA', 5_000), 'GA')).toMatchObject({ tax: 0 });
    expect(ofState(works('FL', 'GA', 5_000.01), 'GA')?.tax).toBe(228.36);
    // The limit is each person's: 5% of the spouse's 20,000.
    const couple: Household = { ...single, filingStatus: 'marriedJoint', spouseWages: 20_000, state: 'FL' };
    const ofSpouse = (wages: number) => ofState({ ...couple, workStates: [{ state: 'GA', wages, ofSpouse: true }] }, 'GA')?.tax;
    expect(ofSpouse(1_000)).toBe(0);
    expect(ofSpouse(3_000)).toBeGreaterThan(0);
  });

  test('in the District of Columbia is not taxed there', () => {
    expect(ofState(works('DE', 'DC', 50_000), 'DC')).toMatchObject({ residency: 'nonresident', tax: 0 });
  });

  test('of the spouse counts as the spouse’s wages', () => {
    const couple: Household = { ...single, filingStatus: 'marriedJoint', spouseWages: 50_000, state: 'TX' };
    // Schedule NR: (150,000 - 5,700) × 4.95% = 7,142.85 × 50,000 / 150,000.
    expect(ofState({ ...couple, workStates: [{ state: 'IL', wages: 50_000, ofSpouse: true }] }, 'IL')?.tax).toBe(2_380.95);
  });

  const COMPUTED = ONE_EARNER.map(([state]) => state);
  const WAGES = [100_000, 30_000] as const;
  const ofTexans = new Map<StateCode, readonly number[]>();
  beforeAll(() => {
    for (const place of COMPUTED)
      ofTexans.set(
        place,
        WAGES.map((wages) => ofState(works('TX', place, wages), place)?.tax ?? 0),
      );
  });
  test.each(COMPUTED)('of residents of %s costs at least the larger tax on these wages and at most both', (home) => {
    const { stateTax: alone = 0, lines } = taxReturn({ ...single, state: home });
    // The credit for the other tax leaves it: in Idaho, 155.
    const refunded = lines.filter(({ label }) => label === 'salesTaxCredit').reduce((sum, { tax = 0 }) => sum - tax, 0);
    for (const place of COMPUTED.filter((each) => each !== home)) {
      for (const [index, wages] of WAGES.entries()) {
        const { stateTax, states = [] } = taxReturn(works(home, place, wages));
        if (stateTax === undefined) continue;
        const there = agreementOf(home, place) ? 0 : (ofTexans.get(place)?.[index] ?? 0);
        expect(stateTax).toBeGreaterThanOrEqual(Math.max(alone, there - refunded) - 0.01);
        expect(stateTax).toBeLessThanOrEqual(alone + there + 0.01);
        expect(states).toHaveLength(2);
      }
    }
  });
});

describe('an agreement', () => {
  test.each(reciprocity.map(({ value }) => value))('between %s and %s leaves wages to the state of residence', (one, other) => {
    for (const [home, place] of [
      [one, other],
      [other, one],
    ] as const) {
      const { stateTax, states } = taxReturn(works(home, place, 100_000));
      expect(stateTax).toBe(taxReturn({ ...single, state: home }).stateTax);
      expect(states).toMatchObject([
        {
          state: place,
          residency: 'nonresident',
          tax: 0,
          certificate: EXEMPTION_CERTIFICATES[place],
        },
        { state: home, residency: 'resident', credit: 0 },
      ]);
    }
  });

  test('is in the table once for each pair, in the order of the alphabet', () => {
    for (const table of [reciprocity, reversedCredits]) {
      const pairs = table.map(({ value }) => value.join());
      expect(pairs).toEqual([...new Set(pairs)].sort());
      expect(table.every(({ value: [one, other] }) => one < other)).toBe(true);
    }
    expect(Object.keys(EXEMPTION_CERTIFICATES)).toEqual([...new Set(reciprocity.flatMap(({ value }) => value))].sort());
  });
});

describe('work at home for an office in another state', () => {
  test('is taxed by New York as work there, and credited by New Jersey', () => {
    for (const there of [0, 40_000]) {
      const household = worksFromHome('NJ', 'NY', there, 100_000 - there);
      expect(taxReturn(household).states).toMatchObject([
        { state: 'NY', tax: 4_951.75 },
        { state: 'NJ', tax: 0, credit: 4_180.05 },
      ]);
    }
    expect(ofState(worksFromHome('TX', 'NY', 40_000, 60_000), 'NY')?.tax).toBe(4_951.75);
  });

  test('is taxed by New York, and credited by Connecticut', () => {
    expect(taxReturn(worksFromHome('CT', 'NY', 0, 100_000)).states).toMatchObject([
      { state: 'NY', tax: 4_951.75 },
      { state: 'CT', tax: 23.25, credit: 4_951.75 },
    ]);
  });

  test('pays the levies of the state where the work is', () => {
    expect(taxReturn(worksFromHome('TX', 'NY', 40_000, 60_000)).payrollLevies).toBe(taxReturn(works('TX', 'NY', 40_000)).payrollLevies);
  });

  test('is not taxed by a state without such a rule', () => {
    expect(ofState(worksFromHome('FL', 'CA', 0, 100_000), 'CA')).toMatchObject({ residency: 'nonresident', tax: 0 });
    // 5,054.98 × 0.4, for the work there.
    expect(ofState(worksFromHome('FL', 'CA', 40_000, 60_000), 'CA')?.tax).toBe(2_021.99);
  });

  test('is taxed by New Jersey and Connecticut only if the state of residence has such a rule', () => {
    expect(ofState(worksFromHome('NY', 'NJ', 0, 100_000), 'NJ')?.tax).toBe(4_180.05);
    expect(ofState(worksFromHome('FL', 'NJ', 0, 100_000), 'NJ')?.tax).toBe(0);
    expect(ofState(worksFromHome('NY', 'CT', 0, 100_000), 'CT')?.tax).toBe(4_975);
    expect(ofState(worksFromHome('FL', 'CT', 0, 100_000), 'CT')?.tax).toBe(0);
  });

  test('is taxed by Pennsylvania and, from 2025, Nebraska only with work there', () => {
    expect(ofState(worksFromHome('FL', 'PA', 0, 100_000), 'PA')?.tax).toBe(0);
    expect(ofState(worksFromHome('FL', 'PA', 40_000, 60_000), 'PA')?.tax).toBe(3_070);
    expect(ofState(worksFromHome('FL', 'NE', 0, 100_000), 'NE')?.tax).toBe(0);
    expect(ofState(worksFromHome('FL', 'NE', 40_000, 60_000), 'NE')?.tax).toBe(4_103.83);
    // 2024: 95.94 + 683.40 + 716.43 + 5.84% × (100,000 - 8,350 - 37,670) - 166.
    expect(ofState(worksFromHome('FL', 'NE', 0, 100_000, { ...single, taxYear: 2024 }), 'NE')?.tax).toBe(4_482.2);
  });

  test('is left to the state of residence by an agreement', () => {
    expect(ofState(worksFromHome('NJ', 'PA', 40_000, 60_000), 'PA')).toMatchObject({ tax: 0, certificate: 'REV-419' });
  });
});

describe('a short stay', () => {
  test.each<[StateCode, number]>([
    ['IL', 30],
    ['IN', 30],
    ['MT', 30],
    ['LA', 25],
    ['ND', 20],
    ['UT', 20],
    ['WV', 30],
    ['ME', 12],
    ['NM', 15],
  ])('in %s of at most %d days is not taxed', (state, days) => {
    expect(ofState(visits('TX', state, 10_000, days), state)?.tax).toBe(0);
    expect(ofState(visits('TX', state, 20_000, days + 1), state)?.tax).not.toBe(0);
  });

  test('counts the days of each person', () => {
    const couple: Household = { ...single, filingStatus: 'marriedJoint', spouseWages: 50_000, state: 'TX' };
    const workStates = [
      { state: 'IL', wages: 10_000, days: 20 },
      { state: 'IL', wages: 20_000, days: 40, ofSpouse: true },
    ] as const;
    // Schedule NR: (150,000 - 5,700) × 4.95% = 7,142.85 × 20,000 / 150,000.
    expect(ofState({ ...couple, workStates }, 'IL')?.tax).toBe(952.38);
    expect(ofState({ ...couple, workStates: workStates.map((work) => ({ ...work, ofSpouse: false })) }, 'IL')?.tax).toBe(1_428.57);
  });

  test('of all the year’s work in Illinois is taxed', () => {
    expect(ofState(visits('TX', 'IL', 100_000, 30), 'IL')?.tax).toBe(4_808.93);
  });

  test('in Utah is taxed if the state of residence taxes each day', () => {
    // 4.5% × 100,000 × 0.1.
    expect(ofState(visits('CO', 'UT', 10_000, 20), 'UT')?.tax).toBe(450);
  });

  test('in Alabama is not taxed from 2026', () => {
    expect(ofState(visits('TX', 'AL', 10_000, 30, { ...single, taxYear: 2026 }), 'AL')?.tax).toBe(0);
    expect(ofState(visits('TX', 'AL', 10_000, 30), 'AL')?.tax).not.toBe(0);
  });

  test('in Arizona is taxed: its 60 days are for withholding', () => {
    // (100,000 - 15,750) × 2.5% × 0.1.
    expect(ofState(visits('TX', 'AZ', 10_000, 10), 'AZ')?.tax).toBe(210.63);
  });

  test.each<[StateCode, number, number]>([
    // 5,311.14 × 0.1495; 3,688.99 × 0.006; 4,212.38 × 0.01; 4,463.59 × 0.02.
    ['MN', 14_950, 794.02],
    ['MO', 600, 22.13],
    ['OK', 1_000, 42.12],
    ['WI', 2_000, 89.27],
  ])('with less pay in %s than %d needs no return', (state, least, tax) => {
    expect(ofState(works('TX', state, least - 0.01), state)?.tax).toBe(0);
    expect(ofState(works('TX', state, least), state)?.tax).toBe(tax);
  });

  test('with pay of up to 3,000 in Maine or 2,500 in Idaho is not taxed', () => {
    expect(ofState(visits('TX', 'ME', 3_000, 20), 'ME')?.tax).toBe(0);
    expect(ofState(works('TX', 'ID', 2_500), 'ID')?.tax).toBe(0);
  });
});

describe('rent and profits from another state', () => {
  const landlord: Household = { ...single, rentalIncome: 20_000 };
  const rents = (home: StateCode, state: StateCode, wages = 0, household: Household = landlord): Household => ({
    ...household,
    state: home,
    workStates: [{ state, wages, rentalIncome: 20_000 }],
  });

  test('are taxed there', () => {
    // Schedule NR: (120,000 - 2,850) × 4.95% = 5,798.93 × 20,000 / 120,000. PA-40: 3.07% of 20,000.
    expect(ofState(rents('TX', 'IL'), 'IL')?.tax).toBe(966.49);
    expect(ofState(rents('TX', 'PA'), 'PA')?.tax).toBe(614);
    // With wages: × 60,000 / 120,000.
    expect(ofState(rents('TX', 'IL', 40_000), 'IL')?.tax).toBe(2_899.47);
  });

  test('take the adjustments of the business along', () => {
    const owner: Household = { ...single, wages: 40_000, selfEmploymentProfit: 60_000 };
    const household: Household = { ...owner, state: 'TX', workStates: [{ state: 'IL', selfEmploymentProfit: 60_000 }] };
    // (95,761.13 - 2,850) × 4.95% = 4,599.10 × (60,000 - 4,238.87) / 95,761.13.
    expect(ofState(household, 'IL')?.tax).toBe(2_678.03);
  });

  test('are credited at home, also where an agreement leaves wages to the state of residence', () => {
    // NJ-1040: 2,651.25 + 6.37% × (120,000 - 1,000 - 75,000) = 5,454.05; of its sixth, Pennsylvania's 614.
    expect(taxReturn(rents('NJ', 'PA', 40_000)).states).toMatchObject([
      { state: 'PA', tax: 614, certificate: 'REV-419' },
      { state: 'NJ', tax: 4_840.05, credit: 614 },
    ]);
    expect(ofState(rents('NJ', 'PA'), 'PA')?.certificate).toBeUndefined();
  });

  test('are taxed where work at home is not', () => {
    const workStates = [{ state: 'IL', wages: 100_000, fromHome: true, rentalIncome: 20_000 }] as const;
    expect(ofState({ ...landlord, state: 'TX', workStates }, 'IL')?.tax).toBe(966.49);
  });

  test.each<[string, Household]>([
    ['with a loss elsewhere', rents('TX', 'IL', 0, { ...landlord, longTermGain: -3_000 })],
    ['in the District of Columbia, which has another tax on them', rents('TX', 'DC')],
    ['with a credit for tax on pay only, in Oklahoma', rents('OK', 'IL')],
    ['with a reversed credit', rents('AZ', 'CA')],
    ['with a short stay', { ...landlord, state: 'TX', workStates: [{ state: 'UT', wages: 5_000, days: 10, rentalIncome: 20_000 }] }],
  ])('are not computed %s', (_what, household) => {
    expect(taxReturn(household).stateNotComputed).toBe('severalStates');
  });
});

describe('what is not confirmed is not computed', () => {
  const family: Household = { ...single, filingStatus: 'marriedJoint', wages: 30_000, dependentAges: [3] };
  test.each<[string, Household]>([
    ['the credit of an Arkansan between two readings of its limit', works('AR', 'NC', 40_000)],
    ['Maryland before its flat deduction', moved('MD', 'FL', { ...single, taxYear: 2024 })],
    ['the earned income credit of a nonresident of Michigan', works('TX', 'MI', 20_000, family)],
    ['the poverty level credit of a nonresident of Maryland', works('TX', 'MD', 20_000, { ...family, wages: 24_000 })],
    ['the child tax credit of a part-year resident of Maryland', moved('MD', 'FL', { ...family, wages: 20_000 })],
    ['the property tax credit of a part-year resident of Maine', moved('ME', 'FL', { ...family, rentPaid: 20_000 })],
    [
      'the refundable care credit of a part-year resident of Nebraska',
      moved('NE', 'FL', { ...family, wages: 25_000, spouseWages: 4_000, dependentCareExpenses: 2_000 }),
    ],
    ['the child tax credit of a part-year resident of New Jersey', moved('NJ', 'FL', family)],
    ['the forgiveness of Pennsylvania', moved('PA', 'FL', { ...single, wages: 7_000 })],
    ['the credit of a Delawarean between two readings of its limit', works('DE', 'OR', 40_000)],
    ['the credit of a Montanan between two readings of its limit', works('MT', 'OR', 40_000)],
    ['the credit of a New Yorker for a tax that Illinois refunds in part', works('NY', 'IL', 20_000, family)],
    ['the credit of two earners in Kentucky', works('KY', 'NY', 20_000, { ...single, filingStatus: 'marriedJoint', spouseWages: 50_000 })],
    ['two earners in Kentucky', moved('KY', 'FL', { ...family, spouseWages: 20_000 })],
    ['a short stay in Connecticut', visits('TX', 'CT', 5_000, 15)],
    ['a short stay in Utah of somebody from Indiana', visits('IN', 'UT', 5_000, 15)],
    ['the convenience rule of Alabama', worksFromHome('FL', 'AL', 0, 100_000)],
    ['the credit of New York for the tax of New Jersey on work at home', worksFromHome('NY', 'NJ', 0, 100_000)],
    ['the deduction of South Carolina from 2026', moved('SC', 'FL', { ...single, taxYear: 2026 })],
    ['adjustments in New Mexico', works('TX', 'NM', 40_000, { ...single, wages: 60_000, studentLoanInterest: 1_000 })],
    ['income in Oregon below its standard deduction', works('TX', 'OR', 2_000)],
    ['the Kids’ Credit of Oregon', moved('OR', 'FL', { ...family, wages: 20_000 })],
    ['the tax on capital gains of Washington', moved('WA', 'FL', { ...single, longTermGain: 500_000 })],
    ['interest that one state exempts', { ...moved('NY', 'FL'), taxExemptInterest: 1_000 }],
    ['pay abroad', { ...moved('NY', 'FL'), foreignEarnedIncome: 10_000 }],
    ['the extra exemption of Virginia for age', moved('VA', 'FL', { ...single, age: 70 })],
    ['losses elsewhere that Maryland adds back', works('TX', 'MD', 40_000, { ...single, longTermGain: -3_000 })],
    ...(['MD', 'VA'] as const).map((state): [string, Household] => [
      `adjustments in ${state}`,
      works('TX', state, 40_000, { ...single, wages: 60_000, studentLoanInterest: 1_000 }),
    ]),
    ['itemized state tax alone, where the state of work is not confirmed for it', works('SC', 'AZ', 0, { ...single, wages: 288_196 })],
    ['a share of more than all income', works('TX', 'NY', 100_000, { ...single, longTermGain: -3_000 })],
    ['little income in a part of the year in Minnesota', moved('MN', 'FL', { ...single, wages: 20_000 })],
    ['little income in a part of the year in Missouri', moved('MO', 'FL', { ...single, wages: 2_400 })],
    ...(['AZ', 'IN', 'MD', 'MI', 'MN', 'VA'] as const).map((state): [string, Household] => [
      `the share of deductions in ${state} of somebody with benefits`,
      works('TX', state, 40_000, { ...single, age: 63, wages: 40_000, socialSecurityBenefits: 30_000 }),
    ]),
    [
      'the payroll tax deduction of two earners in Massachusetts with pay above the wage base',
      moved('MA', 'FL', { ...family, wages: 190_000, spouseWages: 20_000 }),
    ],
  ])('%s', (_what, household) => {
    const { stateTax, stateNotComputed, states } = taxReturn(household);
    expect({ stateTax, stateNotComputed }).toEqual({ stateTax: undefined, stateNotComputed: 'severalStates' });
    expect((states ?? []).every(({ tax, lines }) => tax !== undefined || lines.length === 0)).toBe(true);
  });

  test('years before the first with whole households', () => {
    expect(taxReturn(moved('NY', 'FL', { ...single, taxYear: 2023 })).stateNotComputed).toBe('earlierYear');
  });
});

describe('two earners who leave on July 1', () => {
  const couple: Household = { ...single, filingStatus: 'marriedJoint', wages: 50_000, spouseWages: 40_000 };

  test('have a limit each for the payroll taxes that Massachusetts deducts', () => {
    // 44,630.137 - 3,414.21 - 8,800 × 181/365, at 5%: 7.65% of the pay is below 2,000 each.
    expect(ofState(moved('MA', 'FL', couple), 'MA')?.tax).toBe(1_842.6);
    // 54,547.95 - 2,000 - 7.65% × 9,917.81 - 9,800 × 181/365, at 5%, less 440 × 181/365.
    const parents: Household = { ...couple, wages: 90_000, spouseWages: 20_000, dependentAges: [3] };
    expect(ofState(moved('MA', 'FL', parents), 'MA')?.tax).toBe(2_128.29);
  });

  test('have their share of Minnesota’s marriage credit', () => {
    // 2,547.67 + 6.8% × 12,480 jointly; apart, 5.35% × 25,050 and 5.35% × 32,570 + 6.8% × 2,480 are 3,251.31: × 181/365.
    expect(ofState(moved('MN', 'FL', couple), 'MN')?.tax).toBe(1_612.29);
    expect(ofState(works('TX', 'MN', 45_000, couple), 'MN')?.tax).toBe(1_625.66);
  });
});

describe('two earners who leave the District of Columbia divide the part’s income and deduction', () => {
  const couple: Household = { ...single, filingStatus: 'marriedJoint', wages: 60_000, spouseWages: 40_000 };

  test('by its days', () => {
    // Calculation J: (49,589.04 - 30,000 × 181/365) / 2 = 17,356.16 each: 400 + 6% × 7,356.16, twice.
    expect(ofState(moved('DC', 'FL', couple), 'DC')?.tax).toBe(1_682.74);
  });

  test('by the pay of each', () => {
    const { stateParts = [], ...mover } = moved('DC', 'FL', couple);
    const paid = stateParts.map((part, index) => ({ ...part, wages: [50_000, 10_000][index], spouseWages: [5_000, 35_000][index] }));
    // 400 + 6% × 25,123.29 on 55,000 - 14,876.71 - 5,000, and 4% × 5,000, which is all of the spouse's.
    expect(ofState({ ...mover, stateParts: paid }, 'DC')?.tax).toBe(2_107.4);
  });
});

test('a credit for full-year residents is lost', () => {
  const family: Household = { ...single, filingStatus: 'marriedJoint', wages: 115_000, dependentAges: [8] };
  const lines = ofState(moved('NY', 'FL', family), 'NY')?.lines ?? [];
  expect(taxReturn({ ...family, state: 'NY' }).lines.some(({ section, label }) => section === 'state' && label === 'childTaxCredit')).toBe(
    true,
  );
  expect(lines.some(({ label }) => label === 'childTaxCredit')).toBe(false);
});

test('payroll levies are those of the state of work', () => {
  // 0.388% of 40,000 is below the maximum of family leave insurance; 0.60 a week for disability benefits.
  expect(taxReturn(works('TX', 'NY', 40_000)).payrollLevies).toBe(186.4);
  // 0.388% of 49,589.04 = 192.41; 0.60 × 52 × 181/365 = 15.47.
  expect(taxReturn(moved('NY', 'FL')).payrollLevies).toBe(207.88);
});

test('Schedule A deducts the taxes of all states', () => {
  const owner: Household = { ...single, wages: 200_000, mortgageInterest: 15_000 };
  const { itemizes, states = [], lines } = taxReturn(works('NJ', 'NY', 200_000, owner));
  const deducted = lines.find(({ label }) => label === 'stateLocalTaxDeduction')?.amount ?? 0;
  expect(itemizes).toBe(true);
  expect(-deducted).toBeGreaterThan(states.reduce((sum, { tax = 0 }) => sum + tax, 0) - 1);
});

describe('a refusal names the field', () => {
  const part = (state: StateCode, from: string, to: string) => ({ state, from, to });
  const mover = (...stateParts: NonNullable<Household['stateParts']>): Household => ({ ...single, state: 'FL', stateParts });
  const NY = part('NY', '2025-01-01', '2025-06-30');
  const FL = part('FL', '2025-07-01', '2025-12-31');
  test.each<[string, Household, string]>([
    ['a gap', mover(NY, part('FL', '2025-07-02', '2025-12-31')), 'stateParts[1].from'],
    ['an overlap', mover(NY, part('FL', '2025-06-30', '2025-12-31')), 'stateParts[1].from'],
    ['a late start', mover(part('FL', '2025-01-02', '2025-12-31')), 'stateParts[0].from'],
    ['an early end', mover(NY, part('FL', '2025-07-01', '2025-12-30')), 'stateParts[1].to'],
    ['a part that ends before it starts', mover(NY, part('NJ', '2025-07-01', '2025-06-01'), FL), 'stateParts[1].to'],
    ['a day that does not exist', mover(part('NY', '2025-01-01', '2025-06-31'), FL), 'stateParts[0].to'],
    ['another year', mover(part('NY', '2024-01-01', '2024-06-30'), FL), 'stateParts[0].from'],
    ['another state at the end of the year', { ...mover(NY, FL), state: 'NY' }, 'state'],
    ['no state', { ...mover(NY, FL), state: undefined }, 'stateParts'],
    ['an unknown state', mover(part('XX' as StateCode, '2025-01-01', '2025-06-30'), FL), 'stateParts[0].state'],
    ['wages of some parts', mover({ ...NY, wages: 50_000 }, FL), 'stateParts[1].wages'],
    ['wages that do not add up', mover({ ...NY, wages: 50_000 }, { ...FL, wages: 49_999 }), 'stateParts[1].wages'],
    ['both inputs', { ...mover(NY, FL), workStates: [{ state: 'NJ', wages: 1_000 }] }, 'workStates'],
    ['a local tax after a move', { ...mover(NY, FL), localRate: 0.01 }, 'localRate'],
    ['a typed rate of a commuter', { ...works('NY', 'NJ', 1_000), localRate: 0.01 }, 'localRate'],
    ['a place of work in a third state', { ...works('NY', 'NJ', 1_000), workLocality: 'PA:PHILADELPHIA' }, 'workLocality'],
    ['work at home', works('NY', 'NY', 1_000), 'workStates[0].state'],
    [
      'days of work at home',
      { ...single, state: 'NJ', workStates: [{ state: 'NY', wages: 1, days: 3, fromHome: true }] },
      'workStates[0].days',
    ],
    ['more rent than all rent', { ...single, state: 'NJ', workStates: [{ state: 'NY', rentalIncome: 1 }] }, 'workStates'],
    ['more profits than all profits', { ...single, state: 'NJ', workStates: [{ state: 'NY', selfEmploymentProfit: 1 }] }, 'workStates'],
    ['more days than a year has', visits('NJ', 'NY', 1_000, 367), 'workStates[0].days'],
    ['half a day', visits('NJ', 'NY', 1_000, 0.5), 'workStates[0].days'],
    ['more than the wages', works('NY', 'NJ', 100_001), 'workStates'],
    [
      'a spouse of a single filer',
      { ...single, state: 'NY', workStates: [{ state: 'NJ', wages: 0, ofSpouse: true }] },
      'workStates[0].ofSpouse',
    ],
  ])('%s', (_what, household, path) => {
    const refusal = (() => {
      try {
        taxReturn(household);
      } catch (error) {
        return error;
      }
      return undefined;
    })();
    expect(refusal).toBeInstanceOf(HouseholdError);
    expect(refusal).toMatchObject({ path });
  });
});

const STATE = fc.constantFrom(...STATE_CODES);

test('the taxes of the states and their lines add up, for any household', () => {
  fc.assert(
    fc.property(householdsWith({ state: STATE }), STATE, fc.integer({ min: 1, max: 364 }), (household, other, day) => {
      const { state = other, taxYear } = household;
      const date = (index: number) => new Date(Date.UTC(taxYear, 0, index)).toISOString().slice(0, 10);
      const mover: Household = {
        ...household,
        stateParts: [
          { state: other, from: date(1), to: date(day) },
          { state, from: date(day + 1), to: `${taxYear}-12-31` },
        ],
      };
      const worker: Household =
        other === state ? household : { ...household, workStates: [{ state: other, wages: (household.wages ?? 0) / 2 }] };
      const landlordFromHome: Household = {
        ...worker,
        workStates: (worker.workStates ?? []).map((work) => ({
          ...work,
          fromHome: true,
          rentalIncome: Math.max(0, household.rentalIncome ?? 0),
          selfEmploymentProfit: Math.max(0, household.selfEmploymentProfit ?? 0) / 2,
        })),
      };
      for (const result of [taxReturn(mover), taxReturn(worker), taxReturn(landlordFromHome)]) {
        const { stateTax, states, lines } = result;
        if (stateTax === undefined) continue;
        expect(centsOf(lines.filter(({ section }) => section === 'state'))).toBe(cents(stateTax));
        if (!states) continue;
        expect(states.reduce((sum, { tax = 0 }) => sum + cents(tax), 0)).toBe(cents(stateTax));
        for (const { tax = 0, lines: own } of states) expect(centsOf(own)).toBe(cents(tax));
      }
    }),
    times(200),
  );
});

test('a page that loads only the states concerned gets the same return', async () => {
  for (const household of [moved('NY', 'FL'), works('NJ', 'NY', 60_000)]) {
    const law = await loadStateLaw(household.state ?? 'FL');
    expect(taxReturnWith(law, household, await loadSeveralStates(household))).toEqual(taxReturn(household));
    expect(() => taxReturnWith(law, household)).toThrow('is only for returns');
  }
});

test('every state that taxes wages is computed or refused by type, for any neighbor', () => {
  for (const state of STATE_CODES) {
    const { stateTax, stateNotComputed } = taxReturn(moved(state, 'TX'));
    const known = severalStatesLaws[state]?.partYear !== undefined || rateTables(stateLaws[state], 2025).length === 0;
    expect([state, stateTax !== undefined]).toEqual([state, known]);
    expect(stateNotComputed).toBe(known ? undefined : 'severalStates');
  }
});

describe('the forms to file', () => {
  test('are named for every state that taxes wages and for no other', () => {
    const taxing = STATE_CODES.filter((state) => rateTables(stateLaws[state], YEAR_OF_FORMS).length > 0);
    expect(Object.keys(formsOfStates).sort()).toEqual([...taxing].sort());
    expect(Object.keys(sitesOfAgencies).sort()).toEqual([...taxing].sort());
  });

  test('have a day in the spring after the year, on which no weekend moves it', () => {
    for (const { due } of Object.values(formsOfStates)) {
      expect(due >= `${YEAR_OF_FORMS + 1}-04-15` && due <= `${YEAR_OF_FORMS + 1}-05-15`).toBe(true);
      expect([0, 6]).not.toContain(new Date(due).getUTCDay());
    }
  });
});
