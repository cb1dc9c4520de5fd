import { whenIdle } from '@bracketwise/shared-ui/federation/when-idle';
import { SETTLED } from '../document-contract.ts';

let resolveSettled = () => {};
const settled = new Promise<void>((resolve) => (resolveSettled = resolve));

/** Whether the first page has hydrated or failed. */
export const isFirstPageSettled = () => SETTLED in document.documentElement.dataset;

/** Call once, when the first page has hydrated or failed. */
export function settleFirstPage(): void {
  document.documentElement.dataset[SETTLED] = '';
  resolveSettled();
}

/** Resolves when the first page is in use and the browser is idle. For what no visitor needs before. */
export async function afterFirstPage(): Promise<void> {
  await settled;
  await new Promise<void>((resolve) => void whenIdle(resolve));
}
