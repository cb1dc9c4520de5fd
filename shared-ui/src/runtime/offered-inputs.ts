/**
 * Inputs for a page's form that come from a shared link or from the list of saved calculations. The shell reads the URL, but the form
 * belongs to a remote, so pending inputs are stored here, once per page.
 */
import { inputsIn, type Inputs } from '../sharing/fragment.ts';

let offer: { readonly path: string; readonly inputs: Inputs } | undefined;
const listeners = new Set<() => void>();

/** Whether inputs wait for the current page. The renderer, which has no address, holds none. */
const isOffered = (): boolean => offer !== undefined && offer.path === location.pathname;

/** Offers inputs to the form of the current page, or of the one that the visitor is going to. */
export function offerInputs(inputs: Inputs, path = location.pathname): void {
  offer = { path, inputs };
  if (path !== location.pathname) return;
  for (const listener of listeners) listener();
}

/** Returns the inputs waiting for the form of the current page, and removes them. Those for another page wait until the visitor is there. */
export function takeOfferedInputs(): Inputs | undefined {
  if (!isOffered()) return undefined;
  const inputs = offer?.inputs;
  offer = undefined;
  return inputs;
}

/** Calls the listener when inputs are offered to the current page, and at once if some are waiting. */
export function onOfferedInputs(listener: () => void): () => void {
  listeners.add(listener);
  if (isOffered()) listener();
  return () => listeners.delete(listener);
}

/** Removes inputs from the URL and the history before other code reads them. */
export function takeInputsFromAddress(): void {
  const inputs = inputsIn(location.hash);
  if (!inputs) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  offerInputs(inputs);
}
