/** Names that keep their capital: abbreviations and Social Security. */
const ALWAYS_CAPITAL = /^(\p{Lu}{2}|Social Security|Seguro Social)/u;

/** A name as it stands within a sentence: in lower case, unless it always has a capital. */
export const withinSentence = (name: string): string => (ALWAYS_CAPITAL.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1));
