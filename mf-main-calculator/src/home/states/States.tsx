/** The state comparison's place in the page: what draws it comes after the page. */
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { SectionOutline } from '@bracketwise/shared-ui/layout/Section';
import type { AnsweredRequest } from '../calculator/useEstimation.ts';

export interface StatesProps {
  /** The visitor's last calculation: the comparison starts from its answers. */
  readonly calculated: AnsweredRequest | undefined;
}

export const statesSection = deferredSection<StatesProps>({
  namespace: 'comparison',
  words: (language) => import(/* webpackChunkName: "words-comparison-[request]" */ `./locales/${language}.json`),
  load: async () => (await import(/* webpackChunkName: "states" */ './StatesSection.tsx')).StatesSection,
});

const outline = <SectionOutline id="states" $height="80rem" />;

export const States = (props: StatesProps) => <statesSection.Section {...props} fallback={outline} />;
