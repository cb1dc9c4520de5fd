import { remoteScripts } from '../src/remote-scripts.ts';

const installation = {
  remoteEntries: { 'mf-guides': 'https://cdn.example/guides/remoteEntry.js' },
  verified: { 'mf-guides': true },
} as unknown as Parameters<typeof remoteScripts>[0];
const files = {
  'browser/remoteEntry.js': 'sha256-entry',
  'browser/remoteEntry.1a2b3c4d.js': 'sha256-entry',
  'server/index.cjs': 'sha256-code',
};
const app = { assets: {}, code: '', integrity: { 'assets/AboutPage.5e6f7a8b.js': 'sha256-about' } };

test('a released remote is loaded by names and digests that only this release has', () => {
  const { entry, at, verified } = remoteScripts(installation, 'mf-guides', { files }, app);
  expect(entry).toEqual({ src: 'https://cdn.example/guides/remoteEntry.1a2b3c4d.js', integrity: 'sha256-entry' });
  expect(at('assets/AboutPage.5e6f7a8b.js')).toEqual({
    src: 'https://cdn.example/guides/assets/AboutPage.5e6f7a8b.js',
    integrity: 'sha256-about',
  });
  expect(verified).toBe(true);
});

test('the release alone names the entry of a remote that does not answer', () => {
  expect(remoteScripts(installation, 'mf-guides', { files }).entry).toMatchObject({ integrity: 'sha256-entry' });
});

test.each([
  ['an older release, whose entry has one name only', { files: { 'browser/remoteEntry.js': 'sha256-entry' } }, installation],
  ['a development server', { files }, { ...installation, verified: { 'mf-guides': false } as typeof installation.verified }],
])('%s is loaded from its address without digests', (_what, release, own) => {
  const { entry, at, verified } = remoteScripts(own, 'mf-guides', release, app);
  expect(entry).toEqual({ src: 'https://cdn.example/guides/remoteEntry.js' });
  expect(at('assets/AboutPage.5e6f7a8b.js')).toEqual({ src: 'https://cdn.example/guides/assets/AboutPage.5e6f7a8b.js' });
  expect(verified).toBe(false);
});
