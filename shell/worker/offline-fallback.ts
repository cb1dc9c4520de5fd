/// <reference lib="webworker" />
import type { OfflineManifest } from '@bracketwise/shell/offline-manifest';

const STYLES = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:40rem;margin:0 auto;padding:2rem 1rem}
a{display:inline-block;padding:.5rem 0}ul{padding-inline-start:1.25rem}`;

/** A link to each kept page, with its title. */
async function linksTo(kept: Cache): Promise<string[]> {
  return Promise.all(
    (await kept.keys()).map(async ({ url }) => {
      const html = await (await kept.match(url))?.text();
      const { pathname } = new URL(url);
      return `<li><a href="${pathname}">${/<title>([^<]+)/.exec(html ?? '')?.[1] ?? pathname}</a></li>`;
    }),
  );
}

/**
 * The page shown offline instead of one that is not kept: what happened, and links to what there is.
 * @param kept - the kept pages, each at its address with the language
 */
export async function offlineFallback(words: OfflineManifest['words'], kept: Cache): Promise<Response> {
  const language = new URL((await kept.keys()).at(-1)?.url ?? self.location.href).searchParams.get('lang') ?? 'en';
  const text = words[language];
  if (!text) return Response.error();
  const links = await linksTo(kept);
  const list = links.length > 0 ? `<h2>${text.kept}</h2><ul>${links.join('')}</ul>` : '';
  return new Response(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<title>${text.title}</title><style>${STYLES}</style></head><body><main><h1>${text.title}</h1><p>${text.explanation}</p>${list}</main></body></html>`,
    {
      status: 503,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" },
    },
  );
}
