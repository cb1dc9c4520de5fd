/** Parts of the site that a browser may report: the shell and the remotes, by their folders. */
export const FAILING_PARTS = ['shell', 'mf-main-calculator', 'mf-investor-calcs', 'mf-worker-calcs', 'mf-guides'] as const;
/** `load`: a page's code did not arrive or does not fit this shell. `script`: code that arrived broke. */
export const FAILURE_KINDS = ['load', 'script'] as const;

/** What a browser says of a failure. It has no place for anything about the visitor. */
export interface FailureReport {
  part: (typeof FAILING_PARTS)[number];
  kind: (typeof FAILURE_KINDS)[number];
}
