/**
 * What the quick estimate's advice is worth by the law: federal income tax with and without each step, one after the other in the
 * order of the advice. So the steps sum to what the tax really falls by, and never to more than the tax.
 */
import { DEFAULT_ESTIMATE_YEAR, peopleOn, roundToCents, type SavingsRequest, taxAfterSavings, type Usd } from '@bracketwise/tax-engine';
import { capitalLossLimit } from '@bracketwise/tax-engine/law/federal/capital-losses';
import { hsaContributionLimit } from '@bracketwise/tax-engine/law/federal/health-savings-account';
import { electiveDeferralLimit, iraContributionLimit } from '@bracketwise/tax-engine/law/federal/retirement-plans';
import type { SimulationInput } from './form.ts';
import type { Strategy } from './strategies.ts';

/** The year whose law prices the advice. */
export const OFFICIAL_YEAR = DEFAULT_ESTIMATE_YEAR;

export interface Advice {
  readonly strategy: Strategy;
  /** What the advice would come to if there were no limit to it. */
  readonly affordable?: Usd;
}

/** What the law makes of a step, in a sentence of the page. */
export type OfficialNote = 'contribution' | 'iraPartly' | 'iraNone' | 'itemizing' | 'standardLarger' | 'harvesting' | 'nothingTaxed';

export interface OfficialStep {
  readonly strategy: Strategy;
  /** By how much the tax falls. */
  readonly savings: Usd;
  /** By how much the taxable income falls. */
  readonly deducted: Usd;
  /** What the year's limits let one add: a contribution, or losses that reduce other income. */
  readonly added: Usd;
  readonly itemizedDeductions: Usd;
  readonly note: OfficialNote;
}

export interface OfficialSimulation {
  readonly currentTax: Usd;
  readonly optimizedTax: Usd;
  readonly potentialSavings: Usd;
  readonly standardDeduction: Usd;
  /** One for each advice, in its order. */
  readonly steps: readonly OfficialStep[];
}

/** The return before any step. Where itemizing is one of them, it still takes the standard deduction. */
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

/** What each strategy adds to the return, and the return with it. */
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

/** @param advice - of the quick estimate, in the order in which it is to be followed */
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
  /** Of an IRA contribution. */
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
