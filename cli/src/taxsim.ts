/**
 * `bracketwise taxsim`: the input columns of NBER's TAXSIM-35 (https://taxsim.nber.org/taxsim35/) and its first output columns, so that
 * researchers can compare. docs/cli.md says where the two differ.
 */
import type { Household } from '@bracketwise/contract/household';
import { STATE_NAMES, type StateCode } from '@bracketwise/contract/states';
import { roundToCents, taxReturn } from '@bracketwise/tax-engine';
import { tableOf, type Cell, type Write } from './csv.ts';
import { InputError } from './input.ts';
import { refusalOf } from './refusal.ts';

const COLUMNS = [
  'taxsimid',
  'year',
  'state',
  'mstat',
  'page',
  'sage',
  'depx',
  'dep13',
  'dep17',
  'dep18',
  ...Array.from({ length: 11 }, (_, index) => `age${index + 1}`),
  'pwages',
  'swages',
  'psemp',
  'ssemp',
  'dividends',
  'intrec',
  'stcg',
  'ltcg',
  'otherprop',
  'nonprop',
  'pensions',
  'gssi',
  'pui',
  'sui',
  'transfers',
  'rentpaid',
  'proptax',
  'otheritem',
  'childcare',
  'mortgage',
  'scorp',
  'pbusinc',
  'pprofinc',
  'sbusinc',
  'sprofinc',
  'idtl',
] as const;

const OUTPUT = ['taxsimid', 'year', 'state', 'fiitax', 'siitax', 'fica', 'frate', 'srate', 'ficar', 'tfica', 'refused'] as const;

/** TAXSIM numbers the states by name, with the District of Columbia among them. */
const STATES: readonly StateCode[] = (Object.entries(STATE_NAMES) as [StateCode, string][])
  .sort(([, a], [, b]) => (a < b ? -1 : 1))
  .map(([code]) => code);

/** Ages for the counts of children, one in the middle of each group; and a dependent of 18 or older. */
const AGE_UNDER_13 = 8;
const AGE_UNDER_17 = 15;
const AGE_OF_17 = 17;
const AGE_OF_ADULT = 30;

type Row = Readonly<Record<string, number>>;

/** @returns how many rows were refused; each says why in its last cell */
export function answerTaxsim(text: string, write: Write): number {
  let refused = 0;
  const table = tableOf(text, write, () => OUTPUT);
  const unknown = table.columns.find((name) => !(COLUMNS as readonly string[]).includes(name));
  if (unknown !== undefined) throw new InputError(`${unknown} is no column of TAXSIM-35`);
  table.each((cells) => {
    const [id, year, state] = ['taxsimid', 'year', 'state'].map((name) => cells[table.columns.indexOf(name)]?.trim());
    try {
      const row: Record<string, number> = {};
      for (const [index, name] of table.columns.entries()) {
        if (name === 'taxsimid') continue;
        const cell = (cells[index] ?? '').trim();
        const value = name === 'state' ? stateNumber(cell) : Number(cell);
        if (!Number.isFinite(value)) throw new InputError(`${name}: ${JSON.stringify(cell)} is no number`);
        row[name] = value;
      }
      return [id, year, state, ...answerOf(householdOfRow(row)), undefined];
    } catch (error) {
      refused += 1;
      return [id, year, state, ...OUTPUT.slice(3, -1).map(() => undefined), refusalOf(error)];
    }
  });
  return refused;
}

const stateNumber = (cell: string): number => {
  const place = STATES.indexOf(cell.toUpperCase() as StateCode);
  return place < 0 ? Number(cell) : place + 1;
};

/** @throws InputError that names a column whose value has no meaning here */
export function householdOfRow(row: Row): Household {
  const at = (name: (typeof COLUMNS)[number]) => row[name] ?? 0;
  const state = STATES[at('state') - 1];
  if (state === undefined && at('state') !== 0) throw new InputError(`state: there is no state ${at('state')}`);
  for (const name of ['otheritem', 'transfers'] as const) if (at(name) !== 0) throw new InputError(`${name} is not computed`);
  if (at('nonprop') < 0) throw new InputError('nonprop: a loss is not computed');
  const specified = at('pprofinc') + at('sprofinc') + at('scorp');
  const others = at('psemp') + at('ssemp') + at('pbusinc') + at('sbusinc');
  if (specified !== 0 && others !== 0)
    throw new InputError('pprofinc: specified services and other businesses in one row are not computed');
  const joint = at('mstat') === 2;
  const dependentAges = agesOf(row);
  const household: Record<string, unknown> = {
    taxYear: at('year'),
    state,
    filingStatus: statusOf(at('mstat'), dependentAges.length),
    claimedAsDependent: at('mstat') === 8,
    dependentAges,
    wages: at('pwages'),
    selfEmploymentProfit: at('psemp') + at('pbusinc') + at('pprofinc'),
    sCorporationProfit: at('scorp'),
    specifiedService: specified !== 0,
    qualifiedDividends: at('dividends'),
    taxableInterest: at('intrec'),
    shortTermGain: at('stcg'),
    longTermGain: at('ltcg'),
    rentalIncome: at('otherprop'),
    otherIncome: at('nonprop'),
    pensionIncome: at('pensions'),
    socialSecurityBenefits: at('gssi'),
    unemploymentCompensation: at('pui') + at('sui'),
    rentPaid: at('rentpaid'),
    propertyTax: at('proptax'),
    dependentCareExpenses: at('childcare'),
    mortgageInterest: at('mortgage'),
    ...(at('page') > 0 && { age: at('page') }),
    ...(joint && {
      spouseWages: at('swages'),
      spouseSelfEmploymentProfit: at('ssemp') + at('sbusinc') + at('sprofinc'),
      ...(at('sage') > 0 && { spouseAge: at('sage') }),
    }),
  };
  if (!joint && (at('swages') !== 0 || at('ssemp') !== 0)) throw new InputError('swages: only a joint return has income of a spouse');
  return household as unknown as Household;
}

function statusOf(mstat: number, dependents: number): Household['filingStatus'] {
  if (mstat === 1) return dependents > 0 ? 'headOfHousehold' : 'single';
  if (mstat === 2) return 'marriedJoint';
  if (mstat === 6) return 'marriedSeparate';
  if (mstat === 8) return 'single';
  throw new InputError(`mstat: ${mstat} is none of 1, 2, 6 and 8`);
}

/** The ages given, or ages of the groups that `dep13`, `dep17` and `dep18` count. */
function agesOf(row: Row): readonly number[] {
  const dependents = row.depx ?? 0;
  const given = Array.from({ length: 11 }, (_, index) => row[`age${index + 1}`] ?? 0).filter((age) => age > 0);
  if (given.length > 0) {
    const rest = Math.max(dependents - given.length, 0);
    return [...given.slice(0, dependents || given.length), ...Array.from({ length: rest }, () => AGE_OF_ADULT)];
  }
  const [under13, under17, under18] = [row.dep13 ?? 0, row.dep17 ?? 0, row.dep18 ?? 0];
  if (dependents > 0 && under18 + under17 + under13 === 0)
    throw new InputError('depx needs the ages: age1, age2 …, or dep13, dep17, dep18');
  const counts = [
    [AGE_UNDER_13, under13],
    [AGE_UNDER_17, Math.max(under17 - under13, 0)],
    [AGE_OF_17, Math.max(under18 - Math.max(under17, under13), 0)],
    [AGE_OF_ADULT, Math.max(dependents - Math.max(under18, under17, under13), 0)],
  ] as const;
  return counts.flatMap(([age, count]) => Array.from({ length: count }, () => age));
}

/** What the marginal rates add to the wages of the filer, in US dollars. */
const STEP = 100;

function answerOf(household: Household): readonly Cell[] {
  const [now, more] = [taxesOf(household), taxesOf({ ...household, wages: (household.wages ?? 0) + STEP })];
  const rate = (name: 'federal' | 'state' | 'fica') => {
    const [from, to] = [now[name], more[name]];
    return from === undefined || to === undefined ? undefined : roundToCents(((to - from) / STEP) * 100);
  };
  return [now.federal, now.state, now.fica, rate('federal'), rate('state'), rate('fica'), now.tfica];
}

/** TAXSIM's `fica` counts the employer's share as well, `tfica` the employee's, and both the tax on self-employment. */
function taxesOf(household: Household) {
  const result = taxReturn(household);
  if (result.stateNotComputed) throw new InputError(`state: the tax of this household is not computed (${result.stateNotComputed})`);
  const employee = result.socialSecurity + result.medicare;
  return {
    federal: result.federalIncomeTax,
    state: result.stateTax ?? 0,
    fica: roundToCents(2 * employee + result.selfEmploymentTax + result.additionalMedicare),
    tfica: roundToCents(employee + result.selfEmploymentTax + result.additionalMedicare),
  };
}
