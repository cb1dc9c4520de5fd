/**
 * All access to the API. A query is a GET to the path that its key segments form. The cache (`response-cache.ts`) loads when a page asks
 * for the first response that is not in its HTML, or when the browser is idle.
 */
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type * as ResponseCache from './response-cache.ts';
import type { ApiError, CachedResponse, Outcome, Question, QueryState } from './questions.ts';
import { servedResponses } from './served-responses.ts';
import { useAppStore, type AppStore } from './store.ts';

let cache: typeof ResponseCache | undefined;
let loading: Promise<typeof ResponseCache> | undefined;
let arrived: (loaded: typeof ResponseCache) => void;
/** Resolves when something has loaded the cache. */
const inPlace = new Promise<typeof ResponseCache>((resolve) => (arrived = resolve));

/** Loads the cache. A failed attempt is repeated by the next call. */
export function loadResponseCache(): Promise<typeof ResponseCache> {
  loading ??= import(/* webpackChunkName: "response-cache" */ './response-cache.ts').then(
    (loaded) => {
      cache = loaded;
      arrived(loaded);
      return loaded;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Fetches once, outside of a component. Resolves with the response or the error. */
export async function ask<Answer, Argument>(
  store: AppStore,
  question: Question<Answer, Argument>,
  argument: Argument,
  options?: { readonly forceRefetch?: boolean },
): Promise<Outcome<Answer>> {
  const { endpointOf } = await loadResponseCache();
  return store.dispatch(endpointOf(store, question).initiate(argument, options));
}

/** The responses a store has cached, to be written into the page's HTML. */
export const cachedResponses = (store: AppStore): CachedResponse[] => cache?.cachedResponses(store) ?? [];

const ASKING = { data: undefined, isFetching: true, isError: false } as const;
const FAILED = { data: undefined, isFetching: false, isError: true } as const;

/** One response, as `useSyncExternalStore` reads it. */
function observe<Answer, Argument>(store: AppStore, question: Question<Answer, Argument>, argument: Argument) {
  const key = JSON.stringify(argument);
  const fromHtml = servedResponses(store).find((each) => each.endpoint === question.name && JSON.stringify(each.argument) === key);
  const atFirst: QueryState<Answer> = fromHtml ? { data: fromHtml.data as Answer, isFetching: false, isError: false } : ASKING;
  let state = (!fromHtml && cache?.cached(store, question, argument)) || atFirst;
  let refetch = () => {};
  return {
    read: () => state,
    /** While hydrating, it is what the HTML was rendered from. */
    readAtFirst: () => atFirst,
    refetch: () => refetch(),
    subscribe: (listener: () => void) => {
      let over = false;
      let stop = () => {};
      const show = (next: QueryState<Answer>) => {
        if (next.data === state.data && next.isFetching === state.isFetching && next.isError === state.isError) return;
        state = next;
        listener();
      };
      const start = () => {
        // A response from the HTML doesn't need the cache, but subscribes to it once it has loaded.
        const cacheInPlace = fromHtml ? inPlace : loadResponseCache();
        cacheInPlace.then(
          ({ watch }) => {
            if (!over) ({ refetch, stop } = watch(store, question, argument, show));
          },
          () => {
            refetch = () => {
              show(ASKING);
              start();
            };
            if (!over) show(FAILED);
          },
        );
      };
      start();
      return () => {
        over = true;
        stop();
      };
    },
  };
}

/** The response to a query, fetched when the component mounts. */
export function useQuery<Answer, Argument>(question: Question<Answer, Argument>, argument: Argument) {
  const store = useAppStore();
  const key = JSON.stringify(argument);
  // oxlint-disable-next-line react/exhaustive-deps -- `key` identifies the argument, which may be a new object on every render
  const answer = useMemo(() => observe(store, question, argument), [store, question, key]);
  const state = useSyncExternalStore(answer.subscribe, answer.read, answer.readAtFirst);
  return { ...state, refetch: answer.refetch };
}

export interface MutationState<Argument> {
  readonly isLoading: boolean;
  /** The last argument, if any. */
  readonly originalArgs: Argument | undefined;
  /** Why the last request failed. */
  readonly error: ApiError | undefined;
}

const NOTHING_SENT = { isLoading: false, originalArgs: undefined, error: undefined };

/** @returns a function that sends a request and resolves with its outcome, and the state of the last request, which `reset` forgets */
export function useMutation<Answer, Argument>(
  question: Question<Answer, Argument>,
): readonly [send: (argument: Argument) => Promise<Outcome<Answer>>, state: MutationState<Argument> & { readonly reset: () => void }] {
  const store = useAppStore();
  const [state, setState] = useState<MutationState<Argument>>(NOTHING_SENT);
  const sent = useRef(0);
  const send = async (argument: Argument): Promise<Outcome<Answer>> => {
    const turn = (sent.current += 1);
    setState({ isLoading: true, originalArgs: argument, error: undefined });
    // The code of the cache may fail to load.
    const outcome = await ask(store, question, argument).catch((reason: unknown) => ({ error: { message: String(reason) } }));
    if (turn === sent.current) setState({ isLoading: false, originalArgs: argument, error: outcome.error });
    return outcome;
  };
  return [send, { ...state, reset: () => setState(NOTHING_SENT) }];
}
