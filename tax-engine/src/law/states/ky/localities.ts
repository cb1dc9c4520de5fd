/** Occupational license fees, on pay for work in a city or county. */
import { YEARS_TO_2025, YEARS_TO_2026 } from '@bracketwise/contract/years';
import { inEach, taxOnWork, type LocalTable, type Places, type WorkRates } from '../../../rules/local-tax.ts';
import { socialSecurityWageBase } from '../../federal/social-security.ts';

/** Each person's pay up to the Social Security limit. */
const upToLimit = (rate: number, source: string): LocalTable<WorkRates> =>
  Object.fromEntries(
    YEARS_TO_2026.map((year) => [
      year,
      { value: { rate, limit: socialSecurityWageBase[year].value }, source: `${source}; ${socialSecurityWageBase[year].source}` },
    ]),
  );

export const localities: Places = {
  COVINGTON: taxOnWork('Covington', upToLimit(0.0245, 'KRS 92.281; USDA National Finance Center, Tax Formulas')),
  FLORENCE: taxOnWork('Florence', upToLimit(0.02, 'KRS 92.281; USDA National Finance Center, Tax Formulas')),
  // The school part of 2026 is not confirmed.
  LEXINGTON: taxOnWork(
    'Lexington',
    inEach(
      YEARS_TO_2025,
      { rate: 0.0225, resident: 0.0275 },
      'Lexington-Fayette Code ch. 13 (2.25%); KRS 160.605, Fayette County schools (0.5% of those who live and work there)',
    ),
  ),
  LOUISVILLE: taxOnWork(
    'Louisville',
    inEach(
      YEARS_TO_2026,
      { rate: 0.0145, resident: 0.022 },
      'Louisville Metro Code ch. 110 (1.25%), KRS 96A.320 (0.2% for transit), KRS 160.605 (0.75% of residents for schools)',
    ),
  ),
};
