/** Loads the simulator's form and rules after the page. */
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import type { WordsLoader } from '@bracketwise/shared-ui/federation/page-contract';
import { SimulatorOutline } from './SimulatorOutline.tsx';

export const simulatorWords: WordsLoader = (language) =>
  import(/* webpackChunkName: "words-simulator-[request]" */ `./locales/${language}.json`);

export const simulatorSection = deferredSection<object>({
  namespace: 'simulator',
  words: simulatorWords,
  load: async () => (await import(/* webpackChunkName: "simulator" */ './SimulatorSection.tsx')).SimulatorSection,
});

const outline = <SimulatorOutline />;

export const Simulator = () => <simulatorSection.Section fallback={outline} />;
