import { STATE_CODES } from '@bracketwise/contract/states';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import { screen, waitFor } from '@testing-library/react';
import { daysOfMonths } from './stay.ts';
import page from './page.ts';
import { immigrantTax, type RoughInputs } from './specified.ts';

beforeEach(() => sessionStorage.clear());

const inputs: RoughInputs = { visaStatus: 'h1b', monthsInUs: 12, usIncome: 60_000, foreignIncome: 10_000, state: 'TX' };
const filled: Entries = { ...inputs, monthsInUs: '12', usIncome: '60000', foreignIncome: '10000' };

async function worked(change: Entries = {}) {
  const visit = await visitCalculator(page);
  await visit.calculate({ ...filled, ...change });
  await visit.results();
  return {
    ...visit,
    forms: () => visit.root().querySelector('[data-method=official] [data-forms]')?.textContent,
    statuses: () => [...visit.field('filingStatus').querySelectorAll('option')].map((each) => each.textContent),
  };
}
const words = (text: RegExp) => screen.queryByText(text) !== null;

test('a resident owes income tax after the deduction and payroll taxes, with the rough estimate next to it', async () => {
  const { value, text, line, hero, requests } = await worked();
  for (const [name, expected] of Object.entries(immigrantTax(inputs)))
    expect([name, value('specified', name)]).toEqual([name, String(expected)]);
  expect(text('specified', 'isResident')).toBe('Tax Resident');
  await waitFor(() => expect(value('official', 'stateTax')).toBe('0'));
  // 6,849 of income tax and 4,590 of payroll taxes.
  expect(hero()).toEqual(['Your US taxes come to $11,439 for the year.', 'totalTax', '11439']);
  expect(screen.getByText('That’s 16.34% of your income. You keep $58,561.')).toBeInTheDocument();
  // 70,000 - 15,750 = 54,250: 1,192.50 + 4,386 + 5,775 at 22 %.
  expect(line('federalTax')).toEqual(['Federal income tax', '$7,660.50', '$6,849.00', '-$811.50']);
  expect(line('payrollTax')).toEqual(['Social Security and Medicare', '$4,590.00', '$4,590.00', 'the same']);
  expect([value('official', 'isResident'), text('official', 'isResident')]).toEqual(['true', 'Tax Resident']);
  expect(words(/Your weighted days come to 365/u)).toBe(true);
  expect(requests).toEqual([]);
});

test('a student in the exempt years is legally a nonresident: Form 1040-NR, Form 8843, no deduction, no payroll taxes', async () => {
  const { value, text, statuses, forms, field } = await worked({ visaStatus: 'f1_student', foreignIncome: '' });
  expect(value('specified', 'isResident')).toBe('true');
  expect([value('official', 'isResident'), text('official', 'isResident')]).toEqual(['false', 'Non-Resident']);
  expect(value('official', 'federalTax')).toBe('8114');
  expect(value('official', 'payrollTax')).toBe('0');
  expect(forms()).toBe('Form 1040-NR, Form 8843');
  expect(statuses()).toEqual(['Single', 'Married Filing Separately']);
  expect(words(/makes anyone with 6 months here a resident/u)).toBe(true);
  expect(field('daysThisYear')).toBeNull();

  await userEvent.click(field('exemptYearsUsedUp'));
  await waitFor(() => expect(value('official', 'isResident')).toBe('true'));
  expect(forms()).toBe('Form 1040');
  expect(statuses()).toHaveLength(4);
});

test('a student from India takes the standard deduction, and a resident or an H-1B worker is asked for no treaty', async () => {
  const { value, fill, field } = await worked({ visaStatus: 'f1_student', usIncome: '30000', foreignIncome: '' });
  expect(value('official', 'federalTax')).toBe('3361.5');
  await fill({ treaty: 'student_IN' });
  // 30,000 − 15,750 = 14,250: 1,192.50 + 12 % of 2,325.
  await waitFor(() => expect(value('official', 'federalTax')).toBe('1471.5'));
  expect(words(/^India’s treaty, Article 21\(2\)\.$/u)).toBe(true);
  await fill({ visaStatus: 'j1', treaty: 'teacher_CN' });
  await waitFor(() => expect(value('official', 'federalTax')).toBe('0'));
  await fill({ visaStatus: 'h1b' });
  await waitFor(() => expect(field('treaty')).toBeNull());
});

test.each<[string, Entries, boolean]>([
  ['a worker who arrived in May', { monthsInUs: '8' }, true],
  ['a worker who counted 300 days', { daysThisYear: '300' }, true],
  ['a worker who was here all year', {}, false],
  ['a worker who stays a nonresident', { monthsInUs: '5' }, false],
  ['someone whose green card came in May', { visaStatus: 'green_card', monthsInUs: '8' }, true],
  ['a green card holder without months', { visaStatus: 'green_card', monthsInUs: '' }, false],
  ['a citizen', { visaStatus: 'citizen', monthsInUs: '3' }, false],
])('%s is told about a dual-status year next to the figure: %j, %s', async (_who, change, told) => {
  const { hero } = await worked({ foreignIncome: '', ...change });
  await waitFor(() => expect(hero()[1]).toBe('totalTax'));
  expect(words(/^Did you arrive or leave during 2025\?/u) || screen.queryByText('Did you arrive or leave during 2025?') !== null).toBe(
    told,
  );
  // 60,000 without a deduction: 1,192.50 + 4,386 + 22 % of 11,525.
  expect(words(/^On your US wages alone, federal income tax then comes to \$8,114\.$/u)).toBe(told);
});

test('a resident is led to the other calculators, a nonresident to none that takes residence for granted', async () => {
  const { root, fill } = await worked();
  const links = () => [...root().querySelectorAll('a')].map((link) => link.getAttribute('href'));
  await waitFor(() => expect(links()).toEqual(expect.arrayContaining(['/salary-calculator', '/full-tax-estimate'])));
  await fill({ visaStatus: 'f1_student' });
  await waitFor(() => expect(links()).not.toContain('/full-tax-estimate'));
  expect(links()).not.toContain('/salary-calculator');
  expect(links()).not.toContain('/#states');
});

test('the page names what it assumes', async () => {
  const { fill } = await worked();
  const assumed = () => screen.getByText(/^We assume/u).textContent;
  expect(assumed()).toBe(
    'We assume you’re between 25 and 54, nobody claims you as a dependent, and you live and work in the same state all year.',
  );
  await fill({ filingStatus: 'married_joint', state: 'other' });
  await waitFor(() => expect(assumed()).toBe('We assume you’re both between 25 and 54 and your spouse has no income.'));
});

test("days in the two years before can make someone a resident, and the chart compares them with the test's threshold", async () => {
  const { value, text, fill, root } = await worked({ monthsInUs: '4' });
  expect([value('specified', 'isResident'), value('official', 'isResident')]).toEqual(['false', 'false']);
  await fill({ daysThisYear: '122', daysYearBefore: '122' });
  expect(value('official', 'isResident')).toBe('false');
  expect(words(/Your weighted days come to 162\.67/u)).toBe(true);
  await fill({ daysSecondYearBefore: '122' });
  expect(value('official', 'isResident')).toBe('true');
  const rows = [...root().querySelectorAll('figure:has([data-needed]) tbody tr[data-part]')].map((row) => row.textContent);
  expect(rows.slice(0, 3)).toEqual(['2025122, in full122', '2024122, one third40.67', '2023122, one sixth20.33']);
  expect(text('specified', 'isResident')).toBe('Non-Resident');
});

test('the answer can be for another year, and the days are those of that year and the two before', async () => {
  const { value, fill, field } = await worked();
  await fill({ taxYear: '2024' });
  // 70,000 − 14,600 = 55,400: 1,160 + 4,266 + 22 % of 8,250.
  await waitFor(() => expect(value('official', 'federalTax')).toBe('7241'));
  expect(screen.getByText('Under 2024 rules', { selector: 'p' })).toBeInTheDocument();
  expect(words(/Your weighted days come to 366/u)).toBe(true);
  const asked = ['daysThisYear', 'daysYearBefore', 'daysSecondYearBefore'].map((name) => field(name).labels?.[0]?.textContent);
  expect(asked).toEqual([2024, 2023, 2022].map((year) => `Days in the United States in ${year}`));
  await fill({ taxYear: '2026', state: 'CA' });
  await waitFor(() => expect(words(/Some of the state’s 2026 figures aren’t published yet/u)).toBe(true));
});

test('the chart names its threshold, and is left out if no day counts', async () => {
  const { root, field } = await worked({ monthsInUs: '4' });
  const threshold = () => root().querySelector('[data-needed]')?.nextElementSibling?.textContent;
  expect(threshold()).toBe('183 days');
  await userEvent.selectOptions(field('visaStatus'), 'f1_student');
  await waitFor(() => expect(threshold()).toBeUndefined());
});

test('a student in California owes disability insurance, and reads that some states exempt students', async () => {
  const { line, value } = await worked({ visaStatus: 'f1_student', foreignIncome: '', state: 'CA' });
  // 1.2% of 60,000.
  await waitFor(() => expect(line('levies')).toEqual(['State payroll deductions', 'not counted', '$720.00', '+$720.00']));
  expect(value('official', 'payrollTax')).toBe('0');
  expect(words(/Some states exempt such students and visitors from their payroll deductions too/u)).toBe(true);
});

test('a nonresident who is not a student pays payroll taxes, and income tax on US income only', async () => {
  const { value } = await worked({ visaStatus: 'h1b', monthsInUs: '3' });
  expect(value('official', 'federalTax')).toBe('8114');
  expect(value('official', 'payrollTax')).toBe('4590');
  expect(value('specified', 'payrollTax')).toBe('0');
});

test.each(['green_card', 'citizen'])('a visitor with %s is not asked for days', async (visaStatus) => {
  const { value, field, root } = await worked({ visaStatus, monthsInUs: '' });
  expect([value('specified', 'isResident'), value('official', 'isResident')]).toEqual(['true', 'true']);
  expect(field('daysThisYear')).toBeNull();
  expect(root().querySelector('[data-needed]')).toBeNull();
});

test('without a state the answer is federal and says so; the form lists every state', async () => {
  const { value, field, fill, line } = await worked({ state: 'other' });
  expect(value('specified', 'stateTax')).toBe('0');
  expect(words(/has no rate for this state/u)).toBe(true);
  expect(words(/This is federal tax only/u)).toBe(true);
  expect(line('stateTax').slice(1)).toEqual(['not counted', 'not included', '']);
  expect(field('state').querySelectorAll('option:not([value=""])')).toHaveLength(STATE_CODES.length + 1);
  await fill({ state: 'PA' });
  // 3.07 % of 70,000.
  await waitFor(() => expect(value('official', 'stateTax')).toBe('2149'));
});

test.each([
  ['usIncome', ''],
  ['usIncome', 'much'],
  ['monthsInUs', '13'],
  ['monthsInUs', '-1'],
])('an invalid %s (%j) computes nothing and moves the focus to the field', async (name, text) => {
  const { calculate, field, root } = await visitCalculator(page);
  await calculate({ ...filled, [name]: text });
  expect(root().querySelector('[data-method]')).toBeNull();
  expect(field(name)).toHaveFocus();
});

test('missing months and foreign income count as zero', async () => {
  const { value } = await worked({ monthsInUs: '', foreignIncome: '' });
  expect([value('specified', 'isResident'), value('specified', 'foreignIncome')]).toEqual(['false', '0']);
});

test('the months field has its limits as attributes', async () => {
  const { field } = await visitCalculator(page);
  expect(['type', 'min', 'max'].map((name) => field('monthsInUs').getAttribute(name))).toEqual(['number', '0', '12']);
});

test.each([
  [0, 2025, 0],
  [1, 2025, 31],
  [6, 2025, 183],
  [12, 2025, 365],
  [12, 2024, 366],
])('%d months of %d count as %d days', (months, year, days) => expect(daysOfMonths(months, year)).toBe(days));
