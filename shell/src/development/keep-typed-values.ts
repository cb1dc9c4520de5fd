/** Development only: fills the forms again after a reload, and submits those that had been, because a change of a file may reload the page. */
import { controlsOf, enter, heldBy, isTicked, type Control } from '../pages/typed-values.ts';

interface FormBefore {
  /** By the controls' names. */
  readonly values: Readonly<Record<string, string>>;
  /** The names of the controls that it had when it was submitted, if it was. */
  readonly submitted?: readonly string[];
}

const KEY = 'forms-before-reload';

interface PageBefore {
  readonly path: string;
  readonly forms: FormBefore[];
}

const submitted = new WeakMap<HTMLFormElement, readonly string[]>();
addEventListener(
  'submit',
  ({ target }) => {
    if (target instanceof HTMLFormElement) submitted.set(target, [...controlsOf(target).keys()]);
  },
  { capture: true },
);

addEventListener('pagehide', () => {
  const forms = [...document.forms].map((form): FormBefore => {
    const values = Object.fromEntries([...controlsOf(form)].map(([name, control]) => [name, heldBy(control)]));
    const { before, entered } = former.get(form) ?? {};
    // A second reload may come before everything is filled again.
    const missing = Object.entries(before?.values ?? {}).filter(([name]) => !entered?.has(name));
    return { values: { ...values, ...Object.fromEntries(missing) }, submitted: submitted.get(form) ?? before?.submitted };
  });
  const before: PageBefore = { path: location.pathname, forms: [...forms, ...waiting] };
  sessionStorage.setItem(KEY, JSON.stringify(before));
});

function takeFormsBefore(): FormBefore[] {
  const before = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PageBefore | null;
  sessionStorage.removeItem(KEY);
  return before?.path === location.pathname ? before.forms : [];
}
const waiting = takeFormsBefore();
const former = new WeakMap<HTMLFormElement, { readonly before: FormBefore; readonly entered: Set<string> }>();

/** The same form before the reload. It may have had more fields, which appear when others are filled. */
function formerOf(form: HTMLFormElement) {
  const known = former.get(form);
  if (known) return known;
  const names = [...controlsOf(form).keys()];
  const at = waiting.findIndex(({ values }) => names.length > 0 && names.every((name) => name in values));
  const [before] = at < 0 ? [] : waiting.splice(at, 1);
  if (!before) return undefined;
  const found = { before, entered: new Set<string>() };
  former.set(form, found);
  return found;
}

function put(control: Control, value: string): void {
  if (heldBy(control) === value) return;
  if (!isTicked(control)) enter(control, value);
  // A radio button is unticked by another one.
  else if (control.type === 'checkbox' || value === 'true') control.click();
}

function fill(form: HTMLFormElement): void {
  const found = formerOf(form);
  if (!found) return;
  const { before, entered } = found;
  for (const [name, control] of controlsOf(form)) {
    const value = before.values[name];
    // The options of a select may come later.
    const isOffered = !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);
    if (value === undefined || entered.has(name) || !isOffered) continue;
    entered.add(name);
    put(control, value);
  }
  if (!submitted.has(form) && before.submitted?.every((name) => entered.has(name))) {
    submitted.set(form, before.submitted);
    // After the values have been rendered.
    setTimeout(() => form.requestSubmit());
  }
}

if (waiting.length > 0) {
  const observer = new MutationObserver(() => {
    for (const form of document.forms) fill(form);
  });
  observer.observe(document, { childList: true, subtree: true });
  const end = ({ isTrusted }: Event) => isTrusted && observer.disconnect();
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, end, { capture: true });
}
