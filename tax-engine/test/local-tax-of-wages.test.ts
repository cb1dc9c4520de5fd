import type { EstimateRequest } from '@bracketwise/contract/wire';
import { LARGEST_PLACES, STATES_WITH_COUNTY_TAX, STATES_WITH_LOCAL_TAX } from '@bracketwise/contract/localities';
import { STATE_CODES } from '@bracketwise/contract/states';
import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { dependsOnWork, largestPlaceTax, placesIn, placeTaxOf } from '../src/index.ts';
import { middlePlaceTax } from '../src/questions/local-tax.ts';
import { stateLaws } from '../src/law/states/all.ts';

const asked = (state: EstimateRequest['state'], income: number): EstimateRequest => ({
  state,
  income,
  filingStatus: 'single',
  taxYear: 2025,
});

test.each(ESTIMATE_YEARS)('each largest place is in its state’s law in %s, except Portland before its taxes', (taxYear) => {
  const missing = STATE_CODES.filter((state) => {
    const code = LARGEST_PLACES[state];
    return code !== undefined && !placesIn(stateLaws[state].localities, state, taxYear).some((place) => place.code === code);
  });
  expect(missing).toEqual(taxYear === 2020 ? ['OR'] : []);
});

test('every state with local taxes has a largest place, except Iowa, whose surtaxes have no list', () => {
  expect(STATES_WITH_LOCAL_TAX.filter((state) => LARGEST_PLACES[state] === undefined)).toEqual(['IA']);
});

test.each([
  // 60,000 − 8,000 = 52,000: 1,813.17 on 50,000 and 3.876% of 2,000; school tax credits of 63 and 0.171% × 12,000 + 0.228% × 40,000.
  ['NY', 60_000, 'NYC', 1_715.97],
  // 3.75% in the first half of 2025, 3.74% in the second.
  ['PA', 60_000, 'PA:PHILADELPHIA', 2_247],
  ['MO', 60_000, 'MO:KANSAS CITY', 600],
  // Both taxes begin above 125,000 of taxable income.
  ['OR', 100_000, 'OR:PORTLAND', 0],
] as const)('the largest place of %s takes from wages of %d what its form says', (state, income, code, tax) => {
  const offered = largestPlaceTax(stateLaws[state], asked(state, income));
  expect(offered?.code).toBe(code);
  expect(offered?.tax).toBe(tax);
});

test.each(STATES_WITH_COUNTY_TAX)('half of the counties of %s take no less than the one in the middle, and half no more', (state) => {
  const law = stateLaws[state];
  const taxes = placesIn(law.localities, state, 2025).map(({ code }) => placeTaxOf(law, asked(state, 60_000), code)?.tax ?? NaN);
  const middle = middlePlaceTax(law, asked(state, 60_000));
  expect(taxes.filter((tax) => tax >= (middle?.tax ?? NaN)).length).toBeGreaterThanOrEqual(taxes.length / 2);
  expect(taxes.filter((tax) => tax <= (middle?.tax ?? NaN)).length).toBeGreaterThanOrEqual(taxes.length / 2);
});

test('where the work place matters, the offer says so', () => {
  const depends = (state: EstimateRequest['state']) => {
    const place = largestPlaceTax(stateLaws[state], asked(state, 60_000));
    return place && dependsOnWork(stateLaws[state], asked(state, 60_000), place);
  };
  expect(depends('KY')).toBe(true);
  expect(depends('NY')).toBe(false);
});

test('a place of another state, or without a confirmed figure of the year, has no tax to offer', () => {
  expect(placeTaxOf(stateLaws.NY, asked('NY', 60_000), 'PA:PHILADELPHIA')).toBeUndefined();
  expect(placeTaxOf(stateLaws.OR, { ...asked('OR', 60_000), taxYear: 2020 }, 'OR:PORTLAND')).toBeUndefined();
  // The threshold of Metro's tax for heads of household is not confirmed.
  expect(placeTaxOf(stateLaws.OR, { ...asked('OR', 60_000), filingStatus: 'headOfHousehold' }, 'OR:PORTLAND')).toBeUndefined();
});
