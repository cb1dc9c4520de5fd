import { TAX_YEARS, type TaxYear, type Usd } from '../../contract.ts';
import { byStatus, inPairs, separateAsSingle, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { schedules, type Schedule } from '../../kernel/schedule.ts';
import type { EarnedIncomeCredit } from '../federal/earned-income-credit.ts';
import { federalIncomeTaxAfterCredits, fixed, stepDown, type Amount, type StepDown } from '../../rules/amounts.ts';
import { whileSteppingDown } from '../../rules/cliffs.ts';
import { deduct } from '../../rules/deductions.ts';
import { earnedIncomeCredit } from '../../rules/earned-income-credit.ts';
import { graduated } from '../../rules/rates.ts';
import { startFromWages } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import { exclude, onInvestments } from '../../rules/investment-income.ts';
import { taxFoundation } from '../sales-tax-source.ts';

const BEFORE_2022 = 'Form 40 Booklet, Standard Deduction Chart; Code of Ala. § 40-18-15(b)(3), (4) before Act 2022-292';
const FROM_2022 = 'Form 40 Booklet, Standard Deduction Chart; Code of Ala. § 40-18-15(b), as amended by Act 2022-292';

/** Before it slides. US dollars. */
export const standardDeduction: LawTable<ByStatus<Usd>, TaxYear> = provisional2026<ByStatus<Usd>, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged([2020, 2021], byStatus(2_500, 7_500, 3_750, 4_700), BEFORE_2022),
  ...unchanged([2022, 2023, 2024, 2025], byStatus(3_000, 8_500, 4_250, 5_200), FROM_2022),
});

/** The slide: dollars lost for each full $500 ($250 filing separately) of Alabama adjusted gross income above the start. */
function slide(start: Usd, separateStart: Usd, floors: ByStatus<Usd>): ByStatus<StepDown> {
  const row = { start, step: 500, partCounts: false };
  return byStatus<StepDown>(
    { ...row, loss: 25, floor: floors.single },
    { ...row, loss: 175, floor: floors.marriedJoint },
    { ...row, start: separateStart, step: 250, loss: 88, floor: floors.marriedSeparate },
    { ...row, loss: 135, floor: floors.headOfHousehold },
  );
}

export const standardDeductionSlide: LawTable<ByStatus<StepDown>, TaxYear> = provisional2026<ByStatus<StepDown>, Exclude<TaxYear, 2025 | 2026>>({
  ...unchanged([2020, 2021], slide(23_000, 10_500, byStatus(2_000, 4_000, 2_000, 2_000)), BEFORE_2022),
  ...unchanged([2022, 2023, 2024, 2025], slide(25_500, 12_750, byStatus(2_500, 5_000, 2_500, 2_500)), FROM_2022),
});

/** US dollars. */
export const personalExemption: LawTable<ByStatus<Usd>, TaxYear> = unchanged(
  TAX_YEARS,
  inPairs(1_500, 3_000),
  'Form 40 line 13; Code of Ala. § 40-18-19(a)',
);

const RATES = [0.02, 0.04, 0.05];

export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = unchanged(
  TAX_YEARS,
  schedules(RATES, separateAsSingle([500, 3_000], [1_000, 6_000], [500, 3_000])),
  'Form 40 line 17; Code of Ala. § 40-18-5',
);

/** The earned income credit of 2021 as the Internal Revenue Code stood at the end of 2020. 26 U.S.C. § 32(b), (j). */
export const creditWithoutRescuePlan: LawTable<EarnedIncomeCredit, 2021> = {
  2021: {
    value: { phaseInRate: 0.0765, maximum: 543, phaseOutStart: 8_880, jointPhaseOutStart: 14_820, phaseOutRate: 0.0765 },
    source: 'Form 40 (2021), Federal Income Tax Deduction Worksheet; Ala. Act 2022-37; Rev. Proc. 2020-45 § 3.06',
  },
};

/** For 2021 alone the deduction ignores what the American Rescue Plan Act added to the earned income credit. */
const federalTaxOf2021: Amount<2021> = {
  tables: [creditWithoutRescuePlan],
  of: ({ federal, year, status }) =>
    Math.max(
      0,
      federal.incomeTaxBeforeCredits -
        Math.min(federal.earnedIncomeCredit, earnedIncomeCredit(federal.wages, status, creditWithoutRescuePlan[year].value)),
    ),
  source: ({ year }) => creditWithoutRescuePlan[year].source,
};

/** The entire loss is deducted in its year. */
const wholeLoss = onInvestments(['capitalLossDeduction'], [], (worksheet) => {
  const { shortTermLoss, longTermLoss, allowedLoss } = worksheet.federal.gains;
  exclude(
    worksheet,
    'capitalLossDeduction',
    shortTermLoss + longTermLoss - allowedLoss,
    'Form 40 Schedule D instructions; Code of Ala. § 40-18-8',
  );
});

/** Federal income tax that is deducted includes the tax on net investment income. */
const investmentTaxDeduction = onInvestments(['federalTaxDeduction'], [], (worksheet) => {
  const tax = worksheet.federal.netInvestmentIncomeTax;
  if (tax > 0) worksheet.deduct('federalTaxDeduction', tax, 'Form 40, Federal Income Tax Deduction Worksheet line 2');
});

const beforeFederalTax = [
  startFromWages('Form 40 line 5; Code of Ala. § 40-18-14'),
  wholeLoss,
  investmentTaxDeduction,
  deduct('standardDeduction', stepDown(fixed(standardDeduction), standardDeductionSlide)),
];
const afterFederalTax = [deduct('personalExemption', fixed(personalExemption)), graduated(rateSchedules)];

const form = [
  ...beforeFederalTax,
  deduct('federalTaxDeduction', federalIncomeTaxAfterCredits('Form 40 line 12; Ala. Const. art. XI, § 211.04')),
  ...afterFederalTax,
];

export const stateLaw: StateLaw = {
  code: 'AL',
  form: {
    2020: form,
    2021: [...beforeFederalTax, deduct('federalTaxDeduction', federalTaxOf2021), ...afterFederalTax],
    2022: form,
    2023: form,
    2024: form,
    2025: form, 2026: form,
  },
  cliffs: [
    {
      what: 'the standard deduction falls in steps',
      source: 'Form 40 Booklet, Standard Deduction Chart; Code of Ala. § 40-18-15(b)',
      between: whileSteppingDown(standardDeductionSlide, standardDeduction),
    },
  ],
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: { excluded: false, source: 'Code of Ala. § 40-18-14; Form 40 Booklet' },
  salesTax: taxFoundation(0.04),
  leftOut: { localIncomeTax: 'occupational taxes of Birmingham and other cities', rebates: '2023' },
};
