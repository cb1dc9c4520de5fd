import type { ExplanationLine, FilingStatus, LineLabel, TaxYear, Usd } from '../contract.ts';
import { noteItemized, noteStandard } from '../federal/deductions.ts';
import { fileForm1040 } from '../federal/file.ts';
import { completed, type Household } from '../household.ts';
import { roundToCents, sumOf } from '../kernel/money.ts';
import { Worksheet } from '../kernel/worksheet.ts';
import { itemizedDeductions, itemizedLimitation, type ItemizableExpenses, type ItemizedDeductions } from '../rules/itemized-deductions.ts';
import { mostAgedOrBlind, standardDeductionWith, type StandardDeduction } from '../rules/standard-deduction.ts';
import { renamed } from './parts.ts';

/** What a household could deduct. US dollars of a year. */
export interface DeductionChoiceRequest extends ItemizableExpenses {
  taxYear: TaxYear;
  filingStatus: FilingStatus;
  /** Without it the limits that depend on it are not applied, and no tax is computed. */
  adjustedGrossIncome?: Usd | undefined;
  /** How often somebody on the return is 65 or older, or blind: up to twice for each of a couple. */
  agedOrBlind: number;
}

/** Labels that lines of this answer carry in addition to `LINE_LABELS`; pages hold a word for each. */
export const DEDUCTION_LINE_LABELS = [
  'medicalDeduction',
  'stateLocalTaxDeduction',
  'mortgageInterestDeduction',
  'charitableDeduction',
  'otherItemizedDeduction',
  'itemizedDeductionsLimitation',
  'additionalStandardDeduction',
  'giftsBesideStandardDeduction',
] as const satisfies readonly LineLabel[];

/** Schedule A, part by part, after the limitation of § 68. US dollars. */
export interface ChosenItemizedDeductions extends ItemizedDeductions {
  readonly limitation: Usd;
}

/** The larger of itemized and standard deduction, and what it saves. Dollars are rounded to cents. */
export interface DeductionChoice {
  taxYear: TaxYear;
  itemized: ChosenItemizedDeductions;
  standard: StandardDeduction;
  /** Whether itemizing deducts more; of equal amounts the standard deduction is taken. */
  itemizes: boolean;
  /** The larger of the two. */
  deduction: Usd;
  /** Present where the adjusted gross income is known. */
  saved?: {
    /** Income tax less than with the other choice. */
    tax: Usd;
    /** As a fraction of the difference of the two: the marginal rate where it lies within one bracket; 0 without a difference. */
    rate: number;
    /** Income tax with the larger deduction, before credits. */
    incomeTax: Usd;
  };
  /** The lines of the larger deduction; with the adjusted gross income they lead to the tax and sum to it. */
  lines: readonly ExplanationLine[];
}

/**
 * Whether itemizing deducts more than the standard deduction, and how much tax that saves: the difference of two returns on wages.
 * @throws RangeError when an amount, the status or the year is outside the contract
 */
export function deductionChoice(request: DeductionChoiceRequest): DeductionChoice {
  const { taxYear, filingStatus, adjustedGrossIncome, agedOrBlind, charitableDonations = 0 } = request;
  if (!(Number.isInteger(agedOrBlind) && agedOrBlind >= 0 && agedOrBlind <= mostAgedOrBlind(filingStatus)))
    throw new RangeError(`agedOrBlind: nobody is of age or blind ${agedOrBlind} times`);
  const household = completed(householdOf(request));
  const itemized = itemizedOf(request);
  const standard = rounded(standardDeductionWith(agedOrBlind, charitableDonations, filingStatus, taxYear));
  const itemizes = itemized.total > standard.total;
  const deduction = Math.max(itemized.total, standard.total);
  const choice = { taxYear, itemized, standard, itemizes, deduction };

  if (adjustedGrossIncome === undefined) {
    const lines: ExplanationLine[] = [];
    const worksheet = new Worksheet('federal', lines);
    if (itemizes) noteItemized(worksheet, itemized, itemized.limitation, taxYear);
    else noteStandard(worksheet, standard, taxYear);
    return { ...choice, lines };
  }
  const taken = fileForm1040(household, { deduction: itemizes ? 'itemized' : 'standard' });
  const other = fileForm1040(household, { deduction: itemizes ? 'standard' : 'itemized' });
  const tax = sumOf(other.regularTax, -taken.regularTax);
  const difference = Math.abs(itemized.total - standard.total);
  return {
    ...choice,
    saved: { tax, rate: difference > 0 ? tax / difference : 0, incomeTax: taken.regularTax },
    lines: renamed(taken.federalLines, { grossIncome: 'federalAdjustedGrossIncome' }).filter(({ label }) => label !== 'earnedIncomeCredit'),
  };
}

function householdOf(request: DeductionChoiceRequest): Household {
  const people = request.filingStatus === 'marriedJoint' ? 2 : 1;
  return {
    taxYear: request.taxYear,
    filingStatus: request.filingStatus,
    wages: request.adjustedGrossIncome ?? 0,
    // Who is of age is not asked: somebody counts as blind first, which alone gives no further deduction.
    blind: request.agedOrBlind > 0,
    spouseBlind: request.agedOrBlind > 1,
    ...(request.agedOrBlind > people && { age: 65 }),
    ...(request.agedOrBlind > people + 1 && { spouseAge: 65 }),
    medicalExpenses: request.medicalExpenses ?? 0,
    propertyTax: request.stateLocalTaxes ?? 0,
    stateIncomeTaxPaid: 0,
    mortgageInterest: request.mortgageInterest ?? 0,
    mortgageDebt: request.mortgageDebt,
    charitableGifts: request.charitableDonations ?? 0,
    otherItemizedDeductions: request.otherDeductions ?? 0,
  };
}

function itemizedOf(request: DeductionChoiceRequest): ChosenItemizedDeductions {
  const { taxYear, filingStatus, adjustedGrossIncome } = request;
  const parts = itemizedDeductions(request, adjustedGrossIncome, filingStatus, taxYear);
  const limitation = itemizedLimitation(parts.total, adjustedGrossIncome ?? 0, filingStatus, taxYear);
  return rounded({ ...parts, limitation, total: parts.total - limitation });
}

function rounded<T extends object>(parts: T): T {
  return Object.fromEntries(Object.entries(parts).map(([name, amount]) => [name, roundToCents(amount as Usd)])) as T;
}
