import type { EstimateYear, FilingStatus, StateCode } from '../../src/index.ts';

/** A settled row of `expected-taxes.csv` that the state's own form proves wrong. */
export interface WrongRow {
  readonly year: EstimateYear;
  readonly state: StateCode;
  readonly status: FilingStatus;
  readonly income: number;
  /** The form and its line, with the statute. */
  readonly form: string;
  /** What the form says, and what the row has instead. */
  readonly reason: string;
}

/** In the order of the states' codes. docs/differences.md is written from it. */
export const WRONG_ROWS: readonly WrongRow[] = [
  ...alike(
    2021,
    'AL',
    { single: [15_000] },
    'Form 40 (2021) line 12, Federal Income Tax Deduction Worksheet; Act 2022-37',
    'the deduction is 245.00 less an earned income credit of 74.82 by the Code of 2020; the row takes the larger credit of 2021 and deducts nothing',
  ),
  ...alike(
    2020,
    'AR',
    {
      single: [120_000, 180_000, 260_000, 450_000, 1_200_000],
      marriedJoint: [120_000, 180_000, 260_000, 450_000, 1_200_000],
      marriedSeparate: [120_000, 180_000, 260_000, 450_000, 1_200_000],
      headOfHousehold: [120_000, 180_000, 260_000, 450_000, 1_200_000],
    },
    'Form AR1000F (2020) line 28, Regular Tax Table; DFA, Indexed Tax Brackets (2020); A.C.A. § 26-51-201(a), (d)',
    'above 82,000 of net income 2 % ends at 4,200 and 4 % at 8,300, as the rows of 85,000 have it; the row takes 4,100 and 8,200',
  ),
  ...alike(
    2023,
    'AR',
    {
      single: [25_000, 40_000, 60_000, 85_000],
      marriedJoint: [40_000, 60_000, 85_000, 120_000, 180_000],
      marriedSeparate: [15_000, 25_000, 40_000, 60_000, 85_000],
      headOfHousehold: [25_000, 40_000, 60_000, 85_000],
    },
    'Form AR1000F (2023), Inflationary Relief Income-Tax Credit worksheet; Act 6 of 2023 (1st Ex. Sess.)',
    'the credit is 150, for a couple 300, up to 89,600 and 179,200 of net income; the row takes 50 and 100',
  ),
  ...alike(
    2020,
    'KY',
    { single: [15_000], marriedSeparate: [15_000], headOfHousehold: [15_000] },
    'Form 740 (2020) lines 21 and 25; Schedule ITC (2020), Family Size Table and Income Gap Tax Credit',
    'half of 5 % of 12,350 (standard deduction 2,650) is 308.75, less the income gap credit of 45 that 2019 and 2020 had; the row has no such credit and the deduction of 2021',
  ),
  ...alike(
    2020,
    'MD',
    { single: [120_000], marriedSeparate: [120_000] },
    'Form 502 (2020) line 19, Exemption Amount Chart; Md. Code, Tax-Gen. § 10-211(c)',
    'the exemption is 1,600 up to 125,000 of federal adjusted gross income; the row carries a smoothed 1,920',
  ),
  ...alike(
    2020,
    'MD',
    { marriedJoint: [180_000] },
    'Form 502 (2020) line 17; Md. Code, Tax-Gen. § 10-217',
    'the standard deduction of 2020 is at most 4,650; the row takes 4,500',
  ),
  ...alike(
    2020,
    'MD',
    { headOfHousehold: [60_000, 85_000, 120_000, 260_000, 450_000, 1_200_000] },
    'Form 502 (2020) line 17; Md. Code, Tax-Gen. § 10-217',
    'the standard deduction of 2020 is at most 4,650, for a head of household as for a couple; the row takes 4,500',
  ),
  ...alike(
    2020,
    'ME',
    { headOfHousehold: [25_000, 180_000, 260_000, 450_000, 1_200_000] },
    'Form 1040ME (2020) lines 18 and 20; Individual Income Tax 2020 Rates; 36 M.R.S. §§ 5111(2-F), 5126-A',
    'the exemption of 2020 is 4,300 and the brackets end at 33,300 and 78,900; the row takes 4,150 (2018) and 31,550 and 75,000 (2017)',
  ),
  ...alike(
    2024,
    'MN',
    { single: [120_000, 180_000, 260_000, 450_000, 1_200_000] },
    'Form M1 (2024) line 10, Tax rate schedules; Minn. Stat. § 290.06 subd. 2d',
    'the second bracket of 2024 ends at 104,090; the row takes 104,690',
  ),
  ...alike(
    2024,
    'MN',
    { headOfHousehold: [85_000, 120_000, 180_000, 260_000, 450_000, 1_200_000] },
    'Form M1 (2024) line 10, Tax rate schedules; Minn. Stat. § 290.06 subd. 2d',
    'the first bracket of 2024 ends at 39,010; the row takes 39,690',
  ),
  ...alike(
    2021,
    'MO',
    { single: [15_000] },
    'Form MO-1040 (2021) line 9 and its worksheet; Mo. Rev. Stat. § 143.171.1',
    'the earned income credit of 983.33 leaves no federal tax to deduct; the row deducts 35 % of the 245.00 before the credit',
  ),
  ...alike(
    2020,
    'MT',
    { marriedJoint: [15_000] },
    'Form 2 (2020), Standard deduction and Exemptions; Mont. Code §§ 15-30-2132, 15-30-2114',
    'the exemptions of 2020 are 2,560 each, the standard deduction is at least 4,260; the row takes the amounts of 2021',
  ),
  ...alike(
    2020,
    'MT',
    {
      single: [85_000, 120_000, 180_000, 260_000, 450_000, 1_200_000],
      marriedSeparate: [85_000, 120_000, 180_000, 260_000, 450_000, 1_200_000],
    },
    'Form 2 (2020), Standard deduction; Mont. Code § 15-30-2132',
    'the household itemises nothing and has the standard deduction of 4,790; the row itemises 5,000 of federal income tax',
  ),
  ...alike(
    2020,
    'MT',
    { marriedJoint: [180_000, 260_000, 450_000, 1_200_000] },
    'Form 2 (2020), Standard deduction; Mont. Code § 15-30-2132',
    'the household itemises nothing and has the standard deduction of 9,580; the row itemises 10,000 of federal income tax',
  ),
  ...alike(
    2020,
    'ND',
    { headOfHousehold: [120_000, 180_000, 260_000, 450_000, 1_200_000] },
    'Form ND-1 (2020), Tax rate schedule for heads of household; N.D.C.C. § 57-38-30.3(1)(d)',
    'the brackets of 2020 end at 53,750, 138,800, 224,700 and 440,600; the row takes those of 2021',
  ),
  ...alike(
    2020,
    'NE',
    { single: [15_000] },
    'Form 1040N (2020) line 6; Neb. Rev. Stat. § 77-2716.01',
    'the standard deduction of 2020 is 7,000 and the exemption credit 140; the row takes 7,100 and 142 of 2021',
  ),
  ...alike(
    2020,
    'NE',
    {
      single: [40_000, 60_000, 85_000, 120_000, 180_000, 260_000, 450_000, 1_200_000],
      marriedSeparate: [40_000, 60_000, 85_000, 120_000, 180_000, 260_000, 450_000, 1_200_000],
    },
    '2020 Nebraska Tax Calculation Schedule; Neb. Rev. Stat. § 77-2715.03',
    'the brackets of 2020 end at 3,290, 19,700 and 31,750; the row takes 1.097 times those of 2014, unrounded: 3,291, 19,746 and 31,813',
  ),
  ...alike(
    2020,
    'NE',
    { marriedJoint: [60_000, 85_000, 120_000, 180_000, 260_000, 450_000, 1_200_000] },
    '2020 Nebraska Tax Calculation Schedule; Neb. Rev. Stat. § 77-2715.03',
    'the brackets of 2020 end at 6,570, 39,410 and 63,500; the row takes 1.097 times those of 2014, unrounded: 6,582, 39,492 and 63,626',
  ),
  ...alike(
    2020,
    'NY',
    { single: [15_000] },
    'Form IT-201 (2020) lines 39 and 40',
    '4 % of 7,000 less the household credit of 45 is 235.00; the row carries a smoothed 231.92',
  ),
  ...alike(
    2025,
    'OH',
    {
      single: [120_000, 180_000, 260_000, 450_000, 1_200_000],
      marriedJoint: [120_000, 180_000, 260_000, 450_000, 1_200_000],
      marriedSeparate: [120_000, 180_000, 260_000, 450_000, 1_200_000],
      headOfHousehold: [120_000, 180_000, 260_000, 450_000, 1_200_000],
    },
    'Form IT 1040 (2025) line 8a, income tax brackets; R.C. 5747.02(A)(3)(b)',
    'above 100,000 the statute sets 2,394.32 and 3.125 % of the excess; the row continues the band below, which comes to 2,375.63',
  ),
  ...alike(
    2021,
    'OK',
    { single: [15_000] },
    'Form 511 (2021), Oklahoma earned income credit; 68 O.S. § 2357.43 before Laws 2021, c. 493 (effective for 2022)',
    '194.00 less 5 % of the federal credit of 2021, 983.33, is 144.83; the row takes the rules of 2020, which apply from 2022 on',
  ),
  ...alike(
    2021,
    'OK',
    { headOfHousehold: [15_000] },
    'Form 511 (2021), Oklahoma earned income credit; 68 O.S. § 2357.43 before Laws 2021, c. 493 (effective for 2022)',
    '36.50 less 5 % of the federal credit of 2021, 983.33, leaves nothing; the row takes the rules of 2020, which apply from 2022 on',
  ),
  ...alike(
    2021,
    'OK',
    { marriedJoint: [25_000] },
    'Form 511 (2021), Oklahoma earned income credit; 68 O.S. § 2357.43 before Laws 2021, c. 493 (effective for 2022)',
    '179.00 less 5 % of the federal credit of 2021, 362.15, is 160.89; the row takes the rules of 2020, which give no credit',
  ),
  ...alike(
    2020,
    'OR',
    { headOfHousehold: [180_000] },
    'Form OR-40 (2020) line 25',
    'the exemption credit of 2020 is 210; the row takes the 213 of 2021',
  ),
  ...alike(
    2020,
    'OR',
    { headOfHousehold: [260_000] },
    'Form OR-40 (2020) line 10, federal tax liability table',
    'from 260,000 to 270,000 the subtraction of 2020 is 4,150; the row takes the 4,200 of 2021',
  ),
  ...alike(
    2020,
    'OR',
    { marriedJoint: [260_000] },
    'Form OR-40 (2020) line 10, federal tax liability table',
    'from 260,000 to 270,000 the subtraction is 4,150, a step; the row takes a smoothed 4,865',
  ),
  ...alike(
    2024,
    'OR',
    { marriedJoint: [260_000], headOfHousehold: [260_000] },
    'Form OR-40 (2024) line 10, federal tax liability table; Withholding Formulas 150-206-436 (2024)',
    'from 260,000 to 270,000 the subtraction is 4,950, three fifths of the full one rounded down to 50; the row takes 5,000',
  ),
  ...([2020, 2021, 2022, 2023] as const).flatMap((year) =>
    alike(
      year,
      'VA',
      { marriedSeparate: [15_000] },
      `Schedule ADJ (${year}) lines 10 to 13; Va. Code § 58.1-339.8(A)`,
      'the family, whose income and size decide, includes the spouse on a separate return too, so the guideline is that of two persons and the credit of 300 is due; the row takes the guideline of one',
    ),
  ),
  ...alike(
    2020,
    'VT',
    { single: [15_000] },
    'Form IN-111 (2020) lines 4 and 5',
    '3.35 % of 15,000 less 6,250 and 4,350 is 147.40; the row deducts the 6,350 of 2021',
  ),
  ...alike(
    2020,
    'VT',
    { single: [260_000, 450_000, 1_200_000] },
    'Form IN-111 (2020) line 8, 2020 Vermont Tax Rate Schedule X',
    'the brackets end at 40,350, 97,800 and 204,000; the row takes 1.043 times those of 2018, unrounded: 40,364, 97,729 and 203,853',
  ),
  ...alike(
    2020,
    'VT',
    { marriedJoint: [120_000, 180_000, 260_000, 450_000, 1_200_000] },
    'Form IN-111 (2020) line 8, 2020 Vermont Tax Rate Schedule Y-1',
    'the brackets end at 67,450, 163,000 and 248,350; the row takes 1.043 times those of 2018, unrounded: 67,378, 162,864 and 248,182',
  ),
  ...alike(
    2020,
    'VT',
    { marriedSeparate: [60_000, 85_000, 120_000, 180_000, 260_000, 450_000, 1_200_000] },
    'Form IN-111 (2020) line 8, 2020 Vermont Tax Rate Schedule Y-2',
    'the brackets end at 33,725, 81,500 and 124,175; the row takes 1.043 times those of 2018, unrounded: 33,689, 81,432 and 124,091',
  ),
];

/** Rows of one state and year that are wrong for the same reason: their incomes by filing status. */
function alike(
  year: EstimateYear,
  state: StateCode,
  incomes: Partial<Record<FilingStatus, readonly number[]>>,
  form: string,
  reason: string,
): readonly WrongRow[] {
  const byStatus = Object.entries(incomes) as [FilingStatus, readonly number[]][];
  return byStatus.flatMap(([status, ofStatus]) => ofStatus.map((income) => ({ year, state, status, income, form, reason })));
}
