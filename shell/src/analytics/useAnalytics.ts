import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSiteConfig } from '@bracketwise/shared-ui/runtime';
import { useConsent } from '../consent/consent-store.ts';
import type { Tag } from './google-tag.ts';

/** Reports each visited path if a tag is configured and the visitor has agreed. */
export function useAnalytics(): void {
  const { analyticsTagId } = useSiteConfig();
  const { pathname } = useLocation();
  const consent = useConsent();
  const wanted = analyticsTagId !== '' && consent?.analytics === true;
  const [tag, setTag] = useState<Tag>();

  useEffect(() => {
    if (!wanted) return;
    let started: Tag | undefined;
    let ended = false;
    void import(/* webpackChunkName: "google-tag" */ './google-tag.ts').then(
      ({ startTag }) => {
        if (ended) return;
        started = startTag(analyticsTagId);
        setTag(started);
      },
      () => undefined, // If the tag can't be loaded, nothing is counted.
    );
    return () => {
      ended = true;
      started?.stop();
      setTag(undefined);
    };
  }, [wanted, analyticsTagId]);

  useEffect(() => tag?.viewPage(pathname), [tag, pathname]);
}
