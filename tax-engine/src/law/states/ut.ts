import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import {
  federalStandardDeduction,
  fixed,
  phaseOut,
  shareOf,
  shareOfFederalEarnedIncomeCredit,
  type Amount,
  type PhaseOut,
} from '../../rules/amounts.ts';
import { along, whileEarnedIncomeCreditFalls } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { flat } from '../../rules/rates.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet, Step } from '../../rules/state-worksheet.ts';
import { amountFrom, bornInYear, dependents, scheduleA, workedOut } from '../../rules/whole-households.ts';
import { standardDeduction as federalStandardDeductions } from '../federal/standard-deduction.ts';
import { taxFoundation } from '../sales-tax-source.ts';

export const rate: LawTable<number, TaxYear> = {
  ...unchanged([2020, 2021], 0.0495, 'Form TC-40 line 10; Utah Code § 59-10-104(2)(b), as amended by 2018 HB 293'),
  2022: { value: 0.0485, source: 'Form TC-40 (2022) line 10; Utah Code § 59-10-104(2)(b), as amended by 2022 SB 59' },
  2023: { value: 0.0465, source: 'Form TC-40 (2023) line 10; Utah Code § 59-10-104(2)(b), as amended by 2023 HB 54' },
  2024: { value: 0.0455, source: 'Form TC-40 (2024) line 10; Utah Code § 59-10-104(2)(b), as amended by 2024 SB 69' },
  2025: { value: 0.045, source: 'Form TC-40 (2025) line 10; Utah Code § 59-10-104(2)(b), as amended by 2025 HB 106' },
  2026: { value: 0.0445, source: 'Utah Code § 59-10-104(2)(b), as amended by 2026 SB 60' },
};

/** The taxpayer tax credit is this share of the federal standard deduction. The Utah exemption, also credited, is only for dependents. */
export const taxpayerCreditShare: LawTable<ByStatus<number>, TaxYear> = unchanged(
  YEARS_TO_2026,
  anyStatus(0.06),
  'Form TC-40 lines 12 to 16; Utah Code § 59-10-1018(2)',
);

/** 1.3 cents for each dollar of Utah taxable income above the base amount. US dollars. */
function phaseOutAbove(single: Usd, marriedJoint: Usd, headOfHousehold: Usd): ByStatus<PhaseOut> {
  const row = (start: Usd) => ({ start, rate: 0.013 });
  return byStatus(row(single), row(marriedJoint), row(single), row(headOfHousehold));
}

export const taxpayerCreditPhaseOut: LawTable<ByStatus<PhaseOut>, TaxYear> = provisional2026({
  2020: { value: phaseOutAbove(14_879, 29_758, 22_318), source: 'Form TC-40 (2020) lines 17 to 20; Utah Code § 59-10-1018(4), (5)' },
  2021: { value: phaseOutAbove(15_095, 30_190, 22_643), source: 'Form TC-40 (2021) lines 17 to 20; Utah Code § 59-10-1018(4), (5)' },
  2022: { value: phaseOutAbove(15_548, 31_096, 23_322), source: 'Form TC-40 (2022) lines 17 to 20; Utah Code § 59-10-1018(4), (5)' },
  2023: { value: phaseOutAbove(16_742, 33_484, 25_114), source: 'Form TC-40 (2023) lines 17 to 20; Utah Code § 59-10-1018(4), (5)' },
  2024: { value: phaseOutAbove(17_652, 35_304, 26_478), source: 'Form TC-40 (2024) lines 17 to 20; Utah Code § 59-10-1018(4), (5)' },
  2025: { value: phaseOutAbove(18_213, 36_426, 27_320), source: 'Form TC-40 (2025) lines 17 to 20; Utah Code § 59-10-1018(4), (5)' },
});

/** Share of the federal earned income credit, as a fraction. */
export const earnedIncomeShare: LawTable<number, 2022 | 2023 | 2024 | 2025 | 2026> = {
  2022: { value: 0.15, source: 'Form TC-40A (2022) Part 3 code AM; Utah Code § 59-10-1044 (2022 SB 59)' },
  ...unchanged([2023, 2024, 2025, 2026], 0.2, 'Form TC-40A Part 3 code AM; Utah Code § 59-10-1044, as amended by 2023 HB 54'),
};

/** For each dependent, and once more for one born in the year. Utah Code § 59-10-1018(1)(g), indexed. US dollars. */
export const dependentExemption: LawTable<Usd, HouseholdYear> = provisional2026({
  2024: { value: 2_046, source: 'Form TC-40 (2024) lines 2 and 11; Utah Code § 59-10-1018(1)(g)' },
  2025: { value: 2_111, source: 'Form TC-40 (2025) lines 2 and 11; Utah Code § 59-10-1018(1)(g)' },
});

/** The dependents' exemptions and the federal deduction without state income tax, which the state and local tax cap reduces first. */
const exemptionsAndDeduction: Amount<HouseholdYear> = workedOut(dependentExemption, (value, worksheet) => {
  const { federal } = worksheet;
  const exemptions = dependents(worksheet) + bornInYear(worksheet);
  const stateTax = federal.itemizes ? Math.max(0, scheduleA(worksheet).stateLocalTaxes - federal.propertyTaxPaid) : 0;
  return value * exemptions + federal.deduction - stateTax;
});

/** `rate` (a fraction) of the income above `start` is subtracted from the credits below. US dollars. */
type CreditPhaseOut = ByStatus<PhaseOut>;

function creditPhaseOut(rate: number, single: Usd, marriedJoint: Usd, marriedSeparate: Usd, headOfHousehold: Usd): CreditPhaseOut {
  const row = (start: Usd) => ({ start, rate });
  return byStatus(row(single), row(marriedJoint), row(marriedSeparate), row(headOfHousehold));
}

export const socialSecurityPhaseOut: LawTable<CreditPhaseOut, HouseholdYear> = provisional2026({
  2024: {
    value: creditPhaseOut(0.025, 45_000, 75_000, 37_500, 75_000),
    source: 'Form TC-40A (2024) Part 4 code AH; Utah Code § 59-10-1042(4)',
  },
  2025: {
    value: creditPhaseOut(0.025, 54_000, 90_000, 45_000, 90_000),
    source: 'Form TC-40A (2025) Part 4 code AH; Utah Code § 59-10-1042(4), as amended by 2025 SB 71',
  },
});

/** Counts tax-exempt interest. Utah Code §§ 59-10-1019(1), 59-10-1042(1). */
const modifiedIncome = ({ adjustedGrossIncome, household }: StateWorksheet): Usd => adjustedGrossIncome + household.taxExemptInterest;

/** The tax on the taxed part of the benefits. */
const forSocialSecurity = phaseOut<HouseholdYear>(
  amountFrom(
    [rate],
    ({ year, federal }) => rate[year].value * federal.taxableSocialSecurity,
    () => 'Form TC-40A Part 4 code AH; Utah Code § 59-10-1042',
  ),
  socialSecurityPhaseOut,
  modifiedIncome,
);

/** For each taxpayer born by the end of a year. US dollars. */
export const retirementCredit: LawTable<{ readonly amount: Usd; readonly bornBy: number }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { amount: 450, bornBy: 1952 },
  'Form TC-40A Part 4 code 18; Utah Code § 59-10-1019',
);

export const retirementPhaseOut: LawTable<CreditPhaseOut, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  creditPhaseOut(0.025, 25_000, 32_000, 16_000, 32_000),
  'Form TC-40A Part 4 code 18; Utah Code § 59-10-1019(4)',
);

const forRetirement = phaseOut<HouseholdYear>(
  workedOut(retirementCredit, ({ amount, bornBy }, { year, federal }) => {
    return amount * federal.peopleAged(year - bornBy);
  }),
  retirementPhaseOut,
  modifiedIncome,
);

/** A return takes only one of the two. */
const retirementOrSocialSecurity: Step<HouseholdYear> = {
  tables: [...forRetirement.tables, ...forSocialSecurity.tables],
  labels: ['ageCredit', 'retirementIncomeCredit'],
  apply: (worksheet) => {
    const byAge = forRetirement.of(worksheet);
    const byBenefits = forSocialSecurity.of(worksheet);
    if (byAge >= byBenefits) worksheet.credit('ageCredit', byAge, forRetirement.source(worksheet));
    else worksheet.credit('retirementIncomeCredit', byBenefits, forSocialSecurity.source(worksheet));
  },
};

/** For each child born in the year if a parent earns little and stays at home. US dollars. */
export const atHomeParentCredit: LawTable<{ readonly amount: Usd; readonly mostEarned: Usd; readonly mostIncome: Usd }, HouseholdYear> =
  unchanged(
    HOUSEHOLD_YEARS_TO_2026,
    { amount: 100, mostEarned: 3_000, mostIncome: 50_000 },
    'Form TC-40A Part 4 code 01; Utah Code § 59-10-1005',
  );

const forAtHomeParent: Amount<HouseholdYear> = workedOut(atHomeParentCredit, ({ amount, mostEarned, mostIncome }, worksheet) => {
  const { household, persons, adjustedGrossIncome } = worksheet;
  const children = bornInYear(worksheet);
  if (children === 0 || adjustedGrossIncome > mostIncome) return 0;
  const own = household.wages + household.selfEmploymentProfit;
  const spouse = household.spouseWages + household.spouseSelfEmploymentProfit;
  return Math.min(own, persons === 2 ? spouse : own) <= mostEarned ? children * amount : 0;
});

/** For each child of these ages. US dollars. */
export const childCredit: LawTable<{ readonly amount: Usd; readonly from: number; readonly below: number }, HouseholdYear> = {
  2024: { value: { amount: 1_000, from: 1, below: 4 }, source: 'Form TC-40A (2024) Part 4, child tax credit; Utah Code § 59-10-1047' },
  ...unchanged(
    [2025, 2026],
    { amount: 1_000, from: 0, below: 6 },
    'Form TC-40A Part 4, child tax credit; Utah Code § 59-10-1047, as amended by 2025 HB 106',
  ),
};

export const childCreditPhaseOut: LawTable<CreditPhaseOut, HouseholdYear> = {
  ...unchanged(
    [2024, 2025],
    creditPhaseOut(0.1, 43_000, 54_000, 27_000, 43_000),
    'Form TC-40A Part 4, child tax credit; Utah Code § 59-10-1047(4)',
  ),
  2026: { value: creditPhaseOut(0.1, 49_000, 61_000, 30_500, 49_000), source: 'Utah Code § 59-10-1047(4), as amended by 2026 HB 290' },
};

const forChildren = phaseOut<HouseholdYear>(
  workedOut(childCredit, ({ amount, from, below }, { federal }) => {
    return amount * (federal.dependentsBelow(below) - federal.dependentsBelow(from));
  }),
  childCreditPhaseOut,
);

const earnedIncomeCredit = shareOfFederalEarnedIncomeCredit(earnedIncomeShare);

/** The credit is limited to the wages; self-employment income does not count. Utah Code § 59-10-1044(2). */
const forWages: Amount<HouseholdYear> = {
  ...earnedIncomeCredit,
  of: (worksheet) => Math.min(earnedIncomeCredit.of(worksheet), worksheet.federal.wages),
};

const start = startFromFederalAdjustedGrossIncome('Form TC-40 line 4; Utah Code § 59-10-103(1)(a)');
const form = [
  start,
  flat(rate),
  // Filers with no more than the federal standard deduction are exempt (line 21); the credit already leaves them no tax.
  credit(
    'taxpayerCredit',
    phaseOut(shareOf(federalStandardDeduction('Form TC-40 line 12'), fixed(taxpayerCreditShare)), taxpayerCreditPhaseOut),
  ),
];
const formWithEarnedIncomeCredit = [...form, credit('earnedIncomeCredit', earnedIncomeCredit)];
const formOfWholeHouseholds = [
  start,
  flat(rate),
  credit(
    'taxpayerCredit',
    phaseOut<HouseholdYear>(shareOf<HouseholdYear>(exemptionsAndDeduction, fixed(taxpayerCreditShare)), taxpayerCreditPhaseOut),
  ),
  credit('earnedIncomeCredit', forWages),
  retirementOrSocialSecurity,
  credit('familyCredit', forAtHomeParent),
  credit('childTaxCredit', forChildren),
];

export const stateLaw: StateLaw = {
  code: 'UT',
  // Form TC-40, filing status.
  survivingSpouse: 'marriedJoint',
  form: {
    2020: form,
    2021: form,
    2022: formWithEarnedIncomeCredit,
    2023: formWithEarnedIncomeCredit,
    2024: formOfWholeHouseholds,
    2025: formOfWholeHouseholds,
    2026: formOfWholeHouseholds,
  },
  cliffs: [
    {
      what: 'the taxpayer tax credit phases out',
      source: 'Form TC-40 lines 17 to 20; Utah Code § 59-10-1018(4), (5)',
      between: along(taxpayerCreditPhaseOut, ({ start, rate: lost }, year, status) => [
        [start, start + (taxpayerCreditShare[year].value[status] * federalStandardDeductions[year].value[status]) / lost],
      ]),
    },
    {
      what: 'the earned income credit falls with the federal one',
      source: 'Form TC-40A Part 3 code AM; Utah Code § 59-10-1044',
      between: (year, status) => (year >= 2022 ? whileEarnedIncomeCreditFalls(year, status) : []),
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.061, '4.85 % state, 1.25 % uniform local'),
  leftOut: { other: 'property tax and rent relief (Form TC-90CB, or your county)' },
};
