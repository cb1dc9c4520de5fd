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

/** What has been withheld so far, of both spouses on a joint return. US dollars. */
export interface WithholdingRequest {
  /** Federal income tax withheld this year so far. */
  readonly withheldFederal: Usd;
  /** The state's income tax withheld so far; nothing unless given. */
  readonly withheldState?: Usd;
  readonly payPeriodsLeft: number;
  readonly payPeriodsInYear: number;
  /** Federal income tax that the whole year will withhold, where it is known; otherwise it goes on at the pace so far. */
  readonly expectedFederalWithholding?: Usd;
  /** Federal refund to aim at; nothing unless given. */
  readonly targetRefund?: Usd;
  /** Federal estimated tax for the year, paid or still to be paid; nothing unless given. */
  readonly estimatedPayments?: Usd;
  /** Federal tax of the year before, for the safe harbor of estimated payments. */
  readonly lastYear?: EstimatedTaxRequest['lastYear'];
}

/** How a year ends if withholding goes on as it is. US dollars. */
export interface ProjectedRefund {
  /** What the return owes before payments; negative where credits are paid out. */
  readonly tax: Usd;
  readonly withheld: Usd;
  /** Negative: an amount owed. */
  readonly refund: Usd;
}

/** The one line of Form W-4 to change, everything else on it left as it is. US dollars. */
export type W4Change =
  | {
      readonly line: '4c';
      /** To be withheld from each paycheck in addition, whole dollars. */
      readonly perPayPeriod: Usd;
      /** Withheld in addition by the end of the year. */
      readonly worth: Usd;
    }
  | {
      readonly line: '4b';
      /** To be added to the deductions on the line, whole dollars. */
      readonly deductions: Usd;
      /** Rate of the highest bracket that it takes wages out of, a fraction. */
      readonly rate: number;
      /** Withheld less by the end of the year. */
      readonly worth: Usd;
    };

/** What the form asks a household for, where it is filled in afresh. US dollars. */
export interface W4Entries {
  /** Step 3: credits for dependents as the form counts them. */
  readonly credits: Usd;
  /** Step 4(a): income from which nothing is withheld. */
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
  /** Absent where no state tax was computed. */
  readonly state?: ProjectedRefund;
  /** Absent where nothing need change, or where there is no paycheck to change. */
  readonly change?: W4Change;
  readonly entries: W4Entries;
  /** Of a household with a business, or without wages: what spares it the addition for underpayment. */
  readonly estimated?: EstimatedTax & {
    /** None where nothing is required. */ readonly payments: readonly EstimatedPayment[];
    readonly source: string;
  };
}

/**
 * Whether withholding will meet the tax of the year, and what to write on Form W-4 so that it does.
 * @param law - of the household's state; without it no state tax is computed
 * @throws RangeError when an amount, a number of pay periods or a field of the household is outside its limits
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

/** A paycheck for each day of the longest year. */
const MOST_PAY_PERIODS = 366;

function assertRequest(request: WithholdingRequest): void {
  const { withheldFederal, withheldState = 0, expectedFederalWithholding = 0, targetRefund = 0, estimatedPayments = 0 } = request;
  assertAmounts({ withheldFederal, withheldState, expectedFederalWithholding, targetRefund, estimatedPayments });
  const { payPeriodsLeft: left, payPeriodsInYear: inYear } = request;
  if (!(Number.isInteger(inYear) && inYear >= 1 && inYear <= MOST_PAY_PERIODS)) throw new RangeError(`payPeriodsInYear: ${inYear}`);
  if (!(Number.isInteger(left) && left >= 0 && left <= inYear)) throw new RangeError(`payPeriodsLeft: ${left}`);
}

/** What a year withholds of which some pay periods are over; before the first one, what is known. */
function atSamePace(soFar: Usd, { payPeriodsLeft, payPeriodsInYear }: WithholdingRequest): Usd {
  const over = payPeriodsInYear - payPeriodsLeft;
  return over === 0 ? soFar : roundToCents((soFar * payPeriodsInYear) / over);
}

const projected = (tax: Usd, withheld: Usd, estimatedPayments: Usd): ProjectedRefund => ({
  tax,
  withheld,
  refund: sumOf(withheld, estimatedPayments, -tax),
});

/** Form 8959 line 22 of workers with one employer each, who withholds it whatever Form W-4 says. */
function additionalMedicareWithheld({ household, year, ownPayrollWages, spousePayrollWages }: Form1040): Usd {
  if (household.payrollTaxExempt) return 0;
  const above = additionalMedicareWithheldAbove[year].value;
  const rate = additionalMedicareRate[year].value;
  const of = (wages: Usd) => roundToCents(rate * Math.max(0, wages - above));
  return sumOf(of(ownPayrollWages), of(spousePayrollWages));
}

/** Form W-4 takes whole dollars: rounded up, the year ends on the right side. */
function moreWithheld(missing: Usd, { payPeriodsLeft }: WithholdingRequest): W4Change | undefined {
  if (payPeriodsLeft === 0) return undefined;
  const perPayPeriod = Math.ceil(toCents(missing) / (CENTS * payPeriodsLeft));
  return { line: '4c', perPayPeriod, worth: sumOf(perPayPeriod * payPeriodsLeft) };
}
const CENTS = 100;

/**
 * Withholding by the percentage method falls with each dollar on line 4(b) by the rate of the bracket that the wages reach, over the year.
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

/** How much of the top of an income a tax falls on; all of it where it owes less. */
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

/** Four installments, of which the last takes the cents that do not divide. */
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
