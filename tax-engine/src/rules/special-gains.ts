import type { Usd } from '@bracketwise/contract/amounts';
import type { CompleteHousehold } from '@bracketwise/contract/household';
import type { LawYear } from '@bracketwise/contract/years';
import type { Schedule } from '../kernel/schedule.ts';
import { netSection1231 } from './section-1231.ts';
import { collectiblesRate, depreciatedRealEstateRate } from '../law/federal/special-gains.ts';

/** Long-term gains with their own maximum rates. US dollars. */
export interface SpecialGains {
  /** Schedule D line 18. */
  readonly collectibles: Usd;
  /** From depreciation of real estate: Schedule D line 19. */
  readonly depreciation: Usd;
}

/**
 * Net short-term losses and losses of earlier years reduce the gains with the highest rate first.
 * @see 26 U.S.C. § 1(h)(4), (6); Schedule D (Form 1040) instructions, 28% Rate Gain and Unrecaptured Section 1250 Gain Worksheets
 */
export function specialGains({
  shortTermGain,
  shortTermLossCarryover,
  capitalLossCarryover,
  collectiblesGain,
  unrecapturedSection1250Gain,
  section1231Gain,
  section1231LossesBefore,
}: Pick<
  CompleteHousehold,
  | 'shortTermGain'
  | 'shortTermLossCarryover'
  | 'capitalLossCarryover'
  | 'collectiblesGain'
  | 'unrecapturedSection1250Gain'
  | 'section1231Gain'
  | 'section1231LossesBefore'
>): SpecialGains {
  // Losses of the five years before make this gain ordinary first: Unrecaptured Section 1250 Gain Worksheet lines 7 to 9.
  const recaptured = netSection1231({ section1231Gain: Math.max(0, section1231Gain), section1231LossesBefore }).ordinary;
  const ofDepreciation = Math.max(0, unrecapturedSection1250Gain - recaptured);
  const losses = Math.max(0, shortTermLossCarryover - shortTermGain) + capitalLossCarryover;
  return {
    collectibles: Math.max(0, collectiblesGain - losses),
    depreciation: Math.max(0, ofDepreciation - Math.max(0, losses - collectiblesGain)),
  };
}

/** US dollars. */
export interface GainsBasis extends SpecialGains {
  /** With excluded foreign income. */
  readonly taxableIncome: Usd;
  readonly netCapitalGain: Usd;
  readonly qualifiedDividends: Usd;
}

/** How a return with such gains is taxed. US dollars. */
export interface GainsByRate {
  /** Taxed by the rate schedule: Schedule D Tax Worksheet line 21. */
  readonly ordinary: Usd;
  /** All but the adjusted net capital gain: line 14. */
  readonly otherThanAdjusted: Usd;
  /** The adjusted net capital gain: line 13. */
  readonly adjusted: Usd;
  /** The parts of it, by bracket of the schedule of gains. */
  readonly byBracket: readonly Usd[];
  readonly depreciation: Usd;
  readonly collectibles: Usd;
  /** Gain of depreciation, also where lower brackets take it in. */
  readonly allDepreciation: Usd;
}

/** @see 26 U.S.C. § 1(h)(1); Schedule D (Form 1040) instructions, Schedule D Tax Worksheet lines 9 to 43 */
export function gainsByRate(basis: GainsBasis, schedule: Schedule, gainRates: Schedule, year: LawYear): GainsByRate {
  const { taxableIncome, netCapitalGain, qualifiedDividends } = basis;
  const preferential = netCapitalGain + qualifiedDividends;
  const adjusted = preferential - Math.min(netCapitalGain, basis.collectibles + basis.depreciation);
  const otherThanAdjusted = Math.max(0, taxableIncome - adjusted);
  // Brackets with lower rates than those of special gains take these gains in.
  const lowRatesEnd = schedule.findLast(({ rate }) => rate < depreciatedRealEstateRate[year].value)?.to ?? 0;
  const ordinary = Math.max(0, taxableIncome - preferential, Math.min(otherThanAdjusted, lowRatesEnd));
  let rest = Math.min(taxableIncome, adjusted);
  let taxed = 0;
  const byBracket = gainRates.map(({ to }, index) => {
    // Only the zero-rate bracket is filled by all other income.
    const below = index === 0 ? otherThanAdjusted : ordinary + taxed;
    const amount = Math.min(rest, Math.max(0, Math.min(taxableIncome, to) - below));
    rest -= amount;
    taxed += amount;
    return amount;
  });
  const unused = Math.max(0, preferential + ordinary - taxableIncome);
  const allDepreciation = Math.min(netCapitalGain, basis.depreciation);
  const depreciation = Math.max(0, allDepreciation - unused);
  return {
    ordinary,
    otherThanAdjusted,
    adjusted,
    byBracket,
    depreciation,
    collectibles: Math.max(0, taxableIncome - ordinary - taxed - depreciation),
    allDepreciation,
  };
}

/** The tax on all but the ordinary part, unrounded. */
export const taxByRate = ({ byBracket, depreciation, collectibles }: GainsByRate, gainRates: Schedule, year: LawYear): Usd =>
  byBracket.reduce((tax, amount, index) => tax + amount * (gainRates[index]?.rate ?? 0), 0) +
  depreciation * depreciatedRealEstateRate[year].value +
  collectibles * collectiblesRate[year].value;
