/** The refundable credits of Schedule PTFC/STFC. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { HouseholdYear } from '@bracketwise/contract/years';
import { byStatus, provisional2026, type ByStatus, type LawTable } from '../../../kernel/law-table.ts';
import type { StateWorksheet } from '../../../rules/state-worksheet.ts';
import { propertyTaxBorne, workedOut } from '../../../rules/whole-households.ts';
import { childTaxCreditAgeBelow } from '../../federal/child-tax-credit.ts';

/** Total income plus untaxed benefits and interest, without losses; the two fairness credits depend on it. */
const fairnessIncome = ({ federal, household }: StateWorksheet): Usd =>
  federal.grossIncome +
  federal.gains.allowedLoss +
  household.taxExemptInterest -
  federal.taxableSocialSecurity +
  (household.socialSecurityBenefits + household.spouseSocialSecurityBenefits);

/** Children who qualify for the federal child tax credit. */
const children = ({ federal, year }: StateWorksheet): number => federal.dependentsBelow(childTaxCreditAgeBelow[year].value);

/** An amount per household, higher with one and with two children; falls by `loss` for each `step` of income above `start`. US dollars. */
interface SalesTaxCredit {
  readonly amount: Usd;
  readonly withOne: Usd;
  readonly withMore: Usd;
  readonly start: Usd;
  readonly step: Usd;
  readonly loss: Usd;
}

/** A head of household's first child is already counted. */
function salesTaxCredits(one: Usd, more: Usd, withOne: Usd, withMore: Usd, starts: readonly [Usd, Usd, Usd]): ByStatus<SalesTaxCredit> {
  const none = { amount: 0, withOne: 0, withMore: 0, start: 0, step: 1, loss: 0 };
  return byStatus(
    { ...none, amount: one, start: starts[0], step: 500, loss: 10 },
    { amount: more, withOne, withMore, start: starts[1], step: 1_000, loss: 20 },
    none,
    { amount: more, withOne, withMore, start: starts[2], step: 750, loss: 15 },
  );
}

export const salesTaxCredit: LawTable<ByStatus<SalesTaxCredit>, HouseholdYear> = provisional2026({
  2024: {
    value: salesTaxCredits(150, 210, 30, 60, [24_750, 49_500, 37_100]),
    source: 'Form 1040ME (2024) Schedule PTFC/STFC, Sales Tax Fairness Credit table; 36 M.R.S. § 5213-A',
  },
  2025: {
    value: salesTaxCredits(155, 215, 35, 65, [25_450, 50_950, 38_200]),
    source: 'Form 1040ME (2025) Schedule PTFC/STFC, Sales Tax Fairness Credit table; 36 M.R.S. § 5213-A',
  },
});
export const creditForSalesTax = workedOut(salesTaxCredit, (value, worksheet) => {
  const { amount, withOne, withMore, start, step, loss } = value[worksheet.status];
  const counted = children(worksheet) - (worksheet.status === 'headOfHousehold' ? 1 : 0);
  const full = amount + (counted >= 2 ? withMore : counted === 1 ? withOne : 0);
  return Math.max(0, full - loss * Math.ceil(Math.max(0, fairnessIncome(worksheet) - start) / step));
});

/**
 * Property tax, or a share of the rent, up to a base, above a share of income, is credited up to an amount; from `age`, both are higher. US
 * dollars; shares are fractions.
 */
export interface PropertyTaxCredit {
  /** By household size: one person, two, and more. */
  readonly base: readonly [Usd, Usd, Usd];
  readonly age: number;
  readonly agedBase: Usd;
  readonly most: Usd;
  readonly agedMost: Usd;
  readonly share: number;
  readonly shareOfRent: number;
  /** The share of a rent with heat that pays for it, if nobody says otherwise. */
  readonly shareOfHeat: number;
}

const FAIRNESS_SCHEDULE = 'Schedule PTFC/STFC, Property Tax Fairness Credit; 36 M.R.S. § 5219-KK';
const EACH_YEAR = { age: 65, agedMost: 2_000, share: 0.04, shareOfRent: 0.15, shareOfHeat: 0.15 };

export const propertyTaxCredit: LawTable<PropertyTaxCredit, HouseholdYear> = {
  2024: {
    value: { ...EACH_YEAR, base: [2_450, 3_200, 3_900], agedBase: 4_000, most: 1_000 },
    source: `Form 1040ME (2024) ${FAIRNESS_SCHEDULE}`,
  },
  2025: {
    value: { ...EACH_YEAR, base: [2_550, 3_300, 4_050], agedBase: 4_100, most: 1_000 },
    source: `Form 1040ME (2025) ${FAIRNESS_SCHEDULE}`,
  },
  // The higher amount is enacted; the indexed bases are still those of 2025.
  2026: {
    value: { ...EACH_YEAR, base: [2_550, 3_300, 4_050], agedBase: 4_100, most: 1_500 },
    source: '36 M.R.S. § 5219-KK(1)(A-1), (2-D)',
    provisional: true,
  },
};
export const creditForPropertyTax = workedOut(
  propertyTaxCredit,
  ({ base, age, agedBase, most, agedMost, share, shareOfRent, shareOfHeat }, worksheet) => {
    const { status, federal, household } = worksheet;
    const borne = propertyTaxBorne(worksheet, household.heatInRent ? shareOfRent * (1 - shareOfHeat) : shareOfRent);
    if (borne === 0 || status === 'marriedSeparate') return 0;
    const aged = federal.peopleAged(age) > 0;
    // A head of household's first child takes the place of a spouse. A surviving spouse has the highest base.
    const others = children(worksheet) + (status === 'marriedJoint' ? 1 : 0);
    const isSurvivor = household.filingStatus === 'qualifyingSurvivingSpouse';
    const size = status === 'single' ? 0 : others > 1 || isSurvivor ? 2 : 1;
    const counted = Math.min(borne, aged ? agedBase : base[size]);
    return Math.min(aged ? agedMost : most, Math.max(0, counted - share * fairnessIncome(worksheet)));
  },
);
