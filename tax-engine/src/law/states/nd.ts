import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026, type HouseholdYear, type TaxYear } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type LawTable, provisional2026 } from '../../kernel/law-table.ts';
import { graduatedTax, schedules, type Schedule } from '../../kernel/schedule.ts';
import { fixed } from '../../rules/amounts.ts';
import { credit } from '../../rules/credits.ts';
import { graduated } from '../../rules/rates.ts';
import { spousesOf, type SpouseIncome } from '../../rules/spouses.ts';
import { startFromFederalTaxableIncome } from '../../rules/start.ts';
import { asFederal, ownRules, type StateLaw } from '../../rules/state-law.ts';
import type { Step } from '../../rules/state-worksheet.ts';
import { excludeShare, netCapitalGain, qualifiedDividends } from '../../rules/investment-income.ts';
import { subtractSocialSecurity } from '../../rules/whole-households.ts';
import { standardDeduction as federalStandardDeductions } from '../federal/standard-deduction.ts';
import { taxFoundation } from '../sales-tax-source.ts';

const UNTIL_2022 = [0.011, 0.0204, 0.0227, 0.0264, 0.029];
/** 2023 HB 1158 made the first bracket untaxed and reduced five brackets to three. */
const FROM_2023 = [0, 0.0195, 0.025];

/** N.D.C.C. § 57-38-30.3(1), indexed by subsection (1)(g). US dollars of taxable income. */
export const rateSchedules: LawTable<ByStatus<Schedule>, TaxYear> = provisional2026({
  2020: {
    value: schedules(
      UNTIL_2022,
      byStatus(
        [40_125, 97_150, 202_650, 440_600],
        [67_050, 161_950, 246_700, 440_600],
        [33_525, 80_975, 123_350, 220_300],
        [53_750, 138_800, 224_700, 440_600],
      ),
    ),
    source: 'Form ND-1 (2020), Tax rate schedules; N.D.C.C. § 57-38-30.3(1)',
  },
  2021: {
    value: schedules(
      UNTIL_2022,
      byStatus(
        [40_525, 98_100, 204_675, 445_000],
        [67_700, 163_550, 249_150, 445_000],
        [33_850, 81_775, 124_575, 222_500],
        [54_300, 140_200, 226_950, 445_000],
      ),
    ),
    source: 'Form ND-1 (2021), Tax rate schedules; N.D.C.C. § 57-38-30.3(1)',
  },
  2022: {
    value: schedules(
      UNTIL_2022,
      byStatus(
        [41_775, 101_050, 210_825, 458_350],
        [69_700, 168_450, 256_650, 458_350],
        [34_850, 84_225, 128_325, 229_175],
        [55_900, 144_400, 233_750, 458_350],
      ),
    ),
    source: 'Form ND-1 (2022), Tax rate schedules; N.D.C.C. § 57-38-30.3(1)',
  },
  2023: {
    value: schedules(FROM_2023, byStatus([44_725, 225_975], [74_750, 275_100], [37_375, 137_550], [59_950, 250_550])),
    source: 'Form ND-1 (2023), Tax rate schedules; N.D.C.C. § 57-38-30.3(1), as amended by 2023 HB 1158',
  },
  2024: {
    value: schedules(FROM_2023, byStatus([47_150, 238_200], [78_775, 289_975], [39_375, 144_975], [63_175, 264_100])),
    source: 'Form ND-1 (2024), Tax rate schedules; N.D.C.C. § 57-38-30.3(1)',
  },
  2025: {
    value: schedules(FROM_2023, byStatus([48_475, 244_825], [80_975, 298_075], [40_475, 149_025], [64_950, 271_450])),
    source: 'Form ND-1 (2025), Tax rate schedules; N.D.C.C. § 57-38-30.3(1)',
  },
});

/** For full-year residents. US dollars. */
export const residentTaxReliefCredit = unchanged(
  [2021, 2022],
  byStatus(350, 700, 350, 350),
  'Form ND-1 line 20; N.D.C.C. § 57-38-01.37 (2021 Spec. Sess. HB 1515)',
);

/** Untaxed share of net capital gain. */
export const gainExclusion: LawTable<number, TaxYear> = unchanged(
  YEARS_TO_2026,
  0.4,
  'Form ND-1, net long-term capital gain exclusion; N.D.C.C. § 57-38-30.3(2)(d)(1)',
);

/** Untaxed share of qualified dividends. */
export const dividendExclusion: LawTable<number, TaxYear> = unchanged(
  YEARS_TO_2026,
  0.4,
  'Form ND-1, qualified dividend exclusion; N.D.C.C. § 57-38-30.3(2)(d)(2)',
);

/** For spouses on a joint return who each have more than this qualified income. US dollars. */
export interface MarriagePenaltyCredit {
  /** For the spouse who has less. */
  readonly qualifiedIncomeAbove: Usd;
  readonly taxableIncomeAbove: Usd;
  readonly maximum: Usd;
}

export const marriagePenaltyCredit: LawTable<MarriagePenaltyCredit, HouseholdYear> = provisional2026({
  2024: {
    value: { qualifiedIncomeAbove: 46_275, taxableIncomeAbove: 78_836, maximum: 303 },
    source: 'Form ND-1 (2024), Marriage Penalty Credit Worksheet; N.D.C.C. § 57-38-01.28',
  },
  2025: {
    value: { qualifiedIncomeAbove: 47_550, taxableIncomeAbove: 81_036, maximum: 312 },
    source: 'Form ND-1 (2025), Marriage Penalty Credit Worksheet; N.D.C.C. § 57-38-01.28',
  },
});

/** The couple's savings if the spouse with less income were single with a single person's federal standard deduction. */
const forTwoEarners: Step<HouseholdYear> = {
  tables: [marriagePenaltyCredit, rateSchedules],
  labels: ['twoEarnerCredit'],
  apply: (worksheet) => {
    const { persons, year, taxableIncome, federal } = worksheet;
    const { value, source } = marriagePenaltyCredit[year];
    if (persons !== 2 || taxableIncome <= value.taxableIncomeAbove) return;
    const qualified = ({ wages, selfEmployment, pensionIncome }: SpouseIncome) => wages + selfEmployment + pensionIncome;
    const lower = Math.min(...spousesOf(federal).map(qualified));
    if (lower <= value.qualifiedIncomeAbove) return;
    const { single } = rateSchedules[year].value;
    const own = lower - federalStandardDeductions[year].value.single;
    const apart = graduatedTax(single, own) + graduatedTax(single, Math.max(0, taxableIncome - own));
    worksheet.credit('twoEarnerCredit', Math.min(value.maximum, worksheet.tax - apart), source);
  },
};

const federalTaxableIncome = startFromFederalTaxableIncome('Form ND-1 line 1b; N.D.C.C. § 57-38-30.3(2)');
const exclusions = [
  excludeShare('capitalGainExclusion', netCapitalGain, gainExclusion),
  excludeShare('dividendExclusion', qualifiedDividends, dividendExclusion),
];
const form = [federalTaxableIncome, ...exclusions, graduated(rateSchedules)];
const formWithRelief = [...form, credit('taxReliefCredit', fixed(residentTaxReliefCredit))];
const formOfWholeHouseholds = [
  federalTaxableIncome,
  subtractSocialSecurity('Form ND-1, Social Security benefits; N.D.C.C. § 57-38-30.3(2), as amended by 2021 SB 2351'),
  ...exclusions,
  graduated(rateSchedules),
  forTwoEarners,
];

export const stateLaw: StateLaw = {
  code: 'ND',
  // Form ND-1, tax rate schedules.
  survivingSpouse: 'marriedJoint',
  form: {
    2020: form,
    2021: formWithRelief,
    2022: formWithRelief,
    2023: form,
    2024: formOfWholeHouseholds,
    2025: formOfWholeHouseholds,
    2026: formOfWholeHouseholds,
  },
  investmentIncome: ownRules,
  businessIncome: asFederal,
  foreignEarnedIncome: asFederal,
  salesTax: taxFoundation(0.05),
  leftOut: { other: 'homestead credit and renter refund (separate applications)' },
};
