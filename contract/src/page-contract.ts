/**
 * Number of the contract between the shell and the pages of remotes. It is raised when an older shell can't run a newer page, or the
 * reverse.
 */
export const PAGE_CONTRACT = 3;
