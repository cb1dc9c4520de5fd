import { readFileSync } from 'node:fs';
import { defineConfig } from 'oxlint';

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/**
 * The import laws of the house: who may import whom. `tsc -b` refuses files of other projects as well; these say why.
 * Arrows run mf-*, shell, build -> shared-ui; mf-*, api, cli -> tax-engine; render -> gateway; all of them -> contract, which imports nothing. Nor
 * does client, which other repositories install. The floors of the engine are in its test of that name.
 */
const forbid = (...laws) => ({ 'no-restricted-imports': ['error', { patterns: laws }] });
const onlyOurs = (...allowed) => ({
  regex: `^@bracketwise/(${workspaces.filter((name) => !allowed.includes(name)).join('|')})(/|$)`,
  message: `Only ${allowed.join(' and ') || 'nothing of ours'} may be imported here (docs/ARCHITECTURE.md).`,
});
/** Everyone may import the contract. */
const ours = (...allowed) => onlyOurs('contract', ...allowed);
const outside = (message) => ({ regex: String.raw`^\.\./\.\./`, message });
const elsewhere = {
  regex: String.raw`^(\.\./)+(shell|api|render|gateway|mf-[^/]+)/(src|test)/`,
  message: 'Another app is never reached by a relative path.',
};
const runtimeCopy = {
  regex: String.raw`/shared-ui/src/runtime/|^@bracketwise/shared-ui/site-map$|^(\.\./)+runtime/`,
  message: 'The runtime is a federation singleton: import it as @bracketwise/shared-ui/runtime, or the bundle gets its own copy.',
};
const yearsOfTheSite = {
  group: ['**'],
  importNamePattern: '_YEARS$',
  allowTypeImports: true,
  message: 'These lists grow. Name the last year that you read the figure for, as in YEARS_TO_2026 (docs/adding-a-tax-year.md).',
};

const IN_PAGES = '{shell,shared-ui,mf-*}/src/**/*.{ts,tsx}';

export default defineConfig({
  ignorePatterns: ['**/*.d.mts', 'client/examples/**'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'oxc'],
  categories: { correctness: 'error' },
  rules: {
    'typescript/no-meaningless-void-operator': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-useless-default-assignment': 'off',
    'typescript/require-array-sort-compare': 'off',
    eqeqeq: 'error',
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-useless-assignment': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'typescript/no-misused-promises': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/restrict-plus-operands': 'error',
      },
    },
    {
      files: ['**/*.{mjs,cjs}'],
      env: { node: true, es2024: true },
      rules: { 'no-undef': 'error', 'no-console': 'off', 'typescript/no-require-imports': 'off', 'typescript/unbound-method': 'off' },
    },
    // Parts of it run in the page that is measured.
    { files: ['e2e/bench/*.mjs'], env: { browser: true } },
    { files: ['**/*.test.{ts,tsx}', '**/test/**'], rules: { 'typescript/unbound-method': 'off' } },

    { files: ['contract/**/*.ts'], rules: forbid(onlyOurs(), outside('The contract imports nothing.')) },
    { files: ['build/**/*.ts'], rules: forbid(ours('shared-ui')) },
    { files: ['tax-engine/**/*.ts'], rules: forbid(ours()) },
    { files: ['tax-engine/src/law/**/*.ts'], rules: forbid(ours(), yearsOfTheSite) },
    { files: ['shared-ui/**/*.{ts,tsx}'], rules: forbid(ours('shared-ui'), elsewhere, runtimeCopy) },
    // The workbench alone builds stories, which show what the engine computes.
    { files: ['shared-ui/**/*.stories.tsx'], rules: forbid(ours('shared-ui', 'tax-engine'), elsewhere, runtimeCopy) },
    { files: ['shared-ui/src/runtime/**'], rules: forbid(ours('shared-ui'), elsewhere) },
    // The explanation names the engine's line labels by type and in its test; shared-ui holds no figures of law.
    { files: ['shell/**/*.{ts,tsx}'], rules: forbid(ours('shared-ui'), elsewhere) },
    // Its own project, because its globals are not those of a page.
    { files: ['shell/worker/**/*.ts'], rules: forbid(ours('shell'), elsewhere) },
    { files: ['mf-*/**/*.{ts,tsx}'], rules: forbid(ours('shared-ui', 'tax-engine'), elsewhere, runtimeCopy) },
    { files: ['mf-*/**/specified.ts'], rules: forbid(ours()) },
    { files: ['api/**/*.ts', 'cli/**/*.ts'], rules: forbid(ours('tax-engine')) },
    { files: ['client/src/**/*.ts'], rules: forbid(onlyOurs(), outside('The client imports nothing: it is installed elsewhere.')) },
    { files: ['client/test/**/*.ts'], rules: forbid(ours('tax-engine')) },
    { files: ['gateway/**/*.ts'], rules: forbid(ours()) },
    { files: ['render/**/*.ts'], rules: forbid(ours('gateway', 'shell')) },
    { files: ['workbench/**/*.{ts,tsx}'], rules: forbid(ours('shared-ui')) },
    { files: ['e2e/**/*.ts'], rules: forbid(ours('tax-engine', 'shared-ui', 'gateway')) },
    // Decorators read classes at run time that look like types.
    { files: ['api/**/*.ts'], rules: { 'typescript/consistent-type-imports': 'off' } },

    {
      files: [IN_PAGES],
      plugins: ['react'],
      rules: {
        'react/error-boundaries': 'error',
        'react/exhaustive-deps': 'error',
        'react/globals': 'error',
        'react/immutability': 'error',
        'react/incompatible-library': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/purity': 'error',
        'react/refs': 'error',
        'react/rules-of-hooks': 'error',
        'react/set-state-in-effect': 'error',
        'react/set-state-in-render': 'error',
        'react/static-components': 'error',
        'react/unsupported-syntax': 'error',
        'react/use-memo': 'error',
      },
    },
    {
      files: [IN_PAGES],
      excludeFiles: ['**/*.{test,stories}.tsx'],
      plugins: ['react'],
      rules: { 'react/jsx-no-literals': ['error', { allowedStrings: ['.', '[', ']', '&nbsp;'] }] },
    },
  ],
});
