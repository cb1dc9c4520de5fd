/** Builds a remote with one page and looks at what is deployed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LANGUAGES } from '@bracketwise/contract/languages';
import { PAGE_CONTRACT } from '@bracketwise/contract/page-contract';

// It starts a bundler on a machine that is busy with other tests.
jest.setTimeout(180_000);

const ROOT = path.resolve(__dirname, '../..');
/** Inside the repository, so that the packages are found. */
const remote = path.join(ROOT, 'build/.cache/mf-small');
const dist = path.join(remote, 'dist');
const read = (file: string) => readFileSync(path.join(dist, file));
const json = <T>(file: string) => JSON.parse(read(file).toString()) as T;
const digestOf = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
const scripts = () => readdirSync(path.join(dist, 'browser/assets')).filter((file) => file.endsWith('.js'));

const PAGE = `import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
const Text = styled.p\`margin: 0;\`;
const Page = () => <Text>{useTranslation('small').t('text')}</Text>;
export default { contract: ${PAGE_CONTRACT}, namespace: 'small', words: (language) => import(\`./locales/\${language}.json\`), Page };
`;

beforeAll(() => {
  rmSync(remote, { recursive: true, force: true });
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(remote, file)), { recursive: true });
    writeFileSync(path.join(remote, file), content);
  };
  write('rspack.config.mjs', "import { remote } from '@bracketwise/build';\nexport default remote({ dir: import.meta.dirname });\n");
  write('src/small/page.ts', "export { default } from './SmallPage.tsx';\n");
  write('src/small/SmallPage.tsx', PAGE);
  for (const language of LANGUAGES)
    write(`src/small/locales/${language}.json`, JSON.stringify({ text: 'A', meta: { title: `Small ${language}`, description: 'B' } }));
  const { status, stdout, stderr } = spawnSync(path.join(ROOT, 'node_modules/.bin/rspack'), ['build', '--mode', 'production'], {
    cwd: remote,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect([status, stdout + stderr]).toEqual([0, expect.any(String)]);
});
afterAll(() => rmSync(remote, { recursive: true, force: true }));

test('each page is exposed under the name that its folder gives it, with its own texts and social images', () => {
  const assets = json<Record<string, readonly string[]>>('browser/assets.json');
  expect(assets.SmallPage?.length).toBeGreaterThan(0);
  expect(assets.all).toEqual(expect.arrayContaining([...(assets.SmallPage ?? []), 'remoteEntry.js']));
  for (const language of LANGUAGES) {
    const image = read(`browser/social/SmallPage-${language}.png`);
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('assets.json has the digest of every script', () => {
  const { all, integrity } = json<{ all: readonly string[]; integrity: Record<string, string> }>('browser/assets.json');
  expect(Object.keys(integrity).toSorted()).toEqual(all.toSorted());
  for (const [file, digest] of Object.entries(integrity)) expect(digestOf(read(`browser/${file}`))).toBe(digest);
});

test('the entry holds the names and the digests of the lists of all other scripts', () => {
  const lists = scripts().filter((file) => /^(numbered-)?digests\./.test(file));
  expect(lists).toHaveLength(2);
  const entry = read('browser/remoteEntry.js').toString();
  const known = lists.flatMap((list) => {
    expect(entry).toContain(`assets/${list}`);
    expect(entry).toContain(digestOf(read(`browser/assets/${list}`)));
    const [, digests = ''] = /know\((.*)\)/.exec(read(`browser/assets/${list}`).toString()) ?? [];
    return Object.entries(JSON.parse(digests) as Record<string, string>);
  });
  expect(known.map(([file]) => file).toSorted()).toEqual(
    scripts()
      .filter((file) => !lists.includes(file))
      .toSorted(),
  );
  for (const [file, digest] of known) expect(digestOf(read(`browser/assets/${file}`))).toBe(digest);
  const named = readdirSync(path.join(dist, 'browser')).filter((file) => /^remoteEntry\.[0-9a-f]{8}\.js$/.test(file));
  expect(named.map((file) => read(`browser/${file}`).toString())).toEqual([entry]);
});

test('every script has compressed copies of the same content', () => {
  for (const file of [...scripts().map((script) => `assets/${script}`), 'remoteEntry.js']) {
    const content = read(`browser/${file}`);
    expect(gunzipSync(read(`browser/${file}.gz`)).equals(content)).toBe(true);
    expect(brotliDecompressSync(read(`browser/${file}.br`)).equals(content)).toBe(true);
  }
});

test('the release says what the remote uses of the shared modules, and the digests of what render fetches', () => {
  const { app, contract, uses, files } = json<{
    app: string;
    contract: number;
    uses: Record<string, readonly string[]>;
    files: Record<string, string>;
  }>('release.json');
  expect({ app, contract }).toEqual({ app: 'mf-small', contract: PAGE_CONTRACT });
  expect(uses).toMatchObject({ 'styled-components': ['default'], 'react-i18next': ['useTranslation'] });
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['browser/assets.json', 'server/index.cjs', 'browser/remoteEntry.js']));
  for (const [file, digest] of Object.entries(files)) expect(digestOf(read(file))).toBe(digest);
});

test('no bundle contains a shared module', () => {
  for (const file of [...scripts().map((script) => `browser/assets/${script}`), 'browser/remoteEntry.js', 'server/index.cjs'])
    expect(read(file).toString()).not.toContain('data-styled-version');
});
