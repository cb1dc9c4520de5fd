/**
 * A calculator's inputs as a URL fragment, `#state=CA&income=60000`, which browsers never send to a server. Numbers are written as in
 * JavaScript, whatever the page's language.
 */

/** The inputs in a link, by field name. */
export type Inputs = Readonly<Record<string, string>>;

export type InputValues = Readonly<Record<string, string | number | boolean>>;

/** @returns the fragment without its `#` */
export function fragmentOf(values: InputValues): string {
  return new URLSearchParams(Object.entries(values).map(([field, value]) => [field, String(value)])).toString();
}

/**
 * @param fragment - with or without its `#`
 * @returns the inputs, or undefined if the fragment names a section
 */
export function inputsIn(fragment: string): Inputs | undefined {
  if (!fragment.includes('=')) return undefined;
  return Object.fromEntries(new URLSearchParams(fragment.replace(/^#/u, '')));
}
