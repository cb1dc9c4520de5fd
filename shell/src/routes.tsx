import { useRoutes, type RouteObject } from 'react-router';
import { pathsOf } from '@bracketwise/shared-ui/site-map';
import { everyPage } from '@bracketwise/shared-ui/site-map/every-page';
import { Layout } from './layout/Layout.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { RemotePage } from './pages/RemotePage.tsx';

/** All paths and aliases of the site map, and the not-found page. */
const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      ...everyPage.flatMap((page) => pathsOf(page).map((path) => ({ path, element: <RemotePage key={page.id} page={page} /> }))),
      { path: '*', element: <NotFound /> },
    ],
  },
];

export const Routes = () => useRoutes(routes);
