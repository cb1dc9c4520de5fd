/**
 * The scripts of every page by language, with their digests. The shell learns from this list which release of a remote to load. When a visitor
 * follows a link, it requests all scripts of the page at once; otherwise the browser would learn of each from the one before.
 */
import path from 'node:path';
import type { Remote } from '@bracketwise/contract/apps';
import type { SiteFile, Variant } from '@bracketwise/gateway/declaration';
import type { RenderInstallation } from '@bracketwise/gateway/environment';
import type { RemoteFiles } from '@bracketwise/shell/server';
import type { Script } from './document.ts';
import { readNote, writeNote } from './notes.ts';

type Language = Variant['language'];

/** Scripts by exposed page, without the entry. */
export type PageFiles = Record<string, readonly Script[]>;
export type PageFilesByLanguage = Partial<Record<Language, PageFiles>>;

interface Note {
  readonly entry: Script;
  readonly pages: PageFilesByLanguage;
}

const noteOf = (remote: Remote) => `${remote}.pages`;

/** Notes the entry of a remote and the scripts of its pages, which have just been rendered. */
export const notePageFiles = (installation: RenderInstallation, remote: Remote, entry: Script, pages: PageFilesByLanguage): Promise<void> =>
  writeNote(installation, noteOf(remote), { entry, pages } satisfies Note);

/** Notes the entry of a remote whose pages could not be rendered, unless a release of it has been. */
export async function noteEntry(installation: RenderInstallation, remote: Remote, entry: Script): Promise<void> {
  if (!(await readNote(installation, noteOf(remote)))) await notePageFiles(installation, remote, entry, {});
}

/** Whether the remote's pages were rendered from the release with this entry. */
export async function areOfRelease(installation: RenderInstallation, remote: Remote, entry: Script): Promise<boolean> {
  const note = await readNote<Note>(installation, noteOf(remote));
  return entry.integrity !== undefined && note?.entry?.integrity === entry.integrity;
}

/** @returns the content of the list in each language */
export async function pageFiles(
  installation: RenderInstallation,
  languages: readonly Language[],
): Promise<Partial<Record<SiteFile, string>>> {
  const noted = await Promise.all(
    installation.remotes.map(async (remote) => {
      const note = await readNote<Note>(installation, noteOf(remote));
      // Notes of a `render` from before the digests have no entry.
      return note?.entry ? ([[remote, note]] as const) : [];
    }),
  );
  const listed = ({ entry, pages }: Note, language: Language): RemoteFiles => {
    const own = Object.entries(pages[language] ?? {});
    return {
      entry: entry.src,
      pages: Object.fromEntries(own.map(([expose, scripts]) => [expose, scripts.map(({ src }) => src)])),
      digests: Object.fromEntries(
        [entry, ...own.flatMap(([, scripts]) => scripts)].map(({ src, integrity = '' }) => [path.posix.basename(src), integrity]),
      ),
    };
  };
  const contentIn = (language: Language) =>
    JSON.stringify(Object.fromEntries(noted.flat().map(([remote, note]) => [remote, listed(note, language)])));
  return Object.fromEntries(languages.map((language) => [`/page-files.${language}.json`, contentIn(language)]));
}
