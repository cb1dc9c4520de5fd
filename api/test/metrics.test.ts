import type { AddressInfo } from 'node:net';
import type { LightMyRequestResponse } from 'fastify';
import { createMetricsServer } from '../src/metrics/metrics-server.ts';
import { Metrics } from '../src/metrics/metrics.ts';
import { californian, problemOf, startApi, stopApis } from './support.ts';
import type { TestApi } from './support.ts';

afterEach(stopApis);

const WATCHED = { METRICS_PORT: '9464' };
const metricsOf = ({ app }: TestApi): Promise<string> => app.get(Metrics).registry.metrics();
const report = ({ app }: TestApi, body: unknown, remoteAddress = '127.0.0.1'): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url: '/api/page-failures', payload: body as object, remoteAddress });

it('counts requests and their duration by route and status', async () => {
  const api = await startApi(WATCHED);
  await api.calculate(californian);
  await api.calculate({ ...californian, state: 'ZZ' });
  await api.get('/api/tax-brackets?year=2023');
  await api.get('/api/secret-path');
  const text = await metricsOf(api);
  expect(text).toContain('bracketwise_api_request_seconds_count{method="POST",route="/api/calculate-tax",status="200"} 1');
  expect(text).toContain('bracketwise_api_request_seconds_count{method="POST",route="/api/calculate-tax",status="400"} 1');
  expect(text).toContain('bracketwise_api_request_seconds_count{method="GET",route="/api/tax-brackets",status="200"} 1');
  expect(text).toMatch(/bracketwise_api_request_seconds_bucket\{le="0.005",/);
  expect(text).toContain('process_resident_memory_bytes');
  // Check only names and labels, because the values contain digits.
  const named = text.split('\n').map((line) => line.split(' ')[0]);
  expect(named.filter((name) => /secret|2023|60000|127\.0\.0\.1/.test(name ?? ''))).toEqual([]);
});

it('counts dropped log lines', async () => {
  const api = await startApi(WATCHED);
  const log = { dropped: 3 };
  api.app.get(Metrics).watchLog(log);
  expect(await metricsOf(api)).toContain('bracketwise_api_log_lines_dropped_total 3');
  log.dropped = 7;
  expect(await metricsOf(api)).toContain('bracketwise_api_log_lines_dropped_total 7');
});

it('counts failures that browsers report', async () => {
  const api = await startApi(WATCHED);
  for (const kind of ['load', 'load', 'integrity', 'script']) expect((await report(api, { part: 'mf-guides', kind })).statusCode).toBe(204);
  const text = await metricsOf(api);
  expect(text).toContain('bracketwise_browser_failures_total{part="mf-guides",kind="load"} 2');
  expect(text).toContain('bracketwise_browser_failures_total{part="mf-guides",kind="integrity"} 1');
  expect(text).toContain('bracketwise_browser_failures_total{part="mf-guides",kind="script"} 1');
});

it('rejects a report with an unknown part or kind, or an additional field', async () => {
  const api = await startApi(WATCHED);
  for (const body of [
    { part: 'x', kind: 'load' },
    { part: 'shell', kind: 'else' },
    { part: 'shell', kind: 'load', address: '/about-us?income=60000' },
  ]) {
    problemOf(await report(api, body));
    expect([body, await metricsOf(api)]).toEqual([body, expect.not.stringMatching(/bracketwise_browser_failures_total\{/)]);
  }
});

describe('policy violation reports', () => {
  const violated = ({ app }: TestApi, report: object): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'POST',
      url: '/api/policy-violations',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify({ 'csp-report': { 'document-uri': 'https://bracketwise.example/secret-path', ...report } }),
    });

  it('are counted by directive and by nothing a stranger can make up', async () => {
    const api = await startApi(WATCHED);
    for (const report of [
      { 'effective-directive': 'script-src-elem', 'blocked-uri': 'https://foreign.example/secret.js' },
      { 'violated-directive': "img-src 'self' data:", 'blocked-uri': 'inline' },
      { 'effective-directive': 'made-up-by-a-stranger' },
      {},
    ])
      expect((await violated(api, report)).statusCode).toBe(204);
    const counts = [...(await metricsOf(api)).matchAll(/^bracketwise_policy_violations_total\{directive="(.*)"\} (\d+)$/gm)];
    expect(counts.map(([, directive, count]) => [directive, count])).toEqual([
      ['script-src-elem', '1'],
      ['img-src', '1'],
      ['other', '2'],
    ]);
    expect((await metricsOf(api)) + api.logs.join('')).not.toMatch(/secret|foreign|stranger/);
  });

  it('are not counted if a browser extension caused them', async () => {
    const api = await startApi(WATCHED);
    for (const report of [
      { 'effective-directive': 'script-src-elem', 'blocked-uri': 'chrome-extension' },
      { 'effective-directive': 'img-src', 'blocked-uri': 'inline', 'source-file': 'moz-extension://a3b/content.js' },
    ]) {
      expect((await violated(api, report)).statusCode).toBe(204);
      expect([report, await metricsOf(api)]).toEqual([report, expect.not.stringMatching(/bracketwise_policy_violations_total\{/)]);
    }
  });

  it('are rejected with another media type or an invalid body', async () => {
    const api = await startApi(WATCHED);
    const asJson = await api.app.inject({ method: 'POST', url: '/api/policy-violations', payload: { 'csp-report': {} } });
    expect(asJson.statusCode).toBe(415);
    for (const payload of ['[]', '{}', '{"csp-report":1}', '{'])
      expect(
        (
          await api.app.inject({
            method: 'POST',
            url: '/api/policy-violations',
            headers: { 'content-type': 'application/csp-report' },
            payload,
          })
        ).statusCode,
      ).toBe(400);
  });
});

it('limits reports per address', async () => {
  const api = await startApi({ RATE_LIMIT_PER_MINUTE: '2' });
  const statuses = async (address: string) => {
    const responses = [];
    for (let time = 0; time < 3; time += 1) responses.push((await report(api, { part: 'shell', kind: 'script' }, address)).statusCode);
    return responses;
  };
  expect(await statuses('127.0.0.2')).toEqual([204, 204, 429]);
  expect(await statuses('127.0.0.3')).toEqual([204, 204, 429]);
});

it('serves metrics, and nothing else, on a separate port', async () => {
  const api = await startApi(WATCHED);
  const server = createMetricsServer(api.app.get(Metrics)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const metrics = await fetch(`${origin}/metrics`);
  expect(metrics.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await metrics.text()).toContain('# TYPE bracketwise_api_request_seconds histogram');
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await api.get('/metrics')).statusCode).toBe(404);
  server.close();
});
