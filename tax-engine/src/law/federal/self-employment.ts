import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { unchanged, type LawTable } from '../../kernel/law-table.ts';

/** Self-employment tax: both halves of Social Security and Medicare. Rates and shares are fractions. */
export interface SelfEmploymentTaxLaw {
  /** Net earnings as a share of net profit, which leaves out the half that an employer would pay. */
  readonly netEarnings: number;
  /** Up to the year's wage base. */
  readonly socialSecurity: number;
  readonly medicare: number;
  /** No tax is owed on net earnings below this. US dollars. */
  readonly owedFrom: Usd;
  /** Share of the tax that is deducted from gross income. */
  readonly deductible: number;
}

export const selfEmploymentTaxLaw: LawTable<SelfEmploymentTaxLaw> = unchanged(
  YEARS_TO_2026,
  { netEarnings: 0.9235, socialSecurity: 0.124, medicare: 0.029, owedFrom: 400, deductible: 0.5 },
  'Schedule SE (Form 1040); 26 U.S.C. §§ 1401(a), (b)(1), 1402(a)(12), (b)(2), 164(f)(1)',
);
