/** The table of a household's fields in docs/api.md. */
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import {
  HIGHEST_AGE,
  HOUSEHOLD_DESCRIPTIONS,
  HOUSEHOLD_FIELDS,
  householdField,
  MONTHS_IN_YEAR,
  MOST_DAYS_IN_YEAR,
  MOST_RECORDS,
  RECORD_DESCRIPTIONS,
  type FieldOfHousehold,
  type HouseholdFieldName,
  type RecordsField,
} from '@bracketwise/contract/household';
import { HIGHEST_LOCAL_RATE, LOCAL_BASES } from '@bracketwise/contract/localities';
import { TAX_YEARS } from '@bracketwise/contract/years';

const most = `$${INCOME_LIMITS.maximum.toLocaleString('en-US')}`;
const VALUES: Readonly<Record<FieldOfHousehold['kind'], string>> = {
  year: `${TAX_YEARS[0]} to ${TAX_YEARS.at(-1)}`,
  state: 'code',
  status: 'status',
  statusIfAny: 'status',
  amount: 'dollars',
  gain: 'dollars, may be negative',
  amountIfAny: 'dollars; absent is not zero',
  age: `0 to ${HIGHEST_AGE}`,
  months: `1 to ${MONTHS_IN_YEAR}`,
  daysIfAny: `0 to ${MOST_DAYS_IN_YEAR}; absent is not zero`,
  ages: 'list of ages',
  flag: 'true or false',
  place: 'code of a place',
  rate: `fraction up to ${HIGHEST_LOCAL_RATE}`,
  localBase: LOCAL_BASES.join(', '),
  date: 'date',
  records: `list of up to ${MOST_RECORDS} records`,
};

/** A list's row, then a row for each field of its records. */
function rowsOf(name: HouseholdFieldName): readonly (readonly [string, string, string])[] {
  const { kind, record = {} } = householdField(name);
  const described: Readonly<Record<string, string>> = Object.hasOwn(RECORD_DESCRIPTIONS, name)
    ? RECORD_DESCRIPTIONS[name as RecordsField]
    : {};
  return [
    [`\`${name}\``, VALUES[kind], HOUSEHOLD_DESCRIPTIONS[name]],
    ...Object.entries(record).map(
      ([field, { kind: ofField }]) => [`\`${name}[].${field}\``, VALUES[ofField], described[field] ?? ''] as const,
    ),
  ];
}

export const START_OF_FIELDS = '## Fields of a household\n';
export const END_OF_FIELDS = '\n## States\n';

export function householdFields(): string {
  const rows = HOUSEHOLD_FIELDS.flatMap(rowsOf);
  const head = ['field', 'value', 'meaning'];
  const widths = head.map((title, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? title).length)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  return `${START_OF_FIELDS}
Amounts are US dollars for the whole year, up to ${most}.

${[line(head), line(['', '', ''], '-'), ...rows.map((row) => line(row))].join('\n')}
`;
}
