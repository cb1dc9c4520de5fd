import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { nameLanguageOfVisit } from '@bracketwise/shared-ui/runtime';
import { createSite, renderInSite } from '../testing/inSite.tsx';
import { PageLink } from './PageLink.tsx';

afterEach(() => act(() => nameLanguageOfVisit(undefined)));

test('until the visitor chooses a language, links carry the one from the URL, for new tabs too', async () => {
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

test('links in the server HTML, which every visit shares, carry no language', async () => {
  nameLanguageOfVisit('fr');
  const { Site } = await createSite();
  const html = renderToString(
    <Site>
      <PageLink to="/terms">{'Terms'}</PageLink>
    </Site>,
  );
  expect(html).toContain('href="/terms"');
});
