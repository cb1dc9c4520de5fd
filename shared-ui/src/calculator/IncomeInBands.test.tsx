import { screen, within } from '@testing-library/react';
import { renderInSite } from '../testing/inSite.tsx';
import { calculatorWords } from './calculator-page.ts';
import { IncomeInBands } from './IncomeInBands.tsx';

const LIMITS = [0, 10_000, 50_000, 100_000, 200_000, 250_000, 600_000];
const schedule = LIMITS.map((from, index) => ({ from, to: LIMITS[index + 1] ?? Infinity, rate: (index + 1) / 10 }));
/** 30,000 on top of 80,000 of other income. */
const slices = [
  { rate: 0.3, from: 80_000, to: 100_000, amount: 20_000, tax: 6_000 },
  { rate: 0.4, from: 100_000, to: 110_000, amount: 10_000, tax: 4_000 },
];
const show = (brackets = schedule) =>
  renderInSite(<IncomeInBands caption="Your gain" schedule={brackets} slices={slices} />, { words: { calculator: calculatorWords } });
const ratesInTable = () =>
  within(screen.getByRole('table', { name: 'Your gain' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const labels = (fit: string) =>
  [...document.querySelectorAll('[data-threshold]')]
    .filter((label) => (label.getAttribute('data-fit') ?? fit) === fit)
    .map((label) => label.textContent);

test('brackets with none of the income are folded below the table', async () => {
  await show();
  expect(ratesInTable()).toEqual(['30%', '40%']);
  const folded = screen.getByText('5 brackets you don’t reach').closest('details')!;
  expect(folded).not.toHaveAttribute('open');
  expect([...folded.querySelectorAll('li')].map(({ textContent }) => textContent)).toContain('20%, $10,000 to $50,000');
});

test('up to two empty brackets stay in the table', async () => {
  await show(schedule.slice(1, 5));
  expect(ratesInTable()).toEqual(['20%', '30%', '40%', '50%']);
  expect(document.querySelector('details')).toBeNull();
});

test('the lines between brackets have their dollars where they fit, first the one that the income crosses', async () => {
  await show();
  expect(labels('wide')).toEqual(['$100K', '$50K', '$200K', '$10K']);
  expect(labels('narrow')).toEqual(['$100K', '$50K', '$200K']);
});
