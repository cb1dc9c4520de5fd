import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, separateAsSingle, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { fixed, shareOfFederalEarnedIncomeCredit, type Amount } from '../../rules/amounts.ts';
import { along, jumpAbove, whileEarnedIncomeCreditFalls } from '../../rules/cliffs.ts';
import { credit, noTaxUpToTaxableIncome } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, type StateLaw } from '../../rules/state-law.ts';
import type { Step } from '../../rules/state-worksheet.ts';
import {
  amountFrom,
  blindPeople,
  deductIfAny,
  deductStandardOrItemized,
  perDependent,
  scheduleA,
  shareOfDependentCareCredit,
  subtractSocialSecurity,
  workedOut,
} from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = {
  2020: { value: byStatus(3_000, 7_500, 3_750, 5_500), source: 'Form K-40 (2020) line 4; K.S.A. 79-32,119' },
  ...unchanged(
    [2021, 2022, 2023],
    byStatus(3_500, 8_000, 4_000, 6_000),
    'Form K-40 line 4; K.S.A. 79-32,119(c)(1), as amended by 2021 SB 50',
  ),
  ...unchanged(
    [2024, 2025, 2026],
    byStatus(3_605, 8_240, 4_120, 6_180),
    'Form K-40 line 4; K.S.A. 79-32,119(c)(2), as amended by 2024 Spec. Sess. SB 1',
  ),
};

/** Heads of household have one more exemption until 2023, and a separate addition from 2024. US dollars. */
export const exemptionAllowance: LawTable<ByStatus<Usd>, TaxYear> = {
  ...unchanged([2020, 2021, 2022, 2023], byStatus(2_250, 4_500, 2_250, 4_500), 'Form K-40 line 5; K.S.A. 79-32,121'),
  ...unchanged(
    [2024, 2025, 2026],
    byStatus(9_160, 18_320, 9_160, 9_160 + 2_320),
    'Form K-40 line 5; K.S.A. 79-32,121, as amended by 2024 Spec. Sess. SB 1',
  ),
};

/** US dollars of Kansas taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = {
  ...unchanged(
    [2020, 2021, 2022, 2023],
    schedules([0.031, 0.0525, 0.057], separateAsSingle([15_000, 30_000], [30_000, 60_000], [15_000, 30_000])),
    'Form K-40 line 8; K.S.A. 79-32,110(a)',
  ),
  ...unchanged(
    [2024, 2025, 2026],
    schedules([0.052, 0.0558], separateAsSingle([23_000], [46_000], [23_000])),
    'Form K-40 line 8; K.S.A. 79-32,110(a), as amended by 2024 Spec. Sess. SB 1',
  ),
};

/** Years of the low income exclusion; 2024 Spec. Sess. SB 1 ended it. */
const EXCLUSION_YEARS = [2020, 2021, 2022, 2023] as const;

/** Kansas taxable income up to which there is no tax. US dollars. */
export const lowIncomeExclusion: LawTable<ByStatus<Usd>, (typeof EXCLUSION_YEARS)[number]> = unchanged(
  EXCLUSION_YEARS,
  byStatus(2_500, 5_000, 2_500, 2_500),
  'Form K-40 line 8, tax table; K.S.A. 79-32,110 before 2024 Spec. Sess. SB 1',
);

/** Share of the federal credit. The part above the tax is refunded on another line. */
export const earnedIncomeCreditShare: LawTable<number, TaxYear> = unchanged(YEARS_TO_2026, 0.17, 'Form K-40 line 17; K.S.A. 79-32,205');

/** Addition to the standard deduction for each taxpayer from `age`, and for each who is blind. US dollars. */
export const additionalStandardDeduction: LawTable<{ readonly age: number; readonly each: ByStatus<Usd> }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { age: 65, each: byStatus(850, 700, 700, 850) },
  'Form K-40 line 4; K.S.A. 79-32,119(c)',
);

const standardDeductionWithAdditions: Amount<HouseholdYear> = {
  ...fixed(standardDeduction),
  tables: [standardDeduction, additionalStandardDeduction],
  of: (worksheet) => {
    const { year, status, federal } = worksheet;
    const { age, each } = additionalStandardDeduction[year].value;
    return standardDeduction[year].value[status] + (federal.peopleAged(age) + blindPeople(worksheet)) * each[status];
  },
};

/** Without income taxes and without the federal cap: the full property tax. */
const itemized: Amount<HouseholdYear> = amountFrom(
  [],
  (worksheet) => {
    const { medical, mortgageInterest, charitable } = scheduleA(worksheet);
    return medical + mortgageInterest + charitable + worksheet.federal.propertyTaxPaid;
  },
  () => 'Form K-40 line 4, Schedule S Part C; K.S.A. 79-32,120',
);

/** For each dependent. US dollars. */
export const dependentExemption: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  anyStatus(2_320),
  'Form K-40 line 5; K.S.A. 79-32,121, as amended by 2024 Spec. Sess. SB 1',
);

/** Share of the federal credit that was used. */
export const dependentCareShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.5,
  'Form K-40 line 14; K.S.A. 79-32,111c, as amended by 2024 Spec. Sess. SB 1',
);

type FoodCreditYear = (typeof EXCLUSION_YEARS)[number] | 2024;

/** Until 2024, for each taxpayer and each dependent under 18. Nonrefundable. US dollars. */
export const foodSalesTaxCredit: LawTable<
  { readonly amount: Usd; readonly incomeUpTo: Usd; readonly fromAge: number; readonly childBelow: number },
  FoodCreditYear
> = unchanged(
  [2020, 2021, 2022, 2023, 2024],
  { amount: 125, incomeUpTo: 30_615, fromAge: 55, childBelow: 18 },
  'Form K-40 line 18, Food Sales Tax Credit Worksheet; K.S.A. 79-32,271',
);

/** Requires a child under 18, or a taxpayer who is 55 or older or blind. */
const forFood: Amount<FoodCreditYear> = workedOut(
  foodSalesTaxCredit,
  ({ amount, incomeUpTo, fromAge, childBelow }, { federal, household, persons }) => {
    if (federal.adjustedGrossIncome > incomeUpTo) return 0;
    const children = federal.dependentsBelow(childBelow);
    const blind = household.blind || (household.spouseBlind && persons === 2);
    return children > 0 || federal.peopleAged(fromAge) > 0 || blind ? amount * (persons + children) : 0;
  },
);

const start = startFromFederalAdjustedGrossIncome('Form K-40 line 1; K.S.A. 79-32,117');
const taxBeforeCredits = [
  start,
  deduct('standardDeduction', fixed(standardDeduction)),
  deduct('personalExemption', fixed(exemptionAllowance)),
  graduated(rateSchedules),
];
const shareOfCredit = shareOfFederalEarnedIncomeCredit(earnedIncomeCreditShare);
const earnedIncomeCredit = credit('earnedIncomeCredit', shareOfCredit);
const foodCredit = credit('salesTaxCredit', forFood);
const formWithExclusion = [...taxBeforeCredits, noTaxUpToTaxableIncome(lowIncomeExclusion), earnedIncomeCredit, foodCredit];

/** Refunds what exceeds the tax before the credits that come later. */
function refundableEarnedIncomeCredit<Year extends HouseholdYear = HouseholdYear>(...later: readonly Step<Year>[]): Step<Year> {
  return {
    tables: [...earnedIncomeCredit.tables, ...later.flatMap(({ tables }) => tables)],
    labels: [...earnedIncomeCredit.labels, ...later.flatMap(({ labels }) => labels)],
    apply: (worksheet) => {
      const whole = shareOfCredit.of(worksheet);
      const paidOut = worksheet.countsRefundableCredits ? Math.max(0, whole - worksheet.tax) : 0;
      worksheet.credit('earnedIncomeCredit', whole - paidOut, shareOfCredit.source(worksheet));
      for (const step of later) step.apply(worksheet);
      worksheet.refund('earnedIncomeCredit', paidOut, 'Form K-40 line 23; K.S.A. 79-32,205');
    },
  };
}

const formOfWholeHouseholds = [
  start,
  subtractSocialSecurity('Schedule S Part A; K.S.A. 79-32,117(c)(xviii), as amended by 2024 Spec. Sess. SB 1'),
  deductStandardOrItemized<HouseholdYear>({ standard: standardDeductionWithAdditions, itemized, choice: 'free' }),
  deduct('personalExemption', fixed(exemptionAllowance)),
  deductIfAny('dependentExemption', perDependent(fixed(dependentExemption))),
  graduated(rateSchedules),
  credit('dependentCareCredit', shareOfDependentCareCredit(dependentCareShare)),
];

export const stateLaw: StateLaw = {
  code: 'KS',
  // Form K-40 instructions, filing status.
  survivingSpouse: 'headOfHousehold',
  form: {
    2020: formWithExclusion,
    2021: formWithExclusion,
    2022: formWithExclusion,
    2023: formWithExclusion,
    2024: [...formOfWholeHouseholds, refundableEarnedIncomeCredit<2024>(foodCredit)],
    2025: [...formOfWholeHouseholds, refundableEarnedIncomeCredit()],
    2026: [...formOfWholeHouseholds, refundableEarnedIncomeCredit()],
  },
  cliffs: [
    {
      what: 'the low income exclusion ends',
      source: 'K.S.A. 79-32,110 before 2024 Spec. Sess. SB 1',
      between: along(lowIncomeExclusion, (limit, year, status) => [
        jumpAbove(standardDeduction[year].value[status] + exemptionAllowance[year].value[status] + limit),
      ]),
    },
    {
      what: 'the earned income credit falls with the federal one',
      source: 'Form K-40 line 17; K.S.A. 79-32,205',
      between: whileEarnedIncomeCreditFalls,
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.065),
  leftOut: {
    refundableCredits: 'the part of the earned income tax credit that exceeds the tax',
    other: 'property tax refunds (Forms K-40H, K-40PT and K-40SVR)',
  },
};
