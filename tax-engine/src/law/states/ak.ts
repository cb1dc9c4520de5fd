import { withoutWageTax } from '../../rules/state-law.ts';

/** The tax on individuals was repealed in 1980; the Permanent Fund dividend is income of its own and no part of an estimate from wages. */
export const stateLaw = withoutWageTax('AK', 'Alaska Stat. § 43.20.012 (tax on individuals repealed, 1980 SSSLA ch. 1)');
