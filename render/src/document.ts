import { createHash } from 'node:crypto';
import { FIRST_SCRIPT, type Variant } from '@bracketwise/gateway/declaration';
import { placeStyles } from './placed-styles.ts';

export interface DocumentParts {
  readonly language: Variant['language'];
  /** `theme-color` for each color scheme of the device. */
  readonly frameColors: Readonly<Record<'light' | 'dark', string>>;
  /** HTML of the page's own head elements: title, description, links. */
  readonly metadata: string;
  /** Text of the `<noscript>` element. */
  readonly noScripts: string;
  /** Message of `FIRST_SCRIPT` if the page's scripts do not load. */
  readonly notLoaded: string;
  /** CSS with the `@font-face` rules. */
  readonly typeface: string;
  /** HTML of the style elements that styled-components writes. */
  readonly styles: string;
  /** Builds the page's Content-Security-Policy from the base64 SHA-256 hashes of its style elements. */
  readonly policy: (styleHashes: readonly string[]) => string;
  readonly body: string;
  readonly rootId: string;
  /** JSON data blocks by element id. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Scripts to run in any order, once the page has been painted (`FIRST_SCRIPT`). */
  readonly scripts: readonly Script[];
  /** Scripts that the page will need soon. The browser preloads them at low priority. */
  readonly preloads: readonly Script[];
  /** Whether it is a widget: a calculator alone, for a frame on another site. */
  readonly widget?: boolean;
}

/**
 * The same document in another theme. Everything follows the attribute of the root element; only the theme control names its choice.
 * It changes bytes, because copying the text three times and encoding each copy takes fifteen times as long.
 * @param page - a document in the theme `system`
 * @param options.widget - whether it is a widget, which has no theme control
 */
export function inTheme(page: Buffer, { language, theme }: Variant, { widget = false } = {}): Buffer {
  if (theme === 'system') return page;
  const root = [`<html lang="${language}"`, `<html lang="${language}" data-theme="${theme}"`] as const;
  const control = [
    ['<option value="system" selected="">', '<option value="system">'],
    [`<option value="${theme}">`, `<option value="${theme}" selected="">`],
  ] as const;
  return [root, ...(widget ? [] : control)].reduce((bytes, [found, replacement]) => {
    const place = bytes.indexOf(found);
    if (place < 0) throw new Error(`The page has no ${found} to show its theme by`);
    return Buffer.concat([bytes.subarray(0, place), Buffer.from(replacement), bytes.subarray(place + found.length)]);
  }, page);
}

export interface Script {
  readonly src: string;
  /** `sha256-…`. Scripts without it run unchecked. */
  readonly integrity?: string;
}

/** Serializes JSON for a script element. `<` is escaped because it could close the element. */
const dataBlock = ([id, value]: [string, unknown]) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** With `crossorigin`, the browser can check the files of another origin, and in a widget, whose origin is opaque, those of this site. */
const preload = ({ src, integrity }: Script, attributes = '') =>
  `<link rel="preload" as="script"${attributes} href="${src}"${integrity ? ` integrity="${integrity}" crossorigin` : ''} fetchpriority="low">`;

const iconsOf = (language: Variant['language']) => [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/assets/apple-touch-icon.png">',
  `<link rel="manifest" href="/site.${language}.webmanifest">`,
];

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** @returns the HTML document in the theme `system`. Its meta policy lists the hashes of its style elements. */
export function htmlDocument({
  language,
  frameColors,
  noScripts,
  notLoaded,
  metadata,
  typeface,
  styles,
  policy,
  body,
  rootId,
  data,
  scripts,
  preloads,
  widget = false,
}: DocumentParts): string {
  const [, styleAttributes = '', written = ''] = /<style([^>]*)>([\s\S]*)<\/style>/.exec(styles) ?? [];
  // A semicolon is not needed at the end of a block.
  const { head, later, until, after } = placeStyles(written.replaceAll(';}', '}'), body);
  const ofComponents = (css: string) => `<style${styleAttributes}>${css}</style>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy([typeface, head, ...(later ? [later] : [])].map(hashOf))}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    metadata,
    ...Object.entries(frameColors).map(
      ([scheme, color]) => `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})">`,
    ),
    // Links in a frame open in a new tab, those to other sites too.
    ...(widget ? ['<base target="_blank">'] : iconsOf(language)),
    `<script>${FIRST_SCRIPT}</script>`,
    // Before the styles, so that their requests start with the first bytes. Low priority: the page is readable without scripts, and they
    // would compete with what is visible.
    ...scripts.map((script) => preload(script, ' data-run')),
    ...preloads.map((script) => preload(script)),
    // In a separate style element: styled-components replaces its own on hydration, and the browser would load the font again.
    `<style>${typeface}</style>`,
    ofComponents(head),
    `</head><body><noscript>${noScripts}</noscript><div id="${rootId}">${until}`,
    // styled-components removes its elements before React compares the page with its own.
    ...(later ? [ofComponents(later)] : []),
    `${after}</div><p role="alert" hidden>${notLoaded}</p>`,
    ...Object.entries(data).map(dataBlock),
    '</body></html>',
  ].join('');
}
