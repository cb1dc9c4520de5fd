import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchRelease } from '../src/deployed-app.ts';

const ASSETS = '{"HomePage":["assets/HomePage.js"],"integrity":{"assets/HomePage.js":"sha256-home"}}';
const CODE = "exports.HomePage = require('react').page;";
const WHOLE = { '/browser/assets.json': ASSETS, '/server/index.cjs': CODE };
type Files = Readonly<Record<string, string>>;

const digestOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const RELEASE = {
  files: { 'browser/assets.json': digestOf(ASSETS), 'browser/remoteEntry.js': 'sha256-entry', 'server/index.cjs': digestOf(CODE) },
};

/**
 * Starts a remote that serves the first file set in the first round, the second in the next, and so on. Null accepts the request and never
 * answers.
 */
async function remoteWith(...rounds: readonly (Files | null)[]) {
  let asked = 0;
  const server = createServer(({ url = '' }, response) => {
    const files = rounds[Math.min(Math.floor(asked / 2), rounds.length - 1)];
    asked += 1;
    if (!files) return;
    response.writeHead(url in files ? 200 : 404).end(files[url]);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
let stop = () => {};
afterEach(() => stop());

/** A busy machine may need seconds for what a test does not wait for. */
const fetchFrom = (upstream: string, deadlineMs = 30_000) => fetchRelease(upstream, RELEASE, { deadlineMs, pausesMs: [10] });

test('accepts a remote that matches its release', async () => {
  expect(await fetchFrom(await remoteWith(WHOLE))).toEqual({
    assets: { HomePage: ['assets/HomePage.js'] },
    code: CODE,
    integrity: { 'assets/HomePage.js': 'sha256-home' },
  });
});

test.each([
  ['answers 404', {}, /answered 404/],
  [
    'has an error page instead of a manifest',
    { ...WHOLE, '/browser/assets.json': '<!doctype html>' },
    /assets\.json is not what the release holds/,
  ],
  ['has truncated code', { ...WHOLE, '/server/index.cjs': CODE.slice(0, 30) }, /index\.cjs is not what the release holds/],
  ['has someone else’s code', { ...WHOLE, '/server/index.cjs': 'stealEverything()' }, /index\.cjs is not what the release holds/],
])('rejects a remote that %s', async (_what, files, message) => {
  await expect(fetchFrom(await remoteWith(files))).rejects.toThrow(message);
});

test('rejects a remote that accepts requests and never answers', async () => {
  await expect(fetchFrom(await remoteWith(null), 300)).rejects.toThrow('no answer within 0.3 seconds');
});

test.each([
  ['is being redeployed', { ...WHOLE, '/server/index.cjs': 'of the former release' }],
  ['does not answer at first', null],
])('retries a remote that %s', async (_what, first) => {
  expect(await fetchFrom(await remoteWith(first, WHOLE), 3_000)).toMatchObject({ code: CODE });
});
