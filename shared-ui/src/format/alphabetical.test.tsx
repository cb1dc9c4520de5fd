import { LANGUAGES, LOCALES } from '@bracketwise/shared-ui/runtime';
import en from '../words/en.json';
import es from '../words/es.json';
import fr from '../words/fr.json';
import { alphabetical } from './alphabetical.tsx';

const words = { en, es, fr };

it.each(LANGUAGES)('the states stand in the order of a dictionary in %s', (language) => {
  const labels = Object.values(words[language].states);
  expect(labels).toHaveLength(51);
  expect(alphabetical(labels.map((label) => ({ label }))).map(({ label }) => label)).toEqual(
    labels.toSorted(new Intl.Collator(LOCALES[language]).compare),
  );
});

it('an accent or a capital does not send a name to the end', () => {
  expect(alphabetical(['Zacatecas', 'Éire', 'eure', 'Dakota'].map((label) => ({ label }))).map(({ label }) => label)).toEqual([
    'Dakota',
    'Éire',
    'eure',
    'Zacatecas',
  ]);
});
