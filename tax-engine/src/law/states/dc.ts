import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedule, type Schedule } from '../../kernel/schedule.ts';
import { notOver, valueAt, type StepTable } from '../../kernel/step-table.ts';
import { federalStandardDeduction, notForNonresidentAliens } from '../../rules/amounts.ts';
import { betterWay } from '../../rules/better-way.ts';
import { businessProfit, onBusiness } from '../../rules/business-income.ts';
import { disqualifiedIncome } from '../../rules/disqualified-income.ts';
import { credit } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { graduated } from '../../rules/rates.ts';
import { spousesOf } from '../../rules/spouses.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, type StateLaw } from '../../rules/state-law.ts';
import type { StateWorksheet, Step } from '../../rules/state-worksheet.ts';
import {
  amountFrom,
  deductStandardOrItemized,
  itemizedWithoutIncomeTax,
  propertyTaxBorne,
  refundableCredit,
  scheduleA,
  subtract,
  subtractSocialSecurity,
  workedOut,
} from '../../rules/whole-households.ts';
import { dependentCareCredit as federalDependentCare } from '../federal/dependent-care-credit.ts';
import { childlessEarnedIncomeCredit } from '../federal/earned-income-credit.ts';
import { childlessEarnedIncomeCreditAges, disqualifiedIncomeLimit } from '../federal/earned-income-credit-eligibility.ts';
import { taxFoundation } from '../sales-tax-source.ts';

/** The District's own since 2025, without the increase of Pub. L. 119-21. US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, 2025 | 2026> = provisional2026({
  2025: {
    value: byStatus(15_000, 30_000, 15_000, 22_500),
    source: 'Form D-40 Booklet (2025), standard deduction; D.C. Code § 47-1801.04, as amended by D.C. Act 26-214',
  },
});

/** The same for every status. US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = {
  ...unchanged(
    [2020, 2021],
    anyStatus(schedule([0.04, 0.06, 0.065, 0.085, 0.0875, 0.0895], [10_000, 40_000, 60_000, 350_000, 1_000_000])),
    'Form D-40 Booklet, Calculation I; D.C. Code § 47-1806.03(a)',
  ),
  ...unchanged(
    [2022, 2023, 2024, 2025, 2026],
    anyStatus(schedule([0.04, 0.06, 0.065, 0.085, 0.0925, 0.0975, 0.1075], [10_000, 40_000, 60_000, 250_000, 500_000, 1_000_000])),
    'Form D-40 Booklet, Calculation I; D.C. Code § 47-1806.03(a), as amended by D.C. Law 24-45',
  ),
};

/** A business loss above this does not reduce other income. US dollars. */
export const businessLossLimit: LawTable<Usd, TaxYear> = unchanged(
  YEARS_TO_2026,
  12_000,
  'Form D-40, additions to income, Schedule I Calculation A; D.C. Code § 47-1803.02',
);

/** Itemized deductions lose `rate` (a fraction) of the District's adjusted gross income above `start`. US dollars. */
export const itemizedPhaseOut: LawTable<{ readonly start: ByStatus<Usd>; readonly rate: number }, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  { start: byStatus(200_000, 200_000, 100_000, 200_000), rate: 0.05 },
  'Form D-40, Calculation F; D.C. Code § 47-1803.03(b-4)',
);

/** Share of the federal credit before federal tax limits it, as a fraction. */
export const dependentCareShare: LawTable<number, HouseholdYear> = {
  ...unchanged([2024, 2025], 0.32, 'Form D-40, credit for child and dependent care expenses; D.C. Code § 47-1806.04(c)'),
  2026: {
    value: 0.2425,
    source: 'D.C. Code § 47-1806.04(c)(1)(B), as amended by the Fiscal Year 2025 Budget Support Act (D.C. Act 25-506 § 7032)',
  },
};

/** Share of the federal credit for filers with a qualifying child, as a fraction. */
export const earnedIncomeShare: LawTable<number, HouseholdYear> = {
  2024: { value: 0.7, source: 'Form D-40 (2024) line 27c; D.C. Code § 47-1806.04(f)(1)(B-1)' },
  ...unchanged([2025, 2026], 1, 'Form D-40 (2025) line 27c; D.C. Code § 47-1806.04(f)(1)(B-2)'),
};

/** Without a child, the federal credit phases out at a different rate (a fraction) from an indexed start. US dollars. */
export const childlessPhaseOut: LawTable<{ readonly start: Usd; readonly rate: number }, HouseholdYear> = provisional2026({
  2024: {
    value: { start: 22_566, rate: 0.0848 },
    source: 'Form D-40 (2024), DC EITC Worksheet for Filers Without a Qualifying Child; D.C. Code § 47-1806.04(f)(1)(C)',
  },
  2025: {
    value: { start: 23_288, rate: 0.0848 },
    source: 'Form D-40 (2025), DC EITC Worksheet for Filers Without a Qualifying Child; D.C. Code § 47-1806.04(f)(1)(C)',
  },
});

/** Property tax, or a share of the rent, above a share of federal adjusted gross income is refunded. US dollars; shares are fractions. */
export interface PropertyTaxCredit {
  readonly maximum: Usd;
  readonly share: StepTable;
  /** If either spouse is at least this old, `olderShare` applies. */
  readonly age: number;
  readonly olderShare: StepTable;
  readonly shareOfRent: number;
}

function propertyTaxCreditOf(maximum: Usd, incomeUpTo: Usd, olderUpTo: Usd): PropertyTaxCredit {
  return {
    maximum,
    share: notOver([25_000, 0.03], [52_000, 0.04], [incomeUpTo, 0.05]),
    age: 70,
    olderShare: notOver([olderUpTo, 0.03]),
    shareOfRent: 0.2,
  };
}

export const propertyTaxCredit: LawTable<PropertyTaxCredit, HouseholdYear> = provisional2026({
  2024: { value: propertyTaxCreditOf(1_375, 63_900, 87_100), source: 'Form D-40 (2024) Schedule H; D.C. Code § 47-1806.06' },
  2025: { value: propertyTaxCreditOf(1_425, 66_000, 90_000), source: 'Form D-40 (2025) Schedule H; D.C. Code § 47-1806.06' },
});

/** Keep Child Care Affordable: an amount for each child up to this age, by taxable income. US dollars. */
export interface ChildCareCredit {
  readonly age: number;
  readonly maximum: Usd;
  readonly incomeUpTo: ByStatus<Usd>;
}

export const childCareCredit: LawTable<ChildCareCredit, HouseholdYear> = provisional2026({
  2024: {
    value: { age: 3, maximum: 1_160, incomeUpTo: byStatus(174_300, 174_300, 87_100, 174_300) },
    source: 'Form D-40 (2024) Schedule ELC; D.C. Code § 47-1806.15',
  },
  2025: {
    value: { age: 3, maximum: 1_200, incomeUpTo: byStatus(180_100, 180_100, 90_000, 180_100) },
    source: 'Form D-40 (2025) Schedule ELC; D.C. Code § 47-1806.15',
  },
});

/** For each child under `age`, from 2026, minus `loss` for each `step` of federal AGI above `start`, or part of it. US dollars. */
export interface ChildCredit {
  readonly age: number;
  readonly amount: Usd;
  readonly start: ByStatus<Usd>;
  readonly step: Usd;
  readonly loss: Usd;
}

export const childCredit: LawTable<ChildCredit, 2026> = {
  2026: {
    value: { age: 18, amount: 1_000, start: byStatus(55_000, 70_000, 35_000, 55_000), step: 1_000, loss: 50 },
    source: 'D.C. Code § 47-1806.17(b)',
  },
};

const unemployment = amountFrom(
  [],
  ({ household }) => household.unemploymentCompensation,
  () => 'Form D-40, unemployment insurance benefits; D.C. Code § 47-1803.02(a)(2)',
);

/** The District's own deduction with the federal additions for age and blindness. Without a federal one, it requires itemizing too. */
const standardOf2025 = notForNonresidentAliens(
  amountFrom<2025 | 2026>(
    [standardDeduction],
    ({ year, status, federal }) => standardDeduction[year].value[status] + federal.standardDeduction - federal.basicStandardDeduction,
    ({ year }) => standardDeduction[year].source,
  ),
  'Form D-40 Booklet, itemized deductions: as on the federal return; 26 U.S.C. § 63(c)(6)(B)',
);

/** The federal deductions with full property tax but no income tax. All except medical expenses phase out. */
const itemized = workedOut(itemizedPhaseOut, ({ start, rate }, worksheet) => {
  const { medical } = scheduleA(worksheet);
  const phasedOut = rate * Math.max(0, worksheet.adjustedGrossIncome - start[worksheet.status]);
  return medical + Math.max(0, itemizedWithoutIncomeTax(worksheet) - medical - phasedOut);
});

const addedBackLoss = (worksheet: StateWorksheet<TaxYear>): Usd =>
  Math.max(0, -businessProfit(worksheet) - worksheet.federal.excessBusinessLoss - businessLossLimit[worksheet.year].value);

const addBackBusinessLoss = onBusiness<TaxYear>(['deductionAddBack'], [businessLossLimit], (worksheet) =>
  worksheet.adjust('deductionAddBack', addedBackLoss(worksheet), businessLossLimit[worksheet.year].source),
);

/** The spouse's part of the loss that is added back, in proportion to the losses of both. Schedule S, Calculation J line b. */
function addedBackLossOfSpouse(worksheet: StateWorksheet<TaxYear>): Usd {
  const { selfEmploymentProfit, spouseSelfEmploymentProfit, sCorporationProfit } = worksheet.household;
  const own = Math.max(0, -selfEmploymentProfit) + Math.max(0, -sCorporationProfit) + Math.max(0, -worksheet.federal.partnershipIncome);
  const spouse = Math.max(0, -spouseSelfEmploymentProfit);
  return spouse === 0 ? 0 : (addedBackLoss(worksheet) * spouse) / (own + spouse);
}

/** Spouses may compute separately on one return and split the deduction freely; the best split makes their taxable incomes equal. */
function apart<Year extends HouseholdYear>(deduction: Step<Year>): Step<Year> {
  return {
    tables: [...deduction.tables, rateSchedules],
    labels: [...deduction.labels, 'bracket'],
    apply: (worksheet) => {
      const income = worksheet.adjustedGrossIncome;
      const [, spouse] = spousesOf(worksheet.federal);
      const ofYear =
        spouse === undefined ? 0 : spouse.adjustedGrossIncome - spouse.taxableSocialSecurity + addedBackLossOfSpouse(worksheet);
      const spouses = worksheet.shareOfSpouse * ofYear;
      deduction.apply(worksheet);
      const { value, source } = rateSchedules[worksheet.year];
      worksheet.noteTaxableIncome(source);
      const taxable = worksheet.taxableIncome;
      const lower = Math.min(taxable / 2, Math.max(0, Math.min(spouses, income - spouses)));
      for (const part of [taxable - lower, lower]) worksheet.chargeSchedule('bracket', value[worksheet.status], part, source);
    },
  };
}

function jointlyOrApart<Year extends HouseholdYear>(deduction: Step<Year>): Step<Year> {
  return betterWay<Year>(
    ({ federal }) => federal.status === 'marriedJoint' && Math.min(...spousesOf(federal).map((person) => person.adjustedGrossIncome)) > 0,
    [deduction, graduated(rateSchedules)],
    [apart(deduction)],
  );
}

const creditForCare = workedOut(dependentCareShare, (value, { federal }) => value * federal.dependentCareCreditBeforeLimit);

/** With the federal conditions, ages and limit on investment income, but its own phase-out. */
function childlessCredit(worksheet: StateWorksheet<HouseholdYear>): Usd {
  const { year, federal, household } = worksheet;
  const { status } = federal;
  const { from, to } = childlessEarnedIncomeCreditAges[year].value;
  const isOfAge = (age: number) => age >= from && age <= to;
  if (status === 'marriedSeparate' || federal.earnedIncomeCreditDenied || federal.earnedIncome <= 0) return 0;
  if (!isOfAge(household.age) && !(status === 'marriedJoint' && isOfAge(household.spouseAge))) return 0;
  if (disqualifiedIncome(federal) > disqualifiedIncomeLimit[year].value) return 0;
  const { phaseInRate, maximum } = childlessEarnedIncomeCredit[year].value;
  const { start, rate } = childlessPhaseOut[year].value;
  const income = Math.max(federal.earnedIncome, federal.adjustedGrossIncome);
  return Math.min(maximum, phaseInRate * federal.earnedIncome) - rate * Math.max(0, income - start);
}

const creditOfEarnings = workedOut(
  earnedIncomeShare,
  (value, worksheet) => {
    const { federal } = worksheet;
    const hasChild = federal.qualifyingChildren > 0;
    // People without a Social Security number have it too: D.C. Code § 47-1806.04(f), as amended by D.C. Law 23-149.
    return hasChild ? value * federal.earnedIncomeCreditWithAnyNumber : childlessCredit(worksheet);
  },
  childlessPhaseOut,
);

const creditForPropertyTax = workedOut(propertyTaxCredit, ({ maximum, share, age, olderShare, shareOfRent }, worksheet) => {
  const { federal } = worksheet;
  const borne = propertyTaxBorne(worksheet, shareOfRent);
  if (borne === 0) return 0;
  const income = Math.max(0, federal.adjustedGrossIncome);
  const fraction = valueAt(federal.peopleAged(age) > 0 ? olderShare : share, income);
  return fraction === 0 ? 0 : Math.min(maximum, borne - fraction * income);
});

const creditForChildCare = workedOut(
  childCareCredit,
  ({ age, maximum, incomeUpTo }, { status, federal, taxableIncome }) => {
    const young = federal.dependentsBelow(age + 1);
    if (young === 0 || taxableIncome > incomeUpTo[status]) return 0;
    // Assumes that care is paid for all children of the federal credit.
    const expenses = (federal.careWithoutBenefits() * young) / federal.dependentsInCare;
    return Math.min(expenses, maximum * young);
  },
  federalDependentCare,
);

// Only a joint return has the higher limit.
const creditForChildren = workedOut(childCredit, ({ age, amount, start, step, loss }, { federal }) => {
  return amount * federal.dependentsBelow(age) - loss * Math.ceil(Math.max(0, federal.adjustedGrossIncome - start[federal.status]) / step);
});

const start = startFromFederalAdjustedGrossIncome('Form D-40, federal adjusted gross income; D.C. Code § 47-1803.02');
const federalStandard = federalStandardDeduction('Form D-40, DC standard deduction; D.C. Code § 47-1801.04');
const form = [start, addBackBusinessLoss, deduct('standardDeduction', federalStandard), graduated(rateSchedules)];
const untilDeduction = [
  start,
  addBackBusinessLoss,
  subtractSocialSecurity('Form D-40, taxable Social Security; D.C. Code § 47-1803.02(a)(2)(L)'),
  subtract('unemploymentSubtraction', unemployment),
];
const credits = [
  credit('dependentCareCredit', creditForCare),
  refundableCredit('earnedIncomeCredit', creditOfEarnings),
  refundableCredit('propertyTaxCredit', creditForPropertyTax),
  refundableCredit('dependentCareCredit', creditForChildCare),
];
const form2025 = [
  ...untilDeduction,
  jointlyOrApart(deductStandardOrItemized<2025 | 2026>({ standard: standardOf2025, itemized, choice: 'asFederal' })),
  ...credits,
];

export const stateLaw: StateLaw = {
  code: 'DC',
  // Form D-40 Booklet, DC standard deduction: also a qualifying surviving spouse; D.C. Code § 47-1801.04.
  survivingSpouse: 'marriedJoint',
  form: {
    2020: form,
    2021: form,
    2022: form,
    2023: form,
    2024: [
      ...untilDeduction,
      jointlyOrApart(deductStandardOrItemized<2024>({ standard: federalStandard, itemized, choice: 'asFederal' })),
      ...credits,
    ],
    2025: form2025,
    2026: [...form2025, refundableCredit('childTaxCredit', creditForChildren)],
  },
  investmentIncome: asFederal,
  businessIncome: { notCounted: { years: YEARS_TO_2026, source: 'Form D-30; D.C. Code § 47-1808.01' } },
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.06),
  leftOut: { refundableCredits: 'earned income tax credit, property tax credit' },
};
