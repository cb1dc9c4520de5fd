import type { Usd } from '@bracketwise/contract/amounts';
import { partsOfCode } from '@bracketwise/contract/localities';
import { downToCents, roundToCents } from '../../kernel/money.ts';
import { valueAt } from '../../kernel/step-table.ts';
import { countedPay, type StatePay, type StateWithholding, type WhereEmployed } from '../../rules/state-withholding.ts';
import {
  allowancesOf,
  countsSpouse,
  exemptionsOf,
  isDaily,
  methodsOf,
  proratedTable,
  roundTo,
  tableOf,
  taxBy,
  type Editions,
  type TableRow,
} from '../../rules/withholding-tables.ts';
import { ageExemption, exemption } from '../states/md.ts';
import { countyTax } from '../states/md/localities.ts';

interface Terms {
  readonly standardDeduction: Usd;
  readonly exemption: Usd;
  /** Pay of a year below which nothing is withheld. */
  readonly leastPay: Usd;
  readonly single: readonly TableRow[];
  /** Also of heads of household. */
  readonly joint: readonly TableRow[];
}

/** Without the local tax that the guide's tables add to each of them. */
const RATES = [0.0475, 0.05, 0.0525, 0.055, 0.0575, 0.0625, 0.065];

const terms: Editions<Terms> = {
  2026: [
    {
      value: {
        standardDeduction: 3_400,
        exemption: 3_200,
        leastPay: 5_000,
        single: tableOf(RATES, [100_000, 125_000, 150_000, 250_000, 500_000, 1_000_000]),
        joint: tableOf(RATES, [150_000, 175_000, 225_000, 300_000, 600_000, 1_200_000]),
      },
      source: 'Maryland Employer Withholding Guide (2026, rev. 12/2025), percentage method; Md. Code, Tax-Gen. § 10-908',
    },
  ],
};

/** The tables by day are for a 364th of a year, their amounts for a 365th. */
const DAILY = { inTables: 364, inAmounts: 365 };

/** Form MW507, Personal Exemptions Worksheet, as if this were the only pay: whole exemptions. */
function exemptions(pay: StatePay, annual: Usd, unit: Usd): number {
  const { value: aged } = ageExemption[2026];
  return allowancesOf(pay, (employee) => {
    const each = valueAt(exemption[2026].value[employee.filingStatus], annual);
    return Math.floor((each * exemptionsOf(employee) + aged.amount * (employee.aged65 + employee.blind)) / unit);
  });
}

/** Pay of a period less the standard deduction and the exemptions; undefined if it is too low for any withholding. */
function taxableIn({ standardDeduction, exemption: unit, leastPay }: Terms, pay: StatePay): Usd | undefined {
  const counted = countedPay(pay);
  const daily = isDaily(pay.payPeriods);
  const inAmounts = daily ? DAILY.inAmounts : pay.payPeriods;
  if (counted < roundTo(leastPay / inAmounts, daily ? 0.01 : 1)) return undefined;
  const claimed = exemptions(pay, counted * pay.payPeriods, unit);
  // The standard deduction is printed without fractions of a cent.
  return Math.max(0, counted - downToCents(standardDeduction / inAmounts) - claimed * roundToCents(unit / inAmounts));
}

function stateTax(year: Terms, pay: StatePay): Usd {
  const table = pay.employee.filingStatus === 'headOfHousehold' || countsSpouse(pay.employee) ? year.joint : year.single;
  return taxBy(proratedTable(table, isDaily(pay.payPeriods) ? DAILY.inTables : pay.payPeriods), taxableIn(year, pay) ?? 0);
}

/** Of the county of residence, at its own rate. The guide's printed tables round some rates up to the next one that they have. */
function localTax(year: Terms, pay: StatePay, { locality }: WhereEmployed): Usd | undefined {
  const { state, place } = partsOfCode(locality ?? '');
  const taxable = taxableIn(year, pay) ?? 0;
  const tax = state === 'MD' ? countyTax(place, 2026, pay.employee.filingStatus, taxable * pay.payPeriods) : undefined;
  return tax === undefined ? undefined : roundToCents(tax / pay.payPeriods);
}

export const stateWithholding: StateWithholding = {
  code: 'MD',
  certificate: 'MW507',
  methods: methodsOf(terms, stateTax, localTax),
  supplemental: {
    2026: {
      value: { bonus: 0.065 },
      source: 'Maryland Employer Withholding Guide (2026, rev. 12/2025), p. 9, lump sum of an annual bonus',
    },
  },
};
