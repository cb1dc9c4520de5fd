import { loadStateLaw, type StateCode, type StateLaw } from '@bracketwise/tax-engine';
import { useEffect, useState } from 'react';

export interface Laws {
  /** The law of a state once it is there. */
  readonly lawOf: (state: StateCode) => StateLaw | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The law of each of these states alone, loaded when a state joins them. */
export function useLaws(states: readonly StateCode[]): Laws {
  const [laws, setLaws] = useState<Partial<Record<StateCode, StateLaw>>>({});
  const [failed, setFailed] = useState(false);
  const missing = states.filter((state) => !laws[state]).join();

  useEffect(() => {
    if (!missing || failed) return;
    let wanted = true;
    Promise.all((missing.split(',') as StateCode[]).map(async (state) => [state, await loadStateLaw(state)] as const)).then(
      (loaded) => wanted && setLaws((before) => ({ ...before, ...Object.fromEntries(loaded) })),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [missing, failed]);

  return { lawOf: (state) => laws[state], failed: failed && missing !== '', retry: () => setFailed(false) };
}
