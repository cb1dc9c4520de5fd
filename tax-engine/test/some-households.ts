/** Random households, drawn from the contract's fields: a new field is drawn by its kind, without a line here. */
import { LOCAL_BASES } from '@bracketwise/contract/localities';
import { FILING_STATUSES, HOUSEHOLD_FILING_STATUSES } from '@bracketwise/contract/filing-status';
import {
  HOUSEHOLD_FIELDS,
  householdField,
  MONTHS_IN_YEAR,
  MOST_DAYS_IN_YEAR,
  PARTS_OF_PAY,
  payOf,
  type FieldOfHousehold,
  type Household,
  type HouseholdFieldName,
} from '@bracketwise/contract/household';
import { HOUSEHOLD_YEARS } from '@bracketwise/contract/years';
import { NONRESIDENT_FILING_STATUSES } from '../src/index.ts';
import fc from './random.ts';

type Mutable = { -readonly [Name in keyof Household]: Household[Name] };
type Amounts = Partial<Record<HouseholdFieldName, number>>;

const DOLLARS = fc.oneof(...[9_000, 60_000, 400_000].map((max) => fc.integer({ min: 0, max })));
const LOSS = fc.integer({ min: -30_000, max: 0 });
const NOTHING = fc.constant(undefined);
const sometimes = <Value>(value: fc.Arbitrary<Value>, weight = 1) =>
  fc.oneof({ weight: 4, arbitrary: NOTHING }, { weight, arbitrary: value });

const OF_RECORDS = { flag: fc.boolean(), amount: DOLLARS, age: fc.integer({ min: 0, max: 30 }) } as const;

/** A few records, each field by its kind; none of those with states, which depend on each other and on the household's. */
function records(fields: FieldOfHousehold['record'] = {}): fc.Arbitrary<unknown> {
  const kinds = Object.entries(fields).map(
    ([name, { kind }]) => [name, Object.entries(OF_RECORDS).find(([of]) => of === kind)?.[1]] as const,
  );
  const drawings = kinds.flatMap(([name, drawing]) => (drawing ? [[name, drawing] as const] : []));
  return drawings.length < kinds.length ? NOTHING : fc.array(fc.record(Object.fromEntries(drawings)), { maxLength: 3 });
}

/** Draws a field of each kind on its own. Real households have only a few kinds of income and expenses. */
const drawn = ({ kind, isMoney, record, byDefault }: FieldOfHousehold) =>
  ({
    year: fc.constantFrom(...HOUSEHOLD_YEARS),
    // Many tests compare with tables, which have no column for a surviving spouse: surviving-spouse.test.ts.
    status: fc.constantFrom(...FILING_STATUSES),
    statusIfAny: sometimes(fc.constantFrom(...HOUSEHOLD_FILING_STATUSES)),
    amount: sometimes(DOLLARS, isMoney ? 2 : 1),
    gain: sometimes(fc.oneof({ weight: 3, arbitrary: DOLLARS }, LOSS)),
    amountIfAny: sometimes(DOLLARS),
    age: fc.integer({ min: 18, max: 95 }),
    months: sometimes(fc.integer({ min: 1, max: MONTHS_IN_YEAR })),
    ages: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 4 }),
    flag: sometimes(fc.constant(byDefault !== true)),
    localBase: fc.constantFrom(...LOCAL_BASES),
    records: sometimes(records(record)),
    // Without a state there are no local taxes.
    state: NOTHING,
    place: NOTHING,
    rate: NOTHING,
    daysIfAny: sometimes(fc.integer({ min: 0, max: MOST_DAYS_IN_YEAR })),
    date: NOTHING,
  })[kind];

/** Limits what was drawn field by field to what a household can be. */
function fitting(fields: Record<HouseholdFieldName, unknown>): Household {
  const drawnFields = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const household = drawnFields as Mutable;
  const amounts = drawnFields as Amounts;
  for (const name of HOUSEHOLD_FIELDS) {
    const { of, kind, partOf } = householdField(name);
    if (of === 'spouse' && kind !== 'age' && household.filingStatus !== 'marriedJoint') delete household[name];
    if (partOf && amounts[name] !== undefined) amounts[name] = Math.min(amounts[name], amounts[partOf] ?? 0);
  }
  let pay = payOf(household);
  for (const name of PARTS_OF_PAY) {
    if (household[name] !== undefined) household[name] = Math.min(household[name], pay);
    pay -= household[name] ?? 0;
  }
  // A nonresident files neither jointly nor as head of household: 26 U.S.C. §§ 6013(a)(1), 2(b)(3)(A).
  if (!NONRESIDENT_FILING_STATUSES.some((status) => status === household.filingStatus)) delete household.nonresident;
  return household;
}

/** How to draw some of the fields. */
type Drawings = { readonly [Name in HouseholdFieldName]?: fc.Arbitrary<Household[Name]> };

/** Most people work for pay. */
const USUAL: Drawings = { wages: DOLLARS };

/** Random households; without a state, and in the years with full state forms, unless `own` draws these. */
export function householdsWith(own: Drawings): fc.Arbitrary<Household> {
  const drawings: Drawings = { ...USUAL, ...own };
  const fields = Object.fromEntries(HOUSEHOLD_FIELDS.map((name) => [name, drawings[name] ?? drawn(householdField(name))]));
  return fc.record(fields as Record<HouseholdFieldName, fc.Arbitrary<unknown>>).map(fitting);
}

export const HOUSEHOLDS = householdsWith({});
