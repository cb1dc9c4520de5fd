/** When states stop taxing people who leave for another country, where a statute says more than that the domicile decides. */
import type { StateCode } from '@bracketwise/contract/states';
import type { Cited } from '../../kernel/law-table.ts';

/** An absence after which a state no longer counts somebody with a domicile there as a resident. Days. */
export interface SafeHarbor {
  /** Length of the period. */
  readonly period: number;
  /** Days abroad within it; absent where only the visits count. */
  readonly abroad?: number;
  /** Days of visits to the state: in the period, or in each year where `perYear` says so. */
  readonly visits: number;
  readonly perYear: boolean;
}

export const safeHarbors = {
  CA: { value: { period: 546, visits: 45, perYear: true }, source: 'Cal. Rev. & Tax. Code § 17014(d)' },
  NY: { value: { period: 548, abroad: 450, visits: 90, perYear: false }, source: 'N.Y. Tax Law § 605(b)(1)(A)(ii); 20 NYCRR 105.20(b)' },
} as const satisfies Partial<Record<StateCode, Cited<SafeHarbor>>>;

/** States that tax people who keep a domicile there, however long they are away. */
export const taxedByDomicile = {
  NM: { value: 'domicile', source: 'N.M. Stat. § 7-2-2' },
  SC: { value: 'domicile', source: 'S.C. Code § 12-6-30' },
  VA: { value: 'domicile', source: 'Va. Code § 58.1-302' },
} as const satisfies Partial<Record<StateCode, Cited<'domicile'>>>;
