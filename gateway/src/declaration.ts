/**
 * What a web server in front of the site must do, as data: which headers every answer has, how long which answer may be kept, and
 * which of a page's files a visitor is given. The node server of `npm start` is driven by it, and so is the nginx configuration of
 * the deployed stack.
 */

import { mountOf, REMOTES } from './apps.ts';

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

/** Where browsers report what the policy forbade. */
export const REPORT_ADDRESS = `${mountOf('api')}policy-violations`;

/** What a page may fetch, styles apart. */
function fetchDirectives(scriptOrigins: readonly string[], analyticsTagId: string): string[] {
  const sources = ["'self'", ...scriptOrigins];
  const [loader, reports] = analyticsTagId ? [[TAG_LOADER], TAG_REPORTS] : [[], []];
  return [
    `script-src ${[...sources, ...loader].join(' ')}`,
    `connect-src ${[...sources, ...reports].join(' ')}`,
    `img-src ${["'self'", 'data:', ...reports].join(' ')}`,
    "font-src 'self'",
    "manifest-src 'self'",
  ];
}

/**
 * The header's policy for pages. It leaves styles to the policy in each page's own head, which knows the hashes of its style elements, so
 * this header is the same for all pages. That is why it names every kind of source instead of `default-src`, which would forbid styles.
 * @param scriptOrigins - of remotes that are served from elsewhere
 * @param analyticsTagId - empty where no tag is configured: then none of its hosts is allowed
 */
export const headerPolicy = (scriptOrigins: readonly string[], analyticsTagId = ''): string =>
  [
    ...fetchDirectives(scriptOrigins, analyticsTagId),
    "media-src 'none'",
    "worker-src 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The newer `report-to` would make browsers ignore this one, and works over https alone.
    `report-uri ${REPORT_ADDRESS}`,
  ].join('; ');

/**
 * The policy in a page's head. A browser enforces both.
 * @param styleHashes - base64 SHA-256 of the texts of the page's style elements
 */
export const pagePolicy = (styleHashes: readonly string[], scriptOrigins: readonly string[] = [], analyticsTagId = ''): string =>
  [
    "default-src 'none'",
    ...fetchDirectives(scriptOrigins, analyticsTagId),
    ['style-src', "'self'", EMPTY_STYLE, ...styleHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
  ].join('; ');

/** The policy of every answer that is no page. */
export const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Folder of the shell's files. */
export const ASSETS = '/assets/';

/** The part of the site that an address belongs to, as logs and metrics call it. */
export const PARTS: readonly (readonly [prefix: string, part: string])[] = [
  ...(['api', ...REMOTES] as const).map((app) => [mountOf(app), app] as const),
  [ASSETS, 'shell'],
];
export const PAGES = 'pages';
export const partOf = (address: string): string => PARTS.find(([prefix]) => address.startsWith(prefix))?.[1] ?? PAGES;

/** A part and a status that together mean a page, also one that says that there is nothing, or that the visitor's copy is good. */
export const PAGE_ANSWER = /^(?:pages (?:200|304|404)|shell 404)$/;

/** Headers of every answer, in addition to the policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** By these an upstream would tell nginx how to hand out its answer. */
export const SERVER_INSTRUCTIONS = [
  'X-Accel-Buffering',
  'X-Accel-Charset',
  'X-Accel-Expires',
  'X-Accel-Limit-Rate',
  'X-Accel-Redirect',
] as const;

/**
 * Headers by which a part behind the gateway would speak for the whole site. They are taken out of its answers; the gateway's own
 * take the place of some.
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
/** The policy is the API's own matter, so that its documentation can be a page; and it never sends a visitor elsewhere. */
export const FOREIGN_HEADERS_OF_A_REMOTE = [...FOREIGN_HEADERS, 'Content-Security-Policy', 'Location'] as const;

/** All that pages and files take. */
export const READ_METHODS = ['GET', 'HEAD'] as const;

/** A part of a path in its one spelling: nothing encoded, and not `.` or `..`, which lead to another path. */
const PART = String.raw`(?!\.\.?(?:[/?]|$))[\w.~-]+`;
/** An address as it must be written, with whatever query. */
export const CANONICAL_ADDRESS = new RegExp(`^/(?:${PART}(?:/${PART})*)?(?:[?]|$)`);
/** One with too many slashes, which leads to the address without them. */
export const SLASHED_ADDRESS = new RegExp(`^/+(?:${PART}(?:/+${PART})*/*)?(?:[?]|$)`);

/** @returns the address as it must be written, or undefined if none is meant by it */
export function canonicalAddress(address: string): string | undefined {
  if (CANONICAL_ADDRESS.test(address)) return address;
  if (!SLASHED_ADDRESS.test(address)) return undefined;
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(address) ?? [];
  return path.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1') + query;
}

/** Calculations by the last part of their address. They change nothing, so each may be asked for again. */
const CALCULATIONS = ['calculate-tax', 'tax-returns'] as const;
export const isCalculation = (address: string): boolean =>
  CALCULATIONS.some((name) => address.split('?', 1)[0] === `${mountOf('api')}${name}`);

/** Largest request body, in bytes. One whose length is not told may be sent to the API alone. */
export const BODY_LIMIT = 4096;
/** The one address that takes more: a list of households. */
export const LARGE_BODIES = { name: 'tax-returns', limit: 128 * 1024 } as const satisfies {
  name: (typeof CALCULATIONS)[number];
  limit: number;
};
export const bodyLimitOf = (address: string): number =>
  address.split('?', 1)[0] === `${mountOf('api')}${LARGE_BODIES.name}` ? LARGE_BODIES.limit : BODY_LIMIT;

/** For how many seconds a server waits for a visitor. */
export const PATIENCE = {
  /** The whole request, from its first byte to the last of its body. */
  request: 10,
  /** The visitor takes nothing of an answer. */
  answer: 30,
  /** Nothing is asked for. */
  idle: 65,
} as const;

/** Connections that are open at a time, for all visitors. */
export const CONNECTIONS = 4096;

/**
 * What a request may be called in the logs of gateway and API: long enough to be a name, and unable to forge a line. The gateway makes up
 * its own; one that comes with a request is passed on and logged as the client's.
 */
export const REQUEST_ID = /^[\w.-]{8,64}$/;
export const CLIENT_REQUEST_ID = 'X-Client-Request-Id';

/**
 * What counts toward an address's allowance, each in its own count: the last part of its address, and the one media type it takes. Of
 * returns the gateway counts the requests, and the API the households in them.
 */
export const COUNTED = [
  { name: 'calculate-tax', takes: 'application/json' },
  { name: 'tax-returns', takes: 'application/json' },
  { name: 'page-failures', takes: 'application/json' },
  { name: 'policy-violations', takes: 'application/csp-report' },
] as const;
/** How a browser says that a page of this site, or nobody's page, sent a request. */
export const OWN_SITES = ['same-origin', 'none'] as const;

/** For how many seconds the API is waited for. A process that is alive answers a calculation in milliseconds. */
export const API_PATIENCE = {
  /** One process, while there is another to ask. */
  try: 2,
  /** All of them: less than the page waits. */
  total: 8,
  /** One that did not answer is left out for so long. */
  leftOut: 10,
} as const;
/** Processes of the API that are asked for one calculation. */
export const API_TRIES = 3;
