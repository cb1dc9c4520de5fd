/** Reads households from text: flags of a command line and cells of a CSV file. */
import {
  HOUSEHOLD_FIELDS,
  householdField,
  type FieldOfHousehold,
  type Household,
  type HouseholdFieldName,
} from '@bracketwise/contract/household';

/** Input that can't be read, or that the engine refuses. The message names the flag or column. */
export class InputError extends Error {}

/** Flags that `parseArgs` refuses are refused as any other input. */
export function asInput<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    throw isOfFlags(error) ? new InputError(error.message) : error;
  }
}

const isOfFlags = (error: unknown): error is Error => String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');

const isField = (name: string): name is HouseholdFieldName => (HOUSEHOLD_FIELDS as readonly string[]).includes(name);

/** @throws InputError that names the field most like it */
export function fieldNamed(name: string): HouseholdFieldName {
  if (isField(name)) return name;
  const start = name.slice(0, 4).toLowerCase();
  const alike = HOUSEHOLD_FIELDS.filter((field) => field.toLowerCase().startsWith(start)).slice(0, 3);
  throw new InputError(`${name} is no field of a household${alike.length > 0 ? `; do you mean ${alike.join(' or ')}?` : ''}`);
}

const FLAGS: Readonly<Record<string, boolean>> = { true: true, 1: true, yes: true, false: false, 0: false, no: false };

type Read = (text: string) => unknown;

const number: Read = (text) => {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) throw new InputError(`${JSON.stringify(text)} is no number`);
  return value;
};
const flag: Read = (text) => {
  const value = FLAGS[text.toLowerCase()];
  if (value === undefined) throw new InputError(`${JSON.stringify(text)} is neither true nor false`);
  return value;
};
const records: Read = (text) => {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value as unknown[];
  } catch {
    // Refused below.
  }
  throw new InputError(`takes a list in JSON, such as [{"expenses":4000}], not ${text}`);
};
const word: Read = (text) => text;

const READ: Readonly<Record<FieldOfHousehold['kind'], Read>> = {
  year: number,
  state: (text) => text.toUpperCase(),
  status: word,
  statusIfAny: word,
  amount: number,
  gain: number,
  amountIfAny: number,
  age: number,
  months: number,
  daysIfAny: number,
  ages: (text) => text.split(/[\s,;|]+/).map(number),
  flag,
  place: word,
  rate: number,
  localBase: word,
  date: word,
  records,
};

/** Sets a field from its text; the engine checks the value's limits. */
export type SetField = (household: Record<string, unknown>, text: string) => void;

/** @param shown - the name that a refusal has: of the flag or column */
export function setterOf(name: HouseholdFieldName, shown: string): SetField {
  const read = READ[householdField(name).kind];
  return (household, text) => {
    try {
      household[name] = read(text);
    } catch (error) {
      throw error instanceof InputError ? new InputError(`${shown}: ${error.message}`) : error;
    }
  };
}

/** The household of what the setters have read. `taxReturn` checks it. */
export function householdOf(read: Readonly<Record<string, unknown>>): Household {
  for (const name of ['taxYear', 'filingStatus']) if (read[name] === undefined) throw new InputError(`${name} is missing`);
  return read as Household;
}
