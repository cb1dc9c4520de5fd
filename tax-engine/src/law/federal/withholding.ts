import type { Usd } from '@bracketwise/contract/amounts';
import { YEARS_TO_2025 } from '@bracketwise/contract/years';
import { byStatus, unchanged, type ByStatus, type LawTable } from '../../kernel/law-table.ts';
import { standardDeduction } from './standard-deduction.ts';

/** Credits for dependents in Step 3 of Form W-4, up to an income. US dollars. */
export interface W4Credits {
  readonly perChild: Usd;
  readonly perOtherDependent: Usd;
  /** Maximum income for this step. */
  readonly incomeUpTo: ByStatus<Usd>;
}

const w4Credits = (perChild: Usd): W4Credits => ({
  perChild,
  perOtherDependent: 500,
  incomeUpTo: byStatus(200_000, 400_000, 200_000, 200_000),
});
const STEP_3 = 'Form W-4, Step 3; 26 U.S.C. § 3402(f)(1)(C)';

/** The 2025 form was printed before that year's credit was raised. */
export const w4CreditsForDependents: LawTable<W4Credits> = {
  ...unchanged(YEARS_TO_2025, w4Credits(2_000), STEP_3),
  2026: { value: w4Credits(2_200), source: STEP_3 },
};

/**
 * The standard deduction that the withholding tables count on. Those of 2025 were printed before Pub. L. 119-21 raised the deduction, and
 * were not printed again.
 */
export const deductionInWithholding: LawTable<ByStatus<Usd>> = {
  2020: standardDeduction[2020],
  2021: standardDeduction[2021],
  2022: standardDeduction[2022],
  2023: standardDeduction[2023],
  2024: standardDeduction[2024],
  2025: { value: byStatus(15_000, 30_000, 15_000, 22_500), source: 'Publication 15-T (2025); Rev. Proc. 2024-40 § 2.15(1)' },
  2026: standardDeduction[2026],
};
