/** Loads the state comparison after the page. */
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { SectionOutline } from '@bracketwise/shared-ui/layout';
import type { AnsweredRequest } from '../calculator/answered-request.ts';

export interface StatesProps {
  /** The last calculation, which the comparison starts from. */
  readonly calculated: AnsweredRequest | undefined;
}

export const statesSection = deferredSection<StatesProps>({
  namespace: 'comparison',
  words: (language) => import(/* webpackChunkName: "words-comparison-[request]" */ `./locales/${language}.json`),
  load: async () => (await import(/* webpackChunkName: "states" */ './StatesSection.tsx')).StatesSection,
});

const outline = <SectionOutline id="states" $height="88rem" $wide="58rem" />;

export const States = (props: StatesProps) => <statesSection.Section {...props} fallback={outline} />;
