import type { BusinessStructures, BusinessStructuresRequest } from '@bracketwise/contract/business';
import type { Household } from '@bracketwise/contract/household';
import { STATES_WITH_COUNTY_TAX } from '@bracketwise/contract/localities';
import type { Paychecks, PaychecksRequest } from '@bracketwise/contract/paychecks';
import { STATE_CODES, STATE_NAMES, type StateCode } from '@bracketwise/contract/states';
import type { Estimate, EstimateRequest, Jurisdiction, RateBadge, RateCategory } from '@bracketwise/contract/wire';
import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { loadEntityLaw } from './law/entities/load.ts';
import { stateLaws } from './law/states/all.ts';
import { loadStateWithholding } from './law/withholding/load.ts';
import { businessStructuresWith } from './questions/business-comparison.ts';
import { estimateWith } from './questions/estimate.ts';
import { middlePlaceTax, placeTaxOf, type PlaceTax } from './questions/local-tax.ts';
import { paychecksWith } from './questions/paychecks.ts';
import { rateRange } from './rules/state-law.ts';
import { severalStates } from './several-states.ts';
import { taxReturnWith, type TaxReturn } from './tax-return.ts';

/**
 * Computes federal, payroll and state tax on one earner's wages.
 * @throws RangeError if the request is outside the contract
 */
export function estimateTax(request: EstimateRequest): Estimate {
  if (!Object.hasOwn(stateLaws, request.state)) throw new RangeError(`state: unknown state ${request.state}`);
  return estimateWith(stateLaws[request.state], request);
}

/**
 * The local tax to count when states are compared: of the given place or, where every county taxes income, of the one in the middle.
 * @throws RangeError if the request is outside the contract
 */
export function comparedPlaceTax(request: EstimateRequest, locality: string | undefined): PlaceTax | undefined {
  const law = stateLaws[request.state];
  const chosen = locality === undefined ? undefined : placeTaxOf(law, request, locality);
  return chosen ?? (STATES_WITH_COUNTY_TAX.includes(request.state) ? middlePlaceTax(law, request) : undefined);
}

/**
 * Files a household's federal and state returns, of several states too. A pure function.
 * @throws RangeError that names the field that is out of range
 */
export function taxReturn(household: Household): TaxReturn {
  const { state } = household;
  if (state !== undefined && !Object.hasOwn(stateLaws, state)) throw new RangeError(`state: unknown state ${state}`);
  return taxReturnWith(state && stateLaws[state], household, ofSeveralStates);
}

const ofSeveralStates = severalStates(stateLaws);

/**
 * The year's paychecks, with the state's own way of withholding if it is confirmed.
 * @throws HouseholdError or PaychecksError that names the refused field
 */
export async function paychecks(request: PaychecksRequest): Promise<Paychecks> {
  const { state } = request.household;
  if (state === undefined || !Object.hasOwn(stateLaws, state)) return paychecksWith(undefined, undefined, request);
  return paychecksWith(stateLaws[state], await loadStateWithholding(state), request);
}

/**
 * What a profit leaves under each legal structure, with all federal and state taxes on the business and its owner.
 * @throws RangeError that names what is out of range
 */
export async function businessStructures(request: BusinessStructuresRequest): Promise<BusinessStructures> {
  const { state } = request;
  if (state === undefined) return businessStructuresWith(undefined, undefined, request);
  if (!Object.hasOwn(stateLaws, state)) throw new RangeError(`state: unknown state ${state}`);
  return businessStructuresWith(stateLaws[state], await loadEntityLaw(state), request);
}

/** States that the page calls high-tax regardless of their top rate. */
const KNOWN_AS_HIGH: readonly StateCode[] = ['CA', 'NY', 'NJ', 'HI', 'OR', 'MN', 'CT'];
const HIGH_TOP_RATE = 0.09;

/** All jurisdictions sorted by English name, under the law of `DEFAULT_ESTIMATE_YEAR`. */
export function jurisdictions(): readonly Jurisdiction[] {
  return STATE_CODES.map((code) => {
    const { lowest, top, several } = rateRange(stateLaws[code], DEFAULT_ESTIMATE_YEAR);
    const badge = badgeOf(code, top);
    return {
      code,
      name: STATE_NAMES[code],
      hasIncomeTax: top > 0,
      lowestRate: lowest,
      topRate: top,
      salesTaxRate: stateLaws[code].salesTax.value,
      salesTaxSource: stateLaws[code].salesTax.source,
      badge,
      category: categoryOf(badge, several),
    };
  });
}

function badgeOf(code: StateCode, topRate: number): RateBadge {
  if (topRate === 0) return 'none';
  return topRate >= HIGH_TOP_RATE || KNOWN_AS_HIGH.includes(code) ? 'high' : 'moderate';
}

function categoryOf(badge: RateBadge, severalRates: boolean): RateCategory {
  return badge === 'none' || severalRates ? badge : 'flat';
}
