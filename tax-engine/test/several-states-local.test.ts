/** Local taxes of people who work in another state than their own, computed by hand. */
import type { Household } from '@bracketwise/contract/household';
import { codeOf } from '@bracketwise/contract/localities';
import type { StateCode } from '@bracketwise/contract/states';
import { HouseholdError, loadSeveralStates, loadStateLaw, taxReturn, taxReturnWith } from '../src/index.ts';
import { ofState, works, worksFromHome } from './two-states.ts';

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

  test('also on a page that loads only the two states', async () => {
    const household = worksIn('PA', 'PHILADELPHIA', works('NJ', 'PA', 40_000));
    expect(taxReturnWith(await loadStateLaw('NJ'), household, await loadSeveralStates(household))).toEqual(taxReturn(household));
  });

  test('and the state tax is not computed if it is not confirmed that the state of residence credits it', () => {
    const { stateNotComputed, localTax } = taxReturn(worksIn('PA', 'PHILADELPHIA', works('DE', 'PA', 40_000)));
    expect({ stateNotComputed, localTax }).toEqual({ stateNotComputed: 'severalStates', localTax: undefined });
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
    ['earned income tax of Bethlehem on pay from another state', livesIn('PA', 'BETHLEHEM', works('PA', 'NY', 40_000)), 'locality'],
  ])('%s', (_what, household, field) => {
    expect(() => taxReturn(household)).toThrow(HouseholdError);
    expect(() => taxReturn(household)).toThrow(field);
  });
});
