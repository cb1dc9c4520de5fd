import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import { allowancesOf, eachPeriod, methodsOf, peopleOf, type Edition, type Editions } from '../../rules/withholding-tables.ts';

interface Terms {
  readonly rate: number;
  /** Twice for a couple with one income. */
  readonly standardDeduction: Usd;
  readonly dependent: Usd;
}

const edition = (guide: string, rate: number, from?: string): Edition<Terms> => ({
  value: { rate, standardDeduction: 12_000, dependent: 4_000 },
  source: `Georgia Department of Revenue, Employer’s Withholding Tax Guide (${guide}), Table E and F; O.C.G.A. § 48-7-101`,
  from,
});

const terms: Editions<Terms> = {
  2025: [edition('January 2025', 0.0539), edition('June 2025', 0.0519, '07-01')],
  2026: [
    edition('December 2025', 0.0519),
    {
      value: { rate: 0.0499, standardDeduction: 15_000, dependent: 5_000 },
      source: 'Georgia Department of Revenue, Employer’s Withholding Tax Guide (June 2026), Table E and F; O.C.G.A. § 48-7-101',
      from: '05-11',
    },
  ],
};

export const stateWithholding: StateWithholding = {
  code: 'GA',
  certificate: 'G-4',
  methods: methodsOf(terms, ({ rate, standardDeduction, dependent }, pay) => {
    const dependents = allowancesOf(pay, (employee) => employee.dependents);
    const taxable = countedPay(pay) - eachPeriod(peopleOf(pay.employee) * standardDeduction, pay) - eachPeriod(dependents * dependent, pay);
    return rate * Math.max(0, taxable);
  }),
};
