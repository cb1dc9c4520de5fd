export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A form's controls by name. Radio buttons are keyed by name and value. */
export function controlsOf(form: HTMLFormElement): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of form.elements as Iterable<Element> & HTMLCollection) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)) continue;
    if (control.name) controls.set(control.type === 'radio' ? `${control.name}=${control.value}` : control.name, control);
  }
  return controls;
}

export const isTicked = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio';

export const heldBy = (control: Control): string => (isTicked(control) ? String(control.checked) : control.value);

/** The control's value in the HTML, before the visitor changed it. */
function defaultOf(control: Control): string {
  if (isTicked(control)) return String(control.defaultChecked);
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? '';
}

/** Sets a value the way typing does, so that React notices. */
export function enter(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as Control;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * The forms of a page, keyed by their controls' names and by their position among forms with the same names. The key is the same each
 * time the page renders.
 */
function formsIn(elements: Iterable<Element>): Map<string, Map<string, Control>> {
  const forms = new Map<string, Map<string, Control>>();
  for (const form of [...elements].flatMap((element) => [...element.querySelectorAll('form')])) {
    const controls = controlsOf(form);
    let name = [...controls.keys()].join();
    while (forms.has(name)) name += '+';
    forms.set(name, controls);
  }
  return forms;
}

/**
 * Copies what the visitor typed into a page's HTML to the same forms of the rendered page, and repeats a click on a form's button.
 * @param options.texts - whether text means the same in both: "1.500" is another amount in another language
 */
export function carryTypedValues(html: Iterable<Element>, page: Element, { texts }: { readonly texts: boolean }): void {
  const forms = formsIn([page]);
  for (const [form, before] of formsIn(html)) {
    const [former, target] = [before, forms.get(form)].map((controls) => controls?.values().next().value?.form);
    // After the values below have been rendered.
    if (former?.dataset.pressed !== undefined) setTimeout(() => target?.requestSubmit());
    for (const [name, control] of before) {
      const later = forms.get(form)?.get(name);
      // Skips untouched controls, and controls changed since.
      if (!later || heldBy(control) === defaultOf(control) || heldBy(later) !== defaultOf(control)) continue;
      if (isTicked(later)) later.click();
      else if (texts || control instanceof HTMLSelectElement) enter(later, control.value);
    }
  }
}
