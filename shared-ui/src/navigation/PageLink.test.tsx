import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { nameLanguageOfVisit } from '@bracketwise/shared-ui/runtime';
import { createSite, renderInSite } from '../testing/inSite.tsx';
import { PageLink } from './PageLink.tsx';

afterEach(() => act(() => nameLanguageOfVisit(undefined)));

test('a link says the language that the address names, for a new tab as well, until the visitor chooses one', async () => {
  await renderInSite(
    <>
      <PageLink to="/terms">{'Terms'}</PageLink>
      <PageLink to="/#states">{'States'}</PageLink>
    </>,
  );
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([address('Terms'), address('States')]).toEqual(['/terms', '/#states']);
  act(() => nameLanguageOfVisit('fr'));
  expect([address('Terms'), address('States')]).toEqual(['/terms?lang=fr', '/?lang=fr#states']);
  act(() => nameLanguageOfVisit(undefined));
  expect([address('Terms'), address('States')]).toEqual(['/terms', '/#states']);
});

test('the HTML of the server, which is that of every visit, names none', async () => {
  nameLanguageOfVisit('fr');
  const { Site } = await createSite();
  const html = renderToString(
    <Site>
      <PageLink to="/terms">{'Terms'}</PageLink>
    </Site>,
  );
  expect(html).toContain('href="/terms"');
});
