import { HouseholdError } from '@bracketwise/tax-engine';
import { InputError } from './input.ts';

/** What is wrong with the input. Any other error is ours and goes on. */
export function refusalOf(error: unknown): string {
  if (error instanceof InputError || error instanceof HouseholdError) return error.message;
  throw error;
}
