/** For tests: checks a remote's side of the contract with the shell, from its own folder alone. */
import { PAGE_CONTRACT } from '@bracketwise/contract/page-contract';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@bracketwise/shared-ui/runtime';
import { exposedName } from '../federation/exposed-name.ts';
import { exposedPages } from '../federation/exposed-pages.ts';
import { wordsOf, type ExposedPage } from '../federation/page-contract.ts';
import { OFFERED_NAMES } from '../federation/offered-names.ts';
import { readPagesOf } from '../site-map/read-declared-pages.ts';

/** Names that the sources in a folder import from a package, except in types, tests, stories and the standalone development page. */
function importedNames(folder: string, from: string): string[] {
  const files = readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|(^|\/)(testing|alone)\//.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(path.join(folder, 'src', file), 'utf8').matchAll(new RegExp(`import \\{([^}]*)\\} from '${from}'`, 'g'))].flatMap(
      ([, names = '']) =>
        names
          .split(',')
          .map((name) => name.trim().split(' as ')[0] ?? '')
          .filter((name) => name && !name.startsWith('type ')),
    ),
  );
}

/**
 * @param folder - of the remote
 * @param load - imports an exposed module by its path from there
 */
export function describeRemoteContract(folder: string, load: (module: string) => Promise<ExposedPage>): void {
  const remote = path.basename(folder);
  const exposes = Object.entries(exposedPages(folder)).map(([name, module]) => ({ name, module }));

  test(`${remote} exposes exactly the pages that it declares`, () => {
    const declared = readPagesOf(path.dirname(folder), remote).map(({ id }) => exposedName(id));
    expect(exposes.map(({ name }) => name).toSorted()).toEqual(declared.toSorted());
  });

  test.each(exposes)('$name is a page of the current contract, with texts in every language', async ({ module }) => {
    const { default: page } = await load(module);
    expect(page.contract).toBe(PAGE_CONTRACT);
    expect(typeof page.Page).toMatch(/function|object/);
    for (const [namespace, words] of wordsOf(page)) {
      for (const language of LANGUAGES) {
        const { default: inLanguage } = await words(language);
        if (namespace === page.namespace) expect(inLanguage).toHaveProperty('meta.title', expect.stringMatching(/\S/));
      }
    }
  });

  test.each(Object.entries(OFFERED_NAMES))(`${remote} imports from %s only names that the shell offers`, (from, offered) => {
    // Includes the parts of shared-ui that the remote bundles. The package has no sources; its own were checked before it was packed.
    const shared = path.resolve(__dirname, '../..');
    const hasSources = existsSync(path.join(shared, 'src'));
    const names = [folder, ...(hasSources ? [shared] : [])].flatMap((each) => importedNames(each, from));
    if (hasSources) expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !(offered as readonly string[]).includes(name))).toEqual([]);
  });
}
