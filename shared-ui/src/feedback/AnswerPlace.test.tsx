import { renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import { screen } from '@testing-library/react';
import { userEvent } from '../testing/userEvent.ts';
import { AnswerPlace } from './AnswerPlace.tsx';

const place = (state: 'loading' | 'failed' | 'there', onRetry = () => {}) => (
  <AnswerPlace state={state} loadingText="Loading rates..." failedText="The rates could not be loaded." onRetry={onRetry}>
    <p>{'the answer'}</p>
  </AnswerPlace>
);
const answer = () => screen.getByText('the answer').parentElement;

test('while loading it says so over an outline that takes no focus', async () => {
  await renderInSite(place('loading'));
  expect(screen.getByRole('status')).toHaveTextContent('Loading rates...');
  expect(answer()).toHaveAttribute('inert');
});

test('after a failure it says so and offers a retry', async () => {
  const retry = jest.fn();
  await renderInSite(place('failed', retry));
  expect(screen.getByRole('alert')).toHaveTextContent('The rates could not be loaded.');
  expect(answer()).toHaveAttribute('inert');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('once the answer is there it shows no message', async () => {
  await renderInSite(place('there'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(answer()).not.toHaveAttribute('inert');
});
