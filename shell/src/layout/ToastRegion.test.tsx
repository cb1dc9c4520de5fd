import { act, screen } from '@testing-library/react';
import { switchLanguage, toastSlice } from '@bracketwise/shared-ui/runtime';
import { renderInShell } from '../testing/in-shell.tsx';
import { TOAST_DURATION, ToastRegion } from './ToastRegion.tsx';

const { toastShown } = toastSlice.actions;
const FIRST = { title: 'shell:language.failed', description: 'shell:failure.explanation' };
const SECOND = { title: 'shell:notFound.title' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a toast stays for five seconds', async () => {
  const { store } = await renderInShell(<ToastRegion />);
  act(() => void store.dispatch(toastShown(FIRST)));
  act(() => jest.advanceTimersByTime(TOAST_DURATION - 1));
  expect(screen.getByText('We couldn’t change the language')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('We couldn’t change the language')).not.toBeInTheDocument();
  expect(TOAST_DURATION).toBe(5000);
});

test('a new toast replaces the current one and stays for its own five seconds', async () => {
  const { store } = await renderInShell(<ToastRegion />);
  act(() => void store.dispatch(toastShown(FIRST)));
  act(() => jest.advanceTimersByTime(4000));
  act(() => void store.dispatch(toastShown(SECOND)));
  expect(screen.queryByText('We couldn’t change the language')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(4000));
  expect(screen.getByText('Page not found')).toBeInTheDocument();
});

test('success is announced politely, failure at once', async () => {
  const { store } = await renderInShell(<ToastRegion />);
  act(() => void store.dispatch(toastShown(SECOND)));
  expect(screen.getByRole('status')).toHaveTextContent('Page not found');
  act(() => void store.dispatch(toastShown({ ...FIRST, variant: 'destructive' })));
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t change the language');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a toast can be dismissed', async () => {
  const { store } = await renderInShell(<ToastRegion />);
  act(() => void store.dispatch(toastShown(FIRST)));
  act(() => screen.getByRole('button', { name: 'Dismiss this message' }).click());
  expect(screen.queryByText('We couldn’t change the language')).not.toBeInTheDocument();
});

test('a toast follows a change of language', async () => {
  const { store, words } = await renderInShell(<ToastRegion />);
  act(() => void store.dispatch(toastShown(SECOND)));
  await act(() => switchLanguage(words, 'fr'));
  expect(screen.getByRole('status')).toHaveTextContent('Page introuvable');
});
