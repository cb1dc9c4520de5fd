/**
 * Calculations saved in this browser: a list in local storage under the key `savedCalculations`. Each item has `id`, `savedAt` (an ISO
 * timestamp), `request` (the four inputs), `netIncome`, `totalTax` and `effectiveRate` (a percentage).
 */
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { FILING_STATUSES } from '@bracketwise/contract/filing-status';
import { STATE_CODES } from '@bracketwise/contract/states';
import type { Estimate, EstimateRequest } from '@bracketwise/contract/wire';
import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { type SavedItem, type SavedList, savedList } from '@bracketwise/shared-ui/sharing';
import type { AnsweredRequest } from '../calculator/answered-request.ts';

export const SAVED_CALCULATIONS_KEY = 'savedCalculations';

/** Saved in addition to the request. US dollars; the rate is a percentage. */
type SavedFigures = Pick<Estimate, 'netIncome' | 'totalTax' | 'effectiveRate'>;

export interface SavedCalculation extends SavedItem, SavedFigures {
  /** ISO timestamp. */
  readonly savedAt: string;
  readonly request: EstimateRequest;
}

/** Equal for equal inputs. */
export const idOf = ({ state, income, filingStatus, taxYear }: EstimateRequest): string => [state, income, filingStatus, taxYear].join('/');

export function toBeSaved({ request, calculation, place }: AnsweredRequest, now: Date): SavedCalculation {
  // A saved calculation is opened with its four inputs.
  const { netIncome, totalTax, effectiveRate } = place?.without ?? calculation;
  return { id: idOf(request), savedAt: now.toISOString(), request, netIncome, totalTax, effectiveRate };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function isRequest(value: unknown): value is EstimateRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { state, income, filingStatus, taxYear } = value as Partial<Record<keyof EstimateRequest, unknown>>;
  return (
    STATE_CODES.some((code) => code === state) &&
    isNumber(income) &&
    income >= INCOME_LIMITS.minimum &&
    income <= INCOME_LIMITS.maximum &&
    FILING_STATUSES.some((status) => status === filingStatus) &&
    ESTIMATE_YEARS.some((year) => year === taxYear)
  );
}

/** Validates a stored value, because a visitor, an extension or an older version of the site may have written it. */
function calculationIn(value: unknown): SavedCalculation | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { savedAt, request, netIncome, totalTax, effectiveRate } = value as Partial<Record<keyof SavedCalculation, unknown>>;
  const known =
    typeof savedAt === 'string' &&
    !Number.isNaN(Date.parse(savedAt)) &&
    isRequest(request) &&
    isNumber(netIncome) &&
    isNumber(totalTax) &&
    isNumber(effectiveRate);
  return known ? { id: idOf(request), savedAt, request, netIncome, totalTax, effectiveRate } : undefined;
}

export const savedCalculations: SavedList<SavedCalculation> = savedList(SAVED_CALCULATIONS_KEY, calculationIn);
