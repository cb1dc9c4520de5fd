/** For builds and tests: which pages a remote exposes. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { exposedName } from './exposed-name.ts';

/**
 * The pages of a remote: each folder of its `src` with a `page.ts`. A folder has the page's id in the site map, from which the site map
 * derives the same name: `src/calculators/capital-gains/page.ts` is `CapitalGainsPage`.
 * @param dir - the remote's folder
 * @returns the path of each module from there, by name
 */
export const exposedPages = (dir: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(path.join(dir, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'page.ts')
      .sort()
      .map((file) => [exposedName(path.basename(path.dirname(file))), `./src/${file}`]),
  );
