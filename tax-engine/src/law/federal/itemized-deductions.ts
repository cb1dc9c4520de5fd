import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type Cited, type LawTable } from '../../kernel/law-table.ts';

/** The limit on itemized state and local taxes. US dollars. */
export interface StateAndLocalTaxCap {
  readonly cap: Usd;
  /** Above `start` of modified adjusted gross income, the cap falls by `rate` (a fraction) of the excess, down to `floor`. */
  readonly phaseDown?: { readonly start: Usd; readonly rate: number; readonly floor: Usd };
}

/** A separate return has half of the cap and of the threshold. Its cap is halved after the phase-down, which halves the rate too. */
function caps(cap: Usd, phaseDown?: { start: Usd; rate: number; floor: Usd }): ByStatus<StateAndLocalTaxCap> {
  const whole: StateAndLocalTaxCap = phaseDown ? { cap, phaseDown } : { cap };
  const half: StateAndLocalTaxCap = phaseDown
    ? { cap: cap / 2, phaseDown: { start: phaseDown.start / 2, rate: phaseDown.rate / 2, floor: phaseDown.floor / 2 } }
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

/** Gifts of cash to public charities are deductible between these fractions of adjusted gross income. */
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

/** Deduction for gifts of cash on a return without itemized deductions. US dollars. */
export const nonItemizerGiftLimit: LawTable<ByStatus<Usd>> = {
  2020: { value: byStatus(300, 300, 150, 300), source: 'Pub. L. 116-136 § 2204; Form 1040 (2020) instructions, line 10b' },
  2021: { value: byStatus(300, 600, 300, 300), source: '26 U.S.C. § 170(p) (Pub. L. 116-260, div. EE, § 212)' },
  2022: { value: byStatus(0, 0, 0, 0), source: '26 U.S.C. § 170(p)' },
  2023: { value: byStatus(0, 0, 0, 0), source: '26 U.S.C. § 170(p)' },
  2024: { value: byStatus(0, 0, 0, 0), source: '26 U.S.C. § 170(p)' },
  2025: { value: byStatus(0, 0, 0, 0), source: '26 U.S.C. § 170(p)' },
  2026: { value: byStatus(1_000, 2_000, 1_000, 1_000), source: '26 U.S.C. § 170(p) (Pub. L. 119-21 § 70424)' },
};

const permanentFloor = '26 U.S.C. § 213(a) (Pub. L. 116-260, div. EE, § 101)';

/** Medical expenses are deductible above this fraction of adjusted gross income. */
export const medicalExpenseFloor: LawTable<number> = {
  2020: { value: 0.075, source: '26 U.S.C. § 213(f) (Pub. L. 116-94, div. Q, § 103)' },
  2021: { value: 0.075, source: permanentFloor },
  2022: { value: 0.075, source: permanentFloor },
  2023: { value: 0.075, source: permanentFloor },
  2024: { value: 0.075, source: permanentFloor },
  2025: { value: 0.075, source: permanentFloor },
  2026: { value: 0.075, source: permanentFloor },
};

/** Debt taken on after December 15, 2017, whose interest is deductible. US dollars. */
export const mortgageDebtLimit: LawTable<ByStatus<Usd>> = unchanged(
  YEARS_TO_2026,
  byStatus(750_000, 750_000, 375_000, 750_000),
  '26 U.S.C. § 163(h)(3)(F)',
);

const withoutLimitation: Cited<number> = { value: 0, source: '26 U.S.C. § 68(f) (Pub. L. 115-97 § 11046)' };

/** Fraction of the itemized deductions that is lost to the extent that taxable income before them reaches the highest bracket. */
export const itemizedDeductionsLimitation: LawTable<number> = {
  2020: withoutLimitation,
  2021: withoutLimitation,
  2022: withoutLimitation,
  2023: withoutLimitation,
  2024: withoutLimitation,
  2025: withoutLimitation,
  2026: { value: 2 / 37, source: '26 U.S.C. § 68(a) (Pub. L. 119-21 § 70111)' },
};

/** Mortgage insurance premiums that count as interest. US dollars. */
export interface MortgageInsurance {
  readonly deductible: boolean;
  /** The share (a fraction) lost for each `step` of adjusted gross income, or part of one, above `start`. */
  readonly phaseOut: ByStatus<{ readonly start: Usd; readonly step: Usd; readonly share: number }>;
}

const mortgageInsuranceOf = (deductible: boolean): MortgageInsurance => {
  const whole = { start: 100_000, step: 1_000, share: 0.1 };
  return { deductible, phaseOut: byStatus(whole, whole, { start: 50_000, step: 500, share: 0.1 }, whole) };
};
const notDeductible: Cited<MortgageInsurance> = {
  value: mortgageInsuranceOf(false),
  source: '26 U.S.C. § 163(h)(3)(E)(iv) (Pub. L. 116-260, div. EE, § 133)',
};

/** 26 U.S.C. § 163(h)(3)(E); Schedule A (Form 1040) line 8d. */
export const mortgageInsurance: LawTable<MortgageInsurance> = {
  2020: { value: mortgageInsuranceOf(true), source: '26 U.S.C. § 163(h)(3)(E) (Pub. L. 116-94, div. Q, § 102)' },
  2021: { value: mortgageInsuranceOf(true), source: '26 U.S.C. § 163(h)(3)(E) (Pub. L. 116-260, div. EE, § 133)' },
  2022: notDeductible,
  2023: notDeductible,
  2024: notDeductible,
  2025: notDeductible,
  2026: { value: mortgageInsuranceOf(true), source: '26 U.S.C. § 163(h)(3)(E) (Pub. L. 119-21 § 70108)' },
};
