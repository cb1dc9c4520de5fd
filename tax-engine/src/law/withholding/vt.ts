import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import {
  allowancesOf,
  countsSpouse,
  eachPeriod,
  isDaily,
  methodsOf,
  roundTo,
  tableOf,
  taxBy,
  type Editions,
} from '../../rules/withholding-tables.ts';

/** Yearly amounts, in US dollars. */
interface Terms {
  readonly allowance: Usd;
  readonly single: readonly Usd[];
  readonly married: readonly Usd[];
}

const edition = (year: number, allowance: Usd, single: readonly Usd[], married: readonly Usd[]) => [
  {
    value: { allowance, single, married },
    source: `GB-1210 (${year}), Vermont Income Tax Withholding Instructions, Tables and Charts; 32 V.S.A. § 5841`,
  },
];
const terms: Editions<Terms> = {
  2025: edition(2025, 5_300, [3_825, 53_225, 123_525, 253_525], [11_475, 93_975, 210_925, 315_475]),
  2026: edition(2026, 5_400, [3_925, 54_675, 126_775, 260_225], [11_775, 96_475, 216_525, 323_825]),
};

const RATES = [0, 0.0335, 0.066, 0.076, 0.0875];
const DIME = 0.1;

export const stateWithholding: StateWithholding = {
  code: 'VT',
  certificate: 'W-4VT',
  // Couples with two jobs check the higher single rate.
  methods: methodsOf(terms, ({ allowance, single, married }, pay) => {
    const unit = isDaily(pay.payPeriods) ? DIME : 1;
    const limits = (countsSpouse(pay.employee) ? married : single).map((limit) => roundTo(limit / pay.payPeriods, unit));
    return taxBy(tableOf(RATES, limits), Math.max(0, countedPay(pay) - allowancesOf(pay) * eachPeriod(allowance, pay)));
  }),
};
