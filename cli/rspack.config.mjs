/** One file without dependencies, so that the packed tool runs wherever node does. */
export default {
  target: 'node20',
  entry: './src/main.ts',
  devtool: false,
  output: { path: `${import.meta.dirname}/dist`, filename: 'bracketwise.mjs', module: true, library: { type: 'module' } },
  resolve: { extensions: ['.ts', '.js'], conditionNames: ['source', '...'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        type: 'javascript/auto',
      },
    ],
  },
  // The laws of all states are in the file, so nothing loads later.
  plugins: [],
  performance: false,
  stats: 'errors-warnings',
};
