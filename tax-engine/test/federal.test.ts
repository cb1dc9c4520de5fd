import { LAW_YEARS } from '@bracketwise/contract/years';
import { childlessEarnedIncomeCredit } from '../src/law/federal/earned-income-credit.ts';
import { installmentDays } from '../src/law/federal/installment-days.ts';
import { returnDays } from '../src/law/federal/return-days.ts';
import { earnedIncomeCredit } from '../src/rules/earned-income-credit.ts';
import { socialSecurityTax } from '../src/rules/payroll-tax.ts';
import { federalBrackets } from '../src/index.ts';
import { estimate, linesOf } from './household.ts';

describe('income tax', () => {
  test('of a single filer with 75,000 in 2023 is 8,760.50 (Rev. Proc. 2022-38 § 3.01, § 3.15)', () => {
    const result = estimate('TX', 2023, 'single', 75_000);
    expect(result.standardDeduction).toBe(13_850);
    expect(result.taxableIncome).toBe(61_150);
    expect(result.federalTax).toBe(8_760.5);
  });

  test('taxes the first dollar above a bracket limit at the next rate', () => {
    // The 10% bracket of 2025 ends at 11,925 of taxable income: Rev. Proc. 2024-40 § 2.01, Table 3.
    expect(estimate('TX', 2025, 'single', 15_750 + 11_925).federalTax).toBe(1_192.5);
    expect(estimate('TX', 2025, 'single', 15_750 + 11_925 + 100).federalTax).toBe(1_204.5);
  });

  test.each([
    ['single', 15_750, 626_350, 188_769.75],
    ['marriedJoint', 31_500, 751_600, 202_154.5],
    ['marriedSeparate', 15_750, 375_800, 101_077.25],
    ['headOfHousehold', 23_625, 626_350, 187_031.5],
  ] as const)('for %s at the start of the 37%% bracket matches the 2025 tables', (status, deduction, start, tax) => {
    expect(estimate('TX', 2025, status, deduction + start).federalTax).toBe(tax);
  });

  test('of a head of household leaves the 32% bracket of 2025 at 250,500, with 55,484 of tax', () => {
    expect(estimate('TX', 2025, 'headOfHousehold', 23_625 + 250_500).federalTax).toBe(55_484);
    expect(federalBrackets(2025).find(({ rate }) => rate === 0.32)?.ranges.headOfHousehold).toEqual({ from: 197_300, to: 250_500 });
  });

  test('is zero within the standard deduction and shows no bracket', () => {
    const result = estimate('TX', 2025, 'marriedJoint', 31_500);
    expect(result.taxableIncome).toBe(0);
    expect(result.federalTax).toBe(0);
    expect(linesOf(result, 'federal').map(({ label }) => label)).toEqual(['grossIncome', 'standardDeduction', 'taxableIncome']);
  });

  test('applies to cents of income, and the lines still add up', () => {
    const result = estimate('TX', 2025, 'single', 60_000.55);
    expect(result.taxableIncome).toBe(44_250.55);
    // 1,192.50 + 12% of 32,325.55
    expect(result.federalTax).toBe(5_071.57);
  });
});

describe('the published rate schedules', () => {
  test.each(LAW_YEARS)('%i has seven rates in adjacent ranges, the last one open', (year) => {
    const rows = federalBrackets(year);
    expect(rows.map(({ rate }) => rate)).toEqual([0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37]);
    rows.forEach(({ ranges, source }, index) => {
      expect(source).toMatch(/^Rev\. Proc\. /);
      expect(ranges.single.to).toBe(rows[index + 1]?.ranges.single.from);
    });
  });
});

describe('Social Security', () => {
  test.each([
    [2020, 137_700, 8_537.4],
    [2021, 142_800, 8_853.6],
    [2022, 147_000, 9_114],
    [2023, 160_200, 9_932.4],
    [2024, 168_600, 10_453.2],
    [2025, 176_100, 10_918.2],
    [2026, 184_500, 11_439],
  ] as const)('in %i, wages above %i pay at most %d', (year, base, most) => {
    const tax = (wages: number) => socialSecurityTax(wages, year, []);
    expect(tax(base - 100)).toBeCloseTo(most - 6.2, 2);
    expect(tax(base)).toBe(most);
    expect(tax(base + 100_000)).toBe(most);
  });
});

describe('Additional Medicare Tax', () => {
  test.each([
    ['single', 200_000],
    ['marriedJoint', 250_000],
    ['marriedSeparate', 125_000],
    ['headOfHousehold', 200_000],
  ] as const)('for %s starts above %i on a separate line', (status, threshold) => {
    const at = estimate('TX', 2025, status, threshold);
    expect(at.additionalMedicare).toBe(0);
    expect(linesOf(at, 'payroll', 'additionalMedicare')).toEqual([]);

    const above = estimate('TX', 2025, status, threshold + 1_000);
    expect(above.additionalMedicare).toBe(9);
    expect(linesOf(above, 'payroll', 'additionalMedicare')).toMatchObject([{ amount: 1_000, tax: 9, rate: 0.009, from: threshold }]);
  });
});

describe('earned income credit without children', () => {
  const credit = (wages: number, status: 'single' | 'marriedJoint' | 'marriedSeparate', year: 2021 | 2024) =>
    earnedIncomeCredit(wages, status, childlessEarnedIncomeCredit[year].value);

  test('in 2024 phases in to 632, starts to fall at 10,330 (17,250 joint) and ends at 18,591 (25,511)', () => {
    expect(credit(4_000, 'single', 2024)).toBe(306);
    expect(credit(10_330, 'single', 2024)).toBe(632);
    expect(credit(10_430, 'single', 2024)).toBe(624.35);
    expect(credit(18_592, 'single', 2024)).toBe(0);
    expect(credit(17_250, 'marriedJoint', 2024)).toBe(632);
    expect(credit(25_512, 'marriedJoint', 2024)).toBe(0);
  });

  test('in 2021 was almost tripled by the American Rescue Plan Act', () => expect(credit(11_610, 'single', 2021)).toBe(1_502));

  test('is zero on a separate return', () => expect(credit(9_000, 'marriedSeparate', 2024)).toBe(0));
});

describe('payment and filing dates', () => {
  const daysAfter = (day: Date, statutory: number) => (day.getTime() - statutory) / 86_400_000;

  test.each(LAW_YEARS)('of %i are business days', (year) => {
    const { due, extended } = returnDays[year].value;
    for (const day of [...installmentDays[year].value, due, extended]) expect([0, 6]).not.toContain(day.getUTCDay());
  });

  // Except 2020, whose first installments and return were postponed by Notices 2020-23 and 2021-21.
  test.each(LAW_YEARS.slice(1))('of %i are those of the statute, or up to three days later', (year) => {
    const { due, extended } = returnDays[year].value;
    const [april, june, september, january] = installmentDays[year].value;
    for (const late of [
      daysAfter(april, Date.UTC(year, 3, 15)),
      daysAfter(june, Date.UTC(year, 5, 15)),
      daysAfter(september, Date.UTC(year, 8, 15)),
      daysAfter(january, Date.UTC(year + 1, 0, 15)),
      daysAfter(due, Date.UTC(year + 1, 3, 15)),
      daysAfter(extended, Date.UTC(year + 1, 9, 15)),
    ]) {
      expect(late).toBeGreaterThanOrEqual(0);
      expect(late).toBeLessThanOrEqual(3);
    }
  });
});
