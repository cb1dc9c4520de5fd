/** Without accents and capitals, so that `É` stands at `E`. */
const letters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Options as a reader looks for them. Compared by their letters and not by Intl, whose rules for a language take the page's start
 * ten milliseconds; for the names of the states the order is the same, which a test holds.
 */
export function alphabetical<Option extends { readonly label: string }>(options: readonly Option[]): Option[] {
  return options
    .map((option) => ({ option, key: letters(option.label) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ option }) => option);
}
