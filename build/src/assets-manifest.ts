import type { Compiler } from '@rspack/core';
import { digestOf } from './digests.ts';

/**
 * Writes `assets.json`: the files of each named chunk group (`main`, an exposed page, a page's texts in one language), the typeface, `all`
 * scripts and typefaces, and the digest of each (`integrity`). `render` uses it to put the right preload hints into a page's HTML, and to
 * list what offline use needs.
 */
export class AssetsManifestPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AssetsManifest', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.processAssets.tap({ name: 'AssetsManifest', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const all = Object.keys(compilation.assets).filter((file) => /(?<!hot-update)\.(?:js|woff2)$/.test(file));
        const files: Record<string, readonly string[]> = { all };
        const fonts = all.filter((file) => file.endsWith('.woff2'));
        if (fonts.length > 0) files.typeface = fonts;
        for (const [name, group] of compilation.namedChunkGroups) {
          files[name] = group.getFiles().filter((file) => file.endsWith('.js') && !file.includes('hot-update'));
        }
        const integrity = Object.fromEntries(
          Object.entries(compilation.assets).flatMap(([file, source]) => (all.includes(file) ? [[file, digestOf(source.buffer())]] : [])),
        );
        compilation.emitAsset('assets.json', new sources.RawSource(`${JSON.stringify({ ...files, integrity }, null, 1)}\n`));
      });
    });
  }
}
