import {
  bodyLimitOf,
  cacheClassOf,
  canonicalAddress,
  chooseVariant,
  chooseWidgetVariant,
  foreignOrigins,
  headerPolicy,
  notFoundFile,
  pageFile,
  VARIANTS,
  widgetPolicy,
} from '../src/declaration.ts';

const visit = (sources: Partial<Parameters<typeof chooseVariant>[0]>) =>
  chooseVariant({ query: '', cookies: '', acceptLanguage: '', ...sources });

describe('page variants', () => {
  test.each([
    ['the address takes precedence over the cookie', { query: 'lang=fr', cookies: 'language=es', acceptLanguage: 'en' }, 'fr'],
    ['the cookie takes precedence over the browser language', { cookies: 'a=b; language=es', acceptLanguage: 'fr' }, 'es'],
    ['only the primary subtag of the browser language counts', { acceptLanguage: 'fr-CA,en;q=0.8' }, 'fr'],
    ['browser languages are case-insensitive', { acceptLanguage: 'ES-mx' }, 'es'],
    ['only the first browser language counts, as in the page itself', { acceptLanguage: 'de,fr;q=0.9' }, 'en'],
    ['an unknown language in the address is ignored', { query: 'lang=xx', cookies: 'language=es' }, 'es'],
    ['a cookie whose name only ends like ours is ignored', { cookies: 'xlanguage=fr' }, 'en'],
    ['the default is English', {}, 'en'],
  ])('%s', (_sentence, sources, language) => {
    expect(visit(sources).language).toBe(language);
  });

  test('the theme comes from the cookie, otherwise from the system', () => {
    expect(visit({ cookies: 'theme=dark' }).theme).toBe('dark');
    expect(visit({ cookies: 'theme=purple' }).theme).toBe('system');
    expect(visit({}).theme).toBe('system');
  });

  test('every variant has its own files, and no path leads to the not-found page', () => {
    const files = VARIANTS.flatMap((variant) => [pageFile(variant, '/'), pageFile(variant, '/about-us'), notFoundFile(variant)]);
    expect(new Set(files).size).toBe(files.length);
    expect(pageFile({ language: 'es', theme: 'dark' }, '/')).toBe('es/dark/index.html');
    expect(pageFile({ language: 'en', theme: 'system' }, '/404')).not.toBe(notFoundFile({ language: 'en', theme: 'system' }));
  });
});

test.each([
  ['', { language: 'en', theme: 'system' }],
  ['lang=es&theme=dark', { language: 'es', theme: 'dark' }],
  ['theme=light', { language: 'en', theme: 'light' }],
  ['lang=xx&theme=purple', { language: 'en', theme: 'system' }],
])('the query %j of a widget means %j', (query, variant) => {
  expect(chooseWidgetVariant(query)).toEqual(variant);
});

test.each([
  ['assets/main.6c7af1c7.js', 'immutable'],
  ['remoteEntry.js', 'revalidated'],
  ['assets.json', 'revalidated'],
  ['assets/favicon.svg', 'revalidated'],
] as const)('%s is cached as %s', (path, cacheClass) => {
  expect(cacheClassOf(path)).toBe(cacheClass);
});

test.each([
  ['/', '/'],
  ['/about-us', '/about-us'],
  ['/about-us?lang=fr//x/', '/about-us?lang=fr//x/'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
  ['/mf/guides/assets/words-home-es-json.1f2e3d4c.js', '/mf/guides/assets/words-home-es-json.1f2e3d4c.js'],
  ['//', '/'],
  ['//?x=1', '/?x=1'],
  ['//about-us/', '/about-us'],
  ['/a///b//?x=%2f', '/a/b?x=%2f'],
  ['', undefined],
  ['*', undefined],
  ['about-us', undefined],
  ['/%61bout-us', undefined],
  ['/about%2fus', undefined],
  ['/.', undefined],
  ['/./about-us', undefined],
  ['/x/..', undefined],
  ['/x/..?y', undefined],
  ['//../about-us', undefined],
  ['/\\evil.example/', undefined],
  ['//evil.example\\', undefined],
  ['/about us', undefined],
  ['/café', undefined],
  ['/about-us#part', undefined],
  ['/about-us\n', undefined],
  ['http://evil.example/', undefined],
])('the canonical form of %j is %j', (address, canonical) => {
  expect(canonicalAddress(address)).toBe(canonical);
});

test('scripts may come only from this origin and from the origins of remotes on other hosts', () => {
  expect(headerPolicy([])).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
  const origins = foreignOrigins([
    '/mf/guides/remoteEntry.js',
    'https://cdn.example/guides/remoteEntry.js',
    'https://cdn.example/x/remoteEntry.js',
  ]);
  expect(origins).toEqual(['https://cdn.example']);
  expect(headerPolicy(origins)).toMatch(/script-src 'self' https:\/\/cdn\.example 'sha256-[^' ]+';/);
});

test('the analytics hosts are allowed only when a tag is configured, and only where needed', () => {
  const directive = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `));
  const tag = headerPolicy([], 'G-TAG');
  expect(directive(tag, 'script-src')).toMatch(/^script-src 'self' https:\/\/www\.googletagmanager\.com 'sha256-[^' ]+'$/);
  for (const name of ['connect-src', 'img-src']) expect(directive(tag, name)).toContain(' https://*.google-analytics.com');
  expect(headerPolicy([])).not.toContain('google');
  const untouched = (policy: string) => policy.split('; ').filter((each) => !/^(script|connect|img)-src /.test(each));
  expect(untouched(tag)).toEqual(untouched(headerPolicy([])));
});

test('any site can frame a widget, which gets no origin, connects to nothing, and loads from this site by its name', () => {
  const policy = widgetPolicy('https://bracketwise.example', ['https://cdn.example']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      'frame-ancestors *',
      "connect-src 'none'",
      "font-src 'self' https://bracketwise.example",
      "form-action 'none'",
    ]),
  );
  expect(policy.find((directive) => directive.startsWith('sandbox '))).not.toContain('allow-same-origin');
  expect(policy[0]).toMatch(/^script-src 'self' https:\/\/bracketwise\.example https:\/\/cdn\.example 'sha256-[^' ]+'$/);
});

test.each([
  ['/api/tax-returns', 128 * 1024],
  ['/api/tax-returns?x=1', 128 * 1024],
  ['/api/tax-returns/', 4096],
  ['/api/paychecks', 32 * 1024],
  ['/api/calculate-tax', 4096],
  ['/', 4096],
])('a body for %s may have up to %i bytes', (address, limit) => {
  expect(bodyLimitOf(address)).toBe(limit);
});
