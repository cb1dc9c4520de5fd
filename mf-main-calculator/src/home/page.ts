import { definePage } from '@bracketwise/shared-ui/federation/page-contract';
import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/tax-engine';
import { bracketsApi } from '../api/brackets.ts';
import { statesApi } from '@bracketwise/shared-ui/api/states';
import { bracketsSection } from './brackets/Brackets.tsx';
import { HomePage } from './HomePage.tsx';
import { scenariosSection } from './scenarios/Scenarios.tsx';
import { simulatorSection } from './simulator/Simulator.tsx';
import { statesSection } from './states/States.tsx';

export default definePage({
  namespace: 'home',
  words: (language) => import(/* webpackChunkName: "words-home-[request]" */ `./locales/${language}.json`),
  Page: HomePage,
  sections: [scenariosSection, simulatorSection, bracketsSection, statesSection],
  preload: (dispatch) => [
    dispatch(statesApi.endpoints.states.initiate()),
    dispatch(bracketsApi.endpoints.taxBrackets.initiate(DEFAULT_ESTIMATE_YEAR)),
  ],
});
