import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { DESCRIPTIONS } from '@bracketwise/shared-ui/runtime';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { renderInShell } from '../testing/in-shell.tsx';
import type { SearchPage } from './search-index.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { SEARCH } from './search-words.ts';

const PAGES: readonly SearchPage[] = [
  {
    kind: 'calculator',
    name: 'Dividend tax calculator',
    path: '/dividend-calculator',
    sections: [{ id: 'guide-surtax', title: 'Two more taxes: NIIT and state tax', terms: ['NIIT'] }],
  },
  { kind: 'place', name: 'Philadelphia income tax', path: '/local-income-tax/philadelphia' },
];

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

let answer: () => Promise<Partial<Response>>;
beforeEach(() => {
  answer = async () => ({ ok: true, json: async () => PAGES });
  global.fetch = jest.fn(async () => (await answer()) as Response);
});

const Address = () => {
  const { pathname, hash } = useLocation();
  return <p title="address">{pathname + hash}</p>;
};
/** Once it has arrived, the list of a language stays for the tests that follow. */
async function open(language: 'en' | 'es' | 'fr' = 'en') {
  const onClose = jest.fn();
  await renderInShell(
    <>
      <SearchDialog onClose={onClose} />
      <Address />
    </>,
    { language, namespaces: [SEARCH, DESCRIPTIONS] },
  );
  return { onClose };
}
const field = () => screen.getByRole('searchbox');
const results = () => within(screen.getByRole('list')).getAllByRole('link');
const address = () => screen.getByTitle('address');

test('if the list does not arrive, it searches the names of pages and offers to try again, which finds everything', async () => {
  answer = async () => ({ ok: false, status: 503 });
  await open('en');
  await userEvent.type(field(), 'philadelphia');
  expect(await screen.findByRole('alert')).toHaveTextContent('you’re searching the names of pages');
  await userEvent.clear(field());
  await userEvent.type(field(), 'salary');
  expect(results()[0]).toHaveTextContent('Net salary calculator');

  answer = async () => ({ ok: true, json: async () => PAGES });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await userEvent.clear(field());
  await userEvent.type(field(), 'philadelphia');
  expect(results()[0]).toHaveTextContent('Philadelphia income taxPlace');
});

test('it opens with the field focused and popular pages', async () => {
  await open();
  expect(field()).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Popular pages' })).toBeVisible();
  expect(results()).toHaveLength(3);
});

test('Enter opens the first result and closes the dialog', async () => {
  const { onClose } = await open();
  await userEvent.type(field(), 'What is NIIT?');
  expect(results()[0]).toHaveTextContent('Net investment income tax (NIIT)An extra federal tax on interest, dividends, gains and rent.');
  expect(results()[0]).toHaveTextContent('Term · Dividend tax calculator');
  expect(screen.getByRole('status')).toHaveTextContent('1 result');
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalled();
  expect(address()).toHaveTextContent('/dividend-calculator#guide-surtax');
});

test('Enter pressed before the list has arrived opens its first result', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  answer = async () => {
    await arrival;
    return { ok: true, json: async () => PAGES };
  };
  await open('fr');
  await userEvent.type(field(), 'niit{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Recherche en cours…');
  expect(address()).toHaveTextContent(/^\/$/u);
  await act(async () => arrive());
  await waitFor(() => expect(address()).toHaveTextContent('/dividend-calculator#guide-surtax'));
});

test('the arrow keys move between the field and the results', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown}');
  expect(results()[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(results()[1]).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).toHaveFocus();
});

test('if nothing matches, it says so and offers popular pages, which Enter does not open', async () => {
  await open();
  await userEvent.type(field(), 'zebra{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing matches that.');
  expect(screen.getByRole('heading', { name: 'Popular pages' })).toBeVisible();
  expect(address()).toHaveTextContent(/^\/$/u);
});
