import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, separateAsSingle, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { graduatedTax, schedule, type Schedule } from '../../kernel/schedule.ts';
import { fixed, shareOfFederalEarnedIncomeCredit, upTo } from '../../rules/amounts.ts';
import { whileEarnedIncomeCreditFalls } from '../../rules/cliffs.ts';
import { credit } from '../../rules/credits.ts';
import { addBack, deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { spousesOf, type SpouseIncome } from '../../rules/spouses.ts';
import { ownPensions, spousePensions, takenOnTime, type Pensions } from '../../rules/pensions.ts';
import { startFromFederalAdjustedGrossIncome, startFromFederalTaxableIncome } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import type { Step } from '../../rules/state-worksheet.ts';
import { excludeShare, netCapitalGain } from '../../rules/investment-income.ts';
import { addBackQualifiedBusinessIncome } from '../../rules/business-income.ts';
import {
  amountFrom,
  deductIfAny,
  perDependent,
  perDependentBelow,
  scheduleA,
  subtractSocialSecurity,
  workedOut,
} from '../../rules/whole-households.ts';
import { standardDeduction as federalStandardDeduction } from '../federal/standard-deduction.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** The increase of the federal standard deduction by Pub. L. 119-21. The state follows the Code at the end of 2024. US dollars. */
export const deductionAddBack: LawTable<ByStatus<Usd>, 2025> = {
  2025: {
    value: byStatus(750, 1_500, 750, 1_125),
    source: 'Form SC1040 (2025) line e; S.C. Code § 12-6-40(A)(1)(a); Rev. Proc. 2024-40 § 2.15; Pub. L. 119-21 § 70102',
  },
};

/** Nothing to add back if the federal return itemizes. */
const addedStandardDeduction = workedOut(deductionAddBack, (value, { year, status, federal }) => {
  // Somebody's dependent, or a nonresident, has less than the whole deduction.
  const lacking = federalStandardDeduction[year].value[status] - federal.basicStandardDeduction;
  return federal.itemizes ? 0 : Math.max(0, value[status] - lacking);
});

/** The deductions of Schedule 1-A, which Pub. L. 119-21 introduced. */
const federalDeductions = amountFrom<2025>(
  [],
  ({ federal }) => federal.seniorDeduction + federal.tipsDeduction + federal.overtimeDeduction + federal.carLoanInterestDeduction,
  () => 'Form SC1040 (2025) line e; S.C. Code § 12-6-40(A)(1)(a); Pub. L. 119-21 §§ 70103, 70201, 70202, 70203',
);

/** State income tax itemized on the federal return, up to the excess of itemized over standard deductions. */
const stateIncomeTax = amountFrom<2024 | 2025>(
  [],
  (worksheet) => {
    const { status, federal } = worksheet;
    if (!federal.itemizes) return 0;
    // The spouse of a separate filer who itemizes may not take the standard deduction either.
    const standard = status === 'marriedSeparate' ? 0 : federal.standardDeduction;
    const deducted = scheduleA(worksheet).stateLocalTaxes - federal.propertyTaxPaid;
    return Math.max(0, Math.min(federal.stateIncomeTaxPaid, deducted, federal.deduction - standard));
  },
  () => 'Form SC1040 line a, worksheet for state taxes added back; S.C. Code § 12-6-1130(2)',
);

/** The excess of federal deductions over income. It counts if something is added back. */
const negativeTaxableIncome: Step<2024 | 2025> = {
  tables: [],
  labels: ['itemizedDeductions', 'standardDeduction'],
  apply: (worksheet) => {
    const { federal, taxableIncome } = worksheet;
    if (taxableIncome === 0 || federal.taxableIncome > 0) return;
    const excess = federal.deduction + federal.seniorDeduction - federal.adjustedGrossIncome;
    if (excess > 0)
      worksheet.deduct(
        federal.itemizes ? 'itemizedDeductions' : 'standardDeduction',
        excess,
        'Form SC1040 line r, negative federal taxable income',
      );
  },
};

/** S.C. Code § 12-6-515 leaves the lowest bracket untaxed. */
const SIX_RATES = [0, 0.03, 0.04, 0.05, 0.06, 0.07];

/** One schedule for every status. S.C. Code § 12-6-510, indexed by § 12-6-520. US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = {
  2020: {
    value: anyStatus(schedule(SIX_RATES, [3_070, 6_150, 9_230, 12_310, 15_400])),
    source: 'Form SC1040TT (2020), tax computation schedule; S.C. Code §§ 12-6-510, 12-6-515, 12-6-520',
  },
  2021: {
    value: anyStatus(schedule(SIX_RATES, [3_110, 6_220, 9_330, 12_440, 15_560])),
    source: 'Form SC1040TT (2021), tax computation schedule; S.C. Code §§ 12-6-510, 12-6-515, 12-6-520',
  },
  2022: {
    value: anyStatus(schedule([0, 0.03, 0.065], [3_200, 16_040])),
    source: 'Form SC1040TT (2022), tax computation schedule; S.C. Code § 12-6-510, as amended by 2022 Act 228',
  },
  2023: {
    value: anyStatus(schedule([0, 0.03, 0.064], [3_330, 16_680])),
    source: 'Form SC1040TT (2023), tax computation schedule; S.C. Code § 12-6-510, as amended by 2022 Act 228',
  },
  2024: {
    value: anyStatus(schedule([0, 0.03, 0.062], [3_460, 17_330])),
    source: 'Form SC1040TT (2024), tax computation schedule; S.C. Code § 12-6-510, as amended by 2022 Act 228',
  },
  2025: {
    value: anyStatus(schedule([0, 0.03, 0.06], [3_560, 17_830])),
    source: 'Form SC1040TT (2025), tax computation schedule; S.C. Code § 12-6-510, as amended by 2022 Act 228',
  },
  2026: {
    value: anyStatus(schedule([0.0199, 0.0521], [30_000])),
    source: 'S.C. Code § 12-6-510(C), as amended by 2026 Act 110 (H. 4216) § 1',
  },
};

const TC_60 = 'Schedule TC-60 line 2; S.C. Code § 12-6-3632';

/** Share of the federal earned income credit, as a fraction, phased in over six years. */
export const earnedIncomeShare: LawTable<number, TaxYear> = {
  2020: { value: 0.625, source: TC_60 },
  2021: { value: 0.8333, source: TC_60 },
  2022: { value: 1.0417, source: TC_60 },
  ...unchanged([2023, 2024, 2025, 2026], 1.25, TC_60),
};

/** US dollars. */
export const mostEarnedIncomeCredit: LawTable<ByStatus<Usd>, 2026> = {
  2026: { value: anyStatus(200), source: 'S.C. Code § 12-6-3632, as amended by 2026 Act 110 (H. 4216) § 7' },
};

/** Deductible share of net capital gain. */
export const gainDeduction: LawTable<number, TaxYear> = unchanged(
  YEARS_TO_2026,
  0.44,
  'Form SC1040, net capital gain deduction; S.C. Code § 12-6-1150(A)',
);

/** For each dependent, and once more for each young one. US dollars. */
export const dependentExemption: LawTable<ByStatus<Usd>, HouseholdYear> = provisional2026({
  2024: { value: anyStatus(4_790), source: 'Form SC1040 (2024) lines t and w; S.C. Code §§ 12-6-1140(13), 12-6-1160' },
  2025: { value: anyStatus(4_930), source: 'Form SC1040 (2025) lines t and w; S.C. Code §§ 12-6-1140(13), 12-6-1160' },
});

export const youngDependentAge: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  6,
  'Form SC1040 line w; S.C. Code § 12-6-1160',
);

/**
 * Deduction of each person's retirement income, except early distributions, up to an amount; from `age`, a deduction from any income, minus
 * the former. US dollars.
 */
export interface RetirementDeductions {
  readonly age: number;
  readonly younger: Usd;
  readonly older: Usd;
  readonly ofAge: Usd;
}

export const retirementDeductions: LawTable<RetirementDeductions, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { age: 65, younger: 3_000, older: 10_000, ofAge: 15_000 },
  'Form SC1040 lines p and q; S.C. Code § 12-6-1170(A), (B)',
);

const deductRetirement: Step<HouseholdYear> = {
  tables: [retirementDeductions],
  labels: ['retirementIncomeSubtraction', 'ageDeduction'],
  apply: (worksheet) => {
    const { year, household, federal, persons } = worksheet;
    const { value, source } = retirementDeductions[year];
    const { age } = value;
    if (household.pensionIncome + household.spousePensionIncome === 0 && federal.peopleAged(age) === 0) return;
    const ofRetirement = (pensions: Pensions) => Math.min(takenOnTime(pensions), pensions.age >= age ? value.older : value.younger);
    const own = ofRetirement(ownPensions(household));
    const spouses = persons === 2 ? ofRetirement(spousePensions(household)) : 0;
    if (own + spouses > 0) worksheet.deduct('retirementIncomeSubtraction', own + spouses, source);
    const ofAge =
      (household.age >= age ? value.ofAge - own : 0) + (persons === 2 && household.spouseAge >= age ? value.ofAge - spouses : 0);
    if (ofAge > 0) worksheet.deduct('ageDeduction', ofAge, source);
  },
};

/** The state's own deduction. It loses the share by which federal adjusted gross income exceeds `start` within `range`. US dollars. */
export interface IncomeAdjustedDeduction {
  readonly amount: Usd;
  readonly start: Usd;
  readonly range: Usd;
}

export const incomeAdjustedDeduction: LawTable<ByStatus<IncomeAdjustedDeduction>, 2026> = {
  2026: {
    value: separateAsSingle(
      { amount: 15_000, start: 40_000, range: 55_000 },
      { amount: 30_000, start: 80_000, range: 110_000 },
      { amount: 22_500, start: 60_000, range: 82_500 },
    ),
    source: 'S.C. Code § 12-6-1140(15), as added by 2026 Act 110 (H. 4216) § 3',
  },
};

/** The loss is rounded down to a multiple of ten. */
const adjustedDeduction = workedOut(incomeAdjustedDeduction, (value, { status, federal }) => {
  const { amount, start, range } = value[status];
  const lost = amount * Math.min(1, Math.max(0, federal.adjustedGrossIncome - start) / range);
  return amount - 10 * Math.floor(lost / 10);
});

/** Share (a fraction) of the expenses that qualify for the federal credit, regardless of federal tax. */
export const childCareShare: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.07,
  'Form SC1040 line 11; S.C. Code § 12-6-3380',
);

const childCare = workedOut(childCareShare, (value, { federal }) => value * federal.dependentCareExpenses);

/** Share (a fraction) of the lower-earning spouse's earned income, counted up to `most`. US dollars. */
export const twoEarnerCredit: LawTable<{ readonly share: number; readonly most: Usd }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { share: 0.007, most: 50_000 },
  'Form SC1040 line 12, Two Wage Earner Credit worksheet; S.C. Code § 12-6-3330',
);

const earningsOf = ({ wages, selfEmployment, ownersDeductions }: SpouseIncome): Usd =>
  Math.max(0, wages + selfEmployment - ownersDeductions);

const lowerEarnings = workedOut(twoEarnerCredit, ({ share, most }, { federal }) => {
  const [own, spouse] = spousesOf(federal);
  if (spouse === undefined) return 0;
  return share * Math.min(most, earningsOf(own), earningsOf(spouse));
});

/** The rate that owners may choose for business income that is not pay for their own work. A fraction. */
export const activeBusinessRate: LawTable<number, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  0.03,
  'Form I-335 line 5; S.C. Code § 12-6-545(B)',
);

const tax = graduated(rateSchedules);

/** Active business income bears its own rate if that is less, or none if the corporation has paid the tax: § 12-6-545(G). */
const taxWithActiveIncomeApart: Step<HouseholdYear> = {
  ...tax,
  tables: [rateSchedules, activeBusinessRate],
  labels: ['bracket', 'businessIncomeDeduction', 'businessIncomeRate'],
  apply: (worksheet) => {
    const { federal, status, year, taxableIncome } = worksheet;
    const { amount = 0, paidByEntity = false } = federal.activeBusinessIncome ?? {};
    const { value: rate, source } = activeBusinessRate[year];
    const apart = Math.min(amount, taxableIncome);
    const brackets = rateSchedules[year].value[status];
    const onApart = paidByEntity ? 0 : rate * apart;
    if (apart <= 0 || graduatedTax(brackets, taxableIncome) <= graduatedTax(brackets, taxableIncome - apart) + onApart) {
      tax.apply(worksheet);
      return;
    }
    worksheet.deduct('businessIncomeDeduction', apart, source);
    tax.apply(worksheet);
    if (onApart > 0) worksheet.charge('businessIncomeRate', apart, rate, source);
  },
};

const start = startFromFederalTaxableIncome('Form SC1040 line 1; S.C. Code § 12-6-560');
const gains = excludeShare('capitalGainExclusion', netCapitalGain, gainDeduction);
const earnedIncome = shareOfFederalEarnedIncomeCredit(earnedIncomeShare);
const businessDeduction = addBackQualifiedBusinessIncome('Form SC1040, Additions to federal taxable income; S.C. Code § 12-6-50');
const form = [start, businessDeduction, gains, tax, credit('earnedIncomeCredit', earnedIncome)];
const addBacks = [businessDeduction, addBack('stateTaxAddBack', stateIncomeTax)];
const subtractions = [
  subtractSocialSecurity('Form SC1040 line o; S.C. Code § 12-6-1120(4)'),
  deductRetirement,
  deductIfAny('childDeduction', perDependentBelow(youngDependentAge, fixed(dependentExemption))),
  deductIfAny('dependentExemption', perDependent(fixed(dependentExemption))),
];
const householdCredits = [credit('dependentCareCredit', childCare), credit('twoEarnerCredit', lowerEarnings)];

export const stateLaw: StateLaw = {
  code: 'SC',
  // Form SC1040 line 1: federal taxable income.
  survivingSpouse: 'marriedJoint',
  form: {
    2020: form,
    2021: form,
    2022: form,
    2023: form,
    2024: [
      start,
      ...addBacks,
      negativeTaxableIncome,
      gains,
      ...subtractions,
      taxWithActiveIncomeApart,
      ...householdCredits,
      credit('earnedIncomeCredit', earnedIncome),
    ],
    2025: [
      start,
      ...addBacks,
      addBack('deductionAddBack', addedStandardDeduction),
      addBack('federalDeductionAddBack', federalDeductions),
      negativeTaxableIncome,
      gains,
      ...subtractions,
      taxWithActiveIncomeApart,
      ...householdCredits,
      credit('earnedIncomeCredit', earnedIncome),
    ],
    2026: [
      startFromFederalAdjustedGrossIncome('S.C. Code §§ 12-6-50, 12-6-560, as amended by 2026 Act 110 (H. 4216) § 2'),
      gains,
      ...subtractions,
      deduct('standardDeduction', adjustedDeduction),
      taxWithActiveIncomeApart,
      ...householdCredits,
      credit('earnedIncomeCredit', upTo(earnedIncome, fixed(mostEarnedIncomeCredit))),
    ],
  },
  cliffs: [
    {
      what: 'the earned income credit falls faster than the rates rise',
      source: TC_60,
      // Where it phases out, couples and heads of household owe no tax yet, and separate returns do not have it.
      between: (year, status) => (status === 'single' ? whileEarnedIncomeCreditFalls(year, status) : []),
    },
  ],
  investmentIncome: ownRules,
  businessIncome: { notCounted: { years: YEARS_TO_2026, source: 'Form I-335; S.C. Code § 12-6-545' } },
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.06),
  leftOut: { rebates: '2022', other: 'the tuition tax credit' },
};
