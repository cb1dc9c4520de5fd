import { withoutWageTax } from '../../rules/state-law.ts';

/** The constitution forbids a tax on the income of natural persons. */
export const stateLaw = withoutWageTax('FL', 'Fla. Const. art. VII, § 5(a)');
