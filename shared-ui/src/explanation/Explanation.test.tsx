import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '../testing/userEvent.ts';
import { renderInSite } from '../testing/inSite.tsx';
import type { ExplainedSection } from './Explanation.tsx';
import { ExplanationOnDemand } from './ExplanationOnDemand.tsx';

const sections: ExplainedSection[] = [
  {
    key: 'federal',
    lines: [
      { label: 'grossIncome', amount: 60_000, source: '§ 61' },
      { label: 'standardDeduction', amount: -15_750, source: '§ 63' },
      { label: 'bracket', amount: 11_925, tax: 1_192.5, rate: 0.1, from: 0, to: 11_925, source: 'Rev. Proc. 2024-40' },
      { label: 'bracket', amount: 32_325, tax: 3_879, rate: 0.12, from: 11_925, to: 48_475, source: 'Rev. Proc. 2024-40' },
      { label: 'bracket', amount: 10, tax: 3.7, rate: 0.37, from: 626_350, source: 'Rev. Proc. 2024-40' },
    ],
    total: 5_075.2,
  },
  {
    key: 'payroll',
    lines: [{ label: 'socialSecurity', amount: 60_000, tax: 3_720, rate: 0.062, from: 0, to: 176_100, source: 'SSA' }],
    total: 3_720,
  },
  { key: 'state', lines: [{ label: 'noIncomeTax', amount: 60_000, source: 'Texas Constitution' }], total: 0 },
];
const explain = async (language: 'en' | 'fr' = 'en') => {
  const site = await renderInSite(<ExplanationOnDemand sections={sections} year={2025} state="Texas" />, { language });
  await screen.findByRole('group');
  return site;
};
const tables = () => screen.getAllByRole('table', { hidden: true });
const textOf = (element: Element) => element.textContent?.replace(/[\u00a0\u202f]/gu, ' ');

test('the explanation is closed until the visitor opens it', async () => {
  await explain();
  const summary = screen.getByText('See how we calculated this');
  expect(summary.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(summary);
  expect(summary.closest('details')).toHaveAttribute('open');
});

test('each section is a table with a caption, scoped headers and a total', async () => {
  await explain();
  expect(tables().map((table) => table.querySelector('caption')?.textContent)).toEqual([
    'Federal income tax, 2025',
    'Payroll taxes, 2025',
    'State income tax, Texas, 2025',
  ]);
  for (const table of tables()) {
    for (const header of table.querySelectorAll('th')) expect(header).toHaveAttribute('scope');
  }
  expect(tables().map((table) => table.querySelector('tfoot data')?.getAttribute('value'))).toEqual(['5075.2', '3720', '0']);
});

test('the taxes of the lines add up to the total below them', async () => {
  await explain();
  for (const table of tables()) {
    const taxes = [...table.querySelectorAll('tbody tr')].map((row) =>
      Number(row.querySelector<HTMLDataElement>('td:last-child data')?.value ?? 0),
    );
    const total = Number(table.querySelector<HTMLDataElement>('tfoot data')?.value);
    expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBeCloseTo(total, 2);
  }
});

test('a bracket is named by its rate and range, and each line links to its source, which is listed once', async () => {
  await explain();
  const headers = within(tables()[0]!).getAllByRole('rowheader', { hidden: true }).map(textOf);
  expect(headers).toEqual([
    'Gross income Source [1]',
    'Standard deduction Source [2]',
    '10% bracket on the part up to $11,925 Source [3]',
    '12% bracket on the part from $11,925 to $48,475 Source [3]',
    '37% bracket on the part above $626,350 Source [3]',
    'Federal income tax',
  ]);
  const sources = screen.getAllByRole('list', { name: 'Sources', hidden: true });
  expect(sources.map((list) => [...list.children].map(textOf))).toEqual([
    ['§ 61', '§ 63', 'Rev. Proc. 2024-40'],
    ['SSA'],
    ['Texas Constitution'],
  ]);
  expect(sources[0]?.querySelector('a')).toHaveAttribute('href', 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf');
  // A single source needs no number.
  expect(textOf(within(tables()[1]!).getAllByRole('rowheader', { hidden: true })[0]!)).toBe(
    'Social Security, 6.2% on wages up to $176,100',
  );
});

test("amount, rate and tax share one line, but a credit's rate is not shown as a factor", async () => {
  await explain();
  const cells = [...tables()[0]!.querySelectorAll('tr[data-line=bracket]')].map((row) => [...row.querySelectorAll('td')].map(textOf));
  expect(cells).toEqual([
    ['$11,925.00 × 10%', '= $1,192.50'],
    ['$32,325.00 × 12%', '= $3,879.00'],
    ['$10.00 × 37%', '= $3.70'],
  ]);
  expect(textOf(tables()[0]!.querySelector('tr[data-line=grossIncome]')!)).toBe('Gross income Source [1]$60,000.00');
});

test("the explanation follows the page's language, with sources in English", async () => {
  const { changeLanguage } = await explain();
  await changeLanguage('fr');
  await waitFor(() => expect(screen.getByText('Voir le détail du calcul')).toBeInTheDocument());
  expect(textOf(within(tables()[0]!).getAllByRole('rowheader', { hidden: true })[3]!)).toBe(
    'Tranche à 12 % sur la fraction de 11 925 $ à 48 475 $ Source [3]',
  );
  for (const source of document.querySelectorAll('cite')) expect(source).toHaveAttribute('lang', 'en');
});

describe('the staircase of the page’s head', () => {
  const lit = () => document.documentElement.style.getPropertyValue('--lit');
  const federal = (rates: readonly number[]): ExplainedSection => ({
    key: 'federal',
    lines: rates.map((rate) => ({ label: 'bracket', amount: 0, rate, source: 'Rev. Proc. 2024-40' })),
    total: 0,
  });

  test.each([
    ['the bracket of the last dollar', [0.1, 0.12, 0.22], '3'],
    ['no step without taxable income', [], '0'],
  ])('is lit up to %s, as long as there is an answer', async (_, rates, expected) => {
    const { unmount } = await renderInSite(<ExplanationOnDemand sections={[federal(rates)]} year={2025} state="Texas" />);
    await screen.findByRole('group');
    expect(lit()).toBe(expected);
    unmount();
    expect(lit()).toBe('');
  });
});
