import type { Usd } from '@bracketwise/contract/amounts';
import type { EstimateRequest } from '@bracketwise/contract/wire';
import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { fileReturns } from '../filing.ts';
import { sumOf } from '../kernel/money.ts';
import type { StateLaw } from '../rules/state-law.ts';

/** What itemizing saves compared with an estimate, which takes the standard deduction. US dollars. */
interface SavedByItemizing {
  /** Zero if the standard deduction is as good. */
  readonly total: Usd;
  /** On the federal return, where state income tax is deducted. Zero if only the state's own return itemizes. */
  readonly federal: Usd;
  /** On the state's return, where Hawaii deducts state income tax and Alabama payroll taxes. Negative if the state takes part of the rest. */
  readonly state: Usd;
}

/**
 * How much an estimate's wage earner saves by itemizing the taxes on these wages.
 * @throws RangeError if the request is outside the contract or for another state
 */
export function savedByItemizing(law: StateLaw, { state, income, filingStatus, taxYear }: EstimateRequest): SavedByItemizing {
  if (!ESTIMATE_YEARS.includes(taxYear)) throw new RangeError(`taxYear: no estimate for the tax year ${taxYear}`);
  const household = { state, taxYear, filingStatus, wages: income };
  const standard = fileReturns(law, household, { deduction: 'standard', stateRefundableCredits: true });
  const better = fileReturns(law, household, { stateRefundableCredits: true });
  const federal = sumOf(standard.federal.federalIncomeTax, -better.federal.federalIncomeTax);
  const ofState = sumOf(standard.state?.tax ?? 0, -(better.state?.tax ?? 0));
  return { total: sumOf(federal, ofState), federal, state: ofState };
}
