import type { Usd } from '../contract.ts';
import type { Form1040 } from '../federal/form-1040.ts';
import { fileReturns } from '../filing.ts';
import type { Household } from '../household.ts';
import { positivePart, roundToCents, sumOf, toCents } from '../kernel/money.ts';
import { graduatedTax, type Schedule } from '../kernel/schedule.ts';
import { childTaxCreditAgeBelow } from '../law/federal/child-tax-credit.ts';
import { installmentDays } from '../law/federal/estimated-tax.ts';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import { additionalMedicareRate } from '../law/federal/medicare.ts';
import { additionalMedicareWithheldAbove, w4CreditsForDependents } from '../law/federal/withholding.ts';
import { estimatedTax, type EstimatedTax, type EstimatedTaxRequest } from '../rules/estimated-tax.ts';
import type { StateLaw } from '../rules/state-law.ts';
import { assertAmounts } from './parts.ts';

/** Withholding so far, of both spouses on a joint return. US dollars. */
export interface WithholdingRequest {
  /** Federal income tax withheld so far this year. */
  readonly withheldFederal: Usd;
  /** State income tax withheld so far; 0 by default. */
  readonly withheldState?: Usd;
  readonly payPeriodsLeft: number;
  readonly payPeriodsInYear: number;
  /** Federal income tax that the whole year will withhold, if known; by default withholding continues at the current pace. */
  readonly expectedFederalWithholding?: Usd;
  /** Federal refund to aim for; 0 by default. */
  readonly targetRefund?: Usd;
  /** Federal estimated tax payments for the year, made or planned; 0 by default. */
  readonly estimatedPayments?: Usd;
  /** Last year's federal tax, for the safe harbor of estimated payments. */
  readonly lastYear?: EstimatedTaxRequest['lastYear'];
}

/** The result of the year if withholding does not change. US dollars. */
export interface ProjectedRefund {
  /** Tax on the return before payments; negative if credits are paid out. */
  readonly tax: Usd;
  readonly withheld: Usd;
  /** Negative for an amount owed. */
  readonly refund: Usd;
}

/** The one line of Form W-4 to change; the others stay as they are. US dollars. */
export type W4Change =
  | {
      readonly line: '4c';
      /** Additional withholding from each paycheck, in whole dollars. */
      readonly perPayPeriod: Usd;
      /** Additional withholding until the end of the year. */
      readonly worth: Usd;
    }
  | {
      readonly line: '4b';
      /** Amount to add to the line's deductions, in whole dollars. */
      readonly deductions: Usd;
      /** Rate of the highest bracket affected, as a fraction. */
      readonly rate: number;
      /** Reduction of withholding until the end of the year. */
      readonly worth: Usd;
    };

/** The entries of a new Form W-4. US dollars. */
export interface W4Entries {
  /** Step 3: credits for dependents. */
  readonly credits: Usd;
  /** Step 4(a): income without withholding. */
  readonly otherIncome: Usd;
  /** Step 4(b): deductions beyond the basic standard deduction. */
  readonly deductions: Usd;
}

export interface EstimatedPayment {
  readonly due: Date;
  readonly amount: Usd;
}

export interface WithholdingCheck {
  readonly federal: ProjectedRefund;
  /** Absent if no state tax was computed. */
  readonly state?: ProjectedRefund;
  /** Absent if no change is needed or no paycheck is left to change. */
  readonly change?: W4Change;
  readonly entries: W4Entries;
  /** For households with a business or without wages: payments that avoid the underpayment penalty. */
  readonly estimated?: EstimatedTax & {
    /** Empty if none are required. */ readonly payments: readonly EstimatedPayment[];
    readonly source: string;
  };
}

/**
 * Whether withholding will cover the year's tax, and what to change on Form W-4.
 * @param law - of the household's state; without it no state tax is computed
 * @throws RangeError if an amount, a number of pay periods or a field of the household is out of range
 */
export function withholdingCheck(law: StateLaw | undefined, household: Household, request: WithholdingRequest): WithholdingCheck {
  assertRequest(request);
  const { federal: form, state: stateForm } = fileReturns(law, household, { stateRefundableCredits: true });
  const { withheldState = 0, targetRefund = 0, estimatedPayments = 0 } = request;
  const expected = request.expectedFederalWithholding ?? atSamePace(request.withheldFederal, request);
  const withheld = sumOf(expected, additionalMedicareWithheld(form));
  const tax = sumOf(form.federalIncomeTax, form.selfEmploymentTax, form.additionalMedicare);
  const federal = projected(tax, withheld, estimatedPayments);
  const tooMuch = sumOf(federal.refund, -targetRefund);
  const stillToCome = sumOf(expected, -request.withheldFederal);
  const change =
    form.wages === 0
      ? undefined
      : tooMuch < 0
        ? moreWithheld(-tooMuch, request)
        : lessWithheld(Math.min(tooMuch, stillToCome), form, request);
  const estimated = estimatedPaymentsOf(form, federal, request);
  return {
    federal,
    ...(stateForm?.tax !== undefined && { state: projected(stateForm.tax, atSamePace(withheldState, request), 0) }),
    ...(change && { change }),
    entries: entriesOf(form),
    ...(estimated && { estimated }),
  };
}

/** One paycheck for each day of a leap year. */
const MOST_PAY_PERIODS = 366;

function assertRequest(request: WithholdingRequest): void {
  const { withheldFederal, withheldState = 0, expectedFederalWithholding = 0, targetRefund = 0, estimatedPayments = 0 } = request;
  assertAmounts({ withheldFederal, withheldState, expectedFederalWithholding, targetRefund, estimatedPayments });
  const { payPeriodsLeft: left, payPeriodsInYear: inYear } = request;
  if (!(Number.isInteger(inYear) && inYear >= 1 && inYear <= MOST_PAY_PERIODS)) throw new RangeError(`payPeriodsInYear: ${inYear}`);
  if (!(Number.isInteger(left) && left >= 0 && left <= inYear)) throw new RangeError(`payPeriodsLeft: ${left}`);
}

/** Projects the year's withholding from the pay periods so far; before the first one, the known amount. */
function atSamePace(soFar: Usd, { payPeriodsLeft, payPeriodsInYear }: WithholdingRequest): Usd {
  const over = payPeriodsInYear - payPeriodsLeft;
  return over === 0 ? soFar : roundToCents((soFar * payPeriodsInYear) / over);
}

const projected = (tax: Usd, withheld: Usd, estimatedPayments: Usd): ProjectedRefund => ({
  tax,
  withheld,
  refund: sumOf(withheld, estimatedPayments, -tax),
});

/** Form 8959 line 22: each employer withholds it regardless of Form W-4. Assumes one employer per worker. */
function additionalMedicareWithheld({ household, year, ownPayrollWages, spousePayrollWages }: Form1040): Usd {
  if (household.payrollTaxExempt) return 0;
  const above = additionalMedicareWithheldAbove[year].value;
  const rate = additionalMedicareRate[year].value;
  const of = (wages: Usd) => roundToCents(rate * Math.max(0, wages - above));
  return sumOf(of(ownPayrollWages), of(spousePayrollWages));
}

/** Form W-4 takes whole dollars; rounding up avoids a balance due. */
function moreWithheld(missing: Usd, { payPeriodsLeft }: WithholdingRequest): W4Change | undefined {
  if (payPeriodsLeft === 0) return undefined;
  const perPayPeriod = Math.ceil(toCents(missing) / (CENTS * payPeriodsLeft));
  return { line: '4c', perPayPeriod, worth: sumOf(perPayPeriod * payPeriodsLeft) };
}
const CENTS = 100;

/**
 * With the percentage method, each dollar on line 4(b) lowers the year's withholding by the rate of the wages' highest bracket.
 * Publication 15-T, Worksheet 1A.
 */
function lessWithheld(
  excess: Usd,
  { household, status, year, wages, basicStandardDeduction }: Form1040,
  { payPeriodsLeft, payPeriodsInYear }: WithholdingRequest,
): W4Change | undefined {
  if (payPeriodsLeft === 0 || household.nonresident) return undefined;
  const schedule = incomeTaxSchedules[year].value[status];
  const taxed = Math.max(0, wages - basicStandardDeduction);
  const ofYear = payPeriodsLeft / payPeriodsInYear;
  const deductions = Math.floor(roundToCents(incomeTaxedBy(schedule, taxed, excess / ofYear)));
  if (deductions <= 0) return undefined;
  const worth = roundToCents((graduatedTax(schedule, taxed) - graduatedTax(schedule, taxed - deductions)) * ofYear);
  return { line: '4b', deductions, rate: schedule.findLast(({ from }) => from < taxed)?.rate ?? 0, worth };
}

/** How much of the top of an income this tax falls on; all of it if the income owes less. */
function incomeTaxedBy(schedule: Schedule, income: Usd, tax: Usd): Usd {
  let left = tax;
  let reached = income;
  for (const { from, rate } of schedule.toReversed()) {
    if (reached <= from) continue;
    const inBracket = (reached - from) * rate;
    if (inBracket >= left) return income - (reached - left / rate);
    left -= inBracket;
    reached = from;
  }
  return income;
}

function entriesOf(form: Form1040): W4Entries {
  const { household, status, year, totalIncome } = form;
  const { perChild, perOtherDependent, incomeUpTo } = w4CreditsForDependents[year].value;
  const children = form.dependentsBelow(childTaxCreditAgeBelow[year].value);
  const others = household.dependentAges.length - children;
  const profits = household.selfEmploymentProfit + household.spouseSelfEmploymentProfit;
  const income = form.incomeBeforeBusinessDeduction - form.qualifiedBusinessIncomeDeduction;
  return {
    credits: totalIncome <= incomeUpTo[status] ? children * perChild + others * perOtherDependent : 0,
    otherIncome: positivePart(totalIncome - form.wages - profits),
    deductions: positivePart(totalIncome - income - form.basicStandardDeduction),
  };
}

/** Four installments; the last one includes the cents that do not divide evenly. */
function estimatedPaymentsOf(
  form: Form1040,
  { tax, withheld }: ProjectedRefund,
  { lastYear }: WithholdingRequest,
): WithholdingCheck['estimated'] {
  const { selfEmploymentProfit, spouseSelfEmploymentProfit } = form.household;
  if (selfEmploymentProfit <= 0 && spouseSelfEmploymentProfit <= 0 && form.wages > 0) return undefined;
  const required = estimatedTax({ taxYear: form.year, tax: Math.max(0, tax), withheld, ...(lastYear && { lastYear }) });
  const { value: days, source } = installmentDays[form.year];
  const last = days.length - 1;
  const payments = (required.required > 0 ? days : []).map((due, index) => ({
    due,
    amount: index < last ? required.installment : sumOf(required.required, -last * required.installment),
  }));
  return { ...required, payments, source };
}
