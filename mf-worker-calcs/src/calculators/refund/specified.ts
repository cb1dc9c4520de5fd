/**
 * The rough estimate of a refund (specification, calculators and guides, sections 3, 4 and 9). Its tables are the specification's,
 * whatever the year's law says; those of 2026 were projected.
 */
import type { SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import type { FormState } from '../../states/form-states.ts';

export const REFUND_YEARS = ['2024', '2025', '2026'] as const;
export type RefundYear = (typeof REFUND_YEARS)[number];
/** The year whose tables the specification projected. */
export const PROJECTED_YEAR: RefundYear = '2026';

export const QUICK_STANDARD_DEDUCTION: Readonly<Record<RefundYear, Readonly<Record<SpecifiedFilingStatus, number>>>> = {
  2024: { single: 13_400, married_joint: 26_800, married_separate: 13_400, head_of_household: 20_100 },
  2025: { single: 13_850, married_joint: 27_700, married_separate: 13_850, head_of_household: 20_800 },
  2026: { single: 14_265, married_joint: 28_530, married_separate: 14_265, head_of_household: 21_425 },
};

/** Rates of the brackets in percent, lowest first. */
export const QUICK_RATES = [10, 12, 22, 24] as const;
export type BandLimits = readonly [number, number, number, number];

/** Upper limits of the brackets. There is no tax above the last. */
export const QUICK_LIMITS: Readonly<Record<RefundYear, { readonly single: BandLimits; readonly joint: BandLimits }>> = {
  2024: { single: [10_550, 43_000, 93_675, 195_000], joint: [21_100, 86_000, 187_350, 390_000] },
  2025: { single: [11_000, 44_725, 95_375, 182_050], joint: [22_000, 89_450, 190_750, 364_100] },
  2026: { single: [11_330, 46_067, 98_237, 187_512], joint: [22_660, 92_134, 196_474, 375_024] },
};

/** Percentages of taxable income. */
const QUICK_STATE_RATES: Readonly<Record<FormState, number>> = { CA: 5, NY: 4, TX: 0, FL: 0, WA: 0, other: 3 };

export const CHILD_CREDIT = 2_000;
export const MOST_CHILDREN = 3;

/** Amounts in US dollars. */
export interface RefundInputs {
  readonly taxYear: RefundYear;
  readonly grossIncome: number;
  readonly filingStatus: SpecifiedFilingStatus;
  readonly state: FormState;
  /** A whole number. */
  readonly children: number;
  readonly federalWithholding: number;
  readonly stateWithholding: number;
  readonly estimatedPayments: number;
}

export interface RefundResult {
  readonly grossIncome: number;
  readonly taxableIncome: number;
  readonly standardDeduction: number;
  /** After the child tax credit. */
  readonly federalTax: number;
  readonly stateTax: number;
  readonly totalTaxOwed: number;
  /** The full credit, even if it exceeds the tax. */
  readonly childTaxCredit: number;
  readonly federalWithholding: number;
  readonly stateWithholding: number;
  readonly estimatedPayments: number;
  readonly totalPayments: number;
  /** The refund or the amount owed. */
  readonly refundAmount: number;
  readonly isRefund: boolean;
  /** Percentage of the gross income. */
  readonly effectiveRate: number;
  readonly taxYear: RefundYear;
}

/** The limits for a status. A head of household has none and pays no federal tax: a gap of the specification, left as it is. */
export function limitsOf(taxYear: RefundYear, status: SpecifiedFilingStatus): BandLimits | undefined {
  if (status === 'head_of_household') return undefined;
  return QUICK_LIMITS[taxYear][status === 'married_joint' ? 'joint' : 'single'];
}

function bandTax(taxableIncome: number, limits: BandLimits | undefined): number {
  if (!limits) return 0;
  return QUICK_RATES.reduce((tax, rate, band) => {
    const from = limits[band - 1] ?? 0;
    const slice = Math.min(taxableIncome, limits[band] ?? 0) - from;
    return tax + (Math.max(0, slice) * rate) / 100;
  }, 0);
}

export function taxRefund(inputs: RefundInputs): RefundResult {
  const { taxYear, grossIncome, filingStatus, state, children, federalWithholding, stateWithholding, estimatedPayments } = inputs;
  const standardDeduction = QUICK_STANDARD_DEDUCTION[taxYear][filingStatus];
  const taxableIncome = Math.max(0, grossIncome - standardDeduction);
  const childTaxCredit = CHILD_CREDIT * Math.min(children, MOST_CHILDREN);
  const federalTax = Math.max(0, bandTax(taxableIncome, limitsOf(taxYear, filingStatus)) - childTaxCredit);
  const stateTax = (taxableIncome * QUICK_STATE_RATES[state]) / 100;
  const totalTaxOwed = federalTax + stateTax;
  const totalPayments = federalWithholding + stateWithholding + estimatedPayments;
  const balance = totalPayments - totalTaxOwed;
  return {
    grossIncome,
    taxableIncome,
    standardDeduction,
    federalTax,
    stateTax,
    totalTaxOwed,
    childTaxCredit,
    federalWithholding,
    stateWithholding,
    estimatedPayments,
    totalPayments,
    refundAmount: Math.abs(balance),
    isRefund: balance > 0,
    effectiveRate: grossIncome > 0 ? (totalTaxOwed / grossIncome) * 100 : 0,
    taxYear,
  };
}
