/** What a widget needs only once it is in use. None of it is in the HTML. */
import { ToastRegion } from '../layout/ToastRegion.tsx';
import { useDeferredTypeface } from '../layout/typeface.ts';

export function DeferredWidgetLayout() {
  useDeferredTypeface();
  return <ToastRegion />;
}
