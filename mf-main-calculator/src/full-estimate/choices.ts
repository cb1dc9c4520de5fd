/** The optional parts of a household and the fields of each. Separate from the schema, because the page needs this to render the form. */
import {
  HOUSEHOLD,
  householdField,
  type FieldOfHousehold,
  type FieldsOfKind,
  type HouseholdFieldName,
} from '@bracketwise/contract/household';
import { OTHER_PLACE, STATES_WITH_LOCAL_TAX } from '@bracketwise/contract/localities';
import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import type { Draft } from '@bracketwise/shared-ui/forms';

/** In form order. */
export const CHOICES = [
  'dependents',
  'spouseWorks',
  'ages',
  'standing',
  'selfEmployed',
  'investments',
  'rents',
  'retired',
  'saving',
  'home',
  'renting',
  'childCare',
  'adoption',
  'college',
  'marketplace',
  'energy',
  'extras',
  'adjustments',
  'otherIncomes',
  'stimulus',
  'moved',
  'worksElsewhere',
  'localTax',
  'withheld',
] as const;
export type Choice = (typeof CHOICES)[number];

/** The students that the form asks for. The next one is shown once the one before has expenses. */
const QUESTIONS_OF_STUDENTS = {
  student1Expenses: 'amount',
  student1FirstFourYears: 'flag',
  student2Expenses: 'amount',
  student2FirstFourYears: 'flag',
  student3Expenses: 'amount',
  student3FirstFourYears: 'flag',
  student4Expenses: 'amount',
  student4FirstFourYears: 'flag',
} as const;

/** The questions about each student, in form order. */
export const STUDENTS = [
  { expenses: 'student1Expenses', firstFourYears: 'student1FirstFourYears' },
  { expenses: 'student2Expenses', firstFourYears: 'student2FirstFourYears' },
  { expenses: 'student3Expenses', firstFourYears: 'student3FirstFourYears' },
  { expenses: 'student4Expenses', firstFourYears: 'student4FirstFourYears' },
] as const satisfies readonly Readonly<Record<string, keyof typeof QUESTIONS_OF_STUDENTS>>[];

/** Questions in addition to those for a household: the kind of each. */
const OF_THE_FORM = {
  ordinaryDividends: 'amount',
  ...QUESTIONS_OF_STUDENTS,
  dependentStudents: 'people',
  disabledChildren: 'people',
  adoptionSpecialNeeds: 'flag',
  adoption2Expenses: 'amount',
  adoption2SpecialNeeds: 'flag',
  movedFrom: 'state',
  movedOn: 'date',
  formerLocality: 'place',
  formerWages: 'amountIfAny',
  spouseFormerWages: 'amountIfAny',
  workState: 'state',
  workWages: 'amount',
  workDays: 'daysIfAny',
  homeDays: 'daysIfAny',
  spouseWorkWages: 'amount',
  spouseWorkDays: 'daysIfAny',
  spouseHomeDays: 'daysIfAny',
  federalWithheld: 'amountIfAny',
  stateWithheld: 'amountIfAny',
  estimatedPayments: 'amount',
  paychecksLeft: 'count',
  paychecksInYear: 'count',
  targetRefund: 'amount',
  lastYearTax: 'amountIfAny',
  lastYearIncome: 'amountIfAny',
} as const;
type OfTheForm = keyof typeof OF_THE_FORM;

const AGES = ['age', 'blind', 'spouseAge', 'spouseBlind'] as const;

const ASKED = {
  dependents: ['dependentAges', 'dependentStudents', 'disabledChildren', 'livedApart'],
  spouseWorks: ['spouseWages'],
  ages: AGES,
  standing: [
    'hasSsn',
    'spouseHasSsn',
    'claimedAsDependent',
    'age',
    'fullTimeStudent',
    'parentsTaxableIncome',
    'parentsGains',
    'parentsFilingStatus',
  ],
  selfEmployed: [
    'selfEmploymentProfit',
    'spouseSelfEmploymentProfit',
    'specifiedService',
    'selfEmployedHealthInsurance',
    'selfEmployedRetirement',
    'spouseSelfEmployedRetirement',
  ],
  investments: [
    'taxableInterest',
    'taxExemptInterest',
    'ordinaryDividends',
    'qualifiedDividends',
    'shortTermGain',
    'longTermGain',
    'collectiblesGain',
    'section1231Gain',
    'section1231LossesBefore',
    'unrecapturedSection1250Gain',
    'shortTermLossCarryover',
    'capitalLossCarryover',
    'foreignTaxPaid',
    'foreignIncome',
  ],
  rents: ['rentalIncome', 'rentalIsActive', 'royalties', 'partnershipIncome', 'partnershipIsActive', 'livedApart'],
  retired: [
    ...AGES,
    'pensionIncome',
    'iraDistributions',
    'rothConversions',
    'definedBenefitPension',
    'earlyDistributions',
    'socialSecurityBenefits',
    'spousePensionIncome',
    'spouseIraDistributions',
    'spouseRothConversions',
    'spouseDefinedBenefitPension',
    'spouseEarlyDistributions',
    'spouseSocialSecurityBenefits',
    'livedApart',
  ],
  saving: [
    ...AGES,
    'electiveDeferrals',
    'spouseElectiveDeferrals',
    'iraDeduction',
    'rothIraContributions',
    'spouseRothIraContributions',
    'fullTimeStudent',
    'spouseFullTimeStudent',
    'hsaDeduction',
    'payrollHsa',
    'spousePayrollHsa',
    'preTaxPremiums',
    'spousePreTaxPremiums',
    'flexibleSpending',
    'spouseFlexibleSpending',
  ],
  home: [
    'mortgageInterest',
    'mortgageDebt',
    'mortgageInsurancePremiums',
    'propertyTax',
    'homeValue',
    'charitableGifts',
    'medicalExpenses',
    'stateIncomeTaxPaid',
  ],
  renting: ['rentPaid', 'heatInRent'],
  childCare: ['dependentCareExpenses', 'dependentCareFlexibleSpending', 'spouseDependentCareFlexibleSpending'],
  adoption: ['adoptionExpenses', 'adoptionSpecialNeeds', 'adoption2Expenses', 'adoption2SpecialNeeds'],
  college: [...STUDENTS.flatMap(({ expenses, firstFourYears }) => [expenses, firstFourYears]), 'age', 'fullTimeStudent'],
  marketplace: ['marketplacePremiums', 'benchmarkPremiums', 'advancePremiumCredit', 'marketplaceMonths'],
  energy: ['cleanEnergyCosts', 'homeImprovementCosts', 'heatPumpCosts', 'cleanVehicleCredit'],
  extras: ['qualifiedTips', 'qualifiedOvertime', 'carLoanInterest', 'studentLoanInterest'],
  adjustments: ['educatorExpenses', 'alimonyPaid', 'savingsPenalty', 'movingExpenses'],
  otherIncomes: ['unemploymentCompensation', 'alimonyReceived', 'gamblingWinnings', 'gamblingLosses', 'otherIncome'],
  stimulus: ['stimulusReceived', 'secondStimulusReceived'],
  moved: ['movedFrom', 'formerLocality', 'movedOn', 'formerWages', 'spouseFormerWages'],
  worksElsewhere: ['workState', 'workWages', 'workDays', 'homeDays', 'spouseWorkWages', 'spouseWorkDays', 'spouseHomeDays'],
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
} as const satisfies Readonly<Record<Choice, readonly (HouseholdFieldName | OfTheForm)[]>>;

export type Question = 'wages' | (typeof ASKED)[Choice][number];

/** The fields of each choice, in form order. A field that belongs to several choices is shown with the first chosen one. */
export const FIELDS: Readonly<Record<Choice, readonly Question[]>> = ASKED;

type KindOf<Name extends Question> = Name extends OfTheForm
  ? (typeof OF_THE_FORM)[Name]
  : Name extends HouseholdFieldName
    ? (typeof HOUSEHOLD)[Name]['kind']
    : never;
type QuestionsOfKind<Kind> = { [Name in Question]: KindOf<Name> extends Kind ? Name : never }[Question];

const isOfTheForm = (name: string): name is OfTheForm => Object.hasOwn(OF_THE_FORM, name);
const kindOf = (name: Question) => (isOfTheForm(name) ? OF_THE_FORM[name] : HOUSEHOLD[name].kind);

const QUESTIONS: ReadonlySet<Question> = new Set(Object.values(FIELDS).flat());
const questionsOfKind = <const Kind extends string>(...kinds: readonly Kind[]) =>
  (['wages', ...QUESTIONS] as const).filter((name): name is QuestionsOfKind<Kind> => (kinds as readonly string[]).includes(kindOf(name)));

/** Fields that hold dollar amounts and default to zero. */
export const AMOUNTS = questionsOfKind('amount', 'gain');
export type Amount = (typeof AMOUNTS)[number];

/** Amounts that may be negative. */
export const GAINS: readonly Amount[] = questionsOfKind('gain');

/** Amounts for which blank and zero differ. */
export const AMOUNTS_IF_ANY = questionsOfKind('amountIfAny');
export type AmountIfAny = (typeof AMOUNTS_IF_ANY)[number];

export const AGES_OF_PEOPLE = questionsOfKind('age');
export type AgeOfPerson = (typeof AGES_OF_PEOPLE)[number];

export const MONTHS = questionsOfKind('months');
export type Months = (typeof MONTHS)[number];

/** Days of the year. */
export const DAYS = questionsOfKind('daysIfAny');
export type Days = (typeof DAYS)[number];

/** Numbers of people. */
export const PEOPLE = questionsOfKind('people');
export type People = (typeof PEOPLE)[number];

/** Filing statuses of people who are not on the return. */
export const STATUSES_IF_ANY = questionsOfKind('statusIfAny');
export type StatusIfAny = (typeof STATUSES_IF_ANY)[number];

/** States other than the one of residence at the end of the year. */
export const OTHER_STATES = questionsOfKind('state');
export type OtherState = (typeof OTHER_STATES)[number];

/** Fields that are checkboxes. */
export const FLAGS = questionsOfKind('flag');
export type Flag = (typeof FLAGS)[number];

/** All fields that hold dollar amounts. */
export const DOLLARS: readonly string[] = [...AMOUNTS, ...AMOUNTS_IF_ANY];

/** The declaration of a field of the household; none for other names. */
export const declared = (name: string): FieldOfHousehold | undefined =>
  Object.hasOwn(HOUSEHOLD, name) ? householdField(name as HouseholdFieldName) : undefined;

type Values = Readonly<Record<string, unknown>>;

const isJoint = ({ filingStatus }: Values) => filingStatus === 'marriedJoint';

/** Whether a choice is shown. */
export function isOffered(choice: Choice, values: Values): boolean {
  if (choice === 'localTax') return STATES_WITH_LOCAL_TAX.some((state) => state === values['state']);
  if (choice === 'stimulus') return FIELDS.stimulus.some((field) => mayMatter(field, values));
  if (choice === 'renting') return mayMatter('rentPaid', values);
  return isJoint(values) || choice !== 'spouseWorks';
}

/** Whether a choice is shown and selected. */
export const isChosen = (choice: Choice, values: Values): boolean => values[choice] === true && isOffered(choice, values);

/** The ages that a text such as "4, 9" names; empty while it is not complete. */
export const partsOf = (text: string): readonly string[] => text.split(/[\s,;]+/u).filter((part) => part !== '');
const agesFrom = (text: unknown): readonly number[] => (typeof text === 'string' ? partsOf(text).map(Number) : []);

/** Below the first age, everyone is young enough to be a qualifying child; below the second one, full-time students are. 26 U.S.C. § 152(c)(3). */
const CHILD_BELOW = 19;
const STUDENT_BELOW = 24;
export const isAdult = (age: number): boolean => age >= CHILD_BELOW;
export const isAgeOfStudents = (age: number): boolean => isAdult(age) && age < STUDENT_BELOW;

const isClaimed = (values: Values) => values['claimedAsDependent'] === true;
/** Of the same ages: 26 U.S.C. § 1(g)(2). */
const paysParentsRates = (values: Values) =>
  isClaimed(values) && !isJoint(values) && isYounger(values['age'], values['fullTimeStudent'] === true ? STUDENT_BELOW : CHILD_BELOW);
const isYounger = (age: unknown, than: number) => age !== undefined && age !== '' && Number(age) < than;
const hasFirstAdoption = ({ adoptionExpenses, adoptionSpecialNeeds }: Values) => isSome(adoptionExpenses) || adoptionSpecialNeeds === true;

const paysSpouse = (values: Values) => isChosen('spouseWorks', values) && isSome(values['spouseWages']);
const typesRate = ({ locality }: Values) => locality === OTHER_PLACE;

/** In Kentucky, only places tax pay that is set aside. */
const taxesBenefits = (values: Values) => values['state'] === 'NJ' || (values['state'] === 'KY' && isChosen('localTax', values));
const asksForHsa = (values: Values) => values['state'] === 'CA' || taxesBenefits(values) || isSome(values['hsaDeduction']);

/** Fields that depend on another answer. */
const SHOWN_IF: Readonly<Record<string, (values: Values) => boolean>> = {
  dependentStudents: ({ dependentAges }) => agesFrom(dependentAges).some(isAgeOfStudents),
  disabledChildren: ({ dependentAges }) => agesFrom(dependentAges).some(isAdult),
  livedApart: ({ filingStatus }) => filingStatus === 'marriedSeparate',
  parentsTaxableIncome: paysParentsRates,
  parentsGains: (values) => paysParentsRates(values) && isSome(values['parentsTaxableIncome']),
  parentsFilingStatus: (values) => paysParentsRates(values) && isSome(values['parentsTaxableIncome']),
  adoption2Expenses: hasFirstAdoption,
  adoption2SpecialNeeds: hasFirstAdoption,
  collectiblesGain: ({ longTermGain }) => isGain(longTermGain),
  section1231LossesBefore: ({ section1231Gain }) => isGain(section1231Gain),
  unrecapturedSection1250Gain: ({ longTermGain, section1231Gain }) => isGain(longTermGain) || isGain(section1231Gain),
  gamblingLosses: ({ gamblingWinnings }) => isSome(gamblingWinnings),
  rentalIsActive: ({ rentalIncome }) => isLoss(rentalIncome),
  partnershipIsActive: ({ partnershipIncome }) => isSome(partnershipIncome) || isLoss(partnershipIncome),
  homeValue: ({ propertyTax }) => isSome(propertyTax),
  heatInRent: ({ rentPaid }) => isSome(rentPaid),
  formerLocality: ({ movedFrom }) => STATES_WITH_LOCAL_TAX.some((state) => state === movedFrom),
  formerWages: ({ wages }) => isSome(wages),
  spouseFormerWages: paysSpouse,
  workDays: ({ workWages }) => isSome(workWages),
  homeDays: ({ workWages }) => isSome(workWages),
  spouseWorkWages: paysSpouse,
  spouseWorkDays: (values) => paysSpouse(values) && isSome(values['spouseWorkWages']),
  spouseHomeDays: (values) => paysSpouse(values) && isSome(values['spouseWorkWages']),
  // After a move, people are taken to work where they live.
  workLocality: (values) => !typesRate(values) && !(isChosen('moved', values) && isSome(values['movedFrom'])),
  localRate: typesRate,
  localBase: typesRate,
  paychecksLeft: (values) => isInProgress(values),
  paychecksInYear: (values) => isInProgress(values),
  targetRefund: (values) => isInProgress(values) && earnsWages(values) && Number(values['paychecksLeft']) > 0,
  lastYearTax: (values) => maySpreadTax(values),
  lastYearIncome: (values) => maySpreadTax(values) && values['lastYearTax'] !== undefined && values['lastYearTax'] !== '',
  ...Object.fromEntries(
    STUDENTS.flatMap(({ expenses, firstFourYears }, index) => {
      const before = STUDENTS[index - 1];
      const isNext = (values: Values) => before === undefined || isSome(values[before.expenses]);
      return [[expenses, isNext] as const, [firstFourYears, (values: Values) => isNext(values) && isSome(values[expenses])] as const];
    }),
  ),
  selfEmployedHealthInsurance: (values) => isSome(values['selfEmploymentProfit']) || isSome(values['spouseSelfEmploymentProfit']),
  selfEmployedRetirement: (values) => isSome(values['selfEmploymentProfit']),
  spouseSelfEmployedRetirement: (values) => isSome(values['spouseSelfEmploymentProfit']),
  payrollHsa: asksForHsa,
  spousePayrollHsa: asksForHsa,
  preTaxPremiums: taxesBenefits,
  spousePreTaxPremiums: taxesBenefits,
  flexibleSpending: taxesBenefits,
  spouseFlexibleSpending: taxesBenefits,
  foreignIncome: ({ foreignTaxPaid }) => isSome(foreignTaxPaid),
  // The additional tax ends at 59½.
  earlyDistributions: ({ age }) => !(Number(age ?? 0) >= 60),
  spouseEarlyDistributions: ({ spouseAge }) => !(Number(spouseAge ?? 0) >= 60),
};

/** Fields that a choice asks for only in some cases. Other choices ask for them anyway. */
const IN_CHOICE: Readonly<Partial<Record<Choice, Readonly<Record<string, (values: Values) => boolean>>>>> = {
  standing: { age: isClaimed, fullTimeStudent: isClaimed },
};

/** Whether a selected choice asks for the field. */
const asksIn = (choice: Choice, field: Question, values: Values): boolean =>
  isChosen(choice, values) && FIELDS[choice].includes(field) && (IN_CHOICE[choice]?.[field]?.(values) ?? true);

/** Whether the field can change the answer, by what the contract says of it. */
function mayMatter(field: string, values: Values): boolean {
  const { of, onlyIn, onlyInYears, partOf } = declared(field) ?? {};
  return (
    (of !== 'spouse' || isJoint(values)) &&
    (onlyIn === undefined || onlyIn.some((state) => state === values['state'])) &&
    (onlyInYears === undefined || onlyInYears.some((year) => year === Number(values['taxYear']))) &&
    (partOf === undefined || isSome(values[partOf]))
  );
}

/** Whether the field belongs to a choice. */
export const isQuestion = (field: string): field is Question => (QUESTIONS as ReadonlySet<string>).has(field);

/** Withholding of an earlier year can't change. */
const isInProgress = ({ taxYear }: Values) => Number(taxYear) === CURRENT_TAX_YEAR;

/** Drafts hold text, and answers hold numbers. */
const isSome = (amount: unknown) => (typeof amount === 'string' ? /[1-9]/u.test(amount) : Number(amount) > 0);

const isGain = (amount: unknown) => isSome(amount) && !isLoss(amount);
const isLoss = (amount: unknown) => (typeof amount === 'string' ? /^\s*[-−].*[1-9]/u.test(amount) : Number(amount) < 0);

export const earnsWages = (values: Values): boolean =>
  isSome(values['wages']) || (isChosen('spouseWorks', values) && isSome(values['spouseWages']));

/** Whether the check may advise estimated payments with a safe harbor: see `WithholdingCheck.estimated`. */
const maySpreadTax = (values: Values) =>
  isInProgress(values) && (!earnsWages(values) || (isChosen('selfEmployed', values) && !(Number(values['paychecksLeft']) > 0)));

/** Whether any selected choice shows the field. */
export const isAsked = (field: Question, values: Values): boolean =>
  mayMatter(field, values) && (SHOWN_IF[field]?.(values) ?? true) && CHOICES.some((choice) => asksIn(choice, field, values));

/** The fields shown under a choice. */
export function fieldsOf(choice: Choice, values: Values): readonly Question[] {
  const earlier = CHOICES.slice(0, CHOICES.indexOf(choice));
  return FIELDS[choice].filter(
    (field) => asksIn(choice, field, values) && isAsked(field, values) && !earlier.some((other) => asksIn(other, field, values)),
  );
}

type SetAside = readonly [wages: 'wages' | 'spouseWages', amount: Amount & FieldsOfKind<'amount'>];

/** Amounts that box 1 of Form W-2 leaves out, and the wages that they would be in. */
export const SET_ASIDE: Readonly<Partial<Record<Choice, readonly SetAside[]>>> = {
  saving: [
    ['wages', 'electiveDeferrals'],
    ['spouseWages', 'spouseElectiveDeferrals'],
    ['wages', 'payrollHsa'],
    ['spouseWages', 'spousePayrollHsa'],
    ['wages', 'preTaxPremiums'],
    ['spouseWages', 'spousePreTaxPremiums'],
    ['wages', 'flexibleSpending'],
    ['spouseWages', 'spouseFlexibleSpending'],
  ],
  childCare: [
    ['wages', 'dependentCareFlexibleSpending'],
    ['spouseWages', 'spouseDependentCareFlexibleSpending'],
  ],
};

/** Whether pay is set aside before tax under a choice. */
export const setsPayAside = (choice: Choice, values: Values): boolean =>
  isChosen(choice, values) && (SET_ASIDE[choice] ?? []).some(([, amount]) => isAsked(amount, values) && isSome(values[amount]));

/** Paychecks per year: weekly, every two weeks, twice a month, monthly. */
export const PAYCHECKS = ['52', '26', '24', '12'] as const;

const FIRST: Readonly<Record<string, string>> = { paychecksInYear: '26', localBase: 'earnedIncome', parentsFilingStatus: 'marriedJoint' };
const atFirst = (field: Question): string | boolean =>
  FIRST[field] ?? (kindOf(field) === 'flag' ? declared(field)?.byDefault === true : '');

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
