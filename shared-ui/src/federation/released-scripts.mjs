/**
 * Lets an app run only the scripts of its own release (docs/adr/0032-scripts-of-a-release.md). The build writes a script with the digest of
 * each of its scripts. The entry holds the name and digest of that list, so the entry's digest answers for the whole release. The
 * shell loads the chunks and checks them (`shell/src/federation/released-scripts.ts`).
 */
import { createHash } from 'node:crypto';
import { rspack } from '@rspack/core';

const { RuntimeGlobals, RuntimeModule } = rspack;

/** Where the entry holds the list's name and digest. */
const NAME = '__NAME_OF_DIGESTS__';
const DIGEST = '__DIGEST_OF_DIGESTS__';
const SCRIPT = /\.[0-9a-f]{8}\.js$/;

const sha256 = (content) => createHash('sha256').update(content);
const inName = (content) => sha256(content).digest('hex').slice(0, 8);
export const digestOf = (content) => `sha256-${sha256(content).digest('base64')}`;

/** Hands the loading of chunks to the shell. A shell from before this feature has no `releasedScripts`. */
class LoadReleased extends RuntimeModule {
  constructor(app) {
    super('load released scripts', RuntimeModule.STAGE_TRIGGER);
    this.app = app;
  }

  generate() {
    const list = `[${RuntimeGlobals.publicPath} + '${NAME}', '${DIGEST}']`;
    return `const load = ${RuntimeGlobals.loadScript};
${RuntimeGlobals.loadScript} = (url, done, ...rest) => globalThis.releasedScripts
  ? releasedScripts.load('${this.app}', url, ${list}).then(
    () => done({ type: 'load', target: { src: url } }),
    (error) => done({ type: error.message, target: { src: url } }))
  : load(url, done, ...rest);`;
  }
}

export class ReleasedScriptsPlugin {
  /** @param {string} app */
  constructor(app) {
    this.app = app;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ReleasedScripts', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('ReleasedScripts', (chunk, requirements) => {
        requirements.add(RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new LoadReleased(this.app));
      });
      // The scripts have their final content and names, and are compressed after it.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ReleasedScripts', stage }, (assets) => {
        const digests = {};
        const entries = [];
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const content = source.buffer();
          if (content.includes(NAME)) entries.push([file, content.toString()]);
          else if (SCRIPT.test(file)) digests[file.slice(file.lastIndexOf('/') + 1)] = digestOf(content);
        }
        const list = `releasedScripts.know(${JSON.stringify(digests)})`;
        const name = `assets/digests.${inName(list)}.js`;
        compilation.emitAsset(name, new sources.RawSource(list));
        for (const [file, text] of entries) {
          const entry = new sources.RawSource(text.replace(NAME, name).replace(DIGEST, digestOf(list)));
          compilation.updateAsset(file, entry);
          // A remote's entry also gets a name that no other release has.
          if (!SCRIPT.test(file)) compilation.emitAsset(file.replace(/js$/, `${inName(entry.buffer())}.js`), entry);
        }
      });
    });
  }
}
