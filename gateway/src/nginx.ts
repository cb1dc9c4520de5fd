/**
 * Generates nginx configurations from the declaration: for the gateway of the deployed stack and for the server of one remote. Maps and
 * locations here do what the Node gateway does in functions; the same tests run against both.
 */
import path from 'node:path';
import { mountOf, REMOTE_DEADLINE_MS, REMOTES } from './apps.ts';
import {
  API_PATIENCE,
  ASSETS,
  BODY_LIMIT,
  CACHE,
  CANONICAL_ADDRESS,
  CLIENT_REQUEST_ID,
  CLOSED_POLICY,
  CONNECTIONS,
  COUNTED,
  FOREIGN_HEADERS,
  FOREIGN_HEADERS_OF_A_REMOTE,
  foreignOrigins,
  HASHED_NAME,
  headerPolicy,
  HEADERS_BY_ANSWER,
  LANGUAGE_VARIANT,
  LARGE_BODIES,
  notFoundFile,
  OWN_SITES,
  PAGE_ANSWER,
  PAGE_VARY,
  pageFile,
  PAGES,
  PARTS,
  PATIENCE,
  READ_METHODS,
  REQUEST_ID,
  SECURITY_HEADERS,
  SERVER_INSTRUCTIONS,
  SITE_FILES,
  siteFile,
  SLASHED_ADDRESS,
  THEME_VARIANT,
  type Variant,
  WIDGET_ANSWER,
  widgetPolicy,
  WIDGETS,
} from './declaration.ts';
import type { NginxInstallation, RemoteInstallation } from './environment.ts';
import { PROBLEM_MEDIA_TYPE, problemOf, rateLimited, type Problem } from './problem.ts';

/** Quotes a text as one argument of a directive. Variables in it are still expanded. */
const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
/** Quotes a regular expression for a map or location, where braces and semicolons would otherwise end it. */
const pattern = (expression: RegExp, flag: '~' | '~*' = '~'): string => quoted(flag + expression.source);

const indented = (lines: readonly string[]): string[] => lines.map((line) => (line ? `  ${line}` : line));
const block = (head: string, ...lines: readonly string[]): string[] => [`${head} {`, ...indented(lines), '}', ''];
const map = (source: string, target: string, ...entries: readonly (readonly [string, string])[]): string[] =>
  block(`map ${source} ${target}`, ...entries.map(([key, value]) => `${key} ${value};`));

/** Content types by file extension. Each compressed copy gets the type of its original. */
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

/** Maximum servers behind a name to try before a request fails. */
const TRIES = 3;
/** DNS cache lifetime in seconds: how soon nginx uses a new replica and stops using a removed one. */
export const NAMES_KEPT = 5;

/** The settings shared by all our nginx servers: no root, one writable folder, no compression at run time. */
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
    ...block('events', `worker_connections ${CONNECTIONS};`),
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
      `client_header_timeout ${PATIENCE.request}s;`,
      '# Between two pieces of a body.',
      `client_body_timeout ${PATIENCE.request}s;`,
      '# What is left of a body behind its answer.',
      `lingering_time ${PATIENCE.request}s;`,
      `send_timeout ${PATIENCE.answer}s;`,
      `keepalive_timeout ${PATIENCE.idle}s;`,
      'reset_timedout_connection on;',
      '# Nothing here is worth asking for in parts.',
      'max_ranges 0;',
      '# Times of files are made of their content (content-time.ts), and say something as a part of the ETag alone.',
      'if_modified_since off;',
      '# What no location sets is empty.',
      'uninitialized_variable_warn off;',
      '',
      ...http,
    ),
  ].join('\n');
}

/** Creates a named location that answers with a problem document, and the `error_page` directive that leads to it. */
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

/** Hides the file's time, which is derived from its content and has no other meaning. */
const NO_LAST_MODIFIED = 'add_header Last-Modified "" always;';

/** Drops these headers from an upstream's response. */
const hidden = (headers: readonly string[]): string[] => headers.map((name) => `proxy_hide_header ${name};`);

const READ_ONLY = `if ($request_method !~ "^(?:${READ_METHODS.join('|')})$") { return 405; }`;
const CANONICAL = 'if ($spelling = slashed) { return 308 $without_slash$is_args$args; }';
const WHAT_IS_ALLOWED = `set $allow ${quoted(READ_METHODS.join(', '))};`;

/** Defines `$asset_cache`: the `Cache-Control` value for a file's name. */
const assetCache = map('$uri', '$asset_cache', [pattern(HASHED_NAME), quoted(CACHE.immutable)], ['default', CACHE.revalidated]);

/**
 * The location of an app's `assets/`, by default in its own build. Files of other releases come from the folder that keeps them, because an
 * open page or a page of another server may name them.
 */
const assetsAt = (address: string, keptDir: string, ...settings: readonly string[]): string[] => [
  ...block(`location ${address}`, ...settings, `try_files $uri ${keptDir ? '@kept' : '=404'};`),
  ...(keptDir
    ? block('location @kept', `rewrite ^${address}(.*)$ ${ASSETS}$1 break;`, `root ${quoted(keptDir)};`, 'try_files $uri =404;')
    : []),
];

/** Configures the server of one remote's build. The gateway and `render` request `browser/` and `server/` from it. */
export function remoteConfiguration({ host, port, folder, keptDir, runDir }: RemoteInstallation): string {
  return main(runDir, [
    'access_log off;',
    ...assetCache,
    ...block(
      'server',
      `listen ${host}:${port};`,
      `root ${quoted(folder)};`,
      NO_LAST_MODIFIED,
      'add_header Cache-Control $asset_cache;',
      'add_header Vary Accept-Encoding;',
      'add_header X-Content-Type-Options nosniff always;',
      '',
      ...block('location /', READ_ONLY, 'try_files $uri =404;'),
      ...assetsAt(`/browser${ASSETS}`, keptDir, READ_ONLY),
      ...[404, 405].flatMap((status) => refusal(problemOf(status))),
    ),
  ]);
}

/**
 * Defines a variable by a parameter of the query. Uses `$args` because `$arg_lang` would also match `LANG`; the first `lang` counts.
 * @param otherwise - if the parameter is missing or has another value
 */
const queryMap = (target: string, { query, values }: { query: string; values: readonly string[] }, otherwise: string): string[] =>
  map(
    '$args',
    target,
    ...values.map((value) => [pattern(new RegExp(`^(?:(?!${query}=)[^&]*&)*${query}=${value}(?:&|$)`)), value] as const),
    ['default', otherwise],
  );

/**
 * Defines `$language` and `$theme`, with the same result as `chooseVariant`, and `$widget_language` and `$widget_theme` for
 * `chooseWidgetVariant`.
 */
function variantMaps(): string[] {
  const languages = LANGUAGE_VARIANT.values;
  // As regular expressions, because nginx ignores case when it compares plain strings.
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
    ...queryMap('$language', LANGUAGE_VARIANT, '$language_of_cookie'),
    ...map(`$cookie_${THEME_VARIANT.cookie}`, '$theme', ...ownValues(THEME_VARIANT.values, THEME_VARIANT.fallback)),
    ...queryMap('$widget_language', LANGUAGE_VARIANT, LANGUAGE_VARIANT.fallback),
    ...queryMap('$widget_theme', THEME_VARIANT, THEME_VARIANT.fallback),
  ];
}

/** The request's variant, as nginx variables in a file name. */
const CHOSEN = { language: '$language', theme: '$theme' } as unknown as Variant;
const CHOSEN_FOR_WIDGET = { language: '$widget_language', theme: '$widget_theme' } as unknown as Variant;
/** `/$language/$theme$uri/index.html`. */
const pageIn = (chosen: Variant) => `/${pageFile(chosen, '/').replace('/index.html', '$uri/index.html')}`;

/** The headers that depend on the response, and the variable with the value of each. */
const headersByAnswer = [...new Set(HEADERS_BY_ANSWER.flatMap(([, headers]) => Object.keys(headers)))].map((name) => ({
  name,
  variable: `$${name.toLowerCase().replaceAll('-', '_')}`,
}));

/** Configures the site's one origin. */
export function gatewayConfiguration(installation: NginxInstallation): string {
  const { host, port, rateLimitPerMinute, connectionsPerAddress, trustedProxies, resolver, runDir } = installation;
  const scriptOrigins = foreignOrigins(Object.values(installation.remoteEntries));
  /** Seconds until one more calculation is allowed. */
  const retryAfter = Math.ceil(60 / rateLimitPerMinute);

  /** Name of the shared memory zone for one endpoint's counter. */
  const zone = (name: string) => name.replaceAll('-', '_');

  const limit =
    rateLimitPerMinute === 0
      ? []
      : [
          '# One count for all replicas of the API. An empty key is not counted.',
          ...map('$request_method', '$counted', ['POST', '$visitor'], ['default', '""']),
          ...COUNTED.map(({ name }) => `limit_req_zone $counted zone=${zone(name)}:10m rate=${rateLimitPerMinute}r/m;`),
          'limit_req_status 429;',
          "# A page of another site can make a visitor's browser send any POST of a plain type. It is refused before it is counted.",
          ...map(
            quoted('$request_method $http_sec_fetch_site'),
            '$foreign',
            [pattern(new RegExp(`^POST (?!(?:${OWN_SITES.join('|')})?$)`)), '1'],
            ['default', '""'],
          ),
          ...COUNTED.flatMap(({ name, takes }) =>
            map(
              quoted('$request_method $content_type'),
              `$wrong_type_of_${zone(name)}`,
              [pattern(new RegExp(`^POST (?!${takes}\\s*(?:;|$)).`), '~*'), '1'],
              ['default', '""'],
            ),
          ),
          '',
        ];

  const connections =
    connectionsPerAddress === 0
      ? []
      : [
          '# Requests that an address has open. One too many is closed without a word (444).',
          'limit_conn_zone $visitor zone=connections:10m;',
          `limit_conn connections ${connectionsPerAddress};`,
          'limit_conn_status 444;',
          '',
        ];

  const settings = [
    ...variantMaps(),
    '# A network of the sixth version, which one visitor has for himself, is one visitor. So is an address of the fourth in whatever form.',
    ...map('$binary_remote_addr', '$network', [pattern(/^(?<first_half>[\s\S]{8})/), '$first_half'], ['default', '""']),
    ...map(
      '$remote_addr',
      '$visitor',
      [pattern(/^::ffff:(?<mapped>[\d.]+)$/), '$mapped'],
      [pattern(/:/), '$network'],
      ['default', '$remote_addr'],
    ),
    ...assetCache,
    '# What is found is kept as its place says, and the page that tells of nothing found; everything else not at all.',
    ...map(
      quoted('$status $cache_class'),
      '$own_cache_control',
      [pattern(/^308 /), CACHE.revalidated],
      [pattern(/^(?:2..|304|404) (?<kept>.+)/), '$kept'],
      ['default', CACHE.refused],
    ),
    '# Remotes and the API say it themselves.',
    ...map('$upstream_http_cache_control', '$cache_control', ['""', '$own_cache_control'], ['default', '""']),
    '# An address has one spelling. What is only slashes too many leads to it; then nothing in it was decoded.',
    ...map(
      '$request_uri',
      '$spelling',
      [pattern(CANONICAL_ADDRESS), 'canonical'],
      [pattern(SLASHED_ADDRESS), 'slashed'],
      ['default', 'wrong'],
    ),
    ...map('$uri', '$without_slash', [pattern(/^(.+)\/$/), '$1'], ['default', '$uri']),
    ...map('$http_x_request_id', '$client_request_id', [pattern(REQUEST_ID), '$http_x_request_id'], ['default', '""']),
    ...map('$request_uri', '$part', ...PARTS.map(([prefix, part]) => [pattern(new RegExp(`^${prefix}`)), part] as const), [
      'default',
      PAGES,
    ]),
    ...map(
      quoted('$part $status'),
      '$own_policy',
      [pattern(PAGE_ANSWER), quoted(headerPolicy(scriptOrigins, installation.analyticsTagId))],
      [pattern(WIDGET_ANSWER), quoted(widgetPolicy(installation.siteUrl, scriptOrigins))],
      ['default', quoted(CLOSED_POLICY)],
    ),
    ...headersByAnswer.flatMap(({ name, variable }) =>
      map(
        quoted('$part $status'),
        variable,
        ...HEADERS_BY_ANSWER.flatMap(([answer, { [name]: value }]) => (value ? [[pattern(answer), quoted(value)] as const] : [])),
        ['default', quoted(SECURITY_HEADERS[name] ?? '')],
      ),
    ),
    "# The API's own documentation page brings a policy of its own.",
    ...map(
      quoted('$part $upstream_http_content_security_policy'),
      '$policy',
      [pattern(/^api (?<policy_of_api>.+)/), '$policy_of_api'],
      ['default', '$own_policy'],
    ),
    '# Neither who asked nor for what: one line per request with what an operator needs.',
    `log_format line escape=json '{"time":"$time_iso8601","requestId":"$request_id","clientRequestId":"$client_request_id","part":"$part","method":"$request_method",'`,
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
    ...connections,
    `resolver ${resolver} valid=${NAMES_KEPT}s;`,
    'resolver_timeout 2s;',
    '',
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Request-Id $request_id;',
    `proxy_set_header ${CLIENT_REQUEST_ID} $client_request_id;`,
    ...hidden([...FOREIGN_HEADERS, 'Content-Security-Policy']),
    `proxy_ignore_headers ${SERVER_INSTRUCTIONS.join(' ')};`,
    '# A body is passed on as it comes, since nginx bounds the time between two pieces of it, and the API the time for all of them.',
    'proxy_request_buffering off;',
    'proxy_max_temp_file_size 0;',
    'proxy_connect_timeout 1s;',
    'proxy_read_timeout 10s;',
    '# A calculation changes nothing, so it may be asked for again.',
    'proxy_next_upstream error timeout http_502 http_503 http_504 non_idempotent;',
    `proxy_next_upstream_tries ${TRIES};`,
    'proxy_next_upstream_timeout 10s;',
    '',
  ];

  // Allow a minute's worth of calculations in one burst, then one per interval.
  const limited = (name: string) =>
    rateLimitPerMinute === 0
      ? []
      : [
          'if ($foreign) { return 403; }',
          `if ($wrong_type_of_${zone(name)}) { return 415; }`,
          `limit_req zone=${zone(name)}${rateLimitPerMinute > 1 ? ` burst=${rateLimitPerMinute - 1} nodelay` : ''};`,
        ];
  /** For everything except the API, the only part that accepts bodies. */
  const read = ['if ($http_transfer_encoding) { return 413; }', CANONICAL, READ_ONLY];
  const found = [...read, 'if ($spelling = wrong) { return 404; }'];
  const behind = [
    '# Of what is answered here.',
    'types {}',
    `default_type ${PROBLEM_MEDIA_TYPE};`,
    `if ($spelling = wrong) { return 400 ${quoted(JSON.stringify(problemOf(400)))}; }`,
  ];
  const api = [
    CANONICAL,
    ...behind,
    `set $upstream ${quoted(installation.apiUpstreams[0])};`,
    `proxy_read_timeout ${API_PATIENCE.total}s;`,
    `proxy_next_upstream_timeout ${API_PATIENCE.total}s;`,
    'proxy_pass $upstream;',
  ];
  const server = [
    `listen ${host}:${port};`,
    `client_max_body_size ${BODY_LIMIT};`,
    ...Object.entries(SECURITY_HEADERS)
      .filter(([name]) => !headersByAnswer.some((each) => each.name === name))
      .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    ...headersByAnswer.map(({ name, variable }) => `add_header ${name} ${variable} always;`),
    NO_LAST_MODIFIED,
    'add_header Content-Security-Policy $policy always;',
    'add_header X-Request-Id $request_id always;',
    'add_header Cache-Control $cache_control always;',
    'add_header Vary $vary always;',
    'add_header Allow $allow always;',
    ...(rateLimitPerMinute === 0 ? [] : ['add_header Retry-After $retry_after always;']),
    '',
    ...block(
      'location /',
      `set $cache_class ${CACHE.revalidated};`,
      ...found,
      `set $vary ${quoted(PAGE_VARY)};`,
      `root ${quoted(installation.pagesDir)};`,
      `try_files ${pageIn(CHOSEN)} =404;`,
    ),
    ...block(
      `location ${WIDGETS}`,
      `set $cache_class ${CACHE.revalidated};`,
      ...found,
      'set $vary Accept-Encoding;',
      `root ${quoted(installation.pagesDir)};`,
      `try_files ${pageIn(CHOSEN_FOR_WIDGET)} =404;`,
    ),
    ...assetsAt(
      ASSETS,
      installation.keptDir,
      ...found,
      'set $cache_class $asset_cache;',
      'set $vary Accept-Encoding;',
      `root ${quoted(path.join(installation.shellDir, 'browser'))};`,
    ),
    ...SITE_FILES.flatMap((address) =>
      block(
        `location = ${address}`,
        ...found,
        `set $cache_class ${CACHE.revalidated};`,
        'set $vary Accept-Encoding;',
        `root ${quoted(installation.pagesDir)};`,
        `try_files /${siteFile(address)} =404;`,
      ),
    ),
    'error_page 404 @not_found;',
    ...block(
      'location @not_found',
      '# It is the answer to any address, and nothing to be recognized by.',
      'etag off;',
      `set $cache_class ${CACHE.revalidated};`,
      `set $vary ${quoted(PAGE_VARY)};`,
      `root ${quoted(installation.pagesDir)};`,
      `try_files /${notFoundFile(CHOSEN)} =404;`,
    ),
    '# Names in variables are looked up while requests come, not once at the start.',
    ...REMOTES.flatMap((remote) =>
      block(
        `location ${mountOf(remote)}`,
        ...read,
        ...behind,
        ...hidden(FOREIGN_HEADERS_OF_A_REMOTE),
        `set $upstream ${quoted(installation.remoteUpstreams[remote])};`,
        `proxy_read_timeout ${REMOTE_DEADLINE_MS}ms;`,
        `proxy_next_upstream_timeout ${REMOTE_DEADLINE_MS}ms;`,
        `rewrite ^${mountOf(remote)}(.*)$ /browser/$1 break;`,
        'proxy_pass $upstream;',
      ),
    ),
    ...block(`location ${mountOf('api')}`, ...api),
    ...COUNTED.flatMap(({ name }) => {
      const own = [...(name === LARGE_BODIES.name ? [`client_max_body_size ${LARGE_BODIES.limit};`] : []), ...limited(name)];
      return own.length > 0 ? block(`location = ${mountOf('api')}${name}`, ...own, ...api) : [];
    }),
    ...(rateLimitPerMinute === 0
      ? []
      : [
          ...[403, 415].flatMap((status) => refusal(problemOf(status))),
          ...refusal(rateLimited(rateLimitPerMinute, retryAfter), `set $retry_after ${retryAfter};`),
        ]),
    ...refusal(problemOf(405), WHAT_IS_ALLOWED),
    ...[408, 412, 413, 502, 504].flatMap((status) => refusal(problemOf(status))),
  ];

  const metrics =
    installation.metricsSocket && installation.metricsPort > 0
      ? block(
          'server',
          '# mtail shows its programs and its insides at other addresses. They are for nobody.',
          `listen ${host}:${installation.metricsPort};`,
          'access_log off;',
          ...block('location = /metrics', `proxy_pass http://unix:${installation.metricsSocket}:/metrics;`),
          ...block('location /', 'return 404;'),
        )
      : [];

  return main(runDir, [...settings, ...block('server', ...server), ...metrics]);
}
