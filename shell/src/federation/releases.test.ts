/** @jest-environment jsdom */
import { createWords } from '@bracketwise/shared-ui/runtime';
import { createReleases } from './releases.ts';

const LIST = { 'mf-guides': { entry: '/mf/guides/remoteEntry.1a2b3c4d.js', pages: {}, digests: {} } };
let asked: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  global.fetch = jest.fn(async (address: unknown) => {
    asked.push(address as string);
    return { ok: true, json: async () => LIST } as Response;
  });
});
afterEach(() => jest.useRealTimers());

test('the list is requested once a minute at most, so that an open page follows a release', async () => {
  const releases = createReleases(createWords('en'));
  expect(releases.known()).toBeUndefined();
  await Promise.all([releases.fetch(), releases.fetch()]);
  expect(releases.known()).toEqual(LIST);
  expect(asked).toEqual(['/page-files.en.json']);
  jest.advanceTimersByTime(60_000);
  await releases.fetch();
  expect(asked).toHaveLength(2);
});

test('it is requested again for a retry and in another language', async () => {
  const words = createWords('en');
  const releases = createReleases(words);
  await releases.fetch();
  await releases.fetch({ again: true });
  await words.changeLanguage('es');
  expect(releases.known()).toBeUndefined();
  await releases.fetch();
  expect(asked).toEqual(['/page-files.en.json', '/page-files.en.json', '/page-files.es.json']);
});

test('a list that did not arrive is requested again', async () => {
  const releases = createReleases(createWords('en'));
  const fetched = global.fetch;
  global.fetch = jest.fn(async () => ({ ok: false, status: 502 }) as Response);
  await expect(releases.fetch()).rejects.toThrow('answered 502');
  global.fetch = fetched;
  expect(await releases.fetch()).toEqual(LIST);
});
