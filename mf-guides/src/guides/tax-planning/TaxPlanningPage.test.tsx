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

test("the calendar lists the quarters in order with the year's dates", async () => {
  await show();
  // The section's other list contains its sources.
  const [calendar] = within(screen.getByRole('region', { name: 'The calendar of 2026' })).getAllByRole('list');
  const quarters = within(calendar!).getAllByRole('listitem');
  // Form 1040-ES (2025) and (2026), payment vouchers; Form 4868 (2025).
  expect(
    quarters.map((quarter) =>
      within(quarter)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['January 15, 2026'],
    ['April 15, 2026', 'June 15, 2026'],
    ['September 15, 2026'],
    ['October 15, 2026', 'December 31, 2026', 'January 15, 2027'],
  ]);
});

test("the couple's room is the rest of its bracket", async () => {
  await show();
  // Rev. Proc. 2024-40 § 2.01, Table 1: 12 % from 23,850 to 96,950.
  expect(row('The couple’s 12% bracket in 2025: amounts and shares', 'Filled by income')[0]).toBe('$56,150');
  expect(row('The couple’s 12% bracket in 2025: amounts and shares', 'Left until 22% begins')[0]).toBe('$16,950');
  expect(screen.getByText(/\$16,950 at 12%, a tax of \$2,034\./u)).toBeInTheDocument();
});

test('estate and gift exclusions are those of each year', async () => {
  await show();
  // Form 706 and Form 709 instructions of these years.
  const caption = 'Free of federal estate and gift tax, for each person';
  expect(row(caption, 'Over a lifetime and at death')).toEqual(['$13,610,000', '$13,990,000', '$15,000,000']);
  expect(row(caption, 'A year and recipient')).toEqual(['$18,000', '$19,000', '$19,000']);
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
  expect(row(caption, 'Report de l’impôt sur le gain')).toEqual(['Jusqu’au 31 décembre 2026', 'Pendant 5 ans']);
});

test('the guide links to the deductions and to the calculator', async () => {
  await show('es');
  expect(screen.getByRole('link', { name: 'guía de deducciones' })).toHaveAttribute('href', '/federal-deductions');
  expect(screen.getByRole('link', { name: 'la calculadora' })).toHaveAttribute('href', '/');
});
