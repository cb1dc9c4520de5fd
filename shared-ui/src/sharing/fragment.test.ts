import { fragmentOf, inputsIn } from './fragment.ts';

test('inputs survive a round trip through a fragment as text', () => {
  const fragment = fragmentOf({ state: 'CA', income: 61_234.56, hasHSA: false, note: 'a & b = ü' });
  expect(fragment).toBe('state=CA&income=61234.56&hasHSA=false&note=a+%26+b+%3D+%C3%BC');
  expect(inputsIn(`#${fragment}`)).toEqual({ state: 'CA', income: '61234.56', hasHSA: 'false', note: 'a & b = ü' });
});

test.each(['', '#', '#calculator', '#standard-deductions-2024', '#%'])('%j is a section name, not inputs', (fragment) => {
  expect(inputsIn(fragment)).toBeUndefined();
});

test.each([
  ['#state=%', { state: '%' }],
  ['#state=CA&state=TX', { state: 'TX' }],
  ['#=1&income', { '': '1', income: '' }],
  ['#income=%C3%28', { income: '\uFFFD(' }],
])('%j is read without an error', (fragment, inputs) => {
  expect(inputsIn(fragment)).toEqual(inputs);
});

test('a field named like an Object.prototype property is an ordinary field', () => {
  const inputs = inputsIn('#__proto__=x&constructor=y');
  expect(Object.getPrototypeOf(inputs)).toBe(Object.prototype);
  expect(Object.entries(inputs ?? {})).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]);
});
