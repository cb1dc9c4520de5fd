/** Wilmington's tax on wages, of residents anywhere and of others for work there. */
import { YEARS_TO_2026 } from '@bracketwise/contract/years';
import { inEach, taxOnPay, type Places } from '../../../rules/local-tax.ts';

export const localities: Places = {
  WILMINGTON: taxOnPay({
    name: 'Wilmington',
    table: inEach(
      YEARS_TO_2026,
      { resident: 0.0125 },
      '22 Del. C. § 901; Wilmington City Code ch. 44; City of Wilmington, tax rates for FY 2025',
    ),
    ofWorkElsewhere: 'owed',
  }),
};
