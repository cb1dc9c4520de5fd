/** Which pay of nonresidents for a few days of work, or for little of it, a state leaves alone. Rules that are only for withholding are none of these. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { StateCode } from '@bracketwise/contract/states';
import { HOUSEHOLD_YEARS_TO_2026, type LawYear } from '@bracketwise/contract/years';
import { unchanged, type Cited } from '../../kernel/law-table.ts';

/** A person's pay for work in the state is not taxed if there were at most so many days of it in the year. */
export interface ShortStay {
  readonly days: number;
  readonly since: LawYear;
  /** Pay up to this amount is not taxed after more days either. US dollars. */
  readonly orPay?: Usd;
  /** Set if the person must also have pay for work in another state. */
  readonly onlyWithPayElsewhere?: true;
  /** Set if only residents of states without a tax on wages, or with such a law, have it. Which laws are similar enough is not confirmed. */
  readonly mutual?: true;
  /** Set if it is not confirmed what the law leaves alone: nothing is then computed for such a stay. */
  readonly unconfirmed?: true;
  readonly source: string;
}

/** Those of Illinois, Indiana and Montana count professional athletes and entertainers otherwise, which is left out. */
export const shortStays: Readonly<Partial<Record<StateCode, ShortStay>>> = {
  AL: {
    days: 30,
    since: 2026,
    onlyWithPayElsewhere: true,
    mutual: true,
    source: 'Ala. Code § 40-18-2.2, as added by Act 2025-334 (H.B. 379)',
  },
  CT: { days: 15, since: 2024, unconfirmed: true, source: 'Conn. Gen. Stat. § 12-711; Form CT-1040NR/PY instructions' },
  IL: { days: 30, since: 2024, onlyWithPayElsewhere: true, source: '35 ILCS 5/304(a)(2)(B)(iii); Illinois Publication 130' },
  IN: { days: 30, since: 2024, source: 'Ind. Code § 6-3-2-27.5, as added by 2023 SEA 419' },
  LA: { days: 25, since: 2024, onlyWithPayElsewhere: true, mutual: true, source: '2021 La. Acts No. 383' },
  ME: { days: 12, since: 2024, orPay: 3_000, source: '36 M.R.S. § 5142(8-B)' },
  MT: { days: 30, since: 2024, onlyWithPayElsewhere: true, source: 'MCA 15-30-2106' },
  ND: { days: 20, since: 2024, mutual: true, source: 'Schedule ND-1NR instructions, Nonresident mobile workforce; N.D.C.C. ch. 57-38' },
  NE: { days: 7, since: 2025, unconfirmed: true, source: 'Neb. Rev. Stat. § 77-2733, as amended by 2024 LB 1023 (meetings and training)' },
  // "May be allocated to the taxpayer's state of residence": taken to be.
  NM: { days: 15, since: 2024, source: 'NMSA 1978 § 7-2-11(A)(4)(a)' },
  UT: { days: 20, since: 2024, mutual: true, source: 'Utah Code § 59-10-117.5' },
  WV: { days: 30, since: 2024, onlyWithPayElsewhere: true, mutual: true, source: '2021 W. Va. HB 2026' },
};

/** The least income from the state for which a nonresident must file. US dollars. */
export const returnsFrom: Readonly<Partial<Record<StateCode, Readonly<Partial<Record<LawYear, Cited<Usd>>>>>>> = {
  // "More than $2,500."
  ID: unchanged(HOUSEHOLD_YEARS_TO_2026, 2_500.01, 'Form 43 instructions, Who must file; Idaho Code § 63-3030(a)(3)'),
  MN: {
    2024: { value: 14_575, source: 'Schedule M1NR (2024) instructions; Minn. Stat. § 289A.08 subd. 1' },
    2025: { value: 14_950, source: 'Schedule M1NR (2025) instructions; Minn. Stat. § 289A.08 subd. 1' },
    2026: { value: 15_300, source: 'Minn. Stat. § 289A.08 subd. 1; Minnesota income tax brackets and standard deductions for 2026' },
  },
  MO: unchanged(HOUSEHOLD_YEARS_TO_2026, 600, 'Form MO-1040 instructions, Nonresidents; Mo. Rev. Stat. § 143.481'),
  OK: unchanged(HOUSEHOLD_YEARS_TO_2026, 1_000, 'Form 511-NR packet, Who must file'),
  WI: unchanged(HOUSEHOLD_YEARS_TO_2026, 2_000, 'Form 1NPR instructions, Who must file; Wis. Stat. § 71.03(2)(a)'),
};
