import type { Usd } from '@bracketwise/contract/amounts';
import type { ExplanationLine } from '@bracketwise/contract/lines';
import { ELSEWHERE, LARGEST_PLACES } from '@bracketwise/contract/localities';
import type { Estimate, EstimateRequest } from '@bracketwise/contract/wire';
import { fileReturns } from '../filing.ts';
import { HouseholdError } from '../household.ts';
import { percentageOf, sumOf } from '../kernel/money.ts';
import { placesIn } from '../rules/local-tax.ts';
import type { StateLaw } from '../rules/state-law.ts';

/** A place and what it takes from an estimate's wage earner. US dollars. */
export interface PlaceTax {
  readonly code: string;
  readonly name: string;
  readonly tax: Usd;
  readonly lines: readonly ExplanationLine[];
}

/**
 * The local tax of an estimate's wage earner who lives and works in a place.
 * @returns undefined if the law has no confirmed figure of the place for the year
 * @throws RangeError if the request is outside the contract or for another state
 */
export function placeTaxOf(law: StateLaw, request: EstimateRequest, locality: string): PlaceTax | undefined {
  const place = placesIn(law.localities, law.code, request.taxYear).find(({ code }) => code === locality);
  if (!place) return undefined;
  try {
    return { ...place, ...filedIn(law, request, { locality }) };
  } catch (error) {
    if (error instanceof HouseholdError && error.rule === 'place') return undefined;
    throw error;
  }
}

/** The estimate with a place's tax in its totals and lines. */
export function withPlaceTax<E extends Estimate>(estimate: E, { tax, lines }: PlaceTax): E & { readonly localTax: Usd } {
  const totalTax = sumOf(estimate.totalTax, tax);
  return {
    ...estimate,
    localTax: tax,
    totalTax,
    netIncome: sumOf(estimate.grossIncome, -totalTax),
    effectiveRate: percentageOf(totalTax, estimate.grossIncome),
    lines: [...estimate.lines, ...lines],
  };
}

/** Whether the place takes less, or nothing, from residents who work elsewhere. */
export const dependsOnWork = (law: StateLaw, request: EstimateRequest, { code, tax }: PlaceTax): boolean =>
  filedIn(law, request, { locality: code, workLocality: ELSEWHERE }).tax !== tax;

/** The tax of the state's most populous place, to offer first; undefined without a confirmed figure. */
export function largestPlaceTax(law: StateLaw, request: EstimateRequest): PlaceTax | undefined {
  const code = LARGEST_PLACES[law.code];
  return code === undefined ? undefined : placeTaxOf(law, request, code);
}

/**
 * The place in the middle of the state's places by their tax on these wages; of several with the same tax, the first by name. Meant for
 * states where every county taxes income.
 */
export function middlePlaceTax(law: StateLaw, request: EstimateRequest): PlaceTax | undefined {
  const places = placesIn(law.localities, law.code, request.taxYear).map((place) => ({
    ...place,
    ...filedIn(law, request, { locality: place.code }),
  }));
  const middle = places.map(({ tax }) => tax).toSorted((one, other) => one - other)[Math.floor(places.length / 2)];
  return places.find(({ tax }) => tax === middle);
}

function filedIn(
  law: StateLaw,
  { state, income, filingStatus, taxYear }: EstimateRequest,
  places: { readonly locality: string; readonly workLocality?: string },
): Pick<PlaceTax, 'tax' | 'lines'> {
  const household = { state, taxYear, filingStatus, wages: income, ...places };
  const { state: filing } = fileReturns(law, household, { deduction: 'standard', stateRefundableCredits: true });
  return { tax: filing?.local?.tax ?? 0, lines: filing?.local?.lines ?? [] };
}
