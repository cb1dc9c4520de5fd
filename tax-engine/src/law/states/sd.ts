import { withoutWageTax } from '../../rules/state-law.ts';

/** No statute taxes the income of individuals. */
export const stateLaw = withoutWageTax('SD', 'S.D. Codified Laws tit. 10 (no tax on individual income)');
