/** Repeats requests that failed for now. Every calculation is pure, so a POST may be repeated as well. */

/** A response whose body has arrived. */
export interface WholeResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

export interface Patience {
  /** How often a request is repeated. */
  readonly retries: number;
  /** A longer `Retry-After` ends the attempts. */
  readonly longestWaitMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Too many requests, and a server that restarts or does not respond in time. */
const TEMPORARY: readonly number[] = [429, 502, 503, 504];
const FIRST_WAIT_MS = 250;

/** What `Retry-After` asks for: seconds or a date. Undefined if it is absent or neither. */
export function retryAfterMs({ headers }: WholeResponse): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/** Doubles each time. Half of it is random, so that clients that failed together do not return together. */
const backoffMs = (repeated: number): number => FIRST_WAIT_MS * 2 ** repeated * (0.5 + Math.random() / 2);

/** @throws the signal's reason once it is aborted */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });

/**
 * @param send - sends the request; it fails if there is no connection
 * @returns the first response that is final, or the last one
 * @throws the signal's reason, or why there is no connection
 */
export async function repeated(send: () => Promise<WholeResponse>, { retries, longestWaitMs, signal }: Patience): Promise<WholeResponse> {
  for (let repetitions = 0; ; repetitions += 1) {
    signal?.throwIfAborted();
    const isLast = repetitions >= retries;
    const response = await send().catch((error: unknown) => {
      if (isLast || signal?.aborted) throw error;
      return undefined;
    });
    const isFinal = response !== undefined && !TEMPORARY.includes(response.status);
    if (isFinal || (response && isLast)) return response;
    const waitMs = (response && retryAfterMs(response)) ?? backoffMs(repetitions);
    if (response && waitMs > longestWaitMs) return response;
    await pause(waitMs, signal);
  }
}
