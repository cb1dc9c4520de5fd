import type { FilingStatus, TaxYear, Usd } from '../contract.ts';
import type { HouseholdLineLabel } from '../household-tax.ts';
import { roundToCents } from '../kernel/money.ts';
import { Worksheet, type LineSink } from '../kernel/worksheet.ts';
import { childTaxCredit, childTaxCreditPhaseOut, childTaxCreditRefund } from '../law/federal/child-tax-credit.ts';
import { childlessEarnedIncomeCredit, familyEarnedIncomeCredit } from '../law/federal/earned-income-credit.ts';
import { allowedChildTaxCredit, splitChildTaxCredit, type QualifyingChildren } from './child-tax-credit.ts';
import { FederalReturn, earnedIncomeCredit } from './federal-return.ts';

/** A family that lives on wages. US dollars of a year. */
export interface FamilyReturnRequest extends QualifyingChildren {
  taxYear: TaxYear;
  filingStatus: FilingStatus;
  /** Of one earner, in whole cents; there is no other income. */
  wages: Usd;
}

/** Form 1040 of a family after the credits for children and earnings. Dollars are rounded to cents. */
export interface FamilyReturn {
  standardDeduction: Usd;
  taxableIncome: Usd;
  /** Before credits. */
  incomeTax: Usd;
  /** What the number of children and the income allow. */
  childTaxCreditAllowed: Usd;
  /** The part of it that takes tax away. */
  childTaxCredit: Usd;
  /** The part of it that is refunded. */
  additionalChildTaxCredit: Usd;
  /** Refunded as far as it exceeds the tax. */
  earnedIncomeCredit: Usd;
  /** After all credits; negative where what is refunded exceeds the tax. */
  federalTax: Usd;
}

/**
 * Federal income tax of a family. Payroll taxes are left out: they are withheld for good.
 * @param lines - receives the lines of the section `federal`, which sum to `federalTax`, and those of `payroll`
 * @see 26 U.S.C. §§ 1, 24, 32, 63; Schedule 8812
 */
export function familyReturn(request: FamilyReturnRequest, lines: LineSink<HouseholdLineLabel>): FamilyReturn {
  const { taxYear, filingStatus, wages, children } = request;
  const federal = new FederalReturn(taxYear, filingStatus, wages, lines);
  const { source, credit: earned } = earnedIncomeCreditOf(wages, children, filingStatus, taxYear);
  const { full, phasedOut, allowed } = allowedChildTaxCredit(request, federal.adjustedGrossIncome, filingStatus, taxYear);
  const { nonrefundable, refundable } = splitChildTaxCredit(
    {
      children,
      allowed,
      incomeTax: federal.incomeTax,
      earnedIncome: wages,
      payrollTax: federal.socialSecurity + federal.medicare + federal.additionalMedicare,
      earnedIncomeCredit: earned,
    },
    taxYear,
  );

  const worksheet = new Worksheet<HouseholdLineLabel>('federal', lines, federal.incomeTax);
  if (full > 0) worksheet.note('childTaxCreditInFull', full, childTaxCredit[taxYear].source);
  if (phasedOut > 0) worksheet.note('childTaxCreditPhaseOut', -phasedOut, childTaxCreditPhaseOut[taxYear].source);
  worksheet.credit('childTaxCredit', nonrefundable, '26 U.S.C. §§ 24(a), 26(a); Schedule 8812 line 14');
  if (refundable > 0) worksheet.addTax('additionalChildTaxCredit', -refundable, childTaxCreditRefund[taxYear].source);
  if (earned > 0) worksheet.addTax('earnedIncomeCredit', -earned, source);
  return {
    standardDeduction: federal.standardDeduction,
    taxableIncome: federal.taxableIncome,
    incomeTax: federal.incomeTax,
    childTaxCreditAllowed: allowed,
    childTaxCredit: roundToCents(nonrefundable),
    additionalChildTaxCredit: roundToCents(refundable),
    earnedIncomeCredit: earned,
    federalTax: worksheet.roundedTax,
  };
}

/** Of the number of children, or of a worker of an age from 25 to 64 without any. 26 U.S.C. § 32(a), (b). */
function earnedIncomeCreditOf(wages: Usd, children: number, status: FilingStatus, year: TaxYear): { credit: Usd; source: string } {
  const family = familyEarnedIncomeCredit[year];
  const row = family.value[Math.min(children, family.value.length) - 1];
  const { value, source } = row ? { value: row, source: family.source } : childlessEarnedIncomeCredit[year];
  return { credit: earnedIncomeCredit(wages, status, value), source };
}
