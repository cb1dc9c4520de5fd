import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPath, Router, type UNSAFE_createBrowserHistory } from 'react-router';

interface PageRouterProps {
  readonly history: ReturnType<typeof UNSAFE_createBrowserHistory>;
  /** Where the HTML stands. */
  readonly served: ReturnType<typeof UNSAFE_createBrowserHistory>['location'];
  readonly children: ReactNode;
}

/**
 * React Router's `BrowserRouter`, told where it starts: the page is taken over in slices, and whoever goes back or forward between
 * two of them is followed when it stands.
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
