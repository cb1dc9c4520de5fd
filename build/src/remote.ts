/** A remote's build: a container of its pages, and their server bundle. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Chunk, type Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { mountOf, type App } from '@bracketwise/contract/apps';
import { exposedPages } from '@bracketwise/shared-ui/federation/exposed-pages';
import { AssetsManifestPlugin } from './assets-manifest.ts';
import {
  EMPTY_PAGE,
  PLACE_TYPEFACE,
  browserBase,
  compiledOnArrival,
  containerName,
  devPorts,
  moduleOf,
  serverBase,
  type Configure,
} from './bundles.ts';
import { PrecompressPlugin } from './precompress.ts';
import { RemoteReleasePlugin } from './release-manifest.ts';
import { ReleasedScriptsPlugin } from './released-scripts.ts';
import { SINGLETONS, releaseOf, versionOf } from './shared-modules.ts';
import { socialImages } from './site-images.ts';
import { TypefacePlugin } from './typeface.ts';

const require = createRequire(import.meta.url);

type Exposes = Readonly<Record<string, string>>;

/** The build for `npm run dev -w mf-guides`: a remote's pages without the shell, with their own copies of the singletons. */
function alone({ app, dir, exposes }: { app: string; dir: string; exposes: Exposes }): Configuration {
  const settings = browserBase({ app, dir, dev: true, port: Number(process.env.PORT ?? devPorts[app as App]) });
  const pages = Object.entries(exposes).map(([name, file]) => `${name}: () => import(${JSON.stringify(path.resolve(dir, file))})`);
  const frame = require.resolve('@bracketwise/shared-ui/alone/show-alone');
  const start = `import { showAlone } from ${JSON.stringify(frame)};\nshowAlone('${app}', { ${pages.join(', ')} });`;
  return {
    ...settings,
    entry: { main: [PLACE_TYPEFACE, moduleOf(start)] },
    // Prints the address.
    infrastructureLogging: { level: 'info' },
    output: { ...settings.output, publicPath: '/' },
    devServer: {
      ...settings.devServer,
      historyApiFallback: true,
      proxy: [{ context: [mountOf('api')], target: `http://localhost:${devPorts.api}` }],
    },
    plugins: [
      new TypefacePlugin({ hashed: false }),
      new ReactRefreshRspackPlugin(),
      new rspack.HtmlRspackPlugin({ templateContent: EMPTY_PAGE }),
    ],
  };
}

/** Bytes of source that are worth a separate script: each script costs a request, and a digest in the list that a first visit loads. */
const LEAST_IN_COMMON = 50_000;

/** Puts modules used by two or more pages into one chunk. Sections do not split a page further. */
function pagesInCommon(exposes: Exposes): NonNullable<Configuration['optimization']>['splitChunks'] {
  const isPage = ({ name }: Chunk) => Object.hasOwn(exposes, name ?? '');
  return {
    chunks: (chunk) => !isPage(chunk),
    minSize: LEAST_IN_COMMON,
    cacheGroups: { pages: { name: 'pages', chunks: isPage, minChunks: 2, enforce: true, priority: 1 } },
  };
}

/** By default, a remote with more than 500 modules gets five digits, and every page repeats each number: about 200 bytes more. */
const FOUR_DIGITS = new rspack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true });

interface RemoteOptions {
  readonly dir: string;
  /** Puts what its pages share into one chunk: one or two requests fewer per page, and the same bytes. */
  readonly inCommon?: boolean;
}

/** A remote's build. It exposes every page in the folder. */
export function remote({ dir, inCommon = false }: RemoteOptions): Configure<Configuration | Configuration[]> {
  return (env, { mode }) => {
    const dev = mode !== 'production';
    const app = path.basename(dir);
    const exposes = exposedPages(dir);
    if (env?.alone) return alone({ app, dir, exposes });
    // A production shell provides the production React, which knows neither development's JSX nor updates of modules, and its policy
    // allows no connection to a dev server.
    const hot = dev && !env?.productionShell;
    const release = new RemoteReleasePlugin(releaseOf(app), SINGLETONS);
    const browser: Configuration = {
      ...browserBase({ app, dir, dev, hot }),
      entry: {},
      optimization: dev ? {} : { moduleIds: false, splitChunks: inCommon ? pagesInCommon(exposes) : { minSize: LEAST_IN_COMMON } },
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
        ...(dev
          ? []
          : [
              compiledOnArrival(),
              FOUR_DIGITS,
              socialImages(dir, exposes),
              new ReleasedScriptsPlugin(app),
              new PrecompressPlugin(),
              release,
            ]),
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
        entry: moduleOf(pages.join('\n')),
        externals: Object.fromEntries(SINGLETONS.map((name) => [name, `commonjs ${name}`])),
      },
    ];
  };
}
