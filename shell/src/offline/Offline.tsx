import { toastSlice, useAppDispatch, useSiteConfig } from '@bracketwise/shared-ui/runtime';
import { useConsent } from '../consent/consent-store.ts';
import { usePart } from '../layout/usePart.ts';
import { offlineWords } from './offline-words.ts';

const idle = () =>
  new Promise<unknown>((resolve) =>
    // Safari has no idle callbacks.
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 10_000 }) : setTimeout(resolve, 2_000),
  );

const loadPart = () => import(/* webpackChunkName: "offline" */ './OfflineUse.tsx');

/** Offline use must not slow down a page's own loading. */
async function loadPartWhenIdle() {
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await idle();
  return loadPart();
}

interface OfflineProps {
  /** Whether to show the dialog. */
  readonly dialog: boolean;
  readonly onDialog: (wanted: boolean) => void;
}

/** Keeps visited pages for use without a network, for visitors who agreed to it or ask for it now. */
export function Offline({ dialog, onDialog }: OfflineProps) {
  const { offline } = useSiteConfig();
  const agreed = useConsent()?.functional === true;
  const dispatch = useAppDispatch();
  const part = usePart(offline && (agreed || dialog), {
    namespace: 'offline',
    words: offlineWords,
    load: dialog ? loadPart : loadPartWhenIdle,
    onFailure: () => {
      if (!dialog) return;
      onDialog(false);
      dispatch(
        toastSlice.actions.toastShown({ variant: 'destructive', title: 'common:sectionFailed', description: 'shell:failure.explanation' }),
      );
    },
  });
  return part && <part.OfflineUse agreed={agreed} dialog={dialog} onDialog={onDialog} />;
}
