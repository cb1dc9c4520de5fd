/** For tests: user-event with settings that make it fast. */
import { PointerEventsCheckLevel, userEvent as source } from '@testing-library/user-event';

export const VISITOR = {
  /** No delay between keys and clicks. */
  delay: null,
  // Skips the pointer-events check, which reads the styles of the page several times per click: a third of a test's time.
  pointerEventsCheck: PointerEventsCheckLevel.Never,
} as const;

export const userEvent = source.setup(VISITOR);
