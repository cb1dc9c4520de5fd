import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPLACEMENTS } from '../src/replacements.ts';

/**
 * The digests of the files that our replacements were written for. If an update changes one, read the new file: does the replacement still do
 * what we use of it, and is it still needed? Then write the new digest here.
 */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  'lodash-es/clone.js': '9f7005c7e7d8c46b',
  'lodash-es/cloneDeep.js': '1122beed4773529f',
  'lodash-es/isPlainObject.js': 'f790a22fd205b03f',
  'lodash-es/toPath.js': '59aef05ec627bec9',
  'deepmerge/dist/es.js': 'c4589317d78cda19',
  'react-fast-compare/index.js': 'cd9f88e0df0f0e02',
  '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js': '75b26f07988459b5',
  '@module-federation/runtime-core/dist/plugins/generate-preload-assets.js': '0bc1fe94c85331f7',
  '@module-federation/runtime-core/dist/utils/preload.js': '195d4ee89d93f554',
  '@module-federation/webpack-bundler-runtime/dist/remotes.js': '06ec06e547fc2a7a',
  '@module-federation/webpack-bundler-runtime/dist/updateOptions.js': '51db99967ea3d331',
  '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js': '9146e89c887e62a0',
  '@module-federation/sdk/dist/dom.js': '8c4c0bc909d3c326',
  '@module-federation/error-codes/dist/desc.mjs': 'a81578d5b6e3f852',
  '@module-federation/runtime-core/dist/utils/semver/index.js': '1578363703f79ffc',
  'use-sync-external-store/shim/index.js': 'de571b60495a636e',
  'stylis/src/Prefixer.js': '15c1a880f1129fe6',
  'lucide-react/dist/esm/createLucideIcon.mjs': '59a1bc0241c88bda',
};

const FOLDERS = ['', 'formik/node_modules'].map((folder) => path.join(__dirname, '../../node_modules', folder));

test.each(Object.keys(REPLACEMENTS))('%s is the file that its replacement was written for', (file) => {
  const copies = FOLDERS.map((folder) => path.join(folder, file)).filter((place) => existsSync(place));
  const digests = copies.map((place) => createHash('sha256').update(readFileSync(place)).digest('hex').slice(0, 16));
  expect(digests).toEqual([WRITTEN_FOR[file]]);
});

test('no digest is left of a file that is replaced no more', () => {
  expect(Object.keys(WRITTEN_FOR)).toEqual(Object.keys(REPLACEMENTS));
});
