import { whenIdle } from '@bracketwise/shared-ui/federation/when-idle';
import { IN_USE } from '../document-contract.ts';

let resolveInUse = () => {};
const inUse = new Promise<void>((resolve) => (resolveInUse = resolve));

/** Whether the first page has hydrated or failed. */
export const isInUse = () => IN_USE in document.documentElement.dataset;

/** Call once, when the first page has hydrated or failed. */
export function markInUse(): void {
  document.documentElement.dataset[IN_USE] = '';
  resolveInUse();
}

/** Resolves when the first page is in use and the browser is idle. For what no visitor needs before. */
export async function afterFirstPage(): Promise<void> {
  await inUse;
  await new Promise<void>((resolve) => void whenIdle(resolve));
}
