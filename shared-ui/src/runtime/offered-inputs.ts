/**
 * Inputs that come to the form of a page from elsewhere than its controls: from the address of a shared link, from the list of
 * saved calculations. The shell reads the address, the form belongs to a remote: what is on its way stands here, once in the page.
 */
import { inputsIn, type Inputs } from '../sharing/fragment.ts';

let offer: { readonly path: string; readonly inputs: Inputs } | undefined;
const listeners = new Set<() => void>();

/** For the form of the page that is shown. */
export function offerInputs(inputs: Inputs): void {
  offer = { path: location.pathname, inputs };
  for (const listener of listeners) listener();
}

/** Hands over what waits for the form of the page that is shown, once. */
export function takeOfferedInputs(): Inputs | undefined {
  const taken = offer;
  offer = undefined;
  return taken?.path === location.pathname ? taken.inputs : undefined;
}

/** Calls when something is offered; at once where something waits already. */
export function onOfferedInputs(listener: () => void): () => void {
  listeners.add(listener);
  if (offer) listener();
  return () => listeners.delete(listener);
}

/** Takes inputs out of the address before anything else reads it, and out of the history. */
export function takeInputsFromAddress(): void {
  const inputs = inputsIn(location.hash);
  if (!inputs) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  offerInputs(inputs);
}
