import { fragmentOf, inputsIn } from './fragment.ts';

test('inputs come out of a fragment as they went in, as text', () => {
  const fragment = fragmentOf({ state: 'CA', income: 61_234.56, hasHSA: false, note: 'a & b = ü' });
  expect(fragment).toBe('state=CA&income=61234.56&hasHSA=false&note=a+%26+b+%3D+%C3%BC');
  expect(inputsIn(`#${fragment}`)).toEqual({ state: 'CA', income: '61234.56', hasHSA: 'false', note: 'a & b = ü' });
});

test.each(['', '#', '#calculator', '#standard-deductions-2024', '#%'])('%j names a part of the page', (fragment) => {
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

test('what looks like a property of all objects is a field like any other', () => {
  const inputs = inputsIn('#__proto__=x&constructor=y');
  expect(Object.getPrototypeOf(inputs)).toBe(Object.prototype);
  expect(Object.entries(inputs ?? {})).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]);
});
