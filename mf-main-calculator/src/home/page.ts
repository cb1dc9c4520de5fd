import { definePage } from '@bracketwise/shared-ui/federation/page-contract';
import { statesApi } from '../api/states.ts';
import { HomePage } from './HomePage.tsx';

export default definePage({
  namespace: 'home',
  words: (language) => import(/* webpackChunkName: "words-home-[request]" */ `./locales/${language}.json`),
  Page: HomePage,
  preload: (dispatch) => [dispatch(statesApi.endpoints.states.initiate())],
});
