/** Milliseconds after which a call happens even if the browser is busy. */
const AT_LATEST = 1000;
/** Delay for browsers without `requestIdleCallback` (Safari). */
const PATIENCE = 300;

/** Calls back when the browser is idle. @returns a function that cancels it */
export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, PATIENCE);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call, { timeout: AT_LATEST });
  return () => cancelIdleCallback(handle);
}
