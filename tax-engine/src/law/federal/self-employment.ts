import { TAX_YEARS, type Usd } from '../../contract.ts';
import { unchanged, type LawTable } from '../../kernel/law-table.ts';

/** Both halves of Social Security and Medicare, which the self-employed pay themselves. Rates and shares are fractions. */
export interface SelfEmploymentTaxLaw {
  /** Share of the net profit that is net earnings: what is left without the half that an employer would pay. */
  readonly netEarnings: number;
  /** Up to the wage base of the year. */
  readonly socialSecurity: number;
  readonly medicare: number;
  /** Net earnings below this owe nothing. US dollars. */
  readonly owedFrom: Usd;
  /** Share of the tax that is deducted from gross income. */
  readonly deductible: number;
}

export const selfEmploymentTaxLaw: LawTable<SelfEmploymentTaxLaw> = unchanged(
  TAX_YEARS,
  { netEarnings: 0.9235, socialSecurity: 0.124, medicare: 0.029, owedFrom: 400, deductible: 0.5 },
  'Schedule SE (Form 1040); 26 U.S.C. §§ 1401(a), (b)(1), 1402(a)(12), (b)(2), 164(f)(1)',
);
