import { PROBLEM_TYPES } from '@bracketwise/contract/problem';
import type { HouseholdError, PaychecksError } from '@bracketwise/tax-engine';
import { Problem } from './problem.ts';

/**
 * The problem with a field that the engine refuses, which JSON Schema can't compare with others.
 * @param place - JSON Pointer of the household in the body
 */
export function refusedField({ path, rule, reason, maximum }: HouseholdError, place = ''): Problem {
  return invalid(path, `${place}${pointerTo(path)}`, rule === 'place' ? 'place' : 'maximum', reason, maximum);
}

/** The same for a field of a request for paychecks, besides its household. */
export const refusedOfPaychecks = ({ path, reason }: PaychecksError): Problem => invalid(path, pointerTo(path), 'value', reason);

/** Of `students[0].expenses`: `/students/0/expenses`. */
const pointerTo = (path: string): string => `/${path.replace(/\[(\d+)\]/gu, '/$1').replaceAll('.', '/')}`;

function invalid(field: string, pointer: string, code: string, reason: string, maximum?: number): Problem {
  return new Problem(400, `Missing, wrong or unknown: ${field}.`, {
    type: PROBLEM_TYPES.invalidRequest,
    title: 'Invalid request',
    errors: [{ field, pointer: `#${pointer}`, code, message: `${field} ${reason}`, ...(maximum !== undefined && { maximum }) }],
  });
}
