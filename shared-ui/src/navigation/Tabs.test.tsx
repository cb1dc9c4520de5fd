import { render, screen } from '@testing-library/react';
import { userEvent } from '../testing/userEvent.ts';
import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

function Years() {
  const [selected, setSelected] = useState<'a' | 'b' | 'c'>('b');
  const tabs = (['a', 'b', 'c'] as const).map((key) => ({ key, label: `Tab ${key}`, panel: `Panel ${key}` }));
  return <Tabs label="Years" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

test("only the selected tab's panel is shown, and the tab names it", () => {
  render(<Years />);
  expect(screen.getByRole('tablist', { name: 'Years' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Tab b' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Tab b' })).toHaveTextContent('Panel b');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  expect(screen.getByText('Panel a')).toHaveAttribute('hidden');
});

test('a click selects a tab', async () => {
  render(<Years />);
  await userEvent.click(screen.getByRole('tab', { name: 'Tab c' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Panel c');
});

test.each([
  ['{ArrowRight}', 'c'],
  ['{ArrowRight}{ArrowRight}', 'a'],
  ['{ArrowLeft}', 'a'],
  ['{ArrowLeft}{ArrowLeft}', 'c'],
  ['{Home}', 'a'],
  ['{End}', 'c'],
  ['x', 'b'],
])('the keys %s select and focus %s; only one tab is a tab stop', async (keys, expected) => {
  render(<Years />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Tab b' })).toHaveFocus();
  await userEvent.keyboard(keys);
  const tab = screen.getByRole('tab', { name: `Tab ${expected}` });
  expect(tab).toHaveFocus();
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab]);
});
