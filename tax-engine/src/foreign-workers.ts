import { FILING_STATUSES, TAX_YEARS, type TaxYear, type Usd } from './contract.ts';
import {
  IMMIGRATION_STATUSES,
  NONRESIDENT_FILING_STATUSES,
  type CrossBorderLine,
  type CrossBorderLineLabel,
  type ForeignWorkerRequest,
  type ForeignWorkerTax,
} from './cross-border-contract.ts';
import type { Cited } from './kernel/law-table.ts';
import { roundToCents } from './kernel/money.ts';
import { Worksheet } from './kernel/worksheet.ts';
import { childlessEarnedIncomeCredit } from './law/federal/earned-income-credit.ts';
import { standardDeduction } from './law/federal/standard-deduction.ts';
import { assertIncomes } from './rules/bounds.ts';
import { crossBorderReturn, type FederalFigures } from './rules/cross-border-return.ts';
import { earnedIncomeCredit } from './rules/federal-return.ts';
import { stateTaxOn, stateYearOf } from './rules/state-tax.ts';

export { residenceOf } from './rules/residence.ts';

/**
 * Federal, payroll and state tax on a year of work in the United States: of a resident by Form 1040 on income from everywhere, of a
 * nonresident by Form 1040-NR on the wages, without the standard deduction.
 * @throws RangeError when an amount, the year or a status is outside the contract
 */
export function taxOnForeignWorker(request: ForeignWorkerRequest): ForeignWorkerTax {
  assertWithinContract(request);
  const { taxYear, state: law } = request;
  const lines: CrossBorderLine[] = [];
  noteIncome(request, lines);
  const federal = returnOf(request, taxYear, lines);

  const year = stateYearOf(taxYear);
  const state = law && { code: law.code, year, tax: stateTaxOn(law, returnOf(request, year, []), lines) };

  const payrollTax = roundToCents(federal.socialSecurity + federal.medicare + federal.additionalMedicare);
  const totalTax = roundToCents(federal.incomeTax + payrollTax + (state?.tax ?? 0));
  const income = roundToCents(request.usWages + request.foreignIncome);
  return {
    taxYear,
    grossIncome: federal.adjustedGrossIncome,
    standardDeduction: federal.standardDeduction,
    taxableIncome: federal.taxableIncome,
    federalTax: federal.incomeTax,
    payrollTaxExempt: isPayrollTaxExempt(request),
    socialSecurity: federal.socialSecurity,
    medicare: federal.medicare,
    additionalMedicare: federal.additionalMedicare,
    payrollTax,
    ...(state && { state }),
    totalTax,
    effectiveRate: income === 0 ? 0 : (totalTax / income) * 100,
    lines,
  };
}

/** Work that the visa was given for. 26 U.S.C. § 3121(b)(19). */
function isPayrollTaxExempt({ resident, immigrationStatus }: ForeignWorkerRequest): boolean {
  return !resident && (immigrationStatus === 'student' || immigrationStatus === 'exchangeVisitor');
}

function returnOf<Year extends TaxYear>(request: ForeignWorkerRequest, year: Year, lines: CrossBorderLine[]): FederalFigures<Year> {
  const { filingStatus: status, resident, usWages, foreignIncome } = request;
  const adjustedGrossIncome = roundToCents(resident ? usWages + foreignIncome : usWages);
  const deduction = standardDeduction[year];
  return crossBorderReturn(
    {
      year,
      status,
      adjustedGrossIncome,
      standardDeduction: resident ? { value: deduction.value[status], source: deduction.source } : NO_DEDUCTION,
      payrollWages: isPayrollTaxExempt(request) ? 0 : roundToCents(usWages),
      // None for a nonresident. 26 U.S.C. § 32(c)(1)(D).
      earnedIncomeCredit: resident ? earnedIncomeCredit(usWages, status, childlessEarnedIncomeCredit[year].value, adjustedGrossIncome) : 0,
    },
    lines,
  );
}

const NO_DEDUCTION: Cited<Usd> = { value: 0, source: '26 U.S.C. § 63(c)(6)(B)' };

function noteIncome(request: ForeignWorkerRequest, lines: CrossBorderLine[]): void {
  const { resident, usWages, foreignIncome } = request;
  const federal = new Worksheet<CrossBorderLineLabel>('federal', lines);
  if (resident) {
    federal.note('usWages', usWages, '26 U.S.C. § 61(a)(1)');
    if (foreignIncome > 0) federal.note('foreignIncome', foreignIncome, '26 U.S.C. § 61(a); 26 CFR § 1.1-1(b)');
  } else {
    federal.note('effectivelyConnectedWages', usWages, '26 U.S.C. §§ 864(b), 864(c)(2), 871(b); Form 1040-NR line 1a');
  }
  if (isPayrollTaxExempt(request)) {
    new Worksheet<CrossBorderLineLabel>('payroll', lines).note('payrollTaxExemption', usWages, '26 U.S.C. § 3121(b)(19)');
  }
}

function assertWithinContract({ taxYear, filingStatus, immigrationStatus, resident, usWages, foreignIncome }: ForeignWorkerRequest): void {
  if (!TAX_YEARS.includes(taxYear)) throw new RangeError(`No law of the tax year ${taxYear}`);
  if (!IMMIGRATION_STATUSES.includes(immigrationStatus)) throw new RangeError(`Unknown immigration status: ${immigrationStatus}`);
  const statuses: readonly string[] = resident ? FILING_STATUSES : NONRESIDENT_FILING_STATUSES;
  if (!statuses.includes(filingStatus)) throw new RangeError(`No such filing status here: ${filingStatus}`);
  assertIncomes({ usWages, foreignIncome });
}
