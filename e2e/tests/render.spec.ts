/* oxlint-disable no-empty-pattern -- Playwright reads fixture dependencies from the pattern */
/* What the renderer publishes when a remote is faulty. */
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { RemoteRelease } from '@bracketwise/gateway/release';
import { linkPages, ROOT, runProgram } from '../../scripts/site.mjs';
import { expect, sharedPages, test as base } from '../support/site.ts';

/** The remote with the fewest pages, because the tests render them. */
const REMOTE = 'mf-investor-calcs';

/** A folder with an earlier run's pages, and a function that renders into it. */
const test = base.extend<{ folder: string; render: (env: Record<string, string>, ...remotes: string[]) => Promise<string> }>({
  folder: async ({}, use, testInfo) => {
    const folder = testInfo.outputPath('site');
    mkdirSync(path.join(folder, 'pages'), { recursive: true });
    linkPages(sharedPages(), path.join(folder, 'pages'));
    await use(folder);
  },
  render: async ({ folder, breakableSite }, use) => {
    const places = { PAGES_DIR: path.join(folder, 'pages'), PAGES_REPORT: path.join(folder, 'report') };
    await use((env, ...remotes) =>
      runProgram(path.join(ROOT, 'render/dist/main.js'), {
        args: remotes,
        env: { ...breakableSite.renderEnvironment, ...places, ...env },
      }),
    );
  },
});

/** Modification time of every page. */
const agesIn = (folder: string, pages = 'pages') =>
  new Map(
    readdirSync(path.join(folder, pages), { recursive: true, encoding: 'utf8' }).map((file) => [
      file,
      statSync(path.join(folder, pages, file)).mtimeMs,
    ]),
  );

test('runs no code that differs from the release and leaves the pages unchanged', async ({ folder, render }) => {
  const prey = path.join(folder, 'nginx.conf');
  const before = agesIn(folder);
  const impostor = createServer(({ url = '' }, response) => {
    const crime = `require('node:fs').writeFileSync(${JSON.stringify(prey)}, 'mine');`;
    const real = readFileSync(path.join(ROOT, REMOTE, 'dist', url), 'utf8');
    response.end(url.endsWith('.cjs') ? crime + real : real);
  }).listen(0, '127.0.0.1');
  await once(impostor, 'listening');
  const upstream = `http://127.0.0.1:${(impostor.address() as AddressInfo).port}`;
  await expect(render({ MF_INVESTOR_CALCS_UPSTREAM: upstream }, REMOTE)).rejects.toThrow(/index\.cjs is not what the release holds/);
  expect(existsSync(prey)).toBe(false);
  expect(agesIn(folder)).toEqual(before);
  impostor.close();
  impostor.closeAllConnections();
});

test('keeps the pages of a remote that does not fit the shell, and says why even where outlines are allowed', async ({
  folder,
  render,
}) => {
  const before = agesIn(folder);
  const release = JSON.parse(readFileSync(path.join(ROOT, REMOTE, 'dist/release.json'), 'utf8')) as RemoteRelease;
  const changed = path.join(folder, 'release.json');
  const refused = (changes: Partial<RemoteRelease>) => {
    writeFileSync(changed, JSON.stringify({ ...release, ...changes }));
    return render({ MF_INVESTOR_CALCS_RELEASE: changed, OUTLINES: 'true' }, REMOTE);
  };
  await expect(refused({ contract: 99 })).rejects.toThrow(/ended with 1[^]*mf-investor-calcs does not fit the shell: .*has contract 99/);
  await expect(refused({ uses: { react: ['newHook'] } })).rejects.toThrow(/ended with 1[^]*uses newHook of react, which shell/);
  expect(agesIn(folder)).toEqual(before);
});

test('keeps the pages of a remote that is down, exits with 1 and reports which pages are current', async ({ folder, render }) => {
  const before = agesIn(folder);
  const down = { MF_INVESTOR_CALCS_UPSTREAM: 'http://127.0.0.1:9' };
  const other = 'mf-main-calculator';
  // The lines come from two streams, so in either order.
  const partial = render(down, other, REMOTE);
  await expect(partial).rejects.toThrow(/ended with 1[^]*mf-investor-calcs could not be read/);
  await expect(partial).rejects.toThrow('without mf-investor-calcs');
  expect(agesIn(folder)).toEqual(before);
  const reported = () => readFileSync(path.join(folder, 'report'), 'utf8');
  expect(reported()).toBe(`pages ${other} 1\npages ${REMOTE} 0\n`);

  // The report keeps its lines about the other remotes.
  await render({}, REMOTE);
  expect(reported()).toBe(`pages ${other} 1\npages ${REMOTE} 1\n`);
});

test('starts a new gateway from the last pages of a remote that is down, but not in place of its new release', async ({
  folder,
  render,
}) => {
  const last = path.join(folder, 'last');
  const pages = path.join(folder, 'pages');
  mkdirSync(last);
  renameSync(pages, path.join(last, 'pages-1'));
  symlinkSync('pages-1', path.join(last, 'current'));
  const env = { MF_INVESTOR_CALCS_UPSTREAM: 'http://127.0.0.1:9', LAST_PAGES_DIR: last };
  await expect(render(env, REMOTE)).resolves.toMatch(/Pages of mf-investor-calcs are those of the last rendering/);
  const ages = agesIn(folder);
  const kept = [...agesIn(path.join(last, 'pages-1'), '.')].filter(([file]) => path.extname(file) !== '');
  // A copy keeps times to the millisecond.
  expect(kept.filter(([file, age]) => Math.abs((ages.get(file) ?? 0) - age) > 2)).toEqual([]);
  expect([...ages.keys()].filter((file) => path.extname(file) !== '')).toHaveLength(kept.length);
  expect(readFileSync(path.join(folder, 'report'), 'utf8')).toBe(`pages ${REMOTE} 0\n`);

  const release = JSON.parse(readFileSync(path.join(ROOT, REMOTE, 'dist/release.json'), 'utf8')) as RemoteRelease;
  const files = Object.fromEntries(Object.entries(release.files).map(([file, digest]) => [file, digest.replace(/.{8}$/, 'AAAAAAA=')]));
  const changed = path.join(folder, 'release.json');
  writeFileSync(changed, JSON.stringify({ ...release, files }));
  await expect(render({ ...env, MF_INVESTOR_CALCS_RELEASE: changed }, REMOTE)).rejects.toThrow(
    /ended with 1[^]*mf-investor-calcs could not be read/,
  );
});
