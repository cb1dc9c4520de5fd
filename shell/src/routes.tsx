import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pageAt, useSiteConfig } from '@bracketwise/shared-ui/runtime';
import { Layout } from './layout/Layout.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { RemotePage } from './pages/RemotePage.tsx';

interface RoutesProps {
  /** The layout around the page. */
  readonly Frame?: ComponentType<{ readonly children: ReactNode }> | undefined;
}

/**
 * The page at the current path, or the not-found page. Paths have no parameters, so the site map finds the page; the router's own
 * matching would add 4 KB (compressed) to the first load.
 */
export function Routes({ Frame = Layout }: RoutesProps) {
  const { pathname } = useLocation();
  const page = pageAt(useSiteConfig().widgetOf ?? pathname);
  return <Frame>{page ? <RemotePage key={page.id} page={page} /> : <NotFound />}</Frame>;
}
