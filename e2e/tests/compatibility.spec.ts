/* Whether today's builds and what is deployed (deploy/records) can run together, in the order in which a change is released. */
import { readFileSync } from 'node:fs';
import { REMOTES, type Remote } from '@bracketwise/contract/apps';
import { incompatibilities, type RemoteRelease, type ShellRelease } from '@bracketwise/gateway/release';
import { releaseFile } from '../../scripts/build.mjs';
import { nextVersion, releasesOf } from '../../scripts/releases.mjs';
import { expect, test } from '../support/site.ts';

const builtShell = () => JSON.parse(readFileSync(releaseFile('shell'), 'utf8')) as ShellRelease;
const builtRemote = (remote: Remote) => JSON.parse(readFileSync(releaseFile(remote), 'utf8')) as RemoteRelease;

for (const remote of REMOTES) {
  test.describe(remote, () => {
    // A new remote has no release yet.
    const [deployed] = releasesOf(remote) as RemoteRelease[];
    if (deployed)
      test('as deployed runs in today’s shell, so the shell can be released first, unless a raised contract replaces all at once', () => {
        const reasons = incompatibilities(deployed, builtShell());
        const raised = builtShell().contract > deployed.contract;
        expect(reasons).toEqual(raised ? expect.arrayContaining([expect.stringContaining('contract')]) : []);
      });

    test('as built today runs in today’s shell, so it can be released second', () => {
      expect(incompatibilities(builtRemote(remote), builtShell())).toEqual([]);
    });
  });
}

test('the release recorded last is the newest version', () => {
  expect(releasesOf('shell')).not.toEqual([]);
  for (const app of [...REMOTES, 'shell', 'api'].filter((each) => releasesOf(each).length > 0)) {
    const versions = releasesOf(app).map(({ version }) => version);
    expect(
      versions.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true })),
      app,
    ).toEqual(versions);
    expect(nextVersion(app).localeCompare(versions[0] ?? '', 'en', { numeric: true }), app).toBe(1);
  }
});
