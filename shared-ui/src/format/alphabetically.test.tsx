import { LANGUAGES, LOCALES } from '@bracketwise/shared-ui/runtime';
import en from '../words/en.json';
import es from '../words/es.json';
import fr from '../words/fr.json';
import { alphabetically } from './alphabetically.tsx';

const words = { en, es, fr };

it.each(LANGUAGES)('the states are in dictionary order in %s', (language) => {
  const names = Object.values(words[language].states);
  expect(names).toHaveLength(51);
  expect(names.toSorted(alphabetically)).toEqual(names.toSorted(new Intl.Collator(LOCALES[language]).compare));
});

it("accents and capitals don't move a name to the end", () => {
  expect(['Zacatecas', 'Éire', 'eure', 'Dakota'].toSorted(alphabetically)).toEqual(['Dakota', 'Éire', 'eure', 'Zacatecas']);
});
