/** Parts of the site that browsers may report: the shell and the remotes, by folder name. */
export const FAILING_PARTS = ['shell', 'mf-main-calculator', 'mf-investor-calcs', 'mf-worker-calcs', 'mf-guides'] as const;
/**
 * `load`: a page's code did not load or is incompatible with the shell. `integrity`: a script was refused because it is not that of its release.
 * `script`: loaded code threw an error.
 */
export const FAILURE_KINDS = ['load', 'integrity', 'script'] as const;

/** A browser's failure report. It has no field that could hold anything about the visitor. */
export interface FailureReport {
  part: (typeof FAILING_PARTS)[number];
  kind: (typeof FAILURE_KINDS)[number];
}
