import { STATE_CODES, STATE_NAMES } from '@bracketwise/contract/states';
import { REFERENCE_HOUSEHOLDS } from '../cases/reference-households.ts';
import { REFERENCE_ROWS } from '../cases/reference-rows.ts';
import { differencesOf, stateRowsOf } from '../cases/state-rows.ts';
import { SCENARIOS } from '../cases/irs-estimator.ts';
import { WRONG_WITHHOLDING } from '../cases/irs-paychecks.ts';
import { WRONG_ROWS, WRONG_SCENARIOS } from '../cases/wrong-rows.ts';
import { count, generated, table } from './markdown.ts';

/** docs/differences.md */
export function differencesPage(): string {
  const rows = STATE_CODES.flatMap(stateRowsOf);
  const settled = REFERENCE_ROWS.filter(({ stateTax }) => stateTax !== undefined).length;
  return `${[
    generated('`tax-engine/test/cases/wrong-rows.ts`'),
    '# Differences between the forms and the reference rows',
    `\`tax-engine/test/cases/expected-taxes.csv\` contains ${count(REFERENCE_ROWS.length)} households of one wage earner with independently computed
taxes. ${count(settled)} of them have a settled state tax. The engine is within a dollar of each settled figure, except for the rows
listed below, which contradict the form. The ${count(REFERENCE_ROWS.length - settled)} rows without a settled figure are not tested; their \`note\` in the file says why.`,
    `\`tax-engine/test/cases/households.csv\` contains ${count(REFERENCE_HOUSEHOLDS.length)} whole households. Every federal figure of every row is within a dollar, except for
the rows listed below.`,
    WRONG_ROWS.length === 0
      ? 'No row is listed: the engine matches all of them.'
      : table(
          ['row', 'form', 'what the form and the row say'],
          WRONG_ROWS.map(({ row, form, reason }) => [row, form, reason]),
        ),
    '## Acceptance cases of the IRS',
    `\`tax-engine/test/cases/irs-estimator-2026.csv\` contains the ${count(SCENARIOS.length)} acceptance cases of the IRS Tax Withholding Estimator. Each line of their returns that a
household can express is within a dollar, except for these, which contradict the law:`,
    table(
      ['columns', 'form', 'what the form and the file say', 'lines'],
      WRONG_SCENARIOS.map(({ columns, form, reason, rows: lines }) => [columns.join(', '), form, reason, lines.join(', ')]),
    ),
    `Their withholding and the Form W-4 of each job, lines 3, 4(a), 4(b) and 4(c), are within a dollar too. Where the file's return differs, its forms are
compared with what follows from that return. These rows are wrong by the file's other rows:`,
    table(
      ['columns', 'form', 'what the form and the file say', 'rows'],
      WRONG_WITHHOLDING.map(({ columns, form, reason, rows: wrong }) => [columns.join(', '), form, reason, wrong.join(', ')]),
    ),
    '## State tax of whole households',
    `${count(rows.length)} households have a settled state tax. ${count(rows.filter(({ matches }) => matches).length)} of them match within $2 or 0.1%, whichever is larger, before and after
refundable credits. For the others, the form gives another figure:`,
    table(
      ['state', 'form', 'why', 'rows'],
      STATE_CODES.flatMap((code) =>
        differencesOf(code).map(({ form, reason, rows: ids }) => [
          STATE_NAMES[code],
          form,
          reason,
          ids.map((id) => id.replace(`-${code}-`, ' ')).join(', '),
        ]),
      ),
    ),
  ].join('\n\n')}\n`;
}
