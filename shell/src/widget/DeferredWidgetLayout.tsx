/** What a widget needs only once it is in use. None of it is in the HTML. */
import { ToastRegion } from '../layout/ToastRegion.tsx';

export function DeferredWidgetLayout() {
  return <ToastRegion />;
}
