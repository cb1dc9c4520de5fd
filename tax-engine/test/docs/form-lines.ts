/** The table of Form 1040's lines in docs/coverage.md. */
import { FORM_LINES, type FormLine } from './lines-of-forms.ts';
import { table } from './markdown.ts';

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

function outcome({ computed, asked, leftOut }: FormLine): readonly [string, string] {
  if (computed !== undefined) return ['computed', computed === 'sum' ? '' : code([computed])];
  return asked ? ['asked', code(asked)] : ['left out', leftOut ?? ''];
}

export function formLinesSection(): readonly string[] {
  const all = Object.entries(FORM_LINES);
  const lines = all.flatMap(([, entries]) => entries);
  const numberOf = (kind: string) => lines.filter((line) => outcome(line)[0] === kind).length;
  return [
    '## The lines of Form 1040',
    `Form 1040 and its Schedules 1, 2 and 3 of 2025 have ${lines.length} lines with an amount. The engine computes ${numberOf('computed')} of them, takes ${numberOf('asked')}
from fields of the [household](api.md#fields-of-a-household), and leaves out ${numberOf('left out')}. The forms of 2026 are not in the table.`,
    ...all.flatMap(([form, entries]) => [
      `### ${form}`,
      table(
        ['line', 'amount', 'outcome', 'as, or why not', 'without'],
        entries.map((entry) => [entry.line, entry.what, ...outcome(entry), entry.without ?? '']),
      ),
    ]),
  ];
}
