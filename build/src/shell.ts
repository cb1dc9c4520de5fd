/** The shell's build: the host of the federation, its server bundle, and the service workers. */
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { REMOTE_DEADLINE_MS, REMOTES, SHELL_RELEASE, entryOf, mountOf } from '@bracketwise/contract/apps';
import { OFFERED_NAMES } from '@bracketwise/shared-ui/federation/offered-names';
import { AssetsManifestPlugin } from './assets-manifest.ts';
import { PLACE_TYPEFACE, base, browserBase, compiledOnArrival, devPorts, serverBase, type Configure } from './bundles.ts';
import { PrecompressPlugin } from './precompress.ts';
import { ShellReleasePlugin } from './release-manifest.ts';
import { ReleasedScriptsPlugin } from './released-scripts.ts';
import { SINGLETONS, offeredModule, offeredModules, releaseOf, versionOf } from './shared-modules.ts';
import { FAVICON, icons } from './site-images.ts';
import { TypeErrorsPlugin } from './type-errors.ts';
import { TypefacePlugin } from './typeface.ts';

const APP = 'shell';

/** In development, a remote is built when a page asks for it. */
const DEVELOPMENT_DEADLINE_MS = 120_000;

/** In development the shell's server acts as the gateway and proxies the other apps under their mount paths. */
const mountsInDevelopment = () =>
  [...REMOTES, 'api' as const].map((app) => ({
    context: [mountOf(app)],
    target: `http://localhost:${devPorts[app]}`,
    ...(app !== 'api' && { pathRewrite: { [`^${mountOf(app)}`]: '/' } }),
  }));

/** Development has no rendered HTML, only an empty page with a local configuration. */
function developmentHtml(template: string) {
  const remotes = Object.fromEntries(REMOTES.map((remote) => [remote, entryOf(remote)]));
  const site = { siteUrl: `http://localhost:${devPorts.shell}`, contactEmail: '', analyticsTagId: '', offline: false };
  const config = { ...site, remotes, unverified: REMOTES };
  return new rspack.HtmlRspackPlugin({ template, templateParameters: { config: JSON.stringify(config) } });
}

interface ShellOptions {
  readonly dir: string;
  readonly entry: string;
  readonly serverEntry: string;
  /** The service workers, which `render` completes. */
  readonly workers: Record<string, string>;
  readonly runtimePlugins: string[];
  /** What development adds. */
  readonly devEntry: string;
  readonly devTemplate: string;
}

/** Service workers, each one file. */
const workersOf = ({ dir, workers }: ShellOptions): Configuration => ({
  ...base({ app: APP, dir, dev: false, browser: false }),
  name: `${APP}:workers`,
  target: ['webworker', 'es2022'],
  entry: workers,
  output: { path: path.join(dir, 'dist/worker'), filename: '[name].js', clean: true },
});

/** The singletons, which the shell provides from its first scripts on. */
const provided = (dir: string) =>
  Object.fromEntries(
    SINGLETONS.map((name) => {
      const version = versionOf(name);
      const offered = offeredModule(dir, name);
      return [name, { singleton: true, eager: true, version, requiredVersion: `^${version}`, ...(offered && { import: offered }) }];
    }),
  );

/**
 * The shell's build. The entry is the actual bootstrap, without an async boundary: shared packages are eager and load in the first
 * wave of requests.
 */
export function shell(options: ShellOptions): Configure<Configuration | Configuration[]> {
  const { dir, entry, serverEntry, runtimePlugins, devEntry, devTemplate } = options;
  return (_env, { mode }) => {
    const dev = mode !== 'production';
    const release = new ShellReleasePlugin(releaseOf(APP), { file: SHELL_RELEASE, offeredNames: OFFERED_NAMES });
    const settings = browserBase({ app: APP, dir, dev });
    const browser: Configuration = {
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
          name: APP,
          remotes: {},
          shared: provided(dir),
          // The default, version-first, loads every remote at startup and hangs if one does not answer.
          shareStrategy: 'loaded-first',
          runtimePlugins,
          dts: false,
          manifest: false,
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
        }),
        new rspack.experiments.VirtualModulesPlugin(offeredModules(dir)),
        new rspack.DefinePlugin({ REMOTE_DEADLINE_MS: dev ? DEVELOPMENT_DEADLINE_MS : REMOTE_DEADLINE_MS }),
        new TypefacePlugin({ hashed: !dev }),
        new AssetsManifestPlugin(),
        new rspack.CopyRspackPlugin({ patterns: [{ from: FAVICON, to: 'assets' }] }),
        ...(dev
          ? [new ReactRefreshRspackPlugin(), developmentHtml(devTemplate), new TypeErrorsPlugin(process.env.TYPE_ERRORS)]
          : [compiledOnArrival(), icons(), new ReleasedScriptsPlugin(APP), new PrecompressPlugin(), release]),
      ],
    };
    if (dev) return browser;
    const server = serverBase({ app: APP, dir });
    return [browser, { ...server, entry: serverEntry, plugins: [...server.plugins, release] }, workersOf(options)];
  };
}
