/** Lists laws whose text sets an end that has come. Tables need no such list: the compiler names those that lack a new year. */
import { LAW_YEARS } from '@bracketwise/contract/years';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '../src');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const newest = Math.max(...LAW_YEARS);

/** By the law's name: where to read that it ended and was not extended, and what the rules do after it. */
const ENDED: Readonly<Record<string, string>> = {
  opportunityFundFixedDeferral: '26 U.S.C. § 1400Z-2(b)(1), for gains invested before 2027; the guide explains what follows',
};

/** The last years that the value or a part of it names. */
function endsIn(value: unknown): readonly number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name !== 'until' ? endsIn(part) : part instanceof Date ? [part.getUTCFullYear()] : typeof part === 'number' ? [part] : [],
  );
}

const ends = files
  .filter((name) => name.startsWith('law/'))
  .flatMap((name) => Object.entries(jest.requireActual<Record<string, unknown>>(join(SOURCES, name))))
  .flatMap(([name, exported]) => endsIn(exported).map((until) => ({ name, until })));

test('a law that ends with the newest year or before is read again, and its end is confirmed here', () => {
  const due = new Set(ends.filter(({ until }) => until <= newest).map(({ name }) => name));
  expect([...due].toSorted()).toEqual(Object.keys(ENDED).toSorted());
});

test('a year after the newest is written only as the end of a law, as `until`, or in `years-ahead.ts`', () => {
  const found = files
    .filter((name) => !name.endsWith('years-ahead.ts'))
    .flatMap((name) =>
      withoutTexts(readFileSync(join(SOURCES, name), 'utf8'))
        .split('\n')
        .filter((line) => (line.match(/\b20\d\d\b/g) ?? []).some((year) => Number(year) > newest) && !/\buntil: /.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

/** The code without comments and strings. */
const withoutTexts = (code: string) => code.replace(/\/\*[^]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|`[^`]*`/g, '');
