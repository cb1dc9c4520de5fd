import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { notOver, under, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { byIncome, shareOfFederalEarnedIncomeCredit, type Amount } from '../../rules/amounts.ts';
import { endsOfBands, jumpAbove, jumpAt } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { eachPension, fromEmployers } from '../../rules/pensions.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, inYears, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { type StateWorksheet, type Step } from '../../rules/state-worksheet.ts';
import { businessProfit, onBusiness } from '../../rules/business-income.ts';
import { spousesOf, type SpouseIncome } from '../../rules/spouses.ts';
import {
  deductIfAny,
  dependents,
  perDependent,
  perUnclaimedPerson,
  subtractSocialSecurity,
  unclaimedPersons,
  workedOut,
} from '../../rules/whole-households.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { localities } from './oh/localities.ts';

const EXEMPTION_SOURCE = 'Form IT 1040 line 4; R.C. 5747.025';
const LOW_STEPS = [
  [40_000, 2_400],
  [80_000, 2_150],
] as const;

/** For each taxpayer and dependent, by modified adjusted gross income. US dollars. */
export const exemption: LawTable<ByStatus<StepTable>, TaxYear> = {
  ...unchanged([2020, 2021, 2022, 2023, 2024], anyStatus(notOver(...LOW_STEPS, [Infinity, 1_900])), EXEMPTION_SOURCE),
  2025: {
    // Zero from 750,000; the last cent below still has the exemption.
    value: anyStatus(notOver(...LOW_STEPS, [749_999.99, 1_900])),
    source: 'Form IT 1040 (2025) line 4; R.C. 5747.025, as amended by 2025 HB 96',
  },
  2026: {
    value: anyStatus(notOver(...LOW_STEPS, [499_999.99, 1_900])),
    source: 'R.C. 5747.025, as amended by 2025 HB 96 for 2026',
  },
};

/** For taxable income `over` an amount: a base amount, plus the rate (a fraction) on the excess. No tax below the first. US dollars. */
export interface TaxBand {
  readonly over: Usd;
  readonly base: Usd;
  readonly rate: number;
}

function bands(...rows: readonly (readonly [over: Usd, base: Usd, rate: number])[]): readonly TaxBand[] {
  return rows.map(([over, base, rate]) => ({ over, base, rate }));
}

/** As printed in the statute: a base amount may differ from the tax of the bracket below. The same for every status. */
export const taxBands: LawTable<readonly TaxBand[], TaxYear> = {
  2020: {
    value: bands(
      [22_150, 316.18, 0.0285],
      [44_250, 946.03, 0.03326],
      [88_450, 2_416.12, 0.03802],
      [110_650, 3_260.16, 0.04413],
      [221_300, 8_143.14, 0.04797],
    ),
    source: 'Form IT 1040 (2020) line 8a, income tax brackets; R.C. 5747.02(A)(3), as amended by 2019 HB 166',
  },
  2021: {
    value: bands([25_000, 346.16, 0.02765], [44_250, 878.42, 0.03226], [88_450, 2_304.31, 0.03688], [110_650, 3_123.05, 0.0399]),
    source: 'Form IT 1040 (2021) line 8a, income tax brackets; R.C. 5747.02(A)(3), as amended by 2021 HB 110',
  },
  2022: {
    value: bands([26_050, 360.69, 0.02765], [46_100, 915.07, 0.03226], [92_150, 2_400.64, 0.03688], [115_300, 3_254.41, 0.0399]),
    source: 'Form IT 1040 (2022) line 8a, income tax brackets; R.C. 5747.02(A)(3), (5)',
  },
  2023: {
    value: bands([26_050, 360.69, 0.0275], [100_000, 2_394.32, 0.03688], [115_300, 2_958.58, 0.0375]),
    source: 'Form IT 1040 (2023) line 8a, income tax brackets; R.C. 5747.02(A)(3), as amended by 2023 HB 33',
  },
  2024: {
    value: bands([26_050, 360.69, 0.0275], [100_000, 2_394.32, 0.035]),
    source: 'Form IT 1040 (2024) line 8a, income tax brackets; R.C. 5747.02(A)(3), as amended by 2023 HB 33',
  },
  2025: {
    value: bands([26_050, 342, 0.0275], [100_000, 2_394.32, 0.03125]),
    source: 'Form IT 1040 (2025) line 8a, income tax brackets; R.C. 5747.02(A)(3)(b), as amended by 2025 HB 96',
  },
  2026: {
    value: bands([26_050, 332, 0.0275]),
    source: 'R.C. 5747.02(A)(3)(c), as amended by 2025 HB 96 for 2026',
  },
};

/** The bracket's base amount, plus its rate on the excess. R.C. 5747.02(A)(3). */
const incomeTax: Step<TaxYear> = {
  tables: [taxBands],
  labels: ['baseAmount', 'bracket'],
  schedules: (year) => {
    const bands = taxBands[year].value;
    const taxed = bands.map(({ over, base, rate }, index) => ({ from: over, to: bands[index + 1]?.over ?? Infinity, rate, base }));
    return [{ upTo: Infinity, brackets: anyStatus([{ from: 0, to: taxed[0]?.from ?? Infinity, rate: 0 }, ...taxed]) }];
  },
  apply: (worksheet) => {
    const { value, source } = taxBands[worksheet.year];
    const income = worksheet.taxableIncome;
    worksheet.noteTaxableIncome(source);
    const index = value.findLastIndex(({ over }) => income > over);
    const band = value[index];
    if (band === undefined) return;
    worksheet.addTax('baseAmount', band.base, source);
    worksheet.charge('bracket', income - band.over, band.rate, source, band.over, value[index + 1]?.over);
  },
};

/** For each exemption, if income minus exemptions is under a limit. US dollars. */
export const exemptionCredit: LawTable<{ readonly amount: Usd; readonly under: Usd }, TaxYear> = unchanged(
  YEARS_TO_2026,
  { amount: 20, under: 30_000 },
  'Ohio Schedule of Credits line 9; R.C. 5747.022',
);

/** Share of the federal credit; nonrefundable. For a filer without children, it ends before the tax starts. */
export const earnedIncomeCreditShare: LawTable<number, TaxYear> = unchanged(
  YEARS_TO_2026,
  0.3,
  'Ohio Schedule of Credits line 13; R.C. 5747.71',
);

/** The adjusted gross income that gives a taxable income, if both are in the same step of the exemption. */
function incomeAt(taxableIncome: Usd, year: TaxYear, status: FilingStatus): Usd {
  const persons = status === 'marriedJoint' ? 2 : 1;
  return taxableIncome + persons * valueAt(exemption[year].value[status], taxableIncome);
}

/** Business income is untaxed up to an amount (US dollars) and taxed at one rate (fraction) above it. */
export const businessIncomeTax: LawTable<{ readonly untaxed: ByStatus<Usd>; readonly rate: number }, TaxYear> = unchanged(
  YEARS_TO_2026,
  { untaxed: byStatus(250_000, 250_000, 125_000, 250_000), rate: 0.03 },
  'Ohio Schedule of Business Income lines 11 to 14; R.C. 5747.01(A), (B), 5747.02(A)(4)',
);

/** Wages that a corporation pays to an owner of 20% or more count as business income too. R.C. 5733.40(A)(7). */
const businessIncome = (worksheet: StateWorksheet) =>
  Math.max(0, businessProfit(worksheet) + Math.min(worksheet.federal.household.sCorporationWages, worksheet.federal.wages));

function untaxedBusinessIncome(worksheet: StateWorksheet<TaxYear>): Usd {
  return Math.min(businessIncome(worksheet), businessIncomeTax[worksheet.year].value.untaxed[worksheet.status]);
}

/** Lowers taxable income, but not the modified AGI that exemptions and credits depend on. R.C. 5747.01(JJ). */
const deductBusinessIncome = onBusiness<TaxYear>(['businessIncomeDeduction'], [businessIncomeTax], (worksheet) => {
  const deduction = untaxedBusinessIncome(worksheet);
  if (deduction > 0) worksheet.deduct('businessIncomeDeduction', deduction, businessIncomeTax[worksheet.year].source);
});

/** The schedule on other income, and one rate on the business income that is not deducted. */
const incomeTaxBesideBusiness: Step<TaxYear> = {
  ...incomeTax,
  tables: [taxBands, businessIncomeTax],
  labels: [...incomeTax.labels, 'businessIncomeRate'],
  apply: (worksheet) => {
    const { value, source } = businessIncomeTax[worksheet.year];
    const { taxableIncome } = worksheet;
    const atOneRate = Math.min(taxableIncome, Math.max(0, businessIncome(worksheet) - value.untaxed[worksheet.status]));
    worksheet.taxableIncome -= atOneRate;
    incomeTax.apply(worksheet);
    worksheet.taxableIncome = taxableIncome;
    if (atOneRate > 0) worksheet.charge('businessIncomeRate', atOneRate, value.rate, source);
  },
};

/** Somebody's dependent has none of their own: R.C. 5747.025; Form IT 1040 line 4. */
const exemptionsOf = (worksheet: StateWorksheet<TaxYear>): number => unclaimedPersons(worksheet) + dependents(worksheet);

/** Modified AGI minus all exemptions, on which the limits of most credits depend. */
function incomeLessExemptions(worksheet: StateWorksheet<TaxYear>): Usd {
  const { adjustedGrossIncome, year, status } = worksheet;
  const each = valueAt(exemption[year].value[status], adjustedGrossIncome);
  return Math.max(0, adjustedGrossIncome - exemptionsOf(worksheet) * each);
}

/** The retirement credits require modified AGI minus exemptions below this. US dollars. */
export const retirementCreditLimit: LawTable<Usd, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  100_000,
  'Ohio Schedule of Credits lines 2 and 4; R.C. 5747.055(G)',
);

/** By the return's retirement income. US dollars. */
export const retirementIncomeCredit: LawTable<StepTable, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  notOver([500, 0], [1_500, 25], [3_000, 50], [5_000, 80], [8_000, 130], [Infinity, 200]),
  'Ohio Schedule of Credits line 2; R.C. 5747.055(B)',
);

/** One per return if a taxpayer is at least `age`. US dollars. */
export const seniorCitizenCredit: LawTable<{ readonly age: number; readonly amount: Usd }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { age: 65, amount: 50 },
  'Ohio Schedule of Credits line 4; R.C. 5747.055(F)',
);

/** Share of the federal credit, by modified AGI. The full share applies regardless of federal tax. */
export const dependentCareShare: LawTable<StepTable, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  under([20_000, 1], [40_000, 0.25]),
  'Ohio Schedule of Credits line 6; R.C. 5747.054',
);

/**
 * Age at the end of the year from which IRA distributions count as received on account of retirement: by then, everyone has reached 59½.
 */
export const iraAge: LawTable<number, HouseholdYear> = unchanged(HOUSEHOLD_YEARS_TO_2026, 60, 'R.C. 5747.055(A)(1)');

const forRetirementIncome: Amount<HouseholdYear> = {
  tables: [retirementIncomeCredit, retirementCreditLimit, iraAge],
  of: (worksheet) => {
    const { value: from } = iraAge[worksheet.year];
    const received = eachPension(worksheet.household, (own) => (own.age < from ? fromEmployers(own) : own.all));
    const credited = valueAt(retirementIncomeCredit[worksheet.year].value, received);
    return credited > 0 && incomeLessExemptions(worksheet) < retirementCreditLimit[worksheet.year].value ? credited : 0;
  },
  source: ({ year }) => retirementIncomeCredit[year].source,
};

const forSeniorCitizens: Amount<HouseholdYear> = workedOut(
  seniorCitizenCredit,
  ({ age, amount }, worksheet) => {
    if (worksheet.federal.peopleAged(age) === 0) return 0;
    return incomeLessExemptions(worksheet) < retirementCreditLimit[worksheet.year].value ? amount : 0;
  },
  retirementCreditLimit,
);

const forDependentCare: Amount<HouseholdYear> = {
  tables: [dependentCareShare],
  of: ({ year, adjustedGrossIncome, federal }) => {
    const share = valueAt(dependentCareShare[year].value, adjustedGrossIncome);
    return share * (share === 1 ? federal.dependentCareCreditBeforeLimit : federal.dependentCareCredit);
  },
  source: ({ year }) => dependentCareShare[year].source,
};

const forAllExemptions: Amount<TaxYear> = {
  tables: [exemptionCredit],
  of: (worksheet) => {
    const { amount, under: limit } = exemptionCredit[worksheet.year].value;
    return incomeLessExemptions(worksheet) < limit ? exemptionsOf(worksheet) * amount : 0;
  },
  source: ({ year }) => exemptionCredit[year].source,
};

/** A share of the tax after the credits above, by modified AGI minus exemptions; US dollars. */
export const jointFilingCredit: LawTable<
  { readonly shares: StepTable; readonly maximum: Usd; readonly leastIncome: Usd; readonly incomeUnder: Usd },
  HouseholdYear
> = {
  2024: { value: jointFiling(Infinity), source: 'Ohio Schedule of Credits (2024) line 12; R.C. 5747.05(E)' },
  2025: {
    value: jointFiling(750_000),
    source: 'Ohio Schedule of Credits (2025) line 12; R.C. 5747.05(E), as amended by 2025 HB 96',
  },
  2026: { value: jointFiling(500_000), source: 'R.C. 5747.05(E), as amended by 2025 HB 96 for 2026' },
};

function jointFiling(incomeUnder: Usd) {
  const shares = notOver([25_000, 0.2], [50_000, 0.15], [75_000, 0.1], [Infinity, 0.05]);
  return { shares, maximum: 650, leastIncome: 500, incomeUnder };
}

/** Both spouses need Ohio income other than interest, dividends and gains. */
const creditForJointFiling: Step<HouseholdYear> = {
  tables: [jointFilingCredit],
  labels: ['twoEarnerCredit'],
  apply: (worksheet) => {
    if (worksheet.status !== 'marriedJoint' || worksheet.tax <= 0) return;
    const { value, source } = jointFilingCredit[worksheet.year];
    if (worksheet.adjustedGrossIncome >= value.incomeUnder) return;
    const business = businessIncome(worksheet);
    const untaxedShare = business > 0 ? untaxedBusinessIncome(worksheet) / business : 0;
    const qualifying = (person: SpouseIncome) =>
      person.adjustedGrossIncome - person.investments - person.taxableSocialSecurity - untaxedShare * Math.max(0, person.selfEmployment);
    if (spousesOf(worksheet.federal).some((person) => qualifying(person) < value.leastIncome)) return;
    const share = valueAt(value.shares, incomeLessExemptions(worksheet));
    worksheet.credit('twoEarnerCredit', Math.min(value.maximum, share * worksheet.tax), source, share);
  },
};

const start = startFromFederalAdjustedGrossIncome('Form IT 1040 line 1; R.C. 5747.01(A)');
const exemptions = deduct('personalExemption', perUnclaimedPerson(byIncome(exemption)));
const creditForExemptions = credit('exemptionCredit', forAllExemptions);
const earnedIncomeCredit = credit('earnedIncomeCredit', shareOfFederalEarnedIncomeCredit(earnedIncomeCreditShare));

const formOfWholeHouseholds = [
  start,
  subtractSocialSecurity('Ohio Schedule of Adjustments, Social Security benefits; R.C. 5747.01(A)(5)'),
  deductBusinessIncome,
  exemptions,
  deductIfAny('dependentExemption', perDependent(byIncome(exemption))),
  incomeTaxBesideBusiness,
  credit('retirementIncomeCredit', forRetirementIncome),
  credit('ageCredit', forSeniorCitizens),
  credit('dependentCareCredit', forDependentCare),
  creditForExemptions,
  creditForJointFiling,
  earnedIncomeCredit,
];

export const stateLaw: StateLaw = {
  code: 'OH',
  // Form IT 1040, filing status: single, head of household or qualifying surviving spouse.
  survivingSpouse: 'single',
  form: {
    ...inYears(
      [2020, 2021, 2022, 2023],
      start,
      deductBusinessIncome,
      exemptions,
      incomeTaxBesideBusiness,
      creditForExemptions,
      earnedIncomeCredit,
    ),
    2024: formOfWholeHouseholds,
    2025: formOfWholeHouseholds,
    2026: formOfWholeHouseholds,
  },
  cliffs: [
    {
      what: 'a base amount exceeds what the band below comes to',
      source: 'R.C. 5747.02(A)(3)',
      between: (year, status) =>
        taxBands[year].value.flatMap(({ over, base }, index, all) => {
          const below = all[index - 1];
          const continued = below === undefined ? 0 : below.base + below.rate * (over - below.over);
          return base > continued + 0.01 ? [jumpAbove(incomeAt(over, year, status))] : [];
        }),
    },
    {
      what: 'the exemption credit is lost',
      source: 'Ohio Schedule of Credits line 9; R.C. 5747.022',
      between: (year, status) => [jumpAt(incomeAt(exemptionCredit[year].value.under, year, status))],
    },
    {
      what: 'a step of the exemption is lost',
      source: 'Form IT 1040 line 4; R.C. 5747.025',
      between: endsOfBands(exemption),
    },
  ],
  investmentIncome: asFederal,
  businessIncome: ownRules,
  foreignEarnedIncome: asFederal,
  localities,
  salesTax: taxFoundation(0.0575),
  leftOut: { localIncomeTax: 'municipal and school district taxes' },
};
