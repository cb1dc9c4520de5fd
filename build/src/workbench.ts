import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { EMPTY_PAGE, PLACE_TYPEFACE, base, type Configure } from './bundles.ts';
import { TypefacePlugin } from './typeface.ts';

/** Away from the ports of the apps (`DEV_PORTS`). */
const PORT = 8070;

/**
 * The build of the workbench, which shows stories of components without the shell: `rspack dev` for a person, `rspack build` for the
 * tests, as one script that loads nothing later.
 */
export function workbench({ dir, entry }: { dir: string; entry: string }): Configure<Configuration> {
  return (_env, { mode }) => {
    const dev = mode !== 'production';
    return {
      ...base({ app: 'workbench', dir, dev, browser: true }),
      target: ['web', 'es2022'],
      entry: { main: [PLACE_TYPEFACE, entry] },
      output: { path: path.join(dir, 'dist/browser'), publicPath: '/', filename: '[name].js', clean: true },
      optimization: { minimize: false },
      devServer: { port: Number(process.env.PORT ?? PORT), hot: true, historyApiFallback: true },
      plugins: [
        new TypefacePlugin({ hashed: false }),
        new rspack.HtmlRspackPlugin({ title: 'Workbench', templateContent: EMPTY_PAGE }),
        dev ? new ReactRefreshRspackPlugin() : new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ],
    };
  };
}
