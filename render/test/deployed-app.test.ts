import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readDeployedApp } from '../src/deployed-app.ts';

/** A remote that answers with these files. */
async function remoteWith(files: Readonly<Record<string, string>>) {
  const server = createServer(({ url = '' }, response) => {
    const file = files[url];
    response.writeHead(file === undefined ? 404 : 200).end(file);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { location: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

const ASSETS = '{"HomePage":["assets/HomePage.js"]}';
const CODE = "exports.HomePage = require('react').page;";

test('a deployed app is read with the singletons it is given', async () => {
  const { location, stop } = await remoteWith({ '/browser/assets.json': ASSETS, '/server/index.cjs': CODE });
  const app = await readDeployedApp(location, { react: { page: 'a page' } });
  expect(app).toEqual({ assets: { HomePage: ['assets/HomePage.js'] }, exports: { HomePage: 'a page' } });
  stop();
});

test.each([
  ['is not there', {}],
  ['has a manifest that is none', { '/browser/assets.json': '<!doctype html><p>Bad gateway', '/server/index.cjs': CODE }],
  ['has half a manifest', { '/browser/assets.json': ASSETS.slice(0, 12), '/server/index.cjs': CODE }],
  ['has half its code', { '/browser/assets.json': ASSETS, '/server/index.cjs': CODE.slice(0, 30) }],
])('an app that %s is refused, so that its pages are left as they are', async (_what, files) => {
  const { location, stop } = await remoteWith(files);
  await expect(readDeployedApp(location, { react: { page: 'a page' } })).rejects.toThrow();
  stop();
});
