import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';

/** The employee's share, as a fraction of all wages. */
export const medicareRate: LawTable<number> = unchanged(YEARS_TO_2026, 0.0145, '26 U.S.C. § 3101(b)(1)');

/** The employer's share, as a fraction of all wages. */
export const employerMedicareRate: LawTable<number> = unchanged(YEARS_TO_2026, 0.0145, '26 U.S.C. § 3111(b)');

/** Additional Medicare Tax, as a fraction of wages and net self-employment earnings above the threshold. */
export const additionalMedicareRate: LawTable<number> = unchanged(YEARS_TO_2026, 0.009, '26 U.S.C. §§ 1401(b)(2), 3101(b)(2)');

/** Wages and net earnings on the return above which the Additional Medicare Tax applies; not indexed. US dollars. */
export const additionalMedicareThreshold: LawTable<ByStatus<Usd>> = unchanged(
  YEARS_TO_2026,
  byStatus(200_000, 250_000, 125_000, 200_000),
  '26 U.S.C. §§ 1401(b)(2)(A), 3101(b)(2)(A)-(C)',
);

/** Wages from one employer above which Additional Medicare Tax is withheld, for all filing statuses. US dollars. */
export const additionalMedicareWithheldAbove: LawTable<Usd> = unchanged(YEARS_TO_2026, 200_000, '26 U.S.C. § 3102(f)(1)');
