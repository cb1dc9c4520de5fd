/** For tests: API responses, made with the engine the way the API makes them. */
import type { StateSummary } from '@bracketwise/shared-ui/api/states';
import { jurisdictions, type StateCode, stateProfile } from '@bracketwise/tax-engine';

const percent = (rate: number) => Number((rate * 100).toFixed(6));

export const statesAnswer = (): readonly StateSummary[] =>
  jurisdictions().map(({ code, name, hasIncomeTax, lowestRate, topRate, salesTaxRate, badge, category }) => ({
    code,
    name,
    taxRate: hasIncomeTax ? `${percent(lowestRate)}% – ${percent(topRate)}%` : 'None',
    salesTax: `${percent(salesTaxRate)}%`,
    hasIncomeTax,
    lowestRate: percent(lowestRate),
    topRate: percent(topRate),
    salesTaxRate: percent(salesTaxRate),
    badge,
    category,
  }));

/** As the API sends it: without what JSON drops. */
export const stateProfileAnswer = (code: StateCode): unknown => JSON.parse(JSON.stringify(stateProfile(code)));
