import type { Usd } from '@bracketwise/contract/amounts';
import { graduatedTax, type Schedule } from '../kernel/schedule.ts';
import type { AlternativeMinimumTax } from '../law/federal/alternative-minimum-tax.ts';
import type { GainsByRate } from './special-gains.ts';

/** US dollars, unrounded. */
export interface MinimumTax {
  /** Alternative minimum taxable income. */
  readonly income: Usd;
  readonly exemption: Usd;
  /** The tentative minimum tax. */
  readonly tax: Usd;
}

/** Figures of the return that the AMT uses. US dollars. */
export interface MinimumTaxBasis {
  /** Alternative minimum taxable income before the addition on a separate return: Form 6251 line 4. */
  readonly minimumTaxableIncome: Usd;
  /** Taxable income minus the part taxed at capital gain rates. */
  readonly ordinaryIncome: Usd;
  /** Net capital gain and qualified dividends, including the part that the standard deduction leaves untaxed. */
  readonly preferentialIncome: Usd;
  /** Excluded foreign income, which fills the lower brackets. 26 U.S.C. § 911(f). */
  readonly excludedIncome?: Usd;
  /** What a child's exemption may be at most. 26 U.S.C. § 59(j). */
  readonly exemptionLimit?: Usd;
  /** Set with gains of collectibles or depreciation. */
  readonly gains?: (GainsByRate & { readonly depreciationRate: number }) | undefined;
}

/**
 * The tentative minimum tax. Net capital gain and qualified dividends keep their own rates.
 * @param separate - whether it is a separate return, whose AMT income increases once the exemption is gone
 * @see 26 U.S.C. § 55(b), (d); Form 6251 lines 4 to 7 and Part III
 */
export function tentativeMinimumTax(
  basis: MinimumTaxBasis,
  law: AlternativeMinimumTax,
  gainRates: Schedule,
  separate: boolean,
): MinimumTax {
  const { minimumTaxableIncome, ordinaryIncome, preferentialIncome, excludedIncome = 0, exemptionLimit = Infinity, gains } = basis;
  const exemptionEnd = law.phaseOutStart + law.exemption / law.phaseOutRate;
  const addition = separate ? Math.min(law.exemption, law.phaseOutRate * Math.max(0, minimumTaxableIncome - exemptionEnd)) : 0;
  const income = minimumTaxableIncome + addition;
  const phasedOut = Math.max(0, law.exemption - law.phaseOutRate * Math.max(0, income - law.phaseOutStart));
  const exemption = Math.min(phasedOut, exemptionLimit);
  const base = Math.max(0, income - exemption);

  const atGainRates = Math.min(base, preferentialIncome);
  const ordinaryTax = (amount: Usd) => graduatedTax(law.schedule, excludedIncome + amount) - graduatedTax(law.schedule, excludedIncome);
  if (atGainRates === 0) return { income, exemption, tax: ordinaryTax(base) };
  if (gains) {
    const tax = taxWithGains(base, gains, gainRates, ordinaryTax);
    return { income, exemption, tax: Math.min(ordinaryTax(base), tax) };
  }
  const gainStart = excludedIncome + ordinaryIncome;
  const gainTax = graduatedTax(gainRates, gainStart + atGainRates) - graduatedTax(gainRates, gainStart);
  return { income, exemption, tax: Math.min(ordinaryTax(base), ordinaryTax(base - atGainRates) + gainTax) };
}

/**
 * Gains of depreciation keep their rate, those of collectibles are taxed like other income.
 * @see 26 U.S.C. § 55(b)(3); Form 6251 lines 12 to 38
 */
function taxWithGains(
  base: Usd,
  { ordinary, otherThanAdjusted, adjusted, allDepreciation, depreciationRate }: NonNullable<MinimumTaxBasis['gains']>,
  gainRates: Schedule,
  ordinaryTax: (amount: Usd) => Usd,
): Usd {
  const atOrdinaryRates = Math.max(0, base - adjusted - allDepreciation);
  const gain = Math.min(base, adjusted);
  const zeroRoom = Math.max(0, (gainRates[0]?.to ?? 0) - otherThanAdjusted);
  let rest = gain;
  let tax = ordinaryTax(atOrdinaryRates) + depreciationRate * (base - atOrdinaryRates - gain);
  for (const [index, { to, rate }] of gainRates.entries()) {
    const amount = Math.min(rest, index === 0 ? zeroRoom : Math.max(0, to - zeroRoom - ordinary));
    rest -= amount;
    tax += rate * amount;
  }
  return tax;
}
