import { readFileSync } from 'node:fs';

function childrenOf(id: number): number[] {
  try {
    return readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return []; // has exited in the meantime
  }
}

/** Ids of the processes that a process has started, and of those that these have. */
export const descendantsOf = (id: number): number[] => childrenOf(id).flatMap((child) => [child, ...descendantsOf(child)]);

/** A zombie process does not count as running. */
export function isRunning(id: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${id}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** The program that a process runs, with its arguments. */
export const commandOf = (id: number): string => readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ');
