/** The optional parts of a household and the fields of each. Kept apart from the schema, because the page needs this to render the form. */
import { STATES_WITH_LOCAL_TAX } from '@bracketwise/contract/localities';
import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import type { Draft } from '@bracketwise/shared-ui/forms/CalculatorForm';

/** In form order. */
export const CHOICES = [
  'dependents',
  'spouseWorks',
  'ages',
  'selfEmployed',
  'investments',
  'retired',
  'saving',
  'home',
  'childCare',
  'extras',
  'otherIncomes',
  'localTax',
  'withheld',
] as const;
export type Choice = (typeof CHOICES)[number];

/** Fields that hold dollar amounts and default to zero. */
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
  'estimatedPayments',
  'targetRefund',
] as const;
export type Amount = (typeof AMOUNTS)[number];

/** Amounts that may be negative. */
export const GAINS: readonly Amount[] = ['selfEmploymentProfit', 'spouseSelfEmploymentProfit', 'shortTermGain', 'longTermGain'];

/** Amounts for which blank and zero differ. */
export const AMOUNTS_IF_ANY = [
  'mortgageDebt',
  'stateIncomeTaxPaid',
  'federalWithheld',
  'stateWithheld',
  'lastYearTax',
  'lastYearIncome',
] as const;

/** All fields that hold dollar amounts. */
export const DOLLARS: readonly string[] = [...AMOUNTS, ...AMOUNTS_IF_ANY];

const AGES = ['age', 'blind', 'spouseAge', 'spouseBlind'] as const;

/** The fields of each choice, in form order. A field that belongs to several choices is shown with the first chosen one. */
export const FIELDS: Readonly<Record<Choice, readonly string[]>> = {
  dependents: ['dependentAges'],
  spouseWorks: ['spouseWages'],
  ages: AGES,
  selfEmployed: ['selfEmploymentProfit', 'spouseSelfEmploymentProfit', 'specifiedService'],
  investments: ['taxableInterest', 'ordinaryDividends', 'qualifiedDividends', 'shortTermGain', 'longTermGain'],
  retired: [...AGES, 'pensionIncome', 'socialSecurityBenefits', 'spousePensionIncome', 'spouseSocialSecurityBenefits'],
  saving: [...AGES, 'electiveDeferrals', 'spouseElectiveDeferrals', 'iraDeduction', 'hsaDeduction'],
  home: ['mortgageInterest', 'mortgageDebt', 'propertyTax', 'charitableGifts', 'medicalExpenses', 'stateIncomeTaxPaid'],
  childCare: ['dependentCareExpenses'],
  extras: ['qualifiedTips', 'qualifiedOvertime', 'carLoanInterest', 'studentLoanInterest'],
  otherIncomes: ['unemploymentCompensation', 'otherIncome'],
  localTax: ['locality', 'workLocality', 'localRate', 'localBase'],
  withheld: [
    'federalWithheld',
    'stateWithheld',
    'estimatedPayments',
    'paychecksLeft',
    'paychecksInYear',
    'targetRefund',
    'lastYearTax',
    'lastYearIncome',
  ],
};

/** Choices and fields for joint returns only. */
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

/** Whether a choice is shown. */
export const isOffered = (choice: Choice, said: Said): boolean =>
  choice === 'localTax' ? STATES_WITH_LOCAL_TAX.some((state) => state === said['state']) : isJoint(said) || !JOINT.has(choice);

/** Whether a choice is shown and selected. */
export const isChosen = (choice: Choice, said: Said): boolean => said[choice] === true && isOffered(choice, said);

/** The place of residence of a visitor who types the rate. */
export const OTHER_PLACE = 'OTHER';
const typesRate = ({ locality }: Said) => locality === OTHER_PLACE;

/** Fields that depend on another answer. */
const ASKED_IF: Readonly<Record<string, (said: Said) => boolean>> = {
  workLocality: (said) => !typesRate(said),
  localRate: typesRate,
  localBase: typesRate,
  paychecksLeft: (said) => isInProgress(said),
  paychecksInYear: (said) => isInProgress(said),
  targetRefund: (said) => isInProgress(said) && earnsWages(said) && Number(said['paychecksLeft']) > 0,
  lastYearTax: (said) => maySpreadTax(said),
  lastYearIncome: (said) => maySpreadTax(said) && said['lastYearTax'] !== undefined && said['lastYearTax'] !== '',
};

const QUESTIONS: ReadonlySet<string> = new Set(Object.values(FIELDS).flat());

/** Whether the field belongs to a choice. */
export const isQuestion = (field: string): boolean => QUESTIONS.has(field);

/** Withholding of an earlier year can't change. */
const isInProgress = ({ taxYear }: Said) => Number(taxYear) === CURRENT_TAX_YEAR;

/** Drafts hold text, and answers hold numbers. */
const isSome = (amount: unknown) => (typeof amount === 'string' ? /[1-9]/u.test(amount) : Number(amount) > 0);

export const earnsWages = (said: Said): boolean => isSome(said['wages']) || (isChosen('spouseWorks', said) && isSome(said['spouseWages']));

/** Whether the check may advise estimated payments with a safe harbor: see `WithholdingCheck.estimated`. */
const maySpreadTax = (said: Said) =>
  isInProgress(said) && (!earnsWages(said) || (isChosen('selfEmployed', said) && !(Number(said['paychecksLeft']) > 0)));

/** Whether any selected choice shows the field. */
export const isAsked = (field: string, said: Said): boolean =>
  (isJoint(said) || !JOINT.has(field)) &&
  (ASKED_IF[field]?.(said) ?? true) &&
  CHOICES.some((choice) => isChosen(choice, said) && FIELDS[choice].includes(field));

/** The fields shown under a choice. */
export function fieldsOf(choice: Choice, said: Said): readonly string[] {
  if (!isChosen(choice, said)) return [];
  const earlier = CHOICES.slice(0, CHOICES.indexOf(choice)).filter((other) => isChosen(other, said));
  return FIELDS[choice].filter((field) => isAsked(field, said) && !earlier.some((other) => FIELDS[other].includes(field)));
}

/** Paychecks per year: weekly, every two weeks, twice a month, monthly. */
export const PAYCHECKS = ['52', '26', '24', '12'] as const;

const BOOLEANS: ReadonlySet<string> = new Set(['blind', 'spouseBlind', 'specifiedService']);
const FIRST: Readonly<Record<string, string>> = { paychecksInYear: '26', localBase: 'earnedIncome' };
const atFirst = (field: string): string | boolean => FIRST[field] ?? (BOOLEANS.has(field) ? false : '');

/** Initial values of the controls, in form order. */
export const emptyDraft: Draft = {
  state: '',
  filingStatus: 'single',
  wages: '',
  taxYear: String(CURRENT_TAX_YEAR),
  ...Object.fromEntries(
    CHOICES.flatMap((choice) => [[choice, false] as const, ...FIELDS[choice].map((field) => [field, atFirst(field)] as const)]),
  ),
};
