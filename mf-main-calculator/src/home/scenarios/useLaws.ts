import { useEffect, useState } from 'react';

export interface LoadedLaws<States extends string, Law> {
  /** The law of a state or of several; undefined until loaded. */
  readonly lawOf: (states: States) => Law | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Loads the law of each of these states, one at a time as states are added.
 * @param load - must be a stable function
 */
export function useLaws<States extends string, Law>(
  states: readonly States[],
  load: (states: States) => Promise<Law>,
): LoadedLaws<States, Law> {
  const [laws, setLaws] = useState<Partial<Record<States, Law>>>({});
  const [failed, setFailed] = useState(false);
  const missing = states.filter((state) => !laws[state]).join();

  useEffect(() => {
    if (!missing || failed) return;
    let wanted = true;
    Promise.all((missing.split(',') as States[]).map(async (state) => [state, await load(state)] as const)).then(
      (loaded) => wanted && setLaws((before) => ({ ...before, ...Object.fromEntries(loaded) })),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [missing, failed, load]);

  return { lawOf: (state) => laws[state], failed: failed && missing !== '', retry: () => setFailed(false) };
}
