/** For tests: checks that the texts of a namespace match across languages and are all used. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Words } from '../federation/page-contract.ts';

/** All texts of a namespace by key, such as `form.state`. */
export function textsByKey(words: Words, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(textsByKey(value, `${prefix}${key}.`)),
    ),
  );
}

/** The placeholders of every text, by key. They must be equal in all languages. */
export function placeholdersByKey(words: Words): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(textsByKey(words)).map(([key, text]) => [
      key,
      [...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name ?? '').sort(),
    ]),
  );
}

/** Sentences of one page's guide or answers that also appear on another page. @param pages - the texts of each, by key */
export function repeatedSentences(pages: readonly Readonly<Record<string, string>>[]): string[] {
  const all = pages.flatMap((page) => {
    const texts = Object.entries(page).filter(([key]) => /^(guide|faq)\./u.test(key));
    // Sentences of up to three words ("Yes.") may repeat.
    return [...new Set(texts.flatMap(([, text]) => text.split(/(?<=[.?!:;])\s+/u)).filter((sentence) => /(\s\S+){3}/u.test(sentence)))];
  });
  return all.filter((sentence, index) => all.indexOf(sentence) !== index);
}

function* sourcesUnder(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sourcesUnder(file);
    else if (/\.tsx?$/u.test(entry.name) && !/(\.(test|stories)\.tsx?|^journey\.ts)$/u.test(entry.name)) yield readFileSync(file, 'utf8');
  }
}

/**
 * Keys that no source file names, neither in full ('form.state') nor as one of a family (`leftOut.${item}`).
 * @param folders - where the sources are
 */
export function unusedKeys(words: Words, ...folders: readonly string[]): string[] {
  const sources = folders.flatMap((folder) => [...sourcesUnder(folder)]);
  const named = new Set<string>();
  const families: RegExp[] = [];
  for (const source of sources) {
    for (const [, key] of source.matchAll(/['"](?:[\w-]+:)?([\w.]+)['"]/gu)) if (key) named.add(key);
    for (const [, template] of source.matchAll(/`(?:(?:[\w-]+|\$\{\w+\}):)?([\w.]+\.(?:\$\{[^}]+\}|[\w.])+)`/gu)) {
      const fixed = template?.split(/\$\{[^}]+\}/u) ?? [];
      if (fixed.length > 1) families.push(new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]+')}$`, 'u'));
    }
  }
  return Object.keys(textsByKey(words)).filter((key) => !named.has(key) && !families.some((family) => family.test(key)));
}
