import { withoutWageTax } from '../../rules/state-law.ts';

/** No statute taxes income, and the constitution would demand full credit for the other taxes paid. */
export const stateLaw = withoutWageTax('WY', 'Wyo. Const. art. 15, § 18 (none enacted)');
