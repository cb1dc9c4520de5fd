/* Checks every value in docs/headers.md against both servers. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL_RELEASE } from '@bracketwise/contract/apps';
import { REPORT_ADDRESS, REQUEST_ID } from '@bracketwise/gateway/declaration';
import { ROOT } from '../../scripts/site.mjs';
import { ask, askForEstimate, askForReturns, calculation, household, say, type Answer, type RequestOptions } from '../support/http.ts';
import { expect, PUBLIC_URL, test, type Served, type Site } from '../support/site.ts';

type Row = Readonly<Record<string, string>>;

/** Rows of the table under a heading, by column name, without backticks. */
function tableUnder(heading: string): Row[] {
  const [, section = ''] = readFileSync(path.join(ROOT, 'docs/headers.md'), 'utf8').split(`\n## ${heading}\n`);
  const [names = [], , ...rows] = [...(section.split('\n## ')[0] ?? '').matchAll(/^\|(.*)\|$/gm)].map(([, cells = '']) =>
    cells.split('|').map((cell) => cell.trim().replaceAll('`', '')),
  );
  return rows.map((cells) => Object.fromEntries(names.map((name, column) => [name, cells[column] ?? ''])));
}

const everywhere = tableUnder('Every response');
const policies = Object.fromEntries(tableUnder('Content-Security-Policy').map(({ policy = '', value = '' }) => [policy, value]));
const openToOthers = tableUnder('Open to other sites');
const kinds = tableUnder('By kind of response');

/** The value of a cell such as `431 (nginx: 414)` for one of the servers. */
const wordFor = (served: Served, cell = ''): string => /^(.*) \(nginx: (.*)\)$/.exec(cell)?.[served === 'nginx' ? 2 : 1] ?? cell;

/** Sends a conditional request with the current ETag. */
const askAgain = async (site: string, address: string): Promise<Answer> =>
  ask(site, address, { headers: { 'if-none-match': (await ask(site, address)).headers.etag ?? '' } });

const hashedScript = async (site: string): Promise<string> =>
  /"(\/assets\/\w+\.[0-9a-f]{8}\.js)"/.exec((await ask(site, '/')).body.toString())?.[1] ?? '';

const typeface = async (site: string): Promise<string> =>
  /url\((\/assets\/inter\.[0-9a-f]{8}\.woff2)\)/.exec((await ask(site, '/')).body.toString())?.[1] ?? '';

const WIDGET = '/embed/salary';
const ENTRY = '/mf/main-calculator/remoteEntry.js';

/** A request for each kind of response. */
const requests: Readonly<Record<string, (site: string, options: RequestOptions) => Promise<Answer>>> = {
  page: (site) => ask(site, '/'),
  'page, unchanged': (site) => askAgain(site, '/about-us'),
  widget: (site) => ask(site, WIDGET),
  'widget, unchanged': (site) => askAgain(site, WIDGET),
  'unknown widget': (site) => ask(site, '/embed/nothing'),
  'unknown page': (site) => ask(site, '/no-such-page'),
  'address with extra slashes': (site) => ask(site, '/about-us/'),
  'address in a second spelling': (site) => ask(site, '/%61bout-us'),
  'address of the API or a remote in a second spelling': (site) => ask(site, '/api/%73tates'),
  'script with a hash in its name': async (site) => ask(site, await hashedScript(site)),
  typeface: async (site) => ask(site, await typeface(site)),
  'file of the shell with a fixed name': (site) => ask(site, '/assets/favicon.svg'),
  'release of the shell': (site) => ask(site, SHELL_RELEASE),
  'file for crawlers, such as robots.txt': (site) => ask(site, '/robots.txt'),
  'entry of a remote': (site) => ask(site, ENTRY),
  'entry of a remote, unchanged': (site) => askAgain(site, ENTRY),
  'file missing in the shell': (site) => ask(site, '/assets/nothing.00000000.js'),
  'file missing in a remote': (site) => ask(site, '/mf/guides/assets/nothing.00000000.js'),
  'states, brackets': (site) => ask(site, '/api/states'),
  'states, unchanged': (site) => askAgain(site, '/api/states'),
  estimate: (site, options) => askForEstimate(site, calculation, options),
  'household returns': (site, options) => askForReturns(site, [household], options),
  'report of a failure': (site, { headers, ...options }) =>
    ask(site, '/api/page-failures', {
      method: 'POST',
      ...options,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ part: 'shell', kind: 'load' }),
    }),
  'calculation from a page of another site': (site, { headers, ...options }) =>
    askForEstimate(site, calculation, { ...options, headers: { ...headers, 'sec-fetch-site': 'cross-site' } }),
  'calculation that is not JSON': (site, { headers, ...options }) =>
    askForEstimate(site, calculation, { ...options, headers: { ...headers, 'content-type': 'text/plain' } }),
  'report of a violation of the policy': (site, { headers, ...options }) =>
    ask(site, REPORT_ADDRESS, {
      method: 'POST',
      ...options,
      headers: { ...headers, 'content-type': 'application/csp-report' },
      body: JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src' } }),
    }),
  'invalid fields': (site) => ask(site, '/api/tax-brackets?year=1999'),
  'unknown endpoint': (site) => ask(site, '/api/nothing'),
  'method an endpoint does not allow': (site) => ask(site, '/api/states', { method: 'DELETE' }),
  'documentation of the API': (site) => ask(site, '/api/docs'),
  'description of the API, as a file': (site) => ask(site, '/api/openapi.json'),
  'unknown query': (site) => ask(site, '/api/states?x=1'),
  'query in a second spelling': (site) => ask(site, '/api/tax-brackets?&year=2025'),
  'body above 4 KB': (site, options) => askForEstimate(site, 'x'.repeat(5000), options),
  'households above 128 KB': (site, options) => askForReturns(site, 'x'.repeat(132_000), options),
  'body without a length, to a page': (site) => ask(site, '/', { body: 'x', headers: { 'transfer-encoding': 'chunked' } }),
  'method a page does not allow': (site) => ask(site, '/', { method: 'DELETE' }),
  'unreadable address': (site) => ask(site, '/%E0%A4%A'),
  'overlong address': (site) => ask(site, `/${'a'.repeat(20_000)}`),
  'request without a host': (site) => say(site, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'),
  'malformed request': (site) => say(site, 'these are none\r\n\r\n'),
};
/** These two also need a rate limit or a stopped part. */
const LIMITED = 'calculation over the limit';
const GONE = 'part that does not respond';

interface Settings {
  /** Name of the policy of pages. */
  readonly sitePolicy: string;
  readonly siteUrl: string;
}

/** The column for a kind of response in the table of what is open to other sites. */
const openColumn = ({ policy, also = '' }: Row) =>
  policy === 'widget' ? 'widgets' : also.includes('Access-Control-Allow-Origin') ? 'files' : undefined;

function hold(kind: string, answer: Answer, served: Served, { sitePolicy, siteUrl }: Settings): void {
  const row = kinds.find((each) => each.response === kind) ?? {};
  const { status, headers } = answer;
  const policy = wordFor(served, row.policy);
  const column = openColumn(row);
  const expected = {
    status: Number(wordFor(served, row.status)),
    ...Object.fromEntries(everywhere.map(({ header = '', value }) => [header, value])),
    'Content-Security-Policy': policies[policy === 'site' ? sitePolicy : policy]?.replaceAll('<SITE_URL>', siteUrl),
    'Cache-Control': row['Cache-Control'] || undefined,
    Vary: row.Vary || undefined,
    'X-Powered-By': undefined,
    'Last-Modified': undefined,
    'Set-Cookie': undefined,
    'X-Frame-Options': undefined,
    'Access-Control-Allow-Origin': undefined,
    'Cross-Origin-Embedder-Policy': undefined,
    ...(column && Object.fromEntries(openToOthers.map(({ header = '', [column]: value }) => [header, value || undefined]))),
  };
  const worn = Object.keys(expected).map((name) => [name, name === 'status' ? status : headers[name.toLowerCase()]]);
  expect.soft(Object.fromEntries(worn), kind).toEqual(expected);
  expect.soft(headers['x-request-id'], `X-Request-Id of ${kind}`).toMatch(REQUEST_ID);
  for (const name of row.also ? row.also.split(', ') : []) expect.soft(headers[name.toLowerCase()], `${name} of ${kind}`).toBeTruthy();
}

test('the tables require secure values and list every kind of response once', () => {
  const values = Object.fromEntries(everywhere.map(({ header = '', value = '' }) => [header, value]));
  expect(Number(/^max-age=(\d+);/.exec(values['Strict-Transport-Security'] ?? '')?.[1])).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
  for (const [policy, value] of Object.entries(policies)) {
    expect(value, policy).toMatch(policy === 'widget' ? /; sandbox (?!.*allow-same-origin)/ : /(?:^|; )frame-ancestors 'none'(?:;|$)/);
    expect(value, policy).toMatch(/(?:script|default)-src '(?:self|none)'/);
    expect(value.replace('frame-ancestors *', ''), policy).not.toMatch(/unsafe|\shttps?:[\s;]|\s\*[\s;]/);
  }
  expect(kinds.map(({ response }) => response).toSorted()).toEqual([...Object.keys(requests), LIMITED, GONE].toSorted());
});

test('every kind of response has its documented headers when analytics is configured', async ({ baseURL, served }) => {
  for (const [kind, request] of Object.entries(requests))
    hold(kind, await request(baseURL, {}), served, { sitePolicy: 'site with a tag', siteUrl: PUBLIC_URL });
  for (const address of ['/', '/assets/favicon.svg', ENTRY])
    expect((await ask(baseURL, address, { headers: { range: 'bytes=0-4' } })).status, address).toBe(200);
});

test('the same without analytics, above the rate limit and with stopped parts', async ({ ownSite, served }) => {
  const site: Site = await ownSite({ RATE_LIMIT_PER_MINUTE: '2', SITE_URL: PUBLIC_URL });
  const settings = { sitePolicy: 'site', siteUrl: PUBLIC_URL };
  for (const [kind, request] of Object.entries(requests)) hold(kind, await request(site.url, { from: '127.0.0.2' }), served, settings);
  const calculate = () => askForEstimate(site.url, calculation, { from: '127.0.0.3' });
  for (let time = 0; time < 2; time += 1) await calculate();
  hold(LIMITED, await calculate(), served, settings);
  for (const part of ['mf-guides', 'api']) await site.interrupt(part);
  for (const address of ['/mf/guides/remoteEntry.js', '/api/states']) hold(GONE, await ask(site.url, address), served, settings);
});
