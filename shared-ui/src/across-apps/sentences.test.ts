/** Keeps the sentences of every language short. */
import { LANGUAGES, LOCALES, type Language } from '@bracketwise/contract/languages';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Words } from '../federation/page-contract.ts';
import { textFolders } from '../testing/text-files.ts';
import { textsByKey } from '../testing/words.ts';

const ROOT = path.resolve(__dirname, '../../..');
/** A tired reader follows a sentence of this many words. */
const MOST_WORDS = 20;
const MOST_LONG_SENTENCES = 0.05;

const textsIn = (language: Language): readonly string[] =>
  textFolders(ROOT)
    .map((folder) => path.join(ROOT, folder, `${language}.json`))
    .filter((file) => existsSync(file))
    .flatMap((file) => Object.values(textsByKey(JSON.parse(readFileSync(file, 'utf8')) as Words)));

/** What follows a colon, often a list, counts on its own. */
function sentencesIn(language: Language): readonly string[] {
  const sentences = new Intl.Segmenter(LOCALES[language], { granularity: 'sentence' });
  return textsIn(language).flatMap((text) => [...sentences.segment(text)].flatMap(({ segment }) => segment.trim().split(/[:;]\s/u)));
}

const wordCount = (sentence: string): number => sentence.split(/\s+/u).length;

test.each(LANGUAGES)('less than 5% of the sentences in %s have more than 20 words', (language) => {
  const sentences = sentencesIn(language).filter((sentence) => wordCount(sentence) > 2);
  const long = sentences.filter((sentence) => wordCount(sentence) > MOST_WORDS);
  if (long.length >= sentences.length * MOST_LONG_SENTENCES) throw new Error(`${long.length} of ${sentences.length}:\n${long.join('\n')}`);
});
