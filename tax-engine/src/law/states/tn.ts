import { withoutWageTax } from '../../rules/state-law.ts';

/** The constitution forbids a tax on earned personal income; the tax on interest and dividends ended with 2020. */
export const stateLaw = withoutWageTax('TN', 'Tenn. Const. art. II, § 28');
