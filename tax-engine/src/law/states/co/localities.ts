/** Occupational privilege taxes, for each month of work in a city. */
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { headTax, inEach, type HeadTax, type Places } from '../../../rules/local-tax.ts';

const monthly = (amount: number, from: Pick<HeadTax, 'least' | 'above'>): HeadTax => ({ amount, per: 'month', ...from });

export const localities: Places = {
  // Its end in 2025 is not confirmed.
  AURORA: headTax(
    'Aurora',
    inEach([2020, 2021, 2022, 2023, 2024], monthly(2, { least: 250 }), 'Aurora City Code ch. 130, occupational privilege tax'),
  ),
  DENVER: headTax('Denver', inEach(YEARS_TO_2026, monthly(5.75, { least: 500 }), 'D.R.M.C. ch. 53, occupational privilege tax')),
  GLENDALE: headTax('Glendale', inEach(YEARS_TO_2026, monthly(5, { above: 750 }), 'City of Glendale, occupational privilege tax')),
  'GREENWOOD VILLAGE': headTax(
    'Greenwood Village',
    inEach(YEARS_TO_2026, monthly(2, { least: 250 }), 'City of Greenwood Village, occupational privilege tax'),
  ),
  SHERIDAN: headTax('Sheridan', inEach(YEARS_TO_2026, monthly(3, { least: 250 }), 'City of Sheridan, occupational privilege tax')),
};
