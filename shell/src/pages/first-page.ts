import { whenIdle } from '@bracketwise/shared-ui/federation/when-idle';
import { READY } from '../document-contract.ts';

let resolveReady = () => {};
const ready = new Promise<void>((resolve) => (resolveReady = resolve));

/** Whether the first page has hydrated or failed. */
export const isFirstPageReady = () => READY in document.documentElement.dataset;

/** Call once, when the first page has hydrated or failed. */
export function markFirstPageReady(): void {
  document.documentElement.dataset[READY] = '';
  resolveReady();
}

/** Resolves when the first page is in use and the browser is idle. For what no visitor needs before. */
export async function afterFirstPage(): Promise<void> {
  await ready;
  await new Promise<void>((resolve) => void whenIdle(resolve));
}
