import { readdirSync } from 'node:fs';
import path from 'node:path';

const pascalCase = (id) => id.replace(/(?:^|-)(.)/g, (_start, letter) => letter.toUpperCase());

/**
 * The pages of a remote: each folder of its `src` with a `page.ts`. A folder has the page's id in the site map, from which the site map
 * derives the same name: `src/calculators/capital-gains/page.ts` is `CapitalGainsPage`.
 * @param {string} dir - the remote's folder
 * @returns {Record<string, string>} the path of each module from there, by name
 */
export const exposedPages = (dir) =>
  Object.fromEntries(
    readdirSync(path.join(dir, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'page.ts')
      .sort()
      .map((file) => [`${pascalCase(path.basename(path.dirname(file)))}Page`, `./src/${file}`]),
  );
