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
import { exposedPages } from './exposed-pages.mjs';
import { PrecompressPlugin } from './precompress.mjs';
import { RemoteReleasePlugin, ShellReleasePlugin } from './release-manifest.mjs';
import { ReleasedScriptsPlugin } from './released-scripts.mjs';
import { REPLACEMENTS } from './replacements.mjs';
import { icons, socialImages } from './site-images.mjs';
import { TypeErrorsPlugin } from './type-errors.mjs';
import { TypefacePlugin } from './typeface.mjs';

const require = createRequire(import.meta.url);
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const apps = readJson(path.resolve(import.meta.dirname, '../../../gateway/src/apps.json'));
/** Ports of the dev servers by app. `npm run dev` chooses them. */
const devPorts = {
  ...Object.fromEntries(Object.entries(apps).map(([app, { devPort }]) => [app, devPort])),
  ...JSON.parse(process.env.DEV_PORTS ?? '{}'),
};
const { remoteMs: REMOTE_DEADLINE_MS } = readJson(path.resolve(import.meta.dirname, '../../../gateway/src/deadlines.json'));
const offeredNames = readJson(path.resolve(import.meta.dirname, 'offered-names.json'));

const RUNTIME = '@bracketwise/shared-ui/runtime';

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
  RUNTIME,
];

const [, CONTRACT] = /PAGE_CONTRACT = (\d+)/.exec(readFileSync(path.join(import.meta.dirname, 'page-contract.ts'), 'utf8'));

/** The version of a singleton's package: `react/jsx-runtime` has the version of `react`. Our own runtime has the number of the contract. */
const versionOf = (singleton) => (singleton === RUNTIME ? `${CONTRACT}.0.0` : require(`${singleton.split('/')[0]}/package.json`).version);

/** The part of an app's `release.json` that does not depend on its code. A build gets its name later, so that it can be cached. */
function releaseOf(app) {
  const packages = SINGLETONS.filter((name) => !name.includes('/')).map((name) => [name, versionOf(name)]);
  return { app, version: 'unreleased', revision: 'unknown', contract: Number(CONTRACT), packages: Object.fromEntries(packages) };
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
const OFFERED_IN_PART = {
  'react-router-dom': 'react-router',
  'react-i18next': inPackage('react-i18next', 'dist/es/index.js'),
  'styled-components': inPackage('styled-components', 'dist/styled-components.browser.esm.js'),
};

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

const ownLoader = (file) => ({ loader: path.join(import.meta.dirname, file) });

/** Drops the router's links and forms for its data features, and Formik's field arrays (5 KB compressed). */
const PURE_COMPONENTS = {
  test: [/[\\/]react-router[\\/]dist[\\/]production[\\/]/, /[\\/]formik[\\/]dist[\\/]formik\.esm\.js$/],
  use: ownLoader('pure-components.mjs'),
};

/** Replaces files of packages by `replacements.mjs`, which has what we use of them. */
const REPLACED = Object.keys(REPLACEMENTS).map((file) => ({
  test: new RegExp(`[\\\\/]node_modules[\\\\/]${file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`),
  use: { ...ownLoader('replacements.mjs'), options: { file } },
}));

const SHORT_COMPONENT_IDS = ownLoader('short-component-ids.mjs');
const RELOAD_ON_CHANGE = ownLoader('reload-on-change.mjs');

/** Yup imports this package to rename object keys, which nobody uses (0.6 KB gzipped in the first load of every calculator). */
const WITHOUT_USE = { 'tiny-case': false };

const containerName = (app) => app.replaceAll('-', '_');

function typescriptRule({ hot }) {
  const compiler = {
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
        // `ssr` makes component ids depend on the file alone, so that server and browser compute the same class names.
        experimental: { plugins: [['@swc/plugin-styled-components', { ssr: true, displayName: hot, fileName: hot }]] },
      },
    },
  };
  return { test: /\.tsx?$/, type: 'javascript/auto', use: [SHORT_COMPONENT_IDS, compiler, ...(hot ? [RELOAD_ON_CHANGE] : [])] };
}

/** @param options.hot - whether modules are replaced in the page, which takes the development build of React */
function base({ app, dir, dev, browser, hot = dev && browser }) {
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
    module: { rules: [typescriptRule({ hot }), WITHOUT_SIDE_EFFECTS, PURE_COMPONENTS, ...REPLACED] },
    // Lazy compilation breaks federation, because the container's entry must list all chunks up front.
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
    // `npm run dev` names the one address that matters.
    infrastructureLogging: { level: 'warn' },
  };
}

function browserBase({ app, dir, dev, hot = dev, port = devPorts[app] }) {
  return {
    ...base({ app, dir, dev, browser: true, hot }),
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
      port,
      hot,
      liveReload: hot,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: hot && { webSocketURL: { hostname: 'localhost', port }, overlay: { errors: true, warnings: true, runtimeErrors: false } },
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

/** Service workers, each one file. */
const workerBase = ({ app, dir, workers }) => ({
  ...base({ app, dir, dev: false, browser: false }),
  name: `${app}:workers`,
  target: ['webworker', 'es2022'],
  entry: workers,
  output: { path: path.join(dir, 'dist/worker'), filename: '[name].js', clean: true },
});

/** In development the shell's server acts as the gateway and proxies the other apps under their mount paths. */
const mountsInDevelopment = () =>
  Object.entries(apps)
    .filter(([, { mount }]) => mount)
    .map(([app, { mount }]) => ({
      context: [mount],
      target: `http://localhost:${devPorts[app]}`,
      pathRewrite: app === 'api' ? undefined : { [`^${mount}`]: '/' },
    }));

/** Away from the ports of the apps (`apps.json`). */
const WORKBENCH_PORT = 8070;

/** Loads the typeface in development, where no rendered HTML does. */
const PLACE_TYPEFACE = path.resolve(import.meta.dirname, '../theme/place-typeface.ts');

/** Development has no rendered HTML, only an empty page with a local configuration. */
function developmentHtml(template) {
  const remotes = Object.fromEntries(
    Object.entries(apps)
      .filter(([app]) => app.startsWith('mf-'))
      .map(([app, { mount }]) => [app, `${mount}remoteEntry.js`]),
  );
  const site = { siteUrl: `http://localhost:${devPorts.shell}`, contactEmail: '', analyticsTagId: '', offline: false };
  const config = { ...site, remotes, unverified: Object.keys(remotes) };
  return new rspack.HtmlRspackPlugin({ template, templateParameters: { config: JSON.stringify(config) } });
}

/**
 * The shell's build. The entry is the actual bootstrap, without an async boundary: shared packages are eager and load in the first
 * wave of requests.
 * @param {{ dir: string, entry: string, serverEntry: string, workers: Record<string, string>, runtimePlugins: string[], devEntry: string, devTemplate: string }} options -
 * `workers`: the service workers, which `render` completes; `devEntry`: what development adds
 */
export function shell({ dir, entry, serverEntry, workers, runtimePlugins, devEntry, devTemplate }) {
  return (_env, { mode }) => {
    const dev = mode !== 'production';
    const app = 'shell';
    const release = new ShellReleasePlugin(releaseOf(app), { file: apps.shell.release, offeredNames });
    const settings = browserBase({ app, dir, dev });
    const browser = {
      ...settings,
      entry: { main: dev ? [PLACE_TYPEFACE, devEntry, entry] : entry },
      // Absolute, because pages at any path refer to the shell's files.
      output: { ...settings.output, publicPath: '/' },
      devServer: { ...settings.devServer, historyApiFallback: true, proxy: mountsInDevelopment() },
      optimization: {
        splitChunks: {
          chunks: 'async',
          cacheGroups: {
            // Changes only when a dependency changes; `main` changes with every release.
            vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true },
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
        ...(dev
          ? [new ReactRefreshRspackPlugin(), developmentHtml(devTemplate), new TypeErrorsPlugin(process.env.TYPE_ERRORS)]
          : [icons(), new ReleasedScriptsPlugin(app), new PrecompressPlugin(), release]),
      ],
    };
    if (dev) return browser;
    const server = serverBase({ app, dir });
    return [browser, { ...server, entry: serverEntry, plugins: [...server.plugins, release] }, workerBase({ app, dir, workers })];
  };
}

const EMPTY_PAGE = '<!doctype html><html lang="en"><head><meta charset="utf-8" /></head><body><div id="root"></div></body></html>';

/** The build for `npm run dev -w mf-guides`: a remote's pages without the shell, with their own copies of the singletons. */
function alone({ app, dir, exposes }) {
  const settings = browserBase({ app, dir, dev: true, port: Number(process.env.PORT ?? devPorts[app]) });
  const pages = Object.entries(exposes).map(([name, file]) => `${name}: () => import(${JSON.stringify(path.resolve(dir, file))})`);
  const frame = path.resolve(import.meta.dirname, '../alone/show-alone.tsx');
  const start = `import { showAlone } from ${JSON.stringify(frame)};\nshowAlone('${app}', { ${pages.join(', ')} });`;
  return {
    ...settings,
    entry: { main: [PLACE_TYPEFACE, `data:text/javascript,${encodeURIComponent(start)}`] },
    // Prints the address.
    infrastructureLogging: { level: 'info' },
    output: { ...settings.output, publicPath: '/' },
    devServer: {
      ...settings.devServer,
      historyApiFallback: true,
      proxy: [{ context: [apps.api.mount], target: `http://localhost:${devPorts.api}` }],
    },
    plugins: [
      new TypefacePlugin({ hashed: false }),
      new ReactRefreshRspackPlugin(),
      new rspack.HtmlRspackPlugin({ templateContent: EMPTY_PAGE }),
    ],
  };
}

/**
 * The build of the workbench, which shows stories of components without the shell: `rspack dev` for a person, `rspack build` for the
 * tests, as one script that loads nothing later.
 * @param {{ dir: string, entry: string }} options
 */
export function workbench({ dir, entry }) {
  return (_env, { mode }) => {
    const dev = mode !== 'production';
    return {
      ...base({ app: 'workbench', dir, dev, browser: true }),
      target: ['web', 'es2022'],
      entry: { main: [PLACE_TYPEFACE, entry] },
      output: { path: path.join(dir, 'dist/browser'), publicPath: '/', filename: '[name].js', clean: true },
      optimization: { minimize: false },
      devServer: { port: Number(process.env.PORT ?? WORKBENCH_PORT), hot: true, historyApiFallback: true },
      plugins: [
        new TypefacePlugin({ hashed: false }),
        new rspack.HtmlRspackPlugin({ title: 'Workbench', templateContent: EMPTY_PAGE }),
        dev ? new ReactRefreshRspackPlugin() : new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ],
    };
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
 * A remote's build. It exposes every page in the folder.
 * @param {{ dir: string, inCommon?: boolean }} options - `inCommon` puts what its pages share into one chunk: one or two requests fewer per
 * page, and the same bytes.
 */
export function remote({ dir, inCommon = false }) {
  return (env, { mode }) => {
    const dev = mode !== 'production';
    const app = path.basename(dir);
    const exposes = exposedPages(dir);
    if (env?.alone) return alone({ app, dir, exposes });
    // A production shell provides the production React, which knows neither development's JSX nor updates of modules, and its policy
    // allows no connection to a dev server.
    const hot = dev && !env?.productionShell;
    const release = new RemoteReleasePlugin(releaseOf(app), SINGLETONS);
    const browser = {
      ...browserBase({ app, dir, dev, hot }),
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
        ...(hot ? [new ReactRefreshRspackPlugin()] : []),
        ...(dev ? [] : [socialImages(dir, exposes), new ReleasedScriptsPlugin(app), new PrecompressPlugin(), release]),
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
