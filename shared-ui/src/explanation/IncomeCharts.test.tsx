import { fireEvent, screen, within } from '@testing-library/react';
import { renderInSite } from '../testing/inSite.tsx';
import type { ChartData } from './income-chart.ts';
import type { ChartedReturn } from './IncomeCharts.tsx';
import { IncomeChartsOnDemand } from './IncomeChartsOnDemand.tsx';

const at = (pay: number) => ({ pay, kept: pay * 0.7, federal: pay * 0.2, payroll: pay * 0.07, stateAndLocal: pay * 0.03 });
const data: ChartData = {
  own: at(95_000),
  points: Array.from({ length: 11 }, (_, index) => at(index * 20_000)),
  rates: [
    { from: 0, to: 119_100, rate: 0.2965, what: [] },
    { from: 119_100, to: 176_100, rate: 0.3165, what: ['bracket'] },
    { from: 176_100, to: 200_000, rate: 0.2545, what: ['socialSecurity'] },
  ],
  keptOfNext: 703.5,
};
const filed: ChartedReturn = {
  income: 95_000,
  taxable: 79_250,
  federal: 21_000,
  credits: 2_000,
  payroll: 6_650,
  stateAndLocal: 2_850,
  kept: 66_500,
};
const draw = async (language: 'en' | 'fr' = 'en') => {
  await renderInSite(<IncomeChartsOnDemand chart={data} income="wages" filed={filed} />, { language });
  await screen.findAllByRole('slider', { hidden: true });
};
const chart = (name: string) => document.querySelector<HTMLElement>(`[data-chart="${name}"]`)!;
const cursor = (name: string) => within(chart(name)).getByRole('slider', { hidden: true });
const textOf = (element: Element | null) => element?.textContent?.replace(/[\u00a0\u202f]/gu, ' ');

test('the net pay chart starts at the visitor’s own pay', async () => {
  await draw();
  expect(chart('net-pay')).toHaveTextContent('At $95,000 you keep $5,542 a month.');
  expect(chart('net-pay').querySelector('[data-mark] circle')).toHaveAttribute('cx', '47.5%');
});

test('the parts of the net pay chart add up as displayed', async () => {
  const own = { pay: 60_000, kept: 49_122, federal: 5_071.5, payroll: 4_590, stateAndLocal: 1_216.5 };
  await renderInSite(<IncomeChartsOnDemand chart={{ ...data, own }} income="wages" filed={filed} />);
  await screen.findAllByRole('slider', { hidden: true });
  const amounts = [...chart('net-pay').querySelectorAll('dl dd')].map(textOf);
  expect(amounts).toEqual(['$49,122', '$5,071', '$4,590', '$1,217']);
});

test('an arrow key moves the income by a step from the visitor’s own', async () => {
  await draw();
  fireEvent.keyDown(cursor('net-pay'), { key: 'ArrowRight' });
  expect(chart('net-pay')).toHaveTextContent('At $120,000 you’d keep $7,000 a month.');
  expect(chart('net-pay').querySelector('div[data-part="federal"]')).toHaveTextContent('$24,000');
});

test('Escape returns to the visitor’s own pay', async () => {
  await draw();
  fireEvent.keyDown(cursor('net-pay'), { key: 'End' });
  fireEvent.keyDown(cursor('net-pay'), { key: 'Escape' });
  expect(chart('net-pay')).toHaveTextContent('At $95,000 you keep');
});

test('a screen reader hears the sentence of each position', async () => {
  await draw();
  fireEvent.keyDown(cursor('net-pay'), { key: 'End' });
  expect(cursor('net-pay')).toHaveAttribute('aria-valuetext', 'At $200,000 you’d keep $11,667 a month.');
});

test('the net pay is also a table', async () => {
  await draw();
  const rows = within(chart('net-pay')).getAllByRole('row', { hidden: true });
  expect(rows.map(textOf)).toEqual(['IncomeYou keep a yearYou keep a month', '$100,000$70,000$5,833', '$200,000$140,000$11,667']);
});

test('the rate chart says what is left of the next 1,000 and where the next jump is', async () => {
  await draw();
  expect(chart('next-dollar')).toHaveTextContent('Of your next $1,000, you keep $704.');
  expect(chart('next-dollar')).toHaveTextContent('The next jump is at about $119,100, where the rate becomes 32%: another bracket.');
});

test('an arrow key moves the income whose rate the chart says', async () => {
  await draw();
  fireEvent.keyDown(cursor('next-dollar'), { key: 'End' });
  expect(chart('next-dollar')).toHaveTextContent('At $200,000, taxes take 25% of the next dollar.');
});

test('every rate has a row that says what changes', async () => {
  await draw();
  const rows = within(chart('next-dollar')).getAllByRole('row', { hidden: true });
  expect(rows.map(textOf)).toEqual(['Above aboutRateWhat changes', '$030%', '$119,10032%another bracket', '$176,10025%Social Security']);
});

test('the waterfall leads from the income to take-home pay', async () => {
  await draw();
  const rows = [...document.querySelectorAll('[data-step]')].map((row) => [
    row.getAttribute('data-step'),
    textOf(row.querySelector('data')),
  ]);
  expect(rows).toEqual([
    ['income', '$95,000'],
    ['untaxed', '−$15,750'],
    ['taxable', '$79,250'],
    ['income', '$95,000'],
    ['federal', '−$21,000'],
    ['credits', '+$2,000'],
    ['payroll', '−$6,650'],
    ['stateAndLocal', '−$2,850'],
    ['kept', '$66,500'],
  ]);
});

test('the charts speak French', async () => {
  await draw('fr');
  expect(textOf(chart('net-pay'))).toContain('Avec 95 000 $, vous gardez 5 542 $ par mois.');
});
