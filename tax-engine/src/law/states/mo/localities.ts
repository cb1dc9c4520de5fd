/** Earnings taxes of Missouri's two cities, on what residents earn anywhere and others earn there. */
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { inEach, taxOnPay, type Places } from '../../../rules/local-tax.ts';

export const localities: Places = {
  'KANSAS CITY': taxOnPay({
    name: 'Kansas City',
    table: inEach(YEARS_TO_2026, { resident: 0.01 }, 'Mo. Rev. Stat. §§ 92.105 to 92.125; Kansas City Code ch. 68 (earnings tax)'),
    withProfits: true,
    ofWorkElsewhere: 'owed',
  }),
  'ST LOUIS': taxOnPay({
    name: 'St. Louis',
    table: inEach(YEARS_TO_2026, { resident: 0.01 }, 'Mo. Rev. Stat. §§ 92.105 to 92.125; St. Louis City Rev. Code ch. 5.22'),
    withProfits: true,
    ofWorkElsewhere: 'owed',
  }),
};
