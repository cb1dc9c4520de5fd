/**
 * The rough estimate of a freelancer's taxes (specification, calculators and guides, sections 3, 4 and 9; the decisions on it for the
 * effective rate).
 */
import type { StateChoice } from '../../states/form-states.ts';

export const WORK_TYPES = ['rideshare', 'delivery', 'online', 'creative', 'consulting', 'other'] as const;
export type WorkType = (typeof WORK_TYPES)[number];

/** Fraction of the net income. */
export const SELF_EMPLOYMENT_RATE = 0.153;

/** Parts of the net income and their federal tax rates, as fractions. Below the first there is no tax. US dollars. */
export const FEDERAL_SLICES = [
  { above: 11_000, width: 33_725, rate: 0.12 },
  { above: 44_725, width: 50_650, rate: 0.22 },
] as const;

/** Due dates of the quarterly payments for 2025. */
export const DUE_DATES = ['2025-04-15', '2025-06-16', '2025-09-15', '2026-01-15'] as const;

/** Amounts in US dollars. */
export interface FreelancerInputs {
  readonly income: number;
  readonly workType: WorkType;
  readonly state: StateChoice;
  readonly vehicleExpenses: number;
  readonly internetExpenses: number;
  readonly equipmentExpenses: number;
}

export interface FreelancerResult {
  readonly grossIncome: number;
  readonly totalDeductions: number;
  readonly netIncome: number;
  readonly selfEmploymentTax: number;
  readonly federalTax: number;
  readonly totalTax: number;
  readonly quarterlyPayment: number;
  /** Percentage of the gross income. */
  readonly effectiveRate: number;
}

/** Kind of work and state make no difference. */
export function freelancerTax(inputs: FreelancerInputs): FreelancerResult {
  const { income: grossIncome, vehicleExpenses, internetExpenses, equipmentExpenses } = inputs;
  const totalDeductions = vehicleExpenses + internetExpenses + equipmentExpenses;
  const netIncome = Math.max(0, grossIncome - totalDeductions);
  const selfEmploymentTax = netIncome * SELF_EMPLOYMENT_RATE;
  const federalTax = FEDERAL_SLICES.reduce(
    (tax, { above, width, rate }) => tax + Math.min(Math.max(0, netIncome - above), width) * rate,
    0,
  );
  const totalTax = selfEmploymentTax + federalTax;
  return {
    grossIncome,
    totalDeductions,
    netIncome,
    selfEmploymentTax,
    federalTax,
    totalTax,
    quarterlyPayment: totalTax / DUE_DATES.length,
    effectiveRate: grossIncome > 0 ? (totalTax / grossIncome) * 100 : 0,
  };
}
