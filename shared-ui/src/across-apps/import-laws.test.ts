/** Who may import whom, and which words a page may hold, as `oxlint.config.mjs` says. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

const ENGINE = "import '@bracketwise/tax-engine';";
const SHARED_UI = "import { useFormat } from '@bracketwise/shared-ui/format';";
const CONTRACT = "import { REMOTES } from '@bracketwise/contract/apps';";
const API_TYPE = "import type { Module } from '@bracketwise/api/module';";
const SITE_MAP = "import { PAGES } from '@bracketwise/shared-ui/site-map';";

const LAWS: readonly (readonly [file: string, allowed: readonly string[], refused: readonly string[]])[] = [
  ['contract/src/a.ts', ["import './b.ts';"], [SHARED_UI, "import '../../api/src/main.ts';"]],
  ['client/src/a.ts', ["import './b.ts';"], [CONTRACT, "import '../../api/src/main.ts';"]],
  ['build/src/a.ts', [CONTRACT, SHARED_UI], [ENGINE]],
  ['tax-engine/src/rules/a.ts', [CONTRACT], [SHARED_UI]],
  [
    'tax-engine/src/law/states/a.ts',
    ["import type { TAX_YEARS } from '../../kernel/years.ts';", "import { YEARS_TO_2026 } from '../../kernel/years.ts';"],
    ["import { TAX_YEARS as years } from '../../kernel/years.ts';"],
  ],
  [
    'shared-ui/src/layout/a.ts',
    ["import { useData } from '@bracketwise/shared-ui/runtime';"],
    [ENGINE, SITE_MAP, "import '../runtime/store.ts';"],
  ],
  ['shared-ui/src/runtime/a.ts', [SITE_MAP, "import './store.ts';"], [ENGINE, "import '../../../api/src/main.ts';"]],
  ['shared-ui/src/layout/a.stories.tsx', [ENGINE, '<p>Words</p>;'], [API_TYPE]],
  ['shell/src/a.ts', [SHARED_UI, CONTRACT], [ENGINE, "import '../../mf-guides/src/a.ts';"]],
  [
    'mf-guides/src/a.tsx',
    [ENGINE, SHARED_UI, '<p>{text}</p>;'],
    [API_TYPE, SITE_MAP, "import '../../../shell/src/a.ts';", '<p>Words</p>;'],
  ],
  ['mf-guides/src/page/specified.ts', [CONTRACT], [ENGINE, SHARED_UI]],
  ['shell/worker/a.ts', ["import type { Release } from '@bracketwise/shell/release';"], [SHARED_UI]],
  ['api/src/a.ts', [ENGINE], [SHARED_UI]],
  ['cli/src/a.ts', [ENGINE], [SHARED_UI]],
  ['client/test/a.ts', [ENGINE], [SHARED_UI]],
  ['workbench/a.ts', [SHARED_UI], [ENGINE]],
  ['e2e/tests/a.ts', [ENGINE, SHARED_UI], [API_TYPE]],
  ['render/src/a.ts', ["import '@bracketwise/gateway/server';"], [API_TYPE]],
  ['gateway/src/a.ts', [CONTRACT], ["import '@bracketwise/render';"]],
];

/** Lines that the linter refuses, by file. It reads all files at once, because starting takes most of its time. */
const refused: Record<string, readonly string[]> = {};

beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bracketwise-laws-'));
  for (const file of ['oxlint.config.mjs', 'package.json']) cpSync(path.join(ROOT, file), path.join(folder, file));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [file, allowed, notAllowed] of LAWS) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), [...allowed, ...notAllowed].join('\n'));
  }
  const options = ['-c', 'oxlint.config.mjs', '--format', 'unix', ...LAWS.map(([file]) => file)];
  const { stdout } = spawnSync(path.join(ROOT, 'node_modules/.bin/oxlint'), options, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });

  const found = [...stdout.matchAll(/^(?:\.\/)?(\S+?):(\d+):\d+: .*(?:no-restricted-imports|jsx-no-literals)/gmu)].map(
    ([, file, line]) => `${file}:${line}`,
  );
  for (const [file, allowed, notAllowed] of LAWS)
    refused[file] = [...allowed, ...notAllowed].filter((_, line) => found.includes(`${file}:${line + 1}`));
});

test.each(LAWS)('%s imports and says what it may, nothing else', (file, _, notAllowed) => {
  expect(refused[file]).toEqual(notAllowed);
});
