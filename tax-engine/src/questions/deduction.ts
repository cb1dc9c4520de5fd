import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { ExplanationLine } from '@bracketwise/contract/lines';
import type { LawYear } from '@bracketwise/contract/years';
import { noteItemized, noteStandard } from '../federal/deductions.ts';
import { fileForm1040 } from '../federal/file.ts';
import { completed } from '../household.ts';
import { roundToCents, sumOf } from '../kernel/money.ts';
import { Worksheet } from '../kernel/worksheet.ts';
import { itemizedDeductions, itemizedLimitation, type ItemizableExpenses, type ItemizedDeductions } from '../rules/itemized-deductions.ts';
import { mostAgedOrBlind, standardDeductionWith, type StandardDeduction } from '../rules/standard-deduction.ts';
import { renamed } from './parts.ts';

/** A household's possible deductions. US dollars per year. */
export interface DeductionChoiceRequest extends ItemizableExpenses {
  taxYear: LawYear;
  filingStatus: FilingStatus;
  /** Without it, limits that depend on it are not applied and no tax is computed. */
  adjustedGrossIncome?: Usd | undefined;
  /**
   * How often someone on the return is 65 or older, or blind: at most twice per person. It does not say who is 65, so the deduction for
   * seniors (Schedule 1-A) is left out.
   */
  agedOrBlind: number;
}

/** The parts of Schedule A, after the limit of § 68. US dollars. */
interface ChosenItemizedDeductions extends ItemizedDeductions {
  readonly limitation: Usd;
}

/** The larger of the itemized and standard deductions, and what it saves. Dollars are rounded to cents. */
export interface DeductionChoice {
  taxYear: LawYear;
  itemized: ChosenItemizedDeductions;
  standard: StandardDeduction;
  /** Whether itemizing deducts more. If they are equal, the standard deduction applies. */
  itemizes: boolean;
  /** The larger of the two. */
  deduction: Usd;
  /** Present if the adjusted gross income is known. */
  saved?: {
    /** Income tax saved compared with the other choice. */
    tax: Usd;
    /** The savings as a fraction of the difference: the marginal rate if both lie within one bracket; 0 if they are equal. */
    rate: number;
    /** Income tax with the larger deduction, before credits. */
    incomeTax: Usd;
  };
  /** The lines of the larger deduction. With the adjusted gross income, they lead to the tax and add up to it. */
  lines: readonly ExplanationLine[];
}

/**
 * Whether to itemize, and how much tax that saves: the difference of two returns on wages.
 * @throws RangeError if an amount, the status or the year is outside the contract
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
  const taken = fileForm1040(household, { deduction: itemizes ? 'itemized' : 'standard', agedOrBlind });
  const other = fileForm1040(household, { deduction: itemizes ? 'standard' : 'itemized', agedOrBlind });
  const tax = sumOf(other.regularTax, -taken.regularTax);
  const difference = Math.abs(itemized.total - standard.total);
  return {
    ...choice,
    saved: { tax, rate: difference > 0 ? tax / difference : 0, incomeTax: taken.regularTax },
    lines: renamed(taken.federalLines, { grossIncome: 'federalAdjustedGrossIncome' }).filter(({ label }) => label !== 'earnedIncomeCredit'),
  };
}

function householdOf(request: DeductionChoiceRequest): Household {
  return {
    taxYear: request.taxYear,
    filingStatus: request.filingStatus,
    wages: request.adjustedGrossIncome ?? 0,
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
