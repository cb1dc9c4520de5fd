/** The API's queries and mutations, and their responses. */
import type { StandardSchema } from './schema-on-demand.ts';

export interface ApiRequest {
  /** Path segments, joined with a slash: `['/api', 'states']`. */
  readonly key: readonly (string | number)[];
  readonly method?: 'GET' | 'POST';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Milliseconds until the request is aborted. Without it the browser decides. */
  readonly deadline?: number;
  /** How to treat a 401: as an error, or as an empty response (`null`). */
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

/** What can be asked of the API. Responses to a query are cached, those to a mutation are not. */
export interface Question<Answer, Argument> {
  readonly kind: 'query' | 'mutation';
  /** Names the responses in the cache and in the page's HTML. */
  readonly name: string;
  readonly request: (argument: Argument) => ApiRequest;
  readonly schema?: StandardSchema<Answer>;
}

export type Outcome<Answer> =
  | { readonly data: Answer; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

/** A response embedded in the page's HTML, so that the browser need not ask for it again. */
export interface CachedResponse {
  /** The question's name. */
  readonly endpoint: string;
  readonly argument: unknown;
  readonly data: unknown;
}

export interface QueryState<Answer> {
  readonly data: Answer | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
}
