import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '@bracketwise/tax-engine';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildApi, killProcesses, startListening } from './api-process.ts';

beforeAll(buildApi, 60_000);
afterAll(killProcesses);

it('the client in docs/api.md runs unchanged, without a key, in 20 lines', async () => {
  const [, client = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync(resolve(__dirname, '../../docs/api.md'), 'utf8')) ?? [];
  expect(client.trim().split('\n').length).toBeLessThanOrEqual(20);
  const { port } = await startListening();
  const folder = mkdtempSync(join(tmpdir(), 'bracketwise-client-'));
  const file = join(folder, 'client.mjs');
  writeFileSync(file, client);
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, `http://127.0.0.1:${port}`]);
  rmSync(folder, { recursive: true });
  expect(stderr).toBe('');
  const household: Household = {
    taxYear: 2025,
    filingStatus: 'marriedJoint',
    dependentAges: [4, 9],
    wages: 92_000,
    spouseWages: 41_000,
  };
  const lines = (['CA', 'TX', 'NY'] as const).map((state) => {
    const { totalTax, netIncome } = taxReturn({ ...household, state });
    return `${state} ${totalTax} ${netIncome}\n`;
  });
  expect(stdout).toBe(lines.join(''));
}, 30_000);
