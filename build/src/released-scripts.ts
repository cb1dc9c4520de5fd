/**
 * Lets an app run only the scripts of its own release (docs/adr/0032-scripts-of-a-release.md). The build writes a script with the digest of
 * each of its scripts. The entry holds the name and digest of that list, so the entry's digest answers for the whole release. The
 * shell loads the chunks and checks them (`shell/src/federation/released-scripts.ts`).
 */
import { rspack, type Compiler } from '@rspack/core';
import { digestOf, inName } from './digests.ts';

const { RuntimeGlobals, RuntimeModule } = rspack;

/** Where the entry holds the list's name and digest. */
const NAME = '__NAME_OF_DIGESTS__';
const DIGEST = '__DIGEST_OF_DIGESTS__';
const SCRIPT = /\.[0-9a-f]{8}\.js$/;

/** Hands the loading of chunks to the shell. A shell from before this feature has no `releasedScripts`. */
class LoadReleased extends RuntimeModule {
  readonly #app: string;

  constructor(app: string) {
    super('load released scripts', RuntimeModule.STAGE_TRIGGER);
    this.#app = app;
  }

  override generate(): string {
    const list = `[${RuntimeGlobals.publicPath} + '${NAME}', '${DIGEST}']`;
    return `const load = ${RuntimeGlobals.loadScript};
${RuntimeGlobals.loadScript} = (url, done, ...rest) => globalThis.releasedScripts
  ? releasedScripts.load('${this.#app}', url, ${list}).then(
    () => done({ type: 'load', target: { src: url } }),
    (error) => done({ type: error.message, target: { src: url } }))
  : load(url, done, ...rest);`;
  }
}

export class ReleasedScriptsPlugin {
  readonly #app: string;

  constructor(app: string) {
    this.#app = app;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleasedScripts', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('ReleasedScripts', (chunk, requirements) => {
        requirements.add(RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new LoadReleased(this.#app));
      });
      // At this stage the scripts have their final content and names. Compression comes later.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ReleasedScripts', stage }, (assets) => {
        const digests: Record<string, string> = {};
        const entries: [file: string, text: string][] = [];
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
