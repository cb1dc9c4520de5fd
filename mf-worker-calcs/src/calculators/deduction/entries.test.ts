import { entriesIn, textOfEntries, withEntry } from './entries.ts';

const paid = { category: 'medical', description: 'Dentist', amount: 1_200.5 } as const;

test('entries survive a round trip, each with its own id', () => {
  const entries = withEntry(withEntry([], paid), paid);
  expect(entriesIn(textOfEntries(entries))).toEqual(entries);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(2);
});

test.each([
  ['not a list', '{"id":"1"}'],
  ['invalid JSON', 'medical'],
  ['an unknown category', '[{"id":"1","category":"boat","description":"x","amount":1}]'],
  ['an empty description', '[{"id":"1","category":"other","description":" ","amount":1}]'],
  ['an amount given as text', '[{"id":"1","category":"other","description":"x","amount":"1"}]'],
  [
    'the same id twice',
    '[{"id":"1","category":"other","description":"x","amount":1},{"id":"1","category":"other","description":"y","amount":1}]',
  ],
  ['nothing', '[null]'],
])('a text with %s is rejected', (_what, text) => expect(entriesIn(text)).toBeUndefined());
