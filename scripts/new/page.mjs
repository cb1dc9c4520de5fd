/** A new calculator or guide: its folder from the templates, and its entry in the site map. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importSource } from '../../build/sources.mjs';
import { REMOTES } from '../apps.mjs';
import { ROOT } from '../tasks.mjs';

export const { LANGUAGES, TRANSLATED_LANGUAGES } = await importSource('contract/src/languages.ts');
const { descriptionsFile, pagesFile, readDeclaredPages } = await importSource('shared-ui/src/site-map/read-declared-pages.ts');

const KINDS = {
  calculator: {
    folder: 'calculators',
    shape: 'calculator',
    navigation: [{ group: 'specialized' }],
    /** The pages that it follows in menus and lists. */
    follows: ({ shape }) => shape === 'calculator',
    next: (
      folder,
      remote,
    ) => `It computes the taxes on a year's pay. Make it yours from specified.ts and official.ts outward (docs/adding-a-calculator.md).
Its description in the menus is in ${remote}/src/site-map/locales.
npm run verify checks it; ${folder}/journey.ts is its browser test.`,
  },
  guide: {
    folder: 'guides',
    shape: 'article',
    navigation: [],
    follows: ({ navigation }) => navigation.some(({ group }) => group === 'resources'),
    next: () =>
      `It explains the standard deduction. Write your own 1,200 words (docs/adding-a-guide.md), then give it a place in the navigation.`,
  },
};

/** @typedef {import('@bracketwise/contract/languages').Language} Language */

/** The JSON of a file, or something else if there is no such file. */
const readOr = (file, otherwise) =>
  existsSync(path.join(ROOT, file)) ? JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) : otherwise;

const camelCase = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const capitalized = (name) => name[0].toUpperCase() + name.slice(1);

/** A template with the page's names. @param {Record<string, string>} [further] - other tokens and their values */
export const filled = (template, id, further = {}) =>
  Object.entries({
    __id__: id,
    __name__: camelCase(id),
    __Name__: capitalized(camelCase(id)),
    __today__: new Date().toISOString().slice(0, 10),
    ...further,
  }).reduce((text, [token, value]) => text.replaceAll(token, value), template);

/** @throws Error that says what to change */
export function checked({ id = '', kind, path: address, ...given }) {
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, (given[language] ?? '').trim().replaceAll("'", '’')]));
  if (!/^[a-z]+(-[a-z]+)*$/.test(id)) throw new Error(`"${id}" is not an id: write small letters and hyphens, such as capital-gains.`);
  const pages = readDeclaredPages(ROOT);
  if (pages.some((page) => page.id === id)) throw new Error(`The site map has a page "${id}".`);
  for (const language of LANGUAGES)
    if (!names[language]) throw new Error(`The name of the page in ${language} is missing (--${language}).`);
  for (const other of TRANSLATED_LANGUAGES)
    if (names[other] === names.en) throw new Error(`The name in ${other} is the English one. Translate it.`);
  const pathname = address ?? `/${id}-${kind}`;
  if (!/^\/[a-z0-9-]+$/.test(pathname)) throw new Error(`"${pathname}" is not a path such as /${id}-${kind}.`);
  if (pages.some(({ path: at, aliases = [] }) => [at, ...aliases].includes(pathname)))
    throw new Error(`The site map has a page at ${pathname}.`);
  return { id, kind, pathname, names, pages };
}

/**
 * @param {{ kind: 'calculator' | 'guide', id: string, remote: string, path?: string } & Record<Language, string>} asked - with the page's
 * name in each language
 * @returns {{ files: string[], next: string }} the written files, and what is left to do
 * @throws Error if the page exists or something about it is wrong; nothing is written then
 */
export function newPage(asked) {
  const { remote } = asked;
  const { id, kind, pathname, names, pages } = checked(asked);
  const { folder, shape, navigation, follows, next } = KINDS[kind];
  if (!existsSync(path.join(ROOT, remote, 'rspack.config.mjs')))
    throw new Error(`There is no remote ${remote}. There are ${REMOTES.join(', ')}.`);
  // A new remote has no pages yet.
  if (existsSync(path.join(ROOT, pagesFile(remote))) && !existsSync(path.join(ROOT, remote, 'src', folder)))
    throw new Error(`${remote} has no ${folder}.`);

  const files = [];
  const write = (file, content) => {
    const whole = path.join(ROOT, file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, content);
    files.push(whole);
  };

  const templates = path.join(import.meta.dirname, kind);
  const own = `${remote}/src/${folder}/${id}`;
  for (const file of readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter((name) => path.extname(name))) {
    const language = path.basename(file, '.json');
    write(
      `${own}/${filled(file, id).replace(/\.txt$/, '')}`,
      filled(
        readFileSync(path.join(templates, file), 'utf8'),
        id,
        file.endsWith('.json') ? { __title__: JSON.stringify(names[language]).slice(1, -1) } : {},
      ),
    );
  }

  const order = Math.max(...pages.filter(follows).map((page) => page.order)) + 1;
  const declared = { id, order, name: names, path: pathname, shape, navigation };
  // On one line, so that the formatter breaks only what is too long.
  write(pagesFile(remote), JSON.stringify([...readOr(pagesFile(remote), []), declared]));
  for (const language of LANGUAGES) {
    const file = descriptionsFile(remote, language);
    // What the menus say about a new calculator: what it computes at first.
    const described = kind === 'calculator' ? { [id]: readOr(`scripts/new/descriptions/${language}.json`).calculator } : {};
    write(file, JSON.stringify({ ...readOr(file, {}), ...described }, null, 2));
  }
  return { files, next: next(own, remote) };
}
