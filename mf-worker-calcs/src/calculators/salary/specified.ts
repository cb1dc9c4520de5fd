/** The rough estimate of net pay (specification, calculators and guides, sections 3 and 9): flat rates for every state and status. */

/** Percentages of the gross salary. */
export const QUICK_RATES = { federal: 22, state: 5, socialSecurity: 6.2, medicare: 1.45 } as const;

const MONTHS = 12;
const TWO_WEEK_PERIODS = 26;

/** US dollars per year, except for the monthly and biweekly net pay. */
export interface SalaryResult {
  readonly gross: number;
  readonly federal: number;
  readonly state: number;
  readonly socialSecurity: number;
  readonly medicare: number;
  readonly total: number;
  readonly net: number;
  readonly netMonthly: number;
  readonly netBiweekly: number;
}

/** @param inputs - gross salary in US dollars per year; state and status make no difference */
export function netSalary({ grossSalary: gross }: { readonly grossSalary: number }): SalaryResult {
  const federal = (gross * QUICK_RATES.federal) / 100;
  const state = (gross * QUICK_RATES.state) / 100;
  const socialSecurity = (gross * QUICK_RATES.socialSecurity) / 100;
  const medicare = (gross * QUICK_RATES.medicare) / 100;
  const total = federal + state + socialSecurity + medicare;
  const net = gross - total;
  return { gross, federal, state, socialSecurity, medicare, total, net, netMonthly: net / MONTHS, netBiweekly: net / TWO_WEEK_PERIODS };
}
