// One runner for the unit and HTTP tests of every workspace; browser tests are Playwright's (e2e/).
import { importSource } from './build/sources.mjs';

const { WEB_APPS } = await importSource('contract/src/apps.ts');

const swc = ({ jsx = false, decorators = false } = {}) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: jsx, decorators },
      transform: decorators ? { legacyDecorator: true, decoratorMetadata: true } : { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];
// Workspace packages resolve to their sources, so a test never runs against a stale build.
const sources = {
  '^@bracketwise/contract/(.*)$': '<rootDir>/contract/src/$1.ts',
  '^@bracketwise/tax-engine$': '<rootDir>/tax-engine/src/index.ts',
  '^@bracketwise/tax-engine/(.*)$': '<rootDir>/tax-engine/src/$1.ts',
  '^@bracketwise/gateway/(.*)$': '<rootDir>/gateway/src/$1.ts',
};
const shared = {
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  moduleNameMapper: sources,
  // Compiling the engine, or the packages of the API, takes longer than the tests of most files.
  runtime: '<rootDir>/build/jest-runtime.cjs',
  // Reading it through Jest's sandbox takes a fifth of the engine's tests.
  sandboxInjectedGlobals: ['Math'],
};
const node = (name, options) => ({
  ...shared,
  displayName: name,
  roots: [`<rootDir>/${name}`],
  testEnvironment: 'node',
  testMatch: [`<rootDir>/${name}/**/*.test.ts`],
  transform: { '\\.[cm]?tsx?$': swc(options), '/@nestjs/.+\\.js$': swc() },
  // NestJS is published as modules alone, which Jest's sandbox can't `require` before node 24.9.
  transformIgnorePatterns: ['/node_modules/(?!@nestjs/)'],
});
/** Tests that render are `.test.tsx`; the others run without a document. */
const web = (name) => {
  const tests = (extension) => ({
    ...shared,
    displayName: name,
    roots: [`<rootDir>/${name}`],
    testMatch: [`<rootDir>/${name}/src/**/*.test.${extension}`],
    transform: { '\\.[cm]?[jt]sx?$': swc({ jsx: true }), '\\.pdf$': '<rootDir>/shared-ui/test/data-url.mjs' },
    // These are published as modules alone.
    transformIgnorePatterns: ['/node_modules/(?!(d3-[a-z-]+|internmap)/)'],
  });
  return [
    {
      ...tests('tsx'),
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/shared-ui/test/jsdom.cjs'],
      setupFilesAfterEnv: ['@testing-library/jest-dom'],
    },
    { ...tests('ts'), testEnvironment: 'node' },
  ];
};

export default {
  // No test measures time: a busy machine only makes it later.
  testTimeout: 180_000,
  projects: [
    node('contract'),
    node('build'),
    node('tax-engine'),
    node('api', { decorators: true }),
    // Its tests start the API.
    node('client', { decorators: true }),
    node('cli'),
    node('render'),
    node('gateway'),
    ...['shared-ui', ...WEB_APPS].flatMap(web),
  ],
};
