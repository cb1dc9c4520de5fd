import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { tenthsLess, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { shareOfFederalEarnedIncomeCredit, type Amount } from '../../rules/amounts.ts';
import { onBusiness } from '../../rules/business-income.ts';
import { endsOfBands } from '../../rules/cliffs.ts';
import { creditOfTax } from '../../rules/credits.ts';
import { dependentCareCredit } from '../../rules/dependent-care-credit.ts';
import { limitLoss, withoutBusinessPropertyLoss, withoutLossCarryover } from '../../rules/investment-income.ts';
import { flat } from '../../rules/rates.ts';
import { spousesOf } from '../../rules/spouses.ts';
import { inYears, ownRules, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet } from '../../rules/state-worksheet.ts';
import type { Step } from '../../rules/state-worksheet.ts';
import {
  amountFrom,
  deductIfAny,
  dependents,
  lossesUpToWinnings,
  refundableCredit,
  subtract,
  subtractSocialSecurity,
  workedOut,
} from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { payrollLevies } from './pa/levies.ts';
import { localities } from './pa/localities.ts';

export const rate: LawTable<number, TaxYear> = unchanged(YEARS_TO_2026, 0.0307, 'Form PA-40 line 12; 72 P.S. § 7302(a)');

/**
 * Forgiven share of the tax, ten points less for each $250. A married claimant includes the spouse and the spouse's income, even on a
 * separate return. 72 P.S. § 7304.
 */
export const forgiveness: LawTable<ByStatus<StepTable>, TaxYear> = unchanged(
  YEARS_TO_2026,
  byStatus(tenthsLess(6_500, 250), tenthsLess(13_000, 250), tenthsLess(13_000, 250), tenthsLess(6_500, 250)),
  'Form PA-40 Schedule SP, Eligibility Income Tables 1 and 2; 72 P.S. § 7304(d)',
);

/** Losses reduce only gains. US dollars. */
export const lossLimit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(0),
  '72 P.S. § 7303(a)(3); 61 Pa. Code § 121.13',
);

/** Each dependent child moves the whole table up by this amount. US dollars. */
export const forgivenessPerChild: LawTable<Usd, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  9_500,
  'Form PA-40 Schedule SP, Eligibility Income Tables 1 and 2; 72 P.S. § 7304(d)(1)',
);

/** Eligibility income counts nontaxable interest: Form PA-40 Schedule SP. */
const forgivenessOfOne: Amount<TaxYear> = workedOut(forgiveness, (value, { status, adjustedGrossIncome, household }) =>
  valueAt(value[status], adjustedGrossIncome + household.taxExemptInterest),
);

const forgivenessOfFamily: Amount<HouseholdYear> = workedOut(
  forgiveness,
  (value, worksheet: StateWorksheet<HouseholdYear>) => {
    const { year, status, adjustedGrossIncome } = worksheet;
    return valueAt(
      value[status],
      adjustedGrossIncome + worksheet.household.taxExemptInterest - dependents(worksheet) * forgivenessPerChild[year].value,
    );
  },
  forgivenessPerChild,
);

/** Age at the end of the year from which a pension counts as an old-age pension for sure: the rule starts at 59½. */
export const retirementAge: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  60,
  'Form PA-40 line 1a instructions, Form 1099-R distributions; 72 P.S. § 7301(d); 61 Pa. Code § 101.6',
);

/** Share of the federal credit, from 2025. */
export const workingCreditShare: LawTable<number, 2025 | 2026> = unchanged(
  [2025, 2026],
  0.1,
  'Form PA-40 (2025), Working Pennsylvanians Tax Credit; 72 P.S. § 1603-W.2 (2025 Act 45)',
);

/** The year whose federal percentages the dependent care credit keeps permanently. */
export const careCreditPercentages: LawTable<2022, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  2022,
  'Form PA-40 Schedule DC line 2; 72 P.S. §§ 1602-W (applicable percent), 1603-W(c)',
);

const careCredit: Amount<HouseholdYear> = workedOut(careCreditPercentages, (value, { status, federal }) => {
  const expenses = federal.dependentCareExpenses;
  if (expenses === 0) return 0;
  const care = { expenses, dependents: 2, lowestEarnedIncome: expenses, adjustedGrossIncome: federal.adjustedGrossIncome };
  return expenses * dependentCareCredit(care, status, value).rate;
});

/**
 * Federal total income, which losses may make negative; the next lines add them back. 401(k) deferrals are compensation in Pennsylvania.
 */
const startFromAllIncome: Step = {
  tables: [],
  labels: ['grossIncome'],
  apply: (worksheet) => {
    const { adjustedGrossIncome, selfEmploymentTaxDeduction, hsaDeduction, iraDeduction } = worksheet.federal;
    const { studentLoanInterestDeduction, otherAdjustments } = worksheet.federal;
    const { electiveDeferrals, spouseElectiveDeferrals } = worksheet.household;
    const adjustments = selfEmploymentTaxDeduction + hsaDeduction + iraDeduction + studentLoanInterestDeduction + otherAdjustments;
    const income = adjustedGrossIncome + adjustments + electiveDeferrals + spouseElectiveDeferrals;
    worksheet.adjustedGrossIncome = worksheet.taxableIncome = income;
    worksheet.note('grossIncome', income, 'Form PA-40 lines 1a and 9; 72 P.S. §§ 7301(d), 7303(a)');
  },
};

/**
 * A spouse's loss of businesses or rents reduces neither other classes of income nor the other spouse's profit. Within a class, passive losses
 * count in full.
 */
const addBackBusinessLoss = onBusiness(['deductionAddBack'], [], (worksheet) => {
  const { selfEmploymentProfit, sCorporationProfit, partnershipIncome, spouseSelfEmploymentProfit, rentalIncome, royalties } =
    worksheet.household;
  const losses =
    Math.max(0, -selfEmploymentProfit - sCorporationProfit - partnershipIncome) +
    Math.max(0, -spouseSelfEmploymentProfit) +
    Math.max(0, -rentalIncome - royalties);
  const loss = losses - worksheet.federal.excessBusinessLoss - worksheet.federal.suspendedPassiveLoss;
  if (loss === 0) return;
  worksheet.note('deductionAddBack', loss, 'Form PA-40 lines 4, 6 and 9; 72 P.S. § 7303(a)(2), (4), (b)');
  worksheet.adjustedGrossIncome += loss;
  worksheet.taxableIncome += loss;
});

const subtractRetirementIncome = subtract<HouseholdYear>(
  'retirementIncomeSubtraction',
  workedOut(retirementAge, (value, { federal }) =>
    spousesOf(federal).reduce((sum, { age, pensionIncome }) => sum + (age >= value ? pensionIncome : 0), 0),
  ),
);

const untaxed = (federalAmount: Amount['of'], source: string): Amount => amountFrom([], federalAmount, () => source);

const losses = [limitLoss(lossLimit), withoutLossCarryover(lossLimit[2024].source), withoutBusinessPropertyLoss(lossLimit[2024].source)];

const formOfHouseholds: readonly Step<HouseholdYear>[] = [
  startFromAllIncome,
  addBackBusinessLoss,
  ...losses,
  subtractSocialSecurity('Form PA-40 line 1a instructions; 72 P.S. § 7301(d)'),
  subtract(
    'unemploymentSubtraction',
    untaxed(({ household }) => household.unemploymentCompensation, 'Form PA-40 line 1a instructions; 72 P.S. § 7301(d)'),
  ),
  subtract(
    'alimonyReceived',
    untaxed(({ household }) => household.alimonyReceived, 'Form PA-40 line 1a instructions; 72 P.S. § 7303(a)'),
  ),
  subtract('gamblingLosses', untaxed(lossesUpToWinnings, 'Form PA-40 line 8, Schedule T; 72 P.S. § 7303(a)(7)')),
  subtractRetirementIncome,
  deductIfAny(
    'hsaDeduction',
    untaxed(({ federal }) => federal.hsaDeduction, 'Form PA-40 line 10, Schedule O'),
  ),
  flat(rate),
  creditOfTax('taxForgiveness', forgivenessOfFamily),
];
const creditForCare = refundableCredit('dependentCareCredit', careCredit);
const formSince2025: readonly Step<2025 | 2026>[] = [
  ...formOfHouseholds,
  creditForCare,
  refundableCredit('earnedIncomeCredit', shareOfFederalEarnedIncomeCredit(workingCreditShare)),
];

export const stateLaw: StateLaw = {
  code: 'PA',
  // Form PA-40, filing status.
  survivingSpouse: 'single',
  form: {
    ...inYears(
      [2020, 2021, 2022, 2023],
      startFromAllIncome,
      addBackBusinessLoss,
      ...losses,
      flat(rate),
      creditOfTax('taxForgiveness', forgivenessOfOne),
    ),
    2024: [...formOfHouseholds, creditForCare],
    2025: formSince2025,
    2026: formSince2025,
  },
  cliffs: [
    {
      what: 'ten points of the forgiveness are lost',
      source: 'Form PA-40 Schedule SP',
      between: endsOfBands(forgiveness),
    },
  ],
  investmentIncome: ownRules,
  businessIncome: ownRules,
  rothConversion: { value: 'untaxed', source: 'Pennsylvania Department of Revenue, Answer 274 (Roth IRAs), of November 14, 2022' },
  foreignEarnedIncome: { excluded: false, source: '72 P.S. § 7303(a)(1)' },
  payrollLevies,
  localities,
  salesTax: taxFoundation(0.06),
  leftOut: {
    localIncomeTax: 'earned income and services taxes of municipalities and school districts',
    refundableCredits: 'working Pennsylvanians credit, from 2025',
    other: 'penalty on early withdrawals of savings; property tax and rent rebate (Form PA-1000)',
  },
};
