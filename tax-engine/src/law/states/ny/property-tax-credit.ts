/** Form IT-214, for owners and renters of homes with little income. */
import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, type HouseholdYear } from '@bracketwise/contract/years';
import { unchanged, type LawTable } from '../../../kernel/law-table.ts';
import { notOver, valueAt, type StepTable } from '../../../kernel/step-table.ts';
import type { StateWorksheet } from '../../../rules/state-worksheet.ts';
import { propertyTaxBorne, refundableCredit, workedOut } from '../../../rules/whole-households.ts';

/** US dollars; shares are fractions. */
export interface PropertyTaxCredit {
  readonly incomeUpTo: Usd;
  readonly valueUpTo: Usd;
  /** Of a year: $450 a month. */
  readonly rentUpTo: Usd;
  /** Of the rent, which counts as property tax. */
  readonly ofRent: number;
  /** The share of the income that the household bears. */
  readonly borne: StepTable;
  /** Of what is beyond it. */
  readonly credited: number;
  readonly seniorAge: number;
  /** The most, on the first `step` of income, and what each further one or part of it takes away. */
  readonly step: Usd;
  readonly most: Readonly<Record<'senior' | 'other', { readonly first: Usd; readonly less: Usd }>>;
}

export const propertyTaxCredit: LawTable<PropertyTaxCredit, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  {
    incomeUpTo: 18_000,
    valueUpTo: 85_000,
    rentUpTo: 5_400,
    ofRent: 0.25,
    borne: notOver([3_000, 0.035], [5_000, 0.04], [7_000, 0.045], [9_000, 0.05], [11_000, 0.055], [14_000, 0.06], [18_000, 0.065]),
    credited: 0.5,
    seniorAge: 65,
    step: 1_000,
    most: { senior: { first: 375, less: 17 }, other: { first: 75, less: 2 } },
  },
  'Form IT-214 lines 16 to 33, tables 1 and 2; N.Y. Tax Law § 606(e)',
);

/** Whether the income is the household's gross income, with untaxed benefits and interest, or the federal adjusted gross income. */
export const countsGrossIncome: LawTable<boolean, HouseholdYear> = {
  2024: { value: true, source: 'Form IT-214 (2024) lines 9 to 16' },
  2025: { value: false, source: 'N.Y. Tax Law § 606(e), as amended by L. 2025, ch. 59, part RR' },
  2026: { value: false, source: 'N.Y. Tax Law § 606(e), as amended by L. 2025, ch. 59, part RR' },
};

function incomeOf({ year, federal, household }: StateWorksheet<HouseholdYear>): Usd {
  const { socialSecurityBenefits, spouseSocialSecurityBenefits, taxExemptInterest } = household;
  const untaxed = socialSecurityBenefits + spouseSocialSecurityBenefits - federal.taxableSocialSecurity + taxExemptInterest;
  return Math.max(0, federal.adjustedGrossIncome + (countsGrossIncome[year].value ? untaxed : 0));
}

export const creditForPropertyTax = refundableCredit(
  'propertyTaxCredit',
  workedOut(
    propertyTaxCredit,
    ({ incomeUpTo, valueUpTo, rentUpTo, ofRent, borne, credited, seniorAge, step, most }, worksheet: StateWorksheet<HouseholdYear>) => {
      const { federal, household } = worksheet;
      const tax = propertyTaxBorne(worksheet, ofRent);
      if (tax === 0 || household.claimedAsDependent || household.homeValue > valueUpTo || household.rentPaid > rentUpTo) return 0;
      const income = incomeOf(worksheet);
      if (income > incomeUpTo) return 0;
      const { first, less } = federal.peopleAged(seniorAge) > 0 ? most.senior : most.other;
      const limit = first - less * Math.max(0, Math.ceil(income / step) - 1);
      return Math.min(limit, credited * Math.max(0, tax - valueAt(borne, income) * income));
    },
    countsGrossIncome,
  ),
);
