/** How modules are found, compiled and made smaller. */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { declaredPagesRule } from './declared-pages.ts';
import { loaderOf } from './loader.ts';
import { pureComponents } from './pure-components.ts';
import { reloadOnChange } from './reload-on-change.ts';
import { REPLACEMENTS } from './replacements.ts';
import { inPackage } from './shared-modules.ts';
import { shortComponentIds } from './short-component-ids.ts';

const require = createRequire(import.meta.url);

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

/** Yup imports this package to rename object keys, which nobody uses (0.6 KB gzipped in the first load of every calculator). */
const WITHOUT_USE = { 'tiny-case': false } as const;

/** The production build without developer warnings, which the package contains but does not export. */
const ROUTER = { 'react-router$': inPackage('react-router', 'dist/production/index.mjs') };

/** Only browsers make PDF files. */
const WITHOUT_PDF = { '@cantoo/pdf-lib$': false } as const;

/** Modules that replace others. */
export const aliases = ({ dev, browser }: { dev: boolean; browser: boolean }): Record<string, string | false> => ({
  ...ONE_FEDERATION_RUNTIME,
  ...WITHOUT_USE,
  ...(!dev && ROUTER),
  ...(!browser && WITHOUT_PDF),
});

/**
 * Formik imports this package for `connect`, which nobody uses. The package doesn't declare that it has no side effects; declaring
 * it here drops it and `react-is` (1 KB gzipped in the first load of every remote).
 */
const WITHOUT_SIDE_EFFECTS: RuleSetRule = { test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false };

/**
 * Drops the router's links and forms for its data features, Formik's field arrays (5 KB compressed), and yup's dates, lists and lazy schemas.
 */
const PURE_COMPONENTS: RuleSetRule = {
  test: [/[\\/]react-router[\\/]dist[\\/]production[\\/]/, /[\\/]formik[\\/]dist[\\/]formik\.esm\.js$/, /[\\/]yup[\\/]index\.esm\.js$/],
  use: loaderOf(pureComponents),
};

/** Replaces files of packages by what we use of them. */
const REPLACED: readonly RuleSetRule[] = Object.entries(REPLACEMENTS).map(([file, code]) => ({
  test: new RegExp(`[\\\\/]node_modules[\\\\/]${file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`),
  use: loaderOf(() => code),
}));

function typescript({ hot }: { hot: boolean }): RuleSetRule {
  const compiler = {
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
        // `ssr` makes component ids depend on the file alone, so that server and browser compute the same class names. `pure` lets unused ones go.
        experimental: { plugins: [['@swc/plugin-styled-components', { ssr: true, pure: true, displayName: hot, fileName: hot }]] },
      },
    },
  };
  return {
    test: /\.tsx?$/,
    type: 'javascript/auto',
    use: [loaderOf(shortComponentIds), compiler, ...(hot ? [loaderOf(reloadOnChange)] : [])],
  };
}

/** The packages that a remote in another repository has of ours (scripts/pack.mjs). Default imports are resolved as in our sources. */
const PACKED: RuleSetRule = { test: /[\\/]@bracketwise[\\/][\w-]+[\\/]lib[\\/].*\.js$/, type: 'javascript/auto' };

/** PDF forms become part of a script, so that they have its digest and servers need no rule for them. Servers never fill them in. */
const pdf = ({ browser }: { browser: boolean }): RuleSetRule => ({
  test: /\.pdf$/,
  type: 'asset/inline',
  ...(!browser && { generator: { dataUrl: () => 'data:application/pdf,' } }),
});

/**
 * @param options.browser - whether the bundle is for browsers
 * @param options.hot - whether modules are replaced in the page
 * @param options.complete - whether the bundle is the shell's, which needs the declarations of every remote
 */
export const rules = ({ browser, hot, complete }: { browser: boolean; hot: boolean; complete: boolean }): RuleSetRule[] => [
  typescript({ hot }),
  pdf({ browser }),
  declaredPagesRule({ complete }),
  PACKED,
  WITHOUT_SIDE_EFFECTS,
  PURE_COMPONENTS,
  ...REPLACED,
];
