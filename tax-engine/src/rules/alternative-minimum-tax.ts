import type { Usd } from '../contract.ts';
import { graduatedTax, type Schedule } from '../kernel/schedule.ts';
import type { AlternativeMinimumTax } from '../law/federal/alternative-minimum-tax.ts';

/** US dollars, unrounded. */
export interface MinimumTax {
  /** Alternative minimum taxable income. */
  readonly income: Usd;
  readonly exemption: Usd;
  /** The tentative minimum tax. */
  readonly tax: Usd;
}

/** What the minimum tax takes over from the return of somebody who does not itemize. US dollars. */
export interface MinimumTaxBasis {
  /** Without itemized deductions and with the standard deduction put back, alternative minimum taxable income. */
  readonly adjustedGrossIncome: Usd;
  /** Taxable income less what is taxed at the rates of net capital gain. */
  readonly ordinaryIncome: Usd;
  /** Net capital gain and qualified dividends, also as far as the standard deduction leaves them untaxed. */
  readonly preferentialIncome: Usd;
}

/**
 * The tentative minimum tax, in which net capital gain and qualified dividends keep their own rates.
 * @param separate - whether it is a separate return, whose income grows once the exemption is gone
 * @see 26 U.S.C. § 55(b), (d); Form 6251 lines 4 to 7 and Part III
 */
export function tentativeMinimumTax(
  basis: MinimumTaxBasis,
  law: AlternativeMinimumTax,
  gainRates: Schedule,
  separate: boolean,
): MinimumTax {
  const { adjustedGrossIncome, ordinaryIncome, preferentialIncome } = basis;
  const exemptionEnd = law.phaseOutStart + law.exemption / law.phaseOutRate;
  const addition = separate ? Math.min(law.exemption, law.phaseOutRate * Math.max(0, adjustedGrossIncome - exemptionEnd)) : 0;
  const income = adjustedGrossIncome + addition;
  const exemption = Math.max(0, law.exemption - law.phaseOutRate * Math.max(0, income - law.phaseOutStart));
  const base = Math.max(0, income - exemption);

  const atGainRates = Math.min(base, preferentialIncome);
  const gainTax = graduatedTax(gainRates, ordinaryIncome + atGainRates) - graduatedTax(gainRates, ordinaryIncome);
  const tax = Math.min(graduatedTax(law.schedule, base), graduatedTax(law.schedule, base - atGainRates) + gainTax);
  return { income, exemption, tax };
}
