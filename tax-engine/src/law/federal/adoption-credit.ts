import type { Usd } from '@bracketwise/contract/amounts';
import type { LawTable } from '../../kernel/law-table.ts';

/** US dollars. */
export interface AdoptionCredit {
  /** Of the expenses for one child, in all years together. */
  readonly most: Usd;
  readonly phaseOutStart: Usd;
  /** Income over which the credit phases out. */
  readonly phaseOutRange: Usd;
  /** The refundable part of the credit for one child. */
  readonly refundable: Usd;
}

const credit = (most: Usd, phaseOutStart: Usd, refundable: Usd = 0): AdoptionCredit => ({
  most,
  phaseOutStart,
  phaseOutRange: 40_000,
  refundable,
});

/** 26 U.S.C. § 23(a), (b)(2). */
export const adoptionCredit: LawTable<AdoptionCredit> = {
  2020: { value: credit(14_300, 214_520), source: '26 U.S.C. § 23; Rev. Proc. 2019-44 § 3.04; Form 8839' },
  2021: { value: credit(14_440, 216_660), source: '26 U.S.C. § 23; Rev. Proc. 2020-45 § 3.04; Form 8839' },
  2022: { value: credit(14_890, 223_410), source: '26 U.S.C. § 23; Rev. Proc. 2021-45 § 3.04; Form 8839' },
  2023: { value: credit(15_950, 239_230), source: '26 U.S.C. § 23; Rev. Proc. 2022-38 § 3.04; Form 8839' },
  2024: { value: credit(16_810, 252_150), source: '26 U.S.C. § 23; Rev. Proc. 2023-34 § 3.04; Form 8839' },
  2025: {
    value: credit(17_280, 259_190, 5_000),
    source: '26 U.S.C. § 23 (Pub. L. 119-21 § 70402); Rev. Proc. 2024-40 § 2.04; Form 8839',
  },
  2026: { value: credit(17_670, 265_080, 5_120), source: '26 U.S.C. § 23; Rev. Proc. 2025-32 § 4.04; Form 8839' },
};
