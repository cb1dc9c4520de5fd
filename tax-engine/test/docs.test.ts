import { STATE_CODES } from '@bracketwise/contract/states';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverageData, coverageOf, coveragePage } from './docs/coverage.ts';
import { differencesPage } from './docs/differences.ts';
import { END_OF_FIELDS, householdFields, START_OF_FIELDS } from './docs/household-fields.ts';
import { proof } from './docs/proof.ts';
import { statesAtAGlance } from './docs/states-at-a-glance.ts';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const coverage = new Map(STATE_CODES.map((code) => [code, coverageOf(code)] as const));

const DATA = 'tax-engine/src/coverage.ts';
/** The types above this line are written by hand. */
const START_OF_DATA = 'export const coverage: Readonly<Record<StateCode, StateCoverage>> = {\n';
const API = 'docs/api.md';
const GLANCE = 'tax-engine/src/states-at-a-glance.ts';
const START_OF_GLANCE = '// oxfmt-ignore\n';

test.each([
  { path: 'docs/coverage.md', text: coveragePage(coverage) },
  { path: 'docs/differences.md', text: differencesPage() },
  { path: DATA, text: `${read(DATA).split(START_OF_DATA)[0]}${START_OF_DATA}${coverageData(coverage)}};\n` },
  { path: API, text: `${read(API).split(START_OF_FIELDS)[0]}${householdFields()}${END_OF_FIELDS}${read(API).split(END_OF_FIELDS)[1]}` },
  { path: 'tax-engine/src/proof.ts', text: proof() },
  { path: GLANCE, text: `${read(GLANCE).split(START_OF_GLANCE)[0]}${statesAtAGlance()}` },
])('$path matches the engine and its tests (`npm run docs -w tax-engine` updates it)', ({ path, text }) => {
  if (process.env.WRITE_DOCS) writeFileSync(join(root, path), text);
  expect(read(path)).toBe(text);
});
