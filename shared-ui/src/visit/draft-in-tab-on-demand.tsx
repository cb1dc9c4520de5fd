import { createElement, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../federation/when-idle.ts';
import type { DraftInTabProps } from './DraftInTab.tsx';

/** `DraftInTab` once the browser is idle, because the first load does without it. */
export function DraftInTabOnDemand<Values>(props: DraftInTabProps<Values>) {
  const [loaded, setLoaded] = useState<ComponentType<DraftInTabProps<Values>>>();
  useEffect(
    () =>
      whenIdle(
        () =>
          void import(/* webpackChunkName: "draft-in-tab" */ './DraftInTab.tsx').then(
            ({ DraftInTab }) => setLoaded(() => DraftInTab),
            // Without it, a reload empties the form.
            () => undefined,
          ),
      ),
    [],
  );
  return loaded ? createElement(loaded, props) : null;
}
