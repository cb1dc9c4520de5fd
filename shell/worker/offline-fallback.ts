/// <reference lib="webworker" />
import { color, colorDeclarations, fontSize, radius, space, type OfflineManifest } from '@bracketwise/shell/offline-manifest';

/** The site's look in a few rules. */
const STYLES = `:root{color-scheme:light dark;${colorDeclarations}}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 Inter,system-ui,sans-serif;color:${color('text')};background:${color('page')}}
header{border-bottom:1px solid ${color('line')};background:${color('surface')}}
header a{color:inherit;font-size:${fontSize.l};font-weight:700;letter-spacing:-.01em;text-decoration:none}
header a,main{display:block;max-width:44rem;margin:0 auto;padding:.75rem ${space.m}}
h1{margin:${space.l} 0 ${space.s};font-size:${fontSize.xl};line-height:1.1;letter-spacing:-.02em}
h2{margin:0;padding:${space.m} ${space.m} ${space.s};font-size:${fontSize.m}}
p{margin:0;color:${color('muted')}}
section{margin:${space.l} 0;background:${color('surface')};border:1px solid ${color('line')};border-radius:${radius.m};overflow:hidden}
ul{margin:0;padding:0;list-style:none}
li a{display:block;padding:.75rem ${space.m};color:${color('accent')};border-top:1px solid ${color('line')}}
:focus-visible{outline:3px solid ${color('focus')};outline-offset:-3px}`;

const NAME = 'Bracketwise';

interface KeptPage {
  readonly path: string;
  readonly title: string;
  readonly html: string;
}

const pagesIn = async (kept: Cache): Promise<KeptPage[]> =>
  Promise.all(
    (await kept.keys()).map(async ({ url }) => {
      const html = (await (await kept.match(url))?.text()) ?? '';
      const path = new URL(url).pathname;
      return { path, title: /<title>([^<]+)/.exec(html)?.[1] ?? path, html };
    }),
  );

/**
 * The page shown offline instead of one that is not saved: what happened, and links to what there is.
 * @param kept - the saved pages, each at its address with the language
 */
export async function offlineFallback({ words, shell }: Pick<OfflineManifest, 'words' | 'shell'>, kept: Cache): Promise<Response> {
  const language = new URL((await kept.keys()).at(-1)?.url ?? self.location.href).searchParams.get('lang') ?? 'en';
  const text = words[language];
  if (!text) return Response.error();
  const pages = await pagesIn(kept);
  // A worker can't read the visitor's choice, but the server has written it into each saved page.
  const theme = /^<!doctype html><html[^>]* data-theme="(\w+)"/.exec(pages.at(-1)?.html ?? '')?.[1];
  const typeface = shell.find(({ url }) => url.endsWith('.woff2'))?.url;
  const face = typeface ? `@font-face{font-family:Inter;font-weight:400 700;src:url(${typeface})}` : '';
  const links = pages.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`).join('');
  const list = links && `<section><h2>${text.kept}</h2><ul>${links}</ul></section>`;
  return new Response(
    `<!doctype html><html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${text.title}</title><style>${face}${STYLES}</style></head>` +
      `<body><header><a href="/">${NAME}</a></header><main><h1>${text.title}</h1><p>${text.explanation}</p>${list}</main></body></html>`,
    {
      status: 503,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; font-src 'self'; style-src 'unsafe-inline'",
      },
    },
  );
}
