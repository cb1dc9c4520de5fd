import { STATE_CODES, STATE_NAMES, type FilingStatus } from '../../src/index.ts';
import { REFERENCE_ROWS, nameOf } from '../cases/reference-rows.ts';
import { WRONG_ROWS, type WrongRow } from '../cases/wrong-rows.ts';
import { stateTax } from '../household.ts';
import { count, generated, money, table } from './markdown.ts';

const STATUS_WORDS: Readonly<Record<FilingStatus, string>> = {
  single: 'single',
  marriedJoint: 'married, joint',
  marriedSeparate: 'married, separate',
  headOfHousehold: 'head of household',
};

const expectedTaxes = new Map(REFERENCE_ROWS.map((row) => [nameOf(row), row.stateTax]));

/** docs/differences.md */
export function differencesPage(): string {
  const settled = REFERENCE_ROWS.filter(({ stateTax: expected }) => expected !== undefined).length;
  const sections = STATE_CODES.flatMap((code) => {
    const rows = WRONG_ROWS.filter(({ state }) => state === code);
    return rows.length > 0 ? [`## ${STATE_NAMES[code]}`, ...groupsOf(rows).map(groupOf)] : [];
  });
  return `${[
    generated('`tax-engine/test/cases/wrong-rows.ts`'),
    '# Where the forms differ from the reference rows',
    `\`tax-engine/test/cases/expected-taxes.csv\` holds ${count(REFERENCE_ROWS.length)} households with the state tax that an independent
computation gives. ${count(settled)} of them have a settled figure. The engine is within a dollar of it in all but ${WRONG_ROWS.length} rows
(${((100 * WRONG_ROWS.length) / REFERENCE_ROWS.length).toFixed(2)} % of the file), which the state’s own form proves wrong. Each stands here with the form, the line and the reason; "row"
is the file’s figure and "form" the engine’s. The ${count(REFERENCE_ROWS.length - settled)} rows without a settled figure are not tested: their \`note\` in the file says why.`,
    ...sections,
  ].join('\n\n')}\n`;
}

/** Rows with the same form and reason, in the order of the list. */
function groupsOf(rows: readonly WrongRow[]): readonly (readonly WrongRow[])[] {
  const groups = new Map<string, WrongRow[]>();
  for (const row of rows) {
    const key = `${row.year} ${row.form} ${row.reason}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

function groupOf(rows: readonly WrongRow[]): string {
  const [{ year, form, reason } = rows[0] as WrongRow] = rows;
  const cells = rows.map((row) => [
    STATUS_WORDS[row.status],
    count(row.income),
    money(expectedTaxes.get(nameOf(row)) ?? NaN),
    money(stateTax(row.state, row.year, row.status, row.income)),
  ]);
  return `**${year}**, ${form}: ${reason}.\n\n${table(['filing status', 'income', 'row', 'form'], cells, ['left', 'right', 'right', 'right'])}`;
}
