import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATE_CODES, type EstimateYear, type FilingStatus, type StateCode } from '../src/index.ts';
import { WRONG_ROWS } from './cases/wrong-rows.ts';
import { cents, centsOf, estimate, linesOf } from './household.ts';

interface Row {
  year: EstimateYear;
  state: StateCode;
  status: FilingStatus;
  income: number;
  federal: Readonly<
    Record<'standardDeduction' | 'taxableIncome' | 'federalTax' | 'socialSecurity' | 'medicare' | 'additionalMedicare', number>
  >;
  /** Undefined where the row has no settled figure. */
  stateTax: number | undefined;
}

const ROWS: readonly Row[] = readFileSync(join(__dirname, 'cases/expected-taxes.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [
      year,
      state,
      status,
      income,
      standardDeduction,
      taxableIncome,
      federalTax,
      socialSecurity,
      medicare,
      additionalMedicare,
      stateTax,
    ] = line.split(',');
    return {
      year: Number(year) as EstimateYear,
      state: state as StateCode,
      status: status as FilingStatus,
      income: Number(income),
      federal: {
        standardDeduction: Number(standardDeduction),
        taxableIncome: Number(taxableIncome),
        federalTax: Number(federalTax),
        socialSecurity: Number(socialSecurity),
        medicare: Number(medicare),
        additionalMedicare: Number(additionalMedicare),
      },
      stateTax: stateTax === '' ? undefined : Number(stateTax),
    };
  });

const name = ({ year, state, status, income }: Row) => `${year} ${state} ${status} ${income}`;

test('the file holds every row', () => expect(ROWS).toHaveLength(14_688));

test('federal figures of all rows match to the cent, whatever the state', () => {
  const mismatches = ROWS.flatMap((row) => {
    const result = estimate(row.state, row.year, row.status, row.income);
    return Object.entries(row.federal)
      .filter(([figure, expected]) => cents(result[figure as keyof Row['federal']]) !== cents(expected))
      .map(([figure, expected]) => `${name(row)}: ${figure} is ${result[figure as keyof Row['federal']]}, not ${expected}`);
  });
  expect(mismatches).toEqual([]);
});

describe.each(STATE_CODES)('%s', (state) => {
  const rows = ROWS.filter((row) => row.state === state);

  test('state tax of every settled row is within a dollar', () => {
    const mismatches = rows
      .filter((row) => !WRONG_ROWS.some((wrong) => wrong.row === name(row)))
      .filter(
        ({ year, status, income, stateTax }) =>
          stateTax !== undefined && Math.abs(estimate(state, year, status, income).stateTax - stateTax) > 1,
      )
      .map((row) => `${name(row)}: ${estimate(state, row.year, row.status, row.income).stateTax}, not ${row.stateTax}`);
    expect(mismatches).toEqual([]);
  });

  test('the lines of every row sum to the tax shown, section by section', () => {
    const mismatches = rows.filter(({ year, status, income }) => {
      const result = estimate(state, year, status, income);
      return (
        centsOf(linesOf(result, 'federal')) !== cents(result.federalTax) ||
        centsOf(linesOf(result, 'payroll')) !== cents(result.socialSecurity) + cents(result.medicare) + cents(result.additionalMedicare) ||
        centsOf(linesOf(result, 'state')) !== cents(result.stateTax)
      );
    });
    expect(mismatches.map(name)).toEqual([]);
  });
});

test.each(WRONG_ROWS)('$row still differs from the form, so it stays listed', ({ row }) => {
  const found = ROWS.find((candidate) => name(candidate) === row);
  if (found?.stateTax === undefined) throw new Error(`${row} is not a settled row`);
  expect(Math.abs(estimate(found.state, found.year, found.status, found.income).stateTax - found.stateTax)).toBeGreaterThan(1);
});
