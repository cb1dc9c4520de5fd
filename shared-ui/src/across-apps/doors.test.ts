/** Compares what a workspace offers to others, the engine and each room of `shared-ui`, with what they import. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sourceFolders } from '../testing/text-files.ts';

const ROOT = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const namesIn = (list: string) => list.match(/(?!type\b)[A-Za-z_]\w*/gu) ?? [];

const ROOMS = readdirSync(path.join(ROOT, 'shared-ui/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'index.ts')
  .map((file) => path.dirname(file))
  // The shell offers all of the runtime to the remotes of older and newer releases.
  .filter((room) => room !== 'runtime');

const DOORS: readonly (readonly [specifier: string, file: string])[] = [
  ['@bracketwise/tax-engine', 'tax-engine/src/index.ts'],
  ...ROOMS.map((room) => [`@bracketwise/shared-ui/${room}`, `shared-ui/src/${room}/index.ts`] as const),
];

const IMPORTS = /\bimport (?:type )?\{([^}]*)\} from '(@bracketwise\/[^']+)'/gu;
/** For each specifier, the names that files outside its workspace import. */
const imported = new Map<string, Set<string>>();
for (const folder of [...sourceFolders(ROOT), 'workbench'])
  for (const file of readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }))
    if (/\.tsx?$/u.test(file))
      for (const [, list = '', from = ''] of read(path.join(folder, file)).matchAll(IMPORTS)) {
        if (folder.startsWith(from.split('/')[1] ?? '')) continue;
        const names = imported.get(from) ?? new Set();
        imported.set(from, names);
        for (const name of namesIn(list)) names.add(name);
      }

describe.each(DOORS)('%s', (specifier, file) => {
  const door = read(file);
  const exported = [...door.matchAll(/^export (?:type )?\{([^}]*)\} from/gmu)].flatMap(([, list = '']) => namesIn(list));

  test('names each of its exports', () => {
    expect(exported.length).toBeGreaterThan(0);
    expect(door).not.toContain('export *');
  });

  test('exports only what another workspace imports', () => {
    expect(exported.filter((name) => !imported.get(specifier)?.has(name))).toEqual([]);
  });
});
