/**
 * Texts that the generator wrote and nobody has rewritten since. They are true of any calculator of a year's pay and say nothing of this one, so a
 * release names them (docs/adding-a-calculator.md).
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../tasks.mjs';

/** What readers take for the page's own: its introduction, guide and questions. Labels may stay. */
const OWN = ['lead', 'guide', 'faq'];

const textsIn = (value, key) =>
  typeof value === 'string' ? [[key, value]] : Object.entries(value).flatMap(([name, each]) => textsIn(each, `${key}.${name}`));
const ownTexts = (file) => {
  const words = JSON.parse(readFileSync(file, 'utf8'));
  return OWN.filter((key) => words[key]).flatMap((key) => textsIn(words[key], key));
};
/** Titles may be anybody's. */
const isSentence = (text) => text.split(' ').length > 5;

/**
 * @param {string} app - a remote
 * @returns {string[]} each such text of its pages, as `<page> (<language>): <key>`
 */
export function generatedTexts(app, root = ROOT) {
  const templates = ['calculator', 'guide'].map((kind) => path.join(import.meta.dirname, kind, 'locales'));
  const written = new Set(
    templates
      .flatMap((folder) => readdirSync(folder).flatMap((file) => ownTexts(path.join(folder, file)).map(([, text]) => text)))
      .filter(isSentence),
  );
  const sources = path.join(root, app, 'src');
  if (!existsSync(sources)) return [];
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => /(^|\/)locales\/[a-z]{2}\.json$/.test(file));
  return files.flatMap((file) =>
    ownTexts(path.join(sources, file))
      .filter(([, text]) => written.has(text))
      .map(([key]) => `${path.basename(path.dirname(path.dirname(file)))} (${path.basename(file, '.json')}): ${key}`),
  );
}
