/** Commits a change on top of a branch of `origin`, in its own working copy. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** How often somebody else may push first. */
const TRIES = 5;

/**
 * @param {(copy: string) => void} edit - changes the files of a copy of the branch; repeated if somebody else pushed meanwhile
 * @param {string} message
 * @param {string} branch
 * @param {string} root - a clone of the repository
 * @throws Error with git's reason if the branch does not take it
 */
export function pushChange(edit, message, branch, root) {
  const git = (cwd, ...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${branch} did not take "${message}": git ${args[0]}: ${(stderr || stdout).trim()}`);
    return stdout.trim();
  };
  const tip = () => {
    git(root, 'fetch', '--quiet', 'origin', branch);
    return git(root, 'rev-parse', 'FETCH_HEAD');
  };
  const copy = mkdtempSync(path.join(tmpdir(), 'bracketwise-record-'));
  try {
    let base = tip();
    git(root, 'worktree', 'add', '--quiet', '--detach', copy, base);
    for (let tries = TRIES; tries > 0; tries -= 1) {
      edit(copy);
      git(copy, 'add', '--all');
      git(copy, 'commit', '--quiet', '--message', message);
      try {
        git(copy, 'push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`);
        return;
      } catch (error) {
        const next = tip();
        if (next === base || tries === 1) throw error;
        base = next;
        git(copy, 'reset', '--quiet', '--hard', base);
      }
    }
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', copy], { cwd: root });
    rmSync(copy, { recursive: true, force: true });
  }
}
