import { incompatibilities, parseRemoteRelease, parseShellRelease, type RemoteRelease, type ShellRelease } from '../src/release.ts';

const RUNTIME = '@bracketwise/shared-ui/runtime';
const PACKAGES = { react: '19.3.1', 'react-router-dom': '7.18.5' };
const shell: ShellRelease = {
  app: 'shell',
  version: '2.0.0',
  revision: '640c0fb6678b77a3',
  contract: 2,
  packages: PACKAGES,
  exports: { [RUNTIME]: ['api', 'useLanguage'], 'react-router-dom': ['Link'] },
  hash: 'sha256-x',
};
const remote: RemoteRelease = {
  app: 'mf-worker-calcs',
  version: '1.4.0',
  revision: 'a5801e93',
  contract: 2,
  packages: PACKAGES,
  uses: { [RUNTIME]: ['useLanguage'], 'react-router-dom': ['Link'] },
  files: {},
};
const of = (changes: Partial<RemoteRelease>) => incompatibilities({ ...remote, ...changes }, shell);

test('a remote that uses only what the shell exports fits', () => {
  expect(of({})).toEqual([]);
});

test('a remote that uses more does not fit, and every missing name is said', () => {
  expect(of({ uses: { [RUNTIME]: ['useLanguage', 'newHelper'], 'react-router-dom': ['Link', 'useMatch'], react: ['use'] } })).toEqual([
    `mf-worker-calcs 1.4.0 (a5801e9) uses newHelper of ${RUNTIME}, which shell 2.0.0 (640c0fb) does not export.`,
    'mf-worker-calcs 1.4.0 (a5801e9) uses useMatch of react-router-dom, which shell 2.0.0 (640c0fb) does not export.',
    'mf-worker-calcs 1.4.0 (a5801e9) uses use of react, which shell 2.0.0 (640c0fb) does not export.',
  ]);
});

test('another contract is said alone', () => {
  expect(of({ contract: 3, uses: { [RUNTIME]: ['newHelper'] } })).toEqual([
    'mf-worker-calcs 1.4.0 (a5801e9) has contract 3, shell 2.0.0 (640c0fb) contract 2.',
  ]);
});

test.each([
  ['19.3.1', []],
  ['19.3.0', []],
  ['19.2.9', []],
  ['19.3.2', ['19.3.2']],
  ['19.4.0', ['19.4.0']],
  ['18.9.9', ['18.9.9']],
  ['20.0.0', ['20.0.0']],
])('a remote built with react %s is refused for %j where the shell has 19.3.1', (version, refused) => {
  expect(of({ packages: { react: version } })).toEqual(
    refused.map((each) => `mf-worker-calcs 1.4.0 (a5801e9) needs react ^${each}, but shell 2.0.0 (640c0fb) has 19.3.1.`),
  );
});

test('a package that the shell does not share is said', () => {
  expect(of({ packages: { formik: '2.4.9' } })).toEqual([
    'mf-worker-calcs 1.4.0 (a5801e9) needs formik ^2.4.9, but shell 2.0.0 (640c0fb) has no such package.',
  ]);
});

describe('what is not a release is refused', () => {
  test.each([
    ['<!doctype html>', 'here is not JSON'],
    ['null', 'here is not the release of a shell'],
    ['[]', 'here is not the release of a shell'],
    [JSON.stringify({ ...shell, exports: { react: 'use' } }), 'here is not the release of a shell'],
    [JSON.stringify({ ...shell, version: 2 }), 'here is not the release of a shell'],
    [JSON.stringify(remote), 'here is not the release of a shell'],
  ])('%.30s', (text, message) => {
    expect(() => parseShellRelease(text, 'here')).toThrow(message);
  });

  test('a shell is not a remote', () => {
    expect(parseRemoteRelease(JSON.stringify(remote), 'here')).toEqual(remote);
    expect(() => parseRemoteRelease(JSON.stringify(shell), 'here')).toThrow('here is not the release of a remote');
  });
});

describe('pages', () => {
  const page = (id: string, path: `/${string}`, owner = 'mf-guides') => ({
    id,
    path,
    order: 1,
    remote: owner,
    name: { en: id, es: id, fr: id },
    shape: 'article' as const,
    navigation: [],
  });
  const withPages = { ...shell, pages: [page('terms', '/terms'), page('salary', '/salary', 'mf-worker-calcs')] };
  const reasons = (...pages: ReturnType<typeof page>[]) => incompatibilities({ ...remote, pages }, withPages);

  test('of another remote can’t be declared again', () => {
    const said = (name: string) => `mf-worker-calcs 1.4.0 (a5801e9) declares a page ${name}, but mf-guides has one.`;
    expect(reasons(page('terms', '/other', 'mf-worker-calcs'))).toEqual([said('terms')]);
    expect(reasons(page('other', '/terms', 'mf-worker-calcs'))).toEqual([said('/terms')]);
  });

  test('that are new, or the remote’s own, can', () => {
    expect(reasons(page('salary', '/salaries', 'mf-worker-calcs'), page('tips', '/tips', 'mf-worker-calcs'))).toEqual([]);
  });
});
