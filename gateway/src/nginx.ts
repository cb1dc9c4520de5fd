/**
 * The configuration of nginx, made from the declaration: for the gateway of the deployed stack, and for the server of one remote.
 * What the node gateway does with functions stands here as maps and locations; the same tests ask both.
 */
import path from 'node:path';
import { mountOf, REMOTES } from './apps.ts';
import {
  BODY_LIMIT,
  CACHE,
  foreignOrigins,
  HASHED_NAME,
  headerPolicy,
  LANGUAGE_VARIANT,
  notFoundFile,
  PAGE_VARY,
  pageFile,
  READ_METHODS,
  REQUEST_ID,
  SECURITY_HEADERS,
  SITE_FILES,
  siteFile,
  THEME_VARIANT,
  type Variant,
} from './declaration.ts';
import type { NginxInstallation, RemoteInstallation } from './environment.ts';
import { PROBLEM_MEDIA_TYPE, problemOf, rateLimited, type Problem } from './problem.ts';

/** A text as one argument of a directive. Variables in it stay variables. */
const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
/** A regular expression as the source of a map or location: braces and semicolons would end it otherwise. */
const pattern = (expression: RegExp, flag: '~' | '~*' = '~'): string => quoted(flag + expression.source);

const indented = (lines: readonly string[]): string[] => lines.map((line) => (line ? `  ${line}` : line));
const block = (head: string, ...lines: readonly string[]): string[] => [`${head} {`, ...indented(lines), '}', ''];
const map = (source: string, target: string, ...entries: readonly (readonly [string, string])[]): string[] =>
  block(`map ${source} ${target}`, ...entries.map(([key, value]) => `${key} ${value};`));

/** Content types of what is handed out; each compressed copy has that of its original. */
const TYPES = [
  ['text/html', 'html'],
  ['text/javascript', 'js cjs'],
  ['application/json', 'json'],
  ['application/manifest+json', 'webmanifest'],
  ['application/xml', 'xml'],
  ['text/plain', 'txt'],
  ['image/svg+xml', 'svg'],
  ['image/png', 'png'],
  ['font/woff2', 'woff2'],
  ['image/vnd.microsoft.icon', 'ico'],
] as const;

/** What is counted of each visitor: calculations, and reports of failures. */
const COUNTED = ['calculate-tax', 'page-failures'].map((name) => `${mountOf('api')}${name}`);
/** Replicas of the API that a request is passed to, one after the other, before it fails. */
const TRIES = 3;
/** Seconds for which the addresses behind a name are believed: so soon is a new replica used, and a removed one left alone. */
export const NAMES_KEPT = 5;

/** What every server of ours does: nothing as root, nothing outside one folder for temporary files, nothing compressed on request. */
function main(runDir: string, http: readonly string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    '# Made by gateway/src/nginx.ts from gateway/src/declaration.ts.',
    'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;',
    'daemon off;',
    'worker_processes auto;',
    `pid ${runDir}/nginx.pid;`,
    '# Lesser complaints name the visitor; what they speak of is in the access log as a status.',
    'error_log stderr crit;',
    '',
    ...block('events', 'worker_connections 4096;'),
    ...block(
      'http',
      ...temporary.map((what) => `${what}_temp_path ${runDir}/${what};`),
      '',
      ...block('types', ...TYPES.map(([type, extensions]) => `${type} ${extensions};`)),
      'default_type application/octet-stream;',
      'charset utf-8;',
      'charset_types text/javascript text/plain;',
      '',
      'sendfile on;',
      'tcp_nopush on;',
      'server_tokens off;',
      'absolute_redirect off;',
      'brotli_static on;',
      'gzip_static on;',
      '# Also for a visitor whose request was passed on by a proxy.',
      'gzip_proxied any;',
      'gzip_http_version 1.0;',
      '',
      '# A request that trickles in holds a connection no longer than this.',
      'client_header_timeout 10s;',
      'client_body_timeout 10s;',
      'send_timeout 30s;',
      'keepalive_timeout 65s;',
      'reset_timedout_connection on;',
      '# Nothing here is worth asking for in parts.',
      'max_ranges 0;',
      '# What no location sets is empty.',
      'uninitialized_variable_warn off;',
      '',
      ...http,
    ),
  ].join('\n');
}

/** A named location that answers with a problem document, and the directive that leads there. */
const refusal = (problem: Problem, ...settings: readonly string[]): string[] => [
  `error_page ${problem.status} @${problem.status};`,
  ...block(
    `location @${problem.status}`,
    ...settings,
    '# Whatever the address ends in.',
    'types {}',
    `default_type ${PROBLEM_MEDIA_TYPE};`,
    `return ${problem.status} ${quoted(JSON.stringify(problem))};`,
  ),
];

const READ_ONLY = `if ($request_method !~ "^(?:${READ_METHODS.join('|')})$") { return 405; }`;
const WHAT_IS_ALLOWED = `set $allow ${quoted(READ_METHODS.join(', '))};`;

/** `$asset_cache`: how long a file may be kept, by its name. */
const assetCache = map('$uri', '$asset_cache', [pattern(HASHED_NAME), quoted(CACHE.immutable)], ['default', CACHE.revalidated]);

/** The server of one remote's build, as the gateway and `render` ask it: `browser/` and `server/`. */
export function remoteConfiguration({ host, port, folder, runDir }: RemoteInstallation): string {
  return main(runDir, [
    'access_log off;',
    ...assetCache,
    ...block(
      'server',
      `listen ${host}:${port};`,
      `root ${quoted(folder)};`,
      'add_header Cache-Control $asset_cache;',
      'add_header Vary Accept-Encoding;',
      'add_header X-Content-Type-Options nosniff always;',
      '',
      ...block('location /', READ_ONLY, 'try_files $uri =404;'),
      ...[404, 405].flatMap((status) => refusal(problemOf(status))),
    ),
  ]);
}

/**
 * `$language` and `$theme`, as `chooseVariant` has them. The first `lang` of the address counts, and names are compared exactly, where
 * `$arg_lang` would take `LANG` as well.
 */
function variantMaps(): string[] {
  const languages = LANGUAGE_VARIANT.values;
  // As expressions: nginx compares plain texts without regard to case.
  const ownValues = (values: readonly string[], otherwise: string): (readonly [string, string])[] => [
    ...values.map((value) => [pattern(new RegExp(`^${value}$`)), value] as const),
    ['default', otherwise],
  ];
  return [
    ...map(
      `$http_${LANGUAGE_VARIANT.header.replaceAll('-', '_')}`,
      '$language_of_browser',
      ...languages.map((language) => [pattern(new RegExp(`^\\s*${language}(?:-[^,;]*)?\\s*(?:[,;]|$)`), '~*'), language] as const),
      ['default', LANGUAGE_VARIANT.fallback],
    ),
    ...map(`$cookie_${LANGUAGE_VARIANT.cookie}`, '$language_of_cookie', ...ownValues(languages, '$language_of_browser')),
    ...map(
      '$args',
      '$language',
      ...languages.map((language) => {
        const { query } = LANGUAGE_VARIANT;
        return [pattern(new RegExp(`^(?:(?!${query}=)[^&]*&)*${query}=${language}(?:&|$)`)), language] as const;
      }),
      ['default', '$language_of_cookie'],
    ),
    ...map(`$cookie_${THEME_VARIANT.cookie}`, '$theme', ...ownValues(THEME_VARIANT.values, THEME_VARIANT.fallback)),
  ];
}

/** The variant of the request, as a part of a file's name. */
const CHOSEN = { language: '$language', theme: '$theme' } as unknown as Variant;
/** `/$language/$theme` and the path, which begins with a slash, and `index.html`. */
const CHOSEN_PAGE = `/${pageFile(CHOSEN, '/').replace('/index.html', '$uri/index.html')}`;

/** The one origin of the site. */
export function gatewayConfiguration(installation: NginxInstallation): string {
  const { host, port, rateLimitPerMinute, trustedProxies, resolver, runDir } = installation;
  const policy = headerPolicy(foreignOrigins(Object.values(installation.remoteEntries)), installation.analyticsTagId);
  /** Header names as upstreams may use them: the gateway's own words replace theirs. */
  const replaced = ['X-Request-Id', 'X-Powered-By', 'Content-Security-Policy', ...Object.keys(SECURITY_HEADERS)];
  /** Seconds until one more calculation is allowed. */
  const retryAfter = Math.ceil(60 / rateLimitPerMinute);

  const limit =
    rateLimitPerMinute === 0
      ? []
      : [
          '# One count for all replicas of the API. An empty key is not counted.',
          ...map('$request_method', '$counted', ['POST', '$binary_remote_addr'], ['default', '""']),
          `limit_req_zone $counted zone=calculations:10m rate=${rateLimitPerMinute}r/m;`,
          'limit_req_status 429;',
          '',
        ];

  const settings = [
    ...variantMaps(),
    ...assetCache,
    '# What is found is kept as its place says, and the page that tells of nothing found; everything else not at all.',
    ...map(
      quoted('$status $cache_class'),
      '$own_cache_control',
      [pattern(/^(?:2..|304|308|404) (?<kept>.+)/), '$kept'],
      ['default', CACHE.refused],
    ),
    '# Remotes and the API say it themselves.',
    ...map('$upstream_http_cache_control', '$cache_control', ['""', '$own_cache_control'], ['default', '""']),
    "# The API's own documentation page brings a policy of its own.",
    ...map(
      '$upstream_http_content_security_policy',
      '$policy',
      ['""', quoted(policy)],
      ['default', '$upstream_http_content_security_policy'],
    ),
    '# The address as it was sent, so that nothing decoded gets into a header.',
    ...map('$request_uri', '$without_slash', [pattern(/^[/\\]*([^/\\?][^?]*?)\/+(\?.*)?$/), quoted('/$1$2')], ['default', '""']),
    ...map('$http_x_request_id', '$id', [pattern(REQUEST_ID), '$http_x_request_id'], ['default', '$request_id']),
    ...map(
      '$request_uri',
      '$part',
      ...(['api', ...REMOTES] as const).map((app) => [pattern(new RegExp(`^${mountOf(app)}`)), app] as const),
      [pattern(/^\/assets\//), 'shell'],
      ['default', 'pages'],
    ),
    '# Neither who asked nor for what: one line per request with what an operator needs.',
    `log_format line escape=json '{"time":"$time_iso8601","requestId":"$id","part":"$part","method":"$request_method",'`,
    `  '"status":$status,"seconds":$request_time,"upstreams":"$upstream_status"}';`,
    `access_log ${installation.accessLog} line;`,
    ...(installation.metricsLog
      ? [
          '# The same to be counted, in pieces, so that a request costs no more for it.',
          "log_format counted '$part $status $request_time';",
          `access_log ${installation.metricsLog} counted buffer=16k flush=1s;`,
        ]
      : []),
    '',
    ...(trustedProxies.length > 0
      ? [...trustedProxies.map((range) => `set_real_ip_from ${range};`), 'real_ip_header X-Forwarded-For;', 'real_ip_recursive on;', '']
      : []),
    ...limit,
    `resolver ${resolver} valid=${NAMES_KEPT}s;`,
    'resolver_timeout 2s;',
    '',
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Request-Id $id;',
    ...replaced.map((name) => `proxy_hide_header ${name};`),
    'proxy_max_temp_file_size 0;',
    'proxy_connect_timeout 1s;',
    'proxy_read_timeout 10s;',
    '# A calculation changes nothing, so it may be asked for again.',
    'proxy_next_upstream error timeout http_502 http_503 http_504 non_idempotent;',
    `proxy_next_upstream_tries ${TRIES};`,
    'proxy_next_upstream_timeout 10s;',
    '',
  ];

  // All of a minute's calculations may come at once; then one whenever its time has passed.
  const limited = `limit_req zone=calculations${rateLimitPerMinute > 1 ? ` burst=${rateLimitPerMinute - 1} nodelay` : ''};`;
  const api = [`set $upstream ${quoted(installation.apiUpstream)};`, 'proxy_pass $upstream;'];
  const server = [
    `listen ${host}:${port};`,
    `client_max_body_size ${BODY_LIMIT};`,
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    'add_header Content-Security-Policy $policy always;',
    'add_header X-Request-Id $id always;',
    'add_header Cache-Control $cache_control always;',
    'add_header Vary $vary always;',
    'add_header Allow $allow always;',
    ...(rateLimitPerMinute === 0 ? [] : ['add_header Retry-After $retry_after always;']),
    '',
    ...block(
      'location /',
      `set $cache_class ${CACHE.revalidated};`,
      READ_ONLY,
      'if ($without_slash) { return 308 $without_slash; }',
      `set $vary ${quoted(PAGE_VARY)};`,
      `root ${quoted(installation.pagesDir)};`,
      `try_files ${CHOSEN_PAGE} =404;`,
    ),
    ...block(
      'location /assets/',
      READ_ONLY,
      'set $cache_class $asset_cache;',
      'set $vary Accept-Encoding;',
      `root ${quoted(path.join(installation.shellDir, 'browser'))};`,
      'try_files $uri =404;',
    ),
    ...SITE_FILES.flatMap((address) =>
      block(
        `location = ${address}`,
        READ_ONLY,
        `set $cache_class ${CACHE.revalidated};`,
        'set $vary Accept-Encoding;',
        `root ${quoted(installation.pagesDir)};`,
        `try_files /${siteFile(address)} =404;`,
      ),
    ),
    'error_page 404 @not_found;',
    ...block(
      'location @not_found',
      `set $cache_class ${CACHE.revalidated};`,
      `set $vary ${quoted(PAGE_VARY)};`,
      `root ${quoted(installation.pagesDir)};`,
      `try_files /${notFoundFile(CHOSEN)} =404;`,
    ),
    '# Names in variables are looked up while requests come, not once at the start.',
    ...REMOTES.flatMap((remote) =>
      block(
        `location ${mountOf(remote)}`,
        READ_ONLY,
        `set $upstream ${quoted(installation.remoteUpstreams[remote])};`,
        `rewrite ^${mountOf(remote)}(.*)$ /browser/$1 break;`,
        'proxy_pass $upstream;',
      ),
    ),
    ...block(`location ${mountOf('api')}`, ...api),
    ...(rateLimitPerMinute === 0
      ? []
      : [
          ...COUNTED.flatMap((address) => block(`location = ${address}`, limited, ...api)),
          ...refusal(rateLimited(rateLimitPerMinute, retryAfter), `set $retry_after ${retryAfter};`),
        ]),
    ...refusal(problemOf(405), WHAT_IS_ALLOWED),
    ...[413, 502, 504].flatMap((status) => refusal(problemOf(status))),
  ];

  return main(runDir, [...settings, ...block('server', ...server)]);
}
