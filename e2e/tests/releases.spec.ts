/* oxlint-disable no-empty-pattern -- Playwright reads fixture dependencies from the pattern */
/* Builds, deploys and rolls back one remote while everything else keeps running. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { mountOf } from '@bracketwise/contract/apps';
import { ASSETS, CACHE, HASHED_NAME, VARIANTS, pageFile, SITE_FILES, siteFile } from '@bracketwise/gateway/declaration';
import { everyPage, pageOf, pathsOf, widgetPath, type SitePage } from '@bracketwise/shared-ui/site-map';
import { ROOT, runProgram } from '../../scripts/site.mjs';
import { ask } from '../support/http.ts';
import { openWorkshop, type Workshop } from '../support/remote-build.ts';
import type { Site } from '../support/site.ts';
import { expect, test as base } from '../support/test.ts';
import { expectHtml, neverIdle, visit } from '../support/visit.ts';
import { word } from '../support/words.ts';

/** The remote with the fewest pages, because the tests render them. */
const REMOTE = 'mf-investor-calcs';
const PAGE = pageOf('dividend');
/** Another page of the same remote. Every page links to both. */
const OTHER_PAGE = pageOf('crypto');
const TITLE = word('en', 'dividend:title');
const NEW_TITLE = 'What another release says';
const BUILT = path.join(ROOT, REMOTE, 'dist');

interface Releases {
  readonly folder: string;
  /** Atomically replaces the served build of the remote. */
  deploy(release: string): void;
}

const test = base.extend<{ releases: (remote: string) => Releases; workshop: (remote: string) => Workshop }>({
  releases: async ({}, use) => {
    const home = mkdtempSync(path.join(tmpdir(), 'bracketwise-releases-'));
    await use((remote) => {
      const folder = path.join(home, remote);
      const deploy = (release: string) => {
        symlinkSync(release, `${folder}.next`);
        renameSync(`${folder}.next`, folder);
      };
      deploy(path.join(ROOT, remote, 'dist'));
      return { folder, deploy };
    });
    rmSync(home, { recursive: true, force: true });
  },
  workshop: async ({}, use) => {
    const workshops: Workshop[] = [];
    await use((remote) => {
      const workshop = openWorkshop(remote);
      workshops.push(workshop);
      return workshop;
    });
    for (const workshop of workshops) workshop.remove();
  },
});

// Each test builds a remote and starts a site with it, which takes minutes on a busy machine.
test.describe.configure({ timeout: 900_000 });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Navigates from the home page to the remote's page on the client side. */
async function follow(page: Page): Promise<void> {
  await page.getByRole('contentinfo').locator(`a[href="${PAGE.path}"]`).click();
}

/** Content and modification time of every rendered file. */
function pagesOf({ pagesDir }: Site): Map<string, string> {
  return new Map(
    readdirSync(pagesDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(path.join(pagesDir, file)).isFile())
      .map((file) => {
        const whole = path.join(pagesDir, file);
        return [file, `${createHash('sha256').update(readFileSync(whole)).digest('hex')} ${statSync(whole).mtimeMs}`] as const;
      }),
  );
}
const bytes = (pages: Map<string, string>) => new Map([...pages].map(([file, contentAndAge]) => [file, contentAndAge.split(' ')[0]]));
const changedBetween = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).toSorted();

/** The files of a page, and of its widget. */
const filesOf = (page: SitePage) =>
  [...pathsOf(page), widgetPath(page)].flatMap((each) => VARIANTS.map((variant) => pageFile(variant, each)));

test('a remote is checked and built with only its own source, runs in an older and a newer shell, and is refused where it can’t', async ({
  page,
  ownStack,
  releases,
  workshop,
}) => {
  const source = workshop(REMOTE);
  await test.step('its types are checked with only its own source and the shared code', () => source.checkTypes());

  source.edit(`${REMOTE}/src/calculators/dividend/locales/en.json`, (words) => words.replace(`"${TITLE}"`, `"${NEW_TITLE}"`));
  source.edit('shared-ui/src/runtime/index.ts', (text) => text.replace(/^export \{ restoreResponses.*\n/m, ''));
  const release = await source.build();
  const deployed = releases(REMOTE);
  const site = await ownStack({ folders: { [REMOTE]: deployed.folder } });
  const before = pagesOf(site);

  // The page asks for the list of releases when a link is followed.
  await neverIdle(page);
  await visit(page, site.url);
  deployed.deploy(release);
  await follow(page);
  await expect(heading(page)).toHaveText(TITLE);

  await visit(page, site.url);
  await site.render(REMOTE);
  await follow(page);
  await expect(heading(page)).toHaveText(NEW_TITLE);
  const after = pagesOf(site);
  const changed = changedBetween(before, after);
  const own = everyPage.filter(({ remote }) => remote === REMOTE).flatMap(filesOf);
  // The service worker and the lists hold something of every remote.
  const lists = SITE_FILES.filter((file) => /^\/(?:page-files|search)\./.test(file));
  const ofRelease = [
    ...own,
    ...['/worker.js' as const, ...lists].map(siteFile),
    `releases/${REMOTE}.json`,
    `releases/${REMOTE}.pages.json`,
    `releases/${REMOTE}.search.json`,
  ];
  expect(changed.filter((file) => !ofRelease.includes(file.replace(/\.(br|gz)$/, '')))).toEqual([]);
  for (const file of filesOf(PAGE).filter((each) => each.startsWith('en/'))) expect(changed).toContain(file);
  await expectHtml(await page.goto(site.url + PAGE.path), NEW_TITLE);
  await visit(page, site.url + PAGE.path);
  await expect(heading(page)).toHaveText(NEW_TITLE);

  deployed.deploy(BUILT);
  await site.render(REMOTE);
  expect(bytes(pagesOf(site))).toEqual(bytes(before));
  await visit(page, site.url + PAGE.path);
  await expect(heading(page)).toHaveText(TITLE);

  await test.step('a release that uses what the deployed shell lacks is refused by name before it is deployed, and harms nothing if it is', async () => {
    source.edit('shared-ui/src/runtime/index.ts', (text) => `${text}export const newHelper = () => 'help';\n`);
    source.edit(`${REMOTE}/src/calculators/dividend/DividendPage.tsx`, (text) =>
      text
        .replace(/^/, "import { newHelper } from '@bracketwise/shared-ui/runtime';\n")
        .replace(/(export (?:default )?function DividendPage\([^)]*\) \{\n)/, '$1  newHelper();\n'),
    );
    const lacking = await source.build();
    const name = 'newHelper of @bracketwise/shared-ui/runtime';

    const check = runProgram(path.join(ROOT, 'scripts/release.mjs'), {
      args: ['check', REMOTE, '--release', path.join(lacking, 'release.json'), '--site', site.url],
    });
    await expect(check).rejects.toThrow(`uses ${name}, which shell`);
    await expect(check).rejects.toThrow(`Release the shell first and then ${REMOTE}`);

    const former = pagesOf(site);
    deployed.deploy(lacking);
    await expect(site.render(REMOTE)).rejects.toThrow(`uses ${name}, which shell`);
    expect(changedBetween(former, pagesOf(site))).toEqual([]);

    // Its pages run the release that they were rendered from.
    await visit(page, site.url);
    await follow(page);
    await expect(heading(page)).toHaveText(TITLE);
    await visit(page, site.url + PAGE.path);
    await expect(heading(page)).toHaveText(TITLE);
  });

  await test.step('its contract is checked with only its own source and the shared code', async () => {
    source.delete(`${REMOTE}/src/calculators/dividend/page.ts`);
    // Everything else in the contract test passes.
    await expect(source.checkContract()).rejects.toThrow(/exposes exactly the pages that it declares[^]*Tests: +1 failed, \d+ passed/);
  });
});

test.describe('files of other releases', () => {
  const hashedFilesOf = (build: string) => readdirSync(path.join(build, 'browser/assets')).filter((file) => HASHED_NAME.test(file));

  /** Makes a release that differs from a build in the name of every hashed file, and wherever such a name is written. */
  function otherRelease(build: string, folder: string): string {
    cpSync(build, folder, { recursive: true });
    const everything = readdirSync(path.join(build, 'browser'), { recursive: true, encoding: 'utf8' });
    const hashes = new Set(everything.filter((file) => HASHED_NAME.test(file)).map((file) => file.split('.').at(-2)));
    const renamed = (text: string) =>
      text.replace(/\b[0-9a-f]{8}\b/g, (hash) =>
        hashes.has(hash) ? ((parseInt(hash, 16) + 1) % 2 ** 32).toString(16).padStart(8, '0') : hash,
      );
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = path.join(folder, name);
      if (/\.(br|gz)$/.test(name)) rmSync(file);
      if (/\.(js|json|cjs)$/.test(name)) writeFileSync(file, renamed(readFileSync(file, 'utf8')));
      if (HASHED_NAME.test(name)) renameSync(file, path.join(folder, renamed(name)));
    }
    return folder;
  }

  /** Requests every file from the origin, which has them all. */
  async function expectFound(origin: string, address: string, files: readonly string[]): Promise<void> {
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const { status, headers } = await ask(origin, address + file);
      expect({ file, status, cache: headers['cache-control'] }).toEqual({ file, status: 200, cache: CACHE.immutable });
    }
    expect((await ask(origin, `${address}unknown.00000000.js`)).status).toBe(404);
  }

  test('reach pages that were opened before a remote was replaced, during the rollout, after a rollback, and at a gateway of another release', async ({
    page,
    ownStack,
  }, testInfo) => {
    const next = otherRelease(BUILT, testInfo.outputPath('next'));
    const files = [...hashedFilesOf(BUILT), ...hashedFilesOf(next)];
    expect(new Set(files).size).toBe(files.length);
    const address = `${mountOf(REMOTE)}assets/`;
    const stack = await ownStack();
    await visit(page, stack.url + PAGE.path);

    const nextServer = await stack.startRelease(REMOTE, next);
    // The gateway alternates between the two servers.
    for (let time = 0; time < 2; time += 1) await expectFound(stack.url, address, files);

    await stack.services.get(REMOTE)?.stop();
    await expectFound(stack.url, address, files);
    await page.getByRole('contentinfo').locator(`a[href="${OTHER_PAGE.path}"]`).click();
    await expect(heading(page)).toHaveText(word('en', 'crypto:title'));
    // A page that has not been rendered again runs the release that it was rendered from.
    await visit(page, stack.url + PAGE.path);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

    await stack.startRelease(REMOTE, BUILT);
    await nextServer.stop();
    await expectFound(stack.url, address, files);

    await test.step('a gateway that serves another release of the shell', async () => {
      const built = path.join(ROOT, 'shell/dist');
      const nextShell = otherRelease(built, testInfo.outputPath('next-shell'));
      const other = await stack.startRelease('shell', nextShell);
      for (const gateway of [stack, other]) await expectFound(gateway.url, ASSETS, [...hashedFilesOf(built), ...hashedFilesOf(nextShell)]);
    });
  });

  test('are stored for the last releases only, and a release that is deployed again is the last', ({}, testInfo) => {
    const kept = testInfo.outputPath('kept');
    const keep = (release: string, ...files: string[]) => {
      const build = testInfo.outputPath(release);
      mkdirSync(path.join(build, 'assets'), { recursive: true });
      for (const file of files) writeFileSync(path.join(build, file.startsWith('remoteEntry.') ? '' : 'assets', file), file);
      const script = path.join(ROOT, 'deploy/kept-files/keep.sh');
      const { status, stderr } = spawnSync('sh', [script, build, kept], {
        encoding: 'utf8',
        env: { ...process.env, KEPT_RELEASES: '2' },
      });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      return readdirSync(path.join(kept, 'assets')).toSorted();
    };
    const shared = 'shared.00000000.woff2';
    const first = ['page.11111111.js', 'page.11111111.js.br', 'page.11111111.js.gz', 'remoteEntry.11111111.js'];
    expect(keep('first', shared, ...first, 'favicon.svg', 'remoteEntry.js')).toEqual([...first, shared]);
    expect(keep('second', shared, 'page.22222222.js')).toEqual([...first, 'page.22222222.js', shared].toSorted());
    expect(keep('first')).toEqual([...first, 'page.22222222.js', shared].toSorted());
    expect(keep('third', 'page.33333333.js')).toEqual([...first, 'page.33333333.js', shared].toSorted());
    expect(readdirSync(kept).toSorted()).toEqual(['assets', 'lock', 'releases']);
  });
});
