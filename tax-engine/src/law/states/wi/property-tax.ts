/** The credits for property tax and rent. */
import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, type HouseholdYear } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../../kernel/law-table.ts';
import type { StateWorksheet } from '../../../rules/state-worksheet.ts';
import { dependents, propertyTaxBorne, workedOut } from '../../../rules/whole-households.ts';

/** The share of the rent that counts as property tax, by whether it includes heat. */
export const rentShare: LawTable<{ readonly heated: number; readonly unheated: number }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { heated: 0.2, unheated: 0.25 },
  'Form 1, School property tax credit, renters; Schedule H line 14; Wis. Stat. §§ 71.07(9)(a)4, 71.52(8)',
);

function propertyTax(worksheet: StateWorksheet<HouseholdYear>): Usd {
  const { heated, unheated } = rentShare[worksheet.year].value;
  return propertyTaxBorne(worksheet, worksheet.household.heatInRent ? heated : unheated);
}

/** Share of the property tax up to an amount, US dollars. */
export const schoolPropertyTax: LawTable<{ readonly share: number; readonly upTo: ByStatus<Usd> }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { share: 0.12, upTo: byStatus(2_500, 2_500, 1_250, 2_500) },
  'Form 1, School property tax credit; Wis. Stat. § 71.07(9)(b)5',
);

export const schoolPropertyTaxCredit = workedOut(
  schoolPropertyTax,
  ({ share, upTo }, worksheet) => share * Math.min(propertyTax(worksheet), upTo[worksheet.status]),
  rentShare,
);

/** `credited` (fraction) of property tax above `borne` (fraction) of household income over `from`; from `age`, even without earnings. */
export const homesteadCredit: LawTable<
  Readonly<Record<'most' | 'perDependent' | 'from' | 'borne' | 'incomeUnder' | 'credited' | 'age', number>>,
  HouseholdYear
> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { most: 1_460, perDependent: 500, from: 8_060, borne: 0.08785, incomeUnder: 24_680, credited: 0.8, age: 62 },
  'Schedule H, Homestead credit; Wis. Stat. §§ 71.52 to 71.54',
);

export const creditForHomestead = workedOut(
  homesteadCredit,
  ({ most, perDependent: each, from, borne, incomeUnder, credited, age }, worksheet) => {
    const { federal, household } = worksheet;
    const paid = propertyTax(worksheet);
    if (paid === 0) return 0;
    const earns = federal.wages + household.selfEmploymentProfit + household.spouseSelfEmploymentProfit > 0;
    if (!earns && federal.peopleAged(age) === 0) return 0;
    const untaxedBenefits = household.socialSecurityBenefits + household.spouseSocialSecurityBenefits - federal.taxableSocialSecurity;
    const householdIncome = federal.adjustedGrossIncome + untaxedBenefits + household.taxExemptInterest - each * dependents(worksheet);
    if (householdIncome >= incomeUnder) return 0;
    return credited * Math.max(0, Math.min(most, paid) - borne * Math.max(0, householdIncome - from));
  },
  rentShare,
);
