import { withoutWageTax } from '../../rules/state-law.ts';

/** The constitution forbids a tax on the wages or personal income of natural persons. */
export const stateLaw = withoutWageTax('NV', 'Nev. Const. art. 10, § 1(9)');
