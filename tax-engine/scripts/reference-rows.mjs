// Reads the reference rows for programs outside the test runner, as text records and as households.
import { readFileSync } from 'node:fs';

/** A household's amounts and their columns. */
const COLUMNS = JSON.parse(readFileSync(new URL('../test/cases/household-columns.json', import.meta.url), 'utf8'));

/** Filing statuses under both names that the files use. */
export const STATUS = {
  single: 'single',
  joint: 'marriedJoint',
  marriedJoint: 'marriedJoint',
  separate: 'marriedSeparate',
  marriedSeparate: 'marriedSeparate',
  hoh: 'headOfHousehold',
  headOfHousehold: 'headOfHousehold',
};
/** Notes are quoted if they contain a comma. */
const cellsOf = (line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);

/** @param file - in test/cases */
export const rowsOf = (file) => {
  const [head, ...lines] = readFileSync(new URL(`../test/cases/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, index) => [names[index], cell])));
};

/** A row's nonzero columns under the names of `Household`. */
export function householdOf(row) {
  const amounts = Object.entries(COLUMNS).map(([name, column]) => [name, Number(row[column])]);
  return {
    taxYear: Number(row.year),
    state: row.state,
    filingStatus: STATUS[row.status],
    age: Number(row.age_head),
    spouseAge: Number(row.age_spouse),
    dependentAges: [row.dep_age1, row.dep_age2, row.dep_age3, row.dep_age4].slice(0, Number(row.n_dep)).map(Number),
    ...Object.fromEntries(amounts.filter(([name, amount]) => amount !== 0 || name === 'stateIncomeTaxPaid')),
  };
}
