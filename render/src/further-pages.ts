/** The pages that the shell was built without, from the releases that are deployed (docs/adr/0046-remotes-in-other-repositories.md). */
import { readFile } from 'node:fs/promises';
import { LANGUAGES } from '@bracketwise/contract/languages';
import type { FurtherPage, LocatedPage, Name } from '@bracketwise/contract/site-map';
import type { RenderInstallation } from '@bracketwise/gateway/environment';
import { incompatibilities, parseRemoteRelease, type RemoteRelease, type ShellRelease } from '@bracketwise/gateway/release';

/** What menus say about a page's navigation entries. */
function descriptionsOf({ id, navigation }: LocatedPage, { descriptions }: RemoteRelease): Readonly<Record<string, Name>> {
  const entries = navigation.map((entry) => entry.id ?? id).filter((each) => descriptions?.en[each]);
  const inEach = (entry: string) => Object.fromEntries(LANGUAGES.map((language) => [language, descriptions?.[language][entry] ?? '']));
  return Object.fromEntries(entries.map((entry) => [entry, inEach(entry) as Name]));
}

/**
 * @param shell - the release of the shell
 * @param remotes - the releases of remotes that fit it
 * @returns the pages that differ from those the shell was built with, in the order of menus and lists. Pages of a shell from before the list
 * are taken for known.
 */
export function furtherPages(shell: ShellRelease, remotes: readonly RemoteRelease[]): readonly FurtherPage[] {
  if (!shell.pages) return [];
  const known = new Map(shell.pages.map((page) => [page.id, JSON.stringify(page)]));
  const declared = remotes.flatMap((remote) => (remote.pages ?? []).map((page) => ({ page, remote })));
  const further = new Map(declared.filter(({ page }) => JSON.stringify(page) !== known.get(page.id)).map((each) => [each.page.id, each]));
  const all = [...shell.pages.filter(({ id }) => !further.has(id)), ...[...further.values()].map(({ page }) => page)];
  const inOrder = all.toSorted((one, other) => one.order - other.order);
  return inOrder.flatMap((page, index) => {
    const { [index - 1]: before } = inOrder;
    const found = further.get(page.id);
    return found ? [{ ...page, ...(before && { after: before.id }), descriptions: descriptionsOf(page, found.remote) }] : [];
  });
}

/** Reads them. Releases that can't be read or don't fit the shell have none: rendering their remotes says why. */
export async function readFurtherPages(installation: RenderInstallation, shell: ShellRelease): Promise<readonly FurtherPage[]> {
  const read = async (file: string) => {
    const release = parseRemoteRelease(await readFile(file, 'utf8'), file);
    return incompatibilities(release, shell).length === 0 ? [release] : [];
  };
  const releases = await Promise.all(Object.values(installation.releases).map((file) => read(file).catch(() => [])));
  return furtherPages(shell, releases.flat());
}
