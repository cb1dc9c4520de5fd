import { definePage } from '@bracketwise/shared-ui/federation/page-contract';
import { statesApi } from '../api/states.ts';
import { HomePage } from './HomePage.tsx';
import { simulatorSection } from './simulator/Simulator.tsx';

export default definePage({
  namespace: 'home',
  words: (language) => import(/* webpackChunkName: "words-home-[request]" */ `./locales/${language}.json`),
  Page: HomePage,
  sections: [simulatorSection],
  preload: (dispatch) => [dispatch(statesApi.endpoints.states.initiate())],
});
