/** Loads the tools below the estimate after the page. */
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';
import { SectionOutline } from '@bracketwise/shared-ui/layout';
import type { AnsweredRequest } from '../calculator/answered-request.ts';

export interface ScenariosProps {
  /** The last calculation, which the tools start from. */
  readonly calculated: AnsweredRequest | undefined;
}

export const scenariosWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-scenarios-[request]" */ `./locales/${language}.json`);

export const scenariosSection = deferredSection<ScenariosProps>({
  namespace: 'scenarios',
  words: scenariosWords,
  load: async () => (await import('./ScenariosSection.tsx')).ScenariosSection,
});

const outline = <SectionOutline id="scenarios" $height="16.5rem" $wide="10rem" />;

export const Scenarios = (props: ScenariosProps) => <scenariosSection.Section {...props} fallback={outline} />;
