/**
 * The rough estimate: the local rules of the savings simulator as section 9 of the specification defines them. Frozen. These are not tax
 * law: one table for three filing statuses, figures of several years, a flat rate. For current rules, see `official.ts`.
 */
import type { Strategy } from './strategies.ts';

export interface SpecifiedInput {
  readonly income: number;
  readonly filingStatus: 'single' | 'marriedJoint' | 'marriedSeparate' | 'headOfHousehold';
  readonly currentRetirement401k: number;
  readonly currentIRA: number;
  readonly hasHSA: boolean;
  readonly currentHSA: number;
  readonly charitableDonations: number;
  readonly mortgageInterest: number;
  readonly stateLocalTaxes: number;
}

export type Priority = 'high' | 'medium' | 'low';

export interface Recommendation {
  readonly strategy: Strategy;
  /** The amount in the description: dollars to contribute or deduct, or the value of the losses. */
  readonly amount: number;
  readonly savings: number;
  readonly priority: Priority;
  readonly actionItems: readonly string[];
  /** The recommended amount if there were no limit. */
  readonly affordable?: number;
}

export interface SpecifiedSimulation {
  readonly currentTax: number;
  readonly optimizedTax: number;
  readonly potentialSavings: number;
  /** By savings, highest first. */
  readonly recommendations: readonly Recommendation[];
}

/** Section 9, "Standard deduction": the figures of 2023. */
const STANDARD_DEDUCTION = { single: 13_850, marriedJoint: 27_700, marriedSeparate: 13_850, headOfHousehold: 20_800 } as const;

/** Section 9, "Itemised total": state and local taxes count up to this amount. */
export const STATE_LOCAL_TAX_CAP = 10_000;

/** Section 9, "Local brackets": one more rate than upper limits. */
const RATES = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37] as const;
const SINGLE_LIMITS = [11_000, 44_725, 95_375, 182_050, 231_250, 578_125] as const;
const JOINT_LIMITS = [22_000, 89_450, 190_750, 364_200, 462_500, 693_750] as const;

/** Section 9, "Contribution limits": the figures of 2024; the second of each is for a joint return. */
const LIMITS = {
  retirement401k: [23_000, 46_000],
  ira: [7_000, 14_000],
  hsa: [4_150, 8_300],
} as const;

/** Section 9, "401k recommendation". */
export const SHARE_FOR_401K = 0.15;
const SMALLEST_401K_ADVICE = 1_000;

/** Section 9, "IRA recommendation": only below this income. */
const IRA_INCOME = [153_000, 230_000] as const;

/** Section 9: "Savings from these are estimated at a 22% rate". The itemized tip uses it too. */
export const SAVINGS_RATE = 0.22;

/** Section 9, "Itemised tip": recommended from this multiple of the standard deduction. */
const ITEMIZING_FROM = 1.1;

/** Section 9, "Tax-loss harvesting". */
const HARVESTING_INCOME = 100_000;
export const HARVESTING_SHARE = 0.02;

/** Priority limits by savings, from the decisions on the specification. */
const HIGH_PRIORITY = 2_000;
const LOW_PRIORITY = 500;

/** The years of the rules' figures, shown on the page. */
export const QUICK_YEARS = { tables: 2023, limits: 2024 } as const;

/** Statuses without their own brackets use those of single filers. */
export const hasOwnBrackets = (status: SpecifiedInput['filingStatus']): boolean => status === 'single' || status === 'marriedJoint';

/** Section 3, "Action suggestions include". */
const ACTION_ITEMS: Record<Strategy, readonly string[]> = {
  retirement401k: ['raiseDeferral', 'employerMatch', 'automaticIncrease'],
  ira: ['openIra', 'monthlyIra', 'rothOrTraditional'],
  hsa: ['raiseHsa', 'medicalExpenses', 'investHsa'],
  itemizing: ['trackExpenses', 'bunchDonations', 'mortgageInterest'],
  taxLossHarvesting: ['reviewPortfolio', 'sellLosers', 'reinvest'],
};

export function simulate(input: SpecifiedInput): SpecifiedSimulation {
  const currentTax = taxOn(taxableIncome(input), input.filingStatus);
  const recommendations = [
    ...advice401k(input),
    ...adviceIra(input),
    ...adviceHsa(input),
    ...adviceItemizing(input),
    ...adviceHarvesting(input),
  ].sort((a, b) => b.savings - a.savings);
  const potentialSavings = recommendations.reduce((sum, { savings }) => sum + savings, 0);
  return { currentTax, optimizedTax: Math.max(0, currentTax - potentialSavings), potentialSavings, recommendations };
}

function taxableIncome(input: SpecifiedInput): number {
  const contributions = input.currentRetirement401k + input.currentIRA + (input.hasHSA ? input.currentHSA : 0);
  return Math.max(0, input.income - contributions - Math.max(STANDARD_DEDUCTION[input.filingStatus], itemizedTotal(input)));
}

function itemizedTotal({ charitableDonations, mortgageInterest, stateLocalTaxes }: SpecifiedInput): number {
  return charitableDonations + mortgageInterest + Math.min(stateLocalTaxes, STATE_LOCAL_TAX_CAP);
}

function taxOn(taxable: number, status: SpecifiedInput['filingStatus']): number {
  const limits = status === 'marriedJoint' ? JOINT_LIMITS : SINGLE_LIMITS;
  return RATES.reduce((tax, rate, index) => {
    const from = limits[index - 1] ?? 0;
    const to = limits[index] ?? Infinity;
    return tax + Math.max(0, Math.min(taxable, to) - from) * rate;
  }, 0);
}

/** The figure for the return; the second one is for couples. */
const forStatus = ([one, couple]: readonly [number, number], { filingStatus }: SpecifiedInput): number =>
  filingStatus === 'marriedJoint' ? couple : one;

function advice401k(input: SpecifiedInput): Recommendation[] {
  const affordable = SHARE_FOR_401K * input.income;
  const amount = Math.min(forStatus(LIMITS.retirement401k, input) - input.currentRetirement401k, affordable);
  return amount > SMALLEST_401K_ADVICE ? [{ ...adviceToContribute('retirement401k', amount), affordable }] : [];
}

function adviceIra(input: SpecifiedInput): Recommendation[] {
  const gap = forStatus(LIMITS.ira, input) - input.currentIRA;
  return gap > 0 && input.income < forStatus(IRA_INCOME, input) ? [adviceToContribute('ira', gap)] : [];
}

function adviceHsa(input: SpecifiedInput): Recommendation[] {
  const gap = forStatus(LIMITS.hsa, input) - input.currentHSA;
  return gap > 0 && input.hasHSA ? [adviceToContribute('hsa', gap)] : [];
}

function adviceToContribute(strategy: 'retirement401k' | 'ira' | 'hsa', amount: number): Recommendation {
  const savings = SAVINGS_RATE * amount;
  const priority = savings >= HIGH_PRIORITY ? 'high' : savings < LOW_PRIORITY ? 'low' : 'medium';
  return { strategy, amount, savings, priority, actionItems: ACTION_ITEMS[strategy] };
}

function adviceItemizing(input: SpecifiedInput): Recommendation[] {
  const standard = STANDARD_DEDUCTION[input.filingStatus];
  const excess = itemizedTotal(input) - standard;
  return itemizedTotal(input) > ITEMIZING_FROM * standard ? [adviceOfMediumPriority('itemizing', excess, SAVINGS_RATE * excess)] : [];
}

function adviceHarvesting({ income }: SpecifiedInput): Recommendation[] {
  const savings = HARVESTING_SHARE * income;
  return income > HARVESTING_INCOME ? [adviceOfMediumPriority('taxLossHarvesting', savings, savings)] : [];
}

function adviceOfMediumPriority(strategy: 'itemizing' | 'taxLossHarvesting', amount: number, savings: number): Recommendation {
  return { strategy, amount, savings, priority: 'medium', actionItems: ACTION_ITEMS[strategy] };
}
