import { TAX_YEARS } from '@bracketwise/contract/years';
import type { Language } from '@bracketwise/shared-ui/runtime';
import { renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { screen, within } from '@testing-library/react';
import page from './page.ts';

const { Page, namespace, words, furtherWords } = page;
const show = (language: Language = 'en') => renderInSite(<Page />, { language, words: { ...furtherWords, [namespace]: words } });

const cellsOf = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent);
const rowOf = (table: HTMLElement, rate: string) =>
  within(table)
    .getAllByRole('row')
    .find((row) => row.firstElementChild?.textContent === rate);
const bracketsOf = (year: number) => screen.getByRole('table', { name: `Brackets for ${year}` });
const example = (year: number) => document.querySelector<HTMLElement>(`[data-example="${year}"]`);

test('the guide calls the brackets of 2026 and 2025 official, and says which return needs those of 2026', async () => {
  await show();
  expect(screen.getByText(/2026 and 2025 brackets are official IRS rates adjusted for inflation\./u)).toBeInTheDocument();
  expect(screen.getByText(/the return you file in early 2027 uses 2026 figures\./u)).toBeInTheDocument();
});

test('2024 appears first, formatted as the IRS prints it', async () => {
  await show();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('2024');
  // Rev. Proc. 2023-34 § 3.01: single, joint, head of household, separate.
  expect(cellsOf(rowOf(bracketsOf(2024), '22%'))).toEqual([
    '22%',
    '$47,151 to $100,525',
    '$94,301 to $201,050',
    '$63,101 to $100,500',
    '$47,151 to $100,525',
  ]);
  expect(cellsOf(rowOf(bracketsOf(2024), '37%'))).toEqual([
    '37%',
    '$609,351 or more',
    '$731,201 or more',
    '$609,351 or more',
    '$365,601 or more',
  ]);
});

test("the tabs run from 2026 to 2020, and the page contains every year's brackets", async () => {
  await show();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(TAX_YEARS.map(String).toReversed());
  for (const year of TAX_YEARS) {
    expect(screen.getByText(`Brackets for ${year}`)).toBeInTheDocument();
  }
});

test('choosing a year shows its brackets and deductions, and its figures next to the 2023 example', async () => {
  await show();
  expect(example(2023)).toHaveTextContent('$8,760.50');
  expect(example(2023)).toHaveTextContent('11.68%');
  expect(example(2024)).toHaveTextContent('$8,341.00');

  await userEvent.click(screen.getByRole('tab', { name: '2025' }));
  // Rev. Proc. 2024-40 § 2.01: 250,500, not the 250,525 of single filers.
  expect(cellsOf(rowOf(bracketsOf(2025), '32%'))[3]).toBe('$197,301 to $250,500');
  expect(within(screen.getByRole('tabpanel')).getByText('$23,625')).toBeInTheDocument();
  expect(example(2024)).not.toBeInTheDocument();
  expect(example(2025)).toHaveTextContent('$7,949.00');
  expect(screen.getByText('Marginal and effective federal income tax rates, 2025')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('tab', { name: '2023' }));
  expect(document.querySelectorAll('[data-example]')).toHaveLength(1);
});

test('“In short” is about the year the visitor chose', async () => {
  await show();
  const short = screen.getByRole('region', { name: 'In short' });
  // Rev. Proc. 2023-34 § 3.15, Rev. Proc. 2025-32 § 4.14.
  expect(short).toHaveTextContent('$14,600 for 2024');
  await userEvent.click(screen.getByRole('tab', { name: '2026' }));
  expect(short).toHaveTextContent('$16,100 for 2026');
  expect(short).not.toHaveTextContent('2024');
});

test('the tab of 2026 shows the figures that the IRS published for it', async () => {
  await show();
  await userEvent.click(screen.getByRole('tab', { name: '2026' }));
  // Rev. Proc. 2025-32 §§ 4.01 and 4.14: single, joint, head of household, separate.
  expect(cellsOf(rowOf(bracketsOf(2026), '35%'))).toEqual([
    '35%',
    '$256,226 to $640,600',
    '$512,451 to $768,700',
    '$256,201 to $640,600',
    '$256,226 to $384,350',
  ]);
  for (const deduction of ['$16,100', '$32,200', '$24,150']) {
    expect(within(screen.getByRole('tabpanel')).getAllByText(deduction)[0]).toBeInTheDocument();
  }
  expect(example(2026)).toHaveTextContent('$7,670.00');
  expect(screen.getByText('Marginal and effective federal income tax rates, 2026')).toBeInTheDocument();
});

test('the raised deductions of 2025 and its misprinted limit stay with that year', async () => {
  const { container } = await show();
  expect(container).toHaveTextContent('They’re $15,750 (single or filing separately), $31,500 (joint) and $23,625 (head of household)');
  // Rev. Proc. 2024-40 § 2.01.
  expect(container).toHaveTextContent('in 2025, the 35% rate starts above $250,500 for a head of household. Many tables print $250,525');
});

test("the chart's table shows the rates of the chosen status", async () => {
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Head of Household' }));
  const table = screen.getByRole('table', { name: 'The same rates in figures: Head of Household, 2024' });
  // 21,900 + 16,550; the tax on it is 1,655.
  expect(cellsOf(rowOf(table, '$38,450'))).toEqual(['$38,450', '12%', '4.30%']);
});

test('the outdated figure for 2024 follows the correct one, and the page says where it comes from', async () => {
  const { container } = await show();
  const [right, quick] = ['starts above $47,150 of taxable income', 'only on what’s above $44,725. That’s the 2023 limit'];
  expect(container).toHaveTextContent(right);
  expect(container).toHaveTextContent(quick);
  expect(container.textContent?.indexOf(right)).toBeLessThan(container.textContent?.indexOf(quick) ?? 0);
});
