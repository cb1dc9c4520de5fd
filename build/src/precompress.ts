import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler } from '@rspack/core';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a brotli and a gzip copy of every text file of a build, so that no server compresses per request. */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Precompress', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.processAssets.tapPromise(
        { name: 'Precompress', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async () => {
          await Promise.all(
            Object.entries(compilation.assets)
              .filter(([name]) => /\.(js|svg|json)$/.test(name))
              .map(async ([name, source]) => {
                const content = source.buffer();
                const [br, gz] = await Promise.all([
                  brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
                  // A lower memLevel makes smaller blocks, each with its own Huffman code, which compresses these files better.
                  gzipped(content, { level: 9, memLevel: 7 }),
                ]);
                compilation.emitAsset(`${name}.br`, new sources.RawSource(br));
                compilation.emitAsset(`${name}.gz`, new sources.RawSource(gz));
              }),
          );
        },
      );
    });
  }
}
