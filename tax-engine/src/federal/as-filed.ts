import type { Usd } from '@bracketwise/contract/amounts';
import { countedGain } from '../rules/investments.ts';
import { printedEarnedIncomeCredit, wholeDollars } from '../rules/printed-tables.ts';
import { BY_TABLE, taxOnIncome } from '../rules/tax-on-income.ts';
import { childsTax } from './childs-tax.ts';
import { earnedIncomeCreditLaw } from './credits.ts';
import type { Form1040 } from './form-1040.ts';
import { gainsByRateOf } from './special-gains.ts';

/** Lines of Form 1040 as a filed return has them: in whole dollars, by the printed tables. US dollars. */
export interface AsFiled {
  /** Line 15. */
  taxableIncome: Usd;
  /** Line 16. */
  tax: Usd;
  /** Line 27. */
  earnedIncomeCredit: Usd;
}

export const asFiled = (form: Form1040): AsFiled => ({
  taxableIncome: taxableIncomeAsFiled(form),
  tax: taxAsFiled(form),
  earnedIncomeCredit: earnedIncomeCreditAsFiled(form),
});

type AmountOf = (form: Form1040) => Usd;

/** What line 9 adds up, line by line. */
export const INCOME = {
  wages: (form) => form.wages,
  careBenefits: (form) => form.taxableCareBenefits,
  foreignPay: (form) => form.household.foreignEarnedIncome,
  taxableInterest: (form) => form.household.taxableInterest,
  ordinaryDividends: (form) => form.household.nonqualifiedDividends + form.household.qualifiedDividends,
  pensions: (form) => form.household.pensionIncome + form.household.spousePensionIncome,
  taxableBenefits: (form) => form.taxableSocialSecurity,
  capitalGain: (form) => countedGain(form.gains),
  otherGains: (form) => form.section1231.ordinary,
  alimonyReceived: (form) => form.household.alimonyReceived,
  business: (form) => form.household.selfEmploymentProfit + form.household.spouseSelfEmploymentProfit,
  scheduleE: (form) => form.household.sCorporationProfit + form.rentalIncome + form.household.royalties + form.partnershipIncome,
  unemployment: (form) => form.household.unemploymentCompensation - form.unemploymentExclusion,
  gambling: (form) => form.household.gamblingWinnings,
  foreignExclusion: (form) => -form.excludedIncome,
  excessBusinessLoss: (form) => form.excessBusinessLoss,
  otherIncome: (form) => form.household.otherIncome,
} as const satisfies Readonly<Record<string, AmountOf>>;

/** What line 10 adds up: Schedule 1 Part II. */
export const ADJUSTMENTS = {
  educatorExpenses: (form) => form.educatorExpenses,
  hsaDeduction: (form) => form.hsaDeduction,
  movingExpenses: (form) => form.household.movingExpenses,
  selfEmploymentTaxDeduction: (form) => form.selfEmploymentTaxDeduction,
  selfEmployedRetirement: (form) => form.selfEmployedRetirement,
  selfEmployedHealthInsurance: (form) => form.selfEmployedHealthInsurance,
  savingsPenalty: (form) => form.household.savingsPenalty,
  alimonyPaid: (form) => form.alimonyPaid,
  iraDeduction: (form) => form.iraDeduction,
  studentLoanInterest: (form) => form.studentLoanInterestDeduction,
} as const satisfies Readonly<Record<string, AmountOf>>;

const INCOMES: readonly AmountOf[] = Object.values(INCOME);
const SUBTRACTED: readonly AmountOf[] = [
  ...Object.values(ADJUSTMENTS),
  // Line 10b of 2020.
  (form) => form.nonItemizerGifts - form.giftsFromAgi,
];

const inWholeDollars = (amounts: readonly AmountOf[], form: Form1040): Usd =>
  amounts.reduce((sum, amountOf) => sum + wholeDollars(amountOf(form)), 0);

const adjustedGrossIncomeAsFiled = (form: Form1040): Usd => inWholeDollars(INCOMES, form) - inWholeDollars(SUBTRACTED, form);

/** Line 13b of 2025: what Schedule 1-A adds up. */
export const scheduleOneAAsFiled = (form: Form1040): Usd =>
  [form.tipsDeduction, form.overtimeDeduction, form.carLoanInterestDeduction, form.seniorDeduction].reduce(
    (sum, deduction) => sum + wholeDollars(deduction),
    0,
  );

/** Each line above it is in whole dollars too. */
function taxableIncomeAsFiled(form: Form1040): Usd {
  const deductions = wholeDollars(form.deduction) + wholeDollars(form.giftsFromAgi) + wholeDollars(form.qualifiedBusinessIncomeDeduction);
  return Math.max(0, adjustedGrossIncomeAsFiled(form) - deductions - scheduleOneAAsFiled(form));
}

/** The Tax Table or the worksheets that look up each part of the income in it; of a child, Form 8615 if that is more. */
export function taxAsFiled(form: Form1040): Usd {
  const { year, scheduleStatus: status } = form;
  const taxableIncome = taxableIncomeAsFiled(form);
  const income = {
    taxableIncome,
    preferential: wholeDollars(form.preferentialIncome),
    byRate: gainsByRateOf(form, taxableIncome, wholeDollars),
    excluded: wholeDollars(form.excludedIncome),
  };
  return Math.max(taxOnIncome(income, status, year, BY_TABLE), childsTax(form, taxableIncome, BY_TABLE)?.tax ?? 0);
}

function earnedIncomeCreditAsFiled(form: Form1040): Usd {
  if (form.earnedIncomeCredit === 0) return 0;
  const law = earnedIncomeCreditLaw(form);
  return law ? printedEarnedIncomeCredit(form.earnedIncome, adjustedGrossIncomeAsFiled(form), form.status, law.value) : 0;
}
