/** The builds, for the configurations of Rspack. */
import { importSource } from './sources.mjs';

export const [{ shell }, { remote }, { workbench }] = await Promise.all([
  importSource('build/src/shell.ts'),
  importSource('build/src/remote.ts'),
  importSource('build/src/workbench.ts'),
]);
