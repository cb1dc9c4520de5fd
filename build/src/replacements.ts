/**
 * Files of packages, by path in `node_modules`, with the little that we use of them. The builds load this instead. A test has the digest of
 * each file, so that an update forces a look.
 */
export const REPLACEMENTS: Readonly<Record<string, string>> = {
  // Formik's drafts are flat objects of texts and booleans (6 KB less, compressed, in the first load of every calculator).
  'lodash-es/clone.js': 'export default (value) => (Array.isArray(value) ? [...value] : { ...value });',
  'lodash-es/cloneDeep.js': 'export default (value) => structuredClone(value);',
  'lodash-es/isPlainObject.js': 'export default (value) => Object.prototype.toString.call(value) === "[object Object]";',
  'lodash-es/toPath.js': 'export default (path) => (Array.isArray(path) ? path : path.split("."));',

  'deepmerge/dist/es.js': 'export default { all: (parts) => Object.assign({}, ...parts) };',
  'react-fast-compare/index.js': 'export default (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);',

  // Remotes are loaded by the address of their entry, without manifests and `preloadRemote` (2 KB less).
  '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js': `
    import { PluginSystem } from '../../utils/hooks/pluginSystem.js';
    export class SnapshotHandler { hooks = new PluginSystem({}); manifestCache = new Map(); }
    export const getGlobalRemoteInfo = () => ({});`,
  '@module-federation/runtime-core/dist/plugins/generate-preload-assets.js': 'export const generatePreloadAssetsPlugin = () => ({});',
  '@module-federation/runtime-core/dist/utils/preload.js': `
    export const formatPreloadArgs = () => [];
    export const preloadAssets = async () => [];`,
  // The shell loads remotes by name: no bundle imports another's modules, and what a bundle shares is known from its start (1.5 KB less in
  // each).
  '@module-federation/webpack-bundler-runtime/dist/remotes.js': 'export const remotes = () => undefined;',
  '@module-federation/webpack-bundler-runtime/dist/updateOptions.js': `
    const unused = () => undefined;
    export { unused as updateConsumeOptions, unused as updateRemoteOptions };`,
  // No bundle is another's external (0.3 KB less in each).
  '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js': `
    import { attachShareScopeMap } from './attachShareScopeMap.js';
    export async function initializeSharing({ shareScopeName, webpackRequire, initPromises, initTokens, initScope = [] }) {
      const { instance } = webpackRequire.federation;
      const token = (initTokens[shareScopeName] ??= { from: instance.name });
      if (initScope.includes(token)) return true;
      initScope.push(token);
      const strategy = instance.options.shareStrategy;
      initPromises[shareScopeName] ??= Promise.all(instance.initializeSharing(shareScopeName, { strategy, initScope, from: 'build' }));
      attachShareScopeMap(webpackRequire);
      await initPromises[shareScopeName];
      return true;
    }`,
  // The shell loads all scripts itself (1 KB less).
  '@module-federation/sdk/dist/dom.js': `
    const unused = () => { throw new Error('The shell loads scripts'); };
    export { unused as createLink, unused as createScript, unused as isStaticResourcesEqual, unused as loadScript, unused as safeWrapper };`,
  // Its errors keep their code and the address that explains it (0.4 KB less).
  '@module-federation/error-codes/dist/desc.mjs': `
    const described = new Proxy({}, { get: () => 'Federation' });
    export { described as runtimeDescMap, described as typeDescMap, described as buildDescMap, described as errorDescMap };`,

  // Versions are asked for as `^1.2.3`, and compared by '<=' (2 KB less). No other range is satisfied. `localeCompare` would load the browser's
  // collation, which takes longer than everything else here.
  '@module-federation/runtime-core/dist/utils/semver/index.js': `
    export const satisfy = (version, range) => {
      const [, operator, wanted] = /^(\\^|<=|)(\\d.*)$/.exec(range) ?? [];
      if (!version || !wanted) return false;
      const [numbers, least] = [version, wanted].map((each) => each.split('.').map(Number));
      const order = numbers.map((number, place) => number - least[place]).find(Boolean) ?? 0;
      if (operator === '^') return order >= 0 && parseInt(version) === parseInt(wanted);
      return operator ? order <= 0 : order === 0;
    };`,
  // React has had this hook since version 18 (0.4 KB less).
  'use-sync-external-store/shim/index.js': "export { useSyncExternalStore } from 'react';",

  // styled-components writes vendor prefixes only on demand (1 KB less).
  'stylis/src/Prefixer.js': 'export const prefix = (value) => value;',

  // Icons without contexts and stroke widths (1 KB less in the shell and in every remote).
  'lucide-react/dist/esm/createLucideIcon.mjs': `
    import { createElement } from 'react';
    const LOOK = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
    export default ({ node }) =>
      function Icon({ size = 24, ...rest }) {
        const parts = node.map(([element, attributes]) => createElement(element, attributes));
        return createElement('svg', { width: size, height: size, ...LOOK, 'aria-hidden': true, ...rest }, parts);
      };`,
};
