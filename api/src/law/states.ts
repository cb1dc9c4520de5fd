import type { Jurisdiction, StateRow } from '@bracketwise/contract/wire';
import { jurisdictions } from '@bracketwise/tax-engine';
import { percent, rateText } from './rate-text.ts';

/** Sorted by name. */
export const stateRows = (): readonly StateRow[] =>
  jurisdictions().map((jurisdiction) => ({
    code: jurisdiction.code,
    name: jurisdiction.name,
    taxRate: taxRateText(jurisdiction),
    salesTax: jurisdiction.salesTaxRate === 0 ? 'None' : rateText(jurisdiction.salesTaxRate),
    hasIncomeTax: jurisdiction.hasIncomeTax,
    lowestRate: percent(jurisdiction.lowestRate),
    topRate: percent(jurisdiction.topRate),
    salesTaxRate: percent(jurisdiction.salesTaxRate),
    badge: jurisdiction.badge,
    category: jurisdiction.category,
  }));

function taxRateText({ hasIncomeTax, lowestRate, topRate }: Jurisdiction): string {
  if (!hasIncomeTax) return 'None';
  return lowestRate === topRate ? rateText(topRate) : `${rateText(lowestRate)} – ${rateText(topRate)}`;
}
