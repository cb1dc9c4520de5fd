/** The tables of Form 1040's lines in docs/coverage.md. */
import { DRAFTS, FORM_LINES, FORM_YEARS, type FormLine, type FormYear } from './lines-of-forms.ts';
import { table } from './markdown.ts';

const OUTCOMES = ['computed', 'asked', 'left out'] as const;
type Outcome = (typeof OUTCOMES)[number];

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

function outcomeOf({ computed, asked, leftOut }: FormLine): readonly [Outcome, string] {
  if (computed !== undefined) return ['computed', computed === 'sum' ? '' : code(computed)];
  return asked ? ['asked', code(asked)] : ['left out', leftOut ?? ''];
}

/** The number alone if every year has it, otherwise each number with its years. */
function numbersOf({ numbers }: FormLine): string {
  const distinct = [...new Set(FORM_YEARS.flatMap((year) => numbers.get(year) ?? []))];
  if (distinct.length === 1 && numbers.size === FORM_YEARS.length) return distinct.join('');
  return distinct.map((number) => `${number} (${spansOf(FORM_YEARS.filter((year) => numbers.get(year) === number))})`).join(', ');
}

/** Such as `2020, 2022–2024`. */
function spansOf(years: readonly FormYear[]): string {
  const spans: { from: FormYear; to: FormYear }[] = [];
  for (const year of years) {
    const last = spans.at(-1);
    if (last?.to === year - 1) last.to = year;
    else spans.push({ from: year, to: year });
  }
  return spans.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}

export function formLinesSection(): readonly string[] {
  const all = Object.entries(FORM_LINES);
  const lines = all.flatMap(([, entries]) => entries);
  const countIn = (some: readonly FormLine[], outcome: Outcome) => String(some.filter((line) => outcomeOf(line)[0] === outcome).length);
  const years = FORM_YEARS.map((year) => {
    const ofYear = lines.filter(({ numbers }) => numbers.has(year));
    return [String(year), String(ofYear.length), ...OUTCOMES.map((outcome) => countIn(ofYear, outcome))];
  });
  return [
    '## The lines of Form 1040',
    `Form 1040 and its Schedules 1, 2 and 3 of ${FORM_YEARS[0]} to ${FORM_YEARS.at(-1)} have ${lines.length} different amounts on numbered lines. The engine computes ${countIn(lines, 'computed')} of them, takes ${countIn(lines, 'asked')}
from fields of the [household](api.md#fields-of-a-household), and leaves out ${countIn(lines, 'left out')}. Each form has a table in the order of 2025. A line number without years is that of
every year. The numbers of 2026 are those of the IRS's drafts and may change: ${DRAFTS}.`,
    table(['year', 'lines', ...OUTCOMES], years, ['left', 'right', 'right', 'right', 'right']),
    ...all.flatMap(([form, entries]) => [
      `### ${form}`,
      table(
        ['line', 'amount', 'outcome', 'as, or why not', 'without'],
        entries.map((entry) => [numbersOf(entry), entry.what, ...outcomeOf(entry), entry.without ?? '']),
      ),
    ]),
  ];
}
