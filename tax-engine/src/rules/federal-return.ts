import type { EstimateYear, FilingStatus, TaxYear, Usd } from '../contract.ts';
import { roundToCents } from '../kernel/money.ts';
import { Worksheet, type LineSink } from '../kernel/worksheet.ts';
import { childlessEarnedIncomeCredit, type EarnedIncomeCredit } from '../law/federal/earned-income-credit.ts';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import { additionalMedicareRate, additionalMedicareThreshold, medicareRate } from '../law/federal/medicare.ts';
import { socialSecurityRate, socialSecurityWageBase } from '../law/federal/social-security.ts';
import { standardDeduction } from '../law/federal/standard-deduction.ts';

/**
 * The federal figures of one earner's wages, by Form 1040 with the standard deduction and without dependents: what the
 * estimate shows, and what state forms start from. US dollars, rounded to cents.
 */
export class FederalReturn<Year extends TaxYear = EstimateYear> {
  readonly year: Year;
  readonly status: FilingStatus;
  readonly wages: Usd;
  readonly standardDeduction: Usd;
  readonly taxableIncome: Usd;
  /** Income tax before credits. */
  readonly incomeTax: Usd;
  readonly socialSecurity: Usd;
  readonly medicare: Usd;
  readonly additionalMedicare: Usd;

  /** @param lines - receives the lines of the sections `federal` and `payroll` */
  constructor(year: Year, status: FilingStatus, wages: Usd, lines: LineSink<never>) {
    this.year = year;
    this.status = status;
    this.wages = wages;

    const federal = new Worksheet('federal', lines);
    const deduction = standardDeduction[year];
    this.standardDeduction = deduction.value[status];
    this.taxableIncome = roundToCents(Math.max(0, wages - this.standardDeduction));
    federal.note('grossIncome', wages, '26 U.S.C. § 61(a)');
    federal.note('standardDeduction', -this.standardDeduction, deduction.source);
    federal.note('taxableIncome', this.taxableIncome, '26 U.S.C. § 63(b)');
    const schedules = incomeTaxSchedules[year];
    federal.chargeSchedule(schedules.value[status], this.taxableIncome, schedules.source);
    this.incomeTax = federal.roundedTax;

    this.socialSecurity = socialSecurityTax(wages, year, new Worksheet('payroll', lines));
    this.medicare = medicareTax(wages, year, new Worksheet('payroll', lines));
    this.additionalMedicare = additionalMedicareTax(wages, status, year, new Worksheet('payroll', lines));
  }

  /** What states tax that start from their own gross income. */
  get grossIncome(): Usd {
    return this.wages;
  }

  /** 26 U.S.C. § 62: wages alone have nothing above the line. */
  get adjustedGrossIncome(): Usd {
    return this.wages;
  }

  /** Refundable credit of a worker of 40 without a qualifying child; none on a separate return. 26 U.S.C. § 32. */
  get earnedIncomeCredit(): Usd {
    return earnedIncomeCredit(this.wages, this.status, childlessEarnedIncomeCredit[this.year].value);
  }

  /** Income tax less the earned income credit, not below zero: what states mean by the federal tax paid. */
  get incomeTaxAfterCredits(): Usd {
    return Math.max(0, this.incomeTax - this.earnedIncomeCredit);
  }
}

/**
 * Earned income credit by the formula rather than the printed table, rounded to cents.
 * @param adjustedGrossIncome - what the phase-out looks at where it exceeds the wages
 * @see 26 U.S.C. § 32(a), (d)
 */
export function earnedIncomeCredit(wages: Usd, status: FilingStatus, law: EarnedIncomeCredit, adjustedGrossIncome: Usd = wages): Usd {
  if (status === 'marriedSeparate') return 0;
  const phaseOutStart = status === 'marriedJoint' ? law.jointPhaseOutStart : law.phaseOutStart;
  const phasedIn = Math.min(law.maximum, wages * law.phaseInRate);
  const phasedOut = law.maximum - Math.max(0, Math.max(wages, adjustedGrossIncome) - phaseOutStart) * law.phaseOutRate;
  return roundToCents(Math.max(0, Math.min(phasedIn, phasedOut)));
}

/**
 * Social Security tax on one worker's wages, the employee's share, rounded to cents.
 * @param wages - gross wages of one worker for the year, in US dollars
 * @see 26 U.S.C. § 3101(a)
 */
export function socialSecurityTax(wages: Usd, year: TaxYear, worksheet: Worksheet): Usd {
  const rate = socialSecurityRate[year];
  const base = socialSecurityWageBase[year];
  worksheet.charge('socialSecurity', Math.min(wages, base.value), rate.value, base.source, 0, base.value);
  return worksheet.roundedTax;
}

/**
 * Medicare tax on one worker's wages, the employee's share, rounded to cents.
 * @see 26 U.S.C. § 3101(b)(1)
 */
export function medicareTax(wages: Usd, year: TaxYear, worksheet: Worksheet): Usd {
  const rate = medicareRate[year];
  worksheet.charge('medicare', wages, rate.value, rate.source);
  return worksheet.roundedTax;
}

/**
 * Additional Medicare Tax of a return's wages, rounded to cents.
 * @see 26 U.S.C. § 3101(b)(2); Form 8959
 */
export function additionalMedicareTax(wages: Usd, status: FilingStatus, year: TaxYear, worksheet: Worksheet): Usd {
  const threshold = additionalMedicareThreshold[year].value[status];
  if (wages <= threshold) return 0;
  const rate = additionalMedicareRate[year];
  worksheet.charge('additionalMedicare', wages - threshold, rate.value, rate.source, threshold);
  return worksheet.roundedTax;
}
