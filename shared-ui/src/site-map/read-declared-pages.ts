/** For builds, tests and scripts: reads what each remote declares about its pages. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '@bracketwise/contract/apps';
import { LANGUAGES, type Language } from '@bracketwise/contract/languages';
import { PLACE_SLUGS } from '@bracketwise/contract/place-pages';
import { NAVIGATION_GROUPS, PAGE_SHAPES, type DeclaredPage, type LocatedPage } from '@bracketwise/contract/site-map';

/** The folder of a remote with its declarations. */
const FOLDER = 'src/site-map';

/** Path of the file with a remote's pages, from the repository's root. */
export const pagesFile = (remote: string): string => `${remote}/${FOLDER}/pages.json`;
/** Path of the file with what menus say about a remote's pages, by the id of the navigation entry. */
export const descriptionsFile = (remote: string, language: Language): string => `${remote}/${FOLDER}/locales/${language}.json`;

/** Every file that makes the site map, from the repository's root. */
export const siteMapFiles = (): readonly string[] =>
  REMOTES.flatMap((remote) => [pagesFile(remote), ...LANGUAGES.map((language) => descriptionsFile(remote, language))]);

const KEYS: Readonly<Record<keyof DeclaredPage, (value: unknown, page: DeclaredPage) => boolean>> = {
  id: (id) => typeof id === 'string' && /^[a-z]+(-[a-z]+)*$/.test(id),
  order: Number.isFinite,
  name: isName,
  path: isPath,
  aliases: (aliases) => aliases === undefined || (Array.isArray(aliases) && aliases.every(isPath)),
  shape: (shape) => isOneOf(shape, PAGE_SHAPES),
  navigation: (entries) => Array.isArray(entries) && entries.every(isNavigationEntry),
  parent: isTextOrMissing,
  subjects: (subjects, { name }) =>
    subjects === undefined ||
    (isOneOf(subjects, ['states', 'places']) && Object.values(name).every((each) => each.includes('{{subject}}'))),
};

const isOneOf = (value: unknown, values: readonly unknown[]) => values.includes(value);
function isTextOrMissing(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}
function isPath(value: unknown): boolean {
  return typeof value === 'string' && /^\/[a-z0-9-]*(\/[a-z0-9-]+)*$/.test(value);
}
function isName(value: unknown): boolean {
  const names = (value ?? {}) as Partial<Record<string, unknown>>;
  return LANGUAGES.every((language) => typeof names[language] === 'string' && names[language] !== '');
}
function isNavigationEntry(value: unknown): boolean {
  const { id, group, name, anchor, last = true, inFooterOnly = true, ...others } = (value ?? {}) as Record<string, unknown>;
  return (
    isOneOf(group, NAVIGATION_GROUPS) &&
    [id, anchor].every(isTextOrMissing) &&
    (name === undefined || isName(name)) &&
    last === true &&
    inFooterOnly === true &&
    Object.keys(others).length === 0
  );
}

/**
 * The pages that a remote declares.
 * @param root - the repository's folder
 * @throws Error that names the file, the page and what is wrong with it
 */
export function readPagesOf(root: string, remote: string): readonly LocatedPage[] {
  const file = pagesFile(remote);
  const pages = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as readonly DeclaredPage[];
  for (const page of pages) {
    const wrong = Object.entries(KEYS).filter(([key, isRight]) => !isRight(page[key as keyof DeclaredPage], page));
    const unknown = Object.keys(page).filter((key) => !(key in KEYS));
    const names = [...wrong.map(([key]) => key), ...unknown];
    if (names.length > 0) throw new Error(`${file}: the page "${page.id}" has a wrong ${names.join(', ')} (contract/src/site-map.ts)`);
  }
  return pages.map(({ subjects, ...page }) => ({
    ...page,
    remote,
    ...(subjects && { subjects: subjects === 'places' ? PLACE_SLUGS : subjects }),
  }));
}

/** The remotes whose folders exist. A remote's own build and tests have only that one. */
const remotesIn = (root: string) => REMOTES.filter((remote) => existsSync(path.join(root, pagesFile(remote))));

/**
 * The pages of all remotes in the order of menus and lists.
 * @param options.complete - whether a remote that is not there is an error
 * @throws Error that names the file of a wrong declaration, or an id or path that two pages share
 */
export function readDeclaredPages(root: string, { complete = false } = {}): readonly LocatedPage[] {
  const pages = (complete ? REMOTES : remotesIn(root)).flatMap((remote) => readPagesOf(root, remote));
  // A module with subjects has no page at its own path.
  const names = pages.flatMap(({ id, path: at, aliases = [], subjects }) => [id, ...(subjects ? [] : [at]), ...aliases]);
  const [twice] = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two pages are called ${twice}`);
  return pages.toSorted((one, other) => one.order - other.order);
}

/** What menus say about a remote's pages, by the id of the navigation entry. */
export const readDescriptionsOf = (root: string, remote: string, language: Language): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(path.join(root, descriptionsFile(remote, language)), 'utf8')) as Record<string, string>;

/** The same for the pages of all remotes. */
export const readDescriptions = (root: string, language: Language): Readonly<Record<string, string>> =>
  Object.assign({}, ...remotesIn(root).map((remote) => readDescriptionsOf(root, remote, language))) as Record<string, string>;
