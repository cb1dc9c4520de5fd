import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import type { EstimateRequest } from '@bracketwise/contract/wire';
import { estimateInPlace, estimateChart, incomeChart, taxPartsOf, taxReturnWith, type FilePay } from '../src/index.ts';
import { stateLaw as california } from '../src/law/states/ca.ts';

const single: Household = { taxYear: 2025, filingStatus: 'single' };
const filing =
  (household: Household): FilePay =>
  (wages) => {
    const taxes = taxReturnWith(undefined, { ...household, wages });
    const { federal, payroll, total } = taxPartsOf(taxes);
    return { kept: taxes.netIncome, totalTax: total, federal, payroll, lines: taxes.lines };
  };

test('the points run from zero to at least twice the pay, and each is a return', () => {
  const { own, points } = incomeChart(filing(single), 95_000);
  expect(own.pay).toBe(95_000);
  expect(points[0]?.pay).toBe(0);
  expect(points.at(-1)?.pay).toBeGreaterThanOrEqual(190_000);
  const point = points.find(({ pay }) => pay === 100_000)!;
  expect(point.kept).toBe(taxReturnWith(undefined, { ...single, wages: 100_000 }).netIncome);
});

test('a chart takes at most 123 returns', () => {
  for (const pay of [0, 1, 30_001, 95_000, 480_000, 3_333_333]) {
    const file = jest.fn(filing(single));
    incomeChart(file, pay);
    expect(file.mock.calls.length).toBeLessThanOrEqual(123);
  }
});

test('the rates have no gaps and start with zero', () => {
  const { points, rates } = incomeChart(filing(single), 95_000);
  expect(rates[0]?.from).toBe(0);
  expect(rates.slice(1).map(({ from }) => from)).toEqual(rates.slice(0, -1).map(({ to }) => to));
  expect(rates.at(-1)?.to).toBe(points.at(-1)?.pay);
});

test('finds the 24% bracket at 103,350 plus the standard deduction of 15,750', () => {
  const { rates } = incomeChart(filing(single), 95_000);
  // 24% and the 7.65% of Social Security and Medicare.
  const bracket = rates.find(({ from }) => from === 119_100);
  expect(bracket?.what).toEqual(['bracket']);
  expect(bracket?.rate).toBeCloseTo(0.3165);
});

test('finds where Social Security tax ends', () => {
  const { rates } = incomeChart(filing(single), 95_000);
  const above = rates.find(({ what }) => what.includes('socialSecurity'));
  expect(above?.from).toBe(176_100);
  expect(above?.rate).toBeCloseTo(0.2545);
});

test('finds where the earned income credit phases out for two children', () => {
  const { rates } = incomeChart(filing({ ...single, filingStatus: 'headOfHousehold', dependentAges: [5, 8] }), 30_000);
  // Rev. Proc. 2024-40 § 2.06: 21.06% of the credit from 23,350 until 57,310.
  expect(rates.find(({ from }) => from === 23_350)?.what).toContain('earnedIncomeCredit');
  expect(rates.at(-1)?.what).toEqual(['earnedIncomeCredit']);
  expect(Math.abs((rates.at(-1)?.from ?? 0) - 57_310)).toBeLessThan(50);
});

test('of the next 1,000, what the taxes do not take is left', () => {
  // 22% and 7.65% of 1,000.
  expect(incomeChart(filing(single), 95_000).keptOfNext).toBe(703.5);
});

test('pay at the contract’s limit has a chart', () => {
  const { points, rates } = incomeChart(filing(single), INCOME_LIMITS.maximum);
  expect(points.at(-1)?.pay).toBe(INCOME_LIMITS.maximum);
  expect(rates.at(-1)?.rate).toBeCloseTo(0.3935);
});

test('the chart of an estimate is made of estimates', () => {
  const request: EstimateRequest = { state: 'CA', income: 95_000, filingStatus: 'single', taxYear: 2025 };
  const { chart, filed } = estimateChart(california, request, {});
  const { netIncome, federalTax, stateTax, taxableIncome } = estimateInPlace(california, request, {});
  expect(chart.own).toMatchObject({ pay: 95_000, kept: netIncome, federal: federalTax, stateAndLocal: stateTax });
  expect(filed).toMatchObject({ income: 95_000, taxable: taxableIncome, credits: 0, kept: netIncome });
});
