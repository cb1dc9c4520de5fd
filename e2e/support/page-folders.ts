import path from 'node:path';
import { exposedPages } from '@bracketwise/shared-ui/federation/exposed-pages';
import type { SitePage } from '@bracketwise/shared-ui/site-map';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The folder of a page's module. */
export function folderOf({ id, remote, expose }: SitePage): string {
  const module = exposedPages(path.join(ROOT, remote))[expose];
  if (!module) throw new Error(`${remote} has no folder for the page "${id}"`);
  return path.join(ROOT, remote, path.dirname(module));
}
