/** Finds pages, sections and terms by the words that a visitor types. */
import { bare } from '@bracketwise/shared-ui/forms';
import type { SearchPage, SearchSection } from './search-index.ts';

export interface Found {
  readonly kind: SearchPage['kind'] | 'term';
  readonly name: string;
  /** What a term means, in a sentence. */
  readonly meaning?: string | undefined;
  /** What else the visitor should know: a sentence on the page, or where the section or term is. */
  readonly about: string | undefined;
  /** Path, with a fragment where it leads to a section. */
  readonly to: string;
}

/** Gives the name of a term or form, such as "net investment income tax (NIIT)" and "Form W-4"; undefined for an unknown one. */
export type NameTerm = (term: string) => Pick<Found, 'name' | 'meaning'> | undefined;

/** Words that questions are made of, in each language. They don't say what the visitor looks for. */
const OF_QUESTIONS = new Set(
  [
    'a an and are at can do does for from have how i if in is it mean means much my of on or owe should the to what whats when where which who why with you your',
    'al como con cual cuales cuando cuanta cuanto cuantos de debo del donde el en es esta la las lo los me mi o para por porque que quien se significa son su tengo un una y',
    'au aux avec c ce cest combien comment d dans de des dois doisje du elle en est estce et il j je l la le les ma mes mon ou par pour pourquoi qu quand que quel quelle quelles quels qui quoi quest s sur un une veut',
  ].flatMap((words) => words.split(' ')),
);

/** "401(k)" and "401k" are one word. */
const parts = (text: string): string[] =>
  bare(text)
    .replaceAll(/(\d)\((\w)\)/gu, '$1$2')
    .match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];

/** The words as typed, with hyphens left out: "W-4" is "w4". */
const wordsOf = (text: string): string[] => parts(text).map((word) => word.replaceAll('-', ''));

/** The words by which a text is found: "self-employment" also by "employment". */
const findable = (text: string): string[] =>
  parts(text).flatMap((word) => (word.includes('-') ? [word.replaceAll('-', ''), ...word.split('-')] : [word]));

/** The words that say what the visitor looks for: "what is NIIT?" asks for "niit". */
export function soughtWords(text: string): string[] {
  const typed = wordsOf(text);
  const telling = typed.filter((word) => !OF_QUESTIONS.has(word));
  return telling.length > 0 ? telling : typed;
}

/** The word itself and its singular. */
const formsOf = (word: string): string[] => {
  const singular = word.replace(/(?<=..)(?:(?<=[xszn]|[cs]h)es|s)$/u, '');
  return singular === word ? [word] : [word, singular];
};

interface Candidate extends Found {
  /** Typed alone, it finds this first: a state's postal code, or the term itself. */
  readonly code?: string;
  /** Other texts that find it. */
  readonly alsoBy: string;
  /** The search must contain at least one of these words. Default: the name. */
  readonly mustHave?: string;
}

const isForm = (term: string) => /\d/u.test(term);
const names = (section: SearchSection, term: string) => wordsOf(section.title).includes(wordsOf(term)[0] ?? '');

/** Each term once, at the section that explains it best: one that names it in its title, or else the first. */
function termsOf(pages: readonly SearchPage[], nameTerm: NameTerm): Candidate[] {
  const best = new Map<string, { readonly page: SearchPage; readonly section: SearchSection; readonly named: boolean }>();
  for (const page of pages) {
    for (const section of page.sections ?? []) {
      for (const term of section.terms ?? []) {
        const named = names(section, term);
        const former = best.get(term);
        // A guide explains a term; a calculator may only use it.
        const better =
          !former || (named && !former.named) || (named === former.named && page.kind === 'guide' && former.page.kind !== 'guide');
        if (better) best.set(term, { page, section, named });
      }
    }
  }
  return [...best].flatMap(([term, { page, section }]): Candidate[] => {
    const named = nameTerm(term);
    if (!named) return [];
    const to = `${page.path}#${section.id}`;
    return [{ kind: 'term', ...named, about: `${page.name} · ${section.title}`, to, code: term, alsoBy: isForm(term) ? '' : term }];
  });
}

function candidatesIn(pages: readonly SearchPage[], nameTerm: NameTerm): Candidate[] {
  const ofPages = pages.map(({ kind, name, path, about, code, keywords = '' }): Candidate => ({
    kind,
    name,
    about,
    to: path,
    alsoBy: `${about ?? ''} ${keywords}`,
    ...(code && { code }),
  }));
  const ofSections = pages.flatMap(({ kind, name, path, sections = [] }) =>
    sections.map(({ id, title, terms = [] }): Candidate => {
      const own = `${title} ${terms.join(' ')}`;
      return { kind, name: title, about: name, to: `${path}#${id}`, alsoBy: `${terms.join(' ')} ${name}`, mustHave: own };
    }),
  );
  return [...termsOf(pages, nameTerm), ...ofPages, ...ofSections];
}

/** A candidate with its words read. */
interface Entry {
  readonly found: Found;
  readonly code: string | undefined;
  readonly name: string;
  readonly ofName: readonly string[];
  readonly all: readonly string[];
  readonly mustHave: readonly string[] | undefined;
}

function entryOf({ code, alsoBy, mustHave, ...found }: Candidate): Entry {
  const ofName = findable(found.name);
  return {
    found,
    code: code && wordsOf(code).join(''),
    name: wordsOf(found.name).join(' '),
    ofName,
    all: [...ofName, ...findable(alsoBy)],
    mustHave: mustHave === undefined ? undefined : findable(mustHave),
  };
}

const matches = (words: readonly string[], sought: string) => formsOf(sought).some((form) => words.some((word) => word.startsWith(form)));

/** @returns the lower, the better; undefined if it doesn't match */
function rankOf({ found, code, name, ofName, all, mustHave }: Entry, sought: readonly string[]): number | undefined {
  if (code === sought.join('')) return 0;
  if (name.startsWith(sought.join(' '))) return 1;
  if (sought.every((word) => matches(ofName, word))) return 2;
  if (mustHave && !sought.some((word) => matches(mustHave, word))) return undefined;
  if (!sought.every((word) => matches(all, word))) return undefined;
  // A guide explains what a calculator only uses.
  return mustHave && found.kind !== 'guide' ? 4 : 3;
}

/**
 * Prepares a search.
 * @returns a function that finds what matches a text, best first: by the start of its name, by words of its name, by its description
 */
export function createFinder(pages: readonly SearchPage[], nameTerm: NameTerm): (text: string) => readonly Found[] {
  const entries = candidatesIn(pages, nameTerm).map(entryOf);
  return (text) => {
    const sought = soughtWords(text);
    if (sought.length === 0) return [];
    const ranked = entries.flatMap((entry) => {
      const rank = rankOf(entry, sought);
      return rank === undefined ? [] : [{ rank, found: entry.found }];
    });
    // Sorting keeps the order of equals: terms, pages in the order of the site map, sections.
    const sorted = ranked.sort((one, other) => one.rank - other.rank).map(({ found }) => found);
    const seen = new Set<string>();
    return sorted.filter(({ to }) => !seen.has(to) && seen.add(to));
  };
}
