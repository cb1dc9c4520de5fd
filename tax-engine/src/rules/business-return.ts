import type { BusinessLine, BusinessLineLabel } from '../business-contract.ts';
import type { EstimateYear, FilingStatus, TaxYear, Usd } from '../contract.ts';
import { roundToCents } from '../kernel/money.ts';
import { Worksheet } from '../kernel/worksheet.ts';
import { childlessEarnedIncomeCredit } from '../law/federal/earned-income-credit.ts';
import { incomeTaxSchedules } from '../law/federal/income-tax.ts';
import { employerMedicareRate } from '../law/federal/medicare.ts';
import { qualifiedBusinessIncomeLaw } from '../law/federal/qualified-business-income.ts';
import { selfEmploymentTaxLaw } from '../law/federal/self-employment.ts';
import { employerSocialSecurityRate, socialSecurityWageBase } from '../law/federal/social-security.ts';
import { standardDeduction } from '../law/federal/standard-deduction.ts';
import { additionalMedicareTax, earnedIncomeCredit, medicareTax, socialSecurityTax, type FederalReturn } from './federal-return.ts';
import { qualifiedBusinessIncomeDeduction } from './qualified-business-income.ts';

/** How the profit of a business that pays no income tax itself reaches its owner. US dollars. */
export interface BusinessIncome {
  /** Net profit that the owner earns directly. */
  readonly selfEmployment: Usd;
  /** Wages that the owner's S corporation pays. */
  readonly salary: Usd;
  /** Profit of the S corporation before the salary and the taxes on it. */
  readonly corporation: Usd;
  readonly specifiedService: boolean;
}

type Lines = BusinessLine[];

/**
 * The federal figures of one owner of a business and what state forms start from, by Form 1040 with the standard deduction and
 * without dependents. US dollars, rounded to cents.
 */
export class BusinessReturn<Year extends TaxYear = EstimateYear> implements FederalReturn<Year> {
  readonly year: Year;
  readonly status: FilingStatus;
  readonly income: BusinessIncome;
  readonly wages: Usd;
  readonly standardDeduction: Usd;
  readonly selfEmploymentTax: Usd;
  /** Of half of that tax. */
  readonly selfEmploymentTaxDeduction: Usd;
  /** The employer's half of Social Security and Medicare. */
  readonly employerTax: Usd;
  /** What the S corporation's profit or loss adds to the owner's income. */
  readonly shareOfProfit: Usd;
  readonly adjustedGrossIncome: Usd;
  readonly qualifiedBusinessIncomeDeduction: Usd;
  readonly taxableIncome: Usd;
  /** Income tax before credits. */
  readonly incomeTax: Usd;
  /** Paid by the owner: as self-employed both halves, as an employee one. */
  readonly socialSecurity: Usd;
  readonly medicare: Usd;
  readonly additionalMedicare: Usd;

  /** @param payroll - receives the lines of the taxes on earnings; @param federal - those of the income tax */
  constructor(year: Year, status: FilingStatus, income: BusinessIncome, payroll: Lines, federal: Lines) {
    const { selfEmployment, salary, corporation, specifiedService } = income;
    this.year = year;
    this.status = status;
    this.income = income;
    this.wages = salary;
    this.standardDeduction = standardDeduction[year].value[status];

    const earnings = selfEmploymentTax(selfEmployment, year, payroll);
    if (salary > 0) new Worksheet<BusinessLineLabel>('payroll', payroll).note('ownerSalary', salary, '26 U.S.C. § 3121(a)');
    this.selfEmploymentTax = earnings.tax;
    this.selfEmploymentTaxDeduction = earnings.deduction;
    this.employerTax = salary > 0 ? employerTax(salary, year, payroll) : 0;
    this.socialSecurity = earnings.socialSecurity + (salary > 0 ? socialSecurityTax(salary, year, new Worksheet('payroll', payroll)) : 0);
    this.medicare =
      roundToCents(earnings.tax - earnings.socialSecurity) +
      (salary > 0 ? medicareTax(salary, year, new Worksheet('payroll', payroll)) : 0);
    this.additionalMedicare = additionalMedicareTax(earnings.netEarnings + salary, status, year, new Worksheet('payroll', payroll));

    this.shareOfProfit = signedCents(corporation - salary - this.employerTax);
    this.adjustedGrossIncome = positiveCents(selfEmployment - this.selfEmploymentTaxDeduction + salary + this.shareOfProfit);
    const beforeDeduction = positiveCents(this.adjustedGrossIncome - this.standardDeduction);
    const qualified = qualifiedBusinessIncomeLaw[year];
    this.qualifiedBusinessIncomeDeduction = roundToCents(
      qualifiedBusinessIncomeDeduction(
        {
          income: selfEmployment - this.selfEmploymentTaxDeduction + this.shareOfProfit,
          wages: salary,
          specifiedService,
          taxableIncome: beforeDeduction,
          netCapitalGain: 0,
        },
        qualified.value[status],
      ),
    );
    this.taxableIncome = positiveCents(beforeDeduction - this.qualifiedBusinessIncomeDeduction);
    this.incomeTax = this.chargeIncomeTax(federal);
  }

  /** What states tax that start from their own gross income, which knows no deduction of self-employment tax. */
  get grossIncome(): Usd {
    return positiveCents(this.income.selfEmployment + this.wages + this.shareOfProfit);
  }

  /** Refundable credit on what the owner earns by work. 26 U.S.C. § 32(c)(2)(A). */
  get earnedIncomeCredit(): Usd {
    const earned = this.income.selfEmployment - this.selfEmploymentTaxDeduction + this.wages;
    return earnedIncomeCredit(earned, this.status, childlessEarnedIncomeCredit[this.year].value, this.adjustedGrossIncome);
  }

  get incomeTaxAfterCredits(): Usd {
    return Math.max(0, this.incomeTax - this.earnedIncomeCredit);
  }

  private chargeIncomeTax(lines: Lines): Usd {
    const federal = new Worksheet<BusinessLineLabel>('federal', lines);
    const { selfEmployment, corporation } = this.income;
    for (const [label, amount, source] of [
      ['netProfit', selfEmployment, 'Schedule C line 31; 26 U.S.C. § 61(a)(2)'],
      ['selfEmploymentTaxDeduction', -this.selfEmploymentTaxDeduction, selfEmploymentTaxLaw[this.year].source],
      ['netProfit', corporation, 'Form 1120-S; 26 U.S.C. § 1363(b)'],
      ['employerTaxDeduction', -this.employerTax, '26 U.S.C. § 162(a)'],
    ] as const) {
      if (amount !== 0) federal.note(label, amount, source);
    }
    federal.note('adjustedGrossIncome', this.adjustedGrossIncome, '26 U.S.C. § 62(a)');
    federal.note('standardDeduction', -this.standardDeduction, standardDeduction[this.year].source);
    if (this.qualifiedBusinessIncomeDeduction > 0) {
      federal.note(
        'qualifiedBusinessIncomeDeduction',
        -this.qualifiedBusinessIncomeDeduction,
        qualifiedBusinessIncomeLaw[this.year].source,
      );
    }
    federal.note('taxableIncome', this.taxableIncome, '26 U.S.C. § 63(b)');
    const rates = incomeTaxSchedules[this.year];
    federal.chargeSchedule(rates.value[this.status], this.taxableIncome, rates.source);
    return federal.roundedTax;
  }
}

interface SelfEmploymentTax {
  /** Nothing below the amount from which the tax is owed. */
  readonly netEarnings: Usd;
  readonly tax: Usd;
  /** The part of the tax that is for Social Security. */
  readonly socialSecurity: Usd;
  /** Half of the tax. */
  readonly deduction: Usd;
}

/**
 * Tax on self-employment income of somebody without wages, rounded to cents.
 * @param lines - receives its lines
 * @see 26 U.S.C. §§ 1401, 1402, 164(f); Schedule SE (Form 1040)
 */
export function selfEmploymentTax(profit: Usd, year: TaxYear, lines: Lines): SelfEmploymentTax {
  const { value: law, source } = selfEmploymentTaxLaw[year];
  const netEarnings = law.netEarnings * profit;
  if (netEarnings < law.owedFrom) return { netEarnings: 0, tax: 0, socialSecurity: 0, deduction: 0 };
  const base = socialSecurityWageBase[year];
  const worksheet = new Worksheet<BusinessLineLabel>('payroll', lines);
  worksheet.note('netProfit', profit, 'Schedule C line 31');
  worksheet.note('netEarnings', netEarnings, source);
  worksheet.charge('selfEmploymentSocialSecurity', Math.min(netEarnings, base.value), law.socialSecurity, base.source, 0, base.value);
  const socialSecurity = worksheet.roundedTax;
  worksheet.charge('selfEmploymentMedicare', netEarnings, law.medicare, source);
  const tax = worksheet.roundedTax;
  return { netEarnings, tax, socialSecurity, deduction: roundToCents(law.deductible * tax) };
}

/** The employer's half of Social Security and Medicare on one worker's wages, rounded to cents. */
function employerTax(wages: Usd, year: TaxYear, lines: Lines): Usd {
  const worksheet = new Worksheet<BusinessLineLabel>('payroll', lines);
  const rate = employerSocialSecurityRate[year];
  const base = socialSecurityWageBase[year].value;
  worksheet.charge('employerSocialSecurity', Math.min(wages, base), rate.value, rate.source, 0, base);
  const medicare = employerMedicareRate[year];
  worksheet.charge('employerMedicare', wages, medicare.value, medicare.source);
  return worksheet.roundedTax;
}

function positiveCents(amount: Usd): Usd {
  return roundToCents(Math.max(0, amount));
}

/** Whole cents of an amount that may be a loss. */
function signedCents(amount: Usd): Usd {
  return amount < 0 ? -roundToCents(-amount) : roundToCents(amount);
}
