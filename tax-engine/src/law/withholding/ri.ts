import type { Usd } from '@bracketwise/contract/amounts';
import { unchanged } from '../../kernel/law-table.ts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import { allowancesOf, eachPeriod, isDaily, methodsOf, roundTo, tableOf, taxBy, type Editions } from '../../rules/withholding-tables.ts';

/** Yearly amounts, in US dollars. */
interface Terms {
  readonly limits: readonly Usd[];
  readonly exemption: Usd;
  /** Pay from which the exemptions end. */
  readonly exemptionUpTo: Usd;
}

const BOOKLET = 'Rhode Island Employer’s Income Tax Withholding Tables';
const edition = (year: number, limits: readonly Usd[], exemptionUpTo: Usd) => [
  { value: { limits, exemption: 1_000, exemptionUpTo }, source: `${BOOKLET} (${year}), Percentage Method; R.I. Gen. Laws § 44-30-71` },
];
const terms: Editions<Terms> = { 2025: edition(2025, [79_900, 181_650], 283_250), 2026: edition(2026, [82_050, 186_450], 290_800) };

const RATES = [0.0375, 0.0475, 0.0599];
const CENT = 0.01;

export const stateWithholding: StateWithholding = {
  code: 'RI',
  certificate: 'RI W-4',
  methods: methodsOf(terms, ({ limits, exemption, exemptionUpTo }, pay) => {
    const wages = countedPay(pay);
    const unit = isDaily(pay.payPeriods) ? CENT : 1;
    const ofPeriod = limits.map((limit) => roundTo(limit / pay.payPeriods, unit));
    const exempt = wages > eachPeriod(exemptionUpTo, pay) ? 0 : allowancesOf(pay) * eachPeriod(exemption, pay);
    return taxBy(tableOf(RATES, ofPeriod), Math.max(0, wages - exempt));
  }),
  supplemental: unchanged([2025, 2026], { bonus: 0.0599 }, `${BOOKLET} (2025) and (2026), supplemental wages`),
};
