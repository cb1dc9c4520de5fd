import { STATE_CODES } from '@bracketwise/contract/states';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import { act, screen, waitFor } from '@testing-library/react';
import { daysOfMonths } from './stay.ts';
import page from './page.ts';
import { immigrantTax, type RoughInputs } from './specified.ts';

beforeEach(() => sessionStorage.clear());

const inputs: RoughInputs = { visaStatus: 'h1b', monthsInUs: 12, usIncome: 60_000, foreignIncome: 10_000, state: 'TX' };
const filled: Entries = { ...inputs, monthsInUs: '12', usIncome: '60000', foreignIncome: '10000' };

async function worked(change: Entries = {}, arrival: 'follow' | 'calculate' = 'follow') {
  const visit = await visitCalculator(page);
  await visit[arrival]({ ...filled, ...change });
  await visit.results();
  return {
    ...visit,
    forms: () => visit.root().querySelector('[data-method=official] [data-forms]')?.textContent,
    statuses: () => [...visit.field('filingStatus').querySelectorAll('option')].map((each) => each.textContent),
  };
}
/** A field that loads after the form. */
const present = (field: HTMLInputElement | HTMLSelectElement | null) => {
  if (!field) throw new Error('not there yet');
  return field;
};
// Screen readers get the answer again, a moment later.
const words = (text: RegExp) => screen.queryAllByText(text).length > 0;

test('a resident owes income tax after the deduction and payroll taxes, with the rough estimate next to it', async () => {
  const { value, text, line, hero, requests } = await worked({}, 'calculate');
  for (const [name, expected] of Object.entries(immigrantTax(inputs)))
    expect([name, value('specified', name)]).toEqual([name, String(expected)]);
  expect(text('specified', 'isResident')).toBe('Tax Resident');
  await waitFor(() => expect(value('official', 'stateTax')).toBe('0'));
  // 6,849 of income tax and 4,590 of payroll taxes.
  expect(hero()).toEqual(['Your US taxes come to $11,439 for 2025.', 'totalTax', '11439']);
  expect(screen.getByText('That’s 16.34% of your income. You keep $58,561.')).toBeInTheDocument();
  // 70,000 - 15,750 = 54,250: 1,192.50 + 4,386 + 5,775 at 22 %.
  expect(line('federalTax')).toEqual(['Federal income tax', '$7,660.50', '$6,849.00', '−$811.50']);
  expect(line('payrollTax')).toEqual(['Social Security and Medicare', '$4,590.00', '$4,590.00', 'the same']);
  expect([value('official', 'isResident'), text('official', 'isResident')]).toEqual(['true', 'Tax Resident']);
  expect(words(/Your weighted days come to 365/u)).toBe(true);
  expect(requests).toEqual([]);
});

test('a student in the exempt years is legally a nonresident: Form 1040-NR, Form 8843, no deduction, no payroll taxes', async () => {
  const { value, text, statuses, forms, field, fill } = await worked({ visaStatus: 'f1_student', foreignIncome: '' });
  expect(value('specified', 'isResident')).toBe('true');
  expect([value('official', 'isResident'), text('official', 'isResident')]).toEqual(['false', 'Non-Resident']);
  expect(value('official', 'federalTax')).toBe('8114');
  expect(value('official', 'payrollTax')).toBe('0');
  expect(words(/You keep \$[\d,]+\. No Social Security or Medicare tax in this status\. A treaty may lower this:/u)).toBe(true);
  expect(forms()).toBe('Form 1040-NR, Form 8843');
  expect(statuses()).toEqual(['Single', 'Married Filing Separately']);
  expect(words(/makes anyone with 6 months here a resident/u)).toBe(true);
  expect(field('daysThisYear')).toBeNull();

  await waitFor(() => present(field('exemptYearsBefore')));
  await fill({ exemptYearsBefore: '4' });
  expect(value('official', 'isResident')).toBe('false');
  await fill({ exemptYearsBefore: '5' });
  await waitFor(() => expect(value('official', 'isResident')).toBe('true'));
  expect(forms()).toBe('Form 1040');
  expect(statuses()).toHaveLength(4);
});

test('a J-1 teacher’s days count after two exempt years, a J-1 student’s do not', async () => {
  const { value, fill, field } = await worked({ visaStatus: 'j1' });
  await waitFor(() => present(field('exemptYearsBefore')));
  await fill({ exemptYearsBefore: '2' });
  expect(value('official', 'isResident')).toBe('false');
  await fill({ exchangeRole: 'teacher' });
  await waitFor(() => expect(value('official', 'isResident')).toBe('true'));
  // Then the wages bear payroll taxes.
  expect(value('official', 'payrollTax')).toBe('4590');
});

test('a worker with closer ties abroad and fewer than 183 days stays a nonresident and files Form 8840', async () => {
  const { value, forms, fill, field } = await worked({ monthsInUs: '4' });
  await waitFor(() => present(field('daysThisYear')));
  await fill({ daysThisYear: '182', daysYearBefore: '30' });
  expect(value('official', 'isResident')).toBe('true');
  await userEvent.click(await waitFor(() => present(field('closerConnection'))));
  await waitFor(() => expect(value('official', 'isResident')).toBe('false'));
  expect(forms()).toBe('Form 1040-NR, Form 8840');
  await fill({ daysThisYear: '183' });
  await waitFor(() => expect(value('official', 'isResident')).toBe('true'));
});

test('the year of arrival has two parts: no standard deduction, and foreign income only of the second', async () => {
  const { root, value, forms, statuses, fill, field } = await worked({ monthsInUs: '8' });
  await waitFor(() => present(field('arrivedOn')));
  await fill({ arrivedOn: '2025-05-01' });
  // 245 days. 60,000 + 10,000: 1,192.50 + 4,386 + 21,525 at 22 %.
  await waitFor(() => expect(value('official', 'federalTax')).toBe('10314'));
  expect(words(/You’re a resident for only a part of 2025/u)).toBe(true);
  expect(forms()).toBe('Form 1040, Form 1040-NR');
  expect(statuses()).toEqual(['Single', 'Married Filing Jointly', 'Married Filing Separately']);
  await waitFor(() => present(field('foreignIncomeAsResident')));
  expect(root().querySelector('form details [name=foreignIncomeAsResident]')).toBeNull();
  // 60,000 alone: 8,114 of income tax and 4,590 of payroll taxes.
  const allCounts =
    /^We count all \$10,000 of your foreign income.*Enter that part in “Foreign income while a resident\.” With none of it, .* \$12,704\.$/u;
  expect(words(allCounts)).toBe(true);
  await fill({ foreignIncomeAsResident: '4000' });
  // 6,000 less at 22 %.
  await waitFor(() => expect(value('official', 'federalTax')).toBe('8994'));
  // A couple may choose the whole year: 70,000 − 31,500 = 38,500: 2,385 + 12 % of 14,650.
  await fill({ filingStatus: 'married_joint' });
  await waitFor(() => expect(value('official', 'federalTax')).toBe('4143'));
  expect(forms()).toBe('Form 1040');
});

test.each<[string, Entries, boolean]>([
  ['a worker who arrived in May', { monthsInUs: '8' }, true],
  ['a nonresident, who may choose', { monthsInUs: '2' }, true],
  ['someone whose green card came in May', { visaStatus: 'green_card', monthsInUs: '8' }, true],
  ['a permanent resident, who needs no months', { visaStatus: 'green_card', monthsInUs: '' }, true],
  ['a student whose green card came in July', { visaStatus: 'green_card', monthsInUs: '12' }, true],
  ['a worker who was here all year', { monthsInUs: '12' }, false],
  ['a student in the exempt years', { visaStatus: 'f1_student', monthsInUs: '8' }, false],
  ['a citizen', { visaStatus: 'citizen', monthsInUs: '8' }, false],
])('%s is asked for the day of arrival next to the months: %j, %s', async (_who, change, asked) => {
  const { root, field } = await worked(change);
  await waitFor(() => expect(root().querySelectorAll('form details input').length).toBeGreaterThan(0));
  await waitFor(() => expect(field('arrivedOn') !== null).toBe(asked));
  expect(root().querySelector('form details [name=arrivedOn]')).toBeNull();
});

// 26 U.S.C. § 7701(b)(2)(A)(ii): from the first day here with the card.
test('a green card of July makes two parts of a year that was all spent here, and the state’s year stays whole', async () => {
  const { value, field, fill, forms } = await worked({ visaStatus: 'green_card', foreignIncome: '', state: 'PA' });
  await waitFor(() => present(field('arrivedOn')));
  expect(screen.getByLabelText('First day here with a green card in 2025')).toBe(field('arrivedOn'));
  // 3.07 % of 60,000.
  expect(value('official', 'stateTax')).toBe('1842');
  await fill({ arrivedOn: '2025-07-01' });
  await waitFor(() => expect(forms()).toBe('Form 1040, Form 1040-NR'));
  expect(value('official', 'stateTax')).toBe('1842');
  expect(words(/a part-year resident/u)).toBe(false);
  expect(words(/you live and work in the same state all year/u)).toBe(true);
});

// 26 U.S.C. § 3121(b)(19): 6.2 % and 1.45 % on the wages since the change.
test.each<[Entries, RegExp, boolean]>([
  [
    { visaStatus: 'f1_student', usIncome: '80000' },
    /^We assume you hold this status all year\. .* \(7\.65%\)\. For an H-1B from October 1, that’s \$1,530/u,
    true,
  ],
  [{ visaStatus: 'j1' }, /^We assume you hold this status all year\. .* \(7\.65%\)\.$/u, true],
  [{ visaStatus: 'h1b' }, /We assume you hold this status all year/u, false],
])('with %j, the page says that it takes one status for granted and what a change costs: %s, %s', async (entries, sentence, isSaid) => {
  await worked({ foreignIncome: '', ...entries });
  await waitFor(() => expect(words(sentence)).toBe(isSaid));
});

test('a J-1 visitor who claims an article for teachers is one, and isn’t asked', async () => {
  const { value, field, fill } = await worked({ visaStatus: 'j1', foreignIncome: '' });
  await waitFor(() => present(field('exchangeRole')));
  await fill({ exemptYearsBefore: '1', treaty: 'teacher_DE' });
  await waitFor(() => expect(words(/as year 2 of your 2 exempt years as a teacher, researcher or trainee/u)).toBe(true));
  expect(field('exchangeRole')).toBeNull();
  await fill({ exemptYearsBefore: '2' });
  await waitFor(() => expect(value('official', 'isResident')).toBe('true'));
  // The treaty is not counted any longer, and the page says so.
  expect(words(/A tax treaty may still matter if you’re a student or teacher/u)).toBe(true);
});

test.each<[string, RegExp, boolean]>([
  ['WI', /^This counts Wisconsin’s standard deduction of \$12,306\. Some states give nonresident aliens none/u, true],
  ['RI', /standard deduction of \$/u, false],
])('in %s, a nonresident reads next to the figure which deduction of the state counts: %s, %s', async (state, sentence, isSaid) => {
  const { value } = await worked({ visaStatus: 'f1_student', usIncome: '30000', foreignIncome: '', state });
  await waitFor(() => expect(Number(value('official', 'stateTax'))).toBeGreaterThan(0));
  expect(words(sentence)).toBe(isSaid);
});

test('children count in the year of arrival too, without the earned income credit', async () => {
  const { value, fill, field } = await worked({ monthsInUs: '8', foreignIncome: '' });
  await waitFor(() => present(field('arrivedOn')));
  await fill({ arrivedOn: '2025-05-01', children: '2' });
  // 1,192.50 + 4,386 + 11,525 at 22 % = 8,114, less 2 × 2,200.
  await waitFor(() => expect(value('official', 'federalTax')).toBe('3714'));
  expect(words(/A year with two statuses brings no EITC/u)).toBe(true);
});

test('someone who leaves files Form 1040-NR with a statement for the part before', async () => {
  const { forms, fill, field } = await worked({ monthsInUs: '10' });
  await waitFor(() => present(field('leftOn')));
  await fill({ leftOn: '2025-10-31' });
  await waitFor(() => expect(forms()).toBe('Form 1040-NR, Form 1040'));
});

test.each<[string, Entries, RegExp, string]>([
  [
    'an arrival in another year',
    { arrivedOn: '2024-08-20' },
    /^“Day you arrived in 2025” says August 20, 2024\. That’s not in 2025/u,
    'Form 1040',
  ],
  [
    'a departure in another year',
    { arrivedOn: '2025-05-01', leftOn: '2026-03-01' },
    /^“Day you left for good in 2025” says March 1, 2026\./u,
    'Form 1040, Form 1040-NR',
  ],
  [
    'a departure before the arrival',
    { arrivedOn: '2025-09-01', leftOn: '2025-03-01' },
    /^“Day you left for good in 2025” comes before “Day you arrived in 2025”/u,
    'Form 1040, Form 1040-NR',
  ],
])('%s is named and not counted', async (_what, dates, sentence, expected) => {
  const { forms, fill, field } = await worked({ monthsInUs: '10' });
  await waitFor(() => present(field('leftOn')));
  await fill(dates);
  await waitFor(() => expect(words(sentence)).toBe(true));
  expect(forms()).toBe(expected);
  // A citizen is not asked for them.
  await fill({ visaStatus: 'citizen' });
  await waitFor(() => expect(words(sentence)).toBe(false));
});

test('who arrives in November may choose to be a resident from then on', async () => {
  const { value, fill, field } = await worked({ monthsInUs: '2' });
  await waitFor(() => present(field('arrivedOn')));
  await fill({ arrivedOn: '2025-11-01' });
  await waitFor(() => expect(words(/You may choose to be a resident from the day you arrived/u)).toBe(true));
  expect(value('official', 'isResident')).toBe('false');
  await userEvent.click(await waitFor(() => present(field('firstYearChoice'))));
  await waitFor(() => expect(value('official', 'isResident')).toBe('true'));
  expect(value('official', 'federalTax')).toBe('10314');
});

test('a nonresident deducts state tax, and gifts by “More precise”', async () => {
  const { value, fill, field } = await worked({ visaStatus: 'f1_student', usIncome: '30000', foreignIncome: '', state: 'CA' });
  // Hand-computed in the engine's tests: 582.09 of state tax and insurance.
  await waitFor(() => expect(value('official', 'federalTax')).toBe('3291.65'));
  expect(words(/You deduct \$582 of state income tax and state payroll deductions on Schedule A of Form 1040-NR\.$/u)).toBe(true);
  await waitFor(() => present(field('charitableGifts')));
  await fill({ charitableGifts: '1000' });
  await waitFor(() => expect(value('official', 'federalTax')).toBe('3171.65'));
  expect(words(/You deduct \$1,582 of state and local income tax, gifts and disaster losses on Schedule A/u)).toBe(true);
});

test('a family says who has an ITIN, and reads which credits that costs', async () => {
  const { value, fill, field, hero } = await worked({ usIncome: '40000', foreignIncome: '', filingStatus: 'married_joint' });
  await waitFor(() => present(field('children')));
  await fill({ children: '2' });
  // 8,500 taxable: 850; 4,250 for children and 5,144.98 of earned income tax credit, by hand in the engine's tests.
  await waitFor(() => expect(value('official', 'federalTax')).toBe('-8544.98'));
  expect(hero()[0]).toBe('Your credits bring you $5,485 more than you pay in US taxes for the year.');
  await waitFor(() => present(field('ownNumber')));
  await fill({ ownNumber: 'itin', spouseNumber: 'itin' });
  await waitFor(() => expect(value('official', 'federalTax')).toBe('0'));
  expect(words(/With a Social Security number for everyone, they would come to \$9,395\./u)).toBe(true);
});

test.each([
  ['PA', 'student_CN', /Pennsylvania doesn’t follow tax treaties/u],
  ['NY', 'student_CN', /New York starts from federal income/u],
  // Illinois has an exemption and no standard deduction.
  ['IL', 'student_IN', /If Illinois copies the federal standard deduction, its figure counts the treaty too\./u],
])('%s says whether it follows the treaty %s', async (state, treaty, sentence) => {
  const { fill } = await worked({ visaStatus: 'f1_student', usIncome: '30000', foreignIncome: '', state });
  await fill({ treaty });
  await waitFor(() => expect(words(sentence)).toBe(true));
  // The announcement of the former answer goes later.
  await waitFor(() => expect(words(/A treaty may lower this/u)).toBe(false));
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

test('a student from China who has become a resident keeps the treaty, and hears how to claim it', async () => {
  const { value, fill, field } = await worked({ visaStatus: 'f1_student', usIncome: '30000', foreignIncome: '' });
  await waitFor(() => expect(field('exemptYearsBefore')).not.toBeNull());
  await fill({ exemptYearsBefore: '5' });
  // 30,000 − 15,750 = 14,250: 1,192.50 + 12 % of 2,325.
  await waitFor(() => expect(value('official', 'federalTax')).toBe('1471.5'));
  await fill({ treaty: 'student_CN' });
  await waitFor(() => expect(value('official', 'federalTax')).toBe('925'));
  expect(words(/give your employer Form W-9/u)).toBe(true);
});

// 60,000 without a deduction: 1,192.50 + 4,386 + 22 % of 11,525 = 8,114. With it: 1,192.50 + 12 % of 32,325 = 5,071.50. Payroll taxes: 4,590.
const PART = 12_704;
const WHOLE = 9_661.5;
const WHOLE_WITH_MONTHS = /Enter 12 months\. Your taxes for 2025 would be \$9,662\.$/u;
const PART_WITH_DAY = /^Your taxes would then be \$12,704\. You get no standard deduction\.$/u;

test.each<[string, Entries, number, RegExp | undefined]>([
  ['a worker with eight months', { monthsInUs: '8' }, PART, WHOLE_WITH_MONTHS],
  ['a worker with eleven months, because of trips', { monthsInUs: '11' }, WHOLE, PART_WITH_DAY],
  ['someone with a green card and eight months', { visaStatus: 'green_card', monthsInUs: '8' }, PART, WHOLE_WITH_MONTHS],
  ['a worker who was here the year before, too', { monthsInUs: '8', daysYearBefore: '200' }, WHOLE, PART_WITH_DAY],
  ['a worker who counted 300 days in twelve months', { daysThisYear: '300' }, WHOLE, PART_WITH_DAY],
  ['a worker who was here all year', {}, WHOLE, undefined],
  ['a worker who stays a nonresident', { monthsInUs: '5' }, PART, undefined],
  ['a green card holder without months', { visaStatus: 'green_card', monthsInUs: '' }, WHOLE, undefined],
])('%s gets the figure of that part of the year, and the other one next to it', async (_who, change, totalTax, other) => {
  const { daysThisYear = '', daysYearBefore = '', ...entries } = change;
  const { value, fill, field } = await worked({ foreignIncome: '', ...entries });
  if (daysThisYear + daysYearBefore !== '') {
    await waitFor(() => present(field('daysThisYear')));
    await fill({ daysThisYear, daysYearBefore });
  }
  await waitFor(() => expect(value('official', 'totalTax')).toBe(String(totalTax)));
  const paragraphs = [...document.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
  expect(paragraphs.filter((text) => [WHOLE_WITH_MONTHS, PART_WITH_DAY].some((each) => each.test(text)))).toHaveLength(other ? 1 : 0);
  if (other) expect(paragraphs.some((text) => other.test(text))).toBe(true);
});

test.each<[Entries, RegExp]>([
  [{ monthsInUs: '8' }, /That’s because you entered 8 of 12 months and no day of arrival or departure\./u],
  [{ monthsInUs: '', daysThisYear: '250' }, /That’s because you entered 250 of 365 days and no day of arrival or departure\./u],
])('a year that is only assumed to have two parts says why: %j', async (change, why) => {
  const { daysThisYear = '', ...entries } = change;
  const { fill, field } = await worked({ foreignIncome: '', ...entries });
  await waitFor(() => present(field('daysThisYear')));
  await fill({ daysThisYear });
  await waitFor(() => expect(words(why)).toBe(true));
});

test('what a part of the year deducts instead of the standard deduction is named', async () => {
  // 6 % and more of 95,000 in New York; the federal tax without it is 15,814.
  const { value } = await worked({ monthsInUs: '8', usIncome: '95000', foreignIncome: '', state: 'NY' });
  await waitFor(() => expect(Number(value('official', 'federalTax'))).toBeLessThan(15_000));
  expect(words(/Instead of the standard deduction, you itemize \$[\d,]+ of state income tax and state payroll deductions\.$/u)).toBe(true);
});

test.each<[string, Entries, Entries, RegExp, boolean]>([
  // 26 U.S.C. § 7701(b)(5)(E): five calendar years, and two of the last seven.
  [
    'a student’s third year',
    { visaStatus: 'f1_student' },
    { exemptYearsBefore: '2' },
    /2025 as year 3 of your 5 exempt years as a student,/u,
    true,
  ],
  [
    'a scholar’s first year',
    { visaStatus: 'j1' },
    { exchangeRole: 'teacher' },
    /2025 as year 1 of your 2 exempt years as a teacher,/u,
    true,
  ],
  // Days of the years before count too: § 7701(b)(3)(A).
  ['a departure in June', { monthsInUs: '6' }, { leftOn: '2025-06-30' }, /That counts no days in 2024 and 2023\./u, true],
  ['the same with the days before', { monthsInUs: '6' }, { leftOn: '2025-06-30', daysYearBefore: '3' }, /That counts no days in/u, false],
  // 9,661.50 − 4,590. Work for the own school: 26 U.S.C. § 3121(b)(10).
  [
    'a student’s sixth year',
    { visaStatus: 'f1_student' },
    { exemptYearsBefore: '5' },
    /no Social .*§ 3121\(b\)\(10\).*would be \$5,072\.$/u,
    true,
  ],
  ['an H-1B worker', {}, {}, /Do you work for the school where you study/u, false],
])('%s: the page says what it assumes, with %j and %j', async (_stay, change, further, sentence, isSaid) => {
  const { fill, field } = await worked({ foreignIncome: '', ...change });
  for (const [name, value] of Object.entries(further)) {
    await waitFor(() => present(field(name as 'leftOn')));
    await fill({ [name]: value });
  }
  await waitFor(() => expect(words(/^(?:Tax Resident|Non-Resident)\.$/u)).toBe(true));
  await waitFor(() => expect(words(sentence)).toBe(isSaid));
});

test('a nonresident who arrives in October has the state’s return for a part of the year', async () => {
  const { value, fill, field } = await worked({ monthsInUs: '3', usIncome: '30000', foreignIncome: '', state: 'NJ' });
  // Without a day, October 1 is assumed.
  await waitFor(() => expect(words(/You gave no day of arrival, so we assume October 1, 2025\./u)).toBe(true));
  expect(value('official', 'stateTax')).toBe('450.63');
  await waitFor(() => present(field('arrivedOn')));
  // The whole year, with the exemption of 1,000, for somebody who arrived before. Form NJ-1040: 280 + 1.75 % of 30,000 − 1,000 − 20,000.
  await fill({ arrivedOn: '2024-10-01' });
  await waitFor(() => expect(value('official', 'stateTax')).toBe('437.5'));
  await fill({ arrivedOn: '2025-10-01' });
  // Three twelfths of the exemption of 1,000: Form NJ-1040 instructions, Part-year residents.
  await waitFor(() => expect(value('official', 'stateTax')).toBe('450.63'));
  expect(value('official', 'isResident')).toBe('false');
  expect(words(/^For New Jersey, we compute the return of a part-year resident\..*Did you live or work in two states\?/u)).toBe(true);
});

test.each<[string, Entries, string, readonly RegExp[], readonly RegExp[]]>([
  [
    // Form 540NR: by hand in the engine's tests.
    'arrived for two months after work abroad',
    { monthsInUs: '2', usIncome: '18000', foreignIncome: '40000', state: 'CA' },
    '471.58',
    [
      /a part-year resident\. .* so we assume November 1, 2025\. Its rate also counts what you earned abroad/u,
      /choose to be a resident from/u,
    ],
    [/we assume you live there all year/u],
  ],
  [
    // Form IT-203 starts from federal income: not confirmed. 18,000 − 8,000: 340 + 4.5 % of 1,500, less the household credit of 45.
    'the same in New York',
    { monthsInUs: '2', usIncome: '18000', foreignIncome: '40000', state: 'NY' },
    '362.5',
    [/^For New York, this isn’t computed as a part-year resident/u],
    [/we assume you live there all year/u],
  ],
  [
    // 26 U.S.C. §§ 6013(g), (h), 7701(b)(4).
    'arrived in September',
    { monthsInUs: '4', usIncome: '18000', foreignIncome: '', state: 'TX' },
    '0',
    [/You may choose to be a resident from the day you arrived/u, /also by the first-year choice \(§§ 6013/u],
    [/Some states give nonresident aliens|For Texas/u],
  ],
  [
    // RCW 50A.10.030; the premium is a state tax on Schedule A, and Washington has no income tax.
    'in Washington',
    { monthsInUs: '5', usIncome: '45000', foreignIncome: '', state: 'WA' },
    '0',
    [/You deduct \$\d+ of state payroll deductions on Schedule A/u],
    [/of state income tax|Some states give nonresident aliens/u],
  ],
])('%s: the state’s tax and what is said about it, with %j', async (_who, entries, stateTax, said, unsaid) => {
  const { value } = await worked(entries);
  await waitFor(() => expect(value('official', 'stateTax')).toBe(stateTax));
  expect(value('official', 'isResident')).toBe('false');
  for (const sentence of said) expect([sentence, words(sentence)]).toEqual([sentence, true]);
  for (const sentence of unsaid) expect([sentence, words(sentence)]).toEqual([sentence, false]);
});

test('wages without a day here ask for the months, next to the taxes of a whole year', async () => {
  const { value, field } = await worked({ monthsInUs: '', usIncome: '90000', foreignIncome: '' });
  // 90,000 without a deduction: 5,578.50 + 22 % of 41,525 = 14,714, and 6,885 of payroll taxes. With it, 11,249.
  expect(value('official', 'totalTax')).toBe('21599');
  expect(
    words(/^“Months in the United States” is blank or 0, so we count no days here\. Were you here all of 2025\? .* \$18,134\.$/u),
  ).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Enter your months' }));
  expect(field('monthsInUs')).toHaveFocus();
});

test('a head of household without children reads what a child changes, and gets to the field in one press', async () => {
  const entries = { visaStatus: 'green_card', usIncome: '42000', foreignIncome: '', filingStatus: 'head_of_household' };
  const { value, field, fill } = await worked(entries);
  // 42,000 − 23,625 = 18,375: 1,700 + 12 % of 1,375 = 1,865, and 3,213 of payroll taxes. With a child: less 1,865 of the credit of 2,200, whose
  // other 335 is refunded, and the earned income credit: 26 U.S.C. §§ 24(h), 32.
  expect(value('official', 'totalTax')).toBe('5078');
  const text = /^No children are entered, so no credits for children count\. With one child under 17, you’d have \$([\d,]+) more\.$/u;
  const less = text.exec(screen.getByText(text).textContent ?? '')?.[1]?.replace(',', '');
  await userEvent.click(screen.getByRole('button', { name: 'Enter children' }));
  await waitFor(() => expect(field('children')).toHaveFocus());
  expect(present(field('children')).closest('details')).toHaveAttribute('open');
  await fill({ children: '1' });
  await waitFor(() => expect(Math.round(Number(value('official', 'totalTax')))).toBe(5078 - Number(less)));
  expect(words(text)).toBe(false);
});

// 26 U.S.C. § 6012(a)(1)(A), (f); Publication 501, Table 1: 15,750 for a single person of 2025; almost any income on a separate return.
test.each<[Entries, string | undefined]>([
  [{ usIncome: '7000' }, undefined],
  [{ usIncome: '15750' }, 'Form 1040'],
  [{ usIncome: '7000', filingStatus: 'married_separate' }, 'Form 1040'],
  [{ usIncome: '7000', monthsInUs: '3' }, 'Form 1040-NR'],
])('with %j, the forms to file are %s', async (entries, expected) => {
  const { forms } = await worked({ foreignIncome: '', ...entries });
  await waitFor(() =>
    expect(words(expected ? /^Forms to file:/u : /^Your income is below \$15,750, so you usually don’t have to file/u)).toBe(true),
  );
  expect(forms()).toBe(expected);
});

test.each<[Entries, boolean]>([
  [{ visaStatus: 'green_card', monthsInUs: '', usIncome: '0', foreignIncome: '60000' }, true],
  [{ visaStatus: 'citizen', monthsInUs: '2', usIncome: '0', foreignIncome: '60000' }, true],
  [{ visaStatus: 'citizen', monthsInUs: '12', usIncome: '50000', foreignIncome: '6000' }, false],
  [{ visaStatus: 'h1b', monthsInUs: '12', usIncome: '50000', foreignIncome: '6000' }, false],
])('with %j, the page mentions the exclusion of 26 U.S.C. § 911: %s', async (entries, isSaid) => {
  await worked(entries);
  expect(words(/you can exclude up to \$130,000 of that pay/u)).toBe(isSaid);
  expect(screen.queryAllByRole('link', { name: 'See your taxes with the exclusion' })).toHaveLength(isSaid ? 1 : 0);
});

// IRS Publication 901 and Table 2 of the treaty tables, income code 20, and two universities' payroll tables.
test.each([
  ['BE', '9,000', '19(1)(b)'],
  ['BG', '9,000', '19(1)(b)'],
  ['IS', '9,000', '19(1)'],
  ['MT', '9,000', '20'],
  ['NL', '2,000', '22(1)'],
])('the treaty of %s frees $%s by Article %s', async (country, amount, article) => {
  const { fill } = await worked({ visaStatus: 'f1_student', usIncome: '30000', foreignIncome: '' });
  await fill({ treaty: `student_${country}` });
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? '';
  await waitFor(() => expect(screen.getByText(`${name}’s treaty, Article ${article}.`)).toBeInTheDocument());
  expect(words(new RegExp(`Up to \\$${amount} of your wages is free`, 'u'))).toBe(true);
});

// Publication 519, Appendix A: Belgium's limit of two years is for trainees only. Publication 901: Germany's students have four years.
test.each([
  ['student_BE', undefined],
  ['student_DE', '4'],
])('the treaty %s lasts %s years, and only with a limit reads that some treaties take it back', async (treaty, years) => {
  const { fill } = await worked({ visaStatus: 'f1_student', usIncome: '30000', foreignIncome: '' });
  await fill({ treaty });
  await waitFor(() => expect(words(/of your wages is free of federal income tax/u)).toBe(true));
  expect(words(years === undefined ? /It lasts \d years/u : new RegExp(`It lasts ${years} years from`, 'u'))).toBe(years !== undefined);
  expect(words(/take it back from the first day/u)).toBe(years !== undefined);
});

// 26 U.S.C. § 3121(b)(19): wages of the student's part of the year are exempt.
test.each<[Entries, boolean]>([
  [{ monthsInUs: '12', arrivedOn: '2025-07-01' }, true],
  [{ monthsInUs: '6', arrivedOn: '2025-07-01' }, false],
  [{ monthsInUs: '12' }, false],
])('with a green card and %j, the page names the payroll taxes of the student before it: %s', async (entries, isSaid) => {
  const { value } = await worked({ visaStatus: 'green_card', usIncome: '40000', foreignIncome: '', ...entries });
  // 7.65 % of all wages.
  await waitFor(() => expect(value('official', 'payrollTax')).toBe('3060'));
  expect(words(/^Were you in F, J, M or Q status before the card\? .* We count it \(7\.65%\) on all your wages\.$/u)).toBe(isSaid);
});

// 26 U.S.C. § 6013(g). 90,000 − 15,750: 11,249; 90,000 − 31,500 = 58,500: 2,385 + 12 % of 34,650 = 6,543.
test.each<[Entries, boolean]>([
  [{ filingStatus: 'married_separate' }, true],
  [{ filingStatus: 'single' }, false],
])('with %j, a resident reads what a joint return with a nonresident spouse changes: %s', async (entries, isSaid) => {
  await worked({ usIncome: '90000', foreignIncome: '', ...entries });
  expect(words(/^Is your spouse a nonresident alien\? .* you’d have \$4,706 more\.$/u)).toBe(isSaid);
});

// 26 U.S.C. § 7701(b)(4).
test.each<[Entries, RegExp]>([
  [{ monthsInUs: '3' }, /would count\. To compare, enter the day you arrived and mark the choice/u],
  [{ monthsInUs: '3', arrivedOn: '2025-10-01' }, /would count\. To compare, mark the choice/u],
])('with %j, the notice of the first-year choice asks only for what is missing', async (entries, sentence) => {
  await worked({ usIncome: '25000', foreignIncome: '', ...entries });
  await waitFor(() => expect(words(sentence)).toBe(true));
});

test('a treaty that leaves a state no tax says so too', async () => {
  const { value, fill, field } = await worked({ visaStatus: 'j1', foreignIncome: '', state: 'MA' });
  await waitFor(() => present(field('exchangeRole')));
  await fill({ treaty: 'teacher_DE' });
  await waitFor(() => expect(value('official', 'stateTax')).toBe('0'));
  expect(words(/^Massachusetts starts from federal income, so its figure counts the treaty too\./u)).toBe(true);
  await fill({ state: 'TX' });
  await waitFor(() => expect(words(/starts from federal income/u)).toBe(false));
});

test('the year is asked for before the months, and follows an arrival in a later one', async () => {
  const { root, value, fill, field, hero } = await worked({ monthsInUs: '8', foreignIncome: '' });
  expect(root().querySelector('form details [name=taxYear]')).toBeNull();
  expect(screen.getByText('In 2025, from 0 to 12. Leave blank if none.')).toBeInTheDocument();
  await waitFor(() => present(field('arrivedOn')));
  await fill({ arrivedOn: '2026-05-04' });
  await waitFor(() => expect(field('taxYear').value).toBe('2026'));
  expect(screen.getByText('The tax year is 2026, the year you arrived.')).toBeInTheDocument();
  // 60,000: 1,240 + 4,560 + 22 % of 9,600 (Rev. Proc. 2025-32).
  await waitFor(() => expect(value('official', 'federalTax')).toBe('7912'));
  expect(hero()[0]).toBe('Your US taxes come to $12,502 for 2026.');
  // The visitor may choose another year, and reads that the day doesn't count.
  await fill({ taxYear: '2025' });
  await waitFor(() => expect(words(/^“Day you arrived in 2025” says May 4, 2026\./u)).toBe(true));
  expect(field('taxYear').value).toBe('2025');
  // Even if the field goes and comes back.
  await fill({ visaStatus: 'citizen' });
  await waitFor(() => expect(field('arrivedOn')).toBeNull());
  await fill({ visaStatus: 'h1b' });
  await waitFor(() => expect(present(field('arrivedOn'))).toHaveValue('2026-05-04'));
  expect(field('taxYear').value).toBe('2025');
});

test('a resident is led to the other calculators, a nonresident to none that takes residence for granted', async () => {
  const { root, fill } = await worked();
  const links = () => [...root().querySelectorAll('a')].map((link) => link.getAttribute('href'));
  await waitFor(() => expect(links()).toEqual(expect.arrayContaining(['/salary-calculator', '/full-tax-estimate'])));
  // Nor in a year of arrival.
  await fill({ monthsInUs: '8' });
  await waitFor(() => expect(links()).not.toContain('/full-tax-estimate'));
  await fill({ monthsInUs: '12' });
  await waitFor(() => expect(links()).toContain('/full-tax-estimate'));
  await fill({ visaStatus: 'f1_student' });
  await waitFor(() => expect(links()).not.toContain('/full-tax-estimate'));
  expect(links()).not.toContain('/salary-calculator');
  expect(links()).not.toContain('/#states');
});

test('the page names what it assumes', async () => {
  const { fill } = await worked({ state: 'PA' });
  const assumed = () => screen.getByText(/^We assume/u).textContent;
  expect(assumed()).toBe(
    'We assume you’re between 25 and 54, nobody claims you as a dependent, and you live and work in the same state all year.',
  );
  await fill({ monthsInUs: '8' });
  await waitFor(() => expect(assumed()).toBe('We assume you’re between 25 and 54 and nobody claims you as a dependent.'));
  await waitFor(() =>
    expect(words(/^For Pennsylvania, we compute the return of a part-year resident\. We assume you live and work there/u)).toBe(true),
  );
  await fill({ monthsInUs: '12', filingStatus: 'married_joint', state: 'other' });
  await waitFor(() => expect(assumed()).toBe('We assume you’re both between 25 and 54 and your spouse has no income.'));
});

test("days in the two years before can make someone a resident, and the chart compares them with the test's threshold", async () => {
  const { value, text, fill, field, root } = await worked({ monthsInUs: '4' });
  await waitFor(() => present(field('daysThisYear')));
  expect([value('specified', 'isResident'), value('official', 'isResident')]).toEqual(['false', 'false']);
  await fill({ daysThisYear: '122', daysYearBefore: '122' });
  expect(value('official', 'isResident')).toBe('false');
  await waitFor(() => expect(words(/Your weighted days come to 162\.67/u)).toBe(true));
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
  await waitFor(() => present(field('daysThisYear')));
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

test('“More precise” asks for days before anything else is typed', async () => {
  const { root, field } = await visitCalculator(page);
  expect(field('exemptYearsBefore')).toBeNull();
  await act(async () => void root().querySelector('form details')?.dispatchEvent(new Event('toggle')));
  await waitFor(() => present(field('exemptYearsBefore')));
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
