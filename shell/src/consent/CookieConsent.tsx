import { toastSlice, useAppDispatch } from '@bracketwise/shared-ui/runtime';
import { usePart } from '../layout/usePart.ts';
import { useConsent } from './consent-store.ts';
import { consentWords } from './consent-words.ts';

interface CookieConsentProps {
  /** Whether to show the preferences dialog. */
  readonly preferences: boolean;
  readonly onPreferences: (wanted: boolean) => void;
}

const WORDS = { namespace: 'consent', words: consentWords };

const loadBanner = () => import(/* webpackChunkName: "consent-banner" */ './ConsentBanner.tsx');
const loadDialog = () => import(/* webpackChunkName: "consent-dialog" */ './ConsentDialog.tsx');

/**
 * The banner, shown until the visitor chooses, and the preferences dialog. Neither is in the page's HTML, which is the same for every
 * visitor.
 */
export function CookieConsent({ preferences, onPreferences }: CookieConsentProps) {
  const dispatch = useAppDispatch();
  const banner = usePart(useConsent() === null, { ...WORDS, load: loadBanner });
  const dialog = usePart(preferences, {
    ...WORDS,
    load: loadDialog,
    onFailure: () => {
      onPreferences(false);
      dispatch(
        toastSlice.actions.toastShown({ variant: 'destructive', title: 'common:sectionFailed', description: 'shell:failure.explanation' }),
      );
    },
  });
  return (
    <>
      {banner && <banner.ConsentBanner onPreferences={() => onPreferences(true)} />}
      {dialog && <dialog.ConsentDialog onClose={() => onPreferences(false)} />}
    </>
  );
}
