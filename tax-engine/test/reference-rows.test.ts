import { STATE_CODES } from '@bracketwise/contract/states';
import { REFERENCE_ROWS, nameOf, verdictOn, type FederalFigure } from './cases/reference-rows.ts';
import { WRONG_ROWS } from './cases/wrong-rows.ts';
import { cents, centsOf, estimate, linesOf } from './household.ts';

test('the file is complete', () => expect(REFERENCE_ROWS).toHaveLength(14_688));

test('federal figures of all rows match to the cent in every state', () => {
  const mismatches = REFERENCE_ROWS.flatMap((row) => {
    const result = estimate(row.state, row.year, row.status, row.income);
    return Object.entries(row.federal)
      .filter(([figure, expected]) => cents(result[figure as FederalFigure]) !== cents(expected))
      .map(([figure, expected]) => `${nameOf(row)}: ${figure} is ${result[figure as FederalFigure]}, not ${expected}`);
  });
  expect(mismatches).toEqual([]);
});

describe.each(STATE_CODES)('%s', (state) => {
  const rows = REFERENCE_ROWS.filter((row) => row.state === state);

  test('state tax of every settled row is within a dollar', () => {
    const mismatches = rows
      .filter((row) => verdictOn(row) === 'differ')
      .map((row) => `${nameOf(row)}: ${estimate(state, row.year, row.status, row.income).stateTax}, not ${row.stateTax}`);
    expect(mismatches).toEqual([]);
  });

  test('the lines of every row add up to the displayed tax, section by section', () => {
    const mismatches = rows.filter(({ year, status, income }) => {
      const result = estimate(state, year, status, income);
      return (
        centsOf(linesOf(result, 'federal')) !== cents(result.federalTax) ||
        centsOf(linesOf(result, 'payroll')) !==
          cents(result.socialSecurity) + cents(result.medicare) + cents(result.additionalMedicare) + cents(result.payrollLevies) ||
        centsOf(linesOf(result, 'state')) !== cents(result.stateTax)
      );
    });
    expect(mismatches.map(nameOf)).toEqual([]);
  });
});

test('every listed row still contradicts the form', () => {
  const listed = REFERENCE_ROWS.filter((row) => verdictOn(row) === 'listed').map(nameOf);
  expect(WRONG_ROWS.map(({ row }) => row).filter((row) => row.includes(' '))).toEqual(listed);
});
