import { fieldsOfKind, householdField } from '@bracketwise/contract/household';
import { LINE_LABELS, RETURN_LINE_LABELS } from '@bracketwise/contract/lines';
import { fileForm1040 } from '../src/federal/file.ts';
import { completed } from '../src/household.ts';
import { FORM_LINES } from './docs/lines-of-forms.ts';

const all = Object.values(FORM_LINES).flat();

test.each(Object.entries(FORM_LINES))('%s names each line once, in the order of the form', (_form, lines) => {
  const names = lines.map(({ line }) => line);
  expect(new Set(names).size).toBe(names.length);
  const inOrder = names.toSorted((a, b) => parseInt(a) - parseInt(b) || a.localeCompare(b));
  expect(names).toEqual(inOrder);
});

test.each(all.map((line) => [`${line.line} ${line.what}`, line] as const))('%s has one outcome', (_what, { computed, asked, leftOut }) => {
  expect([computed, asked, leftOut].filter((outcome) => outcome !== undefined)).toHaveLength(1);
  expect(leftOut).not.toBe('');
});

test('every income of a household is asked for on a line', () => {
  const asked: readonly string[] = all.flatMap((line) => line.asked ?? []);
  const incomes = fieldsOfKind('amount', 'gain').filter((name) => householdField(name).isMoney);
  expect(incomes.filter((name) => !asked.includes(name))).toEqual([]);
});

test('every computed line has a label of the explanation or an amount of the return', () => {
  const labels: readonly string[] = [...LINE_LABELS, ...RETURN_LINE_LABELS];
  const form = fileForm1040(completed({ taxYear: 2025, filingStatus: 'single', wages: 60_000 }));
  const named = all.flatMap(({ computed }) => (computed === undefined || computed === 'sum' ? [] : [computed]));
  for (const name of named) expect(labels.includes(name) || typeof form[name as keyof typeof form] === 'number').toBe(true);
});
