import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '@bracketwise/tax-engine';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Elsewhere, installElsewhere, run } from './packed-client.ts';
import { answering, startFake, startSite, stopAll } from './support.ts';

const example = (file: string): string => join(__dirname, '../examples', file);

let elsewhere: Elsewhere;
let site: string;
beforeAll(async () => {
  elsewhere = await installElsewhere();
  const source = readFileSync(example('compare-states.ts'), 'utf8');
  await elsewhere.compile('compare-states', source, { lib: ['ES2022'], types: ['node'] });
  site = await startSite();
});
afterAll(async () => {
  elsewhere.remove();
  await stopAll();
});

const typescript = (of: string) => run(process.execPath, [join(elsewhere.folder, 'compare-states.js'), of]);
const python = (of: string) => run('python3', [example('compare_states.py'), of]);
const curl = (of: string) => run('sh', [example('compare-states.sh'), of]);

const FAMILY: Household = { taxYear: 2025, filingStatus: 'marriedJoint', dependentAges: [4, 9], wages: 92_000, spouseWages: 41_000 };
const RETURNS = (['CA', 'TX', 'NY'] as const).map((state) => taxReturn({ ...FAMILY, state }));
const LINES = RETURNS.map(({ state, totalTax, netIncome }) => `${String(state)} ${String(totalTax)} ${String(netIncome)}\n`);

describe.each([
  ['TypeScript', typescript],
  ['Python', python],
])('the example in %s', (_, run) => {
  it('prints what the engine computes, and the field that is refused', async () => {
    const { stdout, stderr } = await run(site);
    expect(stderr).toBe('');
    expect(stdout).toMatch(new RegExp(`^${LINES.join('')}wages [^\n]+\n$`));
  });
});

it('the example with curl prints the returns of the engine, and the problem with the field that is refused', async () => {
  const { stdout, stderr } = await curl(site);
  const [returns, problem] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect(returns).toEqual(JSON.parse(JSON.stringify(RETURNS)));
  expect(problem).toMatchObject({ status: 400, errors: [{ field: 'wages', minimum: 0 }] });
  expect(stderr).toMatch(/refused\n$/);
});

it.each([
  ['TypeScript', typescript, { 'retry-after': '0' }],
  ['Python', python, { 'retry-after': '0' }],
  // It would take zero for no answer to how long.
  ['curl', curl, {}],
])('the example in %s repeats a request that the API has no time for', async (_, run, headers) => {
  const { site, requests } = await startFake(answering(503, headers), answering(200, {}, []), answering(400));
  await run(site);
  expect(requests.map(({ body }) => body.slice(0, 1))).toEqual(['[', '[', '{']);
});

describe('the packed client', () => {
  const scripts = (): readonly string[] => {
    const folder = join(elsewhere.client, 'dist/package');
    return readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
  };

  it('needs no other package, and imports only its own files', () => {
    const code = scripts();
    const manifest = JSON.parse(readFileSync(join(elsewhere.client, 'package.json'), 'utf8')) as object;
    for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies']) expect(manifest).not.toHaveProperty(kind);
    const imports = code.flatMap((text) => [...text.matchAll(/\bfrom ["']([^"']+)["']/g)].map(([, from]) => from));
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter((from) => !from?.startsWith('./'))).toEqual([]);
  });

  it('costs a page less than 3 KB', () => {
    expect(gzipSync(scripts().join('')).length).toBeLessThan(3072);
  });

  it('has types for browsers, without those of node, that refuse what the API refuses', async () => {
    const source = `
    import { createClient, type TaxReturn } from '@bracketwise/client';
    const household = { taxYear: 2025, filingStatus: 'single', wages: 60_000 } as const;
    const { signal } = new AbortController();
    export const answer: TaxReturn = await createClient({ site: location.origin }).taxReturn(household, { signal });
    // @ts-expect-error -- misspelled
    void createClient({ site: location.origin }).taxReturn({ ...household, filingStatus: 'maried' });
  `;
    await expect(elsewhere.compile('page', source, { lib: ['ES2022', 'DOM'], types: [] })).resolves.toBeUndefined();
  });
});
