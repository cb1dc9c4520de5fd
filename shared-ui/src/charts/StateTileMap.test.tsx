import { renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '../testing/userEvent.ts';
import { useState } from 'react';
import english from '../words/en.json';
import { StateTileMap, neighborOf, type Level, type StateTile } from './StateTileMap.tsx';

const STATE_CODES = Object.keys(english.states);
const tiles = new Map<string, StateTile>(
  STATE_CODES.map((code, index) => [code, { level: ((index % 5) + 1) as Level, figure: `$${index}K`, description: `about ${code}` }]),
);

function Map51({ own, empty = false }: { readonly own?: string; readonly empty?: boolean }) {
  const [selected, setSelected] = useState('CO');
  return <StateTileMap label="All states" tiles={empty ? undefined : tiles} selected={selected} onSelect={setSelected} own={own} />;
}

const tile = (code: string) => screen.getByRole('button', { name: new RegExp(`^${code}\\b`, 'u') });

test('the map has a tile for each of the 51 jurisdictions, with everything it shows in its name', async () => {
  await renderInSite(<Map51 own="TX" />);
  const list = screen.getByRole('list', { name: 'All states' });
  const codes = within(list)
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('data-state'));
  expect(codes.toSorted()).toEqual([...STATE_CODES].toSorted());
  expect(tile('NM')).toHaveAccessibleName(/about NM/u);
  expect(document.querySelectorAll('[data-own]')).toHaveLength(1);
  expect(tile('TX')).toHaveAttribute('data-own');
});

test('the map is one tab stop, and arrow keys move to the next tile in their direction', async () => {
  await renderInSite(<Map51 />);
  await userEvent.tab();
  expect(tile('CO')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tile('NE')).toHaveFocus();
  expect(tile('NE')).toHaveAttribute('aria-pressed', 'true');
  expect(tile('CO')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(tile('ND')).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test.each([
  ['CA', 'ArrowLeft', undefined],
  ['CA', 'ArrowUp', 'OR'],
  ['WA', 'ArrowUp', 'AK'],
  ['AK', 'ArrowRight', 'ME'],
  ['TX', 'ArrowRight', 'FL'],
  ['TX', 'ArrowUp', 'OK'],
  ['FL', 'ArrowUp', 'DC'],
  ['HI', 'ArrowUp', 'CA'],
  ['MA', 'ArrowUp', 'NH'],
  ['CO', 'Enter', undefined],
])('from %s, %s moves to %s', (from, key, to) => {
  expect(neighborOf(from, key)).toBe(to);
});

test('arrow keys reach every tile from every other', () => {
  const reached = new Set(['CO']);
  for (const code of reached) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = neighborOf(code, key);
      if (next) reached.add(next);
    }
  }
  expect([...reached].toSorted()).toEqual([...STATE_CODES].toSorted());
});

test.each([
  ['selects', 1, 0, 'true'],
  ['by nothing, as a page that scrolls under it reports, does not select', 0, 0, 'false'],
])('a move of the mouse over a tile %s', async (_does, movementX, movementY, pressed) => {
  await renderInSite(<Map51 />);
  const move = createEvent.pointerMove(tile('TX'));
  // jsdom leaves these out of the event's constructor.
  Object.defineProperties(move, { pointerType: { value: 'mouse' }, movementX: { value: movementX }, movementY: { value: movementY } });
  fireEvent(tile('TX'), move);
  expect(tile('TX')).toHaveAttribute('aria-pressed', pressed);
});

test('without data the map is hidden from screen readers and takes no focus', async () => {
  await renderInSite(<Map51 empty />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
