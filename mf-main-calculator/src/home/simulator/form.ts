/** The simulator's draft and its validated values. */
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import type { StateCode } from '@bracketwise/contract/states';
import { parseAmount } from '@bracketwise/shared-ui/forms';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import { boolean, number, object, string, type ObjectSchema } from 'yup';

/** US dollars per year. */
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

/** Fields that hold dollar amounts. */
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

export const NOTHING_SAVED_YET = {
  currentRetirement401k: 0,
  currentIRA: 0,
  hasHSA: false,
  currentHSA: 0,
  charitableDonations: 0,
  mortgageInterest: 0,
  stateLocalTaxes: 0,
} as const satisfies Partial<SimulationInput>;

/** Lowest income the simulator accepts, in US dollars. */
export const MINIMUM_INCOME = 1_000;

/** Step of the arrow keys in the income field, in US dollars. */
export const INCOME_STEP = 1_000;

/** @param unreadable - value of unreadable text; without it such text is invalid */
const amountIn = (locale: Locale, unreadable = NaN) =>
  number()
    .transform((_value, text) => {
      if (String(text).trim() === '') return undefined;
      const amount = parseAmount(String(text), locale);
      return Number.isNaN(amount) ? unreadable : amount;
    })
    .typeError('errors.invalid')
    .max(INCOME_LIMITS.maximum, 'errors.tooHigh');

const inLimits = (amount: number) => Math.min(INCOME_LIMITS.maximum, Math.max(0, amount));

/** What a draft says as far as it can be read. Unreadable and negative amounts count as zero, larger ones as the limit. */
export function inputOf(draft: SimulationDraft, locale: Locale): SimulationInput {
  const amounts = AMOUNTS.map((name) => [name, inLimits(parseAmount(draft[name], locale) || 0)] as const);
  const { hasHSA, filingStatus, state } = draft;
  const input = { ...(Object.fromEntries(amounts) as Pick<SimulationInput, (typeof AMOUNTS)[number]>), hasHSA };
  return { ...input, currentHSA: hasHSA ? input.currentHSA : 0, filingStatus: filingStatus as FilingStatus, state: state as StateCode };
}

/** Messages are text keys. @param locale - for parsing amounts */
export function simulationSchema(locale: Locale): ObjectSchema<SimulationInput> {
  // A blank field counts as zero.
  const amount = amountIn(locale, 0).default(0).min(0, 'errors.negative');
  return object({
    income: amountIn(locale).required('errors.required').min(MINIMUM_INCOME, 'errors.incomeTooLow'),
    filingStatus: string<FilingStatus>().oneOf(FILING_STATUSES, 'errors.invalid').required('errors.required'),
    state: string<StateCode>().required('errors.required'),
    currentRetirement401k: amount,
    currentIRA: amount,
    hasHSA: boolean().typeError('errors.invalid').default(false),
    // Hidden without an HSA; text typed before it was hidden does not count.
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
