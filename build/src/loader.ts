import path from 'node:path';

/** The parts of Rspack's context that our loaders read. */
export interface Loading {
  /** Path of the module. */
  readonly resourcePath: string;
  /** `?` and what follows in the request of the module. */
  readonly resourceQuery: string;
  /** Loads the module again when the file changes. */
  addDependency(file: string): void;
}

/** Changes a module's code. */
export type Loader = (this: Loading, code: string) => string;

const RUN = path.resolve(import.meta.dirname, '../run-loader.mjs');

/** A loader for a rule of Rspack. */
export const loaderOf = (run: Loader) => ({ loader: RUN, options: { run } });
