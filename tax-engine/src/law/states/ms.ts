import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { schedule, type Schedule } from '../../kernel/schedule.ts';
import { fixed } from '../../rules/amounts.ts';
import { deductSelfEmploymentTax } from '../../rules/business-income.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { stateAndLocalTaxDeduction } from '../../rules/itemized-deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { spousesOf } from '../../rules/spouses.ts';
import { eachPension, takenOnTime } from '../../rules/pensions.ts';
import { startFromWages } from '../../rules/start.ts';
import { asFederal, inYears, ownRules, type StateLaw } from '../../rules/state-law.ts';
import {
  amountFrom,
  deductIfAny,
  deductStandardOrItemized,
  perAgedOrBlind,
  perDependent,
  scheduleA,
  subtract,
  subtractSocialSecurity,
  workedOut,
} from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  byStatus(6_000, 12_000, 6_000, 8_000),
  'Form 80-105, Filing status and exemptions; Miss. Code § 27-7-21',
);

/** US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  byStatus(2_300, 4_600, 2_300, 3_400),
  'Form 80-105, Standard or itemized deductions; Miss. Code § 27-7-17(3)(i)',
);

/**
 * The same for every status, with an untaxed first bracket. A couple's combined return taxes each spouse's own income, with the exemption
 * and deduction split freely. With one earner this equals the joint computation; with two, the spouse's untaxed bracket comes
 * on top. US dollars of taxable income.
 */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = {
  2020: {
    value: anyStatus(schedule([0, 0.03, 0.04, 0.05], [3_000, 5_000, 10_000])),
    source: 'Form 80-100 (2020), Schedule of tax computation; Miss. Code § 27-7-5(1), as amended by 2016 SB 2858',
  },
  2021: {
    value: anyStatus(schedule([0, 0.03, 0.04, 0.05], [4_000, 5_000, 10_000])),
    source: 'Form 80-100 (2021), Schedule of tax computation; Miss. Code § 27-7-5(1), as amended by 2016 SB 2858',
  },
  2022: {
    value: anyStatus(schedule([0, 0.04, 0.05], [5_000, 10_000])),
    source: 'Form 80-100 (2022), Schedule of tax computation; Miss. Code § 27-7-5(1), as amended by 2016 SB 2858',
  },
  2023: {
    value: anyStatus(schedule([0, 0.05], [10_000])),
    source: 'Form 80-100 (2023), Schedule of tax computation; Miss. Code § 27-7-5(1), as amended by 2022 HB 531',
  },
  2024: {
    value: anyStatus(schedule([0, 0.047], [10_000])),
    source: 'Form 80-100 (2024), Schedule of tax computation; Miss. Code § 27-7-5(1), as amended by 2022 HB 531',
  },
  2025: {
    value: anyStatus(schedule([0, 0.044], [10_000])),
    source: 'Form 80-100 (2025), Schedule of tax computation; Miss. Code § 27-7-5(1), as amended by 2022 HB 531',
  },
  2026: {
    value: anyStatus(schedule([0, 0.04], [10_000])),
    source: 'Miss. Code § 27-7-5(1), as amended by 2022 HB 531',
  },
};

/** For each dependent, for each taxpayer aged 65 or older, and for each blind one. US dollars. */
export const additionalExemption: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  anyStatus(1_500),
  'Form 80-105, Filing status and exemptions; Miss. Code § 27-7-21',
);

/** Share (a fraction) of the federal dependent care credit, up to a federal adjusted gross income; nonrefundable. */
export const careCredit: LawTable<{ readonly share: number; readonly incomeUpTo: Usd }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { share: 0.25, incomeUpTo: 50_000 },
  'Form 80-100 Instructions, Child and dependent care credit; Form 80-401; 2023 HB 1671',
);

/** IRAs count, but not what is taxed as an early distribution under federal law. */
const pensions = amountFrom(
  [],
  ({ household }) => eachPension(household, takenOnTime),
  () => 'Form 80-100 Instructions, Pensions and annuities; Miss. Code § 27-7-15(4)(k), (l)',
);

/** Schedule A without state income tax; the federal cap applies to property tax only. */
const itemized = amountFrom<HouseholdYear>(
  [],
  (worksheet) => {
    const { federal, year, status } = worksheet;
    const { total, stateLocalTaxes } = scheduleA(worksheet);
    return total - stateLocalTaxes + stateAndLocalTaxDeduction(federal.propertyTaxPaid, federal.modifiedAgi, status, year);
  },
  () => 'Form 80-108, Schedule A; Miss. Code § 27-7-17(3)(a)',
);

/** Additional untaxed income on a couple's combined return: the part of the other spouse's untaxed bracket that is filled. */
const secondUntaxedBand = amountFrom<HouseholdYear>(
  [rateSchedules],
  (worksheet) => {
    const { year, status, federal } = worksheet;
    if (status !== 'marriedJoint') return 0;
    const band = rateSchedules[year].value[status][0]?.to ?? 0;
    const filled = spousesOf(federal).reduce(
      (sum, person) => sum + Math.min(band, person.adjustedGrossIncome - takenOnTime(person.pensions) - person.taxableSocialSecurity),
      0,
    );
    return Math.max(0, filled - band);
  },
  () => 'Form 80-105, columns A and B of a combined return; Miss. Code §§ 27-7-5(1), 27-7-21',
);

const creditForCare = workedOut(careCredit, ({ share, incomeUpTo }, { federal }) => {
  return federal.adjustedGrossIncome <= incomeUpTo ? share * federal.dependentCareCredit : 0;
});

const ADJUSTMENTS_SOURCE = 'Form 80-105, Adjustments to income; Miss. Code § 27-7-18';
const hsa = amountFrom(
  [],
  ({ federal }) => federal.hsaDeduction,
  () => ADJUSTMENTS_SOURCE,
);
const ira = amountFrom(
  [],
  ({ federal }) => federal.iraDeduction,
  () => ADJUSTMENTS_SOURCE,
);

const ownersPlan = amountFrom(
  [],
  ({ federal }) => federal.selfEmployedRetirement,
  () => ADJUSTMENTS_SOURCE,
);
const ownersHealthInsurance = amountFrom(
  [],
  ({ federal }) => federal.selfEmployedHealthInsurance,
  () => ADJUSTMENTS_SOURCE,
);
const savingsPenalty = amountFrom(
  [],
  ({ household }) => household.savingsPenalty,
  () => ADJUSTMENTS_SOURCE,
);
const alimonyPaid = amountFrom(
  [],
  ({ household }) => household.alimonyPaid,
  () => ADJUSTMENTS_SOURCE,
);

const start = startFromWages('Form 80-105, Wages; Miss. Code § 27-7-15');
const selfEmploymentTax = deductSelfEmploymentTax('Form 80-105 line 61; Miss. Code § 27-7-18(6)(c)');
const personalExemption = deduct('personalExemption', fixed(exemption));
const tax = graduated(rateSchedules);

const formOfHouseholds = [
  start,
  subtractSocialSecurity('Form 80-105, Retirement income; Miss. Code § 27-7-15(4)'),
  subtract('retirementIncomeSubtraction', pensions),
  subtract('iraDeduction', ira),
  subtract('hsaDeduction', hsa),
  subtract('selfEmployedRetirement', ownersPlan),
  subtract('selfEmployedHealthInsurance', ownersHealthInsurance),
  subtract('savingsPenalty', savingsPenalty),
  subtract('alimonyPaid', alimonyPaid),
  selfEmploymentTax,
  personalExemption,
  deductIfAny('dependentExemption', perDependent(fixed(additionalExemption))),
  deductIfAny('ageExemption', perAgedOrBlind(fixed(additionalExemption))),
  deductStandardOrItemized<HouseholdYear>({ standard: fixed(standardDeduction), itemized, choice: 'free' }),
  deductIfAny('spouseAdjustment', secondUntaxedBand),
  tax,
  credit('dependentCareCredit', creditForCare),
];

export const stateLaw: StateLaw = {
  code: 'MS',
  // Form 80-100 Instructions, lines 2 and 4: a couple's amounts only in the year of the death, then those of a head of family.
  survivingSpouse: 'headOfHousehold',
  form: {
    ...inYears(
      [2020, 2021, 2022, 2023],
      start,
      selfEmploymentTax,
      personalExemption,
      deduct('standardDeduction', fixed(standardDeduction)),
      tax,
    ),
    2024: formOfHouseholds,
    2025: formOfHouseholds,
    2026: formOfHouseholds,
  },
  investmentIncome: asFederal,
  businessIncome: ownRules,
  foreignEarnedIncome: { excluded: undefined, source: 'Miss. Code § 27-7-15' },
  salesTax: taxFoundation(0.07),
  leftOut: { other: 'moving expenses' },
};
