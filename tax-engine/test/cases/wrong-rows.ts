/** Rows of `expected-taxes.csv` that the state's own form proves wrong: year, state, status, income. */
export const WRONG_ROWS: readonly { row: string; form: string; reason: string }[] = [
  {
    row: '2020 NY single 15000',
    form: 'Form IT-201 (2020) lines 39 and 40',
    reason: '4 % of 7,000 less the household credit of 45 is 235.00; the row carries a smoothed 231.92',
  },
  {
    row: '2021 AL single 15000',
    form: 'Form 40 (2021) line 12, Federal Income Tax Deduction Worksheet; Act 2022-37',
    reason:
      'the deduction is 245.00 less an earned income credit of 74.82 by the Code of 2020; the row takes the larger credit of 2021 and deducts nothing',
  },
];
