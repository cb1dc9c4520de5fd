import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Draft } from './draft.ts';

function valueOf(control: Element): string | boolean | undefined {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  if (control instanceof HTMLInputElement && control.type === 'radio' && !control.checked) return undefined;
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)
    return control.value;
  return undefined;
}

/** Values of a form's named controls that differ from its draft. */
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
 * Keeps what a visitor typed before hydration, and what the browser restored after Back or a reload. React fires no event for either.
 *
 * Reads the controls twice: in the first layout effect, because the next render resets a controlled input to its draft, and on
 * `pageshow`, because browsers restore forms only after the document has loaded.
 * @param form - or a fieldset with its own draft
 * @param draft - as rendered
 * @param adopt - receives the values that differ from the draft
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
