import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { FILING_STATUS_OF, FILING_STATUSES } from '../src/filing-status.ts';
import { HOUSEHOLD_DESCRIPTIONS, HOUSEHOLD_FIELDS, householdField } from '../src/household.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, LOCALES } from '../src/languages.ts';
import { LINE_LABELS, RETURN_LINE_LABELS } from '../src/lines.ts';
import { partsOfCode, spelledCode, STATES_WITH_LOCAL_TAX } from '../src/localities.ts';
import { PLACE_PAGES } from '../src/place-pages.ts';
import { STATE_CODES, STATE_NAMES, stateSlug } from '../src/states.ts';
import {
  CURRENT_TAX_YEAR,
  DEFAULT_ESTIMATE_YEAR,
  ESTIMATE_YEARS,
  HOUSEHOLD_YEARS,
  HOUSEHOLD_YEARS_TO_2026,
  LAW_YEARS,
  TAX_YEARS,
  YEARS_TO_2026,
} from '../src/years.ts';

const source = join(__dirname, '../src');
const files = readdirSync(source);
const importsOf = (file: string) =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/(?:\bfrom |\bimport\()'([^']+)'/g)].map(([, path = '']) => path);

test.each(files)('%s imports nothing but other files of the contract', (file) => {
  for (const path of importsOf(file)) expect(files).toContain(normalize(join(dirname(file), path)));
});

test('no file imports itself through others', () => {
  const reached = (file: string, trail: readonly string[]): readonly string[] =>
    trail.includes(file) ? [[...trail, file].join(' -> ')] : importsOf(file).flatMap((path) => reached(normalize(path), [...trail, file]));
  expect(files.flatMap((file) => reached(file, []))).toEqual([]);
});

test('the years are consecutive, and each list ends with the one before it or a later year', () => {
  expect(LAW_YEARS).toEqual(LAW_YEARS.map((_, index) => LAW_YEARS[0] + index));
  expect(LAW_YEARS.slice(0, TAX_YEARS.length)).toEqual(TAX_YEARS);
  expect(TAX_YEARS.slice(0, ESTIMATE_YEARS.length)).toEqual(ESTIMATE_YEARS);
  expect(TAX_YEARS.slice(-HOUSEHOLD_YEARS.length)).toEqual(HOUSEHOLD_YEARS);
  expect(LAW_YEARS.slice(0, YEARS_TO_2026.length)).toEqual(YEARS_TO_2026);
  expect(YEARS_TO_2026.slice(-HOUSEHOLD_YEARS_TO_2026.length)).toEqual(HOUSEHOLD_YEARS_TO_2026);
  expect(ESTIMATE_YEARS).toContain(DEFAULT_ESTIMATE_YEAR);
  expect(TAX_YEARS).toContain(CURRENT_TAX_YEAR);
});

test('there are 50 states and the District of Columbia, sorted by name, each with its own address', () => {
  const names = STATE_CODES.map((code) => STATE_NAMES[code]);
  expect(names).toHaveLength(51);
  expect(names).toEqual(names.toSorted());
  const slugs = STATE_CODES.map(stateSlug);
  expect(new Set(slugs).size).toBe(51);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(stateSlug('DC')).toBe('district-of-columbia');
});

test('the places with a page are thirty, each with a code in its usual spelling and its own address', () => {
  const places = Object.entries(PLACE_PAGES);
  expect(places).toHaveLength(30);
  expect(new Set(places.map(([, code]) => code)).size).toBe(30);
  for (const [slug, code] of places) {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(spelledCode(code)).toBe(code);
    expect(STATES_WITH_LOCAL_TAX).toContain(partsOfCode(code).state);
  }
});

test('every filing status has one spelling in the specified forms', () => {
  expect(Object.values(FILING_STATUS_OF)).toEqual(FILING_STATUSES);
});

test('every language has its own locale, and pages fall back to one of them', () => {
  for (const language of LANGUAGES) expect(LOCALES[language]).toMatch(new RegExp(`^${language}-[A-Z]{2}$`));
  expect(LANGUAGES).toContain(DEFAULT_LANGUAGE);
});

test('no line has two labels', () => {
  const labels = [...LINE_LABELS, ...RETURN_LINE_LABELS];
  expect(new Set(labels).size).toBe(labels.length);
});

test('the fields of the spouse are named like those of the filer, and of the same kind', () => {
  const ofSpouse = HOUSEHOLD_FIELDS.filter((name) => householdField(name).of === 'spouse');
  expect(ofSpouse).toEqual(HOUSEHOLD_FIELDS.filter((name) => name.startsWith('spouse')));
  for (const name of ofSpouse) {
    const own = HOUSEHOLD_FIELDS.find((each) => name === `spouse${each.charAt(0).toUpperCase()}${each.slice(1)}`);
    const { kind, isMoney } = householdField(name);
    expect(own && householdField(own)).toMatchObject({ kind, ...(isMoney && { isMoney }) });
  }
});

test('every field has a description without a period at its end', () => {
  expect(Object.keys(HOUSEHOLD_DESCRIPTIONS)).toEqual(HOUSEHOLD_FIELDS);
  for (const text of Object.values(HOUSEHOLD_DESCRIPTIONS)) expect(text).toMatch(/[^.]$/);
});
