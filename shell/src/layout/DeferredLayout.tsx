/** What a page needs only once it is in use. None of it is in the HTML. */
import { useAnalytics } from '../analytics/useAnalytics.ts';
import { ScrollButtons } from './ScrollButtons.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { useDeferredTypeface } from './typeface.ts';

export { CookieConsent } from '../consent/CookieConsent.tsx';
export { Offline } from '../offline/Offline.tsx';

export function DeferredLayout() {
  useAnalytics();
  useDeferredTypeface();
  return (
    <>
      <ScrollButtons />
      <ToastRegion />
    </>
  );
}
