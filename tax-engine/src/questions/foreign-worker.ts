import type { Household } from '@bracketwise/contract/household';
import type { Usd } from '@bracketwise/contract/amounts';
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import type { ExplanationLine } from '@bracketwise/contract/lines';
import type { StateCode } from '@bracketwise/contract/states';
import type { LawYear } from '@bracketwise/contract/years';
import { fileReturns } from '../filing.ts';
import type { TreatyBenefit } from '../law/federal/treaties.ts';
import { roundToCents, sumOf } from '../kernel/money.ts';
import { IMMIGRATION_STATUSES, type ImmigrationStatus, NONRESIDENT_FILING_STATUSES } from '../rules/residence.ts';
import { assertAmounts, linesBeforeCredits, renamed } from './parts.ts';
import { livingIn, localTaxesOf, type HomeState, type LocalTaxes } from './places.ts';

export interface ForeignWorkerRequest extends HomeState {
  taxYear: LawYear;
  /** A nonresident needs one of `NONRESIDENT_FILING_STATUSES`. */
  filingStatus: FilingStatus;
  immigrationStatus: ImmigrationStatus;
  /** For the whole year. */
  resident: boolean;
  /** Claimed by a nonresident student or exchange visitor. The state's tax ignores it, because many states do not follow treaties. */
  treaty?: TreatyBenefit | undefined;
  /** Wages for work in the United States, in US dollars. */
  usWages: Usd;
  /** Income from abroad in US dollars. Only residents are taxed on it, at ordinary rates. */
  foreignIncome: Usd;
}

export interface StateTax {
  code: StateCode;
  /** Whether a figure of the state's form is not published yet, so last year's is used. */
  provisional: boolean;
  tax: Usd;
}

/** Tax on a year of work in the United States. Dollars are rounded to cents; `effectiveRate` is a percentage of worldwide income. */
export interface ForeignWorkerTax extends LocalTaxes {
  taxYear: LawYear;
  /** Income on the return; for a nonresident, only the wages that no treaty exempts. */
  grossIncome: Usd;
  /** Zero for a nonresident, 26 U.S.C. § 63(c)(6)(B), except by a treaty. */
  standardDeduction: Usd;
  taxableIncome: Usd;
  /** Before credits. */
  federalTax: Usd;
  /** Whether the wages are exempt from Social Security and Medicare taxes. 26 U.S.C. § 3121(b)(19). */
  payrollTaxExempt: boolean;
  socialSecurity: Usd;
  medicare: Usd;
  additionalMedicare: Usd;
  /** The sum of the three taxes above. */
  payrollTax: Usd;
  /** What the state takes from the wages for its insurance programs and transit, in full; zero without a state. */
  payrollLevies: Usd;
  /** Absent without a state. */
  state?: StateTax;
  /** Federal income tax, payroll taxes and, with a state, its payroll levies, income tax and local tax. */
  totalTax: Usd;
  effectiveRate: number;
  /** The lines of each section add up to its tax. */
  lines: readonly ExplanationLine[];
}

/**
 * Federal, payroll, state and local tax on a year of work in the United States. Residents file Form 1040 on worldwide income; nonresidents file
 * Form 1040-NR on the wages, without the standard deduction but with the benefit of a treaty.
 * @throws RangeError if an amount, the year or a status is outside the contract, and for a place without confirmed figures
 */
export function taxOnForeignWorker(request: ForeignWorkerRequest): ForeignWorkerTax {
  assertStatuses(request);
  const { taxYear, filingStatus, resident, usWages, foreignIncome, treaty, state: law } = request;
  // Wages for the work that the visa allows. 26 U.S.C. § 3121(b)(19).
  const payrollTaxExempt = !resident && (request.immigrationStatus === 'student' || request.immigrationStatus === 'exchangeVisitor');
  const household: Household = {
    taxYear,
    filingStatus,
    wages: usWages,
    otherIncome: resident ? foreignIncome : 0,
    nonresident: !resident,
    payrollTaxExempt,
    ...livingIn(request),
  };
  const { federal: untreated, state } = fileReturns(law, household, { deduction: 'standard' });
  const { socialSecurity, medicare, additionalMedicare } = untreated;
  const federal = treaty ? fileReturns(undefined, withTreaty(household, treaty), { deduction: 'standard' }).federal : untreated;
  const { regularTax: federalTax } = federal;
  const payrollTax = sumOf(socialSecurity, medicare, additionalMedicare);
  const payrollLevies = state?.levies.total ?? 0;
  const totalTax = sumOf(federalTax, payrollTax, payrollLevies, state?.tax ?? 0, state?.local?.tax ?? 0);
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
    payrollLevies,
    ...(state?.tax !== undefined && { state: { code: state.code, provisional: state.provisional, tax: state.tax } }),
    ...localTaxesOf(state),
    totalTax,
    effectiveRate: income === 0 ? 0 : (totalTax / income) * 100,
    lines: [
      ...renamed(linesBeforeCredits(federal), { grossIncome: 'usWages', wages: 'usWages', otherIncome: 'foreignIncome' }),
      ...untreated.payrollLines,
      ...(state?.levyLines ?? []),
      ...(state?.lines ?? []),
      ...(state?.local?.lines ?? []),
    ],
  };
}

/** The household as its federal return has it: line 1a of Form 1040-NR leaves out wages that a treaty exempts. */
function withTreaty(household: Household, { benefit }: TreatyBenefit): Household {
  if (benefit === 'standardDeduction') return { ...household, nonresident: false };
  const { wages = 0 } = household;
  return { ...household, wages: benefit === 'allWages' ? 0 : roundToCents(Math.max(0, wages - benefit)) };
}

function assertStatuses({ filingStatus, immigrationStatus, resident, treaty, usWages, foreignIncome }: ForeignWorkerRequest): void {
  if (!IMMIGRATION_STATUSES.includes(immigrationStatus)) {
    throw new RangeError(`immigrationStatus: unknown status ${immigrationStatus}`);
  }
  const statuses: readonly string[] = resident ? FILING_STATUSES : NONRESIDENT_FILING_STATUSES;
  if (!statuses.includes(filingStatus)) throw new RangeError(`filingStatus: no such status here: ${filingStatus}`);
  if (treaty && (resident || (immigrationStatus !== 'student' && immigrationStatus !== 'exchangeVisitor'))) {
    throw new RangeError('treaty: only for nonresident students and exchange visitors');
  }
  assertAmounts({ usWages, foreignIncome });
}
