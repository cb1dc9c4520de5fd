/** Apart from the rest of `localities.ts`, because the home page's first load has room for this list only. */
import type { StateCode } from './states.ts';

/** States where a city, county or school district taxes income or pay. */
export const STATES_WITH_LOCAL_TAX: readonly StateCode[] = [
  'AL',
  'CO',
  'DE',
  'IN',
  'IA',
  'KY',
  'MD',
  'MI',
  'MO',
  'NY',
  'OH',
  'OR',
  'PA',
  'WV',
];
