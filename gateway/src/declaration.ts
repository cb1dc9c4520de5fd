/**
 * The behavior of the site's web server, as data: headers, cache lifetimes, and which variant of a page each visitor gets. Both the Node
 * gateway (`npm start`) and the nginx configuration of the deployed stack are built from it.
 */

import { DEFAULT_LANGUAGE, LANGUAGES } from '@bracketwise/contract/languages';
import { createHash } from 'node:crypto';
import { mountOf, type Remote } from '@bracketwise/contract/apps';

/** `Cache-Control` values. */
export const CACHE = {
  /** For files with a content hash in their name. */
  immutable: 'public, max-age=31536000, immutable',
  /** For everything whose content can change under the same name. The ETag makes revalidation cheap. */
  revalidated: 'no-cache',
  /** For refusals and missing files of a remote. If cached, they would outlive the deployment that caused them. */
  refused: 'no-store',
} as const;
export type CacheClass = keyof typeof CACHE;

/** Names such as `main.6c7af1c7.js`, which the builds give to chunks and to the typeface. */
export const HASHED_NAME = /\.[0-9a-f]{8}\.(js|woff2)$/;

export const cacheClassOf = (path: string): CacheClass => (HASHED_NAME.test(path) ? 'immutable' : 'revalidated');

/** Each page is rendered in every language and theme. The server chooses by query, then cookie, then browser language, then the default. */
export const LANGUAGE_VARIANT = {
  values: LANGUAGES,
  fallback: DEFAULT_LANGUAGE,
  query: 'lang',
  cookie: 'language',
  /** Only the header's first language counts, and only its primary subtag, as `navigator.language` does in the page. */
  header: 'accept-language',
} as const;
export const THEME_VARIANT = { values: ['system', 'light', 'dark'], fallback: 'system', query: 'theme', cookie: 'theme' } as const;

/** `Vary` for pages. */
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

/**
 * The variant of a widget. Only its address decides, because the page that frames it chooses language and theme.
 * @param query - query string, without `?`
 */
export function chooseWidgetVariant(query: string): Variant {
  const named = new URLSearchParams(query);
  return {
    language: oneOf(LANGUAGE_VARIANT.values, named.get(LANGUAGE_VARIANT.query)) ?? LANGUAGE_VARIANT.fallback,
    theme: oneOf(THEME_VARIANT.values, named.get(THEME_VARIANT.query)) ?? THEME_VARIANT.fallback,
  };
}

export const VARIANTS: readonly Variant[] = LANGUAGE_VARIANT.values.flatMap((language) =>
  THEME_VARIANT.values.map((theme) => ({ language, theme })),
);

/** Path of a page's file: `es/dark/index.html`, `en/system/about-us/index.html`. */
export const pageFile = ({ language, theme }: Variant, path: string): string =>
  [language, theme, ...path.split('/').filter(Boolean), 'index.html'].join('/');

/** Path of the not-found page's file. No URL leads to it directly. */
export const notFoundFile = ({ language, theme }: Variant): string => `${language}/${theme}/404.html`;

/** Files at fixed names, the same for every visitor. `render` writes them. */
export const SITE_FILES = [
  '/robots.txt',
  '/sitemap.xml',
  ...LANGUAGES.map((language) => `/site.${language}.webmanifest` as const),
  '/favicon.ico',
  '/worker.js',
  ...LANGUAGES.map((language) => `/page-files.${language}.json` as const),
  ...LANGUAGES.map((language) => `/search.${language}.json` as const),
  '/.well-known/security.txt',
  '/.well-known/gpc.json',
] as const;
export type SiteFile = (typeof SITE_FILES)[number];

/** Folder of these files. No page can have this path, because a page's path begins with a language. */
export const SITE_FOLDER = 'files';
export const siteFile = (path: SiteFile): string => SITE_FOLDER + path.replace('/.', '/');

/** SHA-256 of the empty string: styled-components creates an empty style element and fills it through the CSSOM. */
const EMPTY_STYLE = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`;

/** Origins of remotes on other hosts. `'self'` already covers remotes on this site's origin. */
export const foreignOrigins = (remoteEntries: readonly string[]): string[] => [
  ...new Set(remoteEntries.filter((entry) => /^https?:/.test(entry)).map((entry) => new URL(entry).origin)),
];

/** Hosts of the analytics tag: the first serves its script, the others receive its reports. */
const TAG_LOADER = 'https://www.googletagmanager.com';
const TAG_REPORTS = [TAG_LOADER, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Where browsers send policy violation reports, and reports of a part that failed. */
export const REPORT_ADDRESS = `${mountOf('api')}policy-violations`;
const FAILURE_ADDRESS = `${mountOf('api')}page-failures`;

/**
 * The inline script of each page, which runs before the others have loaded.
 * - It marks the page of a visitor who has not answered the consent question, so that the place of the banner stays free.
 * - It remembers a click on a form's button until the form is hydrated, in the form's `data-pressed`. The form then handles it.
 * - It runs the preloaded scripts marked `data-run` when the whole page is there and has been painted. Scripts from the browser's cache
 * would otherwise delay the first paint. A page that is never painted, in a tab in the background, doesn't wait longer than a second. The
 * bundler's runtime waits for the scripts that it needs, so they may arrive in any order.
 * - If one of them does not load or is not what the release holds, it shows the message that the page has for this, and reports it.
 */
export const FIRST_SCRIPT =
  "addEventListener('submit',e=>{e.preventDefault();e.target.dataset.pressed=''},true);" +
  "addEventListener('DOMContentLoaded',e=>{let onerror=e=>{document.querySelector('body>p').hidden=false;" +
  `fetch('${FAILURE_ADDRESS}',{method:'POST',headers:{'Content-Type':'application/json'},body:'{"part":"shell","kind":"load"}'})},` +
  "run=e=>{for(e of document.querySelectorAll('link[data-run]')){let{href:src,integrity,crossOrigin}=e;" +
  "e.replaceWith(Object.assign(document.createElement('script'),{src,integrity,crossOrigin,onerror}))}};" +
  "new PerformanceObserver(run).observe({type:'paint',buffered:true});setTimeout(run,1000)});" +
  "try{localStorage.cookieConsent||(document.documentElement.dataset.asks='')}catch{}";

const FIRST_SCRIPT_HASH = `'sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`;

/** Every fetch directive except styles. */
function fetchDirectives(scriptOrigins: readonly string[], analyticsTagId: string): string[] {
  const sources = ["'self'", ...scriptOrigins];
  const [loader, reports] = analyticsTagId ? [[TAG_LOADER], TAG_REPORTS] : [[], []];
  return [
    `script-src ${[...sources, ...loader, FIRST_SCRIPT_HASH].join(' ')}`,
    `connect-src ${[...sources, ...reports].join(' ')}`,
    `img-src ${["'self'", 'data:', ...reports].join(' ')}`,
    "font-src 'self'",
    "manifest-src 'self'",
    // Only widgets can be framed. One page shows them, and a visitor may come to it by a link from any other.
    "frame-src 'self'",
  ];
}

/**
 * Every fetch directive of a widget, except styles. It connects to nothing, so what visitors type stays in the frame. A widget's origin
 * is opaque, where `'self'` means nothing in Safari (https://bugs.webkit.org/show_bug.cgi?id=316847), so the site is named as well.
 */
const widgetFetchDirectives = (siteUrl: string, scriptOrigins: readonly string[]): string[] => [
  `script-src 'self' ${[siteUrl, ...scriptOrigins, FIRST_SCRIPT_HASH].join(' ')}`,
  `img-src 'self' ${siteUrl} data:`,
  `font-src 'self' ${siteUrl}`,
  ...['connect', 'frame', 'manifest', 'media', 'object', 'worker'].map((kind) => `${kind}-src 'none'`),
];

/**
 * The Content-Security-Policy header for pages. Styles are left to each page's own meta policy, which has the hashes of its style elements,
 * so one header fits all pages. It lists every source type because `default-src` would also block styles.
 * @param scriptOrigins - origins of remotes on other hosts
 * @param analyticsTagId - empty when no tag is configured; its hosts are then blocked
 */
export const headerPolicy = (scriptOrigins: readonly string[], analyticsTagId = ''): string =>
  [
    ...fetchDirectives(scriptOrigins, analyticsTagId),
    "media-src 'none'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Browsers that know `report-to` would ignore `report-uri`, and `report-to` needs https.
    `report-uri ${REPORT_ADDRESS}`,
  ].join('; ');

/**
 * The Content-Security-Policy header for widgets. Any site can frame them. `sandbox` without `allow-same-origin` takes cookies and storage
 * away from all code of a widget, whatever that code does. Violations are not reported: the API takes no reports from an opaque origin.
 * @param siteUrl - public origin of the site
 * @param scriptOrigins - origins of remotes on other hosts
 */
export const widgetPolicy = (siteUrl: string, scriptOrigins: readonly string[]): string =>
  [
    ...widgetFetchDirectives(siteUrl, scriptOrigins),
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
    'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');

const documentPolicy = (directives: readonly string[], styleHashes: readonly string[]): string =>
  [
    "default-src 'none'",
    ...directives,
    ['style-src', "'self'", EMPTY_STYLE, ...styleHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
  ].join('; ');

/**
 * The policy in a page's meta element. Browsers enforce it together with the header.
 * @param styleHashes - base64 SHA-256 of the text of each style element
 */
export const pagePolicy = (styleHashes: readonly string[], scriptOrigins: readonly string[] = [], analyticsTagId = ''): string =>
  documentPolicy(fetchDirectives(scriptOrigins, analyticsTagId), styleHashes);

/** The same for a widget. */
export const widgetPagePolicy = (styleHashes: readonly string[], siteUrl: string, scriptOrigins: readonly string[]): string =>
  documentPolicy(widgetFetchDirectives(siteUrl, scriptOrigins), styleHashes);

/** The policy of every response that is not a page. */
export const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Path prefix of the shell's files. */
export const ASSETS = '/assets/';

/** Path prefix of the widgets: calculators alone, for frames on other sites (docs/adr/0031-widgets.md). */
export const WIDGETS = '/embed/';

/** Path prefixes and the name of the part behind each, as used in logs and metrics. */
export const partsOf = (remotes: readonly Remote[]): readonly (readonly [prefix: string, part: string])[] => [
  ...(['api', ...remotes] as const).map((app) => [mountOf(app), app] as const),
  [ASSETS, 'shell'],
  [WIDGETS, 'widgets'],
];
export const PAGES = 'pages';
/** @param parts - of the installation's remotes */
export const partOf = (address: string, parts: ReturnType<typeof partsOf>): string =>
  parts.find(([prefix]) => address.startsWith(prefix))?.[1] ?? PAGES;

/** Matches "part status" pairs that mean a page, including not-found pages and 304. */
export const PAGE_RESPONSE = /^(?:pages (?:200|304|404)|(?:shell|widgets) 404)$/;
/** Matches those that mean a widget. */
export const WIDGET_RESPONSE = /^widgets (?:200|304)$/;
/** Matches those that mean a file of a build. */
const FILE_RESPONSE = /^(?:shell|mf-[a-z-]+) (?:200|304)$/;

/** Headers of every response, in addition to the policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Values that differ from `SECURITY_HEADERS`, and further headers, by "part status" pair. */
export const HEADERS_BY_RESPONSE: readonly (readonly [response: RegExp, headers: Readonly<Record<string, string>>])[] = [
  [
    WIDGET_RESPONSE,
    {
      // So that an isolated page, too, can frame them.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      // Browsers refuse to open a sandboxed document with any other value.
      'Cross-Origin-Opener-Policy': 'unsafe-none',
    },
  ],
  // Public files, which widgets request from an opaque origin.
  [FILE_RESPONSE, { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' }],
];

/** The headers of a "part status" pair. */
export const headersOf = (response: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    SECURITY_HEADERS,
    ...HEADERS_BY_RESPONSE.filter(([pattern]) => pattern.test(response)).map(([, headers]) => headers),
  ) as Record<string, string>;

/** Response headers of an upstream that nginx would obey, for example to send another file. */
export const SERVER_INSTRUCTIONS = [
  'X-Accel-Buffering',
  'X-Accel-Charset',
  'X-Accel-Expires',
  'X-Accel-Limit-Rate',
  'X-Accel-Redirect',
] as const;

/**
 * Response headers of an upstream that would affect the whole site, such as `Clear-Site-Data`, or how nginx answers. The gateway removes
 * them and sets its own where needed.
 */
export const FOREIGN_HEADERS = [
  ...Object.keys(SECURITY_HEADERS),
  ...SERVER_INSTRUCTIONS,
  'Access-Control-Allow-Credentials',
  'Access-Control-Allow-Headers',
  'Access-Control-Allow-Methods',
  'Access-Control-Allow-Origin',
  'Access-Control-Allow-Private-Network',
  'Access-Control-Expose-Headers',
  'Access-Control-Max-Age',
  'Accept-CH',
  'Alt-Svc',
  'Clear-Site-Data',
  'Content-Security-Policy-Report-Only',
  'Critical-CH',
  'Cross-Origin-Embedder-Policy',
  'Cross-Origin-Embedder-Policy-Report-Only',
  'Cross-Origin-Opener-Policy-Report-Only',
  'Document-Policy',
  'Expect-CT',
  'Feature-Policy',
  'Last-Modified',
  'Link',
  'NEL',
  'Origin-Agent-Cluster',
  'Origin-Trial',
  'Permissions-Policy-Report-Only',
  'Public-Key-Pins',
  'Refresh',
  'Report-To',
  'Reporting-Endpoints',
  'Server',
  'Server-Timing',
  'Service-Worker-Allowed',
  'Set-Cookie',
  'SourceMap',
  'Speculation-Rules',
  'Supports-Loading-Mode',
  'Timing-Allow-Origin',
  'WWW-Authenticate',
  'X-DNS-Prefetch-Control',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-Powered-By',
  'X-Request-Id',
  'X-SourceMap',
  'X-XSS-Protection',
] as const;
/** The API may set these where other sites may call it. */
const CROSS_ORIGIN_HEADERS: readonly string[] = [
  'Access-Control-Allow-Headers',
  'Access-Control-Allow-Methods',
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'Access-Control-Max-Age',
];
export const foreignHeadersOfApi = (crossOrigin: boolean): readonly string[] =>
  crossOrigin ? FOREIGN_HEADERS.filter((name) => !CROSS_ORIGIN_HEADERS.includes(name)) : FOREIGN_HEADERS;
/** A remote also may not set a policy or redirect. The API may set its own policy, because it serves an HTML documentation page. */
export const FOREIGN_HEADERS_OF_A_REMOTE = [...FOREIGN_HEADERS, 'Content-Security-Policy', 'Location'] as const;

/** The only methods that pages and files accept. */
export const READ_METHODS = ['GET', 'HEAD'] as const;

/** One path segment in canonical spelling: no percent-encoding, and neither `.` nor `..`. */
const PART = String.raw`(?!\.\.?(?:[/?]|$))[\w.~-]+`;
/** A canonical address, with or without a query. */
export const CANONICAL_ADDRESS = new RegExp(`^/(?:${PART}(?:/${PART})*)?(?:[?]|$)`);
/** An address with extra slashes. It redirects to the canonical one. */
export const SLASHED_ADDRESS = new RegExp(`^/+(?:${PART}(?:/+${PART})*/*)?(?:[?]|$)`);

/** @returns the canonical address, or undefined if the address is invalid */
export function canonicalAddress(address: string): string | undefined {
  if (CANONICAL_ADDRESS.test(address)) return address;
  if (!SLASHED_ADDRESS.test(address)) return undefined;
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(address) ?? [];
  return path.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1') + query;
}

/** Calculations by the last segment of their path. They are idempotent, so they can be retried. */
export const CALCULATIONS = ['calculate-tax', 'tax-returns', 'paychecks', 'business-structures', 'mcp'] as const;
export const isCalculation = (address: string): boolean =>
  CALCULATIONS.some((name) => address.split('?', 1)[0] === `${mountOf('api')}${name}`);

/** Maximum request body, in bytes. Only the API accepts chunked bodies of unknown length. */
export const BODY_LIMIT = 4096;
/** Endpoints with a higher limit: one takes a list of households, the others all jobs of one. */
export const LARGE_BODIES = [
  { name: 'tax-returns', limit: 128 * 1024 },
  { name: 'paychecks', limit: 32 * 1024 },
  { name: 'mcp', limit: 32 * 1024 },
] as const satisfies readonly { name: (typeof CALCULATIONS)[number]; limit: number }[];
export const bodyLimitOf = (address: string): number =>
  LARGE_BODIES.find(({ name }) => address.split('?', 1)[0] === `${mountOf('api')}${name}`)?.limit ?? BODY_LIMIT;

/** Server timeouts, in seconds. */
export const PATIENCE = {
  /** The whole request, from its first byte to the end of its body. */
  request: 10,
  /** A visitor who stops reading the response. */
  answer: 30,
  /** An idle keep-alive connection. */
  idle: 65,
} as const;

/** Maximum open connections, for all visitors together. */
export const CONNECTIONS = 4096;

/**
 * Valid request ids in the logs of gateway and API: long enough to be unique, with no characters that could forge a log line. The gateway
 * generates its own ids; a client's id is forwarded and logged separately.
 */
export const REQUEST_ID = /^[\w.-]{8,64}$/;
export const CLIENT_REQUEST_ID = 'X-Client-Request-Id';

/**
 * Rate-limited endpoints, each with its own counter: the last path segment and the one media type accepted. For `tax-returns` the gateway
 * counts requests and the API counts households.
 */
export const COUNTED = [
  { name: 'calculate-tax', takes: 'application/json' },
  { name: 'tax-returns', takes: 'application/json' },
  { name: 'paychecks', takes: 'application/json' },
  { name: 'business-structures', takes: 'application/json' },
  { name: 'mcp', takes: 'application/json' },
  { name: 'page-failures', takes: 'application/json' },
  { name: 'policy-violations', takes: 'application/csp-report' },
] as const;
/** `Sec-Fetch-Site` values of requests from this site or from no site (typed address, bookmark). */
export const OWN_SITES = ['same-origin', 'none'] as const;

/** Timeouts of the API, in seconds. A healthy process answers a calculation in milliseconds. */
export const API_PATIENCE = {
  /** One attempt of the balancer, and a connection of the Node gateway. */
  try: 2,
  /** All attempts together: shorter than the page's own timeout. */
  total: 8,
} as const;
/** How many processes the balancer tries for one calculation. */
export const API_TRIES = 3;
