/** The simulator's form: what its controls hold, and the values that become of it. */
import { parseAmount } from '@bracketwise/shared-ui/forms/amount';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import { FILING_STATUSES, type FilingStatus, INCOME_LIMITS, type StateCode } from '@bracketwise/tax-engine';
import { boolean, number, object, string, type ObjectSchema } from 'yup';

/** US dollars of a year. */
export interface SimulationInput {
  income: number;
  filingStatus: FilingStatus;
  state: StateCode;
  currentRetirement401k: number;
  currentIRA: number;
  hasHSA: boolean;
  currentHSA: number;
  charitableDonations: number;
  mortgageInterest: number;
  stateLocalTaxes: number;
}

export type SimulationDraft = { [Field in keyof SimulationInput]: SimulationInput[Field] extends boolean ? boolean : string };

/** Fields that hold dollars. */
export const AMOUNTS = [
  'income',
  'currentRetirement401k',
  'currentIRA',
  'currentHSA',
  'charitableDonations',
  'mortgageInterest',
  'stateLocalTaxes',
] as const satisfies readonly (keyof SimulationInput)[];

export const emptyDraft: SimulationDraft = {
  income: '0',
  filingStatus: 'single',
  state: 'CA',
  currentRetirement401k: '0',
  currentIRA: '0',
  hasHSA: false,
  currentHSA: '0',
  charitableDonations: '0',
  mortgageInterest: '0',
  stateLocalTaxes: '0',
};

/** Smallest income the simulator takes, in US dollars. */
export const MINIMUM_INCOME = 1_000;

/** Step of the income's arrow keys, in US dollars. */
export const INCOME_STEP = 1_000;

/** @param unreadable - what a text that is no amount counts as; where it is left out, the text is refused */
const amountIn = (locale: Locale, unreadable = NaN) =>
  number()
    .transform((_value, text) => {
      if (String(text).trim() === '') return undefined;
      const amount = parseAmount(String(text), locale);
      return Number.isNaN(amount) ? unreadable : amount;
    })
    .typeError('errors.invalid')
    .max(INCOME_LIMITS.maximum, 'errors.tooHigh');

/** Messages are keys of the section's words. @param locale - in which amounts are read */
export function simulationSchema(locale: Locale): ObjectSchema<SimulationInput> {
  // A field that is left empty is one where there is nothing to tell.
  const amount = amountIn(locale, 0).default(0).min(0, 'errors.negative');
  return object({
    income: amountIn(locale).required('errors.required').min(MINIMUM_INCOME, 'errors.incomeTooLow'),
    filingStatus: string<FilingStatus>().oneOf(FILING_STATUSES, 'errors.invalid').required('errors.required'),
    state: string<StateCode>().required('errors.required'),
    currentRetirement401k: amount,
    currentIRA: amount,
    hasHSA: boolean().default(false),
    // Shown only with an HSA; what was typed before it was hidden counts as nothing.
    currentHSA: amount.when('hasHSA', {
      is: false,
      then: () =>
        number()
          .transform(() => 0)
          .default(0),
    }),
    charitableDonations: amount,
    mortgageInterest: amount,
    stateLocalTaxes: amount,
  });
}
