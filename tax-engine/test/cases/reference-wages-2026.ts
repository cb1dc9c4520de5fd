import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { StateCode } from '@bracketwise/contract/states';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateFiledWithStandard } from '../household.ts';

/** One wage earner in 2026 with independently computed state tax before refundable credits and itemizing. US dollars. */
export interface ReferenceWages {
  readonly state: StateCode;
  readonly filingStatus: FilingStatus;
  readonly wages: Usd;
  readonly tax: Usd;
}

const [head = '', ...lines] = readFileSync(join(__dirname, 'wages2026.csv'), 'utf8').trim().split('\n');
const columns = head.split(',');

/** The rows whose state figures are published. */
export const REFERENCE_WAGES_2026: readonly ReferenceWages[] = lines.flatMap((line) => {
  const cells = line.split(',');
  const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
  const tax = cell('consensus_state_tax');
  if (tax === '') return [];
  return [
    {
      state: cell('state') as StateCode,
      filingStatus: cell('status') as FilingStatus,
      wages: Number(cell('income')),
      tax: Number(tax),
    },
  ];
});

/** The engine's state tax for the row. US dollars. */
export function taxOf({ state, filingStatus, wages }: ReferenceWages): Usd {
  return stateFiledWithStandard({ taxYear: 2026, state, filingStatus, wages }, false).tax ?? NaN;
}

/** The row's name in a list of differences. */
export const wagesIdOf = ({ filingStatus, wages }: ReferenceWages): string => `${WAGES} ${filingStatus} ${wages}`;

export const isOfWages = (id: string): boolean => id.startsWith(WAGES);

const WAGES = 'wages 2026';
