/** Birmingham's occupational license fee, on pay for work in the city. */
import { TAX_YEARS } from '@bracketwise/contract/years';
import { inEach, taxOnWork, type Places } from '../../rules/local-tax.ts';

export const localities: Places = {
  BIRMINGHAM: taxOnWork('Birmingham', inEach(TAX_YEARS, { rate: 0.01 }, 'Birmingham City Code § 3A-2')),
};
