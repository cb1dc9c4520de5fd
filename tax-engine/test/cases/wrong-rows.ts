import type { ReturnRow } from './irs-estimator.ts';

/** A settled row of a reference file that is wrong according to the form. */
export interface WrongRow {
  /** Name in the tests, such as `2025 OH single 120000`, or a household id. */
  readonly row: string;
  /** The form and its line, with the statute. */
  readonly form: string;
  /** What the form says, and what the row says instead. */
  readonly reason: string;
}

/** In the order of the files. docs/differences.md is generated from it. */
export const WRONG_ROWS: readonly WrongRow[] = [];

/** Rows of scenarios of `irs-estimator-2026.csv` that are wrong according to the law. */
export interface WrongScenario {
  /** Columns of the file, counted from 0. */
  readonly columns: readonly number[];
  readonly rows: readonly ReturnRow[];
  /** The form and its line, with the statute. */
  readonly form: string;
  /** What the form says, and what the file does instead. */
  readonly reason: string;
}

/** docs/differences.md is generated from it. */
export const WRONG_SCENARIOS: readonly WrongScenario[] = [
  {
    columns: [2, 58, 66],
    rows: ['childTaxCredit', 'nonrefundableCredits', 'taxAfterNonrefundable', 'totalTax'],
    form: 'Schedule 8812 (Form 1040) line 6; 26 U.S.C. § 24(h)(4)(C)',
    reason:
      'A child without the child tax credit, because the filer has no Social Security number, is another dependent with a credit of 500; the file gives none.',
  },
  {
    columns: [15, 16],
    rows: ['netInvestmentIncomeTax'],
    form: 'Form 8960 line 2; 26 U.S.C. § 1411(c)(1)(A)(i)',
    reason: 'Dividends are net investment income, qualified or not; the file charges 3.8% of the interest alone.',
  },
  {
    columns: [36],
    rows: ['netInvestmentIncomeTax', 'totalTax'],
    form: 'Form 8960 line 8; 26 U.S.C. § 1411(c)(5)',
    reason: 'Pensions from employers’ plans are not net investment income; the file charges 3.8% of the income above 250,000.',
  },
  {
    columns: [39],
    rows: ['seniorDeduction', 'deductions', 'taxableIncome', 'taxBeforeCredits', 'taxAfterNonrefundable', 'totalTax'],
    form: 'Schedule 1-A (Form 1040) Part V; 26 U.S.C. § 151(d)(5)(C)(v)',
    reason: 'Spouses take the deduction for seniors on a joint return only; the file gives 420 on a separate one.',
  },
  {
    columns: [64],
    rows: ['earnedIncomeCredit', 'refundableCredits', 'totalTax'],
    form: 'Form 1040 line 27; 26 U.S.C. § 32(c)(1)(E), (m)',
    reason: 'Both spouses need a Social Security number for the earned income credit; the file gives it to a couple with one.',
  },
  {
    columns: [71, 72, 73, 74, 75, 93],
    rows: ['additionalMedicareTax', 'totalTax'],
    form: 'Form 8959 line 8; 26 U.S.C. §§ 1401(b)(2), 1402(a)(12)',
    reason: 'Additional Medicare Tax counts 92.35% of a net profit; the file counts all of it.',
  },
  {
    columns: [93],
    rows: ['deductions'],
    form: '26 U.S.C. § 68(a)(2), as amended by Pub. L. 119-21 § 70111',
    reason:
      'The limit on itemized deductions compares taxable income before them, which the QBI deduction of 400 has reduced, with 768,700; the file leaves that deduction out.',
  },
  {
    columns: [78],
    rows: ['taxBeforeCredits', 'taxAfterNonrefundable', 'totalTax'],
    form: 'Rev. Proc. 2025-32 § 4.01, table 2',
    reason:
      'The 24% bracket of heads of household ends at 201,750; the file’s tax is that of one that ends at 201,775, as for single filers.',
  },
  {
    columns: [91],
    rows: ['childTaxCredit', 'nonrefundableCredits', 'additionalChildTaxCredit', 'refundableCredits', 'totalTax'],
    form: 'Schedule 8812 lines 14 and 27; 26 U.S.C. §§ 24(d), 26(a)',
    reason:
      'Of a tax of 14,026 the adoption credit leaves 1,476 for the child tax credit, and the other 724 are refunded; the file’s nonrefundable credits of 14,750 exceed the tax.',
  },
  {
    columns: [94],
    rows: ['childTaxCredit', 'additionalChildTaxCredit'],
    form: 'Schedule 8812 lines 14 and 27; 26 U.S.C. §§ 24(d), 26(a)',
    reason:
      'The tax of 7,643 leaves no room for both an adoption credit of 17,760 and a child tax credit of 6,600; of the latter, 5,100 are refunded.',
  },
];
