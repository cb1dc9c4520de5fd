/** Counts how many reference households the engine matches, for the page that states it. */
import { taxReturn } from '../../src/index.ts';
import { figureOf, REFERENCE_HOUSEHOLDS, TOLERANCE, type FederalColumn } from '../cases/reference-households.ts';

export function proof(): string {
  const matching = REFERENCE_HOUSEHOLDS.filter(({ household, federal }) => {
    const result = taxReturn(household);
    const columns = Object.entries(federal) as [FederalColumn, number][];
    return columns.every(([column, expected]) => Math.abs(figureOf(result, column) - expected) <= TOLERANCE);
  }).length;
  return [
    '/** Reference households, and how many of them the federal return matches within a dollar in every column. Written by the tests. */\n',
    `export const REFERENCE_HOUSEHOLDS = ${group(REFERENCE_HOUSEHOLDS.length)};\n`,
    `export const HOUSEHOLDS_MATCHED = ${group(matching)};\n`,
  ].join('');
}

const group = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/gu, '_');
