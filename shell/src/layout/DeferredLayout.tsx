/** What a page needs only once it is in use. None of it is in the HTML. */
import { useAnalytics } from '../analytics/useAnalytics.ts';
import { ScrollButtons } from './ScrollButtons.tsx';
import { ToastRegion } from './ToastRegion.tsx';

export { CookieConsent } from '../consent/CookieConsent.tsx';
export { Offline } from '../offline/Offline.tsx';
export { Search } from '../search/Search.tsx';

export function DeferredLayout() {
  useAnalytics();
  return (
    <>
      <ScrollButtons />
      <ToastRegion />
    </>
  );
}
