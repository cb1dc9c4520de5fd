import type { Usd } from '@bracketwise/contract/amounts';
import type { StateCode } from '@bracketwise/contract/states';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { provisional2026, unchanged, type LawTable } from '../../kernel/law-table.ts';

/** The employer's tax on each employee's first wages, after the full credit for state tax. Fraction and US dollars. */
export const federalUnemploymentTax: LawTable<{ readonly rate: number; readonly upTo: Usd }> = unchanged(
  YEARS_TO_2026,
  { rate: 0.006, upTo: 7_000 },
  '26 U.S.C. §§ 3301, 3302, 3306(b)(1); Form 940',
);

type Reductions = Readonly<Partial<Record<StateCode, number>>>;

/** What states with unpaid federal loans lose of the credit. Those of a year are announced in its November. */
export const unemploymentCreditReduction: LawTable<Reductions> = provisional2026({
  ...unchanged([2020, 2021], {}, '26 U.S.C. § 3302(c)(2); Schedule A (Form 940)'),
  2022: { value: { CA: 0.003, CT: 0.003, IL: 0.003, NY: 0.003 }, source: '26 U.S.C. § 3302(c)(2); Schedule A (Form 940) of 2022' },
  2023: { value: { CA: 0.006, NY: 0.006 }, source: '26 U.S.C. § 3302(c)(2); Schedule A (Form 940) of 2023' },
  2024: { value: { CA: 0.009, NY: 0.009 }, source: '26 U.S.C. § 3302(c)(2); Schedule A (Form 940) of 2024' },
  2025: { value: { CA: 0.012 }, source: '26 U.S.C. § 3302(c)(2); Schedule A (Form 940) of 2025' },
});
