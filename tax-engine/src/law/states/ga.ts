import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { under, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { fixed } from '../../rules/amounts.ts';
import { endsOfBands } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { flat, graduated } from '../../rules/rates.ts';
import { spousesOf } from '../../rules/spouses.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet, Step } from '../../rules/state-worksheet.ts';
import {
  amountFrom,
  deductIfAny,
  deductStandardOrItemized,
  dependents,
  perDependent,
  perDependentBelow,
  shareOfDependentCareCredit,
  subtract,
  subtractSocialSecurity,
  workedOut,
} from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** Form 500 line 11a. O.C.G.A. § 48-7-27(a)(1). US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = {
  ...unchanged(
    [2020, 2021],
    byStatus(4_600, 6_000, 3_000, 4_600),
    'Form 500 line 11a; O.C.G.A. § 48-7-27(a)(1), as amended by 2018 HB 918',
  ),
  ...unchanged(
    [2022, 2023],
    byStatus(5_400, 7_100, 3_550, 5_400),
    'Form 500 line 11a; O.C.G.A. § 48-7-27(a)(1), as amended by 2021 HB 593',
  ),
  ...unchanged(
    [2024, 2025],
    byStatus(12_000, 24_000, 12_000, 12_000),
    'Form 500 line 11a; O.C.G.A. § 48-7-27(a)(1), as amended by 2022 HB 1437',
  ),
  2026: {
    value: byStatus(15_000, 30_000, 15_000, 15_000),
    source: 'O.C.G.A. § 48-7-27(a)(1)(B), as amended by 2026 HB 463, Section 2-3',
  },
};

/** Years with a rate schedule and a personal exemption; 2022 HB 1437 ended both. */
const GRADUATED_YEARS = [2020, 2021, 2022, 2023] as const;

/** Form 500 line 14a. US dollars. */
export const personalExemption = unchanged(
  GRADUATED_YEARS,
  byStatus(2_700, 7_400, 3_700, 2_700),
  'Form 500 line 14a; O.C.G.A. § 48-7-26(b) before 2022 HB 1437',
);

const RATES = [0.01, 0.02, 0.03, 0.04, 0.05, 0.0575];
const JOINT_LIMITS = [1_000, 3_000, 5_000, 7_000, 10_000];

export const rateSchedules: LawTable<ByStatus<Schedule>, (typeof GRADUATED_YEARS)[number]> = unchanged(
  GRADUATED_YEARS,
  schedules(RATES, byStatus([750, 2_250, 3_750, 5_250, 7_000], JOINT_LIMITS, [500, 1_500, 2_500, 3_500, 5_000], JOINT_LIMITS)),
  'Form 500 line 16; O.C.G.A. § 48-7-20(b), as amended by 2018 HB 918',
);

export const flatRate: LawTable<number, HouseholdYear> = {
  2024: { value: 0.0539, source: 'Form 500 (2024) line 16; O.C.G.A. § 48-7-20(a.1), as amended by 2024 HB 1015' },
  2025: { value: 0.0519, source: 'Form 500 (2025) line 16; O.C.G.A. § 48-7-20(a.1), as amended by 2025 HB 111' },
  2026: { value: 0.0499, source: 'O.C.G.A. § 48-7-20(a.1), as amended by 2026 HB 463, Section 2-1' },
};

/** For each dependent. US dollars. */
export const dependentExemption: LawTable<ByStatus<Usd>, HouseholdYear> = {
  ...unchanged([2024, 2025], anyStatus(4_000), 'Form 500 line 14; O.C.G.A. § 48-7-26(b), as amended by 2024 HB 1021'),
  2026: { value: anyStatus(5_000), source: 'O.C.G.A. § 48-7-26(b), as amended by 2026 HB 463, Section 2-2' },
};

/** One person's exclusion, by age, of pensions, investments and a little earned income. US dollars. */
export interface RetirementExclusion {
  readonly age: number;
  readonly maximum: Usd;
  readonly olderAge: number;
  readonly olderMaximum: Usd;
  /** Earned income that counts as retirement income. */
  readonly earned: Usd;
}

const EXCLUSION = { age: 62, maximum: 35_000, olderAge: 65, olderMaximum: 65_000 };
const EXCLUSION_SOURCE = 'Form 500 Schedule 1 page 2, Retirement Income Exclusion; O.C.G.A. § 48-7-27(a)(5)';

export const retirementExclusion: LawTable<RetirementExclusion, TaxYear> = {
  ...unchanged(GRADUATED_YEARS, { ...EXCLUSION, earned: 4_000 }, EXCLUSION_SOURCE),
  ...unchanged(HOUSEHOLD_YEARS_TO_2026, { ...EXCLUSION, earned: 5_000 }, EXCLUSION_SOURCE),
};

/** For each exemption on the return, by federal adjusted gross income. US dollars. */
export const lowIncomeCredit: LawTable<ByStatus<StepTable>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(under([6_000, 26], [8_000, 20], [10_000, 14], [15_000, 8], [20_000, 5])),
  'Form IT-511, Low Income Credit Worksheet; O.C.G.A. § 48-7A-3(b)',
);

/** The age from which a taxpayer has another exemption for that credit. */
export const ageOfExemption: LawTable<number, TaxYear> = unchanged(YEARS_TO_2026, 65, lowIncomeCredit[2020].source);

/** Share of the federal dependent care credit that was used. */
export const careCreditShare: LawTable<number, HouseholdYear> = {
  2024: { value: 0.3, source: 'Form IND-CR, credit 202; O.C.G.A. § 48-7-29.10(b)' },
  ...unchanged([2025, 2026], 0.5, 'Form IND-CR, credit 202; O.C.G.A. § 48-7-29.10(b), as amended by 2025 HB 136'),
};

/** For each child below an age. US dollars. */
export const childCredit: LawTable<ByStatus<Usd>, 2026> = {
  2026: { value: anyStatus(250), source: 'O.C.G.A. Title 48, Chapter 7, Art. 2, as amended by 2025 HB 136 (child tax credit)' },
};

export const ageOfChildCredit: LawTable<number, 2026> = unchanged([2026], 6, childCredit[2026].source);

/** For each taxpayer on a return that itemizes. US dollars. */
export const itemizerCredit: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  anyStatus(300),
  'Form 500 line 19, Eligible Itemizer Tax Credit; O.C.G.A. § 48-7-29.23',
);

/** Lines 1 to 5 count earned income, lines 6 to 14 the rest, neither below zero. Each spouse has a separate worksheet. */
function excludedRetirementIncome(
  { age, maximum, olderAge, olderMaximum, earned }: RetirementExclusion,
  { federal }: StateWorksheet<TaxYear>,
): Usd {
  if (federal.peopleAged(age) === 0) return 0;
  const { selfEmploymentProfit, sCorporationProfit, partnershipIsActive, spouseSelfEmploymentProfit } = federal.household;
  const { partnershipIncome } = federal;
  const profits = [selfEmploymentProfit + sCorporationProfit + (partnershipIsActive ? partnershipIncome : 0), spouseSelfEmploymentProfit];
  const passive = partnershipIsActive ? 0 : partnershipIncome;
  return spousesOf(federal).reduce((sum, person, index) => {
    if (person.age < age) return sum;
    const fromWork = Math.min(earned, Math.max(0, person.wages + (profits[index] ?? 0)));
    const others = Math.max(0, person.investments + person.pensionIncome + (index === 0 ? passive : 0));
    return sum + Math.min(fromWork + others, person.age >= olderAge ? olderMaximum : maximum);
  }, 0);
}

const start = startFromFederalAdjustedGrossIncome('Form 500 line 8; O.C.G.A. § 48-7-27(a)');
const retirementIncome = subtract('retirementIncomeSubtraction', workedOut(retirementExclusion, excludedRetirementIncome));

/** One exemption for each taxpayer and dependent, and another for each aged taxpayer. */
const lowIncomeCreditOfFamily = credit<TaxYear>(
  'lowIncomeCredit',
  workedOut(
    lowIncomeCredit,
    (value, worksheet) => {
      const { year, status, persons, federal } = worksheet;
      const each = valueAt(value[status], federal.adjustedGrossIncome);
      return each === 0 ? 0 : each * (persons + dependents(worksheet) + federal.peopleAged(ageOfExemption[year].value));
    },
    ageOfExemption,
  ),
);

const graduatedForm = [
  start,
  retirementIncome,
  deduct('standardDeduction', fixed(standardDeduction)),
  deduct('personalExemption', fixed(personalExemption)),
  graduated(rateSchedules),
  lowIncomeCreditOfFamily,
];

const itemizers = workedOut(itemizerCredit, (value, { status, persons, federal }) => (federal.itemizes ? persons * value[status] : 0));
const creditForItemizers = credit('taxpayerCredit', itemizers);

const formToCredits: readonly Step<HouseholdYear>[] = [
  start,
  subtractSocialSecurity('Form 500 Schedule 1 line 8; O.C.G.A. § 48-7-27(a)(5)'),
  retirementIncome,
  deductStandardOrItemized({
    standard: fixed(standardDeduction),
    itemized: amountFrom(
      [],
      ({ federal }) => federal.deduction,
      () => 'Form 500 line 12; O.C.G.A. § 48-7-27(a)(1)',
    ),
    choice: 'asFederal',
  }),
  deductIfAny('dependentExemption', perDependent(fixed(dependentExemption))),
  flat(flatRate),
  credit('dependentCareCredit', shareOfDependentCareCredit(careCreditShare)),
  lowIncomeCreditOfFamily,
];
const flatForm: readonly Step<HouseholdYear>[] = [...formToCredits, creditForItemizers];
const formWithChildCredit: readonly Step<2026>[] = [
  ...formToCredits,
  credit('childTaxCredit', perDependentBelow(ageOfChildCredit, fixed(childCredit))),
  creditForItemizers,
];

export const stateLaw: StateLaw = {
  code: 'GA',
  // Form 500, filing status D.
  survivingSpouse: 'headOfHousehold',
  form: {
    2020: graduatedForm,
    2021: graduatedForm,
    2022: graduatedForm,
    2023: graduatedForm,
    2024: flatForm,
    2025: flatForm,
    2026: formWithChildCredit,
  },
  cliffs: [
    {
      what: 'a step of the low income credit is lost',
      source: 'Form IT-511, Low Income Credit Worksheet; O.C.G.A. § 48-7A-3(b)',
      between: endsOfBands(lowIncomeCredit),
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.04),
  leftOut: { rebates: '2021 to 2023' },
};
