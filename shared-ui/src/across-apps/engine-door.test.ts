/** Compares the engine's public interface with what other workspaces import from it. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sourceFolders } from '../testing/text-files.ts';

const ROOT = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const namesIn = (list: string) => list.match(/(?!type\b)[A-Za-z_]\w*/gu) ?? [];

const door = read('tax-engine/src/index.ts');
const exported = [...door.matchAll(/^export (?:type )?\{([^}]*)\} from/gmu)].flatMap(([, list = '']) => namesIn(list));

const IMPORTS = /\bimport (?:type )?\{([^}]*)\} from '@bracketwise\/tax-engine'/gu;
const imported = new Set(
  sourceFolders(ROOT)
    .filter((folder) => !folder.startsWith('tax-engine'))
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/u.test(file))
        .flatMap((file) => [...read(path.join(folder, file)).matchAll(IMPORTS)].flatMap(([, list = '']) => namesIn(list))),
    ),
);

test('the engine names each of its exports', () => {
  expect(exported.length).toBeGreaterThan(0);
  expect(door).not.toContain('export *');
});

test('every export of the engine is imported by another workspace', () => {
  expect(exported.filter((name) => !imported.has(name))).toEqual([]);
});
