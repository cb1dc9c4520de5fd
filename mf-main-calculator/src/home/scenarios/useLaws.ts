import type { StateCode } from '@bracketwise/contract/states';
import { loadStateLaw, type StateLaw } from '@bracketwise/tax-engine';
import { useEffect, useState } from 'react';

export interface Laws {
  /** The law of a state; undefined until loaded. */
  readonly lawOf: (state: StateCode) => StateLaw | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads the law of each of these states, one at a time as states are added. */
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
