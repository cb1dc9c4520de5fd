/** A new calculator or guide: its folder from the templates, and its entry in the site map. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importSource } from '../../build/sources.mjs';
import { ROOT } from '../tasks.mjs';

const { LANGUAGES, TRANSLATED_LANGUAGES } = await importSource('contract/src/languages.ts');
const SITE_MAP = 'shared-ui/src/site-map/site-map.ts';
const END_OF_ENTRY = '\n  },\n';

/** What the menus say about a new calculator: what it computes at first. */
const DESCRIPTIONS = {
  en: 'The taxes on a year’s pay, and what you keep of it',
  es: 'Los impuestos de un año de salario y lo que le queda',
  fr: 'Les prélèvements sur un an de salaire, et ce qui vous reste',
};

const KINDS = {
  calculator: {
    folder: 'calculators',
    shape: 'calculator',
    navigation: "[{ group: 'specialized' }]",
    /** In the last entry in front of the new one. */
    after: "shape: 'calculator'",
    next: (
      folder,
    ) => `It computes the taxes on a year's pay. Make it yours from specified.ts and official.ts outward (docs/adding-a-calculator.md).
Its description in the menus is in shared-ui/src/site-map/locales.
npm run verify checks it; ${folder}/journey.ts is its browser test.`,
  },
  guide: {
    folder: 'guides',
    shape: 'article',
    navigation: '[]',
    after: "group: 'resources'",
    next: () =>
      `It explains the standard deduction. Write your own 1,200 words (docs/adding-a-guide.md), then give it a place in the navigation.`,
  },
};

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

const camelCase = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const capitalized = (name) => name[0].toUpperCase() + name.slice(1);

/** @throws Error that says what to change */
function checked({ id = '', kind, remote, path: address, ...given }) {
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, (given[language] ?? '').trim().replaceAll("'", '’')]));
  if (!/^[a-z]+(-[a-z]+)*$/.test(id)) throw new Error(`"${id}" is not an id: write small letters and hyphens, such as capital-gains.`);
  if (read(SITE_MAP).includes(`id: '${id}'`)) throw new Error(`The site map has a page "${id}".`);
  if (!existsSync(path.join(ROOT, remote, 'src', KINDS[kind].folder))) throw new Error(`${remote} has no ${KINDS[kind].folder}.`);
  for (const language of LANGUAGES)
    if (!names[language]) throw new Error(`The name of the page in ${language} is missing (--${language}).`);
  for (const other of TRANSLATED_LANGUAGES)
    if (names[other] === names.en) throw new Error(`The name in ${other} is the English one. Translate it.`);
  const pathname = address ?? `/${id}-${kind}`;
  if (!/^\/[a-z0-9-]+$/.test(pathname)) throw new Error(`"${pathname}" is not a path such as /${id}-${kind}.`);
  if (read(SITE_MAP).includes(`'${pathname}'`)) throw new Error(`The site map has a page at ${pathname}.`);
  return { id, kind, remote, pathname, names };
}

/**
 * @param {{ kind: 'calculator' | 'guide', id: string, remote: string, en: string, es: string, fr: string, path?: string }} asked
 * @returns {{ files: string[], next: string }} the written files, and what is left to do
 * @throws Error if the page exists or something about it is wrong; nothing is written then
 */
export function newPage(asked) {
  const { id, kind, remote, pathname, names } = checked(asked);
  const { folder, shape, navigation, after, next } = KINDS[kind];
  const siteMap = read(SITE_MAP);
  const end = siteMap.indexOf(END_OF_ENTRY, siteMap.lastIndexOf(after)) + END_OF_ENTRY.length;

  const files = [];
  const write = (file, content) => {
    const whole = path.join(ROOT, file);
    mkdirSync(path.dirname(whole), { recursive: true });
    writeFileSync(whole, content);
    files.push(whole);
  };

  const tokens = {
    __id__: id,
    __name__: camelCase(id),
    __Name__: capitalized(camelCase(id)),
    __today__: new Date().toISOString().slice(0, 10),
  };
  const filled = (template, further = {}) =>
    Object.entries({ ...tokens, ...further }).reduce((text, [token, value]) => text.replaceAll(token, value), template);
  const templates = path.join(import.meta.dirname, kind);
  const own = `${remote}/src/${folder}/${id}`;
  for (const file of readdirSync(templates, { recursive: true, encoding: 'utf8' }).filter((name) => path.extname(name))) {
    const language = path.basename(file, '.json');
    write(
      `${own}/${filled(file).replace(/\.txt$/, '')}`,
      filled(
        readFileSync(path.join(templates, file), 'utf8'),
        file.endsWith('.json') ? { __title__: JSON.stringify(names[language]).slice(1, -1) } : {},
      ),
    );
  }

  const entry = `  {
    id: '${id}',
    name: { en: '${names.en}', es: '${names.es}', fr: '${names.fr}' },
    path: '${pathname}',
    remote: '${remote}',
    shape: '${shape}',
    navigation: ${navigation},
  },
`;
  write(SITE_MAP, siteMap.slice(0, end) + entry + siteMap.slice(end));
  if (kind === 'calculator') {
    for (const language of LANGUAGES) {
      const file = `shared-ui/src/site-map/locales/${language}.json`;
      write(file, JSON.stringify({ ...JSON.parse(read(file)), [id]: DESCRIPTIONS[language] }, null, 2));
    }
  }
  return { files, next: next(own) };
}
