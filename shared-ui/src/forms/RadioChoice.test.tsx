import { render, screen } from '@testing-library/react';
import { userEvent } from '../testing/userEvent.ts';
import { act, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { RadioChoice } from './RadioChoice.tsx';

const options = [
  { value: 'map', label: 'Map' },
  { value: 'table', label: 'Table' },
] as const;

function View() {
  const [view, setView] = useState<'map' | 'table'>('map');
  return (
    <>
      <RadioChoice legend="Show as" options={options} value={view} onChange={setView} />
      <output>{view}</output>
    </>
  );
}

test('the choice is a named group that changes at once by click and by arrow key', async () => {
  render(<View />);
  expect(screen.getByRole('group', { name: 'Show as' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Map' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  expect(screen.getByRole('status')).toHaveTextContent('table');
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('status')).toHaveTextContent('map');
});

test('hydration preserves a choice made before it', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<View />);
  document.body.append(container);
  screen.getByRole<HTMLInputElement>('radio', { name: 'Table' }).checked = true;
  await act(async () => render(<View />, { container, hydrate: true }));
  expect(screen.getByRole('status')).toHaveTextContent('table');
  expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked();
  container.remove();
});
