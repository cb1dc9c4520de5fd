import { useEffect, useState } from 'react';

export interface Loaded<T> {
  /** There once it has come. */
  readonly value: T | undefined;
  readonly failed: boolean;
  /** It was asked for and is not there: on its way, or failed. */
  readonly pending: boolean;
  readonly retry: () => void;
}

/**
 * What a choice needs and the page does not have yet, such as the law of a state.
 * @param key - nothing is loaded for an empty one
 * @param load - the same function every time
 * @param question - another one asks again for what failed
 */
export function useLoaded<K extends string, T>(key: K | '', load: (key: K) => Promise<T>, question?: unknown): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly key: K; readonly value?: T; readonly failed: boolean }>();

  useEffect(() => {
    if (!key) return;
    let asked = true;
    load(key).then(
      (value) => asked && setLoaded({ key, value, failed: false }),
      () => asked && setLoaded({ key, failed: true }),
    );
    return () => {
      asked = false;
    };
  }, [key, load, attempt, question]);

  const current = loaded?.key === key ? loaded : undefined;
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
