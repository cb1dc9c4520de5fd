import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Draft } from './CalculatorForm.tsx';

function valueOf(control: Element): string | boolean | undefined {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)
    return control.value;
  return undefined;
}

/** What the named controls of a form hold that its draft does not. */
function heldBeside<D extends Draft>(form: HTMLFormElement | HTMLFieldSetElement | null, draft: D): Partial<D> {
  const held: Draft = {};
  for (const control of form?.elements ?? []) {
    const name = control.getAttribute('name');
    const value = valueOf(control);
    if (name && name in draft && value !== undefined && value !== draft[name]) held[name] = value;
  }
  return held as Partial<D>;
}

/**
 * Keeps what a visitor entered before the page came alive, and what the browser restored when the visitor came back or reloaded:
 * for neither does React fire an event.
 *
 * The first look is taken before anything renders again, since a render sets a controlled input back to its draft; the second
 * once the document is complete, since browsers restore a form only after they have read the page to its end.
 * @param form - or a group of its controls that has a draft of its own
 * @param draft - as it is rendered
 * @param adopt - takes the values that the draft lacks
 */
export function useTypedBeforeHydration<D extends Draft>(
  form: RefObject<HTMLFormElement | HTMLFieldSetElement | null>,
  draft: D,
  adopt: (entered: Partial<D>) => void,
): void {
  const rendered = useRef({ draft, adopt });
  useLayoutEffect(() => {
    rendered.current = { draft, adopt };
  });

  useLayoutEffect(() => {
    const look = () => {
      const entered = heldBeside(form.current, rendered.current.draft);
      if (Object.keys(entered).length > 0) rendered.current.adopt(entered);
    };
    look();
    if (document.readyState === 'complete') return;
    window.addEventListener('pageshow', look, { once: true });
    return () => window.removeEventListener('pageshow', look);
  }, [form]);
}
