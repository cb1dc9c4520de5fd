import type { LevyName } from '@bracketwise/contract/lines';
import { PAY_AMOUNTS, type Paycheck } from '@bracketwise/contract/paychecks';

/** Paychecks in a row that show the same amounts, but for a few cents. */
interface PaycheckRun {
  readonly first: Paycheck;
  readonly last: Paycheck;
  readonly count: number;
}

/** A tax that adds up to the cent over the year varies by a cent, and a paycheck with several of them by a few. US dollars. */
const CENT = 0.015;
const FEW_CENTS = 0.055;

const isSame = (one: Paycheck, other: Paycheck) =>
  one.kind === other.kind && PAY_AMOUNTS.every((name) => Math.abs(one[name] - other[name]) < FEW_CENTS);

export function runsOf(paychecks: readonly Paycheck[]): readonly PaycheckRun[] {
  return paychecks.reduce<readonly PaycheckRun[]>((runs, paycheck) => {
    const run = runs.at(-1);
    return run && isSame(run.first, paycheck)
      ? [...runs.slice(0, -1), { ...run, last: paycheck, count: run.count + 1 }]
      : [...runs, { first: paycheck, last: paycheck, count: 1 }];
  }, []);
}

/** What stops or starts during the year, with the first paycheck that shows it. */
interface PaycheckChange {
  readonly what: 'socialSecurityStops' | 'additionalMedicareStarts' | 'levyStops';
  readonly levy?: LevyName;
  readonly paycheck: Paycheck;
}

export function changesIn(paychecks: readonly Paycheck[]): readonly PaycheckChange[] {
  return paychecks.flatMap((paycheck, index): readonly PaycheckChange[] => {
    const before = paychecks[index - 1];
    if (!before) return [];
    const levies = Object.entries(before.levyAmounts) as [LevyName, number][];
    return [
      ...(before.socialSecurityWages === before.payrollWages && paycheck.socialSecurityWages < paycheck.payrollWages
        ? [{ what: 'socialSecurityStops' as const, paycheck }]
        : []),
      ...(before.additionalMedicare === 0 && paycheck.additionalMedicare > 0
        ? [{ what: 'additionalMedicareStarts' as const, paycheck }]
        : []),
      ...levies
        .filter(([levy, amount]) => isFirstCut(amount, paycheck.levyAmounts[levy] ?? 0, levy, paychecks.slice(0, index)))
        .map(([levy]) => ({ what: 'levyStops' as const, levy, paycheck })),
    ];
  });
}

const isFirstCut = (before: number, now: number, levy: LevyName, earlier: readonly Paycheck[]) =>
  before - now > CENT && earlier.every(({ levyAmounts }) => Math.abs((levyAmounts[levy] ?? 0) - before) < CENT);
