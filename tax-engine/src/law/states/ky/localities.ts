/** Occupational license fees, on pay for work in a city or county. */
import { YEARS_TO_2025, YEARS_TO_2026 } from '@bracketwise/contract/years';
import { inEach, payOfEach, taxOnWork, type LocalTable, type Place, type Places, type WorkRates } from '../../../rules/local-tax.ts';
import { setAsideOfEach } from '../../../rules/pay-before-tax.ts';
import { socialSecurityWageBase } from '../../federal/social-security.ts';

/** Each person's pay up to the Social Security limit. */
const upToLimit = (rate: number, source: string): LocalTable<WorkRates> =>
  Object.fromEntries(
    YEARS_TO_2026.map((year) => [
      year,
      { value: { rate, limit: socialSecurityWageBase[year].value }, source: `${source}; ${socialSecurityWageBase[year].source}` },
    ]),
  );

/** With what cafeteria plans set aside: KRS 67.750(2)(b). */
const onCompensation = (name: string, table: LocalTable<WorkRates>): Place =>
  taxOnWork(name, table, (household) => {
    const [own, spouse] = payOfEach(household);
    const [ownBenefits, spouseBenefits] = setAsideOfEach(household);
    return [own + ownBenefits, spouse + spouseBenefits];
  });

export const localities: Places = {
  COVINGTON: onCompensation('Covington', upToLimit(0.0245, 'KRS 92.281; USDA National Finance Center, Tax Formulas')),
  FLORENCE: onCompensation('Florence', upToLimit(0.02, 'KRS 92.281; USDA National Finance Center, Tax Formulas')),
  // The school part of 2026 is not confirmed.
  LEXINGTON: onCompensation(
    'Lexington',
    inEach(
      YEARS_TO_2025,
      { rate: 0.0225, resident: 0.0275 },
      'Lexington-Fayette Code ch. 13 (2.25%); KRS 160.605, Fayette County schools (0.5% of those who live and work there)',
    ),
  ),
  LOUISVILLE: onCompensation(
    'Louisville',
    inEach(
      YEARS_TO_2026,
      { rate: 0.0145, resident: 0.022 },
      'Louisville Metro Code ch. 110 (1.25%), KRS 96A.320 (0.2% for transit), KRS 160.605 (0.75% of residents for schools)',
    ),
  ),
};
