import { fieldsOfKind, householdField } from '@bracketwise/contract/household';
import { LINE_LABELS, RETURN_LINE_LABELS } from '@bracketwise/contract/lines';
import { fileForm1040 } from '../src/federal/file.ts';
import { completed } from '../src/household.ts';
import { FORM_LINES, FORM_YEARS, type FormLine, type FormYear } from './docs/lines-of-forms.ts';

const all = Object.values(FORM_LINES).flat();
const FORMS_OF_YEARS = FORM_YEARS.flatMap((year) => Object.entries(FORM_LINES).map(([form, lines]) => [year, form, lines] as const));

const numbersIn = (year: FormYear, lines: readonly FormLine[]): readonly string[] =>
  lines.flatMap(({ numbers }) => numbers.get(year) ?? []);
const byNumber = (a: string, b: string) => parseInt(a) - parseInt(b) || a.localeCompare(b);

/** Lines that the tables list where the form of 2025 has them, and not in the order of their own year. */
const MOVED: Readonly<Record<string, readonly string[]>> = {
  '2020 Schedule 2': ['2'],
  '2021 Schedule 2': ['2'],
  '2022 Schedule 2': ['2'],
  '2023 Schedule 2': ['2'],
  '2026 Form 1040': ['13b'],
  // The draft has other sections.
  '2026 Schedule 2': ['16a', '16b', '16c', '18', '17a', '17b', '6', '17c', '7', '8', '9', '19a', '19b', '19c', '10', '12', '14', '13z'],
};

test.each(FORMS_OF_YEARS)('the form of %s: %s names each line once, in order', (year, form, lines) => {
  const numbers = numbersIn(year, lines);
  expect(new Set(numbers).size).toBe(numbers.length);
  const moved = MOVED[`${year} ${form}`] ?? [];
  expect(numbers).toEqual(expect.arrayContaining([...moved]));
  const inPlace = numbers.filter((number) => !moved.includes(number));
  expect(inPlace).toEqual(inPlace.toSorted(byNumber));
});

/** Numbers between the others that hold no amount: boxes to check, and lines reserved for future use. */
const WITHOUT_AMOUNT: Readonly<Record<string, readonly string[]>> = {
  '2022 Form 1040': ['30'],
  '2023 Form 1040': ['30'],
  '2024 Form 1040': ['30'],
  '2025 Form 1040': ['12a', '12b', '12c', '12d'],
  '2026 Form 1040': ['12a', '12b', '12c', '12d'],
  '2021 Schedule 1': ['22'],
  '2022 Schedule 1': ['22'],
  '2023 Schedule 1': ['22'],
  '2024 Schedule 1': ['22'],
  '2025 Schedule 1': ['22'],
  '2026 Schedule 1': ['22'],
  '2022 Schedule 2': ['19'],
  '2023 Schedule 2': ['19'],
  '2025 Schedule 2': ['10'],
  '2021 Schedule 3': ['13e'],
  '2022 Schedule 3': ['13c', '13e', '13g'],
  '2023 Schedule 3': ['6e'],
  '2024 Schedule 3': ['6e'],
  '2025 Schedule 3': ['6e'],
  '2026 Schedule 3': ['6e'],
};

/** The number after this one: of the letters, y and z end every list. */
const follows = (number: string, before: string): boolean => {
  const [line, letter, lineBefore, letterBefore] = [
    parseInt(number),
    number.replace(/\d+/u, ''),
    parseInt(before),
    before.replace(/\d+/u, ''),
  ];
  if (line !== lineBefore) return line === lineBefore + 1 && ['', 'a'].includes(letter);
  return letter === 'y' || letter === 'z' || letter.charCodeAt(0) === letterBefore.charCodeAt(0) + 1;
};

test.each(FORMS_OF_YEARS)('the form of %s: %s has no gap', (year, form, lines) => {
  const numbers = [...numbersIn(year, lines), ...(WITHOUT_AMOUNT[`${year} ${form}`] ?? [])].toSorted(byNumber);
  expect(['1', '1a']).toContain(numbers[0]);
  expect(numbers.filter((number, index) => index > 0 && !follows(number, numbers[index - 1]!))).toEqual([]);
});

/** Counted on the forms: the numbered boxes for amounts of Form 1040 and of each schedule. */
const COUNTED: Readonly<Record<FormYear, readonly [form1040: number, schedule1: number, schedule2: number, schedule3: number]>> = {
  2020: [48, 22, 11, 18],
  2021: [50, 52, 38, 34],
  2022: [54, 57, 37, 32],
  2023: [54, 57, 37, 32],
  2024: [54, 58, 45, 32],
  2025: [58, 58, 44, 32],
  2026: [63, 58, 50, 32],
};

test.each(FORM_YEARS)('the list of %s has as many lines as the forms', (year) => {
  expect(Object.values(FORM_LINES).map((lines) => numbersIn(year, lines).length)).toEqual(COUNTED[year]);
});

test.each(all.map((line) => [[...line.numbers].join(' '), line.what, line] as const))(
  '%s %s has one outcome',
  (_number, _what, { numbers, computed, asked, leftOut }) => {
    expect(numbers.size).toBeGreaterThan(0);
    expect([computed, asked, leftOut].filter((outcome) => outcome !== undefined)).toHaveLength(1);
    expect(leftOut).not.toBe('');
  },
);

test('every income of a household is asked for on a line of each year since 2022', () => {
  const incomes = fieldsOfKind('amount', 'gain').filter((name) => householdField(name).isMoney);
  for (const year of FORM_YEARS.filter((each) => each >= 2022)) {
    const asked: readonly string[] = all.flatMap((line) => (line.numbers.has(year) ? (line.asked ?? []) : []));
    expect(incomes.filter((name) => !asked.includes(name))).toEqual([]);
  }
});

test('every computed line has a label of the explanation or an amount of the return', () => {
  const labels: readonly string[] = [...LINE_LABELS, ...RETURN_LINE_LABELS];
  const form = fileForm1040(completed({ taxYear: 2025, filingStatus: 'single', wages: 60_000 }));
  const named = all.flatMap(({ computed }) => (computed === undefined || computed === 'sum' ? [] : computed));
  for (const name of named) expect(labels.includes(name) || typeof form[name as keyof typeof form] === 'number').toBe(true);
});
