import { PLACE_SLUGS } from '@bracketwise/contract/place-pages';
import { STATE_CODES } from '@bracketwise/contract/states';
import { placeTaxes } from '@bracketwise/tax-engine';
import { serveResponses, renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import { userEvent } from '@bracketwise/shared-ui/testing/userEvent';
import { screen, waitFor, within } from '@testing-library/react';
import { placePath } from '../local-income-tax/place-path.ts';
import { statePath } from '../state-income-tax/state-path.ts';
import { placesResponse } from '../testing/responses.ts';
import page from './page.ts';

const { Page, namespace, words, furtherWords } = page;
const show = () => renderInSite(<Page />, { path: '/local-income-tax', words: { ...furtherWords, [namespace]: words } });

test('lists the thirty places with what the engine computes, the most expensive first, those after the tenth folded, and links to each', async () => {
  serveResponses({ 'GET /api/places': () => ({ body: placesResponse() }) });
  const { container } = await show();
  await waitFor(() => expect(container.querySelector('[inert]')).toBeNull());
  const table = container.querySelector<HTMLElement>('#places')!;
  expect(within(screen.getByRole('table', { name: /in the other places/u })).getAllByRole('rowheader')).toHaveLength(20);
  expect(screen.getByRole('table', { name: /in the other places/u }).closest('details')).not.toHaveAttribute('open');
  const taxes = [...table.querySelectorAll('data')].map(({ value }) => Number(value));
  expect(taxes).toEqual(
    placesResponse()
      .map(({ tax }) => tax)
      .toSorted((a, b) => b - a),
  );
  const paths = within(table)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(paths).toEqual(expect.arrayContaining(PLACE_SLUGS.map(placePath)));
  expect(within(table).getByRole('row', { name: 'Detroit Michigan $1,426 2.38% $713' })).toBeInTheDocument();
  expect(container.querySelector('h1 + *')).toHaveTextContent('pays up to $2,247');
  expect(container.querySelector('h1 + *')).toHaveTextContent('Philadelphia takes the most');
});

test('leads to the pages of all states that list places', async () => {
  serveResponses({ 'GET /api/places': () => ({ body: placesResponse() }) });
  const { container } = await show();
  const paths = [...container.querySelectorAll('#others a')].map((link) => link.getAttribute('href'));
  const listing = STATE_CODES.filter((code) => placeTaxes(code).length > 0).map(statePath);
  expect(paths.filter((path) => path?.startsWith('/state-income-tax/')).toSorted()).toEqual(listing.toSorted());
});

test('figures that don’t arrive are asked for again on demand', async () => {
  let fails = true;
  serveResponses({ 'GET /api/places': () => (fails ? { status: 503, body: {} } : { body: placesResponse() }) });
  await show();
  await screen.findByText(/couldn’t load the figures/u);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Philadelphia' });
});
