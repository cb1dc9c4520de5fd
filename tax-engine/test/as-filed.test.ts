import type { Household } from '@bracketwise/contract/household';
import { LAW_YEARS } from '@bracketwise/contract/years';
import { graduatedTax, taxReturn } from '../src/index.ts';
import { incomeTaxSchedules } from '../src/law/federal/income-tax.ts';
import { printedTax } from '../src/rules/printed-tables.ts';

const asFiled = (household: Partial<Household>) => taxReturn({ taxYear: 2024, filingStatus: 'single', ...household }).asFiled;

describe('line 16', () => {
  const single2024 = incomeTaxSchedules[2024].value.single;

  // Form 1040 instructions (2024), Tax Table: the first rows, the row from which they are 50 wide, and the last one.
  test.each([
    [4, 0],
    [5, 1],
    [15, 2],
    [25, 4],
    [50, 6],
    [2_975, 299],
    [3_000, 303],
    [3_049, 303],
    [99_999, 17_048],
  ])('is in the Tax Table of 2024 for a taxable income of %i: %i', (taxableIncome, tax) => {
    expect(printedTax(single2024, taxableIncome)).toBe(tax);
  });

  // Form 1040 instructions (2024 and 2023), example above the Tax Table: a joint return with a taxable income of 25,300.
  test.each([
    [2024, 2_575],
    [2023, 2_599],
  ] as const)("is the one of the instructions' example of %i", (taxYear, tax) => {
    expect(printedTax(incomeTaxSchedules[taxYear].value.marriedJoint, 25_300)).toBe(tax);
  });

  test('comes from the rate schedule from a taxable income of 100,000 on', () => {
    // Tax Computation Worksheet of 2024: 100,000.00 × 22% − 4,947.00 = 17,053; 100,010 adds 2.20.
    expect(printedTax(single2024, 100_000)).toBe(17_053);
    expect(printedTax(single2024, 100_010)).toBe(17_055);
  });

  test('is within about 6 dollars of the formula', () => {
    const ends = Array.from({ length: 2_000 }, (_, row) => [row * 50, row * 50 + 49]).flat();
    for (const year of LAW_YEARS)
      for (const schedule of Object.values(incomeTaxSchedules[year].value)) {
        const differences = ends.map((income) => Math.abs(printedTax(schedule, income) - graduatedTax(schedule, income)));
        expect(Math.max(...differences)).toBeLessThanOrEqual(6.5);
      }
  });

  test('is counted from whole dollars, with each deduction rounded', () => {
    // 50,000.50 rounds to 50,001, less 14,600: 35,401. The middle of its row is 35,425: 1,160 + 12% × 23,825 = 4,019.
    expect(asFiled({ wages: 50_000.5 })).toMatchObject({ taxableIncome: 35_401, tax: 4_019 });
  });

  test('looks up both amounts of the worksheet for capital gains', () => {
    // 60,000 + 10,000 − 14,600 = 55,400, of which 45,400 at ordinary rates: 1,160 + 12% × (45,425 − 11,600) = 5,219; 8,375 of the gain is
    // above 47,025: 15% × 8,375 = 1,256.25.
    expect(asFiled({ wages: 60_000, longTermGain: 10_000 })).toMatchObject({ taxableIncome: 55_400, tax: 6_475 });
  });

  test('takes the lower tax at ordinary rates where the worksheet does', () => {
    // 47,050 of gains, 25 of them above 47,025: 15% × 25 = 3.75 on no ordinary income.
    expect(asFiled({ longTermGain: 61_650 })).toMatchObject({ taxableIncome: 47_050, tax: 4 });
  });

  test('looks up the whole income and the excluded part of it', () => {
    // 40,000 + 60,000 excluded − 14,600: the tax on 85,400, in the row to 85,450, less the tax on 60,000, in the row to 60,050:
    // 5,426 + 22% × (85,425 − 47,150) = 13,846.5 and 5,426 + 22% × (60,025 − 47,150) = 8,258.5, both rounded up.
    const abroad = { foreignEarnedIncome: 60_000, excludesForeignIncome: true } as const;
    expect(asFiled({ wages: 40_000, ...abroad })).toMatchObject({ taxableIncome: 25_400, tax: 13_847 - 8_259 });
  });
});

describe('the earned income credit', () => {
  const couple = { filingStatus: 'marriedJoint', dependentAges: [8, 10] } as const;

  test('is the one of the example in Publication 596 (2024): Cameron and Jordan Grey', () => {
    const greys = { ...couple, wages: 15_000, spouseWages: 18_030 };
    // In the table, 33,030 of earned income has a credit of 6,247, and 33,555 of adjusted gross income one of 6,131.
    expect(asFiled(greys).earnedIncomeCredit).toBe(6_247);
    expect(asFiled({ ...greys, taxableInterest: 525 }).earnedIncomeCredit).toBe(6_131);
  });

  // Form 1040 instructions (2024), EIC Table.
  test.each([
    [1, 2],
    [75, 6],
    [18_549, 5],
    [18_550, 2],
    [18_590, 2],
    [18_591, 0],
  ])('without a child, of %i of wages, is in the table: %i', (wages, credit) => {
    expect(asFiled({ wages }).earnedIncomeCredit).toBe(credit);
  });

  test('is none where the law gives none', () => {
    expect(asFiled({ wages: 10_000, age: 70 }).earnedIncomeCredit).toBe(0);
  });
});
