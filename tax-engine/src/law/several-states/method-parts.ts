/** What many entries have in common. */
import type { Cited } from '../../kernel/law-table.ts';
import type { CreditLimit } from '../../rules/other-state-credit.ts';
import type { Method, PartialTax, SeveralStatesLaw } from '../../rules/several-states.ts';

export const allIncome: Method = { on: 'allIncome' };

export const inProportion = (source: string): Cited<CreditLimit> => ({ value: 'shareOfTax', source });

/** The same rule for part-year residents and nonresidents. */
export const both = (rule: PartialTax): Pick<SeveralStatesLaw, 'partYear' | 'nonresident'> => ({ partYear: rule, nonresident: rule });
