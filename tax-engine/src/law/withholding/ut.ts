import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import { methodsOf, toDollars, type Edition, type Editions } from '../../rules/withholding-tables.ts';

/** A credit that shrinks with the pay above a limit. Yearly amounts of a single employee, twice for a couple. US dollars. */
interface Terms {
  readonly rate: number;
  readonly credit: Usd;
  readonly shrinksAbove: Usd;
  readonly shrinksBy: number;
}

const edition = (
  revised: string,
  rate: number,
  credit: Usd,
  shrinksAbove: Usd,
  couple: readonly [Usd, Usd],
  from?: string,
): Edition<readonly [single: Terms, couple: Terms]> => ({
  value: [
    { rate, credit, shrinksAbove, shrinksBy: 0.013 },
    { rate, credit: couple[0], shrinksAbove: couple[1], shrinksBy: 0.013 },
  ],
  source: `Utah State Tax Commission, Publication 14 (Rev. ${revised}), Withholding Tax Guide; Utah Code § 59-10-402`,
  from,
});

/** For pay periods that begin on or after June 1; a payment counts by its day. */
const SINCE_2025 = ['4/25', 0.045, 450, 9_107, [900, 18_213]] as const;
const terms: Editions<readonly [single: Terms, couple: Terms]> = {
  2025: [edition('5/24', 0.0455, 440, 8_826, [880, 17_652]), edition(...SINCE_2025, '06-01')],
  2026: [edition(...SINCE_2025), edition('4/26', 0.0445, 485, 9_348, [970, 18_696], '06-01')],
};

export const stateWithholding: StateWithholding = {
  code: 'UT',
  certificate: 'W-4',
  // Each line of the worksheet is in whole dollars.
  methods: methodsOf(terms, ([single, couple], pay) => {
    const { rate, credit, shrinksAbove, shrinksBy } = pay.employee.filingStatus === 'marriedJoint' ? couple : single;
    const wages = countedPay(pay);
    const above = Math.max(0, wages - toDollars(shrinksAbove / pay.payPeriods));
    return toDollars(rate * wages) - Math.max(0, toDollars(credit / pay.payPeriods) - toDollars(shrinksBy * above));
  }),
};
