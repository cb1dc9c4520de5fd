import { FILING_STATUSES, type ExplanationLine, type FilingStatus, type LineLabel, type TaxYear, type Usd } from '../contract.ts';
import { fileReturns } from '../filing.ts';
import { roundToCents, sumOf } from '../kernel/money.ts';
import { IMMIGRATION_STATUSES, type ImmigrationStatus, NONRESIDENT_FILING_STATUSES } from '../rules/residence.ts';
import type { StateLaw } from '../rules/state-law.ts';
import type { StateCode } from '../state-codes.ts';
import { assertAmounts, linesBeforeCredits, renamed } from './parts.ts';

export interface ForeignWorkerRequest {
  taxYear: TaxYear;
  /** One of `NONRESIDENT_FILING_STATUSES` for a nonresident. */
  filingStatus: FilingStatus;
  immigrationStatus: ImmigrationStatus;
  /** For the whole year. */
  resident: boolean;
  /** Wages for work in the United States, US dollars. */
  usWages: Usd;
  /** Income from abroad, which a resident alone is taxed on, at the rates of ordinary income. US dollars. */
  foreignIncome: Usd;
  /** The law of the state of residence, as `loadStateLaw` gives it; without it no state tax is computed. */
  state?: StateLaw;
}

/** Labels that lines of this answer and of `taxOnIncomeAbroad` carry in addition to `LINE_LABELS`; pages hold a word for each. */
export const CROSS_BORDER_LINE_LABELS = [
  'usWages',
  'effectivelyConnectedWages',
  'foreignIncome',
  'foreignEarnedIncome',
  'otherIncome',
  'housingExclusion',
  'foreignEarnedIncomeExclusion',
  'adjustedGrossIncome',
  'excludedIncome',
  'payrollTaxExemption',
] as const satisfies readonly LineLabel[];

export interface StateTax {
  code: StateCode;
  /** Whether a figure of the state's form is not published yet, so that the one of the year before is used. */
  provisional: boolean;
  tax: Usd;
}

/** Tax of a year of work in the United States. Dollars are rounded to cents; `effectiveRate` is a percentage of income from everywhere. */
export interface ForeignWorkerTax {
  taxYear: TaxYear;
  /** What the return reports: of a nonresident, the wages alone. */
  grossIncome: Usd;
  /** Zero for a nonresident. 26 U.S.C. § 63(c)(6)(B). */
  standardDeduction: Usd;
  taxableIncome: Usd;
  /** Before credits. */
  federalTax: Usd;
  /** Whether the wages are free of Social Security and Medicare taxes. 26 U.S.C. § 3121(b)(19). */
  payrollTaxExempt: boolean;
  socialSecurity: Usd;
  medicare: Usd;
  additionalMedicare: Usd;
  /** The three above. */
  payrollTax: Usd;
  /** Absent without a state. */
  state?: StateTax;
  /** Federal income tax, payroll taxes, and the state's where there is one. */
  totalTax: Usd;
  effectiveRate: number;
  /** The lines of each section sum to its tax. */
  lines: readonly ExplanationLine[];
}

/**
 * Federal, payroll and state tax on a year of work in the United States: of a resident by Form 1040 on income from everywhere, of a
 * nonresident by Form 1040-NR on the wages, without the standard deduction.
 * @throws RangeError when an amount, the year or a status is outside the contract
 */
export function taxOnForeignWorker(request: ForeignWorkerRequest): ForeignWorkerTax {
  assertStatuses(request);
  const { taxYear, filingStatus, resident, usWages, foreignIncome, state: law } = request;
  // Wages for the work that the visa was given for. 26 U.S.C. § 3121(b)(19).
  const payrollTaxExempt = !resident && (request.immigrationStatus === 'student' || request.immigrationStatus === 'exchangeVisitor');
  const { federal, state } = fileReturns(law, {
    taxYear,
    filingStatus,
    wages: usWages,
    otherIncome: resident ? foreignIncome : 0,
    nonresident: !resident,
    payrollTaxExempt,
  });
  const { socialSecurity, medicare, additionalMedicare, regularTax: federalTax } = federal;
  const payrollTax = sumOf(socialSecurity, medicare, additionalMedicare);
  const totalTax = sumOf(federalTax, payrollTax, state?.tax ?? 0);
  const income = roundToCents(usWages + foreignIncome);
  return {
    taxYear,
    grossIncome: federal.adjustedGrossIncome,
    standardDeduction: federal.standardDeduction,
    taxableIncome: federal.taxableIncome,
    federalTax,
    payrollTaxExempt,
    socialSecurity,
    medicare,
    additionalMedicare,
    payrollTax,
    ...(state?.tax !== undefined && { state: { code: state.code, provisional: state.provisional, tax: state.tax } }),
    totalTax,
    effectiveRate: income === 0 ? 0 : (totalTax / income) * 100,
    lines: [
      ...renamed(linesBeforeCredits(federal), { grossIncome: 'usWages', wages: 'usWages', otherIncome: 'foreignIncome' }),
      ...federal.payrollLines,
      ...(state?.lines ?? []),
    ],
  };
}

function assertStatuses({ filingStatus, immigrationStatus, resident, usWages, foreignIncome }: ForeignWorkerRequest): void {
  if (!IMMIGRATION_STATUSES.includes(immigrationStatus)) {
    throw new RangeError(`immigrationStatus: unknown status ${immigrationStatus}`);
  }
  const statuses: readonly string[] = resident ? FILING_STATUSES : NONRESIDENT_FILING_STATUSES;
  if (!statuses.includes(filingStatus)) throw new RangeError(`filingStatus: no such status here: ${filingStatus}`);
  assertAmounts({ usWages, foreignIncome });
}
