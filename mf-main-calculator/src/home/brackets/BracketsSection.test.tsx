import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import type { EstimateRequest } from '@bracketwise/contract/wire';
import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import type { Words } from '@bracketwise/shared-ui/federation/page-contract';
import type { Language } from '@bracketwise/shared-ui/runtime';
import { serveResponses, renderInSite, type ServedResponses } from '@bracketwise/shared-ui/testing/inSite';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { act, screen, waitFor, within } from '@testing-library/react';
import { bracketsResponse, calculationResponse } from '../../testing/responses.ts';
import type { AnsweredRequest } from '../calculator/answered-request.ts';
import { BracketsSection } from './BracketsSection.tsx';

const words = (language: Language) => import(`./locales/${language}.json`) as Promise<{ default: Words }>;

const homeWords = (language: Language) => import(`../locales/${language}.json`) as Promise<{ default: Words }>;

const working: ServedResponses = Object.fromEntries(
  ESTIMATE_YEARS.map((year) => [`GET /api/tax-brackets?year=${year}`, () => ({ body: bracketsResponse(year) })]),
);

const calculation = (request: Partial<EstimateRequest> = {}): AnsweredRequest => {
  const whole: EstimateRequest = { state: 'TX', income: 60_000, filingStatus: 'single', taxYear: 2025, ...request };
  return { request: whole, calculation: { ...calculationResponse(whole), id: JSON.stringify(whole) } };
};

async function visit({
  calculated,
  language,
  responses = working,
}: { calculated?: AnsweredRequest; language?: Language; responses?: ServedResponses } = {}) {
  const requests = serveResponses(responses);
  const site = await renderInSite(<BracketsSection calculated={calculated} />, {
    ...(language && { language }),
    words: { brackets: words, home: homeWords },
  });
  const calculate = (next: AnsweredRequest) =>
    act(async () => site.rerender(<site.Site>{<BracketsSection calculated={next} />}</site.Site>));
  return { ...site, requests, calculate };
}

const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/gu, ' ');
const statusField = () => document.querySelector<HTMLSelectElement>('#brackets [name=filingStatus]')!;
const yearField = () => document.querySelector<HTMLSelectElement>('#brackets [name=taxYear]')!;
const tableAt = (index: number) => () => document.querySelectorAll<HTMLElement>('#brackets table')[index]!;
const ranges = tableAt(0);
const figures = tableAt(1);
const texts = (row: Element) => [...row.children].map(({ textContent }) => plain(textContent));
const rowsOf = (table: HTMLElement) => [...table.querySelectorAll('tbody tr')].map(texts);
const there = () => waitFor(() => expect(ranges().querySelector('tr[data-rate="37"]')).toBeInTheDocument());
const own = () => [...document.querySelectorAll('td[data-own]')];

describe('the bracket table', () => {
  test('shows the ranges of each rate for 2025 by status, and the standard deductions', async () => {
    await visit();
    await there();
    expect(
      within(ranges())
        .getAllByRole('columnheader', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['Rate', 'Single', 'Married Filing Jointly', 'Married Filing Separately', 'Head of Household']);
    const rows = rowsOf(ranges());
    expect(rows).toHaveLength(7);
    expect(rows[0]).toEqual(['10%', '$0 – $11,925', '$0 – $23,850', '$0 – $11,925', '$0 – $17,000']);
    // 250,500 by Rev. Proc. 2024-40; the specification prints 250,525.
    expect(rows[5]).toEqual(['35%', '$250,526 – $626,350', '$501,051 – $751,600', '$250,526 – $375,800', '$250,501 – $626,350']);
    expect(rows[6]).toEqual(['37%', '$626,351+', '$751,601+', '$375,801+', '$626,351+']);
    expect(texts(ranges().querySelector('tfoot tr')!)).toEqual(['Standard deduction', '$15,750', '$31,500', '$15,750', '$23,625']);
    expect(screen.getByText(/Rev\. Proc\. 2024-40/u)).toBeInTheDocument();
    expect(screen.getByText('2025 brackets are official IRS rates adjusted for inflation.')).toBeInTheDocument();
  });

  test('requests another year when it is chosen, each year once', async () => {
    const { requests } = await visit();
    await there();
    expect([...yearField().options].map(({ value }) => value)).toEqual(['2025', '2024', '2023', '2022', '2021', '2020']);
    await userEvent.selectOptions(yearField(), '2021');
    await there();
    expect(rowsOf(ranges())[0]?.[1]).toBe('$0 – $9,950');
    expect(ranges().querySelector('tfoot')).toHaveTextContent('$12,550');
    await userEvent.selectOptions(yearField(), '2025');
    expect(rowsOf(ranges())[0]?.[1]).toBe('$0 – $11,925');
    expect(requests.map(({ to }) => to)).toEqual(['GET /api/tax-brackets?year=2025', 'GET /api/tax-brackets?year=2021']);
  });

  test.each([
    ['en', '10%', '$0 – $11,925', '$626,351+'],
    ['es', '10%', '$0 – $11,925', '$626,351 o más'],
    ['fr', '10 %', '0 $ – 11 925 $', 'à partir de 626 351 $'],
  ] as const)('appears in %s', async (language, rate, first, last) => {
    await visit({ language });
    await there();
    expect(rowsOf(ranges())[0]?.slice(0, 2)).toEqual([rate, first]);
    expect(rowsOf(ranges())[6]?.[1]).toBe(last);
  });
});

describe('while loading and after failures', () => {
  test('the section says that the brackets are loading, over an outline with the same number of rows', async () => {
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    const body = bracketsResponse(2025);
    await visit({ responses: { 'GET /api/tax-brackets?year=2025': () => held.then(() => ({ body })) } });
    expect(screen.getByRole('status')).toHaveTextContent('Loading tax brackets...');
    expect(ranges().querySelectorAll('tbody tr')).toHaveLength(7);
    await act(async () => respond());
    await there();
    expect(screen.queryByText('Loading tax brackets...')).not.toBeInTheDocument();
    expect(ranges().querySelectorAll('tbody tr')).toHaveLength(7);
  });

  test('the section says that a year failed to load, and retries', async () => {
    let up = false;
    const { requests } = await visit({
      responses: {
        ...working,
        'GET /api/tax-brackets?year=2022': () => (up ? { body: bracketsResponse(2022) } : { status: 503, body: 'no' }),
      },
    });
    await there();
    await userEvent.selectOptions(yearField(), '2022');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the tax brackets.');
    up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await there();
    expect(rowsOf(ranges())[0]?.[1]).toBe('$0 – $10,275');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(requests).toHaveLength(3);
  });
});

describe("the visitor's own bracket", () => {
  test('is unknown before a calculation', async () => {
    await visit();
    await there();
    expect(screen.getByText('Calculate above to see your own bracket.')).toBeInTheDocument();
    expect(own()).toEqual([]);
    expect(document.querySelector('[data-mark]')).toBeNull();
  });

  // A taxable income exactly at a limit belongs to the lower bracket.
  test.each([
    ['single', 27_675, '10'],
    ['single', 27_675.01, '12'],
    ['marriedJoint', 128_450, '12'],
    ['marriedJoint', 128_450.01, '22'],
    ['marriedSeparate', 391_550, '35'],
    ['marriedSeparate', 391_550.01, '37'],
    ['headOfHousehold', 274_125, '32'],
    ['headOfHousehold', 274_125.01, '35'],
  ] as const)('for %s with an income of %d is %s %%, shown by color and in words', async (filingStatus, income, rate) => {
    await visit({ calculated: calculation({ filingStatus, income }) });
    await there();
    expect(own()).toHaveLength(1);
    const [cell] = own();
    expect(cell).toHaveAttribute('data-status', filingStatus);
    expect(cell?.closest('tr')).toHaveAttribute('data-rate', rate);
    expect(cell).toHaveTextContent('Your bracket');
    expect(screen.getByText(new RegExp(`^Your bracket in 2025: ${rate}%`, 'u'))).toBeInTheDocument();
  });

  test('does not exist if the standard deduction covers the income', async () => {
    await visit({ calculated: calculation({ income: 15_750 }) });
    await there();
    expect(own()).toEqual([]);
    expect(screen.getByText(/doesn’t exceed the standard deduction/u)).toBeInTheDocument();
  });

  test("switches to the calculation's year and status, and appears for that year only", async () => {
    const { calculate } = await visit();
    await there();
    await calculate(calculation({ taxYear: 2023, filingStatus: 'marriedJoint', income: 200_000 }));
    await there();
    expect(yearField()).toHaveValue('2023');
    expect(statusField()).toHaveValue('marriedJoint');
    expect(own()[0]).toHaveTextContent('$89,451 – $190,750');
    await userEvent.selectOptions(yearField(), '2024');
    await there();
    expect(own()).toEqual([]);
    expect(screen.getByText('Your calculation is for 2023. Choose that year to see your own bracket.')).toBeInTheDocument();
    await userEvent.selectOptions(yearField(), '2023');
    await waitFor(() => expect(own()).toHaveLength(1));
  });
});

describe('the rates by income', () => {
  test('appear in a chart and in a table with the same figures', async () => {
    await visit();
    await there();
    const chart = screen.getByRole('img', { name: 'Marginal and effective rate, 2025' });
    expect(chart.getAttribute('aria-describedby')).toBe(figures().id);
    expect(figures()).toHaveAccessibleName('The same rates in figures: Single, 2025');
    expect(chart.querySelectorAll('path[data-line]')).toHaveLength(2);
    expect(rowsOf(figures())).toEqual([
      ['$0', '0%', '0.00%'],
      ['$15,750', '10%', '0.00%'],
      ['$27,675', '12%', '4.31%'],
      ['$64,225', '22%', '8.69%'],
      ['$119,100', '24%', '14.82%'],
      ['$213,050', '32%', '18.87%'],
      ['$266,275', '35%', '21.49%'],
      ['$642,100', '37%', '29.40%'],
    ]);
  });

  test.each(FILING_STATUSES)('can be shown for %s', async (status) => {
    await visit();
    await there();
    const names = {
      single: 'Single',
      marriedJoint: 'Married Filing Jointly',
      marriedSeparate: 'Married Filing Separately',
      headOfHousehold: 'Head of Household',
    };
    await userEvent.selectOptions(statusField(), names[status]);
    const deduction = bracketsResponse(2025).standardDeduction[status];
    expect(figures().querySelectorAll<HTMLDataElement>('tbody th data')[1]?.value).toBe(String(deduction));
    expect(figures()).toHaveAccessibleName(`The same rates in figures: ${names[status]}, 2025`);
  });

  test("mark the visitor's income with the tax of the calculation", async () => {
    const { calculate } = await visit();
    await there();
    expect(texts(figures().querySelector('tfoot tr')!)).toEqual(['Your income', '', '']);
    await calculate(calculation());
    expect(texts(figures().querySelector('tfoot tr')!)).toEqual(['Your income: $60,000', '12%', '8.45%']);
    const marks = [...document.querySelectorAll('[data-mark] circle')].map((dot) => dot.getAttribute('cy'));
    // 12 % and 5,071.50 of 60,000, on an axis that ends at 40 %.
    expect(marks).toEqual(['70%', '78.87%']);
    await userEvent.selectOptions(statusField(), 'Head of Household');
    expect(document.querySelector('[data-mark]')).toBeNull();
  });
});
