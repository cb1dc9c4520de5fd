import type { Usd } from '@bracketwise/contract/amounts';
import { partsOfCode } from '@bracketwise/contract/localities';
import type { LawYear } from '@bracketwise/contract/years';
import type { Cited } from '../../kernel/law-table.ts';
import { roundToCents } from '../../kernel/money.ts';
import {
  countedPay,
  type ByYear,
  type StatePay,
  type StateWithholding,
  type SupplementalRates,
  type WhereEmployed,
} from '../../rules/state-withholding.ts';
import { allowancesOf, eachPeriod, exemptionsOf, methodsOf, peopleOf, type Editions } from '../../rules/withholding-tables.ts';
import { localities } from '../states/in/localities.ts';

interface Terms {
  readonly rate: number;
  readonly exemption: Usd;
  /** For each dependent child. */
  readonly child: Usd;
}

const NOTICE = 'Indiana DOR, Departmental Notice #1';
const edition = (effective: string, rate: number) => [
  { value: { rate, exemption: 1_000, child: 1_500 }, source: `${NOTICE} (effective ${effective}); IC 6-3-4-8` },
];
const terms: Editions<Terms> = { 2025: edition('January 1, 2025', 0.03), 2026: edition('January 1, 2026', 0.0295) };

/** Form WH-4, lines 1 to 5. Children are those under 17; the form also counts older ones up to 18, or 23 at school. */
function taxable({ exemption, child }: Terms, pay: StatePay): Usd {
  const exemptions = allowancesOf(pay, (employee) => {
    const people = peopleOf(employee);
    return exemptionsOf(employee) + Math.min(employee.aged65, people) + Math.min(employee.blind, people);
  });
  return Math.max(0, countedPay(pay) - eachPeriod(exemptions * exemption, pay) - eachPeriod(pay.employee.childrenUnder17 * child, pay));
}

/** Of the county where the employee lives, or else works, on January 1. */
function countyTax(year: Terms, pay: StatePay, { locality, workLocality }: WhereEmployed, taxYear: LawYear): Usd | undefined {
  const county = [locality, workLocality].map((code) => partsOfCode(code ?? '')).find(({ state }) => state === 'IN');
  const rate = county && localities[county.place]?.table[taxYear]?.value;
  return typeof rate === 'number' ? roundToCents(rate * taxable(year, pay)) : undefined;
}

const bonusRate = (year: 2025 | 2026, bonus: number): Cited<SupplementalRates> => ({
  value: { bonus },
  source: `${NOTICE} (effective January 1, ${year}), supplemental wages, without exemptions`,
});
const supplemental: ByYear<Cited<SupplementalRates>> = { 2025: bonusRate(2025, 0.03), 2026: bonusRate(2026, 0.0295) };

export const stateWithholding: StateWithholding = {
  code: 'IN',
  certificate: 'WH-4',
  methods: methodsOf(terms, (year, pay) => year.rate * taxable(year, pay), countyTax),
  supplemental,
};
