import { readFileSync } from 'node:fs';

/**
 * Shows type errors in the overlay of a dev server. The type checker of `npm run dev` writes them to a file, as
 * `{ file, message }[]`. They are warnings, because errors would keep the page from being updated.
 */
export class TypeErrorsPlugin {
  /** @param {string | undefined} file - none if nothing checks the types */
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    if (!this.file) return;
    compiler.hooks.thisCompilation.tap('TypeErrorsPlugin', (compilation) => {
      compilation.fileDependencies.add(this.file);
      for (const { file, message } of JSON.parse(readFileSync(this.file, 'utf8'))) {
        compilation.warnings.push(Object.assign(new Error(message), { name: 'TypeError', file }));
      }
    });
  }
}
