import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The import laws of the house: who may import whom. `tsc -b` refuses files of other projects as well; these say why.
 * Arrows run mf-*, shell, build -> shared-ui; mf-*, api, cli -> tax-engine; render -> gateway; all of them -> contract, which imports nothing. Nor
 * does client, which other repositories install.
 */
const forbid = (...groups) => ({
  'no-restricted-imports': [
    'error',
    { patterns: groups.map(([group, message]) => ({ group: [group].flat(), message, allowTypeImports: false })) },
  ],
});
const onlyOurs = (...allowed) => [
  ['@bracketwise/*', '@bracketwise/*/**', ...allowed.flatMap((name) => [`!@bracketwise/${name}`, `!@bracketwise/${name}/**`])],
  `Only ${allowed.join(' and ') || 'nothing of ours'} may be imported here (docs/ARCHITECTURE.md).`,
];
/** Everyone may import the contract. */
const ours = (...allowed) => onlyOurs('contract', ...allowed);
const elsewhere = ['../../../**/{shell,api,render,gateway,mf-*}/**', 'Another app is never reached by a relative path.'];
const runtimeCopy = [
  ['**/shared-ui/src/runtime/**', '@bracketwise/shared-ui/site-map', '../runtime/*', '../../runtime/*'],
  'The runtime is a federation singleton: import it as @bracketwise/shared-ui/runtime, or the bundle gets its own copy.',
];

/**
 * The floors of the engine, from the ground up: a file imports from its own floor and from those below, types included.
 * `own` are the paths by which a floor reaches what lies below it.
 */
const engineFloor = (files, up, ...below) => ({
  files: files.map((path) => `tax-engine/src/${path}`),
  rules: forbid(ours(), [
    [`${up}*`, `${up}**`, ...below.flatMap((path) => [`!${up}${path}`, `!${up}${path}/**`])],
    'The engine has floors: kernel < law/federal < rules < federal, law/states < questions (docs/ARCHITECTURE.md).',
  ]),
});
const ENGINE_GROUND = ['kernel'];
const ENGINE_FLOORS = [
  engineFloor(['kernel/**'], '../'),
  engineFloor(['law/federal/**'], '../../', ...ENGINE_GROUND),
  engineFloor(['rules/**'], '../', ...ENGINE_GROUND, 'household.ts', 'law', 'law/federal'),
  engineFloor(
    ['law/states/*.ts', 'law/withholding/*.ts', 'law/several-states/*.ts', 'law/entities/*.ts'],
    '../../',
    ...ENGINE_GROUND,
    'household.ts',
    'rules',
  ),
  // What a state's further files and its own share lies two folders up, in `law/states` and `law/federal`.
  engineFloor(['law/states/*/**'], '../../../', ...ENGINE_GROUND, 'household.ts', 'rules'),
  engineFloor(['federal/**'], '../', ...ENGINE_GROUND, 'household.ts', 'law', 'law/federal', 'rules'),
  engineFloor(
    ['questions/**'],
    '../',
    ...ENGINE_GROUND,
    'household.ts',
    'law',
    'law/federal',
    'rules',
    'federal',
    'filing.ts',
    'tax-return.ts',
  ),
];

const YEARS_OF_THE_SITE = {
  selector: "ImportSpecifier[importKind='value'][imported.name=/_YEARS$/]",
  message: 'These lists grow. Name the last year that you read the figure for, as in YEARS_TO_2026 (docs/adding-a-tax-year.md).',
};

const bareText = {
  selector: 'JSXText[value=/\\p{L}/u]',
  message: 'Words belong in the locales, in every language.',
};

export default tseslint.config(
  {
    ignores: ['**/dist/**', '**/node_modules/**', '**/.cache/**', 'e2e/results/**', 'e2e/report/**', 'workbench/results/**', '**/*.d.mts'],
  },
  // Compiled by a test, against the packed client.
  { ignores: ['client/examples/**'] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Interfaces of hooks and adapters are asynchronous where an implementation need not be.
      '@typescript-eslint/require-await': 'off',
      // Libraries publish string enums and document their values.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'URL',
          'Buffer',
          'fetch',
          'Headers',
          'AbortController',
          'AbortSignal',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'performance',
          'require',
          'module',
        ].map((name) => [name, 'readonly']),
      ),
    },
    rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  // Parts of it run in the page that is measured.
  {
    files: ['e2e/bench/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        ['window', 'document', 'PerformanceObserver', 'PointerEvent', 'requestAnimationFrame'].map((name) => [name, 'readonly']),
      ),
    },
  },
  { files: ['**/*.test.ts', '**/*.test.tsx', '**/test/**'], rules: { '@typescript-eslint/unbound-method': 'off' } },

  { files: ['contract/**/*.ts'], rules: forbid(onlyOurs(), ['../../*', 'The contract imports nothing.']) },
  { files: ['build/**/*.ts'], rules: forbid(ours('shared-ui')) },
  { files: ['tax-engine/**/*.ts'], rules: forbid(ours()) },
  ...ENGINE_FLOORS,
  { files: ['tax-engine/src/law/**/*.ts'], rules: { 'no-restricted-syntax': ['error', YEARS_OF_THE_SITE] } },
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
  { files: ['client/src/**/*.ts'], rules: forbid(onlyOurs(), ['../../*', 'The client imports nothing: it is installed elsewhere.']) },
  { files: ['client/test/**/*.ts'], rules: forbid(ours('tax-engine')) },
  { files: ['gateway/**/*.ts'], rules: forbid(ours()) },
  { files: ['render/**/*.ts'], rules: forbid(ours('gateway', 'shell')) },
  { files: ['workbench/**/*.{ts,tsx}'], rules: forbid(ours('shared-ui')) },
  { files: ['e2e/**/*.ts'], rules: forbid(ours('tax-engine', 'shared-ui', 'gateway')) },
  // Decorators read classes at run time that look like types.
  {
    files: ['api/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off', '@typescript-eslint/no-extraneous-class': 'off' },
  },

  {
    files: ['{shell,shared-ui,mf-*}/src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: ['{shell,shared-ui,mf-*}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,stories}.tsx'],
    rules: { 'no-restricted-syntax': ['error', bareText] },
  },
);
