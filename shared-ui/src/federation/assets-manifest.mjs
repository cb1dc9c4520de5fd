/**
 * Writes `assets.json` beside a build: the files of each named chunk group (`main`, an exposed page, the words of a page in one
 * language) and the typeface. `render` reads it to name in a page's HTML exactly what that page will load.
 */
export class AssetsManifestPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AssetsManifest', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.processAssets.tap({ name: 'AssetsManifest', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const files = {};
        const fonts = Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2'));
        if (fonts.length > 0) files.typeface = fonts;
        for (const [name, group] of compilation.namedChunkGroups) {
          files[name] = group.getFiles().filter((file) => file.endsWith('.js') && !file.includes('hot-update'));
        }
        compilation.emitAsset('assets.json', new sources.RawSource(`${JSON.stringify(files, null, 1)}\n`));
      });
    });
  }
}
