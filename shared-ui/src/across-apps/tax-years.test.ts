/** Finds every place that spells a tax year and names those that somebody must read again for a new one. */
import { CURRENT_TAX_YEAR, DEFAULT_ESTIMATE_YEAR, TAX_YEARS } from '@bracketwise/contract/years';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Words } from '../federation/page-contract.ts';
import { TAX_YEAR_PLACES } from '../testing/tax-year-places.ts';
import { languageOf, sourceFolders } from '../testing/text-files.ts';
import { textsByKey } from '../testing/words.ts';

const ROOT = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const NOW = { LAST_TAX_YEAR: Math.max(...TAX_YEARS), DEFAULT_ESTIMATE_YEAR, CURRENT_TAX_YEAR };

/** Law, what is generated from it, the contract itself, the specification's tables, and tests. */
const ELSEWHERE =
  /^contract\/src\/years\.ts|^client\/src\/api\.ts|^tax-engine\/src\/(law\/|coverage\.ts|proof\.ts|states-at-a-glance\.ts)|^mf-guides\/src\/coverage\/left-out\/|\/specified\.ts$|\/testing\/|\/journey\.ts$|\.(test|stories)\.tsx?$/u;
const files = sourceFolders(ROOT)
  .flatMap((folder) => readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)))
  .filter((file) => !ELSEWHERE.test(file));

/** Documents that say which years the project covers. */
const DOCUMENTS = ['README.md', 'package.json', 'docs/adding-a-state.md'];

/** The contract's years and the one after, in which the return of the last is filed. */
const YEARS = [...TAX_YEARS, NOW.LAST_TAX_YEAR + 1].join('|');
const IN_TEXTS = new RegExp(`(?<![\\w$.,])(?:${YEARS})(?!\\d)`, 'gu');
const IN_NAMES = new RegExp(`(?<!\\d)(?:${YEARS})(?!\\d)`, 'gu');
const PUBLICATIONS = /(?:Notice|Rev\. Proc\.|Rev\. Rul\.) \d{4}-\d+/gu;
const yearsIn = (text: string, pattern = IN_TEXTS) => text.replaceAll(PUBLICATIONS, '').match(pattern) ?? [];

/** Days on which somebody wrote or read a page. */
const DATES = /^(dates|lastUpdate|REVISED)$/u;

/** Names, numbers and strings with a year, except numbers that the compiler holds to the contract with `satisfies`. */
function placesInCode(file: string): string[] {
  const text = read(file);
  if (yearsIn(text, IN_NAMES).length === 0) return [];
  const places: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isSatisfiesExpression(node) && ts.isNumericLiteral(node.expression)) return;
    const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isJsxAttribute(node);
    if (isNamed && DATES.test(node.name.getText())) return;
    if (ts.isIdentifier(node) && yearsIn(node.text, IN_NAMES).length > 0) places.push(`${file}: ${node.text}`);
    if (ts.isLiteralExpression(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node))
      places.push(...yearsIn(node.text).map((year) => `${file}: ${year}`));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return places;
}

/** Texts with a year that isn't in their key. */
const placesInTexts = (file: string) =>
  Object.entries(textsByKey(JSON.parse(read(file)) as Words)).flatMap(([key, text]) =>
    yearsIn(text).some((year) => !key.split('.').includes(year)) ? [`${path.dirname(file)}: ${key}`] : [],
  );

const placesInDocument = (file: string) => yearsIn(read(file)).map((year) => `${file}: ${year}`);

const found = [
  ...new Set([
    ...files.flatMap((file) => {
      if (/\.(tsx?|mjs)$/u.test(file)) return placesInCode(file);
      return languageOf(file) ? placesInTexts(file) : [];
    }),
    ...DOCUMENTS.flatMap(placesInDocument),
  ]),
];
const isListedAs = (pattern: string, place: string) => {
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.join('*');
  return rest.length === 0 ? place === pattern : place.startsWith(start) && place.endsWith(end);
};
const listed = TAX_YEAR_PLACES.flatMap(({ places }) => places);

test('every place that spells a tax year derives it from the contract or is listed with the reason', () => {
  expect(found.filter((place) => !listed.some((pattern) => isListedAs(pattern, place)))).toEqual([]);
});

test('every listed place spells a tax year', () => {
  expect(listed.filter((pattern) => !found.some((place) => isListedAs(pattern, place)))).toEqual([]);
});

test('somebody read every listed place again when the years of the contract changed', () => {
  const unread = TAX_YEAR_PLACES.flatMap(({ why, readFor = {}, places }) =>
    Object.entries(NOW).flatMap(([name, year]) => {
      const last = readFor[name as keyof typeof NOW];
      return last === undefined || last === year ? [] : places.map((place) => `${place} (${why}): read for ${last}, ${name} is ${year}`);
    }),
  );
  expect(unread).toEqual([]);
});
