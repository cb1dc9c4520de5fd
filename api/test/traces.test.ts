import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { californian, startApi, stopApis } from './support.ts';

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly object[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Record<string, unknown> & { readonly traceId: string; readonly name: string })[];
    }[];
  }[];
}

const stop: (() => unknown)[] = [];
afterEach(async () => {
  await stopApis();
  for (const each of stop.splice(0)) await each();
});

async function collector(status = 200) {
  const sent: Sent[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url === '/v1/traces') sent.push(body as Sent);
      response.writeHead(status).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stop.push(() => server.close());
  const spans = () =>
    sent.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)));
  return { sent, spans, url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` };
}

const calculate = { method: 'POST', url: '/api/calculate-tax?secret=1', payload: { ...californian, income: 61_234.56 } } as const;

it('a request has a span in a trace with its id, which says nothing of its sender or content', async () => {
  const { sent, spans, url } = await collector();
  const { app } = await startApi({ TRACES_URL: url, TRACE_ONE_IN: '1', VERSION: '1.4.0', TRUST_PROXY: '1' });
  await app.inject(calculate);
  const { headers } = await app.inject('/api/states');
  await app.inject('/api/nothing');
  await stopApis();
  expect(spans()).toMatchObject([
    { name: 'POST /api/calculate-tax', kind: 2, status: {} },
    { traceId: String(headers['x-request-id']).replaceAll('-', ''), name: 'GET /api/states' },
    { name: expect.stringMatching(/^GET /) as string },
  ]);
  for (const { traceId, spanId, parentSpanId, startTimeUnixNano, endTimeUnixNano } of spans()) {
    expect(traceId).toMatch(/^[\da-f]{32}$/);
    expect(spanId).toMatch(/^[\da-f]{16}$/);
    expect(parentSpanId).toBeUndefined();
    expect(BigInt(String(endTimeUnixNano)) >= BigInt(String(startTimeUnixNano))).toBe(true);
  }
  const text = JSON.stringify(sent);
  for (const secret of ['secret', '61234.56', 'single', '127.0.0.1']) expect(text).not.toContain(secret);
  expect(text).toContain('{"key":"service.version","value":{"stringValue":"1.4.0"}}');
});

it('an edge that traces decides, and the span continues its trace', async () => {
  const { spans, url } = await collector();
  const { app } = await startApi({ TRACES_URL: url, TRACE_ONE_IN: '1' });
  const [traceId, parentSpanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  for (const flags of ['01', '00']) await app.inject({ ...calculate, headers: { traceparent: `00-${traceId}-${parentSpanId}-${flags}` } });
  await stopApis();
  expect(spans()).toMatchObject([{ traceId, parentSpanId }]);
});

it('one request in many has a trace', async () => {
  const { spans, url } = await collector();
  const { app } = await startApi({ TRACES_URL: url, TRACE_ONE_IN: '1000000' });
  for (let time = 0; time < 20; time += 1) await app.inject('/api/states');
  await stopApis();
  expect(spans().length).toBeLessThan(20);
});

it('a collector that refuses or is gone costs only the traces, and is logged', async () => {
  const refusing = await collector(503);
  for (const url of [refusing.url, 'http://127.0.0.1:9']) {
    const { app, logs } = await startApi({ TRACES_URL: url, TRACE_ONE_IN: '1' });
    expect((await app.inject(calculate)).statusCode).toBe(200);
    await stopApis();
    expect(logs.join('')).toMatch(/the collector (refused traces|does not answer)/);
  }
});
