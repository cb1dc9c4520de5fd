import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds all stories once, for all tests. */
export default function buildStories(): void {
  execFileSync(path.join(root, 'node_modules/.bin/rspack'), ['build', '--config', 'workbench/rspack.config.mjs', '--mode', 'production'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
