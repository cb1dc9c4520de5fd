import type { StateCode } from '@bracketwise/contract/states';
import type { Language } from '@bracketwise/shared-ui/runtime';

/** The French preposition of each state, with its article. */
export const FRENCH_PREPOSITIONS: Readonly<Record<StateCode, string>> = {
  AL: 'en ',
  AK: 'en ',
  AZ: 'en ',
  AR: 'en ',
  CA: 'en ',
  CO: 'au ',
  CT: 'dans le ',
  DE: 'dans le ',
  DC: 'dans le ',
  FL: 'en ',
  GA: 'en ',
  HI: 'à ',
  ID: 'dans l’',
  IL: 'dans l’',
  IN: 'dans l’',
  IA: 'dans l’',
  KS: 'dans le ',
  KY: 'dans le ',
  LA: 'en ',
  ME: 'dans le ',
  MD: 'dans le ',
  MA: 'dans le ',
  MI: 'dans le ',
  MN: 'dans le ',
  MS: 'dans le ',
  MO: 'dans le ',
  MT: 'dans le ',
  NE: 'dans le ',
  NV: 'dans le ',
  NH: 'dans le ',
  NJ: 'dans le ',
  NM: 'au ',
  NY: 'dans l’État de ',
  NC: 'en ',
  ND: 'dans le ',
  OH: 'dans l’',
  OK: 'dans l’',
  OR: 'en ',
  PA: 'en ',
  RI: 'dans le ',
  SC: 'en ',
  SD: 'dans le ',
  TN: 'dans le ',
  TX: 'au ',
  UT: 'dans l’',
  VT: 'dans le ',
  VA: 'en ',
  WA: 'dans l’État de ',
  WV: 'en ',
  WI: 'dans le ',
  WY: 'dans le ',
};

/** The Spanish phrases that are more than “en” and the name: an article, or “estado” where the name alone means a city. */
export const SPANISH_PREPOSITIONS: Readonly<Partial<Record<StateCode, string>>> = {
  DC: 'en el ',
  NY: 'en el estado de ',
  WA: 'en el estado de ',
};

/** The words before the name in each language's sentences. */
const PREPOSITIONS: Readonly<Record<Language, (code: StateCode) => string>> = {
  en: () => '',
  es: (code) => SPANISH_PREPOSITIONS[code] ?? 'en ',
  fr: (code) => FRENCH_PREPOSITIONS[code],
};

/** The state as the page's sentences need it: “Ohio”, “en Ohio”, “dans l’Ohio”. */
export const stateInSentence = (code: StateCode, name: string, language: Language): string => PREPOSITIONS[language](code) + name;
