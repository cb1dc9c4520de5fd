import { preferredLanguage } from './preferred-language.ts';

test.each([
  ['the URL takes precedence', { search: '?lang=fr', stored: 'es', browser: 'en-US' }, 'fr'],
  ['an unknown language in the URL is ignored', { search: '?lang=xx', stored: 'es', browser: 'fr' }, 'es'],
  ['the stored choice takes precedence over the browser', { search: '', stored: 'es', browser: 'fr-FR' }, 'es'],
  ['a stored value that is not a language is ignored', { search: '', stored: 'xx', browser: 'fr-CA' }, 'fr'],
  ["the browser language's region is ignored", { search: '', stored: null, browser: 'es-419' }, 'es'],
  ['English is the fallback', { search: '', stored: null, browser: 'de-DE' }, 'en'],
])('%s', (_sentence, sources, language) => {
  expect(preferredLanguage(sources)).toBe(language);
});
