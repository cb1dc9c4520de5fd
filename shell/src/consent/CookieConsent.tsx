import { useTranslation } from 'react-i18next';
import { useEffect, useState } from 'react';
import { loadWithWords } from '@bracketwise/shared-ui/federation/load-with-words';
import { registerWords, toastSlice, useAppDispatch } from '@bracketwise/shared-ui/runtime';
import { useConsent } from './consent-store.ts';
import { consentWords } from './consent-words.ts';

interface CookieConsentProps {
  /** Whether to show the preferences dialog. */
  readonly preferences: boolean;
  readonly onPreferences: (wanted: boolean) => void;
}

/** Loads the code and texts of a part when it is needed. */
function usePart<T extends object>(wanted: boolean, load: () => Promise<T>, onFailure?: () => void): T | undefined {
  const { i18n } = useTranslation();
  const [part, setPart] = useState<T>();
  useEffect(() => {
    if (!wanted || part) return;
    registerWords('consent', consentWords);
    loadWithWords(load(), i18n, 'consent').then(
      (loaded) => setPart(loaded),
      () => onFailure?.(),
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- loads only when `wanted` changes
  }, [wanted]);
  return wanted ? part : undefined;
}

const loadBanner = async () => {
  // Waits until the page has finished its own startup work.
  await new Promise((resolve) => setTimeout(resolve, 500));
  return import(/* webpackChunkName: "consent-banner" */ './ConsentBanner.tsx');
};
const loadDialog = () => import(/* webpackChunkName: "consent-dialog" */ './ConsentDialog.tsx');

/**
 * The banner, shown until the visitor chooses, and the preferences dialog. Neither is in the page's HTML, which is the same for every
 * visitor.
 */
export function CookieConsent({ preferences, onPreferences }: CookieConsentProps) {
  const dispatch = useAppDispatch();
  const banner = usePart(useConsent() === null, loadBanner);
  const dialog = usePart(preferences, loadDialog, () => {
    onPreferences(false);
    dispatch(
      toastSlice.actions.toastShown({ variant: 'destructive', title: 'common:sectionFailed', description: 'shell:failure.explanation' }),
    );
  });
  return (
    <>
      {banner && <banner.ConsentBanner onPreferences={() => onPreferences(true)} />}
      {dialog && <dialog.ConsentDialog onClose={() => onPreferences(false)} />}
    </>
  );
}
