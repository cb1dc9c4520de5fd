/** For tests: a visitor. */
import { PointerEventsCheckLevel, userEvent as source } from '@testing-library/user-event';

export const VISITOR = {
  /** Keys and clicks follow each other at once. */
  delay: null,
  // Whether something lets clicks through is asked of every style of the page, several times a click: a third of a test's time.
  pointerEventsCheck: PointerEventsCheckLevel.Never,
} as const;

export const userEvent = source.setup(VISITOR);
