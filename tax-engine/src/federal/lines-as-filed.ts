/** The lines of Form 1040 and Schedules 1 to 3 as a filed return has them: in whole dollars, each sum of the lines above it. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { LineLabel } from '@bracketwise/contract/lines';
import type { LawYear } from '@bracketwise/contract/years';
import { LAST_PUBLISHED_FORM } from '../law/federal/published-forms.ts';
import { wholeDollars } from '../rules/printed-tables.ts';
import { ADJUSTMENTS, asFiled, INCOME, scheduleOneAAsFiled } from './as-filed.ts';
import type { Form1040 } from './form-1040.ts';

export const FILED_FORMS = ['form1040', 'schedule1', 'schedule2', 'schedule3'] as const;
export type FiledForm = (typeof FILED_FORMS)[number];

/** What was paid before the return is filed. US dollars. */
export interface PaymentsOfYear {
  readonly withheld: Usd;
  readonly estimated: Usd;
}

export interface FiledLine {
  readonly form: FiledForm;
  /** The name of the line in the texts. */
  readonly key: FiledLineKey;
  /** The number on the year's form; two where the return does not tell two lines apart, and none where the form has no line yet. */
  readonly number: string;
  /** In whole US dollars. */
  readonly amount: Usd;
  /** Whether every return has it, even if it is zero. */
  readonly isMain: boolean;
}

type Line = readonly [
  form: FiledForm,
  number: string | ((year: LawYear) => string),
  amount: (form: Form1040, of: (key: string) => Usd, payments: PaymentsOfYear) => Usd,
  isMain?: 'main',
];

const sumOfLines =
  (...keys: readonly string[]): Line[2] =>
  (_form, of) =>
    keys.reduce((sum, key) => sum + of(key), 0);

/** From that year on, the line has the other number. */
const renumbered = (before: string, since: LawYear, after: string) => (year: LawYear) => (year < since ? before : after);

const creditOn = ({ federalLines }: Form1040, label: LineLabel): Usd => -(federalLines.find((line) => line.label === label)?.tax ?? 0);

/** In the order of the forms: Form 1040 and Schedules 1 to 3 of 2022 to 2025. */
const LINES = {
  wages: ['form1040', '1a', INCOME.wages],
  careBenefits: ['form1040', '1e', INCOME.careBenefits],
  foreignPay: ['form1040', '1h', INCOME.foreignPay],
  allWages: ['form1040', '1z', sumOfLines('wages', 'careBenefits', 'foreignPay')],
  taxExemptInterest: ['form1040', '2a', (form) => form.household.taxExemptInterest],
  taxableInterest: ['form1040', '2b', INCOME.taxableInterest],
  qualifiedDividends: ['form1040', '3a', (form) => form.household.qualifiedDividends],
  ordinaryDividends: ['form1040', '3b', INCOME.ordinaryDividends],
  // The household may leave open which part comes from an IRA.
  pensions: ['form1040', '4b, 5b', INCOME.pensions],
  benefits: ['form1040', '6a', (form) => form.household.socialSecurityBenefits + form.household.spouseSocialSecurityBenefits],
  taxableBenefits: ['form1040', '6b', INCOME.taxableBenefits],
  capitalGain: ['form1040', renumbered('7', 2025, '7a'), INCOME.capitalGain],
  fromSchedule1: ['form1040', '8', sumOfLines('additionalIncome')],
  totalIncome: [
    'form1040',
    '9',
    sumOfLines('allWages', 'taxableInterest', 'ordinaryDividends', 'pensions', 'taxableBenefits', 'capitalGain', 'fromSchedule1'),
    'main',
  ],
  adjustmentsOfSchedule1: ['form1040', '10', sumOfLines('adjustments')],
  adjustedGrossIncome: ['form1040', renumbered('11', 2025, '11a'), (_form, of) => of('totalIncome') - of('adjustmentsOfSchedule1'), 'main'],
  deduction: ['form1040', renumbered('12', 2025, '12e'), (form) => form.deduction, 'main'],
  // The form of 2026, the first one with this deduction, is not published yet.
  gifts: ['form1040', '', (form) => form.giftsFromAgi],
  businessDeduction: ['form1040', renumbered('13', 2025, '13a'), (form) => form.qualifiedBusinessIncomeDeduction],
  schedule1A: ['form1040', renumbered('', 2025, '13b'), scheduleOneAAsFiled],
  deductions: ['form1040', '14', sumOfLines('deduction', 'gifts', 'businessDeduction', 'schedule1A'), 'main'],
  taxableIncome: ['form1040', '15', (_form, of) => Math.max(0, of('adjustedGrossIncome') - of('deductions')), 'main'],
  tax: ['form1040', '16', (form) => asFiled(form).tax, 'main'],
  fromSchedule2: ['form1040', '17', sumOfLines('additionsToTax')],
  taxBeforeCredits: ['form1040', '18', sumOfLines('tax', 'fromSchedule2'), 'main'],
  childTaxCredit: ['form1040', '19', (form) => form.childTaxCredit],
  fromSchedule3: ['form1040', '20', sumOfLines('credits')],
  allCredits: ['form1040', '21', sumOfLines('childTaxCredit', 'fromSchedule3')],
  taxAfterCredits: ['form1040', '22', (_form, of) => Math.max(0, of('taxBeforeCredits') - of('allCredits')), 'main'],
  otherTaxesOfSchedule2: ['form1040', '23', sumOfLines('otherTaxes')],
  totalTax: ['form1040', '24', sumOfLines('taxAfterCredits', 'otherTaxesOfSchedule2'), 'main'],
  withheld: ['form1040', '25d', (_form, _of, payments) => payments.withheld],
  estimatedPayments: ['form1040', '26', (_form, _of, payments) => payments.estimated],
  earnedIncomeCredit: ['form1040', renumbered('27', 2025, '27a'), (form) => asFiled(form).earnedIncomeCredit],
  additionalChildTaxCredit: ['form1040', '28', (form) => form.additionalChildTaxCredit],
  refundableEducationCredit: ['form1040', '29', (form) => form.refundableEducationCredit],
  refundableAdoptionCredit: ['form1040', renumbered('', 2025, '30'), (form) => form.refundableAdoptionCredit],
  paymentsOfSchedule3: ['form1040', '31', sumOfLines('otherPayments')],
  refundableCredits: [
    'form1040',
    '32',
    sumOfLines(
      'earnedIncomeCredit',
      'additionalChildTaxCredit',
      'refundableEducationCredit',
      'refundableAdoptionCredit',
      'paymentsOfSchedule3',
    ),
  ],
  payments: ['form1040', '33', sumOfLines('withheld', 'estimatedPayments', 'refundableCredits'), 'main'],
  overpaid: ['form1040', '34', (_form, of) => Math.max(0, of('payments') - of('totalTax'))],
  owed: ['form1040', '37', (_form, of) => Math.max(0, of('totalTax') - of('payments'))],

  alimonyReceived: ['schedule1', '2a', INCOME.alimonyReceived],
  business: ['schedule1', '3', INCOME.business],
  otherGains: ['schedule1', '4', INCOME.otherGains],
  scheduleE: ['schedule1', '5', INCOME.scheduleE],
  unemployment: ['schedule1', '7', INCOME.unemployment],
  gambling: ['schedule1', '8b', INCOME.gambling],
  foreignExclusion: ['schedule1', '8d', INCOME.foreignExclusion],
  excessBusinessLoss: ['schedule1', '8p', INCOME.excessBusinessLoss],
  otherIncome: ['schedule1', '8z', INCOME.otherIncome],
  allOtherIncome: ['schedule1', '9', sumOfLines('gambling', 'foreignExclusion', 'excessBusinessLoss', 'otherIncome')],
  additionalIncome: [
    'schedule1',
    '10',
    sumOfLines('alimonyReceived', 'business', 'otherGains', 'scheduleE', 'unemployment', 'allOtherIncome'),
  ],
  educatorExpenses: ['schedule1', '11', ADJUSTMENTS.educatorExpenses],
  hsaDeduction: ['schedule1', '13', ADJUSTMENTS.hsaDeduction],
  movingExpenses: ['schedule1', '14', ADJUSTMENTS.movingExpenses],
  selfEmploymentTaxDeduction: ['schedule1', '15', ADJUSTMENTS.selfEmploymentTaxDeduction],
  selfEmployedRetirement: ['schedule1', '16', ADJUSTMENTS.selfEmployedRetirement],
  selfEmployedHealthInsurance: ['schedule1', '17', ADJUSTMENTS.selfEmployedHealthInsurance],
  savingsPenalty: ['schedule1', '18', ADJUSTMENTS.savingsPenalty],
  alimonyPaid: ['schedule1', '19a', ADJUSTMENTS.alimonyPaid],
  iraDeduction: ['schedule1', '20', ADJUSTMENTS.iraDeduction],
  studentLoanInterest: ['schedule1', '21', ADJUSTMENTS.studentLoanInterest],
  adjustments: [
    'schedule1',
    '26',
    sumOfLines(
      'educatorExpenses',
      'hsaDeduction',
      'movingExpenses',
      'selfEmploymentTaxDeduction',
      'selfEmployedRetirement',
      'selfEmployedHealthInsurance',
      'savingsPenalty',
      'alimonyPaid',
      'iraDeduction',
      'studentLoanInterest',
    ),
  ],

  advanceCreditRepaid: ['schedule2', renumbered('2', 2024, '1a'), (form) => form.excessAdvancePremiumCredit],
  minimumTax: ['schedule2', renumbered('1', 2024, '2'), (form) => form.alternativeMinimumTax],
  additionsToTax: ['schedule2', '3', sumOfLines('advanceCreditRepaid', 'minimumTax')],
  selfEmploymentTax: ['schedule2', '4', (form) => form.selfEmploymentTax],
  earlyDistributions: ['schedule2', '8', (form) => form.earlyDistributionTax],
  additionalMedicare: ['schedule2', '11', (form) => form.additionalMedicare],
  netInvestmentIncomeTax: ['schedule2', '12', (form) => form.netInvestmentIncomeTax],
  otherTaxes: ['schedule2', '21', sumOfLines('selfEmploymentTax', 'earlyDistributions', 'additionalMedicare', 'netInvestmentIncomeTax')],

  foreignTaxCredit: ['schedule3', '1', (form) => form.foreignTaxCredit],
  dependentCareCredit: ['schedule3', '2', (form) => form.dependentCareCredit],
  educationCredits: ['schedule3', '3', (form) => form.educationCredits],
  saversCredit: ['schedule3', '4', (form) => form.saversCredit],
  cleanEnergyCredit: ['schedule3', renumbered('5', 2023, '5a'), (form) => creditOn(form, 'cleanEnergyCredit')],
  homeImprovementCredit: ['schedule3', renumbered('', 2023, '5b'), (form) => creditOn(form, 'homeImprovementCredit')],
  adoptionCredit: ['schedule3', '6c', (form) => form.adoptionCredit],
  elderlyCredit: ['schedule3', '6d', (form) => form.elderlyCredit],
  // The household does not say whether the vehicle was new or used.
  cleanVehicleCredit: ['schedule3', renumbered('6f', 2023, '6f, 6m'), (form) => form.cleanVehicleCredit],
  otherCredits: ['schedule3', '7', sumOfLines('adoptionCredit', 'elderlyCredit', 'cleanVehicleCredit')],
  credits: [
    'schedule3',
    '8',
    sumOfLines(
      'foreignTaxCredit',
      'dependentCareCredit',
      'educationCredits',
      'saversCredit',
      'cleanEnergyCredit',
      'homeImprovementCredit',
      'otherCredits',
    ),
  ],
  premiumTaxCredit: ['schedule3', '9', (form) => form.premiumTaxCredit],
  otherPayments: ['schedule3', '15', sumOfLines('premiumTaxCredit')],
} as const satisfies Readonly<Record<string, Line>>;
type FiledLineKey = keyof typeof LINES;

const LINE_ENTRIES = Object.entries<Line>(LINES) as readonly (readonly [FiledLineKey, Line])[];
export const FILED_LINE_KEYS: readonly FiledLineKey[] = LINE_ENTRIES.map(([key]) => key);

/** The lines that only the payments of the year complete. */
const AFTER_PAYMENTS: ReadonlySet<FiledLineKey> = new Set(['withheld', 'estimatedPayments', 'payments', 'overpaid', 'owed']);

/**
 * @param form - filled in with the Tax Table, for a resident
 * @param payments - without them, the lines that need them are missing
 * @returns the lines in the order of the forms
 */
export function linesAsFiled(form: Form1040, payments: PaymentsOfYear | undefined): readonly FiledLine[] {
  const year = Math.min(form.year, LAST_PUBLISHED_FORM) as LawYear;
  const amounts = new Map<string, Usd>();
  const of = (key: string): Usd => {
    const known = amounts.get(key);
    if (known !== undefined) return known;
    const [, , amountOf] = LINES[key as FiledLineKey] as Line;
    // Without minus zero.
    const amount = wholeDollars(amountOf(form, of, payments ?? NO_PAYMENTS)) || 0;
    amounts.set(key, amount);
    return amount;
  };
  return LINE_ENTRIES.filter(([key]) => payments || !AFTER_PAYMENTS.has(key)).map(([key, [ofForm, number, , isMain]]) => ({
    form: ofForm,
    key,
    number: typeof number === 'string' ? number : number(year),
    amount: of(key),
    isMain: isMain !== undefined,
  }));
}

const NO_PAYMENTS: PaymentsOfYear = { withheld: 0, estimated: 0 };
