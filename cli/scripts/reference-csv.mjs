/** The reference households as files that the tool reads: `node cli/scripts/reference-csv.mjs <households|taxsim>`. */
import { HOUSEHOLD_FIELDS } from '@bracketwise/contract/household';
import { STATE_NAMES } from '@bracketwise/contract/states';
import { householdOf, rowsOf } from '../../tax-engine/scripts/reference-rows.mjs';

/** @param {readonly Record<string, string>[]} rows */
function householdsCsv(rows) {
  const households = rows.map(householdOf);
  const names = HOUSEHOLD_FIELDS.filter((name) => households.some((household) => household[name] !== undefined));
  const cell = (value) => (Array.isArray(value) ? `"${value.join(',')}"` : (value ?? ''));
  return [
    ['id', ...names].join(','),
    ...households.map((household, index) => [rows[index].id, ...names.map((name) => cell(household[name]))].join(',')),
    '',
  ].join('\n');
}

const STATES = Object.entries(STATE_NAMES)
  .sort(([, a], [, b]) => (a < b ? -1 : 1))
  .map(([code]) => code);
const MSTAT = { single: 1, hoh: 1, joint: 2, separate: 6 };

/** The columns of TAXSIM-35 that the reference has. Those that it has not, such as the state tax paid, are left out. */
const TAXSIM = {
  taxsimid: (row) => row.id,
  year: (row) => row.year,
  state: (row) => STATES.indexOf(row.state) + 1,
  mstat: (row) => MSTAT[row.status],
  page: (row) => row.age_head,
  sage: (row) => row.age_spouse,
  depx: (row) => row.n_dep,
  // TAXSIM takes an age of 0 for nobody.
  ...Object.fromEntries(
    [1, 2, 3, 4].map((place) => [`age${place}`, (row) => (place <= Number(row.n_dep) ? Math.max(Number(row[`dep_age${place}`]), 1) : 0)]),
  ),
  pwages: (row) => row.wages_head,
  swages: (row) => row.wages_spouse,
  pbusinc: (row) => row.se_profit_head,
  dividends: (row) => row.dividends_qualified,
  intrec: (row) => row.interest,
  stcg: (row) => row.stcg,
  ltcg: (row) => row.ltcg,
  pui: (row) => row.unemployment_head,
  childcare: (row) => row.childcare,
};

/** Whether TAXSIM's columns can say all that the row does: it has one column for both spouses' pensions, and itemizes otherwise. */
const isSayable = (row) =>
  [
    'dividends_ordinary_nonqualified',
    'pension_head',
    'pension_spouse',
    'ss_head',
    'ss_spouse',
    'mortgage_interest',
    'property_tax',
    'charity_cash',
    'fed_itemizes',
  ].every((name) => Number(row[name]) === 0);

/** @param {readonly Record<string, string>[]} rows */
const taxsimCsv = (rows) =>
  [
    Object.keys(TAXSIM).join(','),
    ...rows.map((row) =>
      Object.values(TAXSIM)
        .map((of) => of(row))
        .join(','),
    ),
    '',
  ].join('\n');

const rows = rowsOf('households.csv');
process.stdout.write(process.argv[2] === 'taxsim' ? taxsimCsv(rows.filter(isSayable)) : householdsCsv(rows));
