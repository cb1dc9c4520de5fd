import { STATE_CODES } from '@bracketwise/contract/states';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { YEARS_AND_STATUSES, stateTax } from './household.ts';

/** Recorded with `WRITE_WAGE_TAXES=1` before the state forms covered more than wages. US dollars. */
const file = join(__dirname, 'cases/wage-taxes.csv');

const INCOMES = [
  0, 5_000, 8_000, 10_000, 12_500, 15_000, 18_000, 20_000, 22_500, 25_000, 30_000, 35_000, 40_000, 50_000, 60_000, 75_000, 85_000, 100_000,
  120_000, 150_000, 180_000, 250_000, 400_000, 750_000, 1_200_000, 5_000_000,
];

const rows = STATE_CODES.flatMap((state) =>
  YEARS_AND_STATUSES.map(([year, status]) =>
    [state, year, status, ...INCOMES.map((income) => stateTax(state, year, status, income).toFixed(2))].join(','),
  ),
);

test('the state tax on one earner’s wages is the same as before the forms covered whole households', () => {
  const text = [['state', 'year', 'status', ...INCOMES].join(','), ...rows, ''].join('\n');
  if (process.env['WRITE_WAGE_TAXES'] === '1') writeFileSync(file, text);
  expect(text.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'));
});
