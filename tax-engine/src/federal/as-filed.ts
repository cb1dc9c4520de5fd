import type { Usd } from '@bracketwise/contract/amounts';
import { graduatedTax } from '../kernel/schedule.ts';
import { capitalGainSchedules } from '../law/federal/capital-gains.ts';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import { countedGain } from '../rules/investments.ts';
import { printedEarnedIncomeCredit, printedTax, wholeDollars } from '../rules/printed-tables.ts';
import { taxByRate } from '../rules/special-gains.ts';
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

/** The Tax Table or, with capital gains or excluded foreign income, the worksheets that look up each of their parts in it. */
export function taxAsFiled(form: Form1040): Usd {
  const { year, scheduleStatus: status } = form;
  const schedule = incomeTaxSchedules[year].value[status];
  const taxableIncome = taxableIncomeAsFiled(form);
  const excluded = wholeDollars(form.excludedIncome);
  const below = excluded === 0 ? 0 : printedTax(schedule, excluded);
  const taxOn = (income: Usd) => printedTax(schedule, excluded + income) - below;
  const ordinary = Math.max(0, taxableIncome - wholeDollars(form.preferentialIncome));
  if (ordinary === taxableIncome) return taxOn(taxableIncome);
  const gains = capitalGainSchedules[year].value[status];
  const parts = gainsByRateOf(form, taxableIncome, wholeDollars);
  if (parts) return Math.min(taxOn(taxableIncome), wholeDollars(taxOn(parts.ordinary - excluded) + taxByRate(parts, gains, year)));
  const taxOnGains = graduatedTax(gains, excluded + taxableIncome) - graduatedTax(gains, excluded + ordinary);
  return Math.min(taxOn(taxableIncome), wholeDollars(taxOn(ordinary) + taxOnGains));
}

function earnedIncomeCreditAsFiled(form: Form1040): Usd {
  if (form.earnedIncomeCredit === 0) return 0;
  const law = earnedIncomeCreditLaw(form);
  return law ? printedEarnedIncomeCredit(form.earnedIncome, adjustedGrossIncomeAsFiled(form), form.status, law.value) : 0;
}
