import type { PayDeduction } from '@bracketwise/contract/paychecks';
import { roundToCents, type DeductionEffect } from '@bracketwise/tax-engine';

/** US dollars. Differences to the same pay without the deduction are negative for less. */
export interface EffectRow {
  readonly deduction: PayDeduction;
  readonly amount: number;
  readonly federal: number;
  readonly fica: number;
  readonly levies: number;
  /** With local tax. */
  readonly state: number;
  readonly net: number;
}

/** Rows of two tables: a paycheck, by what is withheld, and the year, by the return. */
export function effectRows(effects: readonly DeductionEffect[]): {
  readonly perPaycheck: readonly EffectRow[];
  readonly year: readonly EffectRow[];
} {
  return {
    perPaycheck: effects.flatMap(({ deduction, perPaycheck }): readonly EffectRow[] => {
      if (!perPaycheck) return [];
      const { amount, withheldLess: less, takeHomeLess } = perPaycheck;
      return [
        {
          deduction,
          amount,
          federal: roundToCents(-less.federalWithholding),
          fica: roundToCents(-less.socialSecurity - less.medicare),
          levies: roundToCents(-less.levies),
          state: roundToCents(-less.stateWithholding - less.localWithholding),
          net: roundToCents(-takeHomeLess),
        },
      ];
    }),
    year: effects.map(({ deduction, year: { amount, withheldLess: less }, taxLess }): EffectRow => {
      const levies = roundToCents(-less.levies);
      return {
        deduction,
        amount,
        federal: roundToCents(-taxLess.federal),
        fica: roundToCents(-taxLess.payroll - levies),
        levies,
        state: roundToCents(-(taxLess.state ?? 0) - (taxLess.local ?? 0)),
        net: roundToCents(taxLess.total - amount),
      };
    }),
  };
}
