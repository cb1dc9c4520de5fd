/** Reference households as a visitor would type them into the full estimate's form. */
import type { Household } from '@bracketwise/contract/household';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface TypedHousehold {
  readonly id: string;
  readonly household: Household;
  /** Form fields in the order to fill them in; `true` checks a box. */
  readonly entries: readonly (readonly [field: string, value: string | true])[];
}

const STATUSES: Readonly<Record<string, string>> = {
  single: 'single',
  joint: 'marriedJoint',
  separate: 'marriedSeparate',
  hoh: 'headOfHousehold',
};

/** The fields that each checkbox reveals, with their columns in the file. Field names are those of `Household`. */
const CHOICES = {
  spouseWorks: { spouseWages: 'wages_spouse' },
  selfEmployed: { selfEmploymentProfit: 'se_profit_head' },
  investments: { taxableInterest: 'interest', qualifiedDividends: 'dividends_qualified', shortTermGain: 'stcg', longTermGain: 'ltcg' },
  retired: {
    age: 'age_head',
    spouseAge: 'age_spouse',
    pensionIncome: 'pension_head',
    spousePensionIncome: 'pension_spouse',
    socialSecurityBenefits: 'ss_head',
    spouseSocialSecurityBenefits: 'ss_spouse',
  },
  home: {
    mortgageInterest: 'mortgage_interest',
    propertyTax: 'property_tax',
    charitableGifts: 'charity_cash',
    stateIncomeTaxPaid: 'state_tax_paid',
  },
  childCare: { dependentCareExpenses: 'childcare' },
  otherIncomes: { unemploymentCompensation: 'unemployment_head' },
} as const;

/**
 * A small set, chosen greedily, of households that together enter every field and select every status and year that any of them does.
 * @param count - number of households to choose from, spread evenly over the file
 */
export function typedHouseholds(count: number): readonly TypedHousehold[] {
  const all = someHouseholds(count);
  const enteredBy = ({ entries }: TypedHousehold) => entries.map(([field, value]) => (SELECTED.has(field) ? `${field} ${value}` : field));
  const left = new Set(all.flatMap(enteredBy));
  const chosen: TypedHousehold[] = [];
  while (left.size > 0) {
    const newOf = (household: TypedHousehold) => enteredBy(household).filter((entry) => left.has(entry)).length;
    const most = all.reduce((best, each) => (newOf(each) > newOf(best) ? each : best));
    for (const entry of enteredBy(most)) left.delete(entry);
    chosen.push(most);
  }
  return chosen;
}

const SELECTED: ReadonlySet<string> = new Set(['filingStatus', 'taxYear']);

function someHouseholds(count: number): readonly TypedHousehold[] {
  const file = path.resolve(import.meta.dirname, '../../tax-engine/test/cases/households.csv');
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const columns = head.split(',');
  const every = Math.floor(lines.length / count);
  return lines.filter((_line, index) => index % every === every - 1).map((line) => typed(columns, line.split(',')));
}

function typed(columns: readonly string[], cells: readonly string[]): TypedHousehold {
  const cell = (column: string) => cells[columns.indexOf(column)] ?? '';
  const ages = ['dep_age1', 'dep_age2', 'dep_age3', 'dep_age4'].slice(0, Number(cell('n_dep'))).map(cell);
  const filingStatus = STATUSES[cell('status')] ?? '';
  const nonqualified = Number(cell('dividends_ordinary_nonqualified'));
  const household: Record<string, unknown> = {
    taxYear: Number(cell('year')),
    state: cell('state'),
    filingStatus,
    wages: Number(cell('wages_head')),
    dependentAges: ages.map(Number),
    nonqualifiedDividends: nonqualified,
  };
  const entries: [string, string | true][] = [
    ['state', cell('state')],
    ['filingStatus', filingStatus],
    ['taxYear', cell('year')],
    ['wages', cell('wages_head')],
  ];
  if (ages.length > 0) entries.push(['dependents', true], ['dependentAges', ages.join(', ')]);
  for (const [choice, fields] of Object.entries(CHOICES)) {
    const named = Object.entries(fields).filter(([, column]) => Number(cell(column)) !== 0);
    const dividends = nonqualified + Number(cell('dividends_qualified'));
    const isInvested = choice === 'investments' && dividends > 0;
    if (named.length === 0 && !isInvested) continue;
    entries.push([choice, true]);
    if (isInvested) entries.push(['ordinaryDividends', String(dividends)]);
    for (const [field, column] of named) {
      entries.push([field, cell(column)]);
      household[field] = Number(cell(column));
    }
  }
  return { id: cell('id'), household: household as unknown as Household, entries };
}
