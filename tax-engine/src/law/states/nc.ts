import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { notOver, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { fixed, notForNonresidentAliens, type Amount } from '../../rules/amounts.ts';
import { deduct } from '../../rules/deductions.ts';
import { flat } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, inYears, type StateLaw } from '../../rules/state-law.ts';
import type { Step } from '../../rules/state-worksheet.ts';
import { deductIfAny, deductStandardOrItemized, scheduleA, subtractSocialSecurity, workedOut } from '../../rules/whole-households.ts';
import { childTaxCreditAgeBelow } from '../federal/child-tax-credit.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = {
  ...unchanged(
    [2020, 2021],
    byStatus(10_750, 21_500, 10_750, 16_125),
    'Form D-400 line 11; N.C. Gen. Stat. § 105-153.5(a)(1), as amended by S.L. 2019-246',
  ),
  ...unchanged(
    [2022, 2023, 2024, 2025, 2026],
    byStatus(12_750, 25_500, 12_750, 19_125),
    'Form D-400 line 11; N.C. Gen. Stat. § 105-153.5(a)(1), as amended by S.L. 2021-180',
  ),
};

export const rate: LawTable<number, TaxYear> = {
  ...unchanged([2020, 2021], 0.0525, 'Form D-400 line 15; N.C. Gen. Stat. § 105-153.7(a)'),
  2022: { value: 0.0499, source: 'Form D-400 (2022) line 15; N.C. Gen. Stat. § 105-153.7(a), as amended by S.L. 2021-180' },
  2023: { value: 0.0475, source: 'Form D-400 (2023) line 15; N.C. Gen. Stat. § 105-153.7(a), as amended by S.L. 2021-180' },
  2024: { value: 0.045, source: 'Form D-400 (2024) line 15; N.C. Gen. Stat. § 105-153.7(a), as amended by S.L. 2023-134' },
  2025: { value: 0.0425, source: 'Form D-400 (2025) line 15; N.C. Gen. Stat. § 105-153.7(a), as amended by S.L. 2023-134' },
  2026: { value: 0.0399, source: 'N.C. Gen. Stat. § 105-153.7(a), as amended by S.L. 2023-134' },
};

const CHILD_AMOUNTS = [3_000, 2_500, 2_000, 1_500, 1_000, 500];

/** The amounts fall by $500 with each step of income. */
function everyStep(fullUpTo: Usd, width: Usd): StepTable {
  return notOver(...CHILD_AMOUNTS.map((amount, step) => [fullUpTo + width * step, amount] as const));
}

/** For each child of the federal credit, by federal adjusted gross income. US dollars. */
export const childDeduction: LawTable<ByStatus<StepTable>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  byStatus(everyStep(20_000, 10_000), everyStep(40_000, 20_000), everyStep(20_000, 10_000), everyStep(30_000, 15_000)),
  'Form D-400 line 10b, Child Deduction Table; N.C. Gen. Stat. § 105-153.5(a1)',
);

/** Combined limit on mortgage interest and property tax. US dollars. */
export const homeLimit: LawTable<Usd, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  20_000,
  'Form D-400 Schedule A line 4; N.C. Gen. Stat. § 105-153.5(a)(2)b',
);

/** Limits on property tax (US dollars) and gifts (fraction of income) in federal law as of January 1, 2023. */
export interface FederalLimits {
  readonly propertyTax: ByStatus<Usd>;
  readonly gifts: number;
}

export const federalLimits: LawTable<FederalLimits, HouseholdYear> = {
  ...unchanged(
    [2024, 2025],
    { propertyTax: byStatus(10_000, 10_000, 5_000, 10_000), gifts: 0.6 },
    'Form D-400 Schedule A lines 2 and 6; N.C. Gen. Stat. §§ 105-153.5(a)(2), 105-228.90(b)(7)',
  ),
  2026: {
    // There, the limit of 26 U.S.C. § 164(b)(6) and the 60% of § 170(b)(1)(G) end with 2025; Pub. L. 119-21 is not adopted.
    value: { propertyTax: anyStatus(Infinity), gifts: 0.5 },
    source: 'N.C. Gen. Stat. §§ 105-153.5(a)(2), 105-228.90(b)(7); 26 U.S.C. §§ 164, 170 as of January 1, 2023',
  },
};

const deductionForChildren: Amount<HouseholdYear> = workedOut(
  childDeduction,
  (value, { year, status, federal }) => {
    const children = federal.dependentsBelow(childTaxCreditAgeBelow[year].value);
    return children === 0 ? 0 : children * valueAt(value[status], federal.adjustedGrossIncome);
  },
  childTaxCreditAgeBelow,
);

const itemized: Amount<HouseholdYear> = workedOut(
  homeLimit,
  (value, worksheet) => {
    const { year, status, household, federal } = worksheet;
    if (federal.itemizedDeductions === undefined) return 0;
    const { medical, mortgageInterest } = scheduleA(worksheet);
    const { propertyTax, gifts } = federalLimits[year].value;
    const home = mortgageInterest + Math.min(household.propertyTax, propertyTax[status]);
    const given = Math.min(household.charitableGifts, gifts * Math.max(0, federal.adjustedGrossIncome));
    return Math.min(home, value) + given + medical;
  },
  federalLimits,
);

const start = startFromFederalAdjustedGrossIncome('Form D-400 line 6; N.C. Gen. Stat. § 105-153.3');
const standard = notForNonresidentAliens(
  fixed(standardDeduction),
  'N.C. Gen. Stat. § 105-153.5(a)(1), as 26 U.S.C. § 63(c)(6)(B) allows none; Form D-401, standard deduction',
);

const formOfHouseholds: readonly Step<HouseholdYear>[] = [
  start,
  subtractSocialSecurity('Form D-400 Schedule S line 19; N.C. Gen. Stat. § 105-153.5(b)(3)'),
  deductIfAny('childDeduction', deductionForChildren),
  deductStandardOrItemized({ standard, itemized, choice: 'free' }),
  flat(rate),
];

export const stateLaw: StateLaw = {
  code: 'NC',
  // Form D-400 Schedule S, standard deduction.
  survivingSpouse: 'marriedJoint',
  form: {
    ...inYears([2020, 2021, 2022, 2023], start, deduct('standardDeduction', standard), flat(rate)),
    2024: formOfHouseholds,
    2025: formOfHouseholds,
    2026: formOfHouseholds,
  },
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.0475),
  leftOut: {},
};
