import { readFileSync } from 'node:fs';
import type { Compiler } from '@rspack/core';

/**
 * Shows type errors in the overlay of a dev server. The type checker of `npm run dev` writes them to a file, as
 * `{ file, message }[]`. They are warnings, because errors would keep the page from being updated.
 */
export class TypeErrorsPlugin {
  readonly #file: string | undefined;

  /** @param file - none if nothing checks the types */
  constructor(file: string | undefined) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    const errors = this.#file;
    if (!errors) return;
    compiler.hooks.thisCompilation.tap('TypeErrorsPlugin', (compilation) => {
      compilation.fileDependencies.add(errors);
      for (const { file, message } of JSON.parse(readFileSync(errors, 'utf8')) as { file: string; message: string }[]) {
        compilation.warnings.push(Object.assign(new Error(message), { name: 'TypeError', file }));
      }
    });
  }
}
