import { renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import type { Language } from '@bracketwise/shared-ui/runtime';
import { screen, within } from '@testing-library/react';
import page from './page.ts';

const { Page, namespace, words, furtherWords } = page;
const show = (language: Language = 'en') => renderInSite(<Page />, { language, words: { ...furtherWords, [namespace]: words } });

const row = (table: string, head: string) => {
  const line = within(screen.getByRole('table', { name: table }))
    .getByRole('rowheader', { name: head })
    .closest('tr');
  return within(line as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

test('the calendar lists the rest of 2026 and the quarters of 2027 in order, with their dates', async () => {
  await show();
  // The section's other list contains its sources.
  const [calendar] = within(screen.getByRole('region', { name: 'Tax calendar: the end of 2026, and 2027' })).getAllByRole('list');
  const parts = within(calendar!).getAllByRole('listitem');
  // Form 1040-ES (2026), payment vouchers; 26 U.S.C. §§ 6072(a), 6654(c)(2), 7503. January 15, 2028 is a Saturday before a legal holiday.
  expect(
    parts.map((part) =>
      within(part)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['December 31, 2026'],
    ['January 15, 2027'],
    ['April 15, 2027', 'June 15, 2027'],
    ['September 15, 2027'],
    ['October 15, 2027', 'December 31, 2027', 'January 18, 2028'],
  ]);
});

test("the couple's room is the rest of its bracket", async () => {
  await show();
  // Rev. Proc. 2025-32 § 4.01, Table 1: 12 % from 24,800 to 100,800.
  expect(row('The couple’s 12% bracket in 2026: amounts and shares', 'Filled by income')[0]).toBe('$55,200');
  expect(row('The couple’s 12% bracket in 2026: amounts and shares', 'Left until 22% begins')[0]).toBe('$20,800');
  expect(screen.getByText(/\$20,800 at 12%, a tax of \$2,496\./u)).toBeInTheDocument();
});

test('estate and gift exclusions are those of each year', async () => {
  await show();
  // Form 706 and Form 709 instructions of these years.
  const caption = 'Free of federal estate and gift tax, per person';
  expect(row(caption, 'Over a lifetime and at death')).toEqual(['$13,610,000', '$13,990,000', '$15,000,000']);
  expect(row(caption, 'Per year and recipient')).toEqual(['$18,000', '$19,000', '$19,000']);
});

test('the opportunity zone rules change with 2027', async () => {
  await show('fr');
  // 26 U.S.C. § 1400Z-2 before and after Pub. L. 119-21 § 70421.
  const caption = 'Une plus-value dans un fonds d’opportunité, avant et après le changement';
  expect(
    within(screen.getByRole('table', { name: caption }))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Règle', 'Placée avant le 1er janvier 2027', 'Placée à partir du 1er janvier 2027']);
  expect(row(caption, 'Report de l’impôt sur la plus-value')).toEqual(['Jusqu’au 31 décembre 2026', 'Pendant 5\u00a0ans']);
});

test('the safe harbor is 110 % for high incomes, and catch-up contributions of high earners are Roth from 2026', async () => {
  await show();
  // 26 U.S.C. § 6654(d)(1)(C); § 414(v)(7) and Notice 2025-67.
  expect(screen.getByText(/Pay 110% of last year’s tax .* above \$150,000 \(\$75,000 if married filing separately\)/u)).toBeInTheDocument();
  expect(
    screen.getByText(/more than \$150,000 last year, your 401\(k\) catch-up must be Roth \(taxed now\) from 2026/u),
  ).toBeInTheDocument();
});

test('the guide links to the deductions and to the calculator', async () => {
  await show('es');
  expect(screen.getByRole('link', { name: 'guía de deducciones' })).toHaveAttribute('href', '/federal-deductions');
  expect(screen.getByRole('link', { name: 'la calculadora' })).toHaveAttribute('href', '/');
});
