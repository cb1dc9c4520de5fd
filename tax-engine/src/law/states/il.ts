import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { fixed, lostAbove, type Amount } from '../../rules/amounts.ts';
import { aboveLimits } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { flat } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome, taxOwnBonds } from '../../rules/start.ts';
import { asFederal, inYears, type StateLaw } from '../../rules/state-law.ts';
import {
  amountFrom,
  deductIfAny,
  perAgedOrBlind,
  perDependent,
  refundableCredit,
  unclaimedPersons,
  workedOut,
} from '../../rules/whole-households.ts';
import { earnedIncomeCreditAtAges } from '../../rules/wider-earned-income-credit.ts';
import type { ChildlessAges } from '../federal/earned-income-credit-eligibility.ts';
import { taxFoundation } from '../sales-tax-source.ts';

export const rate: LawTable<number, TaxYear> = unchanged(YEARS_TO_2026, 0.0495, 'Form IL-1040 line 12; 35 ILCS 5/201(b)(5.4)');

/** Exemption allowance for each taxpayer and dependent. 35 ILCS 5/204(b). US dollars. */
export const exemption: LawTable<ByStatus<Usd>, TaxYear> = provisional2026({
  2020: { value: anyStatus(2_325), source: 'Form IL-1040 (2020) line 10a; 35 ILCS 5/204(b), (d-5)' },
  2021: { value: anyStatus(2_375), source: 'Form IL-1040 (2021) line 10a; 35 ILCS 5/204(b), (d-5)' },
  2022: { value: anyStatus(2_425), source: 'Form IL-1040 (2022) line 10a; 35 ILCS 5/204(b), (d-5)' },
  2023: { value: anyStatus(2_425), source: 'Form IL-1040 (2023) line 10a; 35 ILCS 5/204(b), as amended by P.A. 103-9' },
  2024: { value: anyStatus(2_775), source: 'Form IL-1040 (2024) line 10a; 35 ILCS 5/204(b), as amended by P.A. 103-592' },
  2025: { value: anyStatus(2_850), source: 'Form IL-1040 (2025) line 10a; 35 ILCS 5/204(b), (d-5)' },
});

/** Federal adjusted gross income above which there is no exemption. US dollars. */
export const exemptionLimit: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  byStatus(250_000, 500_000, 250_000, 250_000),
  '35 ILCS 5/204(g) (P.A. 100-22)',
);

/** For each taxpayer aged 65 or older and each who is blind, in addition to the other exemption. US dollars. */
export const ageExemption: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  anyStatus(1_000),
  'Form IL-1040 lines 10b and 10c; 35 ILCS 5/204(d)',
);

/** Share of the property tax on the home. */
export const propertyTaxCreditShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.05,
  'Form IL-1040 line 16, Schedule ICR; 35 ILCS 5/208',
);

/** Share of the federal credit; refundable. */
export const earnedIncomeCreditShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.2,
  'Schedule IL-E/EIC, Illinois earned income tax credit; 35 ILCS 5/212(a)',
);

/** Without a child, the ages at which the credit starts and ends. */
export const earnedIncomeCreditAges: LawTable<ChildlessAges, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { from: 18, to: Infinity },
  'Schedule IL-E/EIC (also for taxpayers without a Social Security number); 35 ILCS 5/212(b-5), (b-10), as added by P.A. 102-700',
);

/** Share of the state's own earned income credit, with a young child. */
export const childTaxCreditShare: LawTable<number, HouseholdYear> = {
  2024: { value: 0.2, source: 'Schedule IL-E/EIC (2024), Illinois child tax credit; 35 ILCS 5/244(a)' },
  ...unchanged([2025, 2026], 0.4, 'Schedule IL-E/EIC, Illinois child tax credit; 35 ILCS 5/244(a)'),
};

export const youngChildAgeBelow: LawTable<number, HouseholdYear> = unchanged(HOUSEHOLD_YEARS_TO_2026, 12, '35 ILCS 5/244(a)');

const RETIREMENT_SOURCE = 'Form IL-1040 line 5; 35 ILCS 5/203(a)(2)(F)';

const pensions = amountFrom(
  [],
  ({ household }) => household.pensionIncome + household.spousePensionIncome,
  () => RETIREMENT_SOURCE,
);

const taxableSocialSecurity = amountFrom(
  [],
  ({ federal }) => federal.taxableSocialSecurity,
  () => 'Form IL-1040 line 5; 35 ILCS 5/203(a)(2)(L)',
);

const propertyTaxCredit = workedOut(propertyTaxCreditShare, (value, { household }) => value * household.propertyTax);

const earnedIncomeCredit = workedOut(
  earnedIncomeCreditShare,
  (value, worksheet) => value * earnedIncomeCreditAtAges(worksheet, earnedIncomeCreditAges),
  earnedIncomeCreditAges,
);

const childTaxCredit = workedOut(
  childTaxCreditShare,
  (value, worksheet) =>
    worksheet.federal.dependentsBelow(youngChildAgeBelow[worksheet.year].value) > 0 ? value * earnedIncomeCredit.of(worksheet) : 0,
  youngChildAgeBelow,
  ...earnedIncomeCredit.tables,
);

const start = startFromFederalAdjustedGrossIncome('Form IL-1040 line 1; 35 ILCS 5/203(a)(1)');
const bonds = taxOwnBonds('Form IL-1040 line 2; 35 ILCS 5/203(a)(2)(A)');
const exemptionOfOne = fixed(exemption);
/** Somebody's dependent has an exemption only if the base income, line 9, does not exceed those of the return: Form IL-1040 line 10a. */
const exemptions: Amount<TaxYear> = {
  ...exemptionOfOne,
  of: (worksheet) => {
    const ofAll = worksheet.persons * exemptionOfOne.of(worksheet);
    return worksheet.taxableIncome > ofAll ? unclaimedPersons(worksheet) * exemptionOfOne.of(worksheet) : ofAll;
  },
};
const personalExemption = deduct('personalExemption', lostAbove(exemptions, exemptionLimit));

// Limits of the exemptions and the property tax credit use federal adjusted gross income, so subtractions must not change it.
const formOfHouseholds = [
  start,
  bonds,
  deductIfAny('socialSecuritySubtraction', taxableSocialSecurity),
  deductIfAny('retirementIncomeSubtraction', pensions),
  personalExemption,
  deductIfAny('ageExemption', lostAbove(perAgedOrBlind(fixed(ageExemption)), exemptionLimit)),
  deductIfAny('dependentExemption', lostAbove(perDependent(fixed(exemption)), exemptionLimit)),
  flat(rate),
  credit('propertyTaxCredit', lostAbove(propertyTaxCredit, exemptionLimit)),
  refundableCredit('earnedIncomeCredit', earnedIncomeCredit),
  refundableCredit('childTaxCredit', childTaxCredit),
];

export const stateLaw: StateLaw = {
  code: 'IL',
  // Form IL-1040, filing status and line 10a.
  survivingSpouse: 'single',
  form: {
    ...inYears([2020, 2021, 2022, 2023], start, bonds, personalExemption, flat(rate)),
    2024: formOfHouseholds,
    2025: formOfHouseholds,
    2026: formOfHouseholds,
  },
  cliffs: [
    {
      what: 'the exemption is lost entirely',
      source: '35 ILCS 5/204(g)',
      between: aboveLimits(exemptionLimit),
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.0625),
  leftOut: { refundableCredits: 'earned income tax credit', rebates: '2022', other: 'property tax credit' },
};
