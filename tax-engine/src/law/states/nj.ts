import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, inPairs, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { schedule, type Schedule } from '../../kernel/schedule.ts';
import { notOver, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { onlyEmployersPay } from '../../rules/local-tax.ts';
import { fixed, perPerson } from '../../rules/amounts.ts';
import { onBusiness } from '../../rules/business-income.ts';
import { betterWay } from '../../rules/better-way.ts';
import { aboveLimits } from '../../rules/cliffs.ts';
import { noTaxUpTo } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromWages } from '../../rules/start.ts';
import { inYears, ownRules, type StateLaw } from '../../rules/state-law.ts';
import {
  allNetGain,
  interestAndDividends,
  limitLoss,
  withoutBusinessPropertyLoss,
  withoutLossCarryover,
} from '../../rules/investment-income.ts';
import type { StateWorksheet } from '../../rules/state-worksheet.ts';
import {
  add,
  agedOrBlind,
  amountFrom,
  deductIfAny,
  lossesUpToWinnings,
  perAgedOrBlind,
  perDependent,
  propertyTaxBorne,
  refundableCredit,
  subtract,
  subtractSocialSecurity,
  workedOut,
} from '../../rules/whole-households.ts';
import { earnedIncomeCreditAtAges } from '../../rules/wider-earned-income-credit.ts';
import { childlessEarnedIncomeCredit } from '../federal/earned-income-credit.ts';
import { type ChildlessAges } from '../federal/earned-income-credit-eligibility.ts';
import { agedFrom } from '../federal/standard-deduction.ts';
import { setAsideUntaxed } from '../../rules/pay-before-tax.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { payrollLevies } from './nj/levies.ts';

/** For each taxpayer. US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(1_000),
  'Form NJ-1040 lines 6 and 30; N.J.S.A. 54A:3-1',
);

/**
 * Table A is for single and separate filers; Table B, with one more bracket, for joint filers and heads of household. US dollars of taxable
 * income.
 */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = unchanged(
  YEARS_TO_2026,
  inPairs(
    schedule([0.014, 0.0175, 0.035, 0.05525, 0.0637, 0.0897, 0.1075], [20_000, 35_000, 40_000, 75_000, 500_000, 1_000_000]),
    schedule(
      [0.014, 0.0175, 0.0245, 0.035, 0.05525, 0.0637, 0.0897, 0.1075],
      [20_000, 50_000, 70_000, 80_000, 150_000, 500_000, 1_000_000],
    ),
  ),
  'Form NJ-1040 instructions, Tax Rate Schedules (Tables A and B); N.J.S.A. 54A:2-1',
);

/** Gross income, before exemptions, up to which no tax is due. US dollars. */
export const filingThreshold: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  inPairs(10_000, 20_000),
  'Form NJ-1040 line 29; N.J.S.A. 54A:2-4',
);

/** Losses reduce only gains. US dollars. */
export const lossLimit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(YEARS_TO_2026, anyStatus(0), 'N.J.S.A. 54A:5-2');

/** US dollars. */
export const dependentExemption: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  anyStatus(1_500),
  'Form NJ-1040 lines 10 and 11; N.J.S.A. 54A:3-1(b)(3)',
);

/** For each taxpayer of 65 or older, and once more for a blind one. US dollars. */
export const ageExemption: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  anyStatus(1_000),
  'Form NJ-1040 lines 7 and 8; N.J.S.A. 54A:3-1(b)(1), (2)',
);

/** Exclusion from `age` of retirement income, and of other income if earnings are low. US dollars; shares are fractions. */
export interface RetirementExclusion {
  readonly age: number;
  readonly maximum: ByStatus<Usd>;
  /** Excluded share of retirement income, by total income. */
  readonly share: ByStatus<StepTable>;
  /** Maximum earnings at which the unused part of the exclusion may apply to other income. */
  readonly mostEarned: Usd;
}

const shares = (upTo125: number, upTo150: number) => notOver([100_000, 1], [125_000, upTo125], [150_000, upTo150]);
const EXCLUSION = { age: 62, maximum: byStatus(75_000, 100_000, 50_000, 75_000), mostEarned: 3_000 };

export const retirementExclusion: LawTable<RetirementExclusion, TaxYear> = {
  2020: {
    value: { ...EXCLUSION, share: anyStatus(notOver([100_000, 1])) },
    source: 'Form NJ-1040 (2020) lines 28a and 28b, Worksheet D; N.J.S.A. 54A:6-10, 54A:6-15, as amended by P.L. 2016, c. 57',
  },
  ...unchanged(
    [2021, 2022, 2023, 2024, 2025, 2026],
    { ...EXCLUSION, share: byStatus(shares(0.375, 0.1875), shares(0.5, 0.25), shares(0.25, 0.125), shares(0.375, 0.1875)) },
    'Form NJ-1040 lines 28a and 28b, Worksheet D; N.J.S.A. 54A:6-10, 54A:6-15, as amended by P.L. 2021, c. 129',
  ),
};

/** Medical expenses above this share of gross income, a fraction. */
export const medicalFloor: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.02,
  'Form NJ-1040 line 31, Worksheet F; N.J.S.A. 54A:3-3',
);

/**
 * The deductible property tax, and the credit that filers may take instead. Separate filers share a home. US dollars; the share is a
 * fraction.
 */
export interface PropertyTaxRelief {
  readonly limit: ByStatus<Usd>;
  readonly credit: ByStatus<Usd>;
  readonly shareOfRent: number;
}

export const propertyTaxRelief: LawTable<PropertyTaxRelief, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { limit: byStatus(15_000, 15_000, 7_500, 15_000), credit: byStatus(50, 50, 25, 50), shareOfRent: 0.18 },
  'Form NJ-1040 lines 40a, 41 and 56, Worksheet H; N.J.S.A. 54A:3A-17, 54A:3A-20',
);

/** Share of the federal credit, a fraction. */
export const earnedIncomeShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.4,
  'Form NJ-1040 line 58; N.J.S.A. 54A:4-7(a)',
);

/** Filers without a child who miss the federal credit only because of their age get this share of its maximum. */
export const childlessAges: LawTable<ChildlessAges, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { from: 18, to: Infinity },
  'Form NJ-1040 line 58; N.J.S.A. 54A:4-7(a), as amended by P.L. 2021, c. 130',
);

/** Share of the federal dependent care credit by New Jersey taxable income, as a fraction. */
export const dependentCareShare: LawTable<StepTable, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  notOver([30_000, 0.5], [60_000, 0.4], [90_000, 0.3], [120_000, 0.2], [150_000, 0.1]),
  'Form NJ-1040 line 64; N.J.S.A. 54A:4-17, as amended by P.L. 2021, c. 128',
);

/** For each child under `age`, by New Jersey taxable income; not for separate filers. US dollars. */
export const childTaxCredit: LawTable<{ readonly age: number; readonly amounts: StepTable }, HouseholdYear> = {
  ...unchanged(
    [2024, 2025],
    { age: 6, amounts: notOver([30_000, 1_000], [40_000, 800], [50_000, 600], [60_000, 400], [80_000, 200]) },
    'Form NJ-1040 line 65; N.J.S.A. 54A:4-17.1, as amended by P.L. 2023, c. 72',
  ),
  2026: {
    value: { age: 6, amounts: notOver([30_000, 1_250], [40_000, 1_000], [50_000, 750], [60_000, 500], [80_000, 250]) },
    source: 'N.J.S.A. 54A:4-17.1, as amended by P.L. 2026, c. 26',
  },
};

/** Losses of a class of income do not reduce other classes; within it, passive ones count in full. N.J.S.A. 54A:5-2. */
const addBackBusinessLoss = onBusiness(['deductionAddBack'], [], (worksheet) => {
  const { federal, household } = worksheet;
  const loss =
    Math.max(0, -household.selfEmploymentProfit - household.spouseSelfEmploymentProfit) +
    Math.max(0, -household.sCorporationProfit) +
    Math.max(0, -household.partnershipIncome) +
    Math.max(0, -household.rentalIncome - household.royalties) -
    federal.excessBusinessLoss -
    federal.suspendedPassiveLoss;
  if (loss === 0) return;
  const { adjustedGrossIncome, selfEmploymentTaxDeduction, hsaDeduction, iraDeduction, studentLoanInterestDeduction, otherAdjustments } =
    federal;
  const income =
    adjustedGrossIncome + selfEmploymentTaxDeduction + hsaDeduction + iraDeduction + studentLoanInterestDeduction + otherAdjustments;
  worksheet.adjust('deductionAddBack', Math.max(0, income + loss) - worksheet.adjustedGrossIncome, 'N.J.S.A. 54A:5-2');
});

const unemployment = amountFrom(
  [],
  ({ household }) => household.unemploymentCompensation,
  () => 'Form NJ-1040 instructions, Income not subject to tax; N.J.S.A. 54A:6-13',
);

const savingsPenalty = amountFrom(
  [],
  ({ household }) => household.savingsPenalty,
  () => 'Form NJ-1040 line 16a instructions; N.J.S.A. 54A:5-1(e)',
);
const gamblingLosses = amountFrom([], lossesUpToWinnings, () => 'Form NJ-1040 line 24 instructions; N.J.S.A. 54A:5-1(g)');
const alimonyPaid = amountFrom(
  [],
  ({ household }) => household.alimonyPaid,
  () => 'Form NJ-1040 instructions, Alimony and Separate Maintenance Payments; N.J.S.A. 54A:3-2',
);

/** Exclusion at 62 or older: a share of retirement income, and the rest of the exclusion from other income. */
const excludedForAge = workedOut(retirementExclusion, ({ age, maximum, share, mostEarned }, worksheet) => {
  const { status, household, federal } = worksheet;
  if (federal.peopleAged(age) === 0) return 0;
  const fraction = valueAt(share[status], worksheet.adjustedGrossIncome);
  const earned =
    federal.wages +
    Math.max(0, household.selfEmploymentProfit + household.spouseSelfEmploymentProfit) +
    Math.max(0, household.sCorporationProfit) +
    Math.max(0, household.partnershipIncome);
  const own = Number(household.age >= age);
  const spouses = Number(status === 'marriedJoint' && household.spouseAge >= age);
  const pensions = own * household.pensionIncome + spouses * household.spousePensionIncome;
  const forPensions = Math.min(fraction * pensions, maximum[status]);
  if (earned > mostEarned) return forPensions;
  const rents = Math.max(0, household.rentalIncome + household.royalties);
  const investments = interestAndDividends(worksheet) + rents + allNetGain(worksheet);
  const others = own * household.wages + spouses * household.spouseWages + (investments * (own + spouses)) / worksheet.persons;
  return Math.min(fraction * (pensions + others), maximum[status]);
});

/** With premiums from pay, because New Jersey taxes that pay. */
const medicalExpenses = workedOut(medicalFloor, (value, { household, adjustedGrossIncome }) =>
  Math.max(0, household.medicalExpenses + household.preTaxPremiums + household.spousePreTaxPremiums - value * adjustedGrossIncome),
);

const payBeforeTax = amountFrom(
  [],
  ({ federal }) => setAsideUntaxed(federal),
  () => 'Form NJ-1040 line 15; N.J.S.A. 54A:6-24; Technical Bulletin TB-39(R)',
);
const ownersHealthInsurance = amountFrom(
  [],
  ({ federal }) => federal.selfEmployedHealthInsurance,
  () => 'Form NJ-1040 line 31, Worksheet F; N.J.S.A. 54A:3-5',
);

const owesNothing = ({ year, status, adjustedGrossIncome }: StateWorksheet<TaxYear>) =>
  adjustedGrossIncome <= filingThreshold[year].value[status];

/** Separate filers have half of the tax on their home. */
const propertyTax = workedOut(propertyTaxRelief, ({ limit, shareOfRent }, worksheet) => {
  const { status } = worksheet;
  const borne = propertyTaxBorne(worksheet, shareOfRent);
  return Math.min(status === 'marriedSeparate' ? borne / 2 : borne, limit[status]);
});

const hasHome = ({ household }: StateWorksheet) => household.propertyTax + household.rentPaid > 0;

/** Filers who owe no tax must be 65 or older or blind to get it. */
const propertyTaxCredit = workedOut(
  propertyTaxRelief,
  (value, worksheet) => {
    const excluded = owesNothing(worksheet) && agedOrBlind(worksheet) === 0;
    return !hasHome(worksheet) || excluded ? 0 : value.credit[worksheet.status];
  },
  filingThreshold,
  agedFrom,
);

/** The share of the federal credit, or of its maximum for filers who miss the credit only because of their age. */
const earnedIncomeCredit = workedOut(
  earnedIncomeShare,
  (value, worksheet) => {
    const { year, federal } = worksheet;
    const excludedForAgeAlone =
      federal.earnedIncomeCredit === 0 && federal.everyoneHasSsn && earnedIncomeCreditAtAges(worksheet, childlessAges) > 0;
    return value * (excludedForAgeAlone ? childlessEarnedIncomeCredit[year].value.maximum : federal.earnedIncomeCredit);
  },
  childlessAges,
);

const dependentCareCredit = workedOut(
  dependentCareShare,
  (value, { federal, taxableIncome }) => valueAt(value, taxableIncome) * federal.dependentCareCredit,
);

const creditForChildren = workedOut(childTaxCredit, ({ age, amounts }, { status, federal, taxableIncome }) => {
  return status === 'marriedSeparate' ? 0 : federal.dependentsBelow(age) * valueAt(amounts, taxableIncome);
});

const start = startFromWages('Form NJ-1040 line 15; N.J.S.A. 54A:5-1(a)');
const exemptions = deduct('personalExemption', perPerson(fixed(exemption)));
const incomeTax = [graduated(rateSchedules), noTaxUpTo(filingThreshold, true)];
const losses = [limitLoss(lossLimit), withoutLossCarryover(lossLimit[2024].source), withoutBusinessPropertyLoss(lossLimit[2024].source)];
const exclusionForAge = subtract('retirementIncomeSubtraction', excludedForAge);
const form = [start, addBackBusinessLoss, ...losses, exclusionForAge, exemptions, ...incomeTax];
const credits = [
  refundableCredit('earnedIncomeCredit', earnedIncomeCredit),
  refundableCredit('dependentCareCredit', dependentCareCredit),
  refundableCredit('childTaxCredit', creditForChildren),
];
const householdForm = [
  start,
  add('payBeforeTax', payBeforeTax),
  addBackBusinessLoss,
  ...losses,
  subtractSocialSecurity('Form NJ-1040 instructions, Income not subject to tax; N.J.S.A. 54A:6-2'),
  subtract('unemploymentSubtraction', unemployment),
  subtract('savingsPenalty', savingsPenalty),
  subtract('gamblingLosses', gamblingLosses),
  exclusionForAge,
  exemptions,
  deductIfAny('alimonyPaid', alimonyPaid),
  deductIfAny('ageExemption', perAgedOrBlind(fixed(ageExemption))),
  deductIfAny('dependentExemption', perDependent(fixed(dependentExemption))),
  deductIfAny('medicalDeduction', medicalExpenses),
  deductIfAny('selfEmployedHealthInsurance', ownersHealthInsurance),
  betterWay(
    (worksheet) => hasHome(worksheet) && !owesNothing(worksheet),
    [...incomeTax, refundableCredit('propertyTaxCredit', propertyTaxCredit), ...credits],
    [deductIfAny('propertyTaxDeduction', propertyTax), ...incomeTax, ...credits],
  ),
];

export const stateLaw: StateLaw = {
  code: 'NJ',
  // Form NJ-1040, Tax Rate Schedule B.
  survivingSpouse: 'headOfHousehold',
  form: { ...inYears([2020, 2021, 2022, 2023], ...form), 2024: householdForm, 2025: householdForm, 2026: householdForm },
  cliffs: [
    {
      what: 'the tax sets in on all income above the exemption',
      source: 'N.J.S.A. 54A:2-4',
      between: aboveLimits(filingThreshold),
    },
  ],
  investmentIncome: ownRules,
  businessIncome: ownRules,
  foreignEarnedIncome: { excluded: false, source: 'N.J.S.A. 54A:5-1(a)' },
  payrollLevies,
  localities: {
    'JERSEY CITY': onlyEmployersPay('Jersey City', YEARS_TO_2026, 'N.J.S.A. 40:48C-15'),
    NEWARK: onlyEmployersPay('Newark', YEARS_TO_2026, 'N.J.S.A. 40:48C-15'),
  },
  salesTax: taxFoundation(0.06625),
  leftOut: {
    refundableCredits: 'earned income tax credit',
    other:
      'property tax deduction; contributions of the self-employed to a 401(k); the extra half dollar in Table B between $70,000 and $80,000; ANCHOR, Senior Freeze and Stay NJ (separate applications)',
  },
};
