/**
 * What a web server in front of the site must do, as data: which headers every answer has, how long which answer may be kept, and
 * which of a page's files a visitor is given. The node server of `npm start` is driven by it, and so is the nginx configuration of
 * the deployed stack.
 */

/** How long an answer may be kept. */
export const CACHE = {
  /** Files with a content hash in their name. */
  immutable: 'public, max-age=31536000, immutable',
  /** Everything whose content may change under its name; an ETag makes asking again cheap. */
  revalidated: 'no-cache',
  /** Refusals, and files of a remote that are missing: kept for a while, they would outlive the deployment that caused them. */
  refused: 'no-store',
} as const;
export type CacheClass = keyof typeof CACHE;

/** Names such as `main.6c7af1c7.js`, which every build gives its chunks, and the shell's its typeface. */
export const HASHED_NAME = /\.[0-9a-f]{8}\.(js|woff2)$/;

export const cacheClassOf = (path: string): CacheClass => (HASHED_NAME.test(path) ? 'immutable' : 'revalidated');

/**
 * A page stands ready in each language and each theme. The address decides, then the cookie that mirrors the stored choice, then
 * what the browser asks for, then the default.
 */
export const LANGUAGE_VARIANT = {
  values: ['en', 'es', 'fr'],
  fallback: 'en',
  query: 'lang',
  cookie: 'language',
  /** The header's first language alone counts, by its primary part, as the browser's own language does in the page. */
  header: 'accept-language',
} as const;
export const THEME_VARIANT = { values: ['system', 'light', 'dark'], fallback: 'system', cookie: 'theme' } as const;

/** What a shared cache must tell apart. */
export const PAGE_VARY = 'Accept-Encoding, Accept-Language, Cookie';

export interface Variant {
  readonly language: (typeof LANGUAGE_VARIANT.values)[number];
  readonly theme: (typeof THEME_VARIANT.values)[number];
}

export interface VariantSources {
  /** Query string, without `?`. */
  readonly query: string;
  readonly cookies: string;
  readonly acceptLanguage: string;
}

const oneOf = <T extends string>(values: readonly T[], candidate: string | null | undefined): T | undefined =>
  values.find((value) => value === candidate);

const cookieNamed = (cookies: string, name: string): string | undefined =>
  cookies
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1];

export function chooseVariant({ query, cookies, acceptLanguage }: VariantSources): Variant {
  const preferred = acceptLanguage.split(/[,;]/)[0]?.trim().split('-')[0]?.toLowerCase();
  const language =
    oneOf(LANGUAGE_VARIANT.values, new URLSearchParams(query).get(LANGUAGE_VARIANT.query)) ??
    oneOf(LANGUAGE_VARIANT.values, cookieNamed(cookies, LANGUAGE_VARIANT.cookie)) ??
    oneOf(LANGUAGE_VARIANT.values, preferred) ??
    LANGUAGE_VARIANT.fallback;
  return { language, theme: oneOf(THEME_VARIANT.values, cookieNamed(cookies, THEME_VARIANT.cookie)) ?? THEME_VARIANT.fallback };
}

/** All variants of a page. */
export const VARIANTS: readonly Variant[] = LANGUAGE_VARIANT.values.flatMap((language) =>
  THEME_VARIANT.values.map((theme) => ({ language, theme })),
);

/** File of a page among the rendered ones: `es/dark/index.html`, `en/system/about-us/index.html`. */
export const pageFile = ({ language, theme }: Variant, path: string): string =>
  [language, theme, ...path.split('/').filter(Boolean), 'index.html'].join('/');

/** File of the not-found page. No path leads to it. */
export const notFoundFile = ({ language, theme }: Variant): string => `${language}/${theme}/404.html`;

/** Beside the pages: what machines ask for by a fixed name, the same for every visitor. `render` writes them. */
export const SITE_FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/site.en.webmanifest',
  '/site.es.webmanifest',
  '/site.fr.webmanifest',
  '/favicon.ico',
  '/.well-known/security.txt',
  '/.well-known/gpc.json',
] as const;
export type SiteFile = (typeof SITE_FILES)[number];

/** Their folder among the rendered files. No page has this place: its first part is no language. */
export const SITE_FOLDER = 'files';
export const siteFile = (path: SiteFile): string => SITE_FOLDER + path.replace('/.', '/');

/** SHA-256 of the empty string: styled-components creates an empty style element and fills it through the style sheet's own interface. */
const EMPTY_STYLE = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`;

/** Origins of remotes that are served from elsewhere; those under this site's own origin need no mention. */
export const foreignOrigins = (remoteEntries: readonly string[]): string[] => [
  ...new Set(remoteEntries.filter((entry) => /^https?:/.test(entry)).map((entry) => new URL(entry).origin)),
];

/** Hosts of the analytics tag: where its script comes from, and where it reports to. */
const TAG_LOADER = 'https://www.googletagmanager.com';
const TAG_REPORTS = [TAG_LOADER, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * The policy every answer carries. It leaves styles to the policy in each page's own head, which knows the hashes of its style
 * elements: so this header is the same for all pages. (Were `default-src` or `style-src` here, both policies would have to agree.)
 * @param scriptOrigins - of remotes that are served from elsewhere
 * @param analyticsTagId - empty where no tag is configured: then none of its hosts is allowed
 */
export function headerPolicy(scriptOrigins: readonly string[], analyticsTagId = ''): string {
  const sources = ["'self'", ...scriptOrigins];
  const [loader, reports] = analyticsTagId ? [[TAG_LOADER], TAG_REPORTS] : [[], []];
  return [
    `script-src ${[...sources, ...loader].join(' ')}`,
    `connect-src ${[...sources, ...reports].join(' ')}`,
    `img-src ${["'self'", 'data:', ...reports].join(' ')}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy in a page's head. @param styleHashes - base64 SHA-256 of the texts of the page's style elements */
export const pagePolicy = (...styleHashes: readonly string[]): string =>
  `style-src 'self' ${EMPTY_STYLE} ${styleHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`;

/** Headers of every answer, beside the policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** All that pages and files take. */
export const READ_METHODS = ['GET', 'HEAD'] as const;

/** Largest request body that is passed on to the API, in bytes. */
export const BODY_LIMIT = 4096;

/** Names a request in the logs of gateway and API. One that comes with it is kept if it is long enough to be one and cannot forge a line. */
export const REQUEST_ID = /^[\w.-]{8,64}$/;
