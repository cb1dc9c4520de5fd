import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import {
  anyStatus,
  byStatus,
  derived,
  eachStatus,
  provisional2026,
  unchanged,
  type ByStatus,
  type LawTable,
} from '../../kernel/law-table.ts';
import { notOver, type StepTable } from '../../kernel/step-table.ts';
import { byIncome, fixed, shareOf, shareStepDown, stepDown, type ShareStepDown, type StepDown } from '../../rules/amounts.ts';
import { addBackQualifiedBusinessIncome } from '../../rules/business-income.ts';
import { along, jumpAt } from '../../rules/cliffs.ts';
import { addBack } from '../../rules/deductions.ts';
import { flat } from '../../rules/rates.ts';
import { spousesOf } from '../../rules/spouses.ts';
import { takenOnTime } from '../../rules/pensions.ts';
import { startFromFederalTaxableIncome } from '../../rules/start.ts';
import { ownRules, asFederal, type StateLaw } from '../../rules/state-law.ts';
import { amountFrom, deductIfAny, perDependentBelow, refundableCredit, scheduleA, workedOut } from '../../rules/whole-households.ts';
import { earnedIncomeCreditAtAges } from '../../rules/wider-earned-income-credit.ts';
import type { ChildlessAges } from '../federal/earned-income-credit-eligibility.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { payrollLevies } from './co/levies.ts';
import { localities } from './co/localities.ts';

export const rate: LawTable<number, TaxYear> = {
  2020: { value: 0.0455, source: 'Form DR 0104 (2020); C.R.S. § 39-22-104(1.7)(b) (Proposition 116)' },
  2021: { value: 0.045, source: 'Form DR 0104 (2021); C.R.S. §§ 39-22-104(1.7)(b), 39-22-627' },
  2022: { value: 0.044, source: 'Form DR 0104 (2022); C.R.S. § 39-22-104(1.7)(c) (Proposition 121)' },
  2023: { value: 0.044, source: 'Form DR 0104 (2023) line 11; C.R.S. § 39-22-104(1.7)(c) (Proposition 121)' },
  2024: { value: 0.0425, source: 'Form DR 0104 (2024); C.R.S. §§ 39-22-104(1.7)(c), 39-22-627' },
  2025: { value: 0.044, source: 'Form DR 0104 (2025); C.R.S. § 39-22-104(1.7)(c) (Proposition 121)' },
  2026: { value: 0.044, source: 'C.R.S. § 39-22-104(1.7)(c) (Proposition 121)' },
};

/** Years in which the standard deduction is added back too; before, only itemized deductions were. */
type AddBackYear = 2023 | HouseholdYear;

/** The part of the federal deduction that high earners keep, and the adjusted gross income from which this applies. US dollars. */
export interface FederalDeductionLimit {
  readonly from: Usd;
  readonly kept: Usd;
}

/** Separate filers and heads of household use the single limits (1 CCR 201-2, Rule 39-22-104(3)(p.5)). */
const keeping = (single: Usd, joint: Usd) =>
  eachStatus(byStatus(single, joint, single, single), (kept): FederalDeductionLimit => ({ from: 300_000, kept }));

export const federalDeductionLimit: LawTable<ByStatus<FederalDeductionLimit>, AddBackYear> = {
  ...unchanged([2023, 2024, 2025], keeping(12_000, 16_000), 'Form DR 0104 line 4; C.R.S. § 39-22-104(3)(p.5) (Proposition FF)'),
  2026: { value: keeping(1_000, 2_000), source: 'C.R.S. § 39-22-104(3)(p.7), as added by HB25-1274 (Proposition MM)' },
};

/** State income tax in the itemized deductions, up to their excess over the standard deduction. The cap applies to property tax first. */
const stateTaxAddBack = amountFrom(
  [],
  (worksheet) => {
    const { federal } = worksheet;
    if (!federal.itemizes) return 0;
    const incomeTax = Math.max(0, scheduleA(worksheet).stateLocalTaxes - federal.propertyTaxPaid);
    return Math.min(incomeTax, federal.deduction - federal.standardDeduction);
  },
  () => 'Form DR 0104 line 2, State addback worksheet; C.R.S. § 39-22-104(3)(d)',
);

/** Federal deduction above the limit, minus the part that line 2 already added (Rule 39-22-104(3)(p.5)(3)(a)(i)). */
const federalDeductionAddBack = workedOut(federalDeductionLimit, (value, worksheet) => {
  const { status, adjustedGrossIncome, federal } = worksheet;
  const { from, kept } = value[status];
  return adjustedGrossIncome < from ? 0 : federal.deduction - kept - stateTaxAddBack.of(worksheet);
});

/** Adjusted gross income above which the federal QBI deduction is added back. US dollars. */
export const businessDeductionLimit: LawTable<ByStatus<Usd>, Exclude<TaxYear, 2020>> = {
  ...unchanged(
    [2021, 2022, 2023, 2024, 2025],
    byStatus(500_000, 1_000_000, 500_000, 500_000),
    'Form DR 0104 line 3; C.R.S. § 39-22-104(3)(o), as added by HB20-1420 and amended by HB21-1311',
  ),
  2026: {
    value: byStatus(500_000, 1_000_000, 500_000, 500_000),
    source: 'C.R.S. § 39-22-104(3)(o), as amended by 2025 First Extraordinary Session HB25B-1001',
  },
};

/** Each person's subtraction, by age, for pensions and, below the higher age, Social Security benefits. US dollars. */
export interface PensionSubtraction {
  readonly age: number;
  readonly limit: Usd;
  readonly olderAge: number;
  readonly olderLimit: Usd;
  /** Adjusted gross income up to which people below the higher age subtract all their taxable benefits. */
  readonly allBenefitsUpTo: ByStatus<Usd>;
}

const PENSION_LIMITS = { age: 55, limit: 20_000, olderAge: 65, olderLimit: 24_000 };

export const pensionSubtraction: LawTable<PensionSubtraction, HouseholdYear> = {
  2024: {
    value: { ...PENSION_LIMITS, allBenefitsUpTo: anyStatus(0) },
    source: 'Form DR 0104AD (2024) lines 3 and 4; C.R.S. § 39-22-104(4)(f)',
  },
  ...unchanged(
    [2025, 2026],
    { ...PENSION_LIMITS, allBenefitsUpTo: byStatus(75_000, 95_000, 75_000, 75_000) },
    'Form DR 0104AD lines 3 and 4; C.R.S. § 39-22-104(4)(f)(III), as amended by HB24-1142',
  ),
};

/** Gifts up to this amount cannot be subtracted. US dollars. */
export const giftsFloor: LawTable<Usd, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  500,
  'Form DR 0104AD, Qualifying charitable contribution; C.R.S. § 39-22-104(4)(m)(I)',
);

/** Share of the federal credit; refundable. */
export const earnedIncomeCreditShare: LawTable<number, HouseholdYear> = {
  ...unchanged([2024, 2025], 0.5, 'Form DR 0104CR, Earned income tax credit; C.R.S. § 39-22-123.5(2.7), (3.5)'),
  2026: { value: 0.25, source: 'C.R.S. § 39-22-123.5(2.7); Office of State Planning and Budgeting, December 2025 Economic Forecast' },
};

/** Eligible ages of workers without a child. */
export const earnedIncomeCreditAges: LawTable<ChildlessAges, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { from: 19, to: 64 },
  'Form DR 0104TN (also for taxpayers without a Social Security number); C.R.S. § 39-22-123.5(2.5)',
);

const childCredits = (single: readonly [Usd, Usd, Usd], joint: readonly [Usd, Usd, Usd]) =>
  eachStatus(byStatus(single, joint, single, single), ([whole, half, least]) => notOver([whole, 1_200], [half, 600], [least, 200]));

/** For each child under 6. US dollars. */
export const childTaxCredit: LawTable<ByStatus<StepTable>, HouseholdYear> = provisional2026({
  2024: {
    value: childCredits([25_000, 50_000, 75_000], [35_000, 60_000, 85_000]),
    source: 'Form DR 0104CN (2024), Section B; C.R.S. § 39-22-129(4.5)',
  },
  2025: {
    value: childCredits([26_000, 51_000, 77_000], [36_000, 61_000, 87_000]),
    source: 'Form DR 0104CN (2025), Section B; C.R.S. § 39-22-129(4.5)',
  },
});

/** For each child below this age. */
export const childTaxCreditAge: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  6,
  'Form DR 0104CN, Section B; C.R.S. § 39-22-129(4.5)',
);

/**
 * Family affordability credit for a young child; a share of it for an older one. US dollars. None in 2026, because of the revenue forecast.
 */
export const familyCredit: LawTable<ByStatus<Usd>, 2024 | 2025> = {
  2024: { value: anyStatus(3_200), source: 'Form DR 0104CN (2024), Section C; C.R.S. § 39-22-130' },
  2025: { value: anyStatus(3_273), source: 'Form DR 0104CN (2025), Section C; C.R.S. § 39-22-130' },
};

/** The ages below which a child counts in full, and as a share (a fraction). */
export const familyCreditAges = derived(familyCredit, ({ source }) => ({ value: { young: 6, older: 17, shareOfOlder: 0.75 }, source }));

const lossAbove = (single: Usd, joint: Usd) =>
  eachStatus(byStatus(single, joint, single, single), (start): ShareStepDown => ({ start, step: 5_000, loss: 0.06875 }));

export const familyCreditLoss: LawTable<ByStatus<ShareStepDown>, 2024 | 2025> = {
  2024: { value: lossAbove(15_000, 25_000), source: familyCredit[2024].source },
  2025: { value: lossAbove(15_000, 26_000), source: familyCredit[2025].source },
};

/** A share (fraction) of the federal dependent care credit, up to an adjusted gross income. */
export const careCredit: LawTable<{ readonly share: number; readonly incomeUpTo: Usd }, HouseholdYear> = {
  ...unchanged([2024, 2025], { share: 0.5, incomeUpTo: 60_000 }, 'Form DR 0347, Part III; C.R.S. § 39-22-119(1.5)'),
  2026: { value: { share: 0.7, incomeUpTo: 60_000 }, source: 'C.R.S. § 39-22-119(1.7), as added by HB24-1134' },
};

/** Based on expenses for children below `age`, if there is no federal credit for lack of tax. The share is a fraction, the rest US dollars. */
export interface LowIncomeCareCredit {
  readonly age: number;
  readonly share: number;
  readonly maximumOfOne: Usd;
  readonly maximumOfMore: Usd;
  readonly incomeUpTo: Usd;
}

export const lowIncomeCareCredit: LawTable<LowIncomeCareCredit, 2024 | 2025> = unchanged(
  [2024, 2025],
  { age: 13, share: 0.25, maximumOfOne: 500, maximumOfMore: 1_000, incomeUpTo: 25_000 },
  'Form DR 0347, Part IV; C.R.S. § 39-22-119.5(3)',
);

/** For households with someone of an age. US dollars. */
export const seniorHousingCredit: LawTable<ByStatus<Usd>, 2024> = {
  2024: {
    value: byStatus(800, 800, 400, 800),
    source: 'Form DR 0104CR (2024), Income qualified senior housing; C.R.S. § 39-22-544, as amended by HB24-1052',
  },
};

export const seniorHousingAge: LawTable<number, 2024> = unchanged([2024], 65, seniorHousingCredit[2024].source);

const seniorHousingLoss = (loss: Usd): StepDown => ({ start: 25_000, step: 500, loss, partCounts: false });

export const seniorHousingCreditLoss: LawTable<ByStatus<StepDown>, 2024> = {
  2024: {
    value: byStatus(seniorHousingLoss(8), seniorHousingLoss(4), seniorHousingLoss(4), seniorHousingLoss(8)),
    source: seniorHousingCredit[2024].source,
  },
};

/** Each person's pensions and benefits separately; no early distributions. The benefits come first and use up the limit. */
const pensions = workedOut(pensionSubtraction, (law, { status, household, federal }) => {
  const retired = household.pensionIncome + household.spousePensionIncome + federal.taxableSocialSecurity;
  if (retired === 0) return 0;
  const allBenefits = federal.adjustedGrossIncome <= law.allBenefitsUpTo[status];
  return spousesOf(federal).reduce((sum, { age, pensions: own, taxableSocialSecurity }) => {
    if (age < law.age) return sum;
    const younger = age < law.olderAge;
    const limit = younger ? law.limit : law.olderLimit;
    const benefits = younger && !allBenefits ? Math.min(taxableSocialSecurity, limit) : taxableSocialSecurity;
    return sum + benefits + Math.min(takenOnTime(own), Math.max(0, limit - benefits));
  }, 0);
});

/** Gifts that 26 U.S.C. § 170(p) lets a filer deduct without itemizing have already lowered federal taxable income. */
const gifts = workedOut(giftsFloor, (value, worksheet) => {
  const { federal } = worksheet;
  return federal.itemizes ? 0 : scheduleA(worksheet).charitable - Math.max(value, federal.nonItemizerGifts);
});

const earnedIncomeCredit = workedOut(
  earnedIncomeCreditShare,
  (value, worksheet) => value * earnedIncomeCreditAtAges(worksheet, earnedIncomeCreditAges),
  earnedIncomeCreditAges,
);

/** The older children count in part. */
const childrenOfFamilyCredit = workedOut(familyCreditAges, ({ young, older, shareOfOlder }, { federal }) => {
  const children = federal.dependentsBelow(young);
  return children + shareOfOlder * (federal.dependentsBelow(older) - children);
});

const careCreditUntil2025 = amountFrom<2024 | 2025>(
  [careCredit, lowIncomeCareCredit],
  ({ year, federal }) => {
    const { share, incomeUpTo } = careCredit[year].value;
    const income = federal.adjustedGrossIncome;
    if (federal.dependentCareCredit > 0) return income <= incomeUpTo ? share * federal.dependentCareCredit : 0;
    const low = lowIncomeCareCredit[year].value;
    const maximum = federal.dependentsBelow(low.age) > 1 ? low.maximumOfMore : low.maximumOfOne;
    return income <= low.incomeUpTo ? Math.min(maximum, low.share * federal.dependentCareExpenses) : 0;
  },
  ({ year, federal }) => (federal.dependentCareCredit > 0 ? careCredit : lowIncomeCareCredit)[year].source,
);

/** From 2026, a share of the federal credit before the tax limits it. */
const careCreditFrom2026 = workedOut(careCredit, ({ share, incomeUpTo }, { federal }) => {
  return federal.adjustedGrossIncome <= incomeUpTo ? share * federal.dependentCareCreditBeforeLimit : 0;
});

const overtime = amountFrom<2026>(
  [],
  ({ federal }) => federal.overtimeDeduction,
  () => 'C.R.S. § 39-22-104(3)(u), as added by HB25-1296',
);

const hasSenior = workedOut(seniorHousingAge, (age, { federal }) => (federal.peopleAged(age) > 0 ? 1 : 0));

const start = startFromFederalTaxableIncome('Form DR 0104 line 1; C.R.S. § 39-22-104(1.7)');
const businessDeduction = addBackQualifiedBusinessIncome<Exclude<TaxYear, 2020>>(
  businessDeductionLimit[2025].source,
  businessDeductionLimit,
);
const highIncomes = addBack('deductionAddBack', federalDeductionAddBack);

const additionsOfHouseholds = [start, addBack('stateTaxAddBack', stateTaxAddBack), businessDeduction, highIncomes];
const subtractionsAndTax = [deductIfAny('retirementIncomeSubtraction', pensions), deductIfAny('charitableDeduction', gifts), flat(rate)];
const credits = [
  refundableCredit('earnedIncomeCredit', earnedIncomeCredit),
  refundableCredit('childTaxCredit', perDependentBelow(childTaxCreditAge, byIncome(childTaxCredit))),
];
const formOf2025 = [
  ...additionsOfHouseholds,
  ...subtractionsAndTax,
  ...credits,
  refundableCredit('familyCredit', shareOf(shareStepDown<2024 | 2025>(fixed(familyCredit), familyCreditLoss), childrenOfFamilyCredit)),
  refundableCredit('dependentCareCredit', careCreditUntil2025),
];

export const stateLaw: StateLaw = {
  code: 'CO',
  // Form DR 0104; amounts of joint returns only.
  survivingSpouse: 'single',
  form: {
    2020: [start, flat(rate)],
    2021: [start, businessDeduction, flat(rate)],
    2022: [start, businessDeduction, flat(rate)],
    2023: [start, businessDeduction, highIncomes, flat(rate)],
    2024: [...formOf2025, refundableCredit('ageCredit', shareOf(stepDown(fixed(seniorHousingCredit), seniorHousingCreditLoss), hasSenior))],
    2025: formOf2025,
    2026: [
      ...additionsOfHouseholds,
      addBack('federalDeductionAddBack', overtime),
      ...subtractionsAndTax,
      ...credits,
      refundableCredit('dependentCareCredit', careCreditFrom2026),
    ],
  },
  cliffs: [
    {
      what: 'part of the federal deduction is added back',
      source: 'C.R.S. § 39-22-104(3)(p.5)',
      between: along(federalDeductionLimit, ({ from }) => [jumpAt(from)]),
    },
  ],
  investmentIncome: { notCounted: { years: YEARS_TO_2026, source: 'C.R.S. § 39-22-518 (certain property held for five years)' } },
  businessIncome: ownRules,
  foreignEarnedIncome: asFederal,
  payrollLevies,
  localities,
  salesTax: taxFoundation(0.029),
  leftOut: {
    localIncomeTax: 'occupational privilege taxes in Denver and other cities',
    refundableCredits: 'earned income tax credit, sales tax refund',
    rebates: '2022',
    other:
      'gifts of 2026 that the federal return deducts without itemizing (the state has not said whether to subtract them again); property tax, rent and heat rebate (Form DR 0104PTC)',
  },
};
