import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { definePage } from '@bracketwise/shared-ui/federation/page-contract';
import { ask } from '@bracketwise/shared-ui/runtime';
import { bracketsQuestion } from '../api/brackets.ts';
import { statesQuestion } from '@bracketwise/shared-ui/api';
import { bracketsSection } from './brackets/Brackets.tsx';
import { homeWords } from './home-words.ts';
import { HomePage } from './HomePage.tsx';
import { scenariosSection } from './scenarios/Scenarios.tsx';
import { simulatorSection } from './simulator/Simulator.tsx';
import { statesSection } from './states/States.tsx';

export default definePage({
  namespace: 'home',
  words: homeWords,
  Page: HomePage,
  sections: [scenariosSection, simulatorSection, bracketsSection, statesSection],
  preload: (store) => [ask(store, statesQuestion, undefined), ask(store, bracketsQuestion, DEFAULT_ESTIMATE_YEAR)],
});
