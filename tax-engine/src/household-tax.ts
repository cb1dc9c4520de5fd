import {
  FILING_STATUSES,
  INCOME_LIMITS,
  TAX_YEARS,
  type EstimateYear,
  type ExplanationLine,
  type FilingStatus,
  type TaxYear,
  type Usd,
} from './contract.ts';
import { estimateWith } from './estimate.ts';
import { roundToCents } from './kernel/money.ts';
import { Worksheet } from './kernel/worksheet.ts';
import { childTaxCredit, childTaxCreditPhaseOut, childTaxCreditRefund } from './law/federal/child-tax-credit.ts';
import { childlessEarnedIncomeCredit, familyEarnedIncomeCredit } from './law/federal/earned-income-credit.ts';
import type { StateCode } from './law/states/codes.ts';
import { allowedChildTaxCredit, splitChildTaxCredit, type QualifyingChildren } from './rules/child-tax-credit.ts';
import { FederalReturn, earnedIncomeCredit } from './rules/federal-return.ts';
import type { StateLaw } from './rules/state-law.ts';
import { stateYearOf } from './rules/state-tax.ts';

/** A household that lives on wages. US dollars of a year. */
export interface HouseholdTaxRequest extends QualifyingChildren {
  taxYear: TaxYear;
  filingStatus: FilingStatus;
  /** Of one earner; there is no other income. */
  wages: Usd;
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

/** Income tax of a household after the credits for children and earnings. Dollars are rounded to cents. */
export interface HouseholdTax {
  taxYear: TaxYear;
  grossIncome: Usd;
  standardDeduction: Usd;
  taxableIncome: Usd;
  /** Before credits. */
  incomeTax: Usd;
  /** What the number of children and the income allow. */
  childTaxCreditAllowed: Usd;
  /** The part of it that takes tax away. */
  childTaxCredit: Usd;
  /** The part of it that is refunded. */
  additionalChildTaxCredit: Usd;
  /** Refunded as far as it exceeds the tax. */
  earnedIncomeCredit: Usd;
  /** After all credits; negative where what is refunded exceeds the tax. */
  federalTax: Usd;
  /** Absent without a state. `year`: whose law was applied, 2025 for 2026. The children count for nothing in it. */
  state?: { code: StateCode; year: EstimateYear; tax: Usd };
  /** Federal tax, and the state's where there is one. */
  totalTax: Usd;
  /** The lines of the sections `federal` and `state` sum to `federalTax` and to the state's tax. */
  lines: readonly HouseholdLine[];
}

/**
 * Federal income tax of a household with children, and the state's tax on its wages. Payroll taxes are left out: they are withheld
 * for good.
 * @throws RangeError when an amount, the number of children, the status or the year is outside the contract
 */
export function householdTax(request: HouseholdTaxRequest): HouseholdTax {
  assertWithinContract(request);
  const { taxYear, filingStatus, children, state: law } = request;
  const wages = roundToCents(request.wages);
  const lines: HouseholdLine[] = [];
  const federal = new FederalReturn(taxYear, filingStatus, wages, lines);
  const { source, credit: earned } = earnedIncomeCreditOf(wages, children, filingStatus, taxYear);
  const { full, phasedOut, allowed } = allowedChildTaxCredit(request, federal.adjustedGrossIncome, filingStatus, taxYear);
  const { nonrefundable, refundable } = splitChildTaxCredit(
    {
      children,
      allowed,
      incomeTax: federal.incomeTax,
      earnedIncome: wages,
      payrollTax: federal.socialSecurity + federal.medicare + federal.additionalMedicare,
      earnedIncomeCredit: earned,
    },
    taxYear,
  );

  const worksheet = new Worksheet<HouseholdLineLabel>('federal', lines, federal.incomeTax);
  if (full > 0) worksheet.note('childTaxCreditInFull', full, childTaxCredit[taxYear].source);
  if (phasedOut > 0) worksheet.note('childTaxCreditPhaseOut', -phasedOut, childTaxCreditPhaseOut[taxYear].source);
  worksheet.credit('childTaxCredit', nonrefundable, '26 U.S.C. §§ 24(a), 26(a); Schedule 8812 line 14');
  if (refundable > 0) worksheet.addTax('additionalChildTaxCredit', -refundable, childTaxCreditRefund[taxYear].source);
  if (earned > 0) worksheet.addTax('earnedIncomeCredit', -earned, source);

  const state = law && stateTaxWith(law, request, lines);
  const federalTax = worksheet.roundedTax;
  return {
    taxYear,
    grossIncome: wages,
    standardDeduction: federal.standardDeduction,
    taxableIncome: federal.taxableIncome,
    incomeTax: federal.incomeTax,
    childTaxCreditAllowed: allowed,
    childTaxCredit: roundToCents(nonrefundable),
    additionalChildTaxCredit: roundToCents(refundable),
    earnedIncomeCredit: earned,
    federalTax,
    ...(state && { state }),
    totalTax: Math.round((federalTax + (state?.tax ?? 0)) * 100) / 100,
    lines: lines.filter(({ section }) => section !== 'payroll'),
  };
}

/** Of the number of children, or of a worker of an age from 25 to 64 without any. 26 U.S.C. § 32(a), (b). */
function earnedIncomeCreditOf(wages: Usd, children: number, status: FilingStatus, year: TaxYear): { credit: Usd; source: string } {
  const family = familyEarnedIncomeCredit[year];
  const row = family.value[Math.min(children, family.value.length) - 1];
  const { value, source } = row ? { value: row, source: family.source } : childlessEarnedIncomeCredit[year];
  return { credit: earnedIncomeCredit(wages, status, value), source };
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
