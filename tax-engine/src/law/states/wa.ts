import { withoutWageTax } from '../../rules/state-law.ts';

/** Only long-term capital gains are taxed, from 2022; wages are not. */
export const stateLaw = withoutWageTax('WA', 'Wash. Rev. Code § 82.87.040 (long-term capital gains only)');
