/**
 * The build of every app of the federation, in one call: `shell({...})` or `remote({...})`.
 *
 * A production build makes two bundles. `dist/browser` is served to visitors. `dist/server` holds the same pages for node, and
 * `render` writes the HTML from it. In both, the shared singletons come from the shell.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { AssetsManifestPlugin } from './assets-manifest.mjs';
import { PrecompressPlugin } from './precompress.mjs';
import { ReleaseManifestPlugin } from './release-manifest.mjs';
import { icons, socialImages } from './site-images.mjs';
import { TypefacePlugin } from './typeface.mjs';

const require = createRequire(import.meta.url);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const apps = readJson(path.resolve(import.meta.dirname, '../../../gateway/src/apps.json'));
const { remoteMs: REMOTE_DEADLINE_MS } = readJson(path.resolve(import.meta.dirname, '../../../gateway/src/deadlines.json'));
const offeredNames = readJson(path.resolve(import.meta.dirname, 'offered-names.json'));

/**
 * Modules that must exist only once per page, because each has state of its own: a context, a registry, a style sheet. All other
 * packages are bundled by the app that uses them, so they are tree-shaken and a remote may use a newer version than the shell.
 */
export const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'i18next',
  'react-i18next',
  'styled-components',
  '@bracketwise/shared-ui/runtime',
];

/** The version of a singleton's package: `react/jsx-runtime` has the version of `react`. */
function versionOf(singleton) {
  const [scopeOrName, name] = singleton.split('/');
  const pkg = scopeOrName.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName;
  if (pkg === '@bracketwise/shared-ui') return readJson(path.resolve(import.meta.dirname, '../../package.json')).version;
  return require(`${pkg}/package.json`).version;
}

/**
 * @rspack/core injects the CommonJS build of the federation runtime, which cannot be tree-shaken. An app that also imports
 * `@module-federation/enhanced/runtime` would then carry the ESM build as well. These aliases leave only the ESM build. Measured
 * together with `externalRuntime`: remoteEntry shrinks from 34 KB to 8 KB gzipped.
 */
const bundlerRuntime = path.dirname(require.resolve('@module-federation/webpack-bundler-runtime/bundler'));
const ONE_FEDERATION_RUNTIME = {
  [path.join(bundlerRuntime, 'index.cjs')]: path.join(bundlerRuntime, 'index.js'),
  '@module-federation/runtime/core$': path.join(bundlerRuntime, '../../runtime/dist/core.js'),
  '@module-federation/runtime$': path.join(bundlerRuntime, '../../runtime/dist/index.js'),
  '@module-federation/runtime': path.join(bundlerRuntime, '../../runtime/dist/index.js'),
  '@module-federation/runtime-tools': path.join(bundlerRuntime, '../../runtime-tools/dist/index.js'),
};

const inPackage = (name, file) => path.join(path.dirname(require.resolve(`${name}/package.json`)), file);

/** The production build without developer warnings, which the package contains but does not export. */
const ROUTER = inPackage('react-router', 'dist/production/index.mjs');

/**
 * For these singletons the shell shares only the names in use, so that the rest stays out of the first load. The value is the
 * module to import them from; importing the package by its own name would resolve to the shared module again.
 */
const OFFERED_IN_PART = { 'react-router-dom': 'react-router', 'react-i18next': inPackage('react-i18next', 'dist/es/index.js') };

const offeredModule = (dir, name) => path.join(dir, `offered/${name}.js`);

/** The generated modules that export those names, by path. */
const offeredModules = (dir) =>
  Object.fromEntries(
    Object.entries(OFFERED_IN_PART).map(([name, file]) => [
      offeredModule(dir, name),
      `export { ${offeredNames[name].join(', ')} } from ${JSON.stringify(file)};`,
    ]),
  );

/**
 * Formik imports this package for `connect`, which nobody uses. The package doesn't declare that it has no side effects; declaring
 * it here drops it and `react-is` (1 KB gzipped in the first load of every remote).
 */
const WITHOUT_SIDE_EFFECTS = { test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false };

const SHORT_COMPONENT_IDS = { loader: path.join(import.meta.dirname, 'short-component-ids.mjs') };

/** Yup imports this package to rename object keys, which nobody uses (0.6 KB gzipped in the first load of every calculator). */
const WITHOUT_USE = { 'tiny-case': false };

const containerName = (app) => app.replaceAll('-', '_');

function typescriptRule({ dev, browser }) {
  const compiler = {
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: dev, refresh: dev && browser } },
        // `ssr` makes component ids depend on the file alone, so that server and browser compute the same class names.
        experimental: { plugins: [['@swc/plugin-styled-components', { ssr: true, displayName: dev, fileName: dev }]] },
      },
    },
  };
  return { test: /\.tsx?$/, type: 'javascript/auto', use: [SHORT_COMPONENT_IDS, compiler] };
}

function base({ app, dir, dev, browser }) {
  return {
    name: `${app}:${browser ? 'browser' : 'server'}`,
    context: dir,
    mode: dev ? 'development' : 'production',
    devtool: dev ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      conditionNames: ['source', '...'],
      alias: { ...ONE_FEDERATION_RUNTIME, ...WITHOUT_USE, ...(!dev && { 'react-router$': ROUTER }) },
    },
    module: { rules: [typescriptRule({ dev, browser }), WITHOUT_SIDE_EFFECTS] },
    // Lazy compilation breaks federation, because the container's entry must list all chunks up front.
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
  };
}

function browserBase({ app, dir, dev }) {
  const { devPort } = apps[app];
  return {
    ...base({ app, dir, dev, browser: true }),
    target: ['web', 'es2022'],
    output: {
      path: path.join(dir, 'dist/browser'),
      // 'auto': chunks load from the same place as the entry, so one build works under any mount path.
      publicPath: 'auto',
      uniqueName: containerName(app),
      chunkLoadTimeout: REMOTE_DEADLINE_MS,
      filename: dev ? '[name].js' : 'assets/[name].[contenthash:8].js',
      chunkFilename: dev ? '[name].js' : 'assets/[name].[contenthash:8].js',
      clean: true,
    },
    devServer: {
      port: devPort,
      hot: true,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { webSocketURL: { hostname: 'localhost', port: devPort }, overlay: false },
    },
  };
}

function serverBase({ app, dir }) {
  return {
    ...base({ app, dir, dev: false, browser: false }),
    target: 'node20',
    output: { path: path.join(dir, 'dist/server'), filename: 'index.cjs', library: { type: 'commonjs2' }, clean: true },
    optimization: { minimize: false },
    // One file with the texts of all languages, because `render` fetches a server bundle as a single file.
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** In development the shell's server acts as the gateway and proxies the other apps under their mount paths. */
const mountsInDevelopment = () =>
  Object.entries(apps)
    .filter(([, { mount }]) => mount)
    .map(([app, { mount, devPort }]) => ({
      context: [mount],
      target: `http://localhost:${devPort}`,
      pathRewrite: app === 'api' ? undefined : { [`^${mount}`]: '/' },
    }));

/** Loads the typeface in development, where no rendered HTML does. */
const PLACE_TYPEFACE = path.resolve(import.meta.dirname, '../theme/place-typeface.ts');

/** Development has no rendered HTML, only an empty page with a local configuration. */
function developmentHtml(template) {
  const remotes = Object.fromEntries(
    Object.entries(apps)
      .filter(([app]) => app.startsWith('mf-'))
      .map(([app, { mount }]) => [app, `${mount}remoteEntry.js`]),
  );
  const config = { siteUrl: `http://localhost:${apps.shell.devPort}`, remotes, contactEmail: '', analyticsTagId: '' };
  return new rspack.HtmlRspackPlugin({ template, templateParameters: { config: JSON.stringify(config) } });
}

/**
 * The shell's build. The entry is the actual bootstrap, without an async boundary: shared packages are eager and load in the first
 * wave of requests.
 * @param {{ dir: string, entry: string, serverEntry: string, runtimePlugins: string[], devTemplate: string }} options
 */
export function shell({ dir, entry, serverEntry, runtimePlugins, devTemplate }) {
  return (_env, { mode }) => {
    const dev = mode !== 'production';
    const app = 'shell';
    const settings = browserBase({ app, dir, dev });
    const browser = {
      ...settings,
      entry: { main: dev ? [PLACE_TYPEFACE, entry] : entry },
      // Absolute, because pages at any path refer to the shell's files.
      output: { ...settings.output, publicPath: '/' },
      devServer: { ...settings.devServer, historyApiFallback: true, proxy: mountsInDevelopment() },
      optimization: {
        splitChunks: {
          chunks: 'async',
          cacheGroups: {
            // These two chunks change only when a dependency changes; `main` changes with every release.
            react: {
              test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              name: 'react',
              chunks: 'initial',
              priority: 2,
              enforce: true,
            },
            vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', priority: 1, enforce: true },
          },
        },
      },
      plugins: [
        new ModuleFederationPlugin({
          name: app,
          remotes: {},
          shared: Object.fromEntries(
            SINGLETONS.map((name) => {
              const version = versionOf(name);
              const shared = { singleton: true, eager: true, version, requiredVersion: `^${version}` };
              return [name, name in OFFERED_IN_PART ? { ...shared, import: offeredModule(dir, name) } : shared];
            }),
          ),
          // The default, version-first, loads every remote at startup and hangs if one does not answer.
          shareStrategy: 'loaded-first',
          runtimePlugins,
          dts: false,
          manifest: false,
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
        }),
        new rspack.experiments.VirtualModulesPlugin(offeredModules(dir)),
        new rspack.DefinePlugin({ REMOTE_DEADLINE_MS }),
        new TypefacePlugin({ hashed: !dev }),
        new AssetsManifestPlugin(),
        new rspack.CopyRspackPlugin({ patterns: [{ from: path.join(import.meta.dirname, 'favicon.svg'), to: 'assets' }] }),
        ...(dev ? [new ReactRefreshRspackPlugin(), developmentHtml(devTemplate)] : [icons(), new PrecompressPlugin()]),
      ],
    };
    if (dev) return browser;
    const server = serverBase({ app, dir });
    return [browser, { ...server, entry: serverEntry }];
  };
}

/** The build for `npm run dev -w mf-guides`: a remote's pages without the shell, with their own copies of the singletons. */
function alone({ app, dir, exposes }) {
  const settings = browserBase({ app, dir, dev: true });
  const pages = Object.entries(exposes).map(([name, file]) => `${name}: () => import(${JSON.stringify(path.resolve(dir, file))})`);
  const frame = path.resolve(import.meta.dirname, '../alone/show-alone.tsx');
  const start = `import { showAlone } from ${JSON.stringify(frame)};\nshowAlone('${app}', { ${pages.join(', ')} });`;
  return {
    ...settings,
    entry: { main: [PLACE_TYPEFACE, `data:text/javascript,${encodeURIComponent(start)}`] },
    output: { ...settings.output, publicPath: '/' },
    devServer: {
      ...settings.devServer,
      historyApiFallback: true,
      proxy: [{ context: [apps.api.mount], target: `http://localhost:${apps.api.devPort}` }],
    },
    plugins: [
      new TypefacePlugin({ hashed: false }),
      new ReactRefreshRspackPlugin(),
      new rspack.HtmlRspackPlugin({ templateContent: '<!doctype html><html lang="en"><body><div id="root"></div></body></html>' }),
    ],
  };
}

/** Puts modules used by two or more pages into one chunk. Sections do not split a page further. */
function pagesInCommon(exposes) {
  const isPage = ({ name }) => Object.hasOwn(exposes, name ?? '');
  return {
    splitChunks: {
      chunks: (chunk) => !isPage(chunk),
      cacheGroups: { pages: { name: 'pages', chunks: isPage, minChunks: 2, enforce: true, priority: 1 } },
    },
  };
}

/**
 * A remote's build, with one line per page in `exposes`.
 * @param {{ dir: string, exposes: Record<string, string>, inCommon?: boolean }} options - `exposes` maps a page's name to its module.
 * `inCommon` puts what its pages share into one chunk: one or two requests fewer per page, and the same bytes.
 */
export function remote({ dir, exposes, inCommon = false }) {
  return (env, { mode }) => {
    const dev = mode !== 'production';
    const app = path.basename(dir);
    if (env?.alone) return alone({ app, dir, exposes });
    const release = new ReleaseManifestPlugin();
    const browser = {
      ...browserBase({ app, dir, dev }),
      entry: {},
      optimization: inCommon && !dev ? pagesInCommon(exposes) : {},
      plugins: [
        new ModuleFederationPlugin({
          name: containerName(app),
          filename: 'remoteEntry.js',
          exposes: Object.fromEntries(Object.entries(exposes).map(([name, file]) => [`./${name}`, { import: file, name }])),
          // `import: false`: no fallback copies; the shell provides every singleton.
          shared: Object.fromEntries(
            SINGLETONS.map((name) => [name, { singleton: true, import: false, requiredVersion: `^${versionOf(name)}` }]),
          ),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
        }),
        new AssetsManifestPlugin(),
        ...(dev ? [new ReactRefreshRspackPlugin()] : [socialImages(dir, exposes), new PrecompressPlugin(), release]),
      ],
    };
    if (dev) return browser;
    const pages = Object.entries(exposes).map(([name, file]) => `export * as ${name} from ${JSON.stringify(path.resolve(dir, file))};`);
    const server = serverBase({ app, dir });
    return [
      browser,
      {
        ...server,
        plugins: [...server.plugins, release],
        entry: `data:text/javascript,${encodeURIComponent(pages.join('\n'))}`,
        externals: Object.fromEntries(SINGLETONS.map((name) => [name, `commonjs ${name}`])),
      },
    ];
  };
}
