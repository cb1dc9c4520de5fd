import { chooseDeduction, type DeductionCategory, type DeductionEntry } from './specified.ts';

const entry = (category: DeductionCategory, amount: number, id = `${category}${amount}`): DeductionEntry => ({
  id,
  category,
  description: 'paid',
  amount,
});

test('above the standard deduction, itemizing wins and saves 22 % of the difference', () => {
  const entries = [entry('mortgage', 10_000), entry('charitable', 2_000), entry('state_tax', 6_000), entry('charitable', 500)];
  expect(chooseDeduction('single', entries)).toEqual({
    itemizedTotal: 18_500,
    standardDeduction: 13_850,
    shouldItemize: true,
    totalDeduction: 18_500,
    savings: 1_023,
    deductionsByCategory: { charitable: 2_500, mortgage: 10_000, state_tax: 6_000 },
  });
});

test.each([
  ['single', 13_850],
  ['married_joint', 27_700],
  ['married_separate', 13_850],
  ['head_of_household', 20_800],
] as const)('%s: equal amounts take the standard deduction of %i, and one more cent itemizes', (status, standard) => {
  expect(chooseDeduction(status, [entry('other', standard)])).toMatchObject({ shouldItemize: false, totalDeduction: standard, savings: 0 });
  expect(chooseDeduction(status, [entry('other', standard + 0.01)]).shouldItemize).toBe(true);
  expect(chooseDeduction(status, [entry('other', standard - 100)])).toMatchObject({ shouldItemize: false, savings: 22 });
});

test('without entries, the standard deduction applies', () => {
  expect(chooseDeduction('single', [])).toEqual({
    itemizedTotal: 0,
    standardDeduction: 13_850,
    shouldItemize: false,
    totalDeduction: 13_850,
    savings: 3_047,
    deductionsByCategory: {},
  });
});
