/** For tests: the names that a field for a place offers, whether it is a list or searches. */
export function offeredPlaces(control: HTMLInputElement | HTMLSelectElement | null): readonly string[] {
  if (control instanceof HTMLSelectElement) return [...control.options].map(({ text }) => text);
  return [...(control?.list?.options ?? [])].map(({ value }) => value);
}
