import { withoutWageTax } from '../../rules/state-law.ts';

/** Only interest and dividends were taxed, until the end of 2024; wages never were. */
export const stateLaw = withoutWageTax('NH', 'N.H. Rev. Stat. § 77:4 (interest and dividends only; repealed from 2025)');
