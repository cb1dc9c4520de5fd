import { preferredLanguage } from './preferred-language.ts';

test.each([
  ['the address decides before anything else', { search: '?lang=fr', stored: 'es', browser: 'en-US' }, 'fr'],
  ['an address with an unknown language decides nothing', { search: '?lang=de', stored: 'es', browser: 'fr' }, 'es'],
  ['the stored choice comes before the browser', { search: '', stored: 'es', browser: 'fr-FR' }, 'es'],
  ['a stored value that is no language is passed over', { search: '', stored: 'xx', browser: 'fr-CA' }, 'fr'],
  ['the primary part of the browser language counts', { search: '', stored: null, browser: 'es-419' }, 'es'],
  ['English where nothing is known', { search: '', stored: null, browser: 'de-DE' }, 'en'],
])('%s', (_sentence, sources, language) => {
  expect(preferredLanguage(sources)).toBe(language);
});
