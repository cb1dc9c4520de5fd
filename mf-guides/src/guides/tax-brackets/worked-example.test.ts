import { ESTIMATE_YEARS, TAX_YEARS } from '@bracketwise/contract/years';
import { estimateTax } from '@bracketwise/tax-engine';
import { EXAMPLE, workedExample } from './worked-example.ts';

test("the 2023 example is the specification's", () => {
  const { deduction, taxableIncome, tax, effectiveRate, slices } = workedExample(2023);
  expect({ deduction, taxableIncome, tax }).toEqual({ deduction: 13_850, taxableIncome: 61_150, tax: 8_760.5 });
  expect(effectiveRate).toBeCloseTo(11.68, 2);
  // 11,000 at 10 %, 33,725 at 12 %, 16,425 at 22 %
  expect(slices.map((slice) => slice.tax)).toEqual([1_100, 4_047, 3_613.5]);
});

test('the 2024 example follows Rev. Proc. 2023-34', () => {
  // 60,400 taxable: 1,160 + 35,550 × 12 % + 13,250 × 22 %
  expect(workedExample(2024)).toMatchObject({ taxableIncome: 60_400, tax: 8_341, marginalRate: 0.22 });
});

test('the 2026 example follows Rev. Proc. 2025-32', () => {
  // 58,900 taxable: 1,240 + 38,000 × 12 % + 8,500 × 22 %
  expect(workedExample(2026)).toMatchObject({ taxableIncome: 58_900, tax: 7_670, marginalRate: 0.22 });
});

test.each(TAX_YEARS)('the %s example adds up to the taxable income and the tax', (taxYear) => {
  const { slices, taxableIncome, tax } = workedExample(taxYear);
  expect(slices.reduce((sum, { income }) => sum + income, 0)).toBeCloseTo(taxableIncome, 6);
  expect(slices.reduce((sum, slice) => sum + slice.tax, 0)).toBeCloseTo(tax, 2);
});

test.each(ESTIMATE_YEARS)("the %s example has the calculator's tax", (taxYear) => {
  const { federalTax } = estimateTax({ state: 'TX', income: EXAMPLE.income, filingStatus: 'single', taxYear });
  expect(workedExample(taxYear).tax).toBe(federalTax);
});
