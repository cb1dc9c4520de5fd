/**
 * All access to the API. A query is a GET to the path that its key segments form; pages add endpoints with `api.injectEndpoints`.
 * There are no retries, no polling and no refetch on focus. Responses never go stale and are kept for 5 minutes after the last
 * subscriber is gone. A response that doesn't match its endpoint's `responseSchema` counts as an error.
 */
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';

export interface ApiRequest {
  /** Path segments, joined with a slash: `['/api', 'states']`. */
  readonly key: readonly (string | number)[];
  readonly method?: 'GET' | 'POST';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Milliseconds until the request is aborted. Without it the browser decides. */
  readonly deadline?: number;
  /** How to treat a 401: as an error, or as an empty answer (`null`). */
  readonly on401?: 'error' | 'empty';
}

/** `message` is "status: body" for an HTTP error ("503: Service Unavailable"). Without a `status` there was no response. */
export interface ApiError {
  readonly status?: number;
  readonly message: string;
  /** The request was aborted at its deadline. */
  readonly timedOut?: boolean;
  /** Seconds to wait before retrying, if the server sent them. */
  readonly retryAfter?: number;
}

/** Passed by the store to every request. The browser calls its own origin; `render` calls the API's. */
export interface ApiContext {
  readonly apiOrigin: string;
}

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
    return { data: await response.json() };
  } catch (error) {
    const { name = '', message = String(error) } = error instanceof Error ? error : {};
    return { error: { message, ...(name === 'TimeoutError' && { timedOut: true }) } };
  } finally {
    clear();
  }
};

export const api = createApi({
  reducerPath: 'api',
  baseQuery: request,
  keepUnusedDataFor: 5 * 60,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  catchSchemaFailure: (_failure, { endpoint }): ApiError => ({ message: `The answer of ${endpoint} has the wrong shape` }),
  endpoints: () => ({}),
});

/** A response embedded in the page's HTML, so that the browser need not request it again. */
export interface CachedAnswer {
  readonly endpoint: string;
  readonly argument: unknown;
  readonly answer: unknown;
}
