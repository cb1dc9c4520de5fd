import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPath, Router, type UNSAFE_createBrowserHistory } from 'react-router';

interface PageRouterProps {
  readonly history: ReturnType<typeof UNSAFE_createBrowserHistory>;
  /** The location the HTML was rendered for. */
  readonly served: ReturnType<typeof UNSAFE_createBrowserHistory>['location'];
  readonly children: ReactNode;
}

/**
 * React Router's `BrowserRouter` with a given initial location. Hydration happens in slices, and if the visitor goes back or forward
 * meanwhile, the router follows after it.
 */
export function PageRouter({ history, served, children }: PageRouterProps) {
  const [at, setAt] = useState({ location: served, navigationType: history.action });
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setAt({ location: history.location, navigationType: history.action }));
    if (history.location.key !== served.key || createPath(history.location) !== createPath(served)) follow();
    return history.listen(follow);
  }, [history, served]);
  return (
    <Router navigator={history} {...at}>
      {children}
    </Router>
  );
}
