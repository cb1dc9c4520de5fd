import { createHash } from 'node:crypto';
import type { Variant } from '@bracketwise/gateway/declaration';

export interface DocumentParts {
  readonly variant: Variant;
  /** Colour of the browser's frame by the scheme of the device. */
  readonly frameColors: Readonly<Record<'light' | 'dark', string>>;
  /** Elements of the head that speak of the page. */
  readonly metadata: string;
  /** What needs scripts, said where there are none. */
  readonly noScripts: string;
  /** The rules that name the typeface and its file. */
  readonly typeface: string;
  /** Style elements, as styled-components writes them. */
  readonly styles: string;
  /** The page's own security policy, by the base64 SHA-256 of its style elements. */
  readonly policy: (styleHashes: readonly string[]) => string;
  readonly body: string;
  readonly rootId: string;
  /** JSON data blocks by element id. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Scripts to run, in order. */
  readonly scripts: readonly Script[];
  /** Scripts that the page will ask for: fetched at once, after what is visible. */
  readonly preloads: readonly Script[];
}

export interface Script {
  readonly src: string;
  /** Of a script that is deployed together with the page. A remote's may be replaced while the page lies in a cache. */
  readonly integrity?: string;
}

/** JSON inside a script element: `<` is the one character that could end it. */
const dataBlock = ([id, value]: [string, unknown]) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const source = ({ src, integrity }: Script) => `${src}"${integrity ? ` integrity="${integrity}"` : ''}`;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** @returns the document, whose own policy names the hashes of its style elements */
export function htmlDocument({
  variant,
  frameColors,
  noScripts,
  metadata,
  typeface,
  styles,
  policy,
  body,
  rootId,
  data,
  scripts,
  preloads,
}: DocumentParts): string {
  const [, styleAttributes = '', css = ''] = /<style([^>]*)>([\s\S]*)<\/style>/.exec(styles) ?? [];
  const theme = variant.theme === 'system' ? '' : ` data-theme="${variant.theme}"`;
  return [
    `<!doctype html><html lang="${variant.language}"${theme}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy([typeface, css].map(hashOf))}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    metadata,
    ...Object.entries(frameColors).map(
      ([scheme, color]) => `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})">`,
    ),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/assets/apple-touch-icon.png">',
    `<link rel="manifest" href="/site.${variant.language}.webmanifest">`,
    // An element of its own: styled-components replaces the other one when it hydrates, and a typeface that is named anew is loaded anew.
    `<style>${typeface}</style>`,
    `<style${styleAttributes}>${css}</style>`,
    // Low: the page is readable without them, and high ones take the line from what is visible.
    ...preloads.map((script) => `<link rel="preload" as="script" href="${source(script)} fetchpriority="low">`),
    ...scripts.map((script) => `<script defer src="${source(script)} fetchpriority="low"></script>`),
    `</head><body><noscript>${noScripts}</noscript><div id="${rootId}">${body}</div>`,
    ...Object.entries(data).map(dataBlock),
    '</body></html>',
  ].join('');
}
