/** Rules already enacted for years that no estimate covers yet. Pages explain them. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { Cited } from '../../kernel/law-table.ts';
import type { InstallmentDays } from './installment-days.ts';

/** The cap on itemized state and local taxes after 2026. */
export interface TaxCapAhead {
  /** Annual increase of the cap, as a fraction. */
  readonly yearlyRise: number;
  /** Last year of the higher cap. */
  readonly until: number;
  /** The cap after that year, in US dollars. */
  readonly afterwards: Usd;
}

export const stateAndLocalTaxCapAhead: Cited<TaxCapAhead> = {
  value: { yearlyRise: 0.01, until: 2029, afterwards: 10_000 },
  source: '26 U.S.C. § 164(b)(7)(A) (Pub. L. 119-21 § 70120)',
};

/** January 15, 2028 is a Saturday, and the Monday after it is a legal holiday. */
export const installmentDaysOf2027: Cited<InstallmentDays> = {
  value: [new Date('2027-04-15'), new Date('2027-06-15'), new Date('2027-09-15'), new Date('2028-01-18')],
  source: '26 U.S.C. § 6654(c)(2), § 7503',
};
