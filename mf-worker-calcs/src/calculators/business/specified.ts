/**
 * The rough estimate of a small business's taxes (specification, calculators and guides, sections 3, 4 and 9; the decisions on it for
 * the totals).
 */
import type { FormState } from '../../states/form-states.ts';

export const BUSINESS_TYPES = ['sole_proprietorship', 'llc', 's_corp', 'c_corp'] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

/** Rates as fractions: on a sole proprietor's net income, on an owner's salary, on a corporation's profit. */
export const SELF_EMPLOYMENT_RATE = 0.153;
export const PAYROLL_RATE = 0.153;
const CORPORATE_RATE = 0.21;

/**
 * Parts of the owner's income and their federal tax rates, as fractions. Below the first and above the last there is no tax. US dollars.
 */
export const FEDERAL_SLICES = [
  { above: 11_000, width: 33_725, rate: 0.12 },
  { above: 44_725, width: 50_650, rate: 0.22 },
] as const;

/** Rates on the net income, as fractions. A C corporation pays the full rate, the other forms half of it. */
export const STATE_RATES: Readonly<Record<FormState, number>> = { CA: 0.084, NY: 0.065, TX: 0, FL: 0, WA: 0, other: 0 };

/** Amounts in US dollars. */
export interface BusinessInputs {
  readonly businessType: BusinessType;
  readonly revenue: number;
  readonly expenses: number;
  /** For an S corporation only. */
  readonly ownerSalary: number;
  readonly state: FormState;
}

export interface BusinessResult {
  readonly revenue: number;
  readonly expenses: number;
  readonly netIncome: number;
  readonly federalTax: number;
  readonly selfEmploymentTax: number;
  readonly payrollTax: number;
  readonly corporateTax: number;
  readonly stateTax: number;
  readonly totalTax: number;
  readonly netAfterTax: number;
  /** Percentage of the net income. */
  readonly effectiveRate: number;
  readonly businessType: BusinessType;
}

export function businessTax({ businessType, revenue, expenses, ownerSalary, state }: BusinessInputs): BusinessResult {
  const netIncome = Math.max(0, revenue - expenses);
  const salary = businessType === 's_corp' ? ownerSalary : 0;
  const isProprietor = businessType === 'sole_proprietorship' || businessType === 'llc';
  const isCorporation = businessType === 'c_corp';

  const federalTax = isCorporation ? 0 : federalTaxOn(Math.max(0, netIncome - salary));
  const selfEmploymentTax = isProprietor ? netIncome * SELF_EMPLOYMENT_RATE : 0;
  const payrollTax = salary * PAYROLL_RATE;
  const corporateTax = isCorporation ? netIncome * CORPORATE_RATE : 0;
  const stateTax = (netIncome * STATE_RATES[state]) / (isCorporation ? 1 : 2);
  const totalTax = federalTax + selfEmploymentTax + payrollTax + corporateTax + stateTax;
  return {
    revenue,
    expenses,
    netIncome,
    federalTax,
    selfEmploymentTax,
    payrollTax,
    corporateTax,
    stateTax,
    totalTax,
    netAfterTax: netIncome - totalTax,
    effectiveRate: netIncome > 0 ? (totalTax / netIncome) * 100 : 0,
    businessType,
  };
}

const federalTaxOn = (income: number) =>
  FEDERAL_SLICES.reduce((tax, { above, width, rate }) => tax + Math.min(Math.max(0, income - above), width) * rate, 0);
