import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderInSite } from '../testing/inSite.tsx';
import { PartsBar, type Part } from './PartsBar.tsx';

const parts: Part[] = [
  { key: 'net', label: 'Yours', value: 600 },
  { key: 'federal', label: 'Federal', value: 250 },
  { key: 'payroll', label: 'Payroll', value: 150 },
  { key: 'state', label: 'State', value: 0 },
];
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const segment = (key: string) => document.querySelector(`rect[data-part=${key}]`);
const dataOf = (row: HTMLElement) => [...row.querySelectorAll('data')].map((data) => Number(data.value));

test('the bar and the table agree: each share in the table is the length of a bar segment', async () => {
  await renderInSite(<PartsBar caption="Where it goes" parts={parts} />);
  let start = 0;
  for (const [index, { key, label, value = 0 }] of parts.entries()) {
    const row = rows()[index]!;
    expect(within(row).getByRole('rowheader')).toHaveTextContent(label);
    const [amount, share] = dataOf(row);
    expect(amount).toBe(value);
    expect(share).toBe(value / 10);
    if (value === 0) expect(segment(key)).toBeNull();
    else {
      expect(segment(key)).toHaveAttribute('width', `${share}%`);
      expect(segment(key)).toHaveAttribute('x', `${start}%`);
    }
    start += share ?? 0;
  }
  expect(start).toBe(100);
});

test('displayed amounts add up; shares may not, because each is rounded as elsewhere', async () => {
  const thirds = (['net', 'federal', 'state'] as const).map((key) => ({ key, label: key, value: 33.5 }));
  await renderInSite(<PartsBar caption="Where it goes" parts={thirds} />);
  const texts = rows().map((row) => [...row.querySelectorAll('data')].map((data) => data.textContent));
  expect(texts).toEqual([
    ['$34', '33.33%'],
    ['$33', '33.33%'],
    // As on the state's page.
    ['$34', '33.33%'],
  ]);
});

test('without anything to divide, only the table is shown; while the amounts load, the bar has its place', async () => {
  const withValue = (value: number | undefined) => parts.map((part) => ({ ...part, value }));
  const { unmount } = await renderInSite(<PartsBar caption="Where it goes" parts={withValue(0)} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(rows()).toHaveLength(parts.length);
  unmount();
  await renderInSite(<PartsBar caption="Where it goes" parts={withValue(undefined)} />);
  expect(screen.getByRole('img', { name: 'Where it goes' })).toBeInTheDocument();
});

test('the bar is an image with a name, and the table has a caption and scoped headers', async () => {
  await renderInSite(<PartsBar caption="Where it goes" parts={parts} />);
  expect(screen.getByRole('img', { name: 'Where it goes' })).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Where it goes: amounts and shares' })).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Part', 'Amount', 'Share']);
});

test("each part has its own pattern, and the table's legend shows it", async () => {
  await renderInSite(<PartsBar caption="Where it goes" parts={parts} />);
  const drawn = parts.filter(({ value }) => value).map(({ key }) => segment(key)?.getAttribute('fill'));
  expect(new Set(drawn).size).toBe(drawn.length);
  const patterns = [...document.querySelectorAll('pattern')].map((pattern) => pattern.innerHTML.replace(/fill="[^"]*"/gu, ''));
  expect(new Set(patterns).size).toBe(patterns.length);
  for (const { key } of parts.filter(({ value }) => value)) {
    expect(document.querySelector(`tr[data-part=${key}] svg rect`)).toHaveAttribute('fill', segment(key)?.getAttribute('fill'));
  }
});

test('pointing at a part shows its name and highlights its table row', async () => {
  await renderInSite(<PartsBar caption="Where it goes" parts={parts} />);
  const slider = screen.getByRole('slider', { name: 'Where it goes' });
  act(() => slider.focus());
  fireEvent.keyDown(slider, { key: 'End' });
  expect(document.querySelector('[data-bubble]')).toHaveTextContent('Payroll: $150 (15.00%)');
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Federal: $250 (25.00%)');
  fireEvent.blur(slider);
  expect(document.querySelector('[data-bubble]')).toBeNull();
});

test('parts have one order and one look, whatever the page passes', async () => {
  const { unmount } = await renderInSite(<PartsBar caption="Where it goes" parts={parts.toReversed()} />);
  expect(rows().map((row) => row.getAttribute('data-part'))).toEqual(['net', 'federal', 'payroll', 'state']);
  const lookOfPayroll = () => document.querySelector('pattern[id$="fill-payroll"]')?.innerHTML;
  const before = lookOfPayroll();
  expect(before).toContain('path');
  unmount();
  await renderInSite(<PartsBar caption="Where it goes" parts={parts.filter(({ key }) => key !== 'federal')} />);
  expect(lookOfPayroll()).toBe(before);
});

test('a part may have a note below it', async () => {
  await renderInSite(<PartsBar caption="Where it goes" parts={[{ key: 'housing', label: 'Housing', value: 0, note: 'None counts.' }]} />);
  expect(rows()[1]).toHaveTextContent('None counts.');
});

test('a part shows its share if there is room', async () => {
  await renderInSite(<PartsBar caption="Where it goes" parts={[...parts, { key: 'medicare', label: 'Medicare', value: 50 }]} />);
  const texts = [...document.querySelectorAll('svg[role=img] text')].map((text) => text.textContent);
  expect(texts).toEqual(['Yours 57%', '24%', '14%']);
});

test('if the total is zero, every share is zero and the bar is empty', async () => {
  await renderInSite(<PartsBar caption="Where it goes" parts={parts.map((part) => ({ ...part, value: 0 }))} />);
  expect(document.querySelectorAll('rect[data-part]')).toHaveLength(0);
  expect(dataOf(rows()[0]!)).toEqual([0, 0]);
});

test('before the values are known, the table names the parts and shows no figures', async () => {
  await renderInSite(<PartsBar caption="Where it goes" parts={parts.map((part) => ({ ...part, value: undefined }))} />);
  expect(rows()).toHaveLength(parts.length);
  expect(document.querySelectorAll('data')).toHaveLength(0);
});
