import type { WebApp } from '@bracketwise/contract/apps';

/**
 * `load`: a page's code did not load or is incompatible with the shell. `integrity`: a script was refused because it is not that of its release.
 * `script`: loaded code threw an error.
 */
export const FAILURE_KINDS = ['load', 'integrity', 'script'] as const;

/** A browser's failure report. It has no field that could hold anything about the visitor. */
export interface FailureReport {
  part: WebApp;
  kind: (typeof FAILURE_KINDS)[number];
}
