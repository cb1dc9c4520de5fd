/** The rough estimate of taxes for people who came to the United States (specification, calculators and guides, sections 3, 4 and 9). */
import type { FormState } from '../../states/form-states.ts';

export const VISA_STATUSES = ['f1_student', 'h1b', 'l1', 'o1', 'j1', 'green_card', 'citizen', 'm1_student', 'q1', 'other'] as const;
export type VisaStatus = (typeof VISA_STATUSES)[number];

/** The year of the deduction and limits, used for every year. */
export const TABLES_OF = 2023;

export const MONTHS_IN_A_YEAR = 12;
/** Months from which someone counts as a resident. */
export const RESIDENT_MONTHS = 6;
/** Deducted from income before tax, in US dollars. */
export const RESIDENT_DEDUCTION = 13_850;
export const NONRESIDENT_DEDUCTION = 4_050;
/** Fraction of the US income. */
export const PAYROLL_RATE = 0.0765;
/** Rates as fractions, and the taxable income up to which each applies, in US dollars. */
export const BANDS = [
  { upTo: 11_000, rate: 0.1 },
  { upTo: 44_725, rate: 0.12 },
  { upTo: Infinity, rate: 0.22 },
] as const;
/** Rates on US income, as fractions. Other states have none. */
export const STATE_RATES = { CA: 0.06, NY: 0.055, TX: 0, FL: 0, WA: 0, other: 0 } as const satisfies Record<FormState, number>;

/** Amounts in US dollars. */
export interface RoughInputs {
  readonly visaStatus: VisaStatus;
  /** From 0 to 12. */
  readonly monthsInUs: number;
  readonly usIncome: number;
  readonly foreignIncome: number;
  readonly state: FormState;
}

export interface ImmigrantResult {
  readonly totalIncome: number;
  readonly foreignIncome: number;
  readonly isResident: boolean;
  readonly federalTax: number;
  readonly stateTax: number;
  readonly payrollTax: number;
  readonly totalTax: number;
  /** Percentage of the total income. */
  readonly effectiveRate: number;
  readonly visaStatus: VisaStatus;
}

/** Residents are taxed on worldwide income, others on US income only. */
export function immigrantTax({ visaStatus, monthsInUs, usIncome, foreignIncome, state }: RoughInputs): ImmigrantResult {
  const isResident = monthsInUs >= RESIDENT_MONTHS || visaStatus === 'green_card' || visaStatus === 'citizen';
  const totalIncome = usIncome + foreignIncome;
  const taxable = isResident ? totalIncome - RESIDENT_DEDUCTION : usIncome - NONRESIDENT_DEDUCTION;
  const federalTax = bandedTax(taxable);
  const stateTax = usIncome * STATE_RATES[state];
  const payrollTax = isResident && visaStatus !== 'f1_student' ? usIncome * PAYROLL_RATE : 0;
  const totalTax = federalTax + stateTax + payrollTax;
  return {
    totalIncome,
    foreignIncome,
    isResident,
    federalTax,
    stateTax,
    payrollTax,
    totalTax,
    effectiveRate: totalIncome > 0 ? (totalTax / totalIncome) * 100 : 0,
    visaStatus,
  };
}

function bandedTax(taxable: number): number {
  let tax = 0;
  let from = 0;
  for (const { upTo, rate } of BANDS) {
    tax += Math.max(0, Math.min(taxable, upTo) - from) * rate;
    from = upTo;
  }
  return tax;
}
