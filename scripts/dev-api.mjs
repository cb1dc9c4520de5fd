/**
 * The API of `npm run dev`: transpiles it together with the engine whenever a file changes, and then starts it again. Arguments go to its
 * Node, such as `--inspect`. Checks no types. While the code has errors, the last version that had none goes on.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { ROOT } from './tasks.mjs';

const folder = path.join(ROOT, 'api');
// Two sites may run from one clone. Inside the folder, because Node finds the API's packages from there.
const output = path.join(folder, '.cache/dev', String(process.env.PORT));

const compiler = rspack({
  context: folder,
  mode: 'development',
  target: 'node20',
  devtool: 'source-map',
  entry: './src/main.ts',
  experiments: { outputModule: true },
  output: {
    path: output,
    filename: 'main.mjs',
    module: true,
    chunkFormat: 'module',
    clean: true,
    // As debuggers and stack traces name files.
    devtoolModuleFilenameTemplate: '[absolute-resource-path]',
  },
  resolve: { extensions: ['.ts', '.js'], conditionNames: ['source', '...'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', decorators: true },
            transform: { legacyDecorator: true, decoratorMetadata: true },
          },
        },
      },
    ],
  },
  // Only our own files are bundled.
  externalsType: 'module',
  externals: [/^(?!@bracketwise\/)[@\w]/],
  optimization: { nodeEnv: false },
});

let api;
async function restart() {
  if (api && api.exitCode === null && api.signalCode === null) {
    // Without waiting for running requests, so that the change is there sooner.
    api.kill('SIGKILL');
    await once(api, 'exit');
  }
  api = fork(path.join(output, 'main.mjs'), { execArgv: ['--enable-source-maps', ...process.argv.slice(2)] });
  api.once('exit', (code) => {
    if (code !== null) console.error(`The API ended with ${code}; it starts again when a file changes`);
  });
}

let restarted = Promise.resolve();
compiler.watch({}, (error, stats) => {
  if (error) throw error;
  if (stats.hasErrors()) console.error(stats.toString({ preset: 'errors-only', colors: false }));
  else restarted = restarted.then(restart);
});
