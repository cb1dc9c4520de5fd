/** Runs each generator in a copy of the repository, and the checks of `npm run verify` on what it wrote. */
import { REMOTES } from '@bracketwise/contract/apps';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@bracketwise/contract/languages';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exposedPages } from '../federation/exposed-pages.ts';
import { pagesFile } from '../site-map/read-declared-pages.ts';

// Three compilers start, each on a machine that is busy with other tests.
jest.setTimeout(600_000);

const ROOT = path.resolve(__dirname, '../../..');
const LEFT_OUT = ['node_modules', 'dist', '.cache', '.turbo', '.git', 'results', '.swc'];
const copy = mkdtempSync(path.join(tmpdir(), 'bracketwise-new-'));

function copyRepository() {
  cpSync(ROOT, copy, { recursive: true, filter: (file) => !LEFT_OUT.includes(path.basename(file)) });
  const packages = path.join(ROOT, 'node_modules');
  const ours = path.join(copy, 'node_modules/@bracketwise');
  mkdirSync(ours, { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== '@bracketwise') symlinkSync(path.join(packages, name), path.join(copy, 'node_modules', name));
  for (const name of readdirSync(path.join(packages, '@bracketwise'))) symlinkSync(path.join(copy, name), path.join(ours, name));
}

function run(command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } });
  return { succeeded: status === 0, printed: stdout + stderr };
}
/** @returns what a check printed if it failed */
function complaints(name: string, ...args: readonly string[]): string {
  const { succeeded, printed } = run(path.join(copy, 'node_modules/.bin', name), ...args);
  return succeeded ? '' : printed;
}
/** @returns what the compiler and the linter say about files */
const compiled = (...files: readonly string[]) =>
  complaints('oxlint', '-c', 'oxlint.config.mjs', '--type-check', '--format', 'unix', ...files);
const generate = (...args: readonly string[]) => run(process.execPath, 'scripts/new.mjs', ...args);

/** A page's name in each language. One that isn't given differs from the English one by the language's code. */
const named = (names: Readonly<Partial<Record<Language, string>>>) =>
  LANGUAGES.flatMap((language) => [`--${language}`, names[language] ?? `${names[DEFAULT_LANGUAGE] ?? ''} (${language})`]);

const CALCULATOR = [
  'calculator',
  'new-pay',
  ...named({ en: 'New pay calculator', es: 'Calculadora de prueba', fr: 'Calculateur d’essai' }),
];
const GUIDE = ['guide', 'new-rules', ...named({ en: 'The new rules', es: 'Las reglas nuevas', fr: 'Les nouvelles règles' })];
const RULE = ['state-rule', 'CO', 'new-credit', '--kind', 'credit', '--label', 'elderlyCredit', '--per', 'person'];
const REMOTE = ['remote', 'new-team', 'new-team-pay', ...named({ en: 'New team’s pay', es: 'Salario de prueba', fr: 'Salaire d’essai' })];
/** The first that the site doesn't have. */
const [NEW_LANGUAGE = '', NAME = '', LOCALE = ''] =
  [
    ['pt', 'Português', 'pt-BR'],
    ['vi', 'Tiếng Việt', 'vi-VN'],
    ['it', 'Italiano', 'it-IT'],
  ].find(([code]) => !LANGUAGES.some((language) => language === code)) ?? [];
const LANGUAGE = ['language', NEW_LANGUAGE, '--name', NAME, '--locale', LOCALE];
const LAW = ['--amounts', '2024=1750,2025=80,2026=80/160/80/90', '--source', 'Form 1, line 2; C.R.S. § 3'];

/** Whether a page still has the sentences that a generator wrote, which those made here repeat. */
const isHalfWritten = () =>
  REMOTES.some((remote) =>
    Object.values(exposedPages(path.join(ROOT, remote))).some((page) => {
      const texts = path.join(ROOT, remote, path.dirname(page), 'locales/en.json');
      return existsSync(texts) && SCAFFOLDS.test(readFileSync(texts, 'utf8'));
    }),
  );
const SCAFFOLDS = /How we figure the tax on a year’s pay|Most federal returns start with the standard deduction/u;

const written: string[] = [];
beforeAll(() => {
  copyRepository();
  for (const asked of [CALCULATOR, GUIDE, [...RULE, ...LAW], REMOTE]) {
    const { succeeded, printed } = generate(...asked);
    expect([succeeded, printed]).toEqual([true, expect.any(String)]);
    const [files = ''] = printed.split('\n\n');
    written.push(...files.split('\n'));
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a calculator, a guide, a rule of a state and a remote compile, are formatted and follow the lint rules', () => {
  const code = written.filter((file) => /\.tsx?$/u.test(file));
  expect(code.length).toBeGreaterThan(15);
  expect(compiled(...code)).toBe('');
  expect(complaints('oxfmt', '--check', ...written)).toBe('');
});

test('their own tests pass, and those of forms, menus, texts and the sizes of states', () => {
  const own = ['calculators/new-pay', 'guides/new-rules', 'co-new-credit', 'mf-new-team/src/contract'];
  const around = [
    'src/forms.test',
    'src/words.test',
    'declared-pages',
    'page-links',
    'build/test/apps',
    'glossary',
    'typography',
    'translated',
    'test/size',
  ];
  const projects = ['build', 'shared-ui', 'mf-worker-calcs', 'mf-guides', 'mf-new-team', 'tax-engine'];
  // Without the texts of the other pages.
  const names = `^(?!the texts of (?!.*new-)|guides/(?!new-)${isHalfWritten() ? '|no sentence of' : ''})`;
  const which = ['--selectProjects', ...projects, '--testPathPatterns', [...own, ...around].join('|'), '--testNamePattern', names];
  expect(complaints('jest', '--silent', ...which)).toBe('');
});

test.each([
  [
    'an English name in Spanish',
    ['calculator', 'other', ...named({ en: 'Other', es: 'Other', fr: 'Autre' })],
    'The name in es is the English one',
  ],
  ['a page without names', ['guide', 'other'], `${LANGUAGES.map((language) => `--${language}`).join(', ')} is missing`],
  ['a page that exists', CALCULATOR, 'The site map has a page "new-pay"'],
  ['a remote that exists', ['remote', 'guides', ...REMOTE.slice(2)], 'There is a remote mf-guides'],
  ['a remote without a calculator', ['remote', 'other', ...REMOTE.slice(3)], '"" is not an id'],
  ['a language that exists', LANGUAGE.with(1, 'fr'), 'The site has the language fr'],
  ['a locale of another language', LANGUAGE.with(5, 'es-US'), `"es-US" is not a locale of ${NEW_LANGUAGE}`],
  ['a rule without figures', [...RULE.with(2, 'other'), '--source', 'Form 1'], '--amounts is missing'],
  ['a rule without a source', [...RULE.with(2, 'other'), '--amounts', '2025=1'], '--source is missing'],
])('%s is refused, and nothing is written', (_, asked, reason) => {
  const declared = () =>
    ['contract/src/apps.ts', 'contract/src/languages.ts', ...REMOTES.map(pagesFile)].map((file) =>
      readFileSync(path.join(copy, file), 'utf8'),
    );
  const before = declared();
  const { succeeded, printed } = generate(...asked);
  expect([succeeded, printed]).toEqual([false, expect.stringContaining(reason)]);
  expect(declared()).toEqual(before);
});

/** Last, because the repository's copy is not complete afterward. */
test('a language gets every text in English; the compiler names the lists that lack it, and a test the texts to translate', () => {
  const { succeeded, printed } = generate(...LANGUAGE);
  expect([succeeded, printed]).toEqual([true, expect.stringContaining('docs/adding-a-language.md')]);

  const lists = ['testing/glossary.ts', 'forms/amount.ts', 'format/without-intl.ts'];
  const lacking = compiled(...lists.map((list) => `shared-ui/src/${list}`)).split('\n');
  for (const list of lists) expect(lacking).toContainEqual(expect.stringMatching(new RegExp(`${list}:.*Property '"?${NEW_LANGUAGE}`, 'u')));

  const around = ['--selectProjects', 'shared-ui', '--testPathPatterns', 'across-apps/(languages|translated)'];
  const refused = complaints('jest', '--silent', ...around);
  expect(refused).toContain(`texts in ${NEW_LANGUAGE} that list the languages list all`);
  expect(refused).not.toMatch(/● every text is there/u);
  expect(refused).toMatch(/mf-worker-calcs\/src\/calculators\/salary\/locales/u);
});
