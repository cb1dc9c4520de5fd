import { LANGUAGES, LOCALES } from '@bracketwise/shared-ui/runtime';
import { commonWords } from '../words/common-words.ts';
import { alphabetically } from './alphabetically.ts';

it.each(LANGUAGES)('the states are in dictionary order in %s', async (language) => {
  const { states } = (await commonWords(language)).default;
  const names = Object.values(states as Readonly<Record<string, string>>);
  expect(names).toHaveLength(51);
  expect(names.toSorted(alphabetically)).toEqual(names.toSorted(new Intl.Collator(LOCALES[language]).compare));
});

it("accents and capitals don't move a name to the end", () => {
  expect(['Zacatecas', 'Éire', 'eure', 'Dakota'].toSorted(alphabetically)).toEqual(['Dakota', 'Éire', 'eure', 'Zacatecas']);
});
