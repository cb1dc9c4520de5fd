/** Which legal structure leaves the most of a profit, and from which profit an S corporation pays. */
import { INCOME_LIMITS, type Usd } from '@bracketwise/contract/amounts';
import {
  BUSINESS_STRUCTURES,
  type BusinessStructure,
  type BusinessStructures,
  type BusinessStructuresRequest,
  type StructureAnswer,
} from '@bracketwise/contract/business';
import { roundToCents, sumOf } from '../kernel/money.ts';
import type { EntityLaw } from '../rules/entity-law.ts';
import type { StateLaw } from '../rules/state-law.ts';
import { taxOnBusiness, type BusinessTax, type BusinessTaxRequest } from './business.ts';

type ComparisonRequest = Omit<BusinessTaxRequest, 'structure' | 'elects'> & {
  /** What payroll and the extra return of an S corporation cost in a year; none by default. US dollars. */
  readonly runningCosts?: Usd;
};

/** One structure's answer. US dollars. */
interface ComparedStructure {
  readonly structure: BusinessStructure;
  readonly tax: BusinessTax;
  /** After the taxes and the cost of running an S corporation. */
  readonly left: Usd;
}

export interface BusinessComparison {
  readonly structures: readonly ComparedStructure[];
  /** What the S corporation's elective tax saves; absent if the state has none or it saves nothing. US dollars. */
  readonly savedByElection?: Usd;
  /**
   * The profit from which an S corporation with this salary leaves at least as much as a sole proprietorship, in steps of 100; absent if none
   * up to a million does, or if it is not known. US dollars.
   */
  readonly crossing?: Usd;
}

/** The S corporation chooses to pay the state's tax for its owner where that saves something. */
export function businessComparison(request: ComparisonRequest): BusinessComparison {
  const structures = BUSINESS_STRUCTURES.map((structure) => comparedAs(structure, request));
  const sCorporation = structures.find(({ structure }) => structure === 'sCorporation');
  const saved = sCorporation?.tax.election ? electionSaves(request, sCorporation.tax) : 0;
  const crossing = crossingOf(request);
  return { structures, ...(saved > 0 && { savedByElection: saved }), ...(crossing !== undefined && { crossing }) };
}

function comparedAs(structure: BusinessStructure, request: ComparisonRequest): ComparedStructure {
  const tax = structure === 'sCorporation' ? bestOfSCorporation(request) : taxOnBusiness({ ...request, structure });
  return { structure, tax, left: sumOf(tax.netIncome, structure === 'sCorporation' ? -(request.runningCosts ?? 0) : 0) };
}

function bestOfSCorporation(request: ComparisonRequest): BusinessTax {
  const plain = taxOnBusiness({ ...request, structure: 'sCorporation' });
  if (!request.entity?.election) return plain;
  const elected = taxOnBusiness({ ...request, structure: 'sCorporation', elects: true });
  return elected.totalTax < plain.totalTax ? elected : plain;
}

const electionSaves = (request: ComparisonRequest, elected: BusinessTax): Usd =>
  sumOf(taxOnBusiness({ ...request, structure: 'sCorporation' }).totalTax, -elected.totalTax);

const STEP = 100;
const MOST = 1_000_000;
const COARSE = 10_000;

/**
 * Above the crossing, an S corporation stays ahead for a while, so a coarse search finds the interval and a fine one the step. The revenue
 * grows with the profit, because the expenses stay.
 */
function crossingOf(request: ComparisonRequest): Usd | undefined {
  const expenses = (request.revenue ?? request.profit) - request.profit;
  const pays = (profit: Usd): boolean => {
    const asked = { ...request, profit, revenue: profit + expenses };
    const [alone, together] = (['soleProprietorship', 'sCorporation'] as const).map((structure) => comparedAs(structure, asked));
    return alone !== undefined && together !== undefined && together.left >= alone.left;
  };
  const start = Math.ceil((request.ownerSalary ?? 0) / STEP) * STEP;
  // All that the search tries: revenues are within the limits too.
  const [least, most] = [start + expenses, Math.max(start, MOST + COARSE) + expenses];
  if (least < INCOME_LIMITS.minimum || most > INCOME_LIMITS.maximum) return undefined;
  let above = start;
  while (above <= MOST && !pays(above)) above += COARSE;
  if (above > MOST || above === start) return above === start ? start : undefined;
  let below = above - COARSE;
  while (above - below > STEP) {
    const middle = Math.round((above + below) / 2 / STEP) * STEP;
    if (pays(middle)) above = middle;
    else below = middle;
  }
  return above;
}

/** What an S corporation leaves with one salary. US dollars. */
interface SalaryEffect {
  readonly salary: Usd;
  readonly left: Usd;
}

/** What an S corporation leaves of the profit with each of the salaries. */
export const salaryEffects = (request: ComparisonRequest, salaries: readonly Usd[]): readonly SalaryEffect[] =>
  salaries.map((ownerSalary) => ({ salary: ownerSalary, left: comparedAs('sCorporation', { ...request, ownerSalary }).left }));

/** The same comparison as the API answers it, each structure with the worksheet of every tax. */
export function businessStructuresWith(
  law: StateLaw | undefined,
  entity: EntityLaw | undefined,
  { state, expenses = 0, ...asked }: BusinessStructuresRequest,
): BusinessStructures {
  // Without fractions of cents, by which the rate would be infinite.
  const profit = roundToCents(asked.profit);
  const { structures, ...facts } = businessComparison({ ...asked, profit, revenue: sumOf(profit, expenses), state: law, entity });
  const [first, ...others] = structures.map(structureAnswer);
  if (!first) throw new Error('There are no structures to compare');
  return {
    taxYear: asked.taxYear,
    ...(state && { state }),
    structures: [first, ...others],
    best: others.reduce((best, other) => (other.left > best.left ? other : best), first).structure,
    ...facts,
    leftOut: entity?.leftOut ?? [],
  };
}

const structureAnswer = ({ structure, tax, left }: ComparedStructure): StructureAnswer => ({
  structure,
  left,
  totalTax: tax.totalTax,
  effectiveRate: tax.effectiveRate,
  qualifiedBusinessIncomeDeduction: tax.qualifiedBusinessIncomeDeduction,
  dividend: tax.dividend,
  healthInsurance: tax.healthInsurance,
  ownPlan: tax.ownPlan,
  elects: tax.election !== undefined,
  unusedElectionCredit: tax.election?.unused ?? 0,
  hasEntityTax: tax.entityTax !== undefined,
  hasStateTax: tax.state !== undefined,
  taxes: tax.parts,
});
