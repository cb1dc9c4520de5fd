import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '../testing/userEvent.ts';
import { renderToString } from 'react-dom/server';
import { Disclosure } from './Disclosure.tsx';

const part = (
  <Disclosure title={<h3>{'More'}</h3>} hint="What is inside">
    {() => <p>{'inside'}</p>}
  </Disclosure>
);

test('the content is rendered when it is opened and stays when it is closed', async () => {
  render(part);
  expect(screen.queryByText('inside')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('More'));
  expect(await screen.findByText('inside')).toBeInTheDocument();
  await userEvent.click(screen.getByText('More'));
  await waitFor(() => expect(screen.getByRole('group')).not.toHaveAttribute('open'));
  expect(screen.getByText('inside')).toBeInTheDocument();
});

test('content opened before the scripts ran is rendered once they do', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(part);
  document.body.append(container);
  container.querySelector('details')!.open = true;
  const errors: unknown[] = [];
  await act(async () => render(part, { container, hydrate: true, onRecoverableError: (error) => errors.push(error) }));
  expect(await screen.findByText('inside')).toBeInTheDocument();
  expect(errors).toEqual([]);
});
