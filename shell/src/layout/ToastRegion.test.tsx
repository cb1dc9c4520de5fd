import { act, screen } from '@testing-library/react';
import { toastSlice } from '@bracketwise/shared-ui/runtime';
import { renderInShell } from '../testing/in-shell.tsx';
import { TOAST_DURATION, ToastRegion } from './ToastRegion.tsx';

const { toastShown } = toastSlice.actions;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a toast stays for five seconds', async () => {
  const { store } = await renderInShell(<ToastRegion />);
  act(() => void store.dispatch(toastShown({ title: 'Done', description: 'All is well.' })));
  act(() => jest.advanceTimersByTime(TOAST_DURATION - 1));
  expect(screen.getByText('Done')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Done')).not.toBeInTheDocument();
  expect(TOAST_DURATION).toBe(5000);
});

test('a new toast takes the place of the one shown and gets its own five seconds', async () => {
  const { store } = await renderInShell(<ToastRegion />);
  act(() => void store.dispatch(toastShown({ title: 'First' })));
  act(() => jest.advanceTimersByTime(4000));
  act(() => void store.dispatch(toastShown({ title: 'Second' })));
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(4000));
  expect(screen.getByText('Second')).toBeInTheDocument();
});

test('success is announced in its turn, failure at once', async () => {
  const { store } = await renderInShell(<ToastRegion />);
  act(() => void store.dispatch(toastShown({ title: 'Done' })));
  expect(screen.getByRole('status')).toHaveTextContent('Done');
  act(() => void store.dispatch(toastShown({ title: 'Failed', variant: 'destructive' })));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a toast can be dismissed', async () => {
  const { store } = await renderInShell(<ToastRegion />);
  act(() => void store.dispatch(toastShown({ title: 'Done' })));
  act(() => screen.getByRole('button', { name: 'Dismiss this message' }).click());
  expect(screen.queryByText('Done')).not.toBeInTheDocument();
});
