/** Loads the simulator's form and rules after the page. */
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { SimulatorOutline } from './SimulatorOutline.tsx';

export const simulatorSection = deferredSection<object>({
  namespace: 'simulator',
  words: (language) => import(/* webpackChunkName: "words-simulator-[request]" */ `./locales/${language}.json`),
  load: async () => (await import(/* webpackChunkName: "simulator" */ './SimulatorSection.tsx')).SimulatorSection,
});

const outline = <SimulatorOutline />;

export const Simulator = () => <simulatorSection.Section fallback={outline} />;
