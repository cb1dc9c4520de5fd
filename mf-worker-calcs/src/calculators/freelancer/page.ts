import { selfEmploymentPage } from '../../self-employment/self-employment-page.ts';
import { FreelancerPage } from './FreelancerPage.tsx';

export default selfEmploymentPage({
  id: 'freelancer',
  words: (language) => import(/* webpackChunkName: "words-freelancer-[request]" */ `./locales/${language}.json`),
  Page: FreelancerPage,
});
