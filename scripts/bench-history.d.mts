import type { Row } from './benchmarks.mjs';

/** The medians of one run. */
export interface Run {
  /** In ISO 8601. */
  readonly date: string;
  readonly commit: string;
  /** False with `--anyway`, when other programs may have slowed the run down. */
  readonly isQuiet: boolean;
  readonly medians: Readonly<Record<string, number>>;
}

export function historyOf(folder: string, machine: string): string;
export function runsIn(file: string): Run[];
export function keep(file: string, rows: readonly Row[], run: Omit<Run, 'medians'>): void;
export function slowDowns(rows: readonly Row[], runs: readonly Run[]): string[];
