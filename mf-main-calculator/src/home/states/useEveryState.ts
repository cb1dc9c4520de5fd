import { useMemo, useState } from 'react';
import type { AnsweredRequest } from '../calculator/answered-request.ts';
import { EXAMPLE } from '../calculator/example.ts';
import { placesOf, type ComparedRequest, type StateOutcome } from './comparison.ts';
import type * as EngineOfEveryState from './every-state.ts';
import { EXAMPLE_OUTCOMES } from './example-outcomes.ts';

export interface EveryState {
  readonly state: 'loading' | 'failed' | 'there';
  readonly request: ComparedRequest;
  /** Whether nobody has calculated or compared yet. */
  readonly isExample: boolean;
  /** Undefined while the engine loads. */
  readonly outcomes: readonly StateOutcome[] | undefined;
  /** Loads the engine once and compares. */
  readonly compare: (request: ComparedRequest) => Promise<void>;
  /** Loads the engine for the last calculation. */
  readonly load: () => Promise<void>;
}

/** Compares all states: for the inputs given here, until a new calculation replaces them; before both, for the example. */
export function useEveryState(calculated: AnsweredRequest | undefined): EveryState {
  const [engine, setEngine] = useState<typeof EngineOfEveryState>();
  const [asked, setAsked] = useState<{ readonly request: ComparedRequest; readonly after: AnsweredRequest | undefined }>();
  const [failed, setFailed] = useState(false);
  const chosen = useMemo(() => {
    if (asked && (!calculated || asked.after === calculated)) return asked.request;
    return calculated && { ...calculated.request, places: placesOf(calculated) };
  }, [asked, calculated]);
  const outcomes = useMemo(() => (chosen ? engine?.compareStates(chosen) : EXAMPLE_OUTCOMES), [engine, chosen]);

  const load = async () => {
    setFailed(false);
    try {
      setEngine(await import(/* webpackChunkName: "every-state" */ './every-state.ts'));
    } catch {
      setFailed(true);
    }
  };
  const compare = (request: ComparedRequest) => {
    setAsked({ request, after: calculated });
    return load();
  };

  return {
    state: outcomes ? 'there' : failed ? 'failed' : 'loading',
    request: chosen ?? EXAMPLE.request,
    isExample: !chosen,
    outcomes,
    compare,
    load,
  };
}
