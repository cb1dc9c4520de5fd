import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import { allowancesOf, annualized, exemptionsOf, methodsOf, toDollars, type Editions } from '../../rules/withholding-tables.ts';

/** Income at least this much is taxed at the rate, less the amount. US dollars a year. */
type Row = readonly [from: Usd, rate: number, less: Usd];

interface Terms {
  readonly standardDeduction: Usd;
  /** Credit for each exemption. */
  readonly credit: Usd;
  readonly rows: readonly Row[];
  /** What the last row subtracts shrinks by `by` for each hundred dollars, down to `least`. */
  readonly recapture: { readonly from: Usd; readonly less: Usd; readonly by: Usd; readonly least: Usd };
  /** Below this, income counts as the middle of its hundred dollars. */
  readonly exactFrom: Usd;
}

const terms: Editions<Terms> = {
  2026: [
    {
      value: {
        standardDeduction: 2_470,
        credit: 29,
        rows: [
          [0, 0, 0],
          [5_600, 0.02, 111.98],
          [11_200, 0.03, 223.97],
          [16_000, 0.034, 287.97],
          [26_400, 0.037, 367.16],
        ],
        recapture: { from: 94_701, less: 369.9, by: 10, least: 79.9 },
        exactFrom: 97_701,
      },
      source: 'Arkansas DFA, Withholding Tax Formula Method (effective January 1, 2026); Ark. Code § 26-51-905',
    },
  ],
};

const HUNDRED = 100;

function taxOf({ rows, recapture, exactFrom }: Terms, income: Usd): Usd {
  const counted = income < exactFrom ? Math.floor(income / HUNDRED) * HUNDRED + HUNDRED / 2 : income;
  const [, rate, less] = rows.findLast(([from]) => counted >= from) ?? [0, 0, 0];
  const hundreds = Math.floor((counted - recapture.from) / HUNDRED);
  const subtracted = counted < recapture.from ? less : Math.max(recapture.least, recapture.less - hundreds * recapture.by);
  return toDollars(rate * counted - subtracted);
}

export const stateWithholding: StateWithholding = {
  code: 'AR',
  certificate: 'AR4EC',
  methods: methodsOf(terms, (year, pay) =>
    annualized(countedPay(pay), pay.payPeriods, (annual) => {
      // Form AR4EC gives a head of household another exemption.
      const exemptions = allowancesOf(pay, (employee) => exemptionsOf(employee) + (employee.filingStatus === 'headOfHousehold' ? 1 : 0));
      return Math.max(0, taxOf(year, Math.max(0, annual - year.standardDeduction)) - exemptions * year.credit);
    }),
  ),
};
