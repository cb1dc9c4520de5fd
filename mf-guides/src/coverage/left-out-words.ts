import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';
import { coverage } from '@bracketwise/tax-engine/coverage';

/** What each state leaves out, by state code and category. English uses the engine's own texts; in the others, `<en>` marks English. */
export const leftOutWords: WordsLoader = (language) => {
  if (language !== 'en') return import(/* webpackChunkName: "words-leftOut-[request]" */ `./left-out/${language}.json`);
  const english = Object.entries(coverage).map(
    ([code, { leftOut, local }]) => [code, { ...leftOut, ...(local?.leftOut && { places: local.leftOut }) }] as const,
  );
  return Promise.resolve({ default: Object.fromEntries(english) });
};
