/** A remote that a team makes, builds and releases in another repository, from the packed packages alone. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT, runProgram, startSite } from '../../scripts/site.mjs';
import { sharedPages } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { expectHtml, visit } from '../support/visit.ts';

const run = promisify(execFile);

const REMOTE = 'mf-outside-team';
const PACKED = ['contract', 'shared-ui', 'build'];
const ADDRESS = '/outside-team-guide';
const TITLE = 'The other team’s page';
const NEW_TITLE = 'What their next release says';

/** Compilers start on a machine that is busy with other tests. */
test.describe.configure({ timeout: 900_000 });

/** Installs what `npm install` would: the tarballs, and for the rest the packages of this repository. */
async function install(folder: string, tarballs: string): Promise<void> {
  const packages = path.join(ROOT, 'node_modules');
  const ours = path.join(folder, 'node_modules/@bracketwise');
  mkdirSync(ours, { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== '@bracketwise') symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name));
  for (const name of PACKED) {
    const place = path.join(ours, name);
    mkdirSync(place);
    await run('tar', ['-xzf', path.join(tarballs, `bracketwise-${name}-1.0.0.tgz`), '-C', place, '--strip-components=1']);
    const nested = path.join(ROOT, name, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, path.join(place, 'node_modules'));
  }
}

test('a remote made in another repository is built, admitted by types, shown and rolled back', async ({ page }, testInfo) => {
  const home = testInfo.outputPath();
  const tarballs = path.join(home, 'packages');
  await runProgram(path.join(ROOT, 'scripts/pack.mjs'), { args: [tarballs], env: { VERSION: '1.0.0' } });
  const names = ['--en', TITLE, '--es', 'La página del otro equipo', '--fr', 'La page de l’autre équipe'];
  const asked = ['remote', 'outside-team', 'outside-team', '--outside', home, '--packages', tarballs, ...names];
  await runProgram(path.join(ROOT, 'scripts/new.mjs'), { args: asked });
  const folder = path.join(home, REMOTE);
  await install(folder, tarballs);
  const packed = readdirSync(path.join(folder, 'node_modules/@bracketwise'), { recursive: true, encoding: 'utf8' });
  expect(packed.filter((file) => /\/node_modules\//.test(file) === false && /(?<!\.d)\.tsx?$|\.(test|stories)\./.test(file))).toEqual([]);

  const tool = (name: string, ...args: string[]) => {
    const env = { ...process.env, NODE_ENV: name === 'jest' ? 'test' : 'production', FORCE_COLOR: '0' };
    return run(path.join(folder, 'node_modules/.bin', name), args, { cwd: folder, env });
  };
  const releases = path.join(home, 'releases');
  const build = async (version: string) => {
    await tool('rspack', 'build', '--mode', 'production');
    cpSync(path.join(folder, 'dist'), path.join(releases, version), { recursive: true });
  };
  /** Replaces the served build, as a cluster does. */
  const current = path.join(releases, 'current');
  const deploy = (version: string) => {
    symlinkSync(path.join(releases, version), `${current}.next`);
    renameSync(`${current}.next`, current);
  };
  await tool('tsc');
  await tool('jest');
  await build('1.0.0');
  deploy('1.0.0');
  const site = await startSite({
    port: 0,
    output: 'ignore',
    pagesOf: sharedPages(),
    folders: { [REMOTE]: current },
    env: { RATE_LIMIT_PER_MINUTE: '0' },
  });
  try {
    const check = () =>
      run(process.execPath, [path.join(folder, 'node_modules/@bracketwise/build/check.js'), '--site', site.url], { cwd: folder });
    expect((await check()).stdout).toBe(`${REMOTE} fits ${site.url}\n`);
    const file = path.join(folder, 'dist/runtime-types.json');
    const types = readFileSync(file, 'utf8');
    writeFileSync(file, types.replace('pageOf(id: string)', 'pageOf(id: number)'));
    await expect(check()).rejects.toThrow('pageOf has another type');
    const release = ['check', REMOTE, '--site', site.url, '--release', path.join(folder, 'dist/release.json')];
    await expect(runProgram(path.join(ROOT, 'scripts/release.mjs'), { args: release })).rejects.toThrow('pageOf has another type');

    await site.render(REMOTE);
    const heading = page.getByRole('heading', { level: 1 });
    await expectHtml(await page.goto(site.url + ADDRESS), TITLE);
    expect(await (await fetch(new URL('/sitemap.xml', site.url))).text()).toContain(`${ADDRESS}<`);
    await visit(page, site.url + ADDRESS);
    await expect(page.locator('[data-field=states]')).toContainText(' of 51 tax wages.');
    // The shell was built without the page: its menus and its router learn of it from the page.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(heading).not.toHaveText(TITLE);
    await page.getByRole('contentinfo').getByRole('link', { name: TITLE }).click();
    await expect(heading).toHaveText(TITLE);

    const texts = path.join(folder, 'src/outside-team/locales/en.json');
    writeFileSync(texts, readFileSync(texts, 'utf8').replaceAll(TITLE, NEW_TITLE));
    await build('1.0.1');
    deploy('1.0.1');
    await site.render(REMOTE);
    await expectHtml(await page.goto(site.url + ADDRESS), NEW_TITLE);
    deploy('1.0.0');
    await site.render(REMOTE);
    await visit(page, site.url + ADDRESS);
    await expect(heading).toHaveText(TITLE);
  } finally {
    await page.goto('about:blank');
    await site.stop();
  }
});
