import { PLACE_PAGES, PLACE_SLUGS, type PlaceSlug } from '@bracketwise/contract/place-pages';
import { partsOfCode, STATES_WITH_LOCAL_TAX } from '@bracketwise/contract/localities';
import { localitiesOf, SITUATIONS } from '@bracketwise/contract/place-profile';
import { STATE_CODES } from '@bracketwise/contract/states';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { placeProfile, placeRows, placesIn, placeTaxes, PROFILE_INCOME, PROFILE_YEAR, taxReturn } from '../src/index.ts';
import { PLACE_INCOMES } from '../src/place-profile.ts';
import { sumOf } from '../src/kernel/money.ts';
import { stateLaws } from '../src/law/states/all.ts';

const profiles = Object.fromEntries(PLACE_SLUGS.map((slug) => [slug, placeProfile(slug)])) as Record<
  PlaceSlug,
  ReturnType<typeof placeProfile>
>;
const placeOf = (slug: PlaceSlug) => {
  const { state, place } = partsOfCode(PLACE_PAGES[slug]);
  return state && stateLaws[state].localities?.[place];
};

test('an unknown place is named', () => {
  for (const slug of ['denver', 'NYC', '', 'constructor', '__proto__'])
    expect(() => placeProfile(slug as PlaceSlug)).toThrow(new RangeError(`place: unknown place ${slug}`));
});

test('the rows are those of the profiles, by population', () => {
  expect(placeRows().map(({ place }) => place)).toEqual(PLACE_SLUGS);
  for (const row of placeRows()) expect(profiles[row.place]).toMatchObject(row);
});

describe.each(PLACE_SLUGS)('%s', (slug) => {
  const profile = profiles[slug];
  const { state, code } = profile;

  test('is in the engine with confirmed figures of the profile’s year', () => {
    expect(placesIn(stateLaws[state].localities, state, PROFILE_YEAR)).toContainEqual({ code, name: profile.name });
    expect(profile.years.map(({ year }) => year)).toEqual(TAX_YEARS.filter((year) => placeOf(slug)?.table[year]));
  });

  test.each(SITUATIONS)('is what a return says of someone who %s there', (situation) => {
    const household = {
      state,
      filingStatus: 'single',
      taxYear: PROFILE_YEAR,
      wages: PROFILE_INCOME,
      ...localitiesOf(code, situation),
    } as const;
    const outcome = profile.situations[situation];
    if (!outcome) expect(() => taxReturn(household)).toThrow(/not confirmed/u);
    else expect(taxReturn(household)).toMatchObject({ localTax: outcome.tax, netIncome: outcome.netIncome });
  });

  test('has lines that add up to the tax, and a source for each year', () => {
    const { lines, incomes, measured, years } = profile;
    const ofMeasured = incomes.find(({ income }) => income === measured);
    expect(sumOf(...lines.map(({ tax = 0 }) => tax))).toBe(ofMeasured?.tax);
    expect(years.find(({ year }) => year === PROFILE_YEAR)?.tax).toBe(ofMeasured?.tax);
    for (const { sources } of years) expect(sources.join()).toMatch(/§|ch\.|IC |MCL /u);
  });

  test('takes something, and never less of more', () => {
    const taxes = profile.incomes.map(({ tax }) => tax);
    expect(profile.incomes.map(({ income }) => income)).toEqual([...PLACE_INCOMES]);
    expect(taxes).toEqual(taxes.toSorted((a, b) => a - b));
    expect(taxes.at(-1)).toBeGreaterThan(0);
    for (const { kind, tax, asWages } of profile.kinds) {
      expect(tax).toBeGreaterThanOrEqual(0);
      expect(tax).toBeLessThanOrEqual(asWages);
      if (kind === 'wages') expect(tax).toBeGreaterThan(0);
    }
  });
});

test('the tax is that of the ordinances', () => {
  // Philadelphia: 3.75% to June and 3.74% from July. Detroit: 2.4% above the exemption of $600; half of it for commuters. Louisville: 2.2%, or
  // 1.45% for commuters. Marion County: 2.02% above the state's exemption of $1,000. Montgomery County: 3.2% above deduction and exemption.
  expect(profiles.philadelphia).toMatchObject({ tax: 2_247, commuterTax: 2_061, basis: 'earnedIncome' });
  expect(profiles.detroit).toMatchObject({ tax: 1_425.6, commuterTax: 712.8, basis: 'allIncome', workCredit: 'given' });
  expect(profiles['louisville-kentucky']).toMatchObject({ tax: 1_320, commuterTax: 870, basis: 'work', workCredit: 'none' });
  expect(profiles['louisville-kentucky'].situations.lives?.tax).toBe(0);
  expect(profiles['marion-county-indiana']).toMatchObject({ tax: 1_191.8, commuterTax: 0, basis: 'stateTaxableIncome' });
  expect(profiles['montgomery-county-maryland'].tax).toBe(1_710.4);
  expect(profiles.yonkers).toMatchObject({ commuterTax: 300, basis: 'stateTax' });
  expect(profiles.pittsburgh).toMatchObject({ tax: 1_800, commuterTax: null, workCredit: 'given' });
});

test('New York City charges four brackets and gives credits', () => {
  const { lines, credits, years } = profiles['new-york-city'];
  expect(lines.flatMap(({ label, rate }) => (label === 'bracket' ? [rate] : []))).toEqual([0.03078, 0.03762, 0.03819, 0.03876]);
  expect(credits).toEqual(
    expect.arrayContaining([
      'schoolTaxCredit',
      'schoolTaxRateReduction',
      'householdCredit',
      'earnedIncomeCredit',
      'dependentCareCredit',
      'lowIncomeCredit',
    ]),
  );
  expect(years.find(({ year }) => year === 2026)).toMatchObject({ provisional: true });
});

test('Portland, which takes nothing of the profile’s income, is measured at a higher one', () => {
  expect(profiles['portland-oregon']).toMatchObject({ tax: 0, measured: 300_000, commuterTax: null });
  expect(profiles['portland-oregon'].others).toEqual([]);
  // 1.5% and 1% above $125,000, and 1.5% more above $250,000.
  expect(profiles['portland-oregon'].years.at(-1)?.rates).toEqual([0.025, 0.04]);
});

describe('the places of a state', () => {
  test.each(STATE_CODES)('%s: the most expensive first', (state) => {
    const places = placeTaxes(state);
    const confirmed = placesIn(stateLaws[state].localities, state, PROFILE_YEAR).map(({ code }) => code);
    expect(places.map(({ code }) => code).toSorted()).toEqual(STATES_WITH_LOCAL_TAX.includes(state) ? confirmed.toSorted() : []);
    expect(places).toEqual(places.toSorted((a, b) => b.tax - a.tax));
    for (const { code, tax } of places) {
      const household = { state, filingStatus: 'single', taxYear: PROFILE_YEAR, wages: PROFILE_INCOME, locality: code } as const;
      expect(taxReturn(household).localTax).toBe(tax);
    }
  });

  test('take less than 6 KB of an answer', () => {
    for (const state of STATE_CODES) expect(JSON.stringify(placeTaxes(state)).length).toBeLessThan(6 * 1024);
  });
});
