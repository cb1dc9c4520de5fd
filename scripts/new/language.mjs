/**
 * A new language: its entry in the contract, and each text, which is the English one until somebody translates it. The compiler and the tests
 * name what is left to do, so an unfinished language does not pass `npm run verify`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importSource } from '../../build/sources.mjs';
import { REMOTES } from '../apps.mjs';
import { ROOT } from '../tasks.mjs';

const { DEFAULT_LANGUAGE, LANGUAGES } = await importSource('contract/src/languages.ts');
const { pagesFile } = await importSource('shared-ui/src/site-map/read-declared-pages.ts');
const { LEFT_OUT_TEXTS, textFolders } = await importSource('shared-ui/src/testing/text-files.ts');

const CONTRACT = 'contract/src/languages.ts';
/** Bundles the texts of the HTML that browsers don't load. */
const SERVER = 'shell/src/server.tsx';
/** Lists the words that a language shares with English; none yet. */
const TRANSLATED = 'shared-ui/src/across-apps/translated.test.ts';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

/** @throws Error that says what to change */
function checked({ code = '', name = '', locale = '' }) {
  if (!/^[a-z]{2}$/.test(code)) throw new Error(`"${code}" is not a language: write its two letters of ISO 639, such as pt.`);
  if (LANGUAGES.includes(code)) throw new Error(`The site has the language ${code}.`);
  if (!/^\p{Lu}/u.test(name)) throw new Error(`"${name}" is not a name: write it in the language itself, with a capital letter (--name).`);
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(locale) || !locale.startsWith(code) || Intl.NumberFormat.supportedLocalesOf(locale).length === 0)
    throw new Error(`"${locale}" is not a locale of ${code} such as ${code}-US (--locale).`);
}

/** The text with each replacement made once. @throws Error if a place is not there */
const replaced = (file, replacements) =>
  replacements.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text)) throw new Error(`${file} has no ${String(pattern)}`);
    return text.replace(pattern, replacement);
  }, read(file));

/** What the states leave out, in English, by state and category. */
async function leftOut() {
  const { leftOutWords } = await importSource('mf-guides/src/coverage/left-out-words.ts');
  const { default: states } = await leftOutWords(DEFAULT_LANGUAGE);
  return JSON.stringify(Object.fromEntries(Object.entries(states).filter(([, texts]) => Object.keys(texts).length > 0)));
}

/** Names of pages and of navigation entries get one in the language, too. */
const withName = (code) => (key, value) => (key === 'name' ? { ...value, [code]: value[DEFAULT_LANGUAGE] } : value);

/**
 * @param {{ code: string, name: string, locale: string }} asked
 * @returns {Promise<{ files: string[], next: string }>} the written files, and what is left to do
 * @throws Error if the language exists or something about it is wrong; nothing is written then
 */
export async function newLanguage(asked) {
  checked(asked);
  const { code, name, locale } = asked;
  const last = LANGUAGES.at(-1);
  const contract = replaced(CONTRACT, [
    [/(?<=LANGUAGES = \[[^\]]*)(?=\])/, `, '${code}'`],
    [/(?<=LANGUAGE_NAMES = \{[^}]*)(?= \})/, `, ${code}: '${name.replaceAll("'", '’')}'`],
    [/(?<=LOCALES = \{[^}]*)(?= \})/, `, ${code}: '${locale}'`],
  ]);
  const server = replaced(SERVER, [
    [new RegExp(`(?<=import ${last} from '\\./html-words/${last}\\.json';\n)`), `import ${code} from './html-words/${code}.json';\n`],
    [/(?<=HTML_WORDS = \{[^}]*)(?= \})/, `, ${code}`],
  ]);
  const translated = replaced(TRANSLATED, [[/(?<=SAME: [^=]* = \{\n)/, `  ${code}: [],\n`]]);

  const files = [];
  const write = (file, content) => {
    writeFileSync(path.join(ROOT, file), content);
    files.push(path.join(ROOT, file));
  };
  for (const folder of textFolders(ROOT))
    write(`${folder}/${code}.json`, folder === LEFT_OUT_TEXTS ? await leftOut() : read(`${folder}/${DEFAULT_LANGUAGE}.json`));
  // On one line, so that the formatter breaks only what is too long.
  for (const file of REMOTES.map(pagesFile)) write(file, JSON.stringify(JSON.parse(read(file), withName(code))));
  write(CONTRACT, contract);
  write(SERVER, server);
  write(TRANSLATED, translated);
  return {
    files,
    next: `Every text is English. npm run types names the lists that lack the language, then these tests name what is not translated:
npx jest --testPathPatterns 'across-apps|declared-pages|words.test|CoveragePage'
docs/adding-a-language.md says in which order, and what no test asks for.`,
  };
}
