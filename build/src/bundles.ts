/**
 * What the builds of all apps have in common. A production build makes two bundles. `dist/browser` is served to visitors. `dist/server`
 * holds the same pages for node, and `render` writes the HTML from it. In both, the shared singletons come from the shell.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack, type Configuration, type Plugin } from '@rspack/core';
import { DEV_PORTS, REMOTE_DEADLINE_MS, type App } from '@bracketwise/contract/apps';
import { aliases, rules } from './rules.ts';

const require = createRequire(import.meta.url);

/** What Rspack's command line passes to a configuration. */
export type Configure<Result> = (env: Readonly<Record<string, unknown>> | undefined, argv: { readonly mode?: string }) => Result;

/** Ports of the dev servers. `npm run dev` chooses them. */
export const devPorts: Readonly<Record<App, number>> = {
  ...DEV_PORTS,
  ...(JSON.parse(process.env.DEV_PORTS ?? '{}') as Partial<Record<App, number>>),
};

/** Loads the typeface in development, where no rendered HTML does. */
export const PLACE_TYPEFACE = require.resolve('@bracketwise/shared-ui/place-typeface');

export const EMPTY_PAGE = '<!doctype html><html lang="en"><head><meta charset="utf-8" /></head><body><div id="root"></div></body></html>';

/** Name of an app's global in the browser. */
export const containerName = (app: string): string => app.replaceAll('-', '_');

/** A module with this code. */
export const moduleOf = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

interface Bundle {
  readonly app: string;
  /** The app's folder. */
  readonly dir: string;
}

/** @param options.hot - whether modules are replaced in the page, which takes the development build of React */
export function base({
  app,
  dir,
  dev,
  browser,
  hot = dev && browser,
}: Bundle & { readonly dev: boolean; readonly browser: boolean; readonly hot?: boolean }) {
  return {
    name: `${app}:${browser ? 'browser' : 'server'}`,
    context: dir,
    mode: dev ? 'development' : 'production',
    devtool: dev ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.js'], conditionNames: ['source', '...'], alias: aliases({ dev, browser }) },
    module: { rules: rules({ browser, hot, complete: app === 'shell' }) },
    // Lazy compilation breaks federation, because the container's entry must list all chunks up front.
    lazyCompilation: false,
    performance: false,
    stats: 'errors-warnings',
    // `npm run dev` prints the only address that matters.
    infrastructureLogging: { level: 'warn' },
  } satisfies Configuration;
}

export function browserBase({
  app,
  dir,
  dev,
  hot = dev,
  port = devPorts[app as App],
}: Bundle & { readonly dev: boolean; readonly hot?: boolean; readonly port?: number }) {
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
  } satisfies Configuration;
}

/**
 * Tells Chromium to compile all functions of a script while it arrives, outside the main thread. Otherwise it compiles each on its first call,
 * which takes a fifth of the main thread's time on a first visit. Other browsers ignore it.
 */
export const compiledOnArrival = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    // Texts have no functions.
    exclude: /words-/,
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });

export const serverBase = ({ app, dir }: Bundle) =>
  ({
    ...base({ app, dir, dev: false, browser: false }),
    target: 'node20',
    output: { path: path.join(dir, 'dist/server'), filename: 'index.cjs', library: { type: 'commonjs2' }, clean: true },
    optimization: { minimize: false },
    // One file with the texts of all languages, because `render` fetches a server bundle as a single file.
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })] as Plugin[],
  }) satisfies Configuration;
