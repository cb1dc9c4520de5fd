import type { Usd } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import type { LawYear } from '@bracketwise/contract/years';
import { creditedChildren } from '../federal/credits.ts';
import type { Form1040 } from '../federal/form-1040.ts';
import { fileReturns, type StateFiler } from '../filing.ts';
import { positivePart, roundToCents, sumOf, toCents } from '../kernel/money.ts';
import { graduatedTax, type Schedule } from '../kernel/schedule.ts';
import { estimatedTaxSafeHarbor } from '../law/federal/estimated-tax.ts';
import { installmentDays } from '../law/federal/installment-days.ts';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import { deductionInWithholding, w4CreditsForDependents } from '../law/federal/withholding.ts';
import { estimatedTax, type EstimatedTax, type EstimatedTaxRequest } from '../rules/estimated-tax.ts';
import { withheldAdditionalMedicare } from '../rules/payroll-tax.ts';
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
  /** Decides which due dates of estimated payments are past; none by default. */
  readonly today?: Date;
}

/** The result of the year if withholding does not change. US dollars. */
export interface ProjectedRefund {
  /** Tax on the return before payments; negative if credits are paid out. */
  readonly tax: Usd;
  readonly withheld: Usd;
  /** Negative for an amount owed. */
  readonly refund: Usd;
}

/**
 * The one line to change on the present Form W-4 of the higher-paying job; its other lines and any other form stay as they are.
 * A form replaces the earlier one, so this does not go together with `W4Form`. US dollars.
 */
type W4Change =
  | {
      readonly line: '4c';
      /** Amount to add to the line, in whole dollars: additional withholding from each paycheck. */
      readonly perPayPeriod: Usd;
      /** Whether the paychecks can't cover all that is missing. */
      readonly capped: boolean;
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

/**
 * A complete Form W-4 for a full year like this one, for the higher-paying job. A second job's form has no entries, and neither form has
 * the box in Step 2(c) checked. US dollars, in whole dollars.
 */
interface W4Form extends W4Entries {
  /** Step 4(c): extra withholding from each paycheck, given the other entries. */
  readonly extra: Usd;
}

interface W4Entries {
  /** Step 3: credits for dependents. */
  readonly credits: Usd;
  /** Step 4(a): income without withholding. */
  readonly otherIncome: Usd;
  /** Step 4(b): deductions beyond the basic standard deduction. */
  readonly deductions: Usd;
}

interface EstimatedPayment {
  readonly due: Date;
  /** 0 if the date is past; the next payment makes up for it. */
  readonly amount: Usd;
  readonly isPast: boolean;
}

/** What is still to be paid as estimated tax. US dollars. */
interface EstimatedPayments {
  /** The total of the payments still to come. */
  readonly amount: Usd;
  /** The amounts that avoid the underpayment penalty; absent if the payments are what paychecks can't cover. */
  readonly safeHarbor?: EstimatedTax;
  /** Empty if none are required or all dates are past. */
  readonly payments: readonly EstimatedPayment[];
  readonly source: string;
}

export interface WithholdingCheck {
  /** Whether no paycheck has been paid, so that the tables say what will be withheld. */
  readonly byTables: boolean;
  readonly federal: ProjectedRefund;
  /** Absent if no state tax was computed, or if nothing is known about its withholding because no paycheck has been paid. */
  readonly state?: ProjectedRefund;
  /** Whether both spouses have wages, so that there are two Forms W-4. */
  readonly twoEarners: boolean;
  /** Absent if no change is needed or no paycheck is left to change. */
  readonly change?: W4Change;
  /** What will be owed although the paychecks left withhold as much as they can; absent if nothing. */
  readonly notWithheld?: Usd;
  /** Absent without wages, for nonresidents (Notice 1392), or if paychecks can't cover the tax. */
  readonly form?: W4Form;
  /** For households without wages, with a business after the last paycheck, or with tax that paychecks can't cover. */
  readonly estimated?: EstimatedPayments;
}

/**
 * Whether withholding will cover the year's tax, and what to change on Form W-4.
 * @param law - of the household's state; without it no state tax is computed
 * @param severalStates - for a household with several states, as in `taxReturnWith`
 * @throws RangeError if an amount, a number of pay periods or a field of the household is out of range
 */
export function withholdingCheck(
  law: StateLaw | undefined,
  household: Household,
  request: WithholdingRequest,
  severalStates?: StateFiler,
): WithholdingCheck {
  assertRequest(request);
  const { federal: form, state: stateForm } = fileReturns(law, household, { stateRefundableCredits: true }, severalStates);
  const { withheldFederal, withheldState = 0, targetRefund = 0, estimatedPayments = 0, payPeriodsLeft, payPeriodsInYear } = request;
  const byTables = form.wages > 0 && payPeriodsLeft === payPeriodsInYear;
  const expected =
    request.expectedFederalWithholding ?? (byTables ? sumOf(withheldFederal, usuallyWithheld(form)) : atSamePace(withheldFederal, request));
  const tax = sumOf(form.federalIncomeTax, form.selfEmploymentTax, form.additionalMedicare);
  const federal = projected(tax, sumOf(expected, additionalMedicareWithheld(form)), estimatedPayments);
  const state = stateForm?.tax === undefined ? undefined : projected(stateForm.tax, atSamePace(withheldState, request), 0);

  const canChange = form.wages > 0 && payPeriodsLeft > 0;
  const tooMuch = sumOf(federal.refund, -targetRefund);
  const stillToCome = sumOf(expected, -withheldFederal);
  // Visitors may not know their state withholding.
  const stateTax = withheldState > 0 ? (state?.withheld ?? 0) : positivePart(state?.tax ?? 0);
  const toState = sumOf(stateTax, stateForm?.levies.total ?? 0);
  const perYear = (amount: Usd) => (amount / payPeriodsLeft) * payPeriodsInYear;
  const change = !canChange
    ? undefined
    : tooMuch < 0
      ? moreWithheld(-tooMuch, netPaycheck(form, request, perYear(stillToCome) * higherShare(form), toState), request)
      : lessWithheld(Math.min(tooMuch, stillToCome * higherShare(form)), form, request);
  const notWithheld = canChange ? positivePart(-federal.refund - (change?.line === '4c' ? change.worth : 0)) : 0;
  const newForm = canChange ? formForYear(form, tax, toState, request) : undefined;
  const estimated = canChange ? paymentsOfRest(form, notWithheld, request) : safeHarborPayments(form, federal, request);
  return {
    byTables,
    federal,
    ...(state && !(byTables && withheldState === 0) && { state }),
    twoEarners: lowerPay(form) > 0,
    ...(change && { change }),
    ...(notWithheld > 0 && { notWithheld }),
    ...(newForm && { form: newForm }),
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

/**
 * What a year's wages withhold toward the federal tax: the income tax, by the tables if it is unknown, and the Additional Medicare Tax.
 * @param incomeTax - the income tax withheld: Form W-2 box 2
 */
export const withheldFromPay = (form: Form1040, incomeTax = form.wages > 0 ? usuallyWithheld(form) : 0): Usd =>
  sumOf(incomeTax, additionalMedicareWithheld(form));

/** Assumes one employer per worker. */
const additionalMedicareWithheld = ({ household, year, ownPayrollWages, spousePayrollWages }: Form1040): Usd =>
  household.payrollTaxExempt
    ? 0
    : sumOf(withheldAdditionalMedicare(ownPayrollWages, year), withheldAdditionalMedicare(spousePayrollWages, year));

const higherPay = ({ household: { wages, spouseWages } }: Form1040) => Math.max(wages, spouseWages);
const lowerPay = ({ household: { wages, spouseWages } }: Form1040) => Math.min(wages, spouseWages);

/** The higher-paying job's share of wages, and so roughly of all that is withheld. */
const higherShare = (form: Form1040) => higherPay(form) / form.wages;

/**
 * What the tables withhold in a year, without extra withholding. The entries count on the higher-paying job's form only.
 * @see Publication 15-T, Worksheet 1A, Standard Withholding Rate Schedules: the brackets above the standard deduction
 */
function withheldByTables(form: Form1040, { credits, otherIncome, deductions }: W4Entries): Usd {
  const onHigher = taxOnPay(form, higherPay(form) + otherIncome - deductions);
  return sumOf(positivePart(onHigher - credits), taxOnPay(form, lowerPay(form)));
}

const taxOnPay = (form: Form1040, pay: Usd): Usd =>
  graduatedTax(incomeTaxSchedules[form.year].value[form.scheduleStatus], Math.max(0, pay - deductionInTables(form)));

/** The tables of Publication 15-T know nothing of dependents who file. */
const deductionInTables = ({ household, year, scheduleStatus }: Form1040): Usd =>
  household.nonresident ? 0 : deductionInWithholding[year].value[scheduleStatus];

/** Before the first paycheck, assumes that only Step 3 is filled in. */
const usuallyWithheld = (form: Form1040): Usd => withheldByTables(form, { credits: creditsOf(form), otherIncome: 0, deductions: 0 });

/** What a paycheck of the higher-paying job leaves to withhold, in whole dollars; negative if that job's federal tax is too much for it. */
function netPaycheck(form: Form1040, { payPeriodsInYear }: WithholdingRequest, federalTax: Usd, toState: Usd): Usd {
  const others = (form.socialSecurity + form.medicare + toState) * higherShare(form);
  return Math.floor((higherPay(form) - others - federalTax) / payPeriodsInYear);
}

/** Form W-4 takes whole dollars; rounding up avoids a balance due. */
function moreWithheld(missing: Usd, most: Usd, { payPeriodsLeft }: WithholdingRequest): W4Change | undefined {
  const needed = Math.ceil(toCents(missing) / (CENTS * payPeriodsLeft));
  const perPayPeriod = Math.min(needed, Math.max(0, most));
  if (perPayPeriod === 0) return undefined;
  return { line: '4c', perPayPeriod, capped: perPayPeriod < needed, worth: sumOf(perPayPeriod * payPeriodsLeft) };
}
const CENTS = 100;

/**
 * With the percentage method, each dollar on line 4(b) lowers the year's withholding by the rate of the wages' highest bracket.
 * Publication 15-T, Worksheet 1A.
 */
function lessWithheld(excess: Usd, form: Form1040, { payPeriodsLeft, payPeriodsInYear }: WithholdingRequest): W4Change | undefined {
  if (form.household.nonresident) return undefined;
  const schedule = incomeTaxSchedules[form.year].value[form.scheduleStatus];
  const taxed = Math.max(0, form.wages - deductionInTables(form));
  const ofYear = payPeriodsLeft / payPeriodsInYear;
  const deductions = Math.floor(roundToCents(incomeTaxedBy(schedule, taxed, excess / ofYear)));
  if (deductions <= 0) return undefined;
  const worth = roundToCents((graduatedTax(schedule, taxed) - graduatedTax(schedule, taxed - deductions)) * ofYear);
  return { line: '4b', deductions, rate: schedule.findLast(({ from }) => from < taxed)?.rate ?? 0, worth };
}

/** The amount at the top of an income that owes this much tax; the whole income if it owes less. */
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

/**
 * Withholds a whole year's tax and the target; estimated payments continue. The fewest lines that do: deductions first offset other
 * income and what line 4(c) would add. Line 4(a) leaves out business profits, as the form says, so line 4(c) covers their tax.
 */
function formForYear(form: Form1040, tax: Usd, toState: Usd, request: WithholdingRequest): W4Form | undefined {
  const { household, scheduleStatus, year } = form;
  if (household.nonresident) return undefined;
  const { targetRefund = 0, estimatedPayments = 0, payPeriodsInYear } = request;
  const credits = creditsOf(form);
  const profits = household.selfEmploymentProfit + household.spouseSelfEmploymentProfit;
  const otherIncome = Math.ceil(positivePart(form.totalIncome - form.wages - profits));
  const byTables = withheldByTables(form, { credits, otherIncome, deductions: 0 });
  const onHigher = sumOf(byTables, -taxOnPay(form, lowerPay(form)));
  const missing = sumOf(tax, targetRefund, -estimatedPayments, -additionalMedicareWithheld(form), -byTables);
  if (missing > 0) {
    const extra = Math.ceil(toCents(missing) / (CENTS * payPeriodsInYear));
    return extra <= netPaycheck(form, request, onHigher, toState) ? { credits, otherIncome, deductions: 0, extra } : undefined;
  }
  const taxed = Math.max(0, higherPay(form) + otherIncome - deductionInTables(form));
  const excess = Math.min(-missing, onHigher);
  const tooHigh = Math.floor(roundToCents(incomeTaxedBy(incomeTaxSchedules[year].value[scheduleStatus], taxed, excess)));
  if (netPaycheck(form, request, onHigher - excess, toState) < 0) return undefined;
  return {
    credits,
    otherIncome: Math.max(0, otherIncome - tooHigh),
    deductions: Math.max(0, tooHigh - otherIncome),
    extra: 0,
  };
}

function creditsOf(form: Form1040): Usd {
  const { perChild, perOtherDependent, incomeUpTo } = w4CreditsForDependents[form.year].value;
  if (form.totalIncome > incomeUpTo[form.status]) return 0;
  const children = creditedChildren(form);
  return children * perChild + (form.household.dependentAges.length - children) * perOtherDependent;
}

/** What paychecks can't cover; nothing if it is too little for a penalty. */
function paymentsOfRest({ year }: Form1040, rest: Usd, { today }: WithholdingRequest): EstimatedPayments | undefined {
  if (rest < estimatedTaxSafeHarbor[year].value.owedBelow) return undefined;
  return scheduled(rest, 0, year, today);
}

function safeHarborPayments(
  form: Form1040,
  { tax, withheld }: ProjectedRefund,
  { lastYear, estimatedPayments = 0, today }: WithholdingRequest,
): EstimatedPayments | undefined {
  const { selfEmploymentProfit, spouseSelfEmploymentProfit } = form.household;
  if (selfEmploymentProfit <= 0 && spouseSelfEmploymentProfit <= 0 && form.wages > 0) return undefined;
  const safeHarbor = estimatedTax({ taxYear: form.year, tax: Math.max(0, tax), withheld, ...(lastYear && { lastYear }) });
  return { ...scheduled(safeHarbor.required, estimatedPayments, form.year, today), safeHarbor };
}

/** A quarter by each due date. The next payment makes up for past dates; the last one includes the cents that do not divide evenly. */
function scheduled(total: Usd, paid: Usd, year: LawYear, today?: Date): EstimatedPayments {
  const { value: days, source } = installmentDays[year];
  const quarter = roundToCents(total / days.length);
  let reached = paid;
  const payments = days.map((due, index): EstimatedPayment => {
    const isPast = today !== undefined && today.getTime() > due.getTime() + DAY_IN_ALL_ZONES;
    const soFar = index < days.length - 1 ? quarter * (index + 1) : total;
    const amount = isPast ? 0 : positivePart(soFar - reached);
    reached += amount;
    return { due, amount, isPast };
  });
  const amount = sumOf(...payments.map((payment) => payment.amount));
  return { amount, payments: amount > 0 ? payments.filter((payment) => payment.isPast || payment.amount > 0) : [], source };
}

/** A payment is due until the end of the day in every time zone. */
const DAY_IN_ALL_ZONES = 36 * 60 * 60 * 1000;
