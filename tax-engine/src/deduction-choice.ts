import { FILING_STATUSES, INCOME_LIMITS, TAX_YEARS, type ExplanationLine, type FilingStatus, type TaxYear, type Usd } from './contract.ts';
import { roundToCents } from './kernel/money.ts';
import { graduatedTax } from './kernel/schedule.ts';
import { Worksheet } from './kernel/worksheet.ts';
import { incomeTaxSchedules } from './law/federal/income-tax.ts';
import {
  charitableDeductionRange,
  itemizedDeductionsLimitation,
  medicalExpenseFloor,
  mortgageDebtLimit,
  nonItemizerGiftLimit,
  stateAndLocalTaxCap,
} from './law/federal/itemized-deductions.ts';
import { additionalStandardDeduction, standardDeduction } from './law/federal/standard-deduction.ts';
import {
  itemizedDeductions,
  standardDeductionWith,
  type ItemizableExpenses,
  type ItemizedDeductions,
  type StandardDeduction,
} from './rules/itemized-deductions.ts';

/** What a household could deduct. US dollars of a year. */
export interface DeductionChoiceRequest extends ItemizableExpenses {
  taxYear: TaxYear;
  filingStatus: FilingStatus;
  /** Without it the limits that depend on it are not applied, and no tax is computed. */
  adjustedGrossIncome?: Usd | undefined;
  /** How often somebody on the return is 65 or older, or blind: up to twice for each of a couple. */
  agedOrBlind: number;
}

/** Labels that lines of this answer carry beside `LINE_LABELS`; pages hold a word for each. */
export const DEDUCTION_LINE_LABELS = [
  'medicalDeduction',
  'stateLocalTaxDeduction',
  'mortgageInterestDeduction',
  'charitableDeduction',
  'otherItemizedDeduction',
  'itemizedDeductionsLimitation',
  'additionalStandardDeduction',
  'giftsBesideStandardDeduction',
] as const;
export type DeductionLineLabel = (typeof DEDUCTION_LINE_LABELS)[number];

export type DeductionLine = ExplanationLine<DeductionLineLabel>;

/** The larger of itemized and standard deduction, and what it saves. Dollars are rounded to cents. */
export interface DeductionChoice {
  taxYear: TaxYear;
  itemized: ItemizedDeductions;
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
  lines: readonly DeductionLine[];
}

/**
 * Whether itemizing deducts more than the standard deduction, and how much tax that saves.
 * @throws RangeError when an amount, the status or the year is outside the contract
 */
export function deductionChoice(request: DeductionChoiceRequest): DeductionChoice {
  assertWithinContract(request);
  const { taxYear, filingStatus, adjustedGrossIncome, agedOrBlind, charitableDonations = 0 } = request;
  const itemized = rounded(itemizedDeductions(request, adjustedGrossIncome, filingStatus, taxYear));
  const standard = rounded(standardDeductionWith(agedOrBlind, charitableDonations, filingStatus, taxYear));
  const itemizes = itemized.total > standard.total;
  const [deduction, other] = itemizes ? [itemized.total, standard.total] : [standard.total, itemized.total];

  const lines: DeductionLine[] = [];
  const worksheet = new Worksheet<DeductionLineLabel>('federal', lines);
  if (adjustedGrossIncome !== undefined) worksheet.note('federalAdjustedGrossIncome', adjustedGrossIncome, '26 U.S.C. § 62');
  if (itemizes) noteItemized(worksheet, itemized, taxYear);
  else noteStandard(worksheet, standard, taxYear);
  const saved = adjustedGrossIncome === undefined ? undefined : saving(worksheet, adjustedGrossIncome, deduction, other, request);
  return { taxYear, itemized, standard, itemizes, deduction, ...(saved && { saved }), lines };
}

function saving(
  worksheet: Worksheet<DeductionLineLabel>,
  adjustedGrossIncome: Usd,
  deduction: Usd,
  other: Usd,
  { taxYear, filingStatus }: DeductionChoiceRequest,
): NonNullable<DeductionChoice['saved']> {
  const { value, source } = incomeTaxSchedules[taxYear];
  const schedule = value[filingStatus];
  const taxableWith = (amount: Usd) => roundToCents(Math.max(0, adjustedGrossIncome - amount));
  worksheet.note('taxableIncome', taxableWith(deduction), '26 U.S.C. § 63(a), (b)');
  worksheet.chargeSchedule(schedule, taxableWith(deduction), source);
  const incomeTax = worksheet.roundedTax;
  const tax = roundToCents(graduatedTax(schedule, taxableWith(other)) - incomeTax);
  return { tax, rate: deduction > other ? tax / (deduction - other) : 0, incomeTax };
}

function noteItemized(worksheet: Worksheet<DeductionLineLabel>, itemized: ItemizedDeductions, year: TaxYear): void {
  for (const [label, amount, source] of [
    ['medicalDeduction', itemized.medical, medicalExpenseFloor[year].source],
    ['stateLocalTaxDeduction', itemized.stateLocalTaxes, stateAndLocalTaxCap[year].source],
    ['mortgageInterestDeduction', itemized.mortgageInterest, mortgageDebtLimit[year].source],
    ['charitableDeduction', itemized.charitable, charitableDeductionRange[year].source],
    ['otherItemizedDeduction', itemized.other, '26 U.S.C. § 67(b); Schedule A (Form 1040) line 16'],
    ['itemizedDeductionsLimitation', -itemized.limitation, itemizedDeductionsLimitation[year].source],
  ] as const) {
    if (amount !== 0) worksheet.note(label, -amount, source);
  }
}

function noteStandard(worksheet: Worksheet<DeductionLineLabel>, { basic, additional, gifts }: StandardDeduction, year: TaxYear): void {
  worksheet.note('standardDeduction', -basic, standardDeduction[year].source);
  if (additional > 0) worksheet.note('additionalStandardDeduction', -additional, additionalStandardDeduction[year].source);
  if (gifts > 0) worksheet.note('giftsBesideStandardDeduction', -gifts, nonItemizerGiftLimit[year].source);
}

function rounded<T extends object>(parts: T): T {
  return Object.fromEntries(Object.entries(parts).map(([name, amount]) => [name, roundToCents(amount as Usd)])) as T;
}

/** Each of a couple can be both of age and blind. */
export const mostAgedOrBlind = (filingStatus: FilingStatus): number => (filingStatus === 'marriedJoint' ? 4 : 2);

function assertWithinContract(request: DeductionChoiceRequest): void {
  const { taxYear, filingStatus, agedOrBlind } = request;
  if (!TAX_YEARS.includes(taxYear)) throw new RangeError(`No law of the tax year ${taxYear}`);
  if (!FILING_STATUSES.includes(filingStatus)) throw new RangeError(`Unknown filing status: ${filingStatus}`);
  if (!(Number.isInteger(agedOrBlind) && agedOrBlind >= 0 && agedOrBlind <= mostAgedOrBlind(filingStatus)))
    throw new RangeError(`Nobody is of age or blind ${agedOrBlind} times`);
  for (const name of [
    'adjustedGrossIncome',
    'medicalExpenses',
    'stateLocalTaxes',
    'mortgageInterest',
    'mortgageDebt',
    'charitableDonations',
    'otherDeductions',
  ] as const) {
    // Written so that NaN is refused too.
    const amount = request[name] ?? 0;
    if (!(amount >= 0 && amount <= INCOME_LIMITS.maximum)) throw new RangeError(`${name} out of bounds: ${amount}`);
  }
}
