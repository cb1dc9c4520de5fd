/** Pay that a cafeteria plan sets aside before federal tax, in places that tax it. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { CompleteHousehold } from '@bracketwise/contract/household';
import { healthFlexibleSpendingLimit } from '../law/federal/cafeteria-plans.ts';
import type { FederalReturn } from './federal-return.ts';

/** What the pay of the filer and of the spouse loses, without 401(k) deferrals. A plan takes no more for a health FSA than the limit. */
export function setAsideOfEach(household: CompleteHousehold): readonly [Usd, Usd] {
  const limit = healthFlexibleSpendingLimit[household.taxYear].value;
  const { preTaxPremiums, flexibleSpending, dependentCareFlexibleSpending, payrollHsa } = household;
  const { spousePreTaxPremiums, spouseFlexibleSpending, spouseDependentCareFlexibleSpending, spousePayrollHsa } = household;
  return [
    preTaxPremiums + Math.min(flexibleSpending, limit) + dependentCareFlexibleSpending + payrollHsa,
    spousePreTaxPremiums + Math.min(spouseFlexibleSpending, limit) + spouseDependentCareFlexibleSpending + spousePayrollHsa,
  ];
}

/** The same of both, without the part that the federal return taxes. */
export function setAsideUntaxed({ household, taxableCareBenefits }: FederalReturn): Usd {
  const [own, spouse] = setAsideOfEach(household);
  return own + spouse - taxableCareBenefits;
}
