/** Joins names into one list, in lower case after the first. */
export const inOneSentence = (names: readonly string[]) =>
  names.map((name, index) => (index === 0 || ALWAYS_CAPITAL.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1))).join(', ');

/** Names that keep their capital: abbreviations and Social Security. */
const ALWAYS_CAPITAL = /^(\p{Lu}{2}|Social Security|Seguro Social)/u;
