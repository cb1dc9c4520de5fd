/* eslint-disable no-empty-pattern -- Playwright reads fixture dependencies from the pattern */
/* Builds, deploys and rolls back one remote while everything else keeps running. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SITE_FOLDER, VARIANTS, pageFile } from '@bracketwise/gateway/declaration';
import { PAGE_CONTRACT } from '@bracketwise/shared-ui/federation/page-contract';
import { pageOf, pathsOf, type SitePage } from '@bracketwise/shared-ui/site-map';
import { everyPage } from '@bracketwise/shared-ui/site-map/every-page';
import { ROOT } from '../../scripts/site.mjs';
import { openWorkshop, type Workshop } from '../support/remote-build.ts';
import type { Site } from '../support/site.ts';
import { expect, test as base } from '../support/test.ts';
import { expectHtml, visit } from '../support/visit.ts';
import { word } from '../support/words.ts';

const REMOTE = 'mf-guides';
const PAGE = pageOf('coverage');
const TITLE = word('en', 'coverage:title');
const NEW_TITLE = 'What another release says';
const BUILT = path.join(ROOT, REMOTE, 'dist');

/** The federation runtime's message about a shared package with another version than the remote was built with. */
const OTHER_VERSION = /does not satisfy the requirement of mf_guides|unsatisfied|\[ Federation Runtime \]/i;

interface Releases {
  readonly folder: string;
  /** Atomically replaces the served build of the remote. */
  deploy(release: string): void;
}

const test = base.extend<{ releases: Releases; workshop: Workshop }>({
  releases: async ({}, use) => {
    const home = mkdtempSync(path.join(tmpdir(), 'bracketwise-releases-'));
    const current = path.join(home, 'current');
    const deploy = (release: string) => {
      symlinkSync(release, `${current}.next`);
      renameSync(`${current}.next`, current);
    };
    deploy(BUILT);
    await use({ folder: current, deploy });
    rmSync(home, { recursive: true, force: true });
  },
  workshop: async ({}, use) => {
    const workshop = openWorkshop(REMOTE);
    await use(workshop);
    workshop.remove();
  },
});

// Each test builds a remote and starts a site with it.
test.describe.configure({ timeout: 300_000 });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Navigates from the home page to the remote's page on the client side. */
async function follow(page: Page): Promise<void> {
  await page.getByRole('main').locator(`a[href="${PAGE.path}"]`).first().click();
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

const filesOf = (page: SitePage) => pathsOf(page).flatMap((each) => VARIANTS.map((variant) => pageFile(variant, each)));

test('a changed remote is built on its own, served from the next navigation on, rendered again, and rolled back', async ({
  page,
  ownStack,
  releases,
  workshop,
}) => {
  workshop.edit('mf-guides/src/coverage/locales/en.json', (words) => words.replace(TITLE, NEW_TITLE));
  const release = await workshop.build();
  const site = await ownStack({ folders: { [REMOTE]: releases.folder } });
  const before = pagesOf(site);

  await visit(page, site.url);
  releases.deploy(release);
  await follow(page);
  await expect(heading(page)).toHaveText(NEW_TITLE);

  await site.render(REMOTE);
  const after = pagesOf(site);
  const changed = changedBetween(before, after);
  const own = everyPage.filter(({ remote }) => remote === REMOTE).flatMap(filesOf);
  expect(changed.filter((file) => !own.includes(file.replace(/\.(br|gz)$/, '')))).toEqual([]);
  for (const file of filesOf(PAGE).filter((each) => each.startsWith('en/'))) expect(changed).toContain(file);
  await expectHtml(await page.goto(site.url + PAGE.path), NEW_TITLE);
  await visit(page, site.url + PAGE.path);
  await expect(heading(page)).toHaveText(NEW_TITLE);

  releases.deploy(BUILT);
  await site.render(REMOTE);
  expect(bytes(pagesOf(site))).toEqual(bytes(before));
  await visit(page, site.url + PAGE.path);
  await expect(heading(page)).toHaveText(TITLE);
});

test('a remote’s types and contract are checked with only its own source and the shared code', async ({ workshop }) => {
  await workshop.check();
  workshop.edit('mf-guides/rspack.config.mjs', (text) => text.replace(/ +CoveragePage.*\n/, ''));
  await expect(workshop.check()).rejects.toThrow(/exposes exactly the pages that the site map assigns to it/);
});

test('a remote built with an older shared package runs in the current shell', async ({
  page,
  ownStack,
  releases,
  workshop,
  allowConsole,
}) => {
  allowConsole(OTHER_VERSION);
  workshop.edit('shared-ui/package.json', (text) => text.replace(/"version": "[^"]+"/, '"version": "0.0.1"'));
  workshop.edit('mf-guides/src/coverage/locales/en.json', (words) => words.replace(TITLE, NEW_TITLE));
  releases.deploy(await workshop.build());
  const site = await ownStack({ folders: { [REMOTE]: releases.folder } });
  await site.render(REMOTE);
  await expectHtml(await page.goto(site.url + PAGE.path), NEW_TITLE);
  await visit(page, site.url + PAGE.path);
  await expect(heading(page)).toHaveText(NEW_TITLE);
  await page.locator('select[name=language]').selectOption('fr');
  await expect(heading(page)).toHaveText(word('fr', 'coverage:title'));
});

test('the shell and the renderer reject a remote with another contract, and its earlier pages stay', async ({
  page,
  ownStack,
  releases,
  workshop,
  allowConsole,
}) => {
  allowConsole(/./);
  workshop.edit('shared-ui/src/federation/page-contract.ts', (text) =>
    text.replace(/(PAGE_CONTRACT = )(\d+)/, (_, name: string, number: string) => name + String(Number(number) + 1)),
  );
  const release = await workshop.build();
  const site = await ownStack({ folders: { [REMOTE]: releases.folder } });
  const before = pagesOf(site);
  await visit(page, site.url);
  releases.deploy(release);
  await follow(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    `${REMOTE} speaks contract ${PAGE_CONTRACT + 1}, this shell ${PAGE_CONTRACT}`,
  );

  for (const wanted of [[REMOTE], []]) {
    await expect(site.render(...wanted)).rejects.toThrow(`without ${REMOTE}`);
    // Every full run writes the files that are not pages.
    expect(changedBetween(before, pagesOf(site)).filter((file) => !file.startsWith(`${SITE_FOLDER}/`))).toEqual([]);
  }
  await visit(page, site.url + PAGE.path);
  await expect(heading(page)).toHaveText(TITLE);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    `${REMOTE} speaks contract ${PAGE_CONTRACT + 1}, this shell ${PAGE_CONTRACT}`,
  );
});
