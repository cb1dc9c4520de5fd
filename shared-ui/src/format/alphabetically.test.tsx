import { LANGUAGES, LOCALES } from '@bracketwise/shared-ui/runtime';
import en from '../words/en.json';
import es from '../words/es.json';
import fr from '../words/fr.json';
import { alphabetically } from './alphabetically.tsx';

const words = { en, es, fr };

it.each(LANGUAGES)('the states stand in the order of a dictionary in %s', (language) => {
  const names = Object.values(words[language].states);
  expect(names).toHaveLength(51);
  expect(names.toSorted(alphabetically)).toEqual(names.toSorted(new Intl.Collator(LOCALES[language]).compare));
});

it('an accent or a capital does not send a name to the end', () => {
  expect(['Zacatecas', 'Éire', 'eure', 'Dakota'].toSorted(alphabetically)).toEqual(['Dakota', 'Éire', 'eure', 'Zacatecas']);
});
