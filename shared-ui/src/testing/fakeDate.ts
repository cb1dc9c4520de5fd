/** What jest fakes besides the date. */
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'hrtime',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;

/** Fakes the date, and nothing else: timers keep running. `jest.useRealTimers()` ends it. @param now - such as `2026-07-02T12:00:00Z` */
export const fakeDate = (now: string): void => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: [...TIMERS] });
};
