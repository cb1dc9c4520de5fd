/** Credits of a year with two states, computed by hand from the forms: for the other state's tax, and those that a form refunds. */
import type { Household } from '@bracketwise/contract/household';
import type { StateCode } from '@bracketwise/contract/states';
import { taxReturn } from '../src/index.ts';
import { moved, ofState, single, works } from './two-states.ts';

describe('a resident who earns 40,000 of 100,000 elsewhere is credited', () => {
  // The other taxes: New York 1,980.70, North Carolina 1,483.25, Minnesota 2,124.46, Oregon 2,690.88.
  test.each<[StateCode, StateCode, credit: number, tax: number]>([
    // Form 40: 110 + 5% × (100,000 - 7,650 - 13,449 - 1,500 - 3,000) = 3,830.05. Schedule CR: its 0.4, less than 110 + 5% × (36,800 - 3,000).
    ['AL', 'NY', 1_532.02, 2_298.03],
    ['AL', 'NC', 1_483.25, 2_346.8],
    // A.C.A. § 26-51-504: Ohio's 929.35 is less than 3,655.37 × 0.4, and than the tax that 40,000 add.
    ['AR', 'OH', 929.35, 2_726.02],
    // Form R-10606: (100,000 - 12,500) × 3% × 0.4.
    ['LA', 'NY', 1_050, 1_575],
    // PIT-RES Schedule I: less than 5,259 × 0.4 = 2,103.60.
    ['DE', 'NY', 1_980.7, 3_278.3],
    // IA 130: 3,161.50 × 0.4.
    ['IA', 'NY', 1_264.6, 1_896.9],
    // 502CR: 4,386.38 less the tax on 93,450 - 92,000 × 0.4: 4.75% × 36,800.
    ['MD', 'NY', 1_748, 2_638.38],
    ['MD', 'NC', 1_483.25, 2_903.13],
    // ARM 42.4.403: less than 4,717.55 × 40,000 / 84,250, and than 4,717.55 × 36,800 / 84,250.
    ['MT', 'NY', 1_980.7, 2_736.85],
    // Schedule OSC: less than 4,935.90 × 36,800 / 90,320 = 2,011.09.
    ['VA', 'NY', 1_980.7, 2_955.2],
    // Minnesota's taxable income is (100,000 - 14,950) × 0.4 = 34,020: 4,935.90 × 34,020 / 90,320.
    ['VA', 'MN', 1_859.16, 3_076.74],
    // HRS § 235-55: less than the tax on the last 40,000, and on the last 36,800: 7.6% × 36,800.
    ['HI', 'NY', 1_980.7, 4_089.16],
    // Form 39R: 4,210.27 × 0.4, before the grocery credit of 155.
    ['ID', 'NY', 1_684.11, 2_371.16],
    // Form 740, worksheet: 3,869.20 less the tax on 96,730 - 40,000.
    ['KY', 'NY', 1_600, 2_269.2],
    // 36 M.R.S. § 5217-A: 5,200.88 × 0.4.
    ['ME', 'OR', 2_080.35, 3_120.53],
    // Form 80-160: 4.4% × 36,800, the taxable income in New York.
    ['MS', 'NY', 1_619.2, 1_975.6],
    // Calculation K: 5,625 × 0.4.
    ['DC', 'OR', 2_250, 3_375],
    ['DC', 'NY', 1_980.7, 3_644.3],
  ])('in %s for the tax of %s', (home, place, credit, tax) => {
    expect(ofState(works(home, place, 40_000), home)).toMatchObject({ credit, tax });
  });
});

describe('a Virginian with little income', () => {
  const poor: Household = { ...single, wages: 21_680 };
  // D-400: (21,680 - 12,750) × 4.25% = 379.53. Form 760: 2% × 3,000 + 3% × 2,000 + 5% × 7,000 = 470.

  test('is credited all of North Carolina’s tax, as for a border state', () => {
    expect(ofState(works('VA', 'NC', 21_680, poor), 'VA')).toMatchObject({ credit: 379.53, tax: 90.47 });
  });

  const alsoIn = (state: StateCode): Household => ({
    ...works('VA', 'NC', 20_000, poor),
    workStates: [
      { state: 'NC', wages: 20_000 },
      { state, wages: 1_680 },
    ],
  });

  test('is credited so with work in a state without an income tax, too', () => {
    // 379.53 × 20,000 / 21,680.
    expect(ofState(alsoIn('FL'), 'VA')).toMatchObject({ credit: 350.12 });
  });

  test('is credited the shares of taxable income with a third tax', () => {
    // North Carolina: 470 × 8,930 × 20,000 / 21,680 / 12,000 = 322.66. Georgia: 470 × (21,680 - 12,000) × 1,680 / 21,680 / 12,000 = 29.38.
    expect(ofState(alsoIn('GA'), 'VA')).toMatchObject({ credit: 352.04 });
  });
});

describe('a nonresident from a state with a reversed credit is credited', () => {
  test.each<[StateCode, StateCode, credit: number, tax: number]>([
    // Schedule OSC with Form 763: 2,106.25 × 45,160 / 84,250, of 720 + 5.75% × (90,320 × 0.5 - 17,000) = 2,339.20.
    ['AZ', 'VA', 1_129, 1_210.2],
    // 5,054.98 × 45,160 / 94,294 is more.
    ['CA', 'VA', 2_339.2, 0],
    // IT-40PNR: 2,106.25 × 0.5, of 2,970 × 0.5.
    ['AZ', 'IN', 1_053.13, 431.87],
    ['OR', 'IN', 1_485, 0],
  ])('from %s in %s', (home, place, credit, tax) => {
    expect(ofState(works(home, place, 50_000), place)).toMatchObject({ credit, tax });
  });
});

describe('a refundable credit', () => {
  /** Their federal earned income credit is 4,328. */
  const family: Household = { ...single, filingStatus: 'marriedJoint', wages: 30_000, dependentAges: [8] };
  const leaves = (state: StateCode, household: Household = family) => ofState(moved(state, 'FL', household), state)?.tax;
  const visits = (state: StateCode, household: Household = family) =>
    ofState(works('TX', state, (2 / 3) * (household.wages ?? 0), household), state)?.tax;

  test.each<[StateCode, string, partYear: number, nonresident: number]>([
    // 1,061.78 - 20% × 4,328 - 40% × 865.60.
    ['IL', 'is shared by income with both', -74.41, -100.05],
    // 740.88 × 181/365 - 9% × 4,328 × 181/365; 406.85 - 389.52 × 2/3.
    ['OR', 'is shared by income with both', 174.24, 147.17],
    // 488 × 181/365 - (30% × 4,328 - 30) × 181/365; (488 - 488) × 2/3.
    ['NY', 'is shared by income, and only reduces a nonresident’s tax', -387, 0],
    // 443.95 - (40% × 4,328 + 440) × 181/365; none.
    ['MA', 'is shared by days, and lost by nonresidents', -632.73, 596.83],
    // 183.77 - 40% × 4,328 × 6/12; 393.75 × 2/3.
    ['NJ', 'is shared by months, and lost by nonresidents', -681.83, 262.5],
    // (120 - 90) × 181/365; × 2/3.
    ['CT', 'is lost by both', 14.88, 20],
    // 3.5% × 3,144.03 × 181/365; × 2/3.
    ['WI', 'is lost by both', 54.57, 73.36],
    // 3% × 25,500 - 10% × 4,328, × 181/365; × 2/3.
    ['IN', 'is shared by income with both', 164.74, 221.47],
    // (303.25 - 85 - 141.01) × 181/365; 303.25 × 2/3.
    ['OK', 'is shared by income, and lost by nonresidents', 38.3, 202.17],
    // -38% × 4,328 × 181/365; none.
    ['VT', 'is shared by income, and lost by nonresidents', -815.56, 0],
    // -100% × 4,328 × 181/365; none.
    ['DC', 'is shared by days, and lost by nonresidents', -2_146.21, 0],
    // 502: 270.20 of tax, 45% × 4,328 × 181/365 = 965.80. 505: 598.25 × 2/3 and 2.25% × 13,700 × 2/3.
    ['MD', 'is shared by income before it meets the tax, and lost by nonresidents', -695.6, 604.33],
    // -(25% × 4,328 + 305) × 181/365, and 250 of sales tax in full; no tax to reduce.
    ['ME', 'is shared by income, and not refunded to nonresidents', -937.8, 0],
    // 5.2% × 1,120 × 181/365; × 2/3.
    ['KS', 'is lost by both', 28.88, 38.83],
    // 364.86 less 342 and 22.86; 10% × 4,328 in full.
    ['NE', 'is had in full, and lost by nonresidents', -432.8, 0],
  ])('of %s %s', (state, _how, partYear, nonresident) => {
    expect(leaves(state)).toBe(partYear);
    expect(visits(state)).toBe(nonresident);
  });

  test('of Michigan is had in full', () => {
    // (30,000 - 3 × 5,800) × 4.25% × 181/365, less 30% × 4,328.
    expect(leaves('MI')).toBe(-1_032.85);
  });

  test('of Maine only reduces the tax of nonresidents', () => {
    // 5.8% × 14,700 less 25% × 408.11 and 305, × 2/3.
    expect(visits('ME', { ...family, wages: 55_000 })).toBe(297.05);
  });

  test('of Maryland comes before the poverty level credit, which is shared, too', () => {
    // 90 + 4.75% × (11,901.37 - 8,083.02 - 3,000) = 128.87 is less than half of 4,328 × 181/365: 965.80 is refunded beyond it.
    expect(leaves('MD', { ...family, wages: 24_000 })).toBe(-836.93);
    // 90 + 4.75% × (7,760.68 - 3,248.08 - 3,000) = 161.85, less 264.21 × 181/365 = 131.02; 5% × 15,650 × 181/365 is more than the rest.
    const poor = ofState(moved('MD', 'FL', { ...single, wages: 15_650 }), 'MD');
    expect(poor?.tax).toBe(0);
    expect(poor?.lines.find(({ label }) => label === 'lowIncomeCredit')).toMatchObject({ amount: -388.03, tax: -30.83 });
  });

  test('of Colorado is shared by income, and lost by nonresidents', () => {
    const worker: Household = { ...single, wages: 12_000, age: 30 };
    const whole = taxReturn({ ...worker, state: 'CO' }).stateTax ?? 0;
    expect(leaves('CO', worker)).toBeCloseTo((whole * 181) / 365, 2);
    expect(visits('CO', worker)).toBe(0);
  });

  test('of Colorado for young children is shared by income, and lost by nonresidents', () => {
    // 2026 has no family affordability credit.
    const household: Household = { ...family, taxYear: 2026, wages: 84_000, dependentAges: [3] };
    const { stateTax: whole = 0, lines } = taxReturn({ ...household, state: 'CO' });
    const credit = lines.find(({ section, label }) => section === 'state' && label === 'childTaxCredit')?.tax ?? 0;
    expect(credit).toBeLessThan(0);
    expect(leaves('CO', household)).toBeCloseTo((whole * 181) / 365, 1);
    expect(visits('CO', household)).toBeCloseTo(((whole - credit) * 2) / 3, 1);
  });

  test.each<[string, Household, credit: string]>([
    ['for children', { ...family, wages: 60_000, dependentAges: [3] }, 'childTaxCredit'],
    ['for earned income', { ...single, filingStatus: 'headOfHousehold', wages: 40_000, dependentAges: [8] }, 'earnedIncomeCredit'],
  ])('of Utah %s is shared by income with both', (_what, household, credit) => {
    const { stateTax: whole = 0, lines } = taxReturn({ ...household, state: 'UT' });
    expect(lines.some(({ section, label, tax = 0 }) => section === 'state' && label === credit && tax < 0)).toBe(true);
    expect(leaves('UT', household)).toBeCloseTo((whole * 181) / 365, 1);
    expect(visits('UT', household)).toBeCloseTo((whole * 2) / 3, 1);
  });

  test('of Minnesota is shared by income, and lost by nonresidents', () => {
    const household: Household = { ...family, wages: 36_000 };
    const { stateTax: whole = 0, lines } = taxReturn({ ...household, state: 'MN' });
    const credit = lines.find(({ section, label }) => section === 'state' && label === 'familyCredit')?.tax ?? 0;
    expect(credit).toBeLessThan(0);
    expect(leaves('MN', household)).toBeCloseTo((whole * 181) / 365, 2);
    expect(visits('MN', household)).toBeCloseTo(((whole - credit) * 2) / 3, 2);
  });

  test('of California takes more than half a year there', () => {
    const mother: Household = { ...single, filingStatus: 'headOfHousehold', wages: 16_000, dependentAges: [8] };
    const whole = taxReturn({ ...mother, state: 'CA' }).stateTax ?? 0;
    expect(whole).toBeLessThan(0);
    expect(ofState(moved('FL', 'CA', mother), 'CA')?.tax).toBeCloseTo((whole * 184) / 365, 2);
    expect(leaves('CA', mother)).toBe(0);
    expect(visits('CA', mother)).toBe(0);
  });

  test('of California is not computed without taxable income', () => {
    expect(taxReturn(moved('FL', 'CA', { ...family, wages: 10_000 })).stateNotComputed).toBe('severalStates');
  });

  test('of Washington is had in full from 183 days there', () => {
    // 660 for one child.
    expect(leaves('WA')).toBe(0);
    expect(ofState(moved('FL', 'WA', family), 'WA')?.tax).toBe(-660);
    expect(visits('WA')).toBe(0);
    const until = (to: string, from: string): Household => ({
      ...family,
      state: 'FL',
      stateParts: [
        { state: 'WA', from: '2025-01-01', to },
        { state: 'FL', from, to: '2025-12-31' },
      ],
    });
    expect(ofState(until('2025-07-01', '2025-07-02'), 'WA')?.tax).toBe(0);
    expect(ofState(until('2025-07-02', '2025-07-03'), 'WA')?.tax).toBe(-660);
  });

  test('of Idaho counts months with more than 15 days and is not refunded', () => {
    const until = (to: string, from: string, wages = 100_000): Household => ({
      ...single,
      wages,
      state: 'FL',
      stateParts: [
        { state: 'ID', from: '2025-01-01', to },
        { state: 'FL', from, to: '2025-12-31' },
      ],
    });
    const credited = (household: Household) => ofState(household, 'ID')?.lines.find(({ label }) => label === 'salesTaxCredit')?.tax;
    expect(credited(until('2025-03-15', '2025-03-16'))).toBe(-25.83);
    expect(credited(until('2025-03-16', '2025-03-17'))).toBe(-38.75);
    expect(ofState(until('2025-06-30', '2025-07-01', 10_000), 'ID')?.tax).toBe(0);
  });
});

describe('Virginia’s credits', () => {
  const parents: Household = { ...single, filingStatus: 'marriedJoint', wages: 62_000, dependentAges: [8, 10, 12] };
  /** Leaves on July 1, with this pay in Virginia. */
  const leaves = (household: Household, there: number): Household => {
    const { stateParts = [], ...mover } = moved('VA', 'FL', household);
    const pay = [there, (household.wages ?? 0) - there];
    return { ...mover, stateParts: stateParts.map((part, index) => ({ ...part, wages: pay[index] })) };
  };

  test('of earned income is nonrefundable in a part of the year, and in full', () => {
    // 720 + 5.75% × (30,745.21 - 8,678.08 - 2,305.89 - 17,000) = 878.77, less 20% × 1,405.78.
    expect(ofState(moved('VA', 'FL', parents), 'VA')?.tax).toBe(597.62);
    // 560.53 less 20% × 3,932.98.
    expect(ofState(moved('VA', 'FL', { ...parents, wages: 50_000 }), 'VA')?.tax).toBe(0);
  });

  test('of earned income is had in full by nonresidents', () => {
    // 720 + 5.75% × ((62,000 - 17,500 - 4,650) × 40/62 - 17,000) = 1,220.81.
    expect(ofState(works('TX', 'VA', 40_000, parents), 'VA')?.tax).toBe(939.65);
  });

  test('of low income asks for the whole year’s', () => {
    // 60 + 3% × (13,000 - 7,583.33 - 461.18 - 3,000) = 118.66, less 300; 15,000 is below the guideline of 15,650.
    const poor = ofState(leaves({ ...single, wages: 15_000, age: 20 }, 13_000), 'VA');
    expect(poor?.tax).toBe(0);
    expect(poor?.lines.some(({ label }) => label === 'lowIncomeCredit')).toBe(true);
    // 120 + 5% × (14,000 - 6,125 - 461.18 - 5,000).
    expect(ofState(leaves({ ...single, wages: 20_000 }, 14_000), 'VA')?.tax).toBe(240.69);
  });

  test('leave nothing to tax below the filing threshold, which counts income in Virginia', () => {
    expect(ofState(leaves({ ...single, wages: 100_000 }, 11_949), 'VA')?.tax).toBe(0);
    // 11,950 - 1,045.63 - 461.18: 120 + 5% × 5,443.19.
    expect(ofState(leaves({ ...single, wages: 100_000 }, 11_950), 'VA')?.tax).toBe(392.16);
  });
});
