/** Which states follow income tax treaties. A treaty binds the states only if it says so. */
import type { StateCode } from '@bracketwise/contract/states';
import type { Cited } from '../../kernel/law-table.ts';

/**
 * States that tax income although a treaty exempts it from federal tax. The others start from federal income, which the treaty has lowered.
 * California says so itself: FTB Publication 1001, "Income exempted by U.S. treaties".
 */
export const statesIgnoringTreaties: Cited<readonly StateCode[]> = {
  value: ['AL', 'AR', 'CA', 'CT', 'HI', 'KS', 'KY', 'MD', 'MS', 'MT', 'NJ', 'ND', 'PA'],
  source: 'IRS Link & Learn Taxes, Foreign Students and Scholars, State Income Taxes; FTB Publication 1001',
};
