import { renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import type { Language } from '@bracketwise/shared-ui/runtime';
import { screen, within } from '@testing-library/react';
import page from './page.ts';

const { Page, namespace, words, furtherWords } = page;
const show = (language: Language = 'en') => renderInSite(<Page />, { language, words: { ...furtherWords, [namespace]: words } });

/** The texts of a table row. */
const row = (table: string | RegExp, head: string) => {
  const line = within(screen.getByRole('table', { name: table }))
    .getByRole('rowheader', { name: head })
    .closest('tr');
  return within(line as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};
/** Each row's heading with the texts of its cells. */
const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('rowheader')
    .map(({ textContent, parentElement }) => [
      textContent,
      [...(parentElement?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent),
    ]);
const section = (name: string | RegExp) => screen.getByRole('region', { name });

// Rev. Proc. 2023-34, Pub. L. 119-21, Rev. Proc. 2025-32; in the folded table, the figures of the specification's section 9.
test("each year's standard deduction is in sight, and the rough estimate's is folded, for every status", async () => {
  await show();
  expect(rows('Standard deduction by filing status')).toEqual([
    ['Single', ['$14,600', '$15,750', '$16,100']],
    ['Married Filing Jointly', ['$29,200', '$31,500', '$32,200']],
    ['Married Filing Separately', ['$14,600', '$15,750', '$16,100']],
    ['Head of Household', ['$21,900', '$23,625', '$24,150']],
  ]);
  expect(rows('Rough estimate (flat rates): the amounts of 2023')).toEqual([
    ['Single', ['$13,850']],
    ['Married Filing Jointly', ['$27,700']],
    ['Married Filing Separately', ['$13,850']],
    ['Head of Household', ['$20,800']],
    ['Added at 65 or if blind, unmarried', ['$1,400']],
    ['Added at 65 or if blind, married', ['$1,100']],
  ]);
  expect(screen.getByRole('table', { name: /^Rough estimate/u }).closest('details')).not.toHaveAttribute('open');
});

test("additions for age and blindness are this year's, and outdated amounts are labeled as such", async () => {
  await show();
  expect(row(/^Added for each person/u, 'Single or Head of Household')).toEqual(['$1,950', '$2,000', '$2,050']);
  expect(row(/^Added for each person/u, 'Married, for each spouse')).toEqual(['$1,550', '$1,600', '$1,650']);
  expect(screen.getByText(/The \$1,400 and \$1,100 in our rough estimate .* are out of date/u)).toBeInTheDocument();
});

test('figures of the specification from another year, or from none, appear next to the official ones', async () => {
  await show();
  // Form 8995 instructions for 2023; Rev. Proc. 2025-32 § 4.26 for 2026.
  expect(
    screen.getByText(
      /\$182,050 and \$364,100 .* close to those of 2023: \$182,100 and \$364,200\. For 2026, they are \$201,750 and \$403,500/u,
    ),
  ).toBeInTheDocument();
  // Publication 596 (2023); Rev. Procs. 2023-34, 2024-40 and 2025-32.
  expect(screen.getByText(/The \$7,430 .* was the maximum in 2023\./u)).toBeInTheDocument();
  expect(row('Maximum earned income tax credit (EITC)', 'Three or more')).toEqual(['$7,830', '$8,046', '$8,231']);
  expect(
    screen.getByText(/For 2026, its maximum is \$8,231 with three or more children and \$664 without children\./u),
  ).toBeInTheDocument();
});

// Notices 2023-75, 2024-80 and 2025-67, Rev. Procs. 2023-23, 2024-25 and 2025-19.
test('the table of contributions shows the limits of each year', async () => {
  await show();
  expect(rows('What one person can contribute')).toEqual([
    ['401(k), 403(b)', ['$23,000', '$23,500', '$24,500']],
    ['401(k), catch-up from age 50', ['$7,500', '$7,500', '$8,000']],
    ['401(k), catch-up at ages 60 to 63', ['none', '$11,250', '$11,250']],
    ['IRA, traditional and Roth together', ['$7,000', '$7,000', '$7,500']],
    ['IRA, catch-up from age 50', ['$1,000', '$1,000', '$1,100']],
    ['SEP-IRA, at most', ['$69,000', '$70,000', '$72,000']],
    ['HSA, self-only coverage', ['$4,150', '$4,300', '$4,400']],
    ['HSA, family coverage', ['$8,300', '$8,550', '$8,750']],
    // 26 U.S.C. § 223(b)(3)(B).
    ['HSA, catch-up from age 55', ['$1,000', '$1,000', '$1,000']],
  ]);
});

test('the business mileage rate is the IRS rate of the year', async () => {
  await show();
  for (const [year, cents] of [
    ['2023', '65.5'],
    ['2024', '67'],
    ['2025', '70'],
    ['2026', '72.5'],
  ] as const) {
    expect(row('Standard mileage rates, in cents a mile', year)[0]).toBe(cents);
  }
});

test('the state and local tax limit falls to a quarter between 500,000 and 600,000', async () => {
  await show();
  const caption = /^Limit for state and local taxes/u;
  expect(row(caption, 'Up to $500,000')).toEqual(['$40,000', '$10,000']);
  // 40,000 less 30 % of 50,000.
  expect(row(caption, 'At $550,000')).toEqual(['$25,000', '$10,000']);
  expect(row(caption, '$600,000 and above')).toEqual(['$10,000', '$10,000']);
});

test('the examples match the results computed by hand', async () => {
  await show();
  // 9,400 + 8,200 + 1,800 = 19,400; that is 3,650 more than 15,750, and 22 % of it is 803.
  expect(section('Standard or itemized: which one to take')).toHaveTextContent(
    /Schedule A comes to \$19,400, the standard deduction to \$15,750\. Itemizing takes \$3,650 more .* at 22%, saves \$803\./u,
  );
  // 9,600 + 11,400 + 8,000 = 29,000, below 31,500; with 16,000 of gifts 37,000, and 31,500 in the other year.
  expect(section('How to get more out of your deductions')).toHaveTextContent(/they itemize \$37,000 .* that is \$5,500 more deducted/u);
  expect(row('Deducted over two years, without and with bunching', 'The same gifts every year')).toEqual(['$63,000']);
  expect(row('Deducted over two years, without and with bunching', 'Gifts of two years in one')).toEqual(['$68,500']);
});

test('business, QBI and retirement are folded parts, which their fragments target', async () => {
  const { container } = await show();
  for (const id of ['business-deductions', 'qualified-business-income', 'retirement-and-health'])
    expect(container.querySelector(`details:not([open]) #${id}`)).not.toBeNull();
});

test('the fragment for standard deductions targets their section', async () => {
  const { container } = await show();
  expect(container.querySelector('#standard-deductions-2024')).toHaveAccessibleName('Standard deductions: 2024, 2025 and 2026');
});

// 26 U.S.C. §§ 224(b), 225(b), 163(h)(4)(C), 151(d)(5)(C).
test('the table of Schedule 1-A shows the maximum of each deduction and where it starts to phase out', async () => {
  await show();
  expect(rows('The most you can deduct, and where it starts to phase out')).toEqual([
    ['Tips', ['$25,000', '$25,000', '$150,000', '$300,000']],
    ['Overtime', ['$12,500', '$25,000', '$150,000', '$300,000']],
    ['Car loan interest', ['$10,000', '$10,000', '$100,000', '$200,000']],
    ['Age 65 or older, each person', ['$6,000', '$6,000', '$75,000', '$150,000']],
  ]);
});

test('each 1,000 of income above the start reduces the Schedule 1-A deductions', async () => {
  await show();
  expect(
    screen.getByText(/Each \$1,000 above it takes \$100 off tips and off overtime, \$200 off car loan interest and \$60 off each/u),
  ).toBeInTheDocument();
});

test('the guide names the rules that change after 2025, with their years', async () => {
  await show();
  // 26 U.S.C. §§ 164(b)(7)(A), 165(d), 414(v)(7).
  expect(screen.getByText(/Then it rises 1% a year through 2029 and falls back to \$10,000\./u)).toBeInTheDocument();
  expect(screen.getByText('Up to your winnings; from 2026, only 90% of your losses count')).toBeInTheDocument();
  expect(screen.getByText(/If you win \$1,000 and lose \$1,000 in 2026, \$100 is still taxed\./u)).toBeInTheDocument();
  expect(screen.getByText(/more than \$150,000 the year before, the catch-up has to be Roth from 2026/u)).toBeInTheDocument();
});

test('form names follow the language, and the first mention of Schedule A has the English name', async () => {
  await show('fr');
  expect(screen.getByText('Schedule A')).toHaveAttribute('lang', 'en');
  expect(screen.getAllByText(/formulaire 1040/u).length).toBeGreaterThan(1);
  expect(screen.queryByText(/Form \d/u)).not.toBeInTheDocument();
});
