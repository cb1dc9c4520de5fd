import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Remote } from '@bracketwise/contract/apps';

/**
 * Records which remotes' pages match their release, in the line format that `deploy/metrics` counts. Keeps the earlier record of a remote
 * that this run did not render.
 */
export async function reportPages(file: string, remotes: readonly Remote[], current: ReadonlyMap<Remote, boolean>): Promise<void> {
  const earlier = await readFile(file, 'utf8').catch(() => '');
  const lines = remotes.flatMap((remote) => {
    const said = current.get(remote);
    if (said !== undefined) return [`pages ${remote} ${said ? 1 : 0}`];
    return earlier.split('\n').filter((line) => line.startsWith(`pages ${remote} `));
  });
  await writeFile(`${file}.new`, `${lines.join('\n')}\n`);
  await rename(`${file}.new`, file);
}
