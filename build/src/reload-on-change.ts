import type { Loader } from './loader.ts';

/**
 * A loader for development. Only components are replaced in the page; a change of any other module reloads it. Replacing one would run the
 * modules above it again, and a context that is created twice has providers and consumers that don't find each other.
 */
export const reloadOnChange: Loader = function (source) {
  const isReplaced = this.resourcePath.endsWith('.tsx') && !source.includes('createContext');
  return isReplaced ? source : `${source}\nimport.meta.webpackHot?.decline();\n`;
};
