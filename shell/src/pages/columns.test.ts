import { fromColumns, toColumns } from './columns.ts';

const states = [
  {
    code: 'AL',
    rates: [
      { from: 0, to: 500 },
      { from: 500, to: null },
    ],
  },
  { code: 'AK', rates: [] },
];

test('a list of objects names each field once', () => {
  expect(
    JSON.stringify(
      toColumns({
        states: [
          { code: 'AL', rate: 5 },
          { code: 'AK', rate: 0 },
        ],
      }),
    ),
  ).toBe('{"states":{"":{"code":["AL","AK"],"rate":[5,0]}}}');
});

const names = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`C${index}`, `Name ${index}`]));

test('many texts by code are a list of codes and a list of texts', () => {
  expect(toColumns({ names })).toEqual({ names: { '': [Object.keys(names), Object.values(names)] } });
});

test.each([
  ['many texts by code', names],
  ['few texts by code', { AL: 'Alabama' }],
  ['many values by code', { ...names, C0: 0 }],
  ['objects with the same fields', states],
  ['objects with other fields', [{ code: 'AL' }, { code: 'AK', rate: 0 }]],
  [
    'the same fields in another order',
    [
      { code: 'AL', rate: 5 },
      { rate: 0, code: 'AK' },
    ],
  ],
  ['a table in a table', { year: 2025, states: [{ brackets: states }, { brackets: states }] }],
  ['one object', [{ code: 'AL' }]],
  ['objects without fields', [{}, {}]],
  ['values of other types', [null, 'text', 0, false, [], {}, [[1], [2]]]],
])('%s come back as they were', (_, json) => {
  expect(JSON.stringify(fromColumns(JSON.parse(JSON.stringify(toColumns(json)))))).toBe(JSON.stringify(json));
});
