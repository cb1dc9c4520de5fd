import { FILING_STATUSES, INCOME_LIMITS, TAX_YEARS, type EstimateYear, type ExplanationLine, type TaxYear, type Usd } from './contract.ts';
import { estimateWith } from './estimate.ts';
import { roundToCents } from './kernel/money.ts';
import type { StateCode } from './law/states/codes.ts';
import { familyReturn, type FamilyReturn, type FamilyReturnRequest } from './rules/family-return.ts';
import type { StateLaw } from './rules/state-law.ts';
import { stateYearOf } from './rules/state-tax.ts';

/** A family that lives on wages, and where. */
export interface HouseholdTaxRequest extends FamilyReturnRequest {
  /** The law of the state of residence, as `loadStateLaw` gives it; without it no state tax is computed. */
  state?: StateLaw | undefined;
}

/** Labels that lines of this answer carry beside `LINE_LABELS`; pages hold a word for each. */
export const HOUSEHOLD_LINE_LABELS = [
  'childTaxCreditInFull',
  'childTaxCreditPhaseOut',
  'childTaxCredit',
  'additionalChildTaxCredit',
] as const;
export type HouseholdLineLabel = (typeof HOUSEHOLD_LINE_LABELS)[number];

export type HouseholdLine = ExplanationLine<HouseholdLineLabel>;

/** Income tax of a family after the credits for children and earnings. Dollars are rounded to cents. */
export interface HouseholdTax extends FamilyReturn {
  taxYear: TaxYear;
  grossIncome: Usd;
  /** Absent without a state. `year`: whose law was applied, 2025 for 2026. The children count for nothing in it. */
  state?: { code: StateCode; year: EstimateYear; tax: Usd };
  /** Federal tax, and the state's where there is one. */
  totalTax: Usd;
  /** The lines of the sections `federal` and `state` sum to `federalTax` and to the state's tax. */
  lines: readonly HouseholdLine[];
}

/**
 * Federal income tax of a household with children, and the state's tax on its wages.
 * @throws RangeError when an amount, the number of children, the status or the year is outside the contract
 */
export function householdTax(request: HouseholdTaxRequest): HouseholdTax {
  assertWithinContract(request);
  const { taxYear, state: law } = request;
  const wages = roundToCents(request.wages);
  const lines: HouseholdLine[] = [];
  const federal = familyReturn({ ...request, wages }, lines);
  const state = law && stateTaxWith(law, request, lines);
  return {
    ...federal,
    taxYear,
    grossIncome: wages,
    ...(state && { state }),
    totalTax: Math.round((federal.federalTax + (state?.tax ?? 0)) * 100) / 100,
    lines: lines.filter(({ section }) => section !== 'payroll'),
  };
}

/** The year's state law, or the last there is. */
function stateTaxWith(law: StateLaw, { taxYear, filingStatus, wages }: HouseholdTaxRequest, lines: HouseholdLine[]) {
  const year = stateYearOf(taxYear);
  const estimate = estimateWith(law, { state: law.code, income: wages, filingStatus, taxYear: year });
  lines.push(...estimate.lines.filter(({ section }) => section === 'state'));
  return { code: law.code, year, tax: estimate.stateTax };
}

function assertWithinContract({ taxYear, filingStatus, wages, children, youngChildren = 0 }: HouseholdTaxRequest): void {
  if (!TAX_YEARS.includes(taxYear)) throw new RangeError(`No law of the tax year ${taxYear}`);
  if (!FILING_STATUSES.includes(filingStatus)) throw new RangeError(`Unknown filing status: ${filingStatus}`);
  // Written so that NaN is refused too.
  if (!(wages >= INCOME_LIMITS.minimum && wages <= INCOME_LIMITS.maximum)) throw new RangeError(`Wages out of bounds: ${wages}`);
  if (!(Number.isSafeInteger(children) && children >= 0)) throw new RangeError(`No number of children: ${children}`);
  if (!(Number.isSafeInteger(youngChildren) && youngChildren >= 0 && youngChildren <= children))
    throw new RangeError(`No number of young children: ${youngChildren}`);
}
