import { act, render, screen } from '@testing-library/react';
import { useLocation, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { markFirstPageReady } from './first-page.ts';
import { PageRouter } from './PageRouter.tsx';

const Address = () => {
  const { pathname, hash } = useLocation();
  return <p>{pathname + hash}</p>;
};

test.each(['/about-us', '/#states'])('going to %s before hydration takes effect after it', async (address) => {
  window.history.replaceState(null, '', '/');
  const history = createBrowserHistory({ v5Compat: true });
  const served = history.location;
  window.history.replaceState(null, '', address);
  render(
    <PageRouter history={history} served={served}>
      <Address />
    </PageRouter>,
  );
  expect(await screen.findByText(address)).toBeInTheDocument();
});

test.each([
  ['while the first page hydrates', () => {}],
  ['when it is in use', markFirstPageReady],
])('%s, navigating within the site and back is followed', async (_when, prepare) => {
  prepare();
  window.history.replaceState(null, '', '/');
  const history = createBrowserHistory({ v5Compat: true });
  render(
    <PageRouter history={history} served={history.location}>
      <Address />
    </PageRouter>,
  );
  act(() => history.push('/terms'));
  expect(await screen.findByText('/terms')).toBeInTheDocument();
  act(() => history.go(-1));
  expect(await screen.findByText('/')).toBeInTheDocument();
});
