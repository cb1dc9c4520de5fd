import { createHash } from 'node:crypto';
import { htmlDocument, inTheme as bytesInTheme } from '../src/document.ts';

const parts = {
  language: 'fr',
  noScripts: 'sans scripts',
  notLoaded: 'pas chargés',
  frameColors: { light: '#fff', dark: '#000' },
  metadata: '<title>Titre</title>',
  policy: (styleHashes: readonly string[]) => `style-src ${styleHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
  typeface: '@font-face{font-family:x}',
  styles: '<style data-styled="true">p{color:red;}</style>',
  body: '<p>corps</p>',
  rootId: 'root',
  data: { responses: [{ text: '</script><b>' }] },
  scripts: [{ src: '/assets/main.js', integrity: 'sha256-abc' }],
  preloads: [{ src: '/mf/x/remoteEntry.js' }],
} as const;

const inTheme = (html: string, theme: 'system' | 'dark', options?: { widget: boolean }) =>
  bytesInTheme(Buffer.from(html), { language: parts.language, theme }, options).toString();

test('the document sets its language', () => {
  expect(htmlDocument(parts)).toContain('<html lang="fr">');
});

describe('the document in another theme', () => {
  const control = '<option value="light">Clair</option><option value="dark">Sombre</option>';
  const html = htmlDocument({ ...parts, body: `<option value="system" selected="">Système</option>${control}` });

  test('has it as an attribute of its root, and as the choice of the theme control', () => {
    expect(inTheme(html, 'system')).toBe(html);
    const dark = inTheme(html, 'dark');
    expect(dark).toContain('<html lang="fr" data-theme="dark">');
    expect(dark).toContain('<option value="dark" selected="">');
    expect(dark).toContain('<option value="system">');
    expect(dark.length).toBe(html.length + ' data-theme="dark"'.length);
  });

  test('is not made of a page without the control', () => {
    expect(() => inTheme(htmlDocument(parts), 'dark')).toThrow('no <option');
  });
});

describe('a widget', () => {
  const html = htmlDocument({ ...parts, widget: true });

  test('opens its links in new tabs, and is not an app to install', () => {
    expect(html).toContain('<base target="_blank">');
    expect(html).not.toMatch(/rel="(?:icon|manifest)"/);
  });

  test('has its theme as an attribute of its root, without a theme control', () => {
    expect(inTheme(html, 'dark', { widget: true })).toContain('<html lang="fr" data-theme="dark">');
  });
});

test('the policy lists the hashes of the document’s own style elements', () => {
  const html = htmlDocument(parts);
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  expect(styles).toEqual(['@font-face{font-family:x}', 'p{color:red}']);
  for (const css of styles) expect(html).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
});

test('styles that only what follows the first form needs come after that form, and their hash is in the policy', () => {
  const later = '.below{color:red}/*!sc*/\ndata-styled.g1[id="s1-0"]{content:"below,"}/*!sc*/\n';
  const html = htmlDocument({
    ...parts,
    styles: `<style data-styled="true">${later}</style>`,
    body: '<form></form><p class="s1-0 below"></p>',
  });
  expect(html).toContain(`<form></form><style data-styled="true">${later}</style><p class="s1-0 below">`);
  expect(html).toContain(`'sha256-${createHash('sha256').update(later).digest('base64')}'`);
});

test('a data block cannot close its own script element', () => {
  const html = htmlDocument(parts);
  expect(html).not.toContain('</script><b>');
  const [, json = ''] = /<script type="application\/json" id="responses">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(parts.data.responses);
});

test('preloads and scripts have low priority', () => {
  expect(htmlDocument(parts)).toContain('<link rel="preload" as="script" href="/mf/x/remoteEntry.js" fetchpriority="low">');
});

test('a script to run is marked, and its integrity can be checked in an opaque origin and for another one', () => {
  expect(htmlDocument(parts)).toContain(
    '<link rel="preload" as="script" data-run href="/assets/main.js" integrity="sha256-abc" crossorigin fetchpriority="low">',
  );
});

test('the message for scripts that did not load is hidden', () => {
  expect(htmlDocument(parts)).toContain('<p role="alert" hidden>pas chargés</p>');
});
