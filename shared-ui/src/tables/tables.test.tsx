import { render, screen } from '@testing-library/react';
import { renderInSite } from '../testing/inSite.tsx';
import { userEvent } from '../testing/userEvent.ts';
import { useState } from 'react';
import { LongTable } from './LongTable.tsx';
import { RegionCaption, ScrollRegion } from './ScrollRegion.tsx';
import { SortHeader, type SortDirection } from './SortHeader.tsx';

function Sorted() {
  const [direction, setDirection] = useState<SortDirection>();
  return (
    <ScrollRegion labelledBy="caption">
      <table>
        <RegionCaption id="caption">{'What is left'}</RegionCaption>
        <thead>
          <tr>
            <SortHeader label="State" direction={undefined} onSort={() => undefined} />
            <SortHeader
              numeric
              label="Left"
              direction={direction}
              onSort={() => setDirection(direction === 'descending' ? 'ascending' : 'descending')}
            />
          </tr>
        </thead>
      </table>
    </ScrollRegion>
  );
}

test('a wide table scrolls in a named region that takes the focus', async () => {
  render(<Sorted />);
  const region = screen.getByRole('region', { name: 'What is left' });
  expect(screen.getByRole('table', { name: 'What is left' })).toBeInTheDocument();
  await userEvent.tab();
  expect(region).toHaveFocus();
});

test('a sortable header is a button that says how the rows are sorted', async () => {
  render(<Sorted />);
  const head = () => screen.getByRole('columnheader', { name: 'Left' });
  expect(head()).not.toHaveAttribute('aria-sort');
  await userEvent.click(screen.getByRole('button', { name: 'Left' }));
  expect(head()).toHaveAttribute('aria-sort', 'descending');
  await userEvent.keyboard('{Enter}');
  expect(head()).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'State' })).not.toHaveAttribute('aria-sort');
});

test('a long table marks that its other rows are hidden until the visitor asks for all', async () => {
  const table = (whole: boolean) => (
    <LongTable labelledBy="caption" maxHeight="10rem" whole={whole}>
      <table>
        <RegionCaption id="caption">{'States'}</RegionCaption>
        <tbody>
          <tr>
            <td>{'Alabama'}</td>
          </tr>
          <tr data-rest>
            <td>{'Wyoming'}</td>
          </tr>
        </tbody>
      </table>
    </LongTable>
  );
  const { container, rerender, Site } = await renderInSite(table(false));
  const all = () => screen.queryByRole('button', { name: 'Show all states' });
  const cut = () => container.querySelector('[data-cut]');
  expect(cut()).toBeInTheDocument();
  rerender(<Site>{table(true)}</Site>);
  expect(cut()).not.toBeInTheDocument();
  expect(all()).not.toBeInTheDocument();
  rerender(<Site>{table(false)}</Site>);
  await userEvent.click(all()!);
  expect(cut()).not.toBeInTheDocument();
  expect(all()).not.toBeInTheDocument();
  // The button is gone; the focus goes on where it left off.
  expect(screen.getByText('Wyoming').parentElement).toHaveFocus();
});
