import { STATE_CODES } from '@bracketwise/contract/states';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FRENCH_PREPOSITIONS, stateInSentence } from './state-in-sentence.ts';

const french = (
  JSON.parse(readFileSync(path.join(__dirname, '../../../shared-ui/src/words/fr.json'), 'utf8')) as { states: Record<string, string> }
).states;

test.each(STATE_CODES)('the French phrase of %s fits the first letter of its name', (code) => {
  const phrase = stateInSentence(code, french[code] ?? '', 'fr');
  const beforeVowel = /^[AEIOU]/u.test(french[code] ?? '');
  expect(phrase).toMatch(
    beforeVowel
      ? /^(en |dans l’)/u
      : /^(au|dans le|à|dans l’État de) |^en (Californie|Floride|Géorgie|Louisiane|Pennsylvanie|Virginie|Caroline)/u,
  );
});

test('every state has a French preposition', () => {
  expect(Object.keys(FRENCH_PREPOSITIONS).toSorted()).toEqual([...STATE_CODES].toSorted());
});

test('Spanish names the state where the name alone is a city, and English uses the name alone', () => {
  expect(stateInSentence('WA', 'Washington', 'es')).toBe('en el estado de Washington');
  expect(stateInSentence('NJ', 'Nueva Jersey', 'es')).toBe('en Nueva Jersey');
  expect(stateInSentence('NJ', 'New Jersey', 'en')).toBe('New Jersey');
});
