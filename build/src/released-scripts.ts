/**
 * Lets an app run only its own release’s scripts (docs/adr/0032-scripts-of-a-release.md). The build writes the digests of its scripts into
 * two lists: one for chunks with a number for a name, most of them laws of states, and one for pages and texts. The entry holds the names and
 * digests of the lists, so the entry's digest answers for the whole release. The shell loads the chunks and checks them
 * (`shell/src/federation/released-scripts.ts`).
 */
import path from 'node:path';
import { rspack, type Compiler } from '@rspack/core';
import { digestOf, inName } from './digests.ts';

const { RuntimeGlobals, RuntimeModule } = rspack;

/** The lists, and where the entry holds the name and digest of each. */
const NUMBERED = { file: 'numbered-digests', name: '__NAME_OF_NUMBERED__', digest: '__DIGEST_OF_NUMBERED__' };
const NAMED = { file: 'digests', name: '__NAME_OF_DIGESTS__', digest: '__DIGEST_OF_DIGESTS__' };
const SCRIPT = /\.[0-9a-f]{8}\.js$/;
/** Of a file; the address of a host may be numbers too. */
const NUMBER = /\/\d+\.\w+\.js/;

/** Hands the loading of chunks to the shell. A shell from before this feature has no `releasedScripts`. */
class LoadReleased extends RuntimeModule {
  readonly #app: string;

  constructor(app: string) {
    super('load released scripts', RuntimeModule.STAGE_TRIGGER);
    this.#app = app;
  }

  override generate(): string {
    const [numbered, named] = [NUMBERED, NAMED].map(({ name, digest }) => `'${name}', '${digest}'`);
    const list = `((name, digest) => [${RuntimeGlobals.publicPath} + name, digest])(...(${NUMBER}.test(url) ? [${numbered}] : [${named}]))`;
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
        const entries: [file: string, text: string][] = [];
        const released: [file: string, digest: string][] = [];
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const content = source.buffer();
          if (content.includes(NAMED.name)) entries.push([file, content.toString()]);
          else if (SCRIPT.test(file)) released.push([file, digestOf(content)]);
        }
        const lists = [NUMBERED, NAMED].map((kind) => {
          const listed = released.filter(([file]) => NUMBER.test(file) === (kind === NUMBERED));
          const list = `releasedScripts.know(${JSON.stringify(Object.fromEntries(listed.map(([file, digest]) => [path.basename(file), digest])))})`;
          const name = `assets/${kind.file}.${inName(list)}.js`;
          compilation.emitAsset(name, new sources.RawSource(list));
          return { ...kind, written: [name, digestOf(list)] as const };
        });
        for (const [file, text] of entries) {
          const named = lists.reduce(
            (whole, { name, digest, written }) => whole.replace(name, written[0]).replace(digest, written[1]),
            text,
          );
          const entry = new sources.RawSource(named);
          compilation.updateAsset(file, entry);
          // A remote's entry also gets a name that no other release has.
          if (!SCRIPT.test(file)) compilation.emitAsset(file.replace(/js$/, `${inName(entry.buffer())}.js`), entry);
        }
      });
    });
  }
}
