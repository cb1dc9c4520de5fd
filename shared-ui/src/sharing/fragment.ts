/**
 * The inputs of a calculator as the fragment of an address, `#state=CA&income=60000`: the part of an address that a browser keeps
 * to itself. Numbers are written as JavaScript writes them, whatever the language of the page.
 */

/** What a link says of a form, by field name. */
export type Inputs = Readonly<Record<string, string>>;

export type InputValues = Readonly<Record<string, string | number | boolean>>;

/** @returns the fragment without its `#` */
export function fragmentOf(values: InputValues): string {
  return new URLSearchParams(Object.entries(values).map(([field, value]) => [field, String(value)])).toString();
}

/**
 * @param fragment - with or without its `#`
 * @returns what it says, or undefined for the name of a part of the page
 */
export function inputsIn(fragment: string): Inputs | undefined {
  if (!fragment.includes('=')) return undefined;
  return Object.fromEntries(new URLSearchParams(fragment.replace(/^#/u, '')));
}
