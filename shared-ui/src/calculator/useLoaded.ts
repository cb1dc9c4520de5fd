import { useEffect, useState } from 'react';

export interface Loaded<T> {
  /** Undefined until loaded. */
  readonly value: T | undefined;
  readonly failed: boolean;
  /** Requested but not available: still loading, or failed. */
  readonly pending: boolean;
  readonly retry: () => void;
}

/**
 * Loads what a choice needs, such as the law of the chosen state.
 * @param key - what to load; empty loads nothing
 * @param load - must be a stable function; another one loads again
 * @param question - a new value retries a failed load
 */
export function useLoaded<K extends string, T>(key: K | '', load: (key: K) => Promise<T>, question?: unknown): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly key: K; readonly load: typeof load; readonly value?: T; readonly failed: boolean }>();

  useEffect(() => {
    if (!key) return;
    let current = true;
    load(key).then(
      (value) => current && setLoaded({ key, load, value, failed: false }),
      () => current && setLoaded({ key, load, failed: true }),
    );
    return () => {
      current = false;
    };
  }, [key, load, attempt, question]);

  // What another loader loaded for the key may be less.
  const current = loaded?.key === key && loaded.load === load ? loaded : undefined;
  const retry = () => {
    setLoaded(undefined);
    setAttempt(attempt + 1);
  };
  return {
    value: current?.value,
    failed: current?.failed ?? false,
    pending: key !== '' && current?.value === undefined,
    retry,
  };
}
