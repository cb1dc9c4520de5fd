import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The files that `render` fetches from a remote. */
const FILES = ['browser/assets.json', 'server/index.cjs'];

const digestOf = (file) => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

/**
 * Writes `release.json` with the digests of the files that `render` fetches. Both compilers share one instance; the last to finish
 * writes the file.
 */
export class ReleaseManifestPlugin {
  #running = 0;

  apply(compiler) {
    this.#running += 1;
    compiler.hooks.done.tap('ReleaseManifest', (stats) => {
      this.#running -= 1;
      if (this.#running > 0 || stats.hasErrors()) return;
      const dist = path.dirname(compiler.options.output.path);
      const digests = Object.fromEntries(FILES.map((file) => [file, digestOf(path.join(dist, file))]));
      writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(digests, null, 1)}\n`);
    });
  }
}
