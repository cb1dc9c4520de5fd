import { withoutWageTax } from '../../rules/state-law.ts';

/** The constitution forbids a tax on the net incomes of individuals. */
export const stateLaw = withoutWageTax('TX', 'Tex. Const. art. VIII, § 24-a');
