import type { Usd } from '@bracketwise/contract/amounts';
import { countedPay, type StateWithholding } from '../../rules/state-withholding.ts';
import { allowancesOf, annualized, countsSpouse, methodsOf, taxBy, type Editions, type TableRow } from '../../rules/withholding-tables.ts';

interface Terms {
  /** Of every employee. */
  readonly lumpSum: Usd;
  readonly allowance: Usd;
  readonly single: readonly TableRow[];
  readonly married: readonly TableRow[];
}

const terms: Editions<Terms> = {
  2026: [
    {
      value: {
        lumpSum: 4_350,
        allowance: 1_144,
        single: [
          [0, 0.014, 0],
          [9_600, 0.032, 134],
          [14_400, 0.055, 288],
          [19_200, 0.064, 552],
          [24_000, 0.068, 859],
          [36_000, 0.072, 1_675],
          [48_000, 0.076, 2_539],
          [125_000, 0.079, 8_391],
        ],
        married: [
          [0, 0.014, 0],
          [19_200, 0.032, 269],
          [28_800, 0.055, 576],
          [38_400, 0.064, 1_104],
          [48_000, 0.068, 1_718],
          [72_000, 0.072, 3_350],
          [96_000, 0.076, 5_078],
          [250_000, 0.079, 16_782],
        ],
      },
      source: 'Hawaii Booklet A, Employer’s Tax Guide (Rev. 2025), Appendix, Part 1, annualized income method; Haw. Rev. Stat. § 235-61',
    },
  ],
};

export const stateWithholding: StateWithholding = {
  code: 'HI',
  certificate: 'HW-4',
  methods: methodsOf(terms, ({ lumpSum, allowance, single, married }, pay) =>
    annualized(countedPay(pay), pay.payPeriods, (annual) =>
      taxBy(countsSpouse(pay.employee) ? married : single, Math.max(0, annual - lumpSum - allowancesOf(pay) * allowance)),
    ),
  ),
};
