/** What else may be true for a household, and which fields each of it opens. Without the schema: the page draws the form with it. */
import type { Draft } from '@bracketwise/shared-ui/forms/CalculatorForm';

/** In the order in which the form offers them. */
export const CHOICES = [
  'dependents',
  'spouseWorks',
  'selfEmployed',
  'investments',
  'retired',
  'saving',
  'home',
  'childCare',
  'extras',
  'otherIncomes',
  'withheld',
] as const;
export type Choice = (typeof CHOICES)[number];

/** Every field that holds dollars and counts as zero when blank. */
export const AMOUNTS = [
  'wages',
  'spouseWages',
  'selfEmploymentProfit',
  'spouseSelfEmploymentProfit',
  'taxableInterest',
  'ordinaryDividends',
  'qualifiedDividends',
  'shortTermGain',
  'longTermGain',
  'pensionIncome',
  'spousePensionIncome',
  'socialSecurityBenefits',
  'spouseSocialSecurityBenefits',
  'electiveDeferrals',
  'spouseElectiveDeferrals',
  'iraDeduction',
  'hsaDeduction',
  'mortgageInterest',
  'propertyTax',
  'charitableGifts',
  'medicalExpenses',
  'dependentCareExpenses',
  'qualifiedTips',
  'qualifiedOvertime',
  'carLoanInterest',
  'studentLoanInterest',
  'unemploymentCompensation',
  'otherIncome',
  'federalWithheld',
  'stateWithheld',
  'estimatedPayments',
] as const;
export type Amount = (typeof AMOUNTS)[number];

/** Amounts that may be losses. */
export const GAINS: readonly Amount[] = ['selfEmploymentProfit', 'spouseSelfEmploymentProfit', 'shortTermGain', 'longTermGain'];

/** Amounts that mean something else when blank than when zero. */
export const AMOUNTS_IF_ANY = ['mortgageDebt', 'stateIncomeTaxPaid'] as const;

/** Every field that holds dollars. */
export const DOLLARS: readonly string[] = [...AMOUNTS, ...AMOUNTS_IF_ANY];

const AGES = ['age', 'blind', 'spouseAge', 'spouseBlind'] as const;

/** The fields of a choice, in the order of the form. A field of several choices is shown with the first that applies. */
export const FIELDS: Readonly<Record<Choice, readonly string[]>> = {
  dependents: ['dependentAges'],
  spouseWorks: ['spouseWages'],
  selfEmployed: ['selfEmploymentProfit', 'spouseSelfEmploymentProfit', 'specifiedService'],
  investments: ['taxableInterest', 'ordinaryDividends', 'qualifiedDividends', 'shortTermGain', 'longTermGain'],
  retired: [...AGES, 'pensionIncome', 'socialSecurityBenefits', 'spousePensionIncome', 'spouseSocialSecurityBenefits'],
  saving: [...AGES, 'electiveDeferrals', 'spouseElectiveDeferrals', 'iraDeduction', 'hsaDeduction'],
  home: ['mortgageInterest', 'mortgageDebt', 'propertyTax', 'charitableGifts', 'medicalExpenses', 'stateIncomeTaxPaid'],
  childCare: ['dependentCareExpenses'],
  extras: ['qualifiedTips', 'qualifiedOvertime', 'carLoanInterest', 'studentLoanInterest'],
  otherIncomes: ['unemploymentCompensation', 'otherIncome'],
  withheld: ['federalWithheld', 'stateWithheld', 'estimatedPayments', 'paychecksLeft', 'paychecksInYear'],
};

/** Choices and fields of a joint return alone. */
const JOINT: ReadonlySet<string> = new Set<string>([
  'spouseWorks',
  'spouseWages',
  'spouseSelfEmploymentProfit',
  'spouseElectiveDeferrals',
  'spouseAge',
  'spouseBlind',
  'spousePensionIncome',
  'spouseSocialSecurityBenefits',
]);

type Said = Readonly<Record<string, unknown>>;

const isJoint = ({ filingStatus }: Said) => filingStatus === 'marriedJoint';

/** Whether a choice is offered. */
export const isOffered = (choice: Choice, said: Said): boolean => isJoint(said) || !JOINT.has(choice);

/** Whether a choice applies. */
export const isChosen = (choice: Choice, said: Said): boolean => said[choice] === true && isOffered(choice, said);

/** Whether a field of some choice is in sight. */
export const isAsked = (field: string, said: Said): boolean =>
  (isJoint(said) || !JOINT.has(field)) && CHOICES.some((choice) => isChosen(choice, said) && FIELDS[choice].includes(field));

/** The fields that stand with a choice. */
export function fieldsOf(choice: Choice, said: Said): readonly string[] {
  const earlier = CHOICES.slice(0, CHOICES.indexOf(choice)).filter((other) => isChosen(other, said));
  return FIELDS[choice].filter((field) => isAsked(field, said) && !earlier.some((other) => FIELDS[other].includes(field)));
}

/** Paychecks of a year: each week, every two weeks, twice a month, each month. */
export const PAYCHECKS = ['52', '26', '24', '12'] as const;

const BOOLEANS: ReadonlySet<string> = new Set(['blind', 'spouseBlind', 'specifiedService']);
const atFirst = (field: string): string | boolean => (field === 'paychecksInYear' ? '26' : BOOLEANS.has(field) ? false : '');

/** What the controls hold at first, in the order of the form. */
export const emptyDraft: Draft = {
  state: '',
  filingStatus: 'single',
  wages: '',
  taxYear: '2026',
  ...Object.fromEntries(
    CHOICES.flatMap((choice) => [[choice, false] as const, ...FIELDS[choice].map((field) => [field, atFirst(field)] as const)]),
  ),
};
