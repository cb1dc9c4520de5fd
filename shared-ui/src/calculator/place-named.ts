/** Finds the place that a visitor typed. */
import type { SelectOption } from '../forms/SelectField.tsx';
import { bare } from '../forms/bare.ts';

/** Without case, accents, periods and apostrophes. */
const plain = (name: string) =>
  bare(name)
    .replace(/[.'’]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^saint /u, 'st ');
const withoutCounty = (name: string) => plain(name).replace(/ county$/u, '');
/** "La Porte" is also written "LaPorte". */
const joined = (text: string) => text.replace(/ /gu, '');

const onlyOne = (options: readonly SelectOption[]) => (options.length === 1 ? options[0]?.value : undefined);

/**
 * The value of the option that a text names in full; "County" may be left out. "Baltimore" names nothing, because there is a Baltimore City
 * and a Baltimore County.
 */
export function placeNamed(text: string, options: readonly SelectOption[]): string | undefined {
  const sought = plain(text);
  const full = onlyOne(options.filter(({ label }) => joined(plain(label)) === joined(sought)));
  if (full !== undefined) return full;
  const short = withoutCounty(text);
  if (options.some(({ label }) => withoutCounty(label).startsWith(`${sought} `))) return undefined;
  return onlyOne(options.filter(({ label }) => joined(withoutCounty(label)) === joined(short)));
}

/** The value of the only option whose name begins with a text. */
export const placeBegun = (text: string, options: readonly SelectOption[]): string | undefined =>
  onlyOne(options.filter(({ label }) => joined(plain(label)).startsWith(joined(plain(text)))));
