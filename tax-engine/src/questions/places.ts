/** The place of a household in the requests and responses of calculators. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import type { Estimate, EstimateRequest } from '@bracketwise/contract/wire';
import { fileReturns, type StateFiling } from '../filing.ts';
import { HouseholdError } from '../household.ts';
import { percentageOf, sumOf } from '../kernel/money.ts';
import { TYPED, type TaxOfPlace } from '../rules/local-tax.ts';
import type { StateLaw } from '../rules/state-law.ts';
import { estimateWith } from './estimate.ts';

/** Where a household lives and works in its state, or the rate of its local tax; none if empty. */
export type HomePlace = Pick<Household, 'locality' | 'workLocality' | 'localRate' | 'localBase'>;

/** The state of residence and a place in it. */
export interface HomeState {
  /** The law of the state of residence, from `loadStateLaw`; without it no state and no local tax is computed. */
  state?: StateLaw | undefined;
  place?: HomePlace | undefined;
}

/** The local part of an answer. */
export interface LocalTaxes {
  /** Absent without a place, or if the tax starts from a state form that was not computed. US dollars. */
  localTax?: Usd;
  /** The same for each place. */
  localTaxes?: readonly TaxOfPlace[];
}

/** The fields of a household that lives in the place. */
export const livingIn = ({ state, place }: HomeState): Pick<Household, 'state'> & HomePlace =>
  state && place && Object.keys(place).length > 0 ? { ...place, state: state.code } : {};

/** The local part of the answer of a completed state form. */
export const localTaxesOf = (state: StateFiling | undefined): LocalTaxes =>
  state?.local ? { localTax: state.local.tax, localTaxes: state.local.taxes } : {};

/** Whether a rate typed by the visitor made the tax. */
export const usesTypedRate = ({ localTaxes = [] }: LocalTaxes): boolean => localTaxes.some(({ place }) => place === TYPED);

export interface AnswerInPlace<Answer> {
  readonly answer: Answer;
  /** Whether the answer leaves out the place because its figures are not confirmed. */
  readonly placeRefused: boolean;
}

/** Answers for the place, or without it if the state's law has no confirmed figures for it. */
export function answerInPlace<Answer>(place: HomePlace, answerFor: (place: HomePlace) => Answer): AnswerInPlace<Answer> {
  try {
    return { answer: answerFor(place), placeRefused: false };
  } catch (error) {
    if (error instanceof HouseholdError && error.rule === 'place') return { answer: answerFor({}), placeRefused: true };
    throw error;
  }
}

/**
 * The estimate with the local tax of a place, which is that of the return with the standard deduction.
 * @throws RangeError if the request is outside the contract or for another state, and for a place without confirmed figures
 */
export function estimateInPlace(law: StateLaw, request: EstimateRequest, place: HomePlace): Estimate & LocalTaxes {
  const estimate = estimateWith(law, request);
  const { taxYear, filingStatus, income } = request;
  const household: Household = { taxYear, filingStatus, wages: income, ...livingIn({ state: law, place }) };
  if (household.state === undefined) return estimate;
  const { state } = fileReturns(law, household, { deduction: 'standard' });
  const totalTax = sumOf(estimate.totalTax, state?.local?.tax ?? 0);
  return {
    ...estimate,
    ...localTaxesOf(state),
    totalTax,
    netIncome: sumOf(estimate.grossIncome, -totalTax),
    effectiveRate: percentageOf(totalTax, estimate.grossIncome),
    lines: [...estimate.lines, ...(state?.local?.lines ?? [])],
  };
}
