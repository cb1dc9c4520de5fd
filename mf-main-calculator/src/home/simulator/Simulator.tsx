/** Loads the simulator's form and rules after the page. */
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';
import { SectionOutline } from '@bracketwise/shared-ui/layout';
import type { AnsweredRequest } from '../calculator/answered-request.ts';

export interface SimulatorProps {
  /** The last calculation. */
  readonly calculated: AnsweredRequest | undefined;
}

export const simulatorWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-simulator-[request]" */ `./locales/${language}.json`);

export const simulatorSection = deferredSection<SimulatorProps>({
  namespace: 'simulator',
  words: simulatorWords,
  load: async () => (await import(/* webpackChunkName: "simulator" */ './SimulatorSection.tsx')).SimulatorSection,
});

const outline = <SectionOutline id="simulator" $height="39rem" $wide="27rem" />;

export const Simulator = (props: SimulatorProps) => <simulatorSection.Section {...props} fallback={outline} />;
