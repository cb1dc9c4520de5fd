import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@bracketwise/shared-ui/runtime';

const ROOT = path.resolve(__dirname, '../../..');
const SHARED = ['shared-ui/src/explanation/locales', 'shared-ui/src/explanation/household-locales'];
const WITH_LINES = [
  'mf-worker-calcs/src/calculators/refund/locales',
  'mf-worker-calcs/src/calculators/deduction/locales',
  'mf-worker-calcs/src/calculators/business/locales',
];

const linesIn = (folder: string, language: string) =>
  (JSON.parse(readFileSync(path.join(ROOT, folder, `${language}.json`), 'utf8')) as { lines: Record<string, string> }).lines;

describe.each(LANGUAGES)('in %s', (language) => {
  const shared = Object.assign({}, ...SHARED.map((folder) => linesIn(folder, language))) as Record<string, string>;

  test.each(WITH_LINES)('a tax line has the same name in %s as in the shared explanation', (folder) => {
    const lines = Object.entries(linesIn(folder, language));
    expect(lines.filter(([key, name]) => key in shared && shared[key] !== name)).toEqual([]);
  });
});
