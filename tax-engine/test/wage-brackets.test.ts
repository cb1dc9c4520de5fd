import { PAY_PERIODS, type PayFrequency, type W4 } from '@bracketwise/contract/paychecks';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paychecksWith } from '../src/index.ts';
import { tentativeWithholding, withheldFromPaycheck } from '../src/rules/paycheck-withholding.ts';

type Year = 2025 | 2026;
type Kind = 'current' | 'formerSingle' | 'formerMarried';

interface PrintedTable {
  readonly year: Year;
  readonly kind: Kind;
  readonly frequency: PayFrequency;
  readonly rows: readonly (readonly number[])[];
}

/** Each block: year, forms and frequency; then for each row, at least, but less than, and the amounts of its columns. */
const PRINTED = readFileSync(path.join(__dirname, 'cases/wage-brackets.txt'), 'utf8')
  .trim()
  .split(/\n(?=\d{4} [a-z])/u)
  .map((block): PrintedTable => {
    const [head = '', ...rows] = block.split('\n');
    const [year, kind, frequency] = head.split(' ');
    return {
      year: Number(year) as Year,
      kind: kind as Kind,
      frequency: frequency as PayFrequency,
      rows: rows.map((row) => row.split(' ').map(Number)),
    };
  });

const CURRENT_COLUMNS: readonly W4[] = (['marriedJoint', 'headOfHousehold', 'single'] as const).flatMap((status) => [
  { status },
  { status, multipleJobs: true },
]);
const formerColumns = (married: boolean): readonly W4[] =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((allowances) => ({ form: 'former', married, allowances }));
const COLUMNS: Readonly<Record<Kind, readonly W4[]>> = {
  current: CURRENT_COLUMNS,
  formerSingle: formerColumns(false),
  formerMarried: formerColumns(true),
};

const CENT = 0.01;
const tentative = (year: Year, frequency: PayFrequency, wages: number, w4: W4) =>
  tentativeWithholding({ year, payPeriods: PAY_PERIODS[frequency], wages, w4, nonresident: false, method: 'wageBracket' });

test('Publication 15-T (2025) and (2026) print 35,831 amounts', () => {
  expect(PRINTED.reduce((sum, { rows, kind }) => sum + rows.length * COLUMNS[kind].length, 0)).toBe(35_831);
});

test.each(PRINTED.map((table) => [table.year, table.kind, table.frequency, table] as const))(
  'in %i, each printed amount is withheld from the first cent of its row to the last: %s, %s',
  (_year, _kind, _frequency, { year, kind, frequency, rows }) => {
    const differing = rows.flatMap(([from = 0, to = 0, ...amounts]) =>
      COLUMNS[kind].flatMap((w4, column) =>
        [from, to - CENT]
          .filter((wages) => tentative(year, frequency, wages, w4) !== amounts[column])
          .map((wages) => ({ wages, w4, printed: amounts[column] })),
      ),
    );
    expect(differing).toEqual([]);
  },
);

describe('with the wage bracket method', () => {
  const from = (frequency: PayFrequency, wages: number, w4: W4, nonresident = false) =>
    withheldFromPaycheck({ year: 2026, payPeriods: PAY_PERIODS[frequency], wages, w4, nonresident, method: 'wageBracket' });

  test.each([
    // Worksheet 2: 1,500 + 2,600 / 26 - 5,200 / 26 = 1,400; the row from 1,385 to 1,405 has 84; less 1,040 / 26 = 40; + 12.
    [
      'lines 4(a), 4(b), 3 and 4(c) count',
      from('biweekly', 1_500, { status: 'single', otherIncome: 2_600, deductions: 5_200, credits: 1_040, extra: 12 }),
      56,
    ],
    // Publication 15-T (2026), page 7: 300 + 226.90 a week, single, one allowance. It withholds 31.
    ['the example of the publication withholds 31', from('weekly', 300, { form: 'former', married: false, allowances: 1 }, true), 31],
    // Worksheet 4 and page 58, above 1,925 a week: 111.52 + 22% of (2,000 - 1,279) = 270.14.
    ['higher wages take the percentage method', from('weekly', 2_000, { status: 'single' }), 270.14],
    // Page 58, Step 2 checked: 172.74 + 24% of (2,000 - 1,171) = 371.70.
    ['higher wages take it with two jobs too', from('weekly', 2_000, { status: 'single', multipleJobs: true }), 371.7],
    // Worksheet 5 and page 64, single: 12 x 83 = 996; 23.90 + 12% of (1,500 - 996 - 383) = 38.42.
    ['twelve allowances take the percentage method', from('weekly', 1_500, { form: 'former', married: false, allowances: 12 }), 38.42],
    ['somebody exempt pays nothing', from('weekly', 1_500, { form: 'exempt' }), 0],
  ])('%s', (_what, withheld, expected) => expect(withheld).toBe(expected));

  test('a paycheck and the new Form W-4 follow the employer’s method', () => {
    const job = { frequency: 'biweekly', pay: 2_000 } as const;
    const household = { taxYear: 2026, filingStatus: 'single', charitableGifts: 30_000 } as const;
    const first = (federalMethod: 'percentage' | 'wageBracket') =>
      paychecksWith(undefined, undefined, { household, jobs: [{ ...job, federalMethod }] }).jobs[0]!;
    // 26 x 2,000 - 8,600 = 43,400; 1,240 + 12% of 23,500 = 4,060; / 26 = 156.15. The row from 1,985 to 2,005 has 156.
    expect(first('percentage').paychecks[0]!.federalWithholding).toBe(156.15);
    expect(first('wageBracket').paychecks[0]!.federalWithholding).toBe(156);
    const { recommended } = first('wageBracket');
    const { federalResult } = paychecksWith(undefined, undefined, {
      household,
      jobs: [{ ...job, federalMethod: 'wageBracket', w4: { status: 'single', ...recommended } }],
    });
    expect(Math.abs(federalResult.refund)).toBeLessThan(40);
  });
});
