/** Local taxes of people who work in another state than their own, computed by hand. */
import type { Household } from '@bracketwise/contract/household';
import { codeOf } from '@bracketwise/contract/localities';
import type { StateCode } from '@bracketwise/contract/states';
import { HouseholdError, loadSeveralStates, loadStateLaw, taxReturn, taxReturnWith } from '../src/index.ts';
import { moved, ofState, single, works, worksFromHome } from './two-states.ts';

const cents = (hundredths: number): number => Math.round(hundredths) / 100;

const livesIn = (state: StateCode, place: string, household: Household): Household => ({ ...household, locality: codeOf(state, place) });
const worksIn = (state: StateCode, place: string, household: Household): Household => ({
  ...household,
  workLocality: codeOf(state, place),
});

describe('a resident with 60,000 of pay at home and 40,000 from another state owes', () => {
  test.each<[StateCode, string, StateCode, number, string]>([
    // IT-201: 369.36 + 489.06 + 954.75 + 3.876% × 42,000 = 3,441.09, less 63 and 202.92 of school tax credits.
    ['NY', 'NYC', 'NJ', 3_175.17, 'no less to New York City'],
    // 16.75% × (4,951.75 - 1,672.02 of New Jersey's tax).
    ['NY', 'YONKERS', 'NJ', 549.35, 'a surcharge on the state tax after its credit'],
    // 502CR: 3.2% × 93,450 = 2,990.40, less what the state does not credit of New York's tax, 1,980.70 - 1,748.
    ['MD', 'MONTGOMERY', 'NY', 2_757.7, 'less to a county of Maryland'],
    // 3.2% × 93,450, less 0: the state credits all of North Carolina's tax.
    ['MD', 'MONTGOMERY', 'NC', 2_990.4, 'no less to a county of Maryland that the state credits all for'],
    // IT-40 Schedule CT-40: 2.02% × 99,000.
    ['IN', 'MARION', 'NC', 1_999.8, 'no less to a county of Indiana'],
    // R.C. 718: 2.5% of all pay.
    ['OH', 'COLUMBUS', 'NC', 2_500, 'no less to a city of Ohio'],
    // 1% of the pay for work in the city.
    ['AL', 'BIRMINGHAM', 'GA', 600, 'nothing to Birmingham on pay from elsewhere'],
    // (3.75% + 3.74%) / 2 of all pay.
    ['PA', 'PHILADELPHIA', 'DE', 3_745, 'no less to Philadelphia'],
    ['MO', 'KANSAS CITY', 'KS', 1_000, 'no less to Kansas City'],
    // Form 5118: 2.4% × (100,000 - 600).
    ['MI', 'DETROIT', 'NC', 2_385.6, 'no less to Detroit'],
  ])('in %s, %s, with work in %s, %d: %s', (home, place, other, tax) => {
    const { localTax, localTaxes, stateTax, totalTax, lines } = taxReturn(livesIn(home, place, works(home, other, 40_000)));
    expect({ localTax, localTaxes }).toEqual({ localTax: tax, localTaxes: [{ place: codeOf(home, place), tax }] });
    const without = taxReturn(works(home, other, 40_000));
    expect(stateTax).toBe(without.stateTax);
    expect(totalTax).toBeCloseTo(without.totalTax + tax, 2);
    expect(lines.reduce((sum, line) => sum + (line.section === 'local' ? (line.tax ?? 0) : 0), 0)).toBeCloseTo(tax, 6);
  });

  test('for work at home in Birmingham for an office elsewhere as for work there', () => {
    expect(taxReturn(livesIn('AL', 'BIRMINGHAM', worksFromHome('AL', 'TX', 40_000, 60_000))).localTax).toBe(600);
  });
});

describe('a commuter from another state owes the place of work', () => {
  test('Philadelphia’s wage tax, which New Jersey credits', () => {
    // (3.44% + 3.43%) / 2. NJ-COJ: 3,435 and 1,374 are less than 4,180.05, and its 0.4.
    const { states, localTax } = taxReturn(worksIn('PA', 'PHILADELPHIA', works('NJ', 'PA', 100_000)));
    expect(localTax).toBe(3_435);
    expect(states).toMatchObject([
      { state: 'PA', tax: 0, certificate: 'REV-419' },
      { state: 'NJ', tax: 745.05, credit: 3_435 },
    ]);
    expect(ofState(worksIn('PA', 'PHILADELPHIA', works('NJ', 'PA', 40_000)), 'NJ')).toMatchObject({ tax: 2_806.05, credit: 1_374 });
  });

  test('Philadelphia’s wage tax, which New York credits up to its tax on the same pay', () => {
    // IT-112-R: 4,951.75 × 0.4 = 1,980.70 for Pennsylvania's 1,228 and the city's 1,374.
    const household = worksIn('PA', 'PHILADELPHIA', works('NY', 'PA', 40_000));
    expect(taxReturn(household)).toMatchObject({ localTax: 1_374, states: [{ tax: 1_228 }, { tax: 2_971.05, credit: 1_980.7 }] });
  });

  test('Philadelphia’s wage tax next to Pennsylvania’s, from a state without a tax', () => {
    expect(taxReturn(worksIn('PA', 'PHILADELPHIA', works('FL', 'PA', 40_000)))).toMatchObject({ localTax: 1_374, stateTax: 1_228 });
  });

  test('Yonkers’ tax on earnings, for which New Jersey’s credit has no room left', () => {
    // Y-203: 0.5% × 40,000. NJ-COJ: New York's 1,980.70 is more than 4,180.05 × 0.4.
    const household = worksIn('NY', 'YONKERS', works('NJ', 'NY', 40_000));
    expect(taxReturn(household)).toMatchObject({ localTax: 200, states: [{ tax: 1_980.7 }, { credit: 1_672.02 }] });
  });

  test('a county of Maryland with its share of the earned income credit', () => {
    const family: Household = { ...single, filingStatus: 'marriedJoint', wages: 55_000, dependentAges: [8] };
    // 3.2% × (27,273.97 - 8,083.02), less 10 × 3.2% × 408.11 × 181/365.
    expect(taxReturn(livesInParts(moved('MD', 'FL', family), 'MD:MONTGOMERY')).localTax).toBe(549.35);
  });

  test('also on a page that loads only the two states', async () => {
    const household = worksIn('PA', 'PHILADELPHIA', works('NJ', 'PA', 40_000));
    expect(taxReturnWith(await loadStateLaw('NJ'), household, await loadSeveralStates(household))).toEqual(taxReturn(household));
  });

  test('and the state tax is not computed if it is not confirmed that the state of residence credits it', () => {
    const { stateNotComputed, localTax } = taxReturn(worksIn('PA', 'PHILADELPHIA', works('DE', 'PA', 40_000)));
    expect({ stateNotComputed, localTax }).toEqual({ stateNotComputed: 'severalStates', localTax: undefined });
  });
});

/** With the places of the parts of the year. */
const livesInParts = (household: Household, ...places: readonly (string | undefined)[]): Household => ({
  ...household,
  stateParts: (household.stateParts ?? []).map((part, index) => ({ ...part, locality: places[index] })),
});
const locally = (household: Household) => {
  const { localTax, localTaxes, stateNotComputed } = taxReturn(household);
  return { localTax, taxes: localTaxes?.map(({ tax }) => tax), stateNotComputed };
};

/** 181 of 365 days, with 49,589.04 of the pay; the other 184 days have 50,410.96. */
describe('someone with 100,000 who moves on July 1 owes', () => {
  test.each<[string, StateCode, string | undefined, StateCode, string | undefined, readonly number[]]>([
    // IT-360.1: 49,589.04 - 8,000 × 6/12 = 45,589.04: 858.42 + 3.819% × 20,589.04, less 32 of the credit by months and 20.52 + 76.58.
    // CT-40: the county of January 1, so none.
    ['New York City by its form for a part of the year, and no county of Indiana', 'NY', 'NYC', 'IN', 'IN:MARION', [1_515.61, 0]],
    // CT-40PNR: 2.02% × 99,000 × 181/365. IT-360.1: 46,410.96: 858.42 + 3.819% × 21,410.96, less 32 and 20.52 + 78.46.
    ['the county of January 1, and New York City', 'IN', 'IN:MARION', 'NY', 'NYC', [991.68, 1_545.13]],
    // IT-360.1 Part 5: 16.75% × 4,951.75 × 181/365.
    ['Yonkers on the state tax of the part', 'NY', 'YONKERS', 'FL', undefined, [411.3]],
    // Form 502: 3.2% × 93,450 × 181/365.
    ['Montgomery County on the income in Maryland', 'MD', 'MD:MONTGOMERY', 'FL', undefined, [1_482.91]],
    ['Columbus on the pay of the part', 'OH', 'OH:COLUMBUS', 'FL', undefined, [1_239.73]],
    // 3.75% until June.
    ['Philadelphia at the rate until June', 'PA', 'PA:PHILADELPHIA', 'FL', undefined, [1_859.59]],
    ['Philadelphia at the rate from July on', 'FL', undefined, 'PA', 'PA:PHILADELPHIA', [1_885.37]],
    // 3.6% of 49,589.04.
    ['Reading on the pay of the part', 'PA', 'PA:READING', 'FL', undefined, [1_785.21]],
    // Form 5120: 2.4% × (49,589.04 - 600).
    ['Detroit after the whole exemption', 'MI', 'MI:DETROIT', 'FL', undefined, [1_175.74]],
    // 2.2% of pay, as someone who also lives there.
    ['Louisville on pay for work there', 'KY', 'KY:LOUISVILLE', 'FL', undefined, [1_090.96]],
    ['Birmingham on pay for work there', 'AL', 'AL:BIRMINGHAM', 'FL', undefined, [495.89]],
    ['Kansas City on the pay of the part', 'MO', 'MO:KANSAS CITY', 'FL', undefined, [495.89]],
    ['Wilmington on the pay of the part', 'DE', 'DE:WILMINGTON', 'FL', undefined, [619.86]],
    // 5.75 for each of six months.
    ['Denver for six months', 'CO', 'CO:DENVER', 'FL', undefined, [34.5]],
  ])('%s', (_what, from, place, to, next, taxes) => {
    const household = livesInParts(moved(from, to), place, next);
    const found = taxReturn(household);
    expect({ localTax: found.localTax, taxes: found.localTaxes?.map(({ tax }) => tax) }).toEqual({
      localTax: cents(taxes.reduce((sum, tax) => sum + 100 * tax, 0)),
      taxes,
    });
    const without = taxReturn(moved(from, to));
    expect(found.stateTax).toBe(without.stateTax);
    expect(found.totalTax).toBeCloseTo(without.totalTax + (found.localTax ?? 0), 2);
    expect(found.lines.reduce((sum, line) => sum + (line.section === 'local' ? (line.tax ?? 0) : 0), 0)).toBeCloseTo(
      found.localTax ?? 0,
      1,
    );
  });

  test.each<[string, StateCode, string | undefined, string | undefined, readonly number[]]>([
    ['New York City until June, and the state all year', 'NY', 'NYC', undefined, [1_515.61]],
    ['each of two cities of Michigan', 'MI', 'MI:DETROIT', 'MI:GRAND RAPIDS', [1_175.74, 747.16]],
    // Form 502: 2.4% × 93,450.
    ['the county of the last day in Maryland', 'MD', 'MD:MONTGOMERY', 'MD:TALBOT', [0, 2_242.8]],
    // CT-40: 2.02% × 99,000.
    ['the county of January 1 in Indiana', 'IN', 'IN:MARION', 'IN:HAMILTON', [1_999.8, 0]],
  ])('within one state %s', (_what, state, place, next, taxes) => {
    const household = livesInParts(moved(state, state), place, next);
    expect(locally(household)).toEqual({
      localTax: cents(taxes.reduce((sum, tax) => sum + 100 * tax, 0)),
      taxes,
      stateNotComputed: undefined,
    });
    expect(taxReturn(household).stateTax).toBe(taxReturn({ ...moved(state, state), stateParts: undefined }).stateTax);
  });

  test.each<[StateCode, string]>([
    ['NY', 'NYC'],
    ['NY', 'YONKERS'],
    ['MD', 'MD:MONTGOMERY'],
    ['IN', 'IN:MARION'],
    ['PA', 'PA:PHILADELPHIA'],
    ['MI', 'MI:DETROIT'],
    ['CO', 'CO:DENVER'],
    ['WV', 'WV:CHARLESTON'],
  ])('in %s to %s as much as in a year there, with two parts there', (state, place) => {
    const whole = taxReturn({ ...single, state, locality: place }).localTax;
    expect(taxReturn(livesInParts(moved(state, state), place, place)).localTax).toBe(whole);
    const allYear = { ...single, state, stateParts: [{ state, from: '2025-01-01', to: '2025-12-31', locality: place }] };
    expect(taxReturn(allYear).localTax).toBe(whole);
  });

  test('a county of Maryland with its share of the earned income credit', () => {
    const family: Household = { ...single, filingStatus: 'marriedJoint', wages: 55_000, dependentAges: [8] };
    // 3.2% × (27,273.97 - 8,083.02), less 10 × 3.2% × 408.11 × 181/365.
    expect(taxReturn(livesInParts(moved('MD', 'FL', family), 'MD:MONTGOMERY')).localTax).toBe(549.35);
  });

  test('also on a page that loads only the two states', async () => {
    const household = livesInParts(moved('NY', 'IN'), 'NYC', 'IN:MARION');
    expect(taxReturnWith(await loadStateLaw('IN'), household, await loadSeveralStates(household))).toEqual(taxReturn(household));
  });
});

describe('what is not confirmed is refused', () => {
  test.each<[string, Household, string]>([
    ['a county of Indiana from another state', worksIn('IN', 'MARION', works('TX', 'IN', 40_000)), 'workLocality'],
    [
      'a credit of Cincinnati for another state’s city',
      livesIn('OH', 'CINCINNATI', worksIn('MO', 'ST LOUIS', works('OH', 'MO', 40_000))),
      'workLocality',
    ],
    ['a county of Oregon for a part of the year', livesInParts(moved('OR', 'FL'), 'OR:PORTLAND'), 'stateParts[0].locality'],
    ['weekly fees of West Virginia for a part of the year', livesInParts(moved('WV', 'FL'), 'WV:CHARLESTON'), 'stateParts[0].locality'],
    ['a place of another state', livesInParts(moved('NY', 'FL'), 'MD:HOWARD'), 'stateParts[0].locality'],
    ['a county of Indiana without that of January 1', livesInParts(moved('IN', 'IN'), undefined, 'IN:MARION'), 'stateParts[0].locality'],
    [
      'credits of low incomes in New York City for a part of the year',
      livesInParts(moved('NY', 'FL', { ...single, wages: 12_000, age: 30 }), 'NYC'),
      'stateParts',
    ],
    [
      'the poverty level credit of a county of Maryland for a part of the year',
      livesInParts(moved('MD', 'FL', { ...single, wages: 15_650 }), 'MD:MONTGOMERY'),
      'stateParts',
    ],
    ['one place for a year with a move', { ...moved('FL', 'NY'), locality: 'NYC' }, 'locality'],
    ['earned income tax of Bethlehem on pay from another state', livesIn('PA', 'BETHLEHEM', works('PA', 'NY', 40_000)), 'locality'],
  ])('%s', (_what, household, field) => {
    expect(() => taxReturn(household)).toThrow(HouseholdError);
    expect(() => taxReturn(household)).toThrow(field);
  });
});
