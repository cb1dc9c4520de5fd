/** An amount on a line of Form 1040 or its Schedules 1 to 3, with its number on the form of each year. */
import type { HouseholdFieldName } from '@bracketwise/contract/household';
import type { LineLabel } from '@bracketwise/contract/lines';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import type { Form1040 } from '../../../src/federal/form-1040.ts';

/** The years whose forms have been read. */
export const FORM_YEARS = YEARS_TO_2026;
export type FormYear = (typeof FORM_YEARS)[number];

type Span = FormYear | `${FormYear}-` | `${FormYear}-${FormYear}`;
/** The number in every year, or in each span of years such as 2021, '2022-2024' and '2025-'. In other years the form has no such line. */
type Numbers = string | Readonly<Partial<Record<Span, string>>>;

/** The engine's name of the amount: a label of the explanation or a line of its return. */
type Computed = LineLabel | keyof Form1040;

export interface FormLine {
  readonly numbers: ReadonlyMap<FormYear, string>;
  readonly what: string;
  /** Computed by the engine, or 'sum' for a sum of other lines. */
  readonly computed?: readonly Computed[] | 'sum';
  /** Taken from these fields of the household. */
  readonly asked?: readonly HouseholdFieldName[];
  /** Why it is neither. */
  readonly leftOut?: string;
  /** What an entry that is computed or asked does not cover. */
  readonly without?: string;
}

function byYear(numbers: Numbers): ReadonlyMap<FormYear, string> {
  const spans = typeof numbers === 'string' ? { [`${FORM_YEARS[0]}-`]: numbers } : numbers;
  const found = new Map<FormYear, string>();
  for (const [span, number] of Object.entries(spans)) {
    const [from, to = from] = span.split('-');
    for (const year of FORM_YEARS.filter((each) => each >= Number(from) && (to === '' || each <= Number(to)))) {
      if (found.has(year)) throw new Error(`Two numbers in ${year}: ${found.get(year)}, ${number}`);
      found.set(year, number);
    }
  }
  return found;
}

export const computed = (numbers: Numbers, what: string, by: Computed | readonly Computed[], without?: string): FormLine => ({
  numbers: byYear(numbers),
  what,
  computed: typeof by === 'string' ? [by] : by,
  ...(without !== undefined && { without }),
});
export const sum = (numbers: Numbers, what: string): FormLine => ({ numbers: byYear(numbers), what, computed: 'sum' });
export const asked = (numbers: Numbers, what: string, ...fields: readonly HouseholdFieldName[]): FormLine => ({
  numbers: byYear(numbers),
  what,
  asked: fields,
});
export const leftOut = (numbers: Numbers, what: string, why: string): FormLine => ({ numbers: byYear(numbers), what, leftOut: why });

/** Reasons that more than one form gives. */
export const BUSINESS_CREDITS = 'credits of businesses and their recapture';
export const FARMLAND = 'sales of farmland';
export const NO_W2 = 'pay without a Form W-2';
export const OTHER_YEARS = 'credits of other years';
export const PAYMENTS = 'payments: the check of the withholding asks for them apart from the household';
export const RARE = 'rare';
export const VEHICLES = 'credits for vehicles';
