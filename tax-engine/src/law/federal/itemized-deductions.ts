import type { Usd } from '../../contract.ts';
import { byStatus, type ByStatus, type Cited, type LawTable } from '../../kernel/law-table.ts';

/** How much of the state and local taxes paid may be itemized. US dollars. */
export interface StateAndLocalTaxCap {
  readonly cap: Usd;
  /** Above `start` of modified adjusted gross income the cap falls by `rate` (a fraction) of the excess, down to `floor`. */
  readonly phaseDown?: { readonly start: Usd; readonly rate: number; readonly floor: Usd };
}

/** The statute halves every amount for a separate return. */
function caps(cap: Usd, phaseDown?: { start: Usd; rate: number; floor: Usd }): ByStatus<StateAndLocalTaxCap> {
  const whole: StateAndLocalTaxCap = phaseDown ? { cap, phaseDown } : { cap };
  const half: StateAndLocalTaxCap = phaseDown
    ? { cap: cap / 2, phaseDown: { ...phaseDown, start: phaseDown.start / 2, floor: phaseDown.floor / 2 } }
    : { cap: cap / 2 };
  return byStatus(whole, whole, half, whole);
}

const until2024: Cited<ByStatus<StateAndLocalTaxCap>> = {
  value: caps(10_000),
  source: '26 U.S.C. § 164(b)(6) (Pub. L. 115-97 § 11042)',
};

export const stateAndLocalTaxCap: LawTable<ByStatus<StateAndLocalTaxCap>> = {
  2020: until2024,
  2021: until2024,
  2022: until2024,
  2023: until2024,
  2024: until2024,
  2025: {
    value: caps(40_000, { start: 500_000, rate: 0.3, floor: 10_000 }),
    source: '26 U.S.C. § 164(b)(6)-(7) (Pub. L. 119-21 § 70120)',
  },
  2026: {
    value: caps(40_400, { start: 505_000, rate: 0.3, floor: 10_000 }),
    source: '26 U.S.C. § 164(b)(6)-(7) (Pub. L. 119-21 § 70120)',
  },
};

/** The part of adjusted gross income, as fractions, between which gifts of cash to public charities are deducted. */
export interface CharitableDeductionRange {
  readonly floor: number;
  readonly ceiling: number;
}

const sixtyPercent: Cited<CharitableDeductionRange> = { value: { floor: 0, ceiling: 0.6 }, source: '26 U.S.C. § 170(b)(1)(G)' };

export const charitableDeductionRange: LawTable<CharitableDeductionRange> = {
  2020: { value: { floor: 0, ceiling: 1 }, source: 'Pub. L. 116-136 § 2205(a)' },
  2021: { value: { floor: 0, ceiling: 1 }, source: 'Pub. L. 116-136 § 2205(a), extended by Pub. L. 116-260, div. EE, § 213' },
  2022: sixtyPercent,
  2023: sixtyPercent,
  2024: sixtyPercent,
  2025: sixtyPercent,
  2026: { value: { floor: 0.005, ceiling: 0.6 }, source: '26 U.S.C. § 170(b)(1)(G), (I) (Pub. L. 119-21 § 70425)' },
};
