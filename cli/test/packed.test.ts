import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

it('runs from its package, where nothing else is installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bracketwise-cli-'));
  try {
    const run = (command: string, ...args: string[]) =>
      execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    run('npm', 'pack', join(__dirname, '..'));
    const [archive = ''] = readdirSync(folder);
    run('tar', '-xf', archive);
    const flags = ['--tax-year', '2025', '--filing-status', 'single', '--wages', '85000', '--state', 'CA'];
    expect(run(process.execPath, 'package/bin.mjs', 'return', ...flags)).toMatch(/^Net income +63,668\.52$/m);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
