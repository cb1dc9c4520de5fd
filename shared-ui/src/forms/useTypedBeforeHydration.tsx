import { useLayoutEffect, type RefObject } from 'react';
import type { Draft } from './CalculatorForm.tsx';

function valueOf(control: Element): string | boolean | undefined {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)
    return control.value;
  return undefined;
}

/**
 * Keeps what a visitor entered before the page came alive, and what the browser restored on a reload: for neither does React
 * fire an event. On mount it reads each named control of the form and hands over those that differ from the draft.
 *
 * It runs before anything renders again, since a controlled input is set back to its draft by the next render.
 * @param draft - as the form was rendered first
 * @param adopt - takes the values that differ
 */
export function useTypedBeforeHydration<D extends Draft>(
  form: RefObject<HTMLFormElement | null>,
  draft: D,
  adopt: (typed: Partial<D>) => void,
): void {
  useLayoutEffect(() => {
    const typed: Draft = {};
    for (const control of form.current?.elements ?? []) {
      const name = control.getAttribute('name');
      const value = valueOf(control);
      if (name && name in draft && value !== undefined && value !== draft[name]) typed[name] = value;
    }
    if (Object.keys(typed).length > 0) adopt(typed as Partial<D>);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for the draft the page was rendered with
  }, []);
}
