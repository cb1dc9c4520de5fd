/** @jest-environment jsdom */
import { reportFailure, reportUncaughtErrors } from './report-failure.ts';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>(() => Promise.reject(new Error('the network is down')));

beforeAll(() => Object.assign(globalThis, { fetch: fetched }));
afterEach(() => fetched.mockClear());

const reports = () => fetched.mock.calls.map(([address, { body }]) => [address, JSON.parse(body as string) as unknown]);

test('a failed part is reported once, with its name only', () => {
  reportFailure('mf-guides', 'load');
  reportFailure('mf-guides', 'load');
  reportFailure('mf-guides', 'script');
  expect(reports()).toEqual([
    ['/api/page-failures', { part: 'mf-guides', kind: 'load' }],
    ['/api/page-failures', { part: 'mf-guides', kind: 'script' }],
  ]);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit' });
});

test('an uncaught error is reported without its message', () => {
  reportUncaughtErrors();
  dispatchEvent(new ErrorEvent('error', { message: 'income 60000' }));
  dispatchEvent(new ErrorEvent('error', { message: 'another' }));
  expect(reports()).toEqual([['/api/page-failures', { part: 'shell', kind: 'script' }]]);
});
