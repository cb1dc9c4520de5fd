import { onOfferedInputs } from '@bracketwise/shared-ui/runtime';
import { useEffect, useRef, useState } from 'react';
import type { DraftInTab, DraftInTabProps } from './DraftInTab.tsx';
import { DRAFTS } from './profile.ts';
import { useVisitRef } from '../federation/useVisitState.ts';

/**
 * `DraftInTab` once the visitor uses the form, or at once if the tab holds drafts. A draft in memory and the inputs of a link take
 * precedence over the tab's.
 */
export function DraftInTabOnDemand<Values>(props: Omit<DraftInTabProps<Values>, 'restores'>) {
  const inMemory = useVisitRef<unknown>(`${props.keptAs}.draft`);
  const place = useRef<HTMLSpanElement>(null);
  const [loaded, setLoaded] = useState<{ readonly DraftInTab: typeof DraftInTab }>();
  // Read before the form keeps its own draft and takes the inputs.
  const [restores] = useState(() => {
    let isFilled = inMemory.read() !== undefined;
    onOfferedInputs(() => (isFilled = true))();
    return !isFilled;
  });
  useEffect(() => {
    // Without it, a reload empties the form.
    const load = () => void import('./DraftInTab.tsx').then(setLoaded, console.warn);
    if (restores && tabHoldsDrafts()) load();
    place.current?.closest('form')?.addEventListener('focusin', load, { once: true });
  }, [restores]);
  return loaded ? <loaded.DraftInTab {...props} restores={restores} /> : <span ref={place} hidden />;
}

function tabHoldsDrafts(): boolean {
  try {
    return DRAFTS in sessionStorage;
  } catch {
    return false;
  }
}
