import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { LawYear } from '@bracketwise/contract/years';
import { roundToCents } from '../kernel/money.ts';
import { Worksheet, type LineSink } from '../kernel/worksheet.ts';
import {
  additionalMedicareRate,
  additionalMedicareThreshold,
  additionalMedicareWithheldAbove,
  employerMedicareRate,
  medicareRate,
} from '../law/federal/medicare.ts';
import { selfEmploymentTaxLaw } from '../law/federal/self-employment.ts';
import { employerSocialSecurityRate, socialSecurityRate, socialSecurityWageBase } from '../law/federal/social-security.ts';

/**
 * The employee's share of Social Security tax on one worker's wages, rounded to cents.
 * @param wages - one worker's wages for the year, in US dollars
 * @param lines - receives the line
 * @see 26 U.S.C. § 3101(a)
 */
export function socialSecurityTax(wages: Usd, year: LawYear, lines: LineSink): Usd {
  const worksheet = new Worksheet('payroll', lines);
  const base = socialSecurityWageBase[year];
  worksheet.charge('socialSecurity', Math.min(wages, base.value), socialSecurityRate[year].value, base.source, 0, base.value);
  return worksheet.roundedTax;
}

/**
 * The employee's share of Medicare tax on one worker's wages, rounded to cents.
 * @param lines - receives the line
 * @see 26 U.S.C. § 3101(b)(1)
 */
export function medicareTax(wages: Usd, year: LawYear, lines: LineSink): Usd {
  const worksheet = new Worksheet('payroll', lines);
  const rate = medicareRate[year];
  worksheet.charge('medicare', wages, rate.value, rate.source);
  return worksheet.roundedTax;
}

/**
 * Additional Medicare Tax of a return, rounded to cents.
 * @param earnings - both spouses' wages and net earnings from self-employment, in US dollars
 * @param lines - receives the line if the tax is owed
 * @see 26 U.S.C. §§ 1401(b)(2), 3101(b)(2); Form 8959
 */
export function additionalMedicareTax(earnings: Usd, status: FilingStatus, year: LawYear, lines: LineSink): Usd {
  const threshold = additionalMedicareThreshold[year].value[status];
  if (earnings <= threshold) return 0;
  const worksheet = new Worksheet('payroll', lines);
  const rate = additionalMedicareRate[year];
  worksheet.charge('additionalMedicare', earnings - threshold, rate.value, rate.source, threshold);
  return worksheet.roundedTax;
}

/**
 * What one employer withholds for the Additional Medicare Tax, whatever the filing status and Form W-4: Form 8959 line 22. US dollars.
 * @see 26 U.S.C. § 3102(f)
 */
export const withheldAdditionalMedicare = (wages: Usd, year: LawYear): Usd =>
  roundToCents(additionalMedicareRate[year].value * Math.max(0, wages - additionalMedicareWithheldAbove[year].value));

/** The tax on one person's self-employment income. US dollars. */
export interface SelfEmploymentTax {
  /** Zero below the threshold of the tax. */
  readonly netEarnings: Usd;
  readonly tax: Usd;
  /** Half of the tax. */
  readonly deduction: Usd;
}

const NOT_OWED: SelfEmploymentTax = { netEarnings: 0, tax: 0, deduction: 0 };

/**
 * Tax on one person's self-employment income, rounded to cents.
 * @param wages - of the same person, which use up the Social Security wage base first
 * @param lines - receives the lines
 * @see 26 U.S.C. §§ 1401, 1402, 164(f); Schedule SE (Form 1040)
 */
export function selfEmploymentTax(profit: Usd, wages: Usd, year: LawYear, lines: LineSink): SelfEmploymentTax {
  const { value: law, source } = selfEmploymentTaxLaw[year];
  const netEarnings = law.netEarnings * profit;
  if (netEarnings < law.owedFrom) return NOT_OWED;
  const base = socialSecurityWageBase[year];
  const worksheet = new Worksheet('payroll', lines);
  worksheet.note('netProfit', profit, 'Schedule C line 31');
  worksheet.note('netEarnings', netEarnings, source);
  const room = Math.max(0, base.value - wages);
  worksheet.charge('selfEmploymentSocialSecurity', Math.min(netEarnings, room), law.socialSecurity, base.source, 0, room);
  worksheet.charge('selfEmploymentMedicare', netEarnings, law.medicare, source);
  const tax = worksheet.roundedTax;
  return { netEarnings, tax, deduction: roundToCents(law.deductible * tax) };
}

/**
 * The employer's half of Social Security and Medicare on one worker's wages, rounded to cents.
 * @param lines - receives the lines
 * @see 26 U.S.C. § 3111
 */
export function employerTax(wages: Usd, year: LawYear, lines: LineSink): Usd {
  const worksheet = new Worksheet('payroll', lines);
  const rate = employerSocialSecurityRate[year];
  const base = socialSecurityWageBase[year].value;
  worksheet.charge('employerSocialSecurity', Math.min(wages, base), rate.value, rate.source, 0, base);
  const medicare = employerMedicareRate[year];
  worksheet.charge('employerMedicare', wages, medicare.value, medicare.source);
  return worksheet.roundedTax;
}
