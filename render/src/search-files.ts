/** What visitors can search, in each language: the pages as they were rendered last, with the sections that a link reaches. */
import type { Remote } from '@bracketwise/contract/apps';
import type { SiteFile, Variant } from '@bracketwise/gateway/declaration';
import type { RenderInstallation } from '@bracketwise/gateway/environment';
import type * as ShellBundle from '@bracketwise/shell/server';
import { readNote, writeNote } from './notes.ts';

type Language = Variant['language'];
type Shell = Pick<typeof ShellBundle, 'searchFile' | 'sitePages'>;

/** Each page's search entry, by path. */
export type SearchByLanguage = Partial<Record<Language, Record<string, ShellBundle.SearchPage>>>;

const noteOf = (remote: Remote) => `${remote}.search`;
const noted = async (installation: RenderInstallation, remote: Remote) =>
  (await readNote<SearchByLanguage>(installation, noteOf(remote))) ?? {};

/** Notes the pages of a remote that have just been rendered. One that could not be rendered stays as it was, like its HTML. */
export async function noteSearch(installation: RenderInstallation, remote: Remote, rendered: SearchByLanguage): Promise<void> {
  const former = await noted(installation, remote);
  const languages = [...new Set([...Object.keys(former), ...Object.keys(rendered)])] as Language[];
  const merged = languages.map((language) => [language, { ...former[language], ...rendered[language] }]);
  await writeNote(installation, noteOf(remote), Object.fromEntries(merged));
}

/** @returns the content of the file in each language: the pages that the site has and that have been rendered, in the order of the site map */
export async function searchFiles(
  installation: RenderInstallation,
  { searchFile, sitePages }: Shell,
  languages: readonly Language[],
): Promise<Partial<Record<SiteFile, string>>> {
  const notes = await Promise.all(installation.remotes.map((remote) => noted(installation, remote)));
  const contentIn = (language: Language) => {
    const pages = new Map(notes.flatMap((note) => Object.entries(note[language] ?? {})));
    // The address is not taken from where the remote's code ran.
    return JSON.stringify(sitePages.flatMap(({ path }) => (pages.has(path) ? [{ ...pages.get(path), path }] : [])));
  };
  return Object.fromEntries(languages.map((language) => [searchFile(language), contentIn(language)]));
}
