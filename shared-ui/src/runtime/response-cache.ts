/**
 * Fetches from the API and caches the responses, with RTK Query. It loads after the page, whose first responses are in its HTML. There are
 * no retries, no polling and no refetch on focus. Responses never go stale and are cached for 5 minutes after the last subscriber is gone.
 * A response that doesn't match its schema counts as an error.
 */
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError, ApiRequest, CachedResponse, Outcome, Question, QueryState } from './questions.ts';
import { servedResponses } from './served-responses.ts';
import type { UnknownAction } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { ApiContext, AppState, AppStore } from './store.ts';

/** Aborts with another signal or after a delay, like `AbortSignal.any`, which is too new for some visitors' browsers. */
function withDeadline(signal: AbortSignal, milliseconds: number): { readonly signal: AbortSignal; readonly clear: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('The server took too long to answer', 'TimeoutError')), milliseconds);
  const follow = () => controller.abort(signal.reason);
  signal.addEventListener('abort', follow);
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', follow);
    },
  };
}

const request: BaseQueryFn<ApiRequest, unknown, ApiError> = async (
  { key, method = 'GET', body, deadline, on401 = 'error' },
  { extra, signal: ended },
) => {
  const { apiOrigin } = extra as ApiContext;
  const { signal, clear } = deadline === undefined ? { signal: ended, clear: () => undefined } : withDeadline(ended, deadline);
  try {
    const response = await fetch(apiOrigin + key.join('/'), {
      method,
      signal,
      credentials: 'include',
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.status === 401 && on401 === 'empty') return { data: null };
    if (!response.ok) {
      const text = (await response.text()) || response.statusText;
      const retryAfter = Number(response.headers.get('Retry-After'));
      return { error: { status: response.status, message: `${response.status}: ${text}`, ...(retryAfter > 0 && { retryAfter }) } };
    }
    return { data: (await response.json()) as unknown };
  } catch (error) {
    const { name = '', message = String(error) } = error instanceof Error ? error : {};
    return { error: { message, ...(name === 'TimeoutError' && { timedOut: true }) } };
  } finally {
    clear();
  }
};

const api = createApi({
  reducerPath: 'api',
  baseQuery: request,
  keepUnusedDataFor: 5 * 60,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  catchSchemaFailure: (_failure, { endpoint }): ApiError => ({ message: `The answer of ${endpoint} has the wrong shape` }),
  endpoints: () => ({}),
});

interface Asking {
  readonly unsubscribe: () => void;
  readonly refetch: () => unknown;
  readonly abort: () => void;
}

interface Entry<Answer> {
  readonly status: string;
  readonly data?: Answer;
}

/** The part of RTK Query's endpoints in use. Questions define them at run time, so their names are unknown to the types. */
interface Endpoint<Answer, Argument> {
  readonly initiate: (
    argument: Argument,
    options?: { readonly forceRefetch?: boolean },
  ) => ThunkAction<Promise<Outcome<Answer>> & Asking, AppState, ApiContext, UnknownAction>;
  readonly select: (argument: Argument) => (state: unknown) => Entry<Answer>;
}

const endpoints = new Map<string, Endpoint<unknown, unknown>>();

/** Of two definitions with one name, such as those of two remotes, the first one counts. */
function defined({ kind, name, request: query, schema: responseSchema }: Question<unknown, unknown>): Endpoint<unknown, unknown> {
  const known = endpoints.get(name);
  if (known) return known;
  const definition = { query, ...(responseSchema && { responseSchema }) } as never;
  const injected = api.injectEndpoints({ endpoints: (build) => ({ [name]: build[kind](definition) }) });
  const endpoint = injected.endpoints[name] as unknown as Endpoint<unknown, unknown>;
  endpoints.set(name, endpoint);
  return endpoint;
}

/** The questions that each store has been asked. */
const asked = new WeakMap<AppStore, Set<string>>();

/** A question's endpoint. On first use it receives the question's responses from the page's HTML. */
export function endpointOf<Answer, Argument>(store: AppStore, question: Question<Answer, Argument>): Endpoint<Answer, Argument> {
  const { name } = question;
  const endpoint = defined(question as Question<unknown, unknown>);
  const names = asked.get(store) ?? new Set();
  if (!asked.has(store)) {
    asked.set(store, names);
    store.join(api.reducerPath, api.reducer, api.middleware);
  }
  if (!names.has(name)) {
    names.add(name);
    const served = servedResponses(store).filter(({ endpoint }) => endpoint === name);
    const entries = served.map(({ argument, data }) => ({ endpointName: name, arg: argument, value: data }));
    if (entries.length > 0) store.dispatch(api.util.upsertQueryEntries(entries as never));
  }
  return endpoint as Endpoint<Answer, Argument>;
}

const stateOf = <Answer>({ status, data }: Entry<Answer>): QueryState<Answer> => ({
  data,
  isFetching: status === 'pending' || status === 'uninitialized',
  isError: status === 'rejected',
});

/** The response as it is cached now, if the question has been asked. */
export const cached = <Answer, Argument>(
  store: AppStore,
  question: Question<Answer, Argument>,
  argument: Argument,
): QueryState<Answer> | undefined =>
  asked.get(store)?.has(question.name) ? stateOf(endpointOf(store, question).select(argument)(store.getState())) : undefined;

/**
 * Asks for a response unless it is cached, and keeps it cached.
 * @param onChange - receives every later state of the response
 */
export function watch<Answer, Argument>(
  store: AppStore,
  question: Question<Answer, Argument>,
  argument: Argument,
  onChange: (state: QueryState<Answer>) => void,
): { readonly refetch: () => void; readonly stop: () => void } {
  const endpoint = endpointOf(store, question);
  const subscription = store.dispatch(endpoint.initiate(argument));
  const select = endpoint.select(argument);
  let shown: Entry<Answer> | undefined;
  const look = () => {
    const entry = select(store.getState());
    if (entry === shown) return;
    shown = entry;
    onChange(stateOf(entry));
  };
  const unsubscribe = store.subscribe(look);
  look();
  return {
    refetch: () => void subscription.refetch(),
    stop: () => {
      unsubscribe();
      subscription.unsubscribe();
    },
  };
}

/** The cached responses, to be written into the page's HTML. */
export function cachedResponses(store: AppStore): CachedResponse[] {
  const { api: cache } = store.getState() as unknown as { readonly api?: ReturnType<typeof api.reducer> };
  return Object.values(cache?.queries ?? {}).flatMap((query) =>
    query?.status === 'fulfilled' ? [{ endpoint: query.endpointName, argument: query.originalArgs, data: query.data }] : [],
  );
}
