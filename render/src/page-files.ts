/**
 * The scripts of every page by language. When a visitor follows a link, the shell requests all scripts of the page at once; without the
 * list, the browser learns of each from the one before.
 */
import { REMOTES, type Remote } from '@bracketwise/gateway/apps';
import type { SiteFile, Variant } from '@bracketwise/gateway/declaration';
import type { RenderInstallation } from '@bracketwise/gateway/environment';
import { readNote, writeNote } from './notes.ts';

type Language = Variant['language'];

/** URLs by exposed page. The remote's entry is not among them: the shell knows its address. */
export type PageFiles = Record<string, readonly string[]>;
export type PageFilesByLanguage = Partial<Record<Language, PageFiles>>;

const noteOf = (remote: Remote) => `${remote}.pages`;

/** Notes the scripts of a remote's pages, which have just been rendered. */
export const notePageFiles = (installation: RenderInstallation, remote: Remote, files: PageFilesByLanguage): Promise<void> =>
  writeNote(installation, noteOf(remote), files);

/** @returns the content of the list in each language: URLs by remote and exposed page */
export async function pageFiles(
  installation: RenderInstallation,
  languages: readonly Language[],
): Promise<Partial<Record<SiteFile, string>>> {
  const noted = await Promise.all(
    REMOTES.map(async (remote) => [remote, await readNote<PageFilesByLanguage>(installation, noteOf(remote))] as const),
  );
  const contentIn = (language: Language) =>
    JSON.stringify(Object.fromEntries(noted.map(([remote, files]) => [remote, files?.[language] ?? {}])));
  return Object.fromEntries(languages.map((language) => [`/page-files.${language}.json`, contentIn(language)]));
}
