import { taxReturn } from '@bracketwise/tax-engine';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { startApi, stopApis, type TestApi } from './support.ts';

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startApi();
  await api.app.listen(0, '127.0.0.1');
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${await api.app.getUrl()}/api/mcp`)));
});
afterAll(async () => {
  await client.close();
  await stopApis();
});

const single = { taxYear: 2025, filingStatus: 'single', wages: 85_000, state: 'CA' } as const;
const ask = (name: string, args: Record<string, unknown>) => client.callTool({ name, arguments: args });
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('lists its tools, whose schemas refer to nothing outside', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['tax_return', 'compare_states', 'paycheck', 'marginal_rate']);
  for (const { inputSchema } of tools) {
    const references = JSON.stringify(inputSchema).match(/"\$ref":"[^"]*"/g) ?? [];
    for (const reference of references) {
      const [, id = ''] = /^"\$ref":"#\/\$defs\/(\w+)"$/.exec(reference) ?? [];
      expect(inputSchema).toHaveProperty(['$defs', id]);
    }
  }
});

it('answers a return as the API does, with the source of each line', async () => {
  const { structuredContent, content } = await ask('tax_return', single);
  expect(structuredContent).toEqual(json(taxReturn(single)));
  expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
});

it('compares states, highest take-home pay first, and explains a few', async () => {
  const all = (await ask('compare_states', { household: single })).structuredContent as {
    states: { state: string; netIncome: number; lines?: object }[];
  };
  expect(all.states).toHaveLength(51);
  expect(all.states.map(({ netIncome }) => netIncome)).toEqual(all.states.map(({ netIncome }) => netIncome).sort((a, b) => b - a));
  expect(all.states.some(({ lines }) => lines)).toBe(false);
  const few = (await ask('compare_states', { household: single, states: ['NY', 'TX'] })).structuredContent as typeof all;
  expect(few.states).toMatchObject([
    { state: 'TX', stateTax: 0, lines: expect.any(Array) as unknown },
    { state: 'NY', netIncome: taxReturn({ ...single, state: 'NY' }).netIncome },
  ]);
});

it('answers the paychecks of a year with the lines of its return', async () => {
  const { structuredContent } = await ask('paycheck', {
    household: { taxYear: 2026, state: 'IL', filingStatus: 'single' },
    jobs: [{ frequency: 'monthly', pay: 6_000 }],
  });
  expect(structuredContent).toMatchObject({
    total: { pay: 72_000 },
    lines: json(taxReturn({ taxYear: 2026, state: 'IL', filingStatus: 'single', wages: 72_000 }).lines),
  });
});

it('answers the tax on the next dollars, and the lines that change', async () => {
  const { structuredContent } = await ask('marginal_rate', { household: single });
  // 22% federal, 7.65% Social Security and Medicare, 1.2% SDI, 9.3% California.
  expect(structuredContent).toMatchObject({
    rates: expect.arrayContaining([expect.objectContaining({ kind: 'wages', rate: 0.4015 })]) as unknown,
  });
  const { rates } = structuredContent as { rates: { lines: { label: string; before: number; after: number; source: string }[] }[] };
  expect(rates[0]?.lines).toContainEqual(expect.objectContaining({ label: 'socialSecurity', before: 5_270, after: 5_276.2 }));
});

describe('wrong arguments', () => {
  it.each<[string, object, object]>([
    ['tax_return', { ...single, wages: 'many' }, { field: 'wages', code: 'type' }],
    ['tax_return', { ...single, wage: 1 }, { field: 'wage', code: 'additionalProperties' }],
    ['tax_return', { ...single, locality: 'LA', localRate: 0.01 }, { field: 'locality', code: 'place' }],
    ['compare_states', { household: { ...single, taxYear: 1999 } }, { field: 'household.taxYear', code: 'enum' }],
    ['compare_states', { household: single, states: ['PR'] }, { field: 'states[0]', code: 'enum' }],
    ['paycheck', { household: { taxYear: 2026, filingStatus: 'single' }, jobs: [] }, { field: 'jobs' }],
  ])('of %s are answered by the field: %j', async (name, args, error) => {
    const { isError, content } = await ask(name, args as Record<string, unknown>);
    expect(isError).toBe(true);
    const [problem] = content as { text: string }[];
    expect(JSON.parse(problem?.text ?? '')).toMatchObject({ status: 400, errors: [error] });
  });

  it('of a marginal rate with two states say what to leave out', async () => {
    const { content } = await ask('marginal_rate', { household: { ...single, workStates: [{ state: 'NV', wages: 1 }] } });
    expect(JSON.stringify(content)).toContain('leave out stateParts and workStates');
  });

  it('name an unknown tool', async () => {
    await expect(ask('tax_refund', {})).rejects.toThrow('There is no tool tax_refund.');
  });
});

it('keeps no session and opens no stream', async () => {
  expect((await api.get('/api/mcp')).statusCode).toBe(405);
});

it('answers clients of the protocol’s former versions', async () => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/mcp',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    payload: {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    },
  });
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('"protocolVersion":"2025-06-18"');
});

it('refuses a page of another site', async () => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/mcp',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
    payload: '{}',
  });
  expect(response.statusCode).toBe(403);
});
