import { LANGUAGES } from '@bracketwise/contract/languages';
import { offlineMessageIn } from './offline-manifest.ts';

test.each([{ type: 'count' }, { type: 'keepOffered', language: 'es' }, { type: 'keep', language: 'fr', paths: ['/about-us'] }])(
  'the worker reads $type',
  (message) => expect(offlineMessageIn(message, LANGUAGES)).toEqual(message),
);

test.each([
  ['nothing', undefined],
  ['null', null],
  ['text', 'keepOffered'],
  ['no type', {}],
  ['another type', { type: 'other', language: 'en' }],
  ['no language', { type: 'keepOffered' }],
  ['another language', { type: 'keepOffered', language: 'de' }],
  ['a language that is none', { type: 'keep', language: ['en'], paths: [] }],
  ['no paths', { type: 'keep', language: 'en' }],
  ['paths that are none', { type: 'keep', language: 'en', paths: ['/about-us', 5] }],
])('the worker takes %s for no message', (_what, data) => expect(offlineMessageIn(data, LANGUAGES)).toBeUndefined());
