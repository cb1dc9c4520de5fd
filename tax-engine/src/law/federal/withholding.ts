import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2026, type LawYear } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type Cited, type LawTable } from '../../kernel/law-table.ts';

/** Credits for dependents in Step 3 of Form W-4, up to an income. US dollars. */
export interface W4Credits {
  readonly perChild: Usd;
  readonly perOtherDependent: Usd;
  /** Maximum income for this step. */
  readonly incomeUpTo: ByStatus<Usd>;
}

const w4Credits = (year: LawYear, perChild: Usd): Cited<W4Credits> => ({
  value: { perChild, perOtherDependent: 500, incomeUpTo: byStatus(200_000, 400_000, 200_000, 200_000) },
  source: `Form W-4 (${year}), Step 3; 26 U.S.C. § 3402(f)(1)(C)`,
});

/** The 2025 form was printed before that year's credit was raised. */
export const w4CreditsForDependents: LawTable<W4Credits> = {
  2020: w4Credits(2020, 2_000),
  2021: w4Credits(2021, 2_000),
  2022: w4Credits(2022, 2_000),
  2023: w4Credits(2023, 2_000),
  2024: w4Credits(2024, 2_000),
  2025: w4Credits(2025, 2_000),
  2026: w4Credits(2026, 2_200),
};

/** Wages from one employer above which Additional Medicare Tax is withheld, for all filing statuses. US dollars. */
export const additionalMedicareWithheldAbove: LawTable<Usd> = unchanged(YEARS_TO_2026, 200_000, '26 U.S.C. § 3102(f)(1)');
