import { STATE_CODES } from '@bracketwise/tax-engine';

/** What the state of a panel can be; empty until one is chosen. */
export const PANEL_STATES: readonly string[] = ['', ...STATE_CODES];
