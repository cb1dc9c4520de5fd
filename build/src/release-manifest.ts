/**
 * Writes `release.json`: what a remote uses of the shared modules, or what the shell exports, each found in the build itself. Whether two
 * releases fit is decided in `gateway/src/release.ts`.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import { LANGUAGES } from '@bracketwise/contract/languages';
import { pagesFile, readDeclaredPages, readDescriptionsOf, readPagesOf } from '@bracketwise/shared-ui/site-map/read-declared-pages';
import { digestOf } from './digests.ts';
import { BUILT_TYPES, RUNTIME_TYPES, runtimeTypes } from './runtime-types.ts';

/** The files that `render` fetches from a remote, of which the manifest has the digests of all others. */
const FILES = ['browser/assets.json', 'server/index.cjs'];
/** The entry under two names: pages use the one of this release, and older shells the fixed one. */
const ENTRY = /^remoteEntry\.(?:[0-9a-f]{8}\.)?js$/;

/** The part of an app's `release.json` that does not depend on its code. */
export interface ReleaseName {
  readonly app: string;
  readonly version: string;
  readonly revision: string;
  /** Number of the page contract. */
  readonly contract: number;
  /** Versions of the shared packages. */
  readonly packages: Readonly<Record<string, string>>;
}

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();

/** Runs `write` with the folder of the builds when the last compiler that shares this instance has finished without errors. */
abstract class WhenBuilt {
  #running = 0;

  protected abstract write(dist: string): void;

  apply(compiler: Compiler): void {
    this.#running += 1;
    compiler.hooks.done.tap('Release', (stats) => {
      this.#running -= 1;
      if (this.#running > 0 || stats.hasErrors()) return;
      this.write(path.dirname(compiler.outputPath));
    });
  }

  protected save(file: string, release: object): void {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(release, null, 1)}\n`);
  }
}

/** What a remote declares about its pages. @param dir - its folder */
function declarationsOf(dir: string) {
  const [root, remote] = [path.dirname(dir), path.basename(dir)];
  if (!existsSync(path.join(root, pagesFile(remote)))) return {};
  const descriptions = Object.fromEntries(LANGUAGES.map((language) => [language, readDescriptionsOf(root, remote, language)]));
  return { pages: readPagesOf(root, remote), descriptions };
}

/** Writes a remote's release. */
export class RemoteReleasePlugin extends WhenBuilt {
  readonly #about: ReleaseName;
  readonly #singletons: readonly string[];
  readonly #uses: Record<string, readonly string[]> = {};

  constructor(about: ReleaseName, singletons: readonly string[]) {
    super();
    this.#about = about;
    this.#singletons = singletons;
  }

  override apply(compiler: Compiler): void {
    super.apply(compiler);
    compiler.hooks.thisCompilation.tap('Release', (compilation) => {
      compilation.hooks.processAssets.tap('Release', () => this.#read(compilation));
    });
  }

  /** In the server bundle the singletons are externals, so the module graph has the names that survive tree shaking. */
  #read({ modules, moduleGraph, entrypoints }: Compilation): void {
    for (const module of modules) {
      const [, singleton] = /^external commonjs "(.*)"$/.exec(module.identifier()) ?? [];
      if (!singleton || !this.#singletons.includes(singleton)) continue;
      const used = moduleGraph.getUsedExports(module, [...entrypoints.keys()]);
      // `true` if the module is also used as a whole, for example by a default import; then every imported name counts.
      const names = Array.isArray(used)
        ? used
        : moduleGraph.getIncomingConnections(module).flatMap(({ dependency }) => dependency.ids?.slice(0, 1) ?? []);
      this.#uses[singleton] = sorted(names);
    }
  }

  protected override write(dist: string): void {
    const uses = Object.fromEntries(Object.entries(this.#uses).sort());
    const entries = readdirSync(path.join(dist, 'browser')).filter((file) => ENTRY.test(file));
    const named = [...FILES, ...entries.map((file) => `browser/${file}`)].sort();
    const files = Object.fromEntries(named.map((file) => [file, digestOf(readFileSync(path.join(dist, file)))]));
    // Packages of another repository hold the types that it was compiled against.
    const types = path.join(dist, '../node_modules/@bracketwise/shared-ui', BUILT_TYPES);
    if (existsSync(types)) copyFileSync(types, path.join(dist, BUILT_TYPES));
    this.save(path.join(dist, 'release.json'), { ...this.#about, uses, files, ...declarationsOf(path.dirname(dist)) });
  }
}

/** Writes the shell's release, with the names that the modules in its server bundle really have. */
export class ShellReleasePlugin extends WhenBuilt {
  readonly #about: ReleaseName;
  readonly #file: string;
  readonly #offeredNames: Readonly<Record<string, readonly string[]>>;

  /**
   * @param file - relative to the browser build
   * @param offeredNames - the names of modules that are shared only in part
   */
  constructor(about: ReleaseName, { file, offeredNames }: { file: string; offeredNames: Readonly<Record<string, readonly string[]>> }) {
    super();
    this.#about = about;
    this.#file = file;
    this.#offeredNames = offeredNames;
  }

  protected override write(dist: string): void {
    const { singletons } = createRequire(import.meta.url)(path.join(dist, 'server/index.cjs')) as {
      singletons: Readonly<Record<string, object>>;
    };
    const exports = Object.fromEntries(
      Object.entries(singletons).map(([name, module]) => {
        const there = sorted(Object.keys(module));
        return [name, this.#offeredNames[name]?.filter((each) => there.includes(each)) ?? there];
      }),
    );
    const { contract, packages } = this.#about;
    const hash = digestOf(JSON.stringify({ contract, packages, exports }));
    const pages = readDeclaredPages(path.resolve(dist, '../..'));
    this.save(path.join(dist, 'browser', this.#file), { ...this.#about, exports, hash, pages });
    this.save(path.join(dist, 'browser', RUNTIME_TYPES), runtimeTypes(path.resolve(dist, '../..')));
  }
}
