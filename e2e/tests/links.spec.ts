/** Checks all links and metadata in the HTML, and the files for crawlers and browsers. */
import { inputsIn } from '@bracketwise/shared-ui/sharing/fragment';
import { extname } from 'node:path';
import { pathsOf, trailOf } from '@bracketwise/shared-ui/site-map';
import { SITE_FILES } from '@bracketwise/gateway/declaration';
import { ask, json } from '../support/http.ts';
import { allPages, allPaths, publicAddress } from '../support/pages.ts';
import { expect, PUBLIC_URL, test } from '../support/site.ts';
import { LANGUAGES, word } from '../support/words.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'text/javascript',
};

/** Decodes the entities that React writes in attributes. */
const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

const hrefsOf = (html: string): string[] => [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => unescaped(href));
const idsOf = (html: string): Set<string> => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => unescaped(id)));

interface Block {
  readonly '@type'?: string;
  readonly '@graph'?: readonly Block[];
  readonly [key: string]: unknown;
}
/** A page's schema.org data by type. */
const structuredDataOf = (html: string): Map<string | undefined, Block> => {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Block,
  );
  return new Map(blocks.flatMap((block) => block['@graph'] ?? [block]).map((block) => [block['@type'], block]));
};

test('every path and alias is a page with one heading and a unique title', async ({ baseURL }) => {
  for (const language of LANGUAGES) {
    const titles = new Map<string, string>();
    for (const { path, page } of allPaths) {
      const { status, body } = await ask(baseURL, `${path}?lang=${language}`);
      expect(status, path).toBe(200);
      const html = body.toString();
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      expect(title, path).toMatch(/\S{3}/);
      expect(titles.get(title) ?? page.id, `"${title}" in ${language}`).toBe(page.id);
      titles.set(title, page.id);
    }
    expect(titles.size).toBe(allPages.length);
  }
});

test('no link or fragment of the site is broken', async ({ baseURL }) => {
  const known = new Map<string, Promise<{ status: number; ids: Set<string>; hrefs: string[] }>>();
  const look = (path: string, language: string) => {
    const key = `${path} ${language}`;
    const found =
      known.get(key) ??
      ask(baseURL, path, { headers: { cookie: `language=${language}` } }).then(({ status, body }) => {
        const html = body.toString();
        return { status, ids: idsOf(html), hrefs: hrefsOf(html) };
      });
    known.set(key, found);
    return found;
  };
  const dead: string[] = [];
  for (const language of LANGUAGES) {
    for (const { path } of allPaths) {
      const { hrefs } = await look(path, language);
      expect(hrefs.length, path).toBeGreaterThan(10);
      for (const href of hrefs) {
        const target = new URL(href, new URL(path, PUBLIC_URL));
        if (target.origin !== PUBLIC_URL) {
          if (!/^(https|mailto):/.test(target.protocol)) dead.push(`${path} (${language}): ${href}`);
          continue;
        }
        const { status, ids } = await look(target.pathname + target.search, language);
        const section = inputsIn(target.hash) ? '' : decodeURIComponent(target.hash.slice(1));
        if (status !== 200 || (section && !ids.has(section))) dead.push(`${path} (${language}): ${href}`);
      }
    }
  }
  expect([...new Set(dead)]).toEqual([]);
});

test('every page has correct schema.org data about itself, its breadcrumbs and its questions', async ({ baseURL }) => {
  for (const language of LANGUAGES) {
    for (const page of allPages) {
      const html = (await ask(baseURL, `${page.path}?lang=${language}`)).body.toString();
      const said = structuredDataOf(html);
      if (page.shape === 'article') expect(said.has('WebApplication'), page.path).toBe(false);
      else
        expect(said.get('WebApplication'), page.path).toMatchObject({
          name: page.name[language],
          url: publicAddress(page, language),
          inLanguage: language,
        });

      if (page.path === '/') expect(said.has('BreadcrumbList')).toBe(false);
      else {
        const items = said.get('BreadcrumbList')?.itemListElement as { item: string; position: number }[];
        const trail = trailOf(page);
        expect(items.map(({ item }) => item)).toEqual(trail.map((each) => publicAddress(each, language)));
        expect(items.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
      }

      const questions = (said.get('FAQPage')?.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[];
      if (page.shape === 'calculator') expect(questions.length, page.path).toBeGreaterThan(1);
      for (const { name, acceptedAnswer } of questions) {
        // Placeholders are filled in, and tags are removed.
        expect(`${name} ${acceptedAnswer.text}`, page.path).not.toMatch(/\{\{|<\/?\w/);
        expect(acceptedAnswer.text.length, page.path).toBeGreaterThan(20);
      }
    }
  }
});

test('every page has its own social media image in the declared size', async ({ baseURL }) => {
  const images = new Set<string>();
  for (const language of LANGUAGES) {
    for (const page of allPages) {
      const html = (await ask(baseURL, `${page.path}?lang=${language}`)).body.toString();
      const address = new URL(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '');
      expect(address.origin).toBe(PUBLIC_URL);
      const { status, headers, body } = await ask(baseURL, address.pathname);
      expect(status, address.pathname).toBe(200);
      expect(headers['content-type']).toBe('image/png');
      expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(body.length, address.pathname).toBeLessThan(100 * 1024);
      images.add(body.toString('base64'));
    }
  }
  expect(images.size).toBe(allPages.length * LANGUAGES.length);
});

test.describe('the files for crawlers and browsers', { tag: '@server' }, () => {
  test('exist with the right type and are revalidated', async ({ baseURL }) => {
    // The shared site has no contact address.
    for (const address of SITE_FILES.filter((file) => !file.endsWith('security.txt'))) {
      const { status, headers } = await ask(baseURL, address);
      expect(status, address).toBe(200);
      // RFC 9239 makes the two the same.
      const type = headers['content-type']?.split(';')[0]?.replace('application/javascript', 'text/javascript');
      expect(type, address).toBe(TYPES[extname(address)]);
      expect(headers.vary, address).toBe('Accept-Encoding');
      expect(headers['cache-control'], address).toBe('no-cache');
      expect(headers.etag, address).toBeTruthy();
    }
  });

  test('the sitemap lists every page in every language with its translations', async ({ baseURL }) => {
    const sitemap = (await ask(baseURL, '/sitemap.xml')).body.toString();
    const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => unescaped(address));
    expect(addresses).toEqual(allPages.flatMap((page) => LANGUAGES.map((language) => publicAddress(page, language))));
    expect(sitemap.match(/<xhtml:link /g)).toHaveLength(addresses.length * LANGUAGES.length);
    for (const alias of allPages.flatMap((page) => pathsOf(page).slice(1))) expect(sitemap).not.toContain(`${alias}<`);
  });

  test('robots.txt refers to the sitemap by its public URL', async ({ baseURL }) => {
    expect((await ask(baseURL, '/robots.txt')).body.toString()).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml\n`);
  });

  test('the manifest uses the page’s language, and its icons exist', async ({ baseURL }) => {
    for (const language of LANGUAGES) {
      const html = (await ask(baseURL, `/?lang=${language}`)).body.toString();
      const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
      const manifest = json<{ lang: string; description: string; icons: { src: string; sizes: string }[] }>(await ask(baseURL, address));
      expect(manifest).toMatchObject({ lang: language, description: word(language, 'shell:mission') });
      for (const { src, sizes } of manifest.icons) {
        const { status, body } = await ask(baseURL, src);
        expect(status, src).toBe(200);
        expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
      }
      for (const [, icon = ''] of html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)) {
        expect((await ask(baseURL, icon)).status, icon).toBe(200);
      }
    }
  });

  test('without a contact address there is no security.txt', async ({ baseURL }) => {
    expect((await ask(baseURL, '/.well-known/security.txt')).status).toBe(404);
  });

  test('gpc.json says that the site honors Global Privacy Control', async ({ baseURL }) => {
    expect(json(await ask(baseURL, '/.well-known/gpc.json'))).toMatchObject({ gpc: true });
  });
});
