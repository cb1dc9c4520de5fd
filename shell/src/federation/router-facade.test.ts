import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as facade from './router-facade.ts';

const root = path.resolve(__dirname, '../../..');
const sources = readdirSync(root)
  .filter((folder) => folder.startsWith('mf-') || folder === 'shared-ui')
  // A remote without pages yet has no sources.
  .filter((folder) => existsSync(path.join(root, folder, 'src')))
  .flatMap((folder) =>
    readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(root, folder, 'src', file)),
  );

test('every name that a remote imports from react-router-dom is one the shell offers', () => {
  const imported = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from 'react-router-dom'/g)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type '))
        .map((name) => ({ file: path.relative(root, file), name: name.split(' as ')[0] ?? name })),
    ),
  );
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter(({ name }) => !(name in facade) && !/^MemoryRouter$/.test(name))).toEqual([]);
});
