import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { StateCode } from '@bracketwise/contract/states';
import type { EstimateYear } from '@bracketwise/contract/years';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { estimate } from '../household.ts';
import { WRONG_ROWS } from './wrong-rows.ts';

/** Federal figures of a row. */
export type FederalFigure = 'standardDeduction' | 'taxableIncome' | 'federalTax' | 'socialSecurity' | 'medicare' | 'additionalMedicare';

/** A household of `expected-taxes.csv` with independently computed figures. US dollars. */
export interface ReferenceRow {
  readonly year: EstimateYear;
  readonly state: StateCode;
  readonly status: FilingStatus;
  readonly income: number;
  readonly federal: Readonly<Record<FederalFigure, number>>;
  /** Undefined if the row has no settled figure. */
  readonly stateTax: number | undefined;
}

/** Allowed difference of the state tax from a settled row. US dollars. */
const TOLERANCE = 1;

export const REFERENCE_ROWS: readonly ReferenceRow[] = readFileSync(join(__dirname, 'expected-taxes.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [
      year,
      state,
      status,
      income,
      standardDeduction,
      taxableIncome,
      federalTax,
      socialSecurity,
      medicare,
      additionalMedicare,
      stateTax,
    ] = line.split(',');
    return {
      year: Number(year) as EstimateYear,
      state: state as StateCode,
      status: status as FilingStatus,
      income: Number(income),
      federal: {
        standardDeduction: Number(standardDeduction),
        taxableIncome: Number(taxableIncome),
        federalTax: Number(federalTax),
        socialSecurity: Number(socialSecurity),
        medicare: Number(medicare),
        additionalMedicare: Number(additionalMedicare),
      },
      stateTax: stateTax === '' ? undefined : Number(stateTax),
    };
  });

type Household = Pick<ReferenceRow, 'year' | 'state' | 'status' | 'income'>;

export function nameOf({ year, state, status, income }: Household): string {
  return `${year} ${state} ${status} ${income}`;
}

const wrongRows = new Set(WRONG_ROWS.map(({ row }) => row));

/** `unsettled` rows have no figure, `listed` rows contradict the form, the others `match` or `differ`. */
export type Verdict = 'match' | 'listed' | 'unsettled' | 'differ';

/** Compares the engine's state tax with a row. */
export function verdictOn(row: ReferenceRow): Verdict {
  if (row.stateTax === undefined) return 'unsettled';
  if (Math.abs(estimate(row.state, row.year, row.status, row.income).stateTax - row.stateTax) <= TOLERANCE) return 'match';
  return wrongRows.has(nameOf(row)) ? 'listed' : 'differ';
}
