/**
 * The pages of the last complete rendering, on a volume that all gateways share. A new gateway starts from them, so it can start while a
 * remote is down.
 */
import { cp, mkdir, mkdtemp, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { RenderInstallation } from '@bracketwise/gateway/environment';

type Folders = Pick<RenderInstallation, 'lastPagesDir' | 'pagesDir'>;

/** Points to the folder with the pages, so that they are replaced in one step. */
const CURRENT = 'current';

/** Another gateway may be writing or reading a younger folder. Milliseconds. */
const IN_USE_MS = 60 * 60 * 1000;

const copy = (from: string, to: string) => cp(from, to, { recursive: true, preserveTimestamps: true });

/** @returns whether there were any */
export async function takeLastPages({ lastPagesDir, pagesDir }: Folders): Promise<boolean> {
  const current = await readlink(path.join(lastPagesDir, CURRENT)).catch(() => undefined);
  if (current === undefined) return false;
  await copy(path.join(lastPagesDir, current), pagesDir);
  return true;
}

/** Keeps the pages for the next gateway. */
export async function keepPages({ lastPagesDir, pagesDir }: Folders): Promise<void> {
  await mkdir(lastPagesDir, { recursive: true });
  const next = await mkdtemp(path.join(lastPagesDir, 'pages-'));
  await copy(pagesDir, next);
  const link = `${next}.link`;
  await symlink(path.basename(next), link);
  await rename(link, path.join(lastPagesDir, CURRENT));
  const others = (await readdir(lastPagesDir)).filter((name) => ![CURRENT, path.basename(next)].includes(name));
  for (const folder of others.map((name) => path.join(lastPagesDir, name))) {
    const changed = await stat(folder).catch(() => undefined);
    if (!changed || Date.now() - changed.mtimeMs > IN_USE_MS) await rm(folder, { recursive: true, force: true });
  }
}
