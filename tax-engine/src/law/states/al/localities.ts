/** Birmingham's occupational license fee, on pay for work in the city. */
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { inEach, taxOnWork, type Places } from '../../../rules/local-tax.ts';

export const localities: Places = {
  BIRMINGHAM: taxOnWork('Birmingham', inEach(YEARS_TO_2026, { rate: 0.01 }, 'Birmingham City Code § 3A-2')),
};
