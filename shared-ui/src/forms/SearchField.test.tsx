import { found } from './SearchField.tsx';

const some = [
  { code: 'TX', name: 'Texas' },
  { code: 'CA', name: 'Californie' },
  { code: 'FL', name: 'Floride' },
  { code: 'ID', name: 'Idaho' },
];

describe('the search field', () => {
  test.each([
    ['', 'TX CA FL ID'],
    ['  ', 'TX CA FL ID'],
    ['flor', 'FL'],
    ['CALIF', 'CA'],
    ['a', 'TX CA ID'],
    ['tx', 'TX'],
    ['ca', 'CA'],
    ['nowhere', ''],
  ])('%j finds %j', (text, expected) => {
    expect(
      found(some, text)
        .map(({ code }) => code)
        .join(' '),
    ).toBe(expected);
  });

  test('ignores accents', () => {
    const georgia = [{ code: 'GA', name: 'Géorgie' }];
    expect(found(georgia, 'georgie')).toHaveLength(1);
    expect(found(georgia, 'GÉO')).toHaveLength(1);
  });
});
