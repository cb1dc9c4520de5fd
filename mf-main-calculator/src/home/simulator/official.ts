/**
 * Prices the rough estimate's recommendations under current rules: federal income tax with and without each step, one after another in
 * the order of the recommendations. The savings therefore add up to the real difference in tax and never exceed the tax.
 */
import type { Usd } from '@bracketwise/contract/amounts';
import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { peopleOn, roundToCents, type SavingsRequest, taxAfterSavings } from '@bracketwise/tax-engine';
import { capitalLossLimit } from '@bracketwise/tax-engine/law/federal/capital-losses';
import { hsaContributionLimit } from '@bracketwise/tax-engine/law/federal/health-savings-account';
import { electiveDeferralLimit, iraContributionLimit } from '@bracketwise/tax-engine/law/federal/retirement-plans';
import type { SimulationInput } from './form.ts';
import type { Strategy } from './strategies.ts';

/** The tax year used to price the recommendations. */
export const OFFICIAL_YEAR = DEFAULT_ESTIMATE_YEAR;

export interface Advice {
  readonly strategy: Strategy;
  /** The recommended amount if there were no limit. */
  readonly affordable?: Usd;
}

/** Which sentence explains a step's official savings. */
export type OfficialNote = 'contribution' | 'iraPartly' | 'iraNone' | 'itemizing' | 'standardLarger' | 'harvesting' | 'nothingTaxed';

export interface OfficialStep {
  readonly strategy: Strategy;
  /** Reduction of the tax. */
  readonly savings: Usd;
  /** Reduction of the taxable income. */
  readonly deducted: Usd;
  /** The amount the year's limits allow: a contribution, or losses that reduce other income. */
  readonly added: Usd;
  readonly itemizedDeductions: Usd;
  readonly note: OfficialNote;
}

export interface OfficialSimulation {
  readonly currentTax: Usd;
  readonly optimizedTax: Usd;
  readonly potentialSavings: Usd;
  readonly standardDeduction: Usd;
  /** One step per recommendation, in order. */
  readonly steps: readonly OfficialStep[];
}

/** The return before any step. If itemizing is one of the steps, this return takes the standard deduction. */
function returnBefore(input: SimulationInput, advice: readonly Advice[]): SavingsRequest {
  return {
    year: OFFICIAL_YEAR,
    filingStatus: input.filingStatus,
    wages: input.income,
    deferrals401k: input.currentRetirement401k,
    iraContributions: input.currentIRA,
    hsaContributions: input.hasHSA ? input.currentHSA : 0,
    capitalLosses: 0,
    charitableDonations: input.charitableDonations,
    mortgageInterest: input.mortgageInterest,
    stateLocalTaxes: input.stateLocalTaxes,
    mayItemize: !advice.some(({ strategy }) => strategy === 'itemizing'),
  };
}

const roomLeft = (limit: Usd, used: Usd): Usd => Math.max(0, limit - used);

/** For each strategy, the amount it adds and the return with it. */
const STEPS: Record<Strategy, (before: SavingsRequest, affordable: Usd) => [added: Usd, after: SavingsRequest]> = {
  retirement401k: (before, affordable) => {
    const limit = electiveDeferralLimit[before.year].value.limit * peopleOn(before.filingStatus);
    const added = Math.min(affordable, roomLeft(limit, before.deferrals401k));
    return [added, { ...before, deferrals401k: before.deferrals401k + added }];
  },
  ira: (before) => {
    const limit = iraContributionLimit[before.year].value.limit * peopleOn(before.filingStatus);
    const added = roomLeft(limit, before.iraContributions);
    return [added, { ...before, iraContributions: before.iraContributions + added }];
  },
  hsa: (before) => {
    const { selfOnly, family } = hsaContributionLimit[before.year].value;
    const added = roomLeft(before.filingStatus === 'marriedJoint' ? family : selfOnly, before.hsaContributions);
    return [added, { ...before, hsaContributions: before.hsaContributions + added }];
  },
  itemizing: (before) => [0, { ...before, mayItemize: true }],
  taxLossHarvesting: (before) => {
    const added = capitalLossLimit[before.year].value[before.filingStatus];
    return [added, { ...before, capitalLosses: added }];
  },
};

/** @param advice - the rough estimate's recommendations, in order */
export function priceByLaw(input: SimulationInput, advice: readonly Advice[]): OfficialSimulation {
  let request = returnBefore(input, advice);
  const first = taxAfterSavings(request);
  let last = first;
  const steps = advice.map(({ strategy, affordable = Infinity }): OfficialStep => {
    const before = last;
    const [added, next] = STEPS[strategy](request, affordable);
    request = next;
    last = taxAfterSavings(request);
    const deducted = roundToCents(before.taxableIncome - last.taxableIncome);
    return {
      strategy,
      savings: roundToCents(before.incomeTax - last.incomeTax),
      deducted,
      added,
      itemizedDeductions: last.itemizedDeductions,
      note: noteOn(strategy, { added, deducted, deductible: last.iraDeduction - before.iraDeduction, itemizes: last }),
    };
  });
  return {
    currentTax: first.incomeTax,
    optimizedTax: last.incomeTax,
    potentialSavings: roundToCents(first.incomeTax - last.incomeTax),
    standardDeduction: first.standardDeduction,
    steps,
  };
}

interface Effect {
  readonly added: Usd;
  readonly deducted: Usd;
  /** Deductible part of an IRA contribution. */
  readonly deductible: Usd;
  readonly itemizes: { readonly itemizedDeductions: Usd; readonly standardDeduction: Usd };
}

function noteOn(strategy: Strategy, { added, deducted, deductible, itemizes }: Effect): OfficialNote {
  if (strategy === 'ira' && deductible === 0) return 'iraNone';
  if (strategy === 'itemizing' && itemizes.itemizedDeductions <= itemizes.standardDeduction) return 'standardLarger';
  if (deducted === 0) return 'nothingTaxed';
  if (strategy === 'itemizing') return 'itemizing';
  if (strategy === 'taxLossHarvesting') return 'harvesting';
  return strategy === 'ira' && deductible < added ? 'iraPartly' : 'contribution';
}
