import { useMemo, useState } from 'react';
import type { AnsweredRequest } from '../calculator/answered-request.ts';
import { placesOf, type ComparedRequest, type StateOutcome } from './comparison.ts';
import type * as EngineOfEveryState from './every-state.ts';

export interface EveryState {
  readonly state: 'loading' | 'failed' | 'there';
  /** The request being compared, or the last one asked for. */
  readonly request: ComparedRequest | undefined;
  /** Undefined until a comparison is requested. */
  readonly outcomes: readonly StateOutcome[] | undefined;
  /** Loads the engine once and compares. */
  readonly compare: (request: ComparedRequest) => Promise<void>;
}

/** Compares all states on request: for the inputs given here, until a new calculation replaces them. */
export function useEveryState(calculated: AnsweredRequest | undefined): EveryState {
  const [engine, setEngine] = useState<typeof EngineOfEveryState>();
  const [asked, setAsked] = useState<{ readonly request: ComparedRequest; readonly after: AnsweredRequest | undefined }>();
  const [failed, setFailed] = useState(false);
  const request = useMemo(
    () => asked && (!calculated || asked.after === calculated ? asked.request : { ...calculated.request, places: placesOf(calculated) }),
    [asked, calculated],
  );
  const outcomes = useMemo(() => (engine && request ? engine.compareStates(request) : undefined), [engine, request]);

  const compare = async (answers: ComparedRequest) => {
    setAsked({ request: answers, after: calculated });
    setFailed(false);
    try {
      setEngine(await import(/* webpackChunkName: "every-state" */ './every-state.ts'));
    } catch {
      setFailed(true);
    }
  };

  return { state: !asked || outcomes ? 'there' : failed ? 'failed' : 'loading', request, outcomes, compare };
}
