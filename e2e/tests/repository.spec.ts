/* What the repository contains, and which tasks a change concerns. */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTES } from '@bracketwise/contract/apps';
import { FILES_OF, PLACES, overlays } from '../../scripts/new/remote.mjs';
import { concerns } from '../../scripts/new/repeat.mjs';
import { ROOT } from '../../scripts/tasks.mjs';
import { sourceFiles } from '../support/clone.ts';
import { expect, test } from '../support/site.ts';

/** Images in the documentation, and the screenshots that stories are compared with. */
const IMAGE = /^(docs\/images|workbench\/baselines\/[\w-]+)\/[\w-]+\.png$/;
/** The IRS's blank forms that pages fill in. */
const FORM = /^shared-ui\/src\/sharing\/form-w4\/\w+\.pdf$/;
const LARGEST_IMAGE = 500_000;
const ALL_IMAGES = 3_000_000;

test('the repository contains only text, small images and blank forms', () => {
  const files = sourceFiles();
  expect(files).toContain('package.json');
  const isBinary = (file: string) => readFileSync(path.join(ROOT, file)).includes(0);
  const sizeOf = (file: string) => statSync(path.join(ROOT, file)).size;
  const images = files.filter((file) => IMAGE.test(file) && sizeOf(file) <= LARGEST_IMAGE);
  expect(files.filter((file) => isBinary(file) && !images.includes(file) && !FORM.test(file))).toEqual([]);
  expect(images.map(sizeOf).reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(ALL_IMAGES);
});

test('the types, code and unit tests of every workspace are checked', () => {
  const files = sourceFiles();
  const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as { workspaces: string[]; scripts?: object };
  for (const workspace of read('package.json').workspaces) {
    const hasTests = files.some((file) => file.startsWith(`${workspace}/`) && /\.test\.tsx?$/.test(file));
    const { scripts } = read(`${workspace}/package.json`);
    expect(Object.keys(scripts ?? {}), workspace).toEqual(expect.arrayContaining(['types', 'lint', ...(hasTests ? ['test'] : [])]));
  }
});

test.describe('no file imports itself by way of others', () => {
  const sources = sourceFiles().filter((file) => /^[\w-]+\/src\/.*\.(tsx?|mjs)$/.test(file));

  /** @param named - matches the import statements that count; its group is the path */
  const circlesIn = (files: readonly string[], named: RegExp): string[] => {
    const imports = new Map(
      files.map((file) => {
        const paths = readFileSync(path.join(ROOT, file), 'utf8').matchAll(named);
        return [file, [...paths].map(([, to = '']) => path.join(path.dirname(file), to))] as const;
      }),
    );
    const circles: string[] = [];
    const done = new Set<string>();
    const follow = (file: string, trail: readonly string[]): void => {
      if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' -> '));
      if (done.has(file) || trail.includes(file)) return;
      for (const to of imports.get(file) ?? []) follow(to, [...trail, file]);
      done.add(file);
    };
    for (const file of files) follow(file, []);
    return circles;
  };

  test('not even a type, in what others build on', () => {
    const shared = sources.filter((file) => /^(contract|tax-engine|shared-ui)\//.test(file));
    expect(shared.length).toBeGreaterThan(300);
    expect(circlesIn(shared, /(?:\bfrom |\bimport\((?:\/\*.*?\*\/ )?)'(\.[^']+)'/g)).toEqual([]);
  });

  test('nor a value, anywhere', () => {
    expect(circlesIn(sources, /^(?:import|export) (?!type\b)[^;]*?\bfrom '(\.[^']+)'/gm)).toEqual([]);
  });
});

test.describe('a change concerns', () => {
  // In one worker, because copying the repository and computing its keys take most of the time.
  test.describe.configure({ mode: 'default' });
  const REMOTES_AND_API = ['api', ...REMOTES].toSorted();
  let copy: string;
  /** The result of the last `keys`. */
  let known: ReadonlyMap<string, string>;

  /** The cache key of each task, by `<folder>#<task>`. */
  const keys = (): ReadonlyMap<string, string> => {
    const turbo = path.join(ROOT, 'node_modules/.bin/turbo');
    const report = execFileSync(turbo, ['run', 'build', 'types', 'lint', 'test', 'test:across-apps', '--dry=json'], {
      cwd: copy,
      encoding: 'utf8',
      // The report names every file of every task.
      maxBuffer: 16 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, DO_NOT_TRACK: '1' },
    });
    const { tasks } = JSON.parse(report) as { tasks: { task: string; command: string; directory: string; hash: string }[] };
    const commands = tasks.filter(({ command }) => command !== '<NONEXISTENT>');
    return new Map(commands.map(({ task, directory, hash }) => [`${directory}#${task}`, hash]));
  };
  /** The tasks that became stale since the last call. */
  const staleTasks = (): string[] => {
    const before = known;
    known = keys();
    return [...known].filter(([task, key]) => before.get(task) !== key).map(([task]) => task);
  };
  /** The tasks that a change makes stale. */
  const tasksAffectedBy = (...changes: readonly string[]): string[] => {
    for (const file of changes) {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      appendFileSync(path.join(copy, file), '\n');
    }
    return staleTasks();
  };
  /** The apps that a change makes stale. */
  const affectedBy = (...changes: readonly string[]): string[] =>
    tasksAffectedBy(...changes).flatMap((task) => /^(.+)#build$/.exec(task)?.[1] ?? []);

  test.beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'bracketwise-tasks-'));
    for (const file of sourceFiles()) cpSync(path.join(ROOT, file), path.join(copy, file));
    known = keys();
  });
  test.afterAll(() => rmSync(copy, { recursive: true }));

  const checksOf = (folder: string) => ['lint', 'test', 'types'].map((task) => `${folder}#${task}`);
  const CHECKS_OF_ALL = 'shared-ui#test:across-apps';

  test('one remote, if it is in that remote', () => {
    expect(tasksAffectedBy('mf-guides/src/legal/about/AboutPage.tsx')).toEqual([
      'mf-guides#build',
      ...checksOf('mf-guides'),
      CHECKS_OF_ALL,
    ]);
  });
  test('checks alone, if it is in a test', () => {
    expect(tasksAffectedBy('mf-guides/src/legal/about/AboutPage.test.tsx')).toEqual([...checksOf('mf-guides'), CHECKS_OF_ALL]);
  });
  test('the remotes and the API, if it is in the engine', () => {
    expect(affectedBy('tax-engine/src/tax-return.ts')).toEqual([...REMOTES_AND_API, 'tax-engine']);
  });
  test('every app that is bundled with it, if it is in the shared code', () => {
    expect(affectedBy('shared-ui/src/theme/tokens.ts')).toEqual([...REMOTES_AND_API.slice(1), 'render', 'shell']);
  });
  test('every app that is made by it, if it is in the build', () => {
    expect(affectedBy('build/src/rules.ts')).toEqual([...REMOTES_AND_API.slice(1), 'render', 'shell']);
  });
  test('a remote and the shell, if it is in what the remote declares about its pages', () => {
    expect(affectedBy('mf-guides/src/site-map/pages.json', 'mf-guides/src/site-map/locales/en.json')).toEqual([
      'mf-guides',
      'render',
      'shell',
    ]);
  });
  test('everything, if it is in the contract, such as the list of apps', () => {
    const all = [...known.keys()].flatMap((task) => /^(.+)#build$/.exec(task)?.[1] ?? []);
    expect(affectedBy('contract/src/apps.ts')).toEqual(all);
  });
  test('no app, if it is in a test, a document or a cache', () => {
    const changes = [
      'src/legal/about/AboutPage.test.tsx',
      'src/legal/about/AboutPage.stories.tsx',
      'README.md',
      '.swc/plugins/compiled',
      'dist/index.js',
      'node_modules/a.js',
    ];
    const folders = ['mf-guides', 'tax-engine', 'shared-ui'];
    expect(
      affectedBy(...folders.flatMap((folder) => changes.map((file) => `${folder}/${file}`)), 'tax-engine/test/new.ts', 'docs/glossary.md'),
    ).toEqual([]);
  });
  test('every app, if it is in the packages that builds use', () => {
    const lock = path.join(copy, 'package-lock.json');
    writeFileSync(lock, readFileSync(lock, 'utf8').replace(/("node_modules\/@rspack\/core": \{\s+"version": ")/, '$19'));
    expect(staleTasks()).toEqual([...known.keys()]);
  });
});

test('what development leaves behind is neither linted nor formatted', () => {
  // The linter and the formatter skip what git ignores.
  const isIgnored = (file: string) => spawnSync('git', ['check-ignore', '-q', file], { cwd: ROOT }).status === 0;
  expect(isIgnored('api/.cache/dev/main.js')).toBe(true);
  expect(isIgnored('api/src/main.ts')).toBe(false);
});

test('each file of a tool that can’t read the contract names every remote as often', () => {
  for (const file of [...PLACES, ...overlays()]) {
    const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
    const times = Object.fromEntries(REMOTES.map((remote) => [remote, lines.filter((line) => concerns(line, remote)).length]));
    const most = Math.max(...Object.values(times));
    expect(most, file).toBeGreaterThan(0);
    expect(times, file).toEqual(Object.fromEntries(REMOTES.map((remote) => [remote, most])));
  }
  const lacking = REMOTES.flatMap(FILES_OF).filter((file) => !existsSync(path.join(ROOT, file)));
  expect(lacking).toEqual([]);
});

test('CODEOWNERS gives each remote its own team and names only paths that exist', () => {
  const lines = readFileSync(path.join(ROOT, '.github/CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  for (const [place = '', ...owners] of lines) {
    expect(owners.length, place).toBeGreaterThan(0);
    if (!place.includes('*')) expect(existsSync(path.join(ROOT, place)), place).toBe(true);
  }
  expect(lines[0]?.[0]).toBe('*');
  const owners = REMOTES.map((remote) => lines.find(([place]) => place === `/${remote}/`)?.[1]);
  expect(owners).not.toContain(undefined);
  expect(new Set(owners).size).toBe(REMOTES.length);
});
