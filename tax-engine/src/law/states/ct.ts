import type { Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_YEARS_TO_2026, YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import {
  anyStatus,
  byStatus,
  eachStatus,
  inPairs,
  separateAsSingle,
  unchanged,
  type ByStatus,
  type LawTable,
} from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import { notOver, under, valueAt, type StepTable } from '../../kernel/step-table.ts';
import {
  byIncome,
  fixed,
  shareStepDown,
  stepDown,
  stepUp,
  upTo,
  type ShareStepDown,
  type StepDown,
  type StepUp,
} from '../../rules/amounts.ts';
import { endsOfBands, whileSteppingDown } from '../../rules/cliffs.ts';
import { credit, creditOfTax } from '../../rules/credits.ts';
import { deduct } from '../../rules/deductions.ts';
import { addTax, graduated } from '../../rules/rates.ts';
import { eachPension } from '../../rules/pensions.ts';
import { startFromFederalAdjustedGrossIncome } from '../../rules/start.ts';
import { asFederal, type StateLaw } from '../../rules/state-law.ts';
import { amountFrom, refundableCredit, subtract, workedOut } from '../../rules/whole-households.ts';
import { benefitTaxation } from '../federal/social-security-benefits.ts';
import { taxFoundation } from '../sales-tax-source.ts';
import { payrollLevies } from './ct/levies.ts';

const UNTIL_2023 = [2020, 2021, 2022, 2023] as const;

/** US dollars. */
export const personalExemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  YEARS_TO_2026,
  byStatus(15_000, 24_000, 12_000, 19_000),
  'Form CT-1040 TCS line 2, Table A; C.G.S. § 12-702',
);

/** $1,000 for each $1,000 of Connecticut AGI, or part of it, above the start. */
export const exemptionLoss: LawTable<ByStatus<StepDown>, TaxYear> = unchanged(
  YEARS_TO_2026,
  eachStatus(byStatus(30_000, 48_000, 24_000, 38_000), (start) => ({ start, step: 1_000, loss: 1_000, partCounts: true })),
  'Form CT-1040 TCS line 2, Table A; C.G.S. § 12-702',
);

/** The two lowest rates fell in 2024. */
function withLowestRates(lowest: number, second: number): ByStatus<Schedule> {
  return schedules(
    [lowest, second, 0.055, 0.06, 0.065, 0.069, 0.0699],
    separateAsSingle(
      [10_000, 50_000, 100_000, 200_000, 250_000, 500_000],
      [20_000, 100_000, 200_000, 400_000, 500_000, 1_000_000],
      [16_000, 80_000, 160_000, 320_000, 400_000, 800_000],
    ),
  );
}

/** US dollars of Connecticut taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = {
  ...unchanged(UNTIL_2023, withLowestRates(0.03, 0.05), 'Form CT-1040 TCS line 4, Table B; C.G.S. § 12-700(a)'),
  ...unchanged(
    HOUSEHOLD_YEARS_TO_2026,
    withLowestRates(0.02, 0.045),
    'Form CT-1040 TCS line 4, Table B; C.G.S. § 12-700(a), as amended by P.A. 23-204 § 370',
  ),
};

/** By Connecticut AGI. Each status's start, step, gain and maximum, in US dollars. */
type StepUpRow = readonly [start: Usd, step: Usd, gain: Usd, maximum: Usd];

function stepUps(...rows: Parameters<typeof byStatus<StepUpRow>>): ByStatus<StepUp> {
  return eachStatus(byStatus(...rows), ([start, step, gain, maximum]) => ({ start, step, gain, maximum }));
}

/** Recaptures the benefit of the lowest rate. */
export const lowRateAddBack: LawTable<ByStatus<StepUp>, TaxYear> = {
  ...unchanged(
    UNTIL_2023,
    stepUps([56_500, 5_000, 20, 200], [100_500, 5_000, 40, 400], [50_250, 2_500, 20, 200], [78_500, 4_000, 32, 320]),
    'Form CT-1040 TCS line 5, Table C; C.G.S. § 12-700(b)',
  ),
  ...unchanged(
    HOUSEHOLD_YEARS_TO_2026,
    stepUps([56_500, 5_000, 25, 250], [100_500, 5_000, 50, 500], [50_250, 2_500, 25, 250], [78_500, 4_000, 40, 400]),
    'Form CT-1040 TCS line 5, Table C; C.G.S. § 12-700(b), as amended by P.A. 23-204 § 370',
  ),
};

/** Recaptures the benefit of the second rate, since 2024. */
export const secondRateRecapture: LawTable<ByStatus<StepUp>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  stepUps([105_000, 5_000, 25, 250], [210_000, 10_000, 50, 500], [105_000, 5_000, 25, 250], [168_000, 8_000, 40, 400]),
  'Form CT-1040 TCS line 6, Table D; C.G.S. § 12-700(b), as amended by P.A. 23-204 § 370',
);

export const recapture: LawTable<ByStatus<StepUp>, TaxYear> = unchanged(
  YEARS_TO_2026,
  stepUps([200_000, 5_000, 90, 2_700], [400_000, 10_000, 180, 5_400], [200_000, 5_000, 90, 2_700], [320_000, 8_000, 140, 4_200]),
  'Form CT-1040 TCS line 6, Table D; C.G.S. § 12-700(b)',
);

/** In addition to the recapture above. */
export const topRecapture: LawTable<ByStatus<StepUp>, TaxYear> = unchanged(
  YEARS_TO_2026,
  stepUps([500_000, 5_000, 50, 450], [1_000_000, 10_000, 100, 900], [500_000, 5_000, 50, 450], [800_000, 8_000, 80, 720]),
  'Form CT-1040 TCS line 6, Table D; C.G.S. § 12-700(b)',
);

/**
 * Shares of the tax by Connecticut AGI. They fall with each $500 except on four plateaus of 75%, 35%, 15% and 10%.
 * @param plateaus - upper ends of the plateaus, in US dollars
 */
function creditShares(plateaus: readonly Usd[]): StepTable {
  const percentages = [
    [75, 70, 65, 60, 55, 50, 45, 40],
    [35, 30, 25, 20],
    [15, 14, 13, 12, 11],
    [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  ];
  return notOver(
    ...plateaus.flatMap((end, index) => (percentages[index] ?? []).map((share, step) => [end + 500 * step, share / 100] as const)),
  );
}

export const personalCredit: LawTable<ByStatus<StepTable>, TaxYear> = unchanged(
  YEARS_TO_2026,
  eachStatus(
    byStatus(
      [18_800, 25_000, 31_300, 60_000],
      [30_000, 40_000, 50_000, 96_000],
      [15_000, 20_000, 25_000, 48_000],
      [24_000, 34_000, 44_000, 74_000],
    ),
    creditShares,
  ),
  'Form CT-1040 TCS line 8, Table E; C.G.S. § 12-703',
);

/** Benefits are untaxed below `below` of federal adjusted gross income, and taxed up to `share` (a fraction) above it. US dollars. */
export const benefitSubtraction: LawTable<ByStatus<{ readonly below: Usd; readonly share: number }>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  eachStatus(inPairs(75_000, 100_000), (below) => ({ below, share: 0.25 })),
  'Form CT-1040 line 42, Social Security Benefit Adjustment Worksheet; C.G.S. § 12-701(a)(20)(B)(x)',
);

const untaxedBenefits = workedOut(benefitSubtraction, (value, { year, status, federal }) => {
  if (federal.taxableSocialSecurity === 0) return 0;
  const { below, share } = value[status];
  if (federal.adjustedGrossIncome < below) return federal.taxableSocialSecurity;
  const { provisionalShare, base } = benefitTaxation[year].value;
  const benefits = federal.household.socialSecurityBenefits + federal.household.spouseSocialSecurityBenefits;
  const otherIncome = federal.adjustedGrossIncome + federal.household.taxExemptInterest - federal.taxableSocialSecurity;
  const aboveBase = Math.max(0, otherIncome + provisionalShare * benefits - base[status]);
  return Math.max(0, federal.taxableSocialSecurity - share * Math.min(benefits, aboveBase));
});

/** Untaxed share of pensions, which falls in nine steps of federal adjusted gross income. US dollars. */
function pensionShares(fullBelow: Usd, width: Usd): StepTable {
  const narrow = [0.85, 0.7, 0.55, 0.4, 0.25, 0.1].map((share, step) => [fullBelow + width * (step + 1), share] as const);
  return under([fullBelow, 1], ...narrow, [fullBelow + 8 * width, 0.05], [fullBelow + 10 * width, 0.025]);
}

export const pensionSubtraction: LawTable<ByStatus<StepTable>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  byStatus(pensionShares(75_000, 2_500), pensionShares(100_000, 5_000), pensionShares(75_000, 2_500), pensionShares(75_000, 2_500)),
  'Form CT-1040 Schedule 1, Pension and Annuity Worksheet; C.G.S. § 12-701(a)(20)(B)(xxi), (xxii), as amended by P.A. 23-204',
);

/** Share (a fraction) of IRA distributions that count like a pension. */
export const iraShare: LawTable<number, HouseholdYear> = {
  2024: { value: 0.5, source: 'Form CT-1040 (2024), Pension and Annuity Worksheet line 2; C.G.S. § 12-701(a)(20)(B)(xxviii), (xxix)' },
  2025: { value: 0.75, source: 'Form CT-1040 (2025), Pension and Annuity Worksheet line 2; C.G.S. § 12-701(a)(20)(B)(xxviii), (xxix)' },
  2026: { value: 1, source: 'C.G.S. § 12-701(a)(20)(B)(xxviii)(III), (xxix)' },
};

const untaxedPensions = workedOut(
  pensionSubtraction,
  (value, { year, status, household, federal }) => {
    const pensions = eachPension(household, ({ all, fromIras }) => all - (1 - iraShare[year].value) * fromIras);
    return pensions > 0 ? pensions * valueAt(value[status], federal.adjustedGrossIncome) : 0;
  },
  iraShare,
);

/** Maximum credit for property tax. US dollars. */
export const propertyTaxCredit: LawTable<ByStatus<Usd>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  anyStatus(300),
  'Form CT-1040 Schedule 3 line 65; C.G.S. § 12-704c(b)',
);

/** By Connecticut AGI. */
export const propertyTaxCreditLoss: LawTable<ByStatus<ShareStepDown>, HouseholdYear> = unchanged(
  HOUSEHOLD_YEARS_TO_2026,
  byStatus(
    { start: 49_500, step: 10_000, loss: 0.15 },
    { start: 70_500, step: 10_000, loss: 0.15 },
    { start: 35_250, step: 5_000, loss: 0.15 },
    { start: 54_500, step: 10_000, loss: 0.15 },
  ),
  'Form CT-1040 Schedule 3 line 66, Property Tax Credit Table; C.G.S. § 12-704c(c)',
);

const propertyTaxPaid = amountFrom<HouseholdYear>(
  [],
  ({ household }) => household.propertyTax,
  () => 'Form CT-1040 Schedule 3 line 60; C.G.S. § 12-704c(a)',
);
const creditForPropertyTax = shareStepDown(upTo(propertyTaxPaid, fixed(propertyTaxCredit)), propertyTaxCreditLoss);

/** A share (fraction) of the federal credit, plus dollars for filers with a qualifying child. */
export interface EarnedIncomeCredit {
  readonly share: number;
  readonly withChild: Usd;
}

export const earnedIncomeCredit: LawTable<EarnedIncomeCredit, HouseholdYear> = {
  2024: { value: { share: 0.4, withChild: 0 }, source: 'Schedule CT-EITC (2024); C.G.S. § 12-704e' },
  ...unchanged([2025, 2026], { share: 0.4, withChild: 250 }, 'Schedule CT-EITC (2025); C.G.S. § 12-704e, as amended by P.A. 25-168'),
};

const creditForEarnedIncome = amountFrom<HouseholdYear>(
  [earnedIncomeCredit],
  ({ year, federal }) => {
    if (federal.earnedIncomeCredit === 0) return 0;
    const { share, withChild } = earnedIncomeCredit[year].value;
    const hasChild = federal.qualifyingChildrenWithSsn > 0;
    return share * federal.earnedIncomeCredit + (hasChild ? withChild : 0);
  },
  ({ year }) => earnedIncomeCredit[year].source,
);

const start = startFromFederalAdjustedGrossIncome('Form CT-1040 line 1; C.G.S. § 12-701(a)(19), (20)');
const untilRecapture = [
  deduct('personalExemption', stepDown(fixed(personalExemption), exemptionLoss)),
  graduated(rateSchedules),
  addTax('lowBracketAddBack', stepUp(lowRateAddBack)),
];
const fromRecapture = [
  addTax('recapture', stepUp(recapture)),
  addTax('recapture', stepUp(topRecapture)),
  creditOfTax('personalCredit', byIncome(personalCredit)),
];
const formUntil2023 = [start, ...untilRecapture, ...fromRecapture];
const householdForm = [
  start,
  subtract('socialSecuritySubtraction', untaxedBenefits),
  subtract('retirementIncomeSubtraction', untaxedPensions),
  ...untilRecapture,
  addTax('recapture', stepUp(secondRateRecapture)),
  ...fromRecapture,
  credit('propertyTaxCredit', creditForPropertyTax),
  refundableCredit('earnedIncomeCredit', creditForEarnedIncome),
];

/** The limits of a table's steps. */
const stepsOf = ({ start, step, gain, maximum }: StepUp) => [start, start + step * (maximum / gain - 1)] as const;
const steppedTables = [lowRateAddBack, recapture, topRecapture];

export const stateLaw: StateLaw = {
  code: 'CT',
  // Form CT-1040, Tables A and B.
  survivingSpouse: 'marriedJoint',
  form: {
    2020: formUntil2023,
    2021: formUntil2023,
    2022: formUntil2023,
    2023: formUntil2023,
    2024: householdForm,
    2025: householdForm,
    2026: householdForm,
  },
  cliffs: [
    {
      what: 'a thousand dollars of the exemption are lost',
      source: 'Form CT-1040 TCS, Table A',
      between: whileSteppingDown(exemptionLoss, personalExemption),
    },
    {
      what: 'points of the personal credit are lost',
      source: 'Form CT-1040 TCS, Table E',
      between: endsOfBands(personalCredit),
    },
    {
      what: 'the lower rates are taken back in steps',
      source: 'Form CT-1040 TCS, Tables C and D',
      between: (year, status) => [
        ...steppedTables.map((table) => stepsOf(table[year].value[status])),
        ...(year >= 2024 ? [stepsOf(secondRateRecapture[2024].value[status])] : []),
      ],
    },
  ],
  investmentIncome: asFederal,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  payrollLevies,
  salesTax: taxFoundation(0.0635),
  leftOut: { refundableCredits: 'earned income tax credit', other: 'alternative minimum tax; renters’ rebate (separate application)' },
};
