/** The official answer of the salary calculator: the year's return, and the paychecks that prepay it. */
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import { MOST_DEPENDENTS, type Household } from '@bracketwise/contract/household';
import type { ExplanationLine } from '@bracketwise/contract/lines';
import {
  PAY_DEDUCTIONS,
  type Bonus,
  type Paychecks,
  type PaychecksRequest,
  type W4,
  type YearsResult,
} from '@bracketwise/contract/paychecks';
import type { EstimateRequest } from '@bracketwise/contract/wire';
import { CURRENT_TAX_YEAR, type EstimateYear, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { placeOf } from '@bracketwise/shared-ui/calculator';
import { calendarDay } from '@bracketwise/shared-ui/format';
import {
  answerInPlace,
  estimateInPlace,
  type HomePlace,
  paychecksWith,
  roundToCents,
  savedAsHeadOfHousehold,
  type StateLaw,
  type TaxOfPlace,
  taxReturnWith,
} from '@bracketwise/tax-engine';
import { w4CreditsForDependents } from '@bracketwise/tax-engine/law/federal/withholding';
import type { PayLaw } from '../../states/pay-law.ts';
import type { SalaryInputs } from './form.ts';
import { lastsTheYear, otherJobs, termsOf, w4StatusOf, yearlyPay } from './salary-jobs.ts';
import { fullPay, hasPaychecks, hasWageBrackets } from './pay-inputs.ts';

/** What the year costs. US dollars. */
export interface YearOfSalary {
  readonly grossIncome: number;
  /** Taken from the pay for benefits and savings. */
  readonly payDeductions: number;
  readonly federalTax: number;
  /** Undefined if it was not computed. */
  readonly stateTax: number | undefined;
  readonly stateIsProvisional: boolean;
  readonly localTax?: number | undefined;
  readonly localTaxes?: readonly TaxOfPlace[];
  readonly socialSecurity: number;
  readonly medicare: number;
  readonly additionalMedicare: number;
  readonly payrollLevies: number;
  readonly totalTax: number;
  /** After taxes and deductions. */
  readonly netIncome: number;
  readonly lines: readonly ExplanationLine[];
}

/** What the paychecks of the year show. US dollars. */
export interface PaychecksOfSalary {
  readonly request: PaychecksRequest;
  readonly answer: Paychecks;
  /** Each tax with what paychecks withhold of it. */
  readonly federal: YearsResult;
  readonly state: YearsResult | undefined;
  readonly local: YearsResult | undefined;
  /** Of the three together; negative for an amount owed. */
  readonly refund: number;
  /** All that paychecks withhold, payroll taxes included. */
  readonly withheld: number;
}

interface SalaryFigures {
  readonly household: Household;
  readonly year: YearOfSalary;
  /** Absent for years without them. */
  readonly paychecks?: PaychecksOfSalary;
}

export interface SalaryAnswer extends SalaryFigures {
  /** What a head of household would pay less, for a single filer with a child. US dollars. */
  readonly savedAsHead: number;
  /** Whether the answer leaves out the place because its figures are not confirmed. */
  readonly placeRefused: boolean;
}

/** What the form does not ask, and a change supposes. */
export interface Supposed {
  /** The day from which a new Form W-4 can change paychecks; today by default. */
  readonly today?: Date;
  /** Paid on top of the salary. */
  readonly bonus?: Bonus;
  /** Whether a child is born in the year, for which the employer gets a new Form W-4. */
  readonly baby?: boolean;
}

export function officialSalary(values: SalaryInputs, payLaw: PayLaw, supposed: Supposed = {}): SalaryAnswer {
  const { answer, placeRefused } = answerInPlace(placeOf(payLaw.law.code, values), (place) =>
    hasPaychecks(Number(values.taxYear)) ? withPaychecks(values, payLaw, place, supposed) : withoutPaychecks(values, payLaw.law, place),
  );
  const { household } = answer;
  const savedAsHead = savedAsHeadOfHousehold(
    household,
    (filingStatus) => taxReturnWith(payLaw.law, { ...household, filingStatus }).totalTax,
  );
  return { ...answer, savedAsHead, placeRefused };
}

export const requestOf = ({ grossSalary, filingStatus, taxYear }: SalaryInputs, law: StateLaw): EstimateRequest => ({
  state: law.code,
  income: grossSalary,
  filingStatus: FILING_STATUS_OF[filingStatus],
  taxYear: Number(taxYear) as EstimateYear,
});

function withoutPaychecks(values: SalaryInputs, law: StateLaw, place: HomePlace): SalaryFigures {
  const estimate = estimateInPlace(law, requestOf(values, law), place);
  return { household: householdOf(values), year: { ...estimate, payDeductions: 0, stateIsProvisional: false } };
}

function withPaychecks(values: SalaryInputs, { law, withholding }: PayLaw, place: HomePlace, supposed: Supposed): SalaryFigures {
  const asked = paychecksRequest(values, law, place, supposed);
  const answerTo = (request: PaychecksRequest) => paychecksWith(law, withholding, request);
  const request = lastsTheYear(values) ? asked : withOvertimeOf(answerTo(asked), asked);
  const answer = answerTo(request);
  const { total } = answer;
  const ofSalary = values.grossSalary + fullPay(values.grossSalary, values).overtime + (supposed.bonus?.amount ?? 0);
  // Paychecks are rounded to cents, and the salary of a whole year is not the sum of them.
  const fractions = lastsTheYear(values) ? roundToCents(ofSalary - (answer.jobs[0]?.total.pay ?? 0)) : 0;
  const grossIncome = roundToCents(total.pay + fractions);
  const household = { ...answer.household, wages: roundToCents((answer.household.wages ?? 0) + fractions) };
  const taxes = taxReturnWith(law, household);
  const result = (tax: number, withheld: number): YearsResult => ({ tax, withheld, refund: roundToCents(withheld - tax) });
  const federal = result(roundToCents(taxes.federalIncomeTax + taxes.additionalMedicare), answer.federalResult.withheld);
  const state = taxes.stateTax === undefined ? undefined : result(taxes.stateTax, total.stateWithholding);
  const local = taxes.localTax === undefined ? undefined : result(taxes.localTax, total.localWithholding);
  const { socialSecurity, medicare, additionalMedicare, payrollLevies, totalTax } = taxes;
  return {
    household,
    year: {
      grossIncome,
      payDeductions: total.deductions,
      federalTax: taxes.federalIncomeTax,
      stateTax: taxes.stateTax,
      stateIsProvisional: taxes.stateIsProvisional ?? false,
      localTax: taxes.localTax,
      ...(taxes.localTaxes && { localTaxes: taxes.localTaxes }),
      socialSecurity,
      medicare,
      additionalMedicare,
      payrollLevies,
      totalTax,
      netIncome: roundToCents(grossIncome - total.deductions - totalTax),
      lines: taxes.lines,
    },
    paychecks: {
      request,
      answer,
      federal,
      state,
      local,
      refund: roundToCents(federal.refund + (state?.refund ?? 0) + (local?.refund ?? 0)),
      withheld: roundToCents(total.pay - total.deductions - total.net),
    },
  };
}

/** An age at which the forms count a child, and one of other dependents. */
const CHILD = 10;
const ADULT = 40;
const NEWBORN = 0;

function dependentAges({ children = 0, otherDependents = 0 }: SalaryInputs): readonly number[] {
  const others = Math.min(otherDependents, MOST_DEPENDENTS - children);
  return [...Array<number>(children).fill(CHILD), ...Array<number>(others).fill(ADULT)];
}

function paychecksRequest(values: SalaryInputs, law: StateLaw, place: HomePlace, supposed: Supposed): PaychecksRequest {
  const { today = new Date(), bonus, baby = false } = supposed;
  const taxYear = Number(values.taxYear) as HouseholdYear;
  const { pay, premium } = fullPay(values.grossSalary, values);
  const deductions = Object.fromEntries(PAY_DEDUCTIONS.map((name) => [name, values[name] ?? 0]));
  return {
    household: {
      taxYear,
      filingStatus: FILING_STATUS_OF[values.filingStatus],
      state: law.code,
      ...place,
      dependentAges: [...dependentAges(values), ...(baby ? [NEWBORN] : [])],
    },
    jobs: [
      {
        frequency: values.payFrequency,
        pay,
        deductions,
        qualifiedOvertime: premium,
        ...termsOf('mainJob', values),
        ...(bonus && { bonuses: [bonus] }),
        w4: w4Of(values, taxYear, baby),
        ...(values.federalMethod && hasWageBrackets(taxYear) && { federalMethod: values.federalMethod }),
      },
      ...otherJobs(values).map(([, job]) => job),
    ],
    ...(taxYear === CURRENT_TAX_YEAR && { today: calendarDay(today).toISOString().slice(0, 10) }),
  };
}

/** With the overtime of the part of the year in which the main job pays. */
function withOvertimeOf({ jobs: [paid] }: Paychecks, request: PaychecksRequest): PaychecksRequest {
  const [main, ...others] = request.jobs;
  if (!main?.qualifiedOvertime || !paid) return request;
  const share = Math.min(1, paid.total.pay / yearlyPay(main));
  return { ...request, jobs: [{ ...main, qualifiedOvertime: roundToCents(main.qualifiedOvertime * share) }, ...others] };
}

/** The Form W-4 that the employer has. A new one is of the present kind. */
function w4Of(values: SalaryInputs, year: TaxYear, baby: boolean): W4 {
  const { perChild, perOtherDependent } = w4CreditsForDependents[year].value;
  const { children = 0, otherDependents = 0, w4MultipleJobs = false, w4OtherIncome = 0, w4Deductions = 0, w4Extra = 0 } = values;
  if (values.w4Form === 'exempt') return { form: 'exempt' };
  if (values.w4Form !== '' && !baby)
    return { form: 'former', married: values.w4Form === 'formerMarried', allowances: values.w4Allowances ?? 0, extra: w4Extra };
  return {
    status: w4StatusOf(values.filingStatus),
    multipleJobs: w4MultipleJobs,
    credits: (values.w4Credits ?? children * perChild + otherDependents * perOtherDependent) + (baby ? perChild : 0),
    otherIncome: w4OtherIncome,
    deductions: w4Deductions,
    extra: w4Extra,
  };
}

/** The household, with the fields that the page asks for. */
const householdOf = ({ grossSalary, state, filingStatus, taxYear }: SalaryInputs): Household => ({
  taxYear: Number(taxYear) as TaxYear,
  filingStatus: FILING_STATUS_OF[filingStatus],
  state,
  wages: grossSalary,
});
