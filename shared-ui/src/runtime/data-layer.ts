/**
 * The one way to the API. A query is a GET to the path its key segments form; pages add their own endpoints with
 * `api.injectEndpoints`. No retries, no polling, no refetch on focus; answers never go stale and stay 5 minutes after the last
 * reader is gone. An endpoint's `responseSchema` says what its answer must look like; any other answer is a failure.
 */
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';

export interface ApiRequest {
  /** Segments of the path, joined with a slash: `['/api', 'states']`. */
  readonly key: readonly (string | number)[];
  readonly method?: 'GET' | 'POST';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Milliseconds after which the request is given up. Without it the browser decides. */
  readonly deadline?: number;
  /** What a 401 means: an error, or an empty answer (`null`). */
  readonly on401?: 'error' | 'empty';
}

/** `message` is "status: body" for an answered request ("503: Service Unavailable"); without `status` nothing answered. */
export interface ApiError {
  readonly status?: number;
  readonly message: string;
  /** The request was given up at its deadline. */
  readonly timedOut?: boolean;
  /** Seconds to wait before asking again, where the server named them. */
  readonly retryAfter?: number;
}

/** What the store passes to every request. The browser asks its own origin; `render` asks the API's. */
export interface ApiContext {
  readonly apiOrigin: string;
}

/** Ends with another signal, or after so long. `AbortSignal.any` would do the same, but is too new for some of our visitors. */
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

/** An answer that travels in the page's HTML, so that the browser need not ask again. */
export interface CachedAnswer {
  readonly endpoint: string;
  readonly argument: unknown;
  readonly answer: unknown;
}
