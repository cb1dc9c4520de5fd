import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { nextFrame } from '@bracketwise/shared-ui/federation/next-frame';
import { createPath, Router, type UNSAFE_createBrowserHistory } from 'react-router';
import { isFirstPageReady } from './first-page.ts';

interface PageRouterProps {
  readonly history: ReturnType<typeof UNSAFE_createBrowserHistory>;
  /** The location the HTML was rendered for. */
  readonly served: ReturnType<typeof UNSAFE_createBrowserHistory>['location'];
  readonly children: ReactNode;
}

/**
 * React Router's `BrowserRouter` with a given initial location. Hydration happens in slices, and if the visitor goes back or forward
 * meanwhile, the router follows after it. Later, the next page renders at once: in slices, each slice would add style rules, and the
 * browser would style the former page again and again.
 */
export function PageRouter({ history, served, children }: PageRouterProps) {
  const [at, setAt] = useState({ location: served, navigationType: history.action });
  useLayoutEffect(() => {
    const take = () => setAt({ location: history.location, navigationType: history.action });
    const follow = () => {
      if (isFirstPageReady()) void nextFrame().then(take);
      else startTransition(take);
    };
    if (history.location.key !== served.key || createPath(history.location) !== createPath(served)) follow();
    return history.listen(follow);
  }, [history, served]);
  return (
    <Router navigator={history} {...at}>
      {children}
    </Router>
  );
}
