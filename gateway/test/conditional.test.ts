import type { FastifyInstance } from 'fastify';
import { statusUnder } from '../src/conditions.ts';
import { CLOSED_POLICY } from '../src/declaration.ts';
import { ADDRESSES, smallSite } from './small-site.ts';

const TAG = '"1a-2b"';

test.each([
  ['no condition', {}, 200],
  ['its own tag', { 'if-none-match': TAG }, 304],
  ['its own tag, marked weak', { 'if-none-match': `W/${TAG}` }, 304],
  ['its own tag among others', { 'if-none-match': `"x",${TAG} , "y"` }, 304],
  ['any tag', { 'if-none-match': '*' }, 304],
  ['another tag', { 'if-none-match': '"x"' }, 200],
  ['an empty tag', { 'if-none-match': '' }, 200],
  ['another tag and a later date', { 'if-none-match': '"x"', 'if-modified-since': new Date().toUTCString() }, 200],
  ['a later date', { 'if-modified-since': new Date().toUTCString() }, 200],
  ['the tag that must be there', { 'if-match': TAG }, 200],
  ['any tag that must be there', { 'if-match': '*' }, 200],
  ['another tag that must be there', { 'if-match': '"x"' }, 412],
  ['a weak tag that must be there', { 'if-match': `W/${TAG}` }, 412],
  ['both conditions, and both hold', { 'if-match': TAG, 'if-none-match': '"x"' }, 200],
  ['both conditions with its own tag', { 'if-match': TAG, 'if-none-match': TAG }, 304],
  ['both conditions with another tag', { 'if-match': '"x"', 'if-none-match': TAG }, 412],
])('the status of a file under %s', (_what, conditions, status) => {
  expect(statusUnder(conditions, TAG)).toBe(status);
});

describe('every kind of file', () => {
  let gateway: FastifyInstance;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ gateway, stop } = await smallSite());
  });
  afterAll(() => stop());

  test.each(ADDRESSES.flatMap((url) => (['GET', 'HEAD'] as const).map((method) => [method, url] as const)))(
    '%s %s answers conditions without its own body',
    async (method, url) => {
      const ask = async (headers: Readonly<Record<string, string>>) => {
        const response = await gateway.inject({ method, url, headers: { host: 'localhost', ...headers } });
        return { ...response, status: response.statusCode, length: response.headers['content-length'], bytes: response.body.length };
      };
      const whole = await ask({});
      const etag = String(whole.headers.etag);
      expect(whole).toMatchObject({ status: 200, bytes: method === 'HEAD' ? 0 : Number(whole.length) });
      expect(etag).toMatch(/^"[\da-f]+-[\da-f]+"$/);

      const unchanged = await ask({ 'if-none-match': etag });
      expect(unchanged).toMatchObject({ status: 304, bytes: 0, length: undefined });
      for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy']) {
        expect([name, unchanged.headers[name]]).toEqual([name, whole.headers[name]]);
      }

      const gone = await ask({ 'if-match': '"x"' });
      expect(gone).toMatchObject({ status: 412, bytes: method === 'HEAD' ? 0 : Number(gone.length) });
      expect(gone.headers).toMatchObject({
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        'content-security-policy': CLOSED_POLICY,
      });
      expect(gone.headers.etag).toBeUndefined();
    },
  );
});
