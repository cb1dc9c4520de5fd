import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';
import { coverage } from '@bracketwise/tax-engine/coverage';

/** What each state leaves out, by its code and the category. The English words are the engine's own; `<en>` marks English in the others. */
export const leftOutWords: WordsLoader = (language) => {
  if (language !== 'en') return import(/* webpackChunkName: "words-leftOut-[request]" */ `./left-out/${language}.json`);
  const english = Object.entries(coverage).map(([code, { leftOut }]) => [code, { ...leftOut }] as const);
  return Promise.resolve({ default: Object.fromEntries(english) });
};
