/** What the example leaves in each state, for the map before anybody compares. A test compares it with the engine. */
import type { StateCode } from '@bracketwise/contract/states';
import type { StateOutcome } from './comparison.ts';
import { EXAMPLE } from '../calculator/example.ts';

type Amounts = readonly [netIncome: number, incomeTax: number, payrollLevies: number, place?: string];

const AMOUNTS: Readonly<Record<StateCode, Amounts>> = {
  AL: [47832.07, 2506.43, 0],
  AK: [50080, 0, 258.5],
  AZ: [49232.25, 1106.25, 0],
  AR: [48543.79, 1794.71, 0],
  CA: [47978.97, 1639.53, 720],
  CO: [48121.5, 1947, 270],
  CT: [47721, 2317.5, 300],
  DE: [47445.37, 2653.13, 240],
  DC: [47813.5, 2525, 0],
  FL: [50338.5, 0, 0],
  GA: [47847.3, 2491.2, 0],
  HI: [47008.64, 3029.86, 300],
  ID: [48248.23, 2090.27, 0],
  IL: [47509.57, 2828.93, 0],
  IN: [47418, 2920.5, 0, 'Howard County'],
  IA: [48697, 1641.5, 0],
  KS: [47790.19, 2548.31, 0],
  KY: [48069.3, 2269.2, 0],
  LA: [48913.5, 1425, 0],
  ME: [47603.22, 2435.28, 300],
  MD: [46141.72, 4196.78, 0, 'Baltimore City'],
  MA: [47382.5, 2680, 276],
  MI: [48035, 2303.5, 0],
  MN: [47747.36, 2591.14, 0],
  MS: [48503.7, 1834.8, 0],
  MO: [48470.45, 1868.05, 0],
  MT: [47980.95, 2357.55, 0],
  NE: [48314.67, 2_023.83, 0],
  NV: [50338.5, 0, 0],
  NH: [50338.5, 0, 0],
  NJ: [48051.22, 1767.25, 520.03],
  NM: [48667.75, 1670.75, 0],
  NY: [47379.5, 2695, 264],
  NC: [48330.37, 2008.13, 0],
  ND: [50338.5, 0, 0],
  OH: [49122, 1216.5, 0],
  OK: [48026.12, 2312.38, 0],
  OR: [45926.32, 3992.18, 420],
  PA: [48454.5, 1842, 42],
  RI: [47908.5, 1650, 780],
  SC: [48280.2, 2058.3, 0],
  SD: [50338.5, 0, 0],
  TN: [50338.5, 0, 0],
  TX: [50338.5, 0, 0],
  UT: [48040.27, 2298.23, 0],
  VT: [48696.32, 1576.18, 66],
  VA: [47702.6, 2635.9, 0],
  WA: [49595.71, 0, 742.79],
  WV: [48373.8, 1964.7, 0],
  WI: [48244.48, 2094.02, 0],
  WY: [50338.5, 0, 0],
};

const { grossIncome, netIncome: own } = EXAMPLE.calculation;

export const EXAMPLE_OUTCOMES: readonly StateOutcome[] = Object.entries(AMOUNTS).map(
  ([code, [netIncome, incomeTax, payrollLevies, place]]): StateOutcome => ({
    code: code as StateCode,
    ...(place && { place }),
    netIncome,
    share: (netIncome / grossIncome) * 100,
    incomeTax,
    payrollLevies,
    difference: Math.round((netIncome - own) * 100) / 100,
  }),
);
