/**
 * Codes of places with local income taxes: the state's code, a colon and the place in capitals, such as `MD:BALTIMORE CITY` or `IN:MARION`.
 * New York City and Yonkers are `NYC` and `YONKERS`. Which places have a table is part of each state's law.
 */
import type { StateCode } from './states.ts';

export { STATES_WITH_LOCAL_TAX } from './states-with-local-tax.ts';

/** A place of work without local tax. If the place of work is left out, people work where they live. */
export const ELSEWHERE = 'ELSEWHERE';

/** States where every county taxes its residents' income. */
export const STATES_WITH_COUNTY_TAX: readonly StateCode[] = ['IN', 'MD'];

/**
 * The most populous place with a local income tax in each state whose law lists places: U.S. Census Bureau, 2020 Census, P.L. 94-171.
 */
export const LARGEST_PLACES: Readonly<Partial<Record<StateCode, string>>> = {
  AL: 'AL:BIRMINGHAM',
  CO: 'CO:DENVER',
  DE: 'DE:WILMINGTON',
  IN: 'IN:MARION',
  KY: 'KY:LOUISVILLE',
  MD: 'MD:MONTGOMERY',
  MI: 'MI:DETROIT',
  MO: 'MO:KANSAS CITY',
  NY: 'NYC',
  OH: 'OH:COLUMBUS',
  OR: 'OR:PORTLAND',
  PA: 'PA:PHILADELPHIA',
  WV: 'WV:CHARLESTON',
};

/** What a local rate that the visitor types applies to. */
export const LOCAL_BASES = ['pay', 'earnedIncome', 'stateTaxableIncome', 'stateTax'] as const;
export type LocalBase = (typeof LOCAL_BASES)[number];

/** The highest local rate that can be typed, as a fraction. Iowa's surtaxes are up to a fifth of the state tax: Iowa Code § 298.14. */
export const HIGHEST_LOCAL_RATE = 0.2;

/** Longer than any code. */
export const LONGEST_CODE = 60;

/** The code in its usual spelling: in capitals, without periods, apostrophes and a final "County". */
export function spelledCode(code: string): string {
  return code
    .slice(0, LONGEST_CODE)
    .toUpperCase()
    .replace(/[.'’]/gu, '')
    .replace(/ COUNTY$/u, '');
}

/** The code of a place within a state. */
export const codeOf = (state: StateCode, place: string): string => (partsOfCode(place).state === state ? place : `${state}:${place}`);

/** The state of a code in its usual spelling, and the place within it; no state if the code names none. */
export function partsOfCode(code: string): { readonly state: StateCode | undefined; readonly place: string } {
  if (code === 'NYC' || code === 'YONKERS') return { state: 'NY', place: code };
  const [state = '', place = ''] = code.split(':');
  return { state: /^[A-Z]{2}$/u.test(state) ? (state as StateCode) : undefined, place };
}

/** In a form: another place, whose rate the visitor types. */
export const OTHER_PLACE = 'OTHER';

/** Whether a text has the form of a place's code, or is the value of another option in the fields of a place. */
export const isCodeOfPlace = (text: string): boolean =>
  text === OTHER_PLACE ||
  text === ELSEWHERE ||
  LOCAL_BASES.some((base) => base === text) ||
  (/^[A-Z: -]+$/u.test(text) && text === spelledCode(text) && partsOfCode(text).state !== undefined);
