import type { Household } from '@bracketwise/contract/household';
import type { Usd } from '@bracketwise/contract/amounts';
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import type { ExplanationLine } from '@bracketwise/contract/lines';
import type { StateCode } from '@bracketwise/contract/states';
import type { LawYear } from '@bracketwise/contract/years';
import type { Form1040 } from '../federal/form-1040.ts';
import { fileReturns, type Filing, stateIncomeTaxPaid, type StateFiler } from '../filing.ts';
import { roundToCents, sumOf } from '../kernel/money.ts';
import { statesIgnoringTreaties } from '../law/federal/state-treaties.ts';
import type { TreatyBenefit } from '../law/federal/treaties.ts';
import type { StateLaw } from '../rules/state-law.ts';
import { IMMIGRATION_STATUSES, type ImmigrationStatus, NONRESIDENT_FILING_STATUSES } from '../rules/residence.ts';
import { assertAmounts, linesBeforeCredits, renamed } from './parts.ts';
import { livingIn, localTaxesOf, type HomeState, type LocalTaxes } from './places.ts';

/** Who of a resident's family has a Social Security number valid for work; the others have an ITIN. */
export interface FamilyNumbers {
  readonly hasSsn: boolean;
  readonly spouseHasSsn: boolean;
  /** Each is ten years old. */
  readonly childrenWithSsn: number;
  readonly childrenWithItin: number;
}

export interface ForeignWorkerRequest extends HomeState {
  taxYear: LawYear;
  /** A nonresident, and a resident for a part of the year, needs one of `NONRESIDENT_FILING_STATUSES`. */
  filingStatus: FilingStatus;
  immigrationStatus: ImmigrationStatus;
  /** At the end of the year or until leaving. */
  resident: boolean;
  /** Whether a resident was a nonresident for the rest of the year. */
  dualStatus?: boolean;
  /** Claimed by a student, teacher or trainee who is a nonresident, or a resident all year where the treaty lets residents keep it. */
  treaty?: TreatyBenefit | undefined;
  /** Wages for work in the United States, in US dollars. */
  usWages: Usd;
  /** Income from abroad while a resident, in US dollars; taxed at ordinary rates. A nonresident owes nothing on it. */
  foreignIncome: Usd;
  /** To US charities. Counted, like casualty losses, only where no standard deduction is allowed. US dollars. */
  charitableGifts?: Usd | undefined;
  /** From a federally declared disaster, after the reductions of Form 4684. US dollars. */
  casualtyLosses?: Usd | undefined;
  /**
   * Of a resident; without it, no credit is counted. In a part of a year, only the federal credits for children count:
   * 26 U.S.C. § 32(c)(1)(D); Publication 519, chapter 6.
   */
  family?: FamilyNumbers | undefined;
  /**
   * Files the state's return for the part of the year in which all of this income arises; the return of a resident all year without it, and
   * where it computes no tax. From `loadResidentOfPart`.
   */
  partOfYear?: StateFiler | undefined;
}

export interface StateTax {
  code: StateCode;
  /** Whether a figure of the state's form is not published yet, so last year's is used. */
  provisional: boolean;
  tax: Usd;
}

/** Federal credits of a family. US dollars. */
export interface FamilyCredits {
  /** The child tax credit with the credit for other dependents, and its refund. */
  readonly forChildren: Usd;
  readonly earnedIncomeCredit: Usd;
}

/** Tax on a year of work in the United States. Dollars are rounded to cents; `effectiveRate` is a percentage of worldwide income. */
export interface ForeignWorkerTax extends LocalTaxes {
  taxYear: LawYear;
  /** Income on the return; for a nonresident, only the wages that no treaty exempts. */
  grossIncome: Usd;
  /** Zero for who is a nonresident at any time of the year, 26 U.S.C. § 63(c)(6)(B), except by a treaty; and for who itemizes. */
  standardDeduction: Usd;
  /** Zero for who takes the standard deduction. */
  itemizedDeductions: Usd;
  taxableIncome: Usd;
  /** Before credits; with a family, after them, and negative if the refundable ones are more than the tax. */
  federalTax: Usd;
  /** With a family. */
  credits?: FamilyCredits;
  /** The same if everybody in the family had a Social Security number. */
  creditsWithSsn?: FamilyCredits;
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
  /** Whether its tax is that of a part-year resident's return. */
  isPartYearInState: boolean;
  /** Federal income tax, payroll taxes and, with a state, its payroll levies, income tax and local tax. */
  totalTax: Usd;
  effectiveRate: number;
  /** The lines of each section add up to its tax. */
  lines: readonly ExplanationLine[];
}

/** Age of each child: below the limits of the federal credits for children. */
export const CHILD_AGE = 10;

/**
 * Federal, payroll, state and local tax on a year of work in the United States. Residents file Form 1040 on worldwide income with the standard
 * deduction. Nonresidents file Form 1040-NR on the wages, and itemize. Residents for a part of the year do both: 26 CFR § 1.871-13.
 * @throws RangeError if an amount, the year or a status is outside the contract, and for a place without confirmed figures
 */
export function taxOnForeignWorker(request: ForeignWorkerRequest): ForeignWorkerTax {
  assertStatuses(request);
  const { taxYear, filingStatus, resident, usWages, foreignIncome, treaty, family, state: law } = request;
  const { charitableGifts = 0, casualtyLosses = 0, dualStatus = false, partOfYear } = request;
  // Wages for the work that the visa allows. 26 U.S.C. § 3121(b)(19).
  const payrollTaxExempt = !resident && (request.immigrationStatus === 'student' || request.immigrationStatus === 'teacherOrTrainee');
  const itemizes = !resident || dualStatus;
  const household: Household = {
    taxYear,
    filingStatus,
    wages: usWages,
    otherIncome: resident ? foreignIncome : 0,
    nonresident: itemizes,
    payrollTaxExempt,
    ...(itemizes && { charitableGifts, otherItemizedDeductions: casualtyLosses }),
    ...livingIn(request),
  };
  const file = (of: StateLaw | undefined, each: Household): Filing =>
    fileReturns(of, each, { ...(!itemizes && { deduction: 'standard' }), ...(family && { stateRefundableCredits: true }) }, partOfYear);
  const claiming = (each: Household, plain: Filing): Filing => (treaty ? withTreaty(plain, each, treaty, law, file) : plain);
  const ofFamily = (members: FamilyNumbers): Filing => {
    if (dualStatus) return withChildrenOfPartYear(fileReturns(law, household, {}, partOfYear), household, members);
    const each = withFamily(household, members);
    return claiming(each, file(law, each));
  };
  // Payroll taxes and levies know no treaty.
  const filed = file(law, household);
  const { federal, state } = family ? ofFamily(family) : claiming(household, filed);
  if (partOfYear && (filed.state?.notComputed || state?.notComputed)) return taxOnForeignWorker({ ...request, partOfYear: undefined });
  const { socialSecurity, medicare, additionalMedicare, payrollLines } = filed.federal;
  const federalTax = family ? federal.federalIncomeTax : federal.regularTax;
  const payrollTax = sumOf(socialSecurity, medicare, additionalMedicare);
  const payrollLevies = filed.state?.levies.total ?? 0;
  const totalTax = sumOf(federalTax, payrollTax, payrollLevies, state?.tax ?? 0, state?.local?.tax ?? 0);
  const income = roundToCents(usWages + foreignIncome);
  return {
    taxYear,
    grossIncome: federal.adjustedGrossIncome,
    standardDeduction: federal.itemizes ? 0 : federal.standardDeduction,
    itemizedDeductions: federal.itemizes ? federal.deduction : 0,
    taxableIncome: federal.taxableIncome,
    federalTax,
    ...(family && { credits: creditsOf(federal), creditsWithSsn: creditsOf(ofFamily(allWithSsn(family)).federal) }),
    payrollTaxExempt,
    socialSecurity,
    medicare,
    additionalMedicare,
    payrollTax,
    payrollLevies,
    ...(state?.tax !== undefined && { state: { code: state.code, provisional: state.provisional, tax: state.tax } }),
    isPartYearInState: partOfYear !== undefined && state !== undefined,
    ...localTaxesOf(state),
    totalTax,
    effectiveRate: income === 0 ? 0 : (totalTax / income) * 100,
    lines: [
      ...renamed(family ? federal.federalLines : linesBeforeCredits(federal), INCOME_LABELS),
      ...payrollLines,
      ...(filed.state?.levyLines ?? []),
      ...(state?.lines ?? []),
      ...(state?.local?.lines ?? []),
    ],
  };
}

const INCOME_LABELS = { grossIncome: 'usWages', wages: 'usWages', otherIncome: 'foreignIncome' } as const;

/**
 * The returns with a treaty's benefit. A state that ignores treaties keeps its tax, which is deducted as far as it is not on exempt wages:
 * 26 U.S.C. § 265(a)(1).
 */
function withTreaty(
  filed: Filing,
  household: Household,
  treaty: TreatyBenefit,
  law: StateLaw | undefined,
  file: (law: StateLaw | undefined, household: Household) => Filing,
): Filing {
  const benefited = withBenefit(household, treaty);
  const { state } = filed;
  if (!state || !statesIgnoringTreaties.value.includes(state.code)) return file(law, benefited);
  const { wages = 0 } = household;
  const taxedShare = wages === 0 ? 0 : (benefited.wages ?? 0) / wages;
  const stateTax = roundToCents(stateIncomeTaxPaid(state) * taxedShare);
  return { federal: file(undefined, { ...benefited, stateIncomeTaxPaid: stateTax }).federal, state };
}

/** The household as its federal return has it: line 1a of Form 1040-NR leaves out wages that a treaty exempts. */
function withBenefit(household: Household, { benefit }: TreatyBenefit): Household {
  if (benefit === 'standardDeduction') return { ...household, nonresident: false };
  const { wages = 0 } = household;
  return { ...household, wages: benefit === 'allWages' ? 0 : roundToCents(Math.max(0, wages - benefit)) };
}

/** The federal return of a dual-status year with the credits for children; the state's return stays without them. */
function withChildrenOfPartYear({ state }: Filing, household: Household, family: FamilyNumbers): Filing {
  const paid = state && { stateIncomeTaxPaid: stateIncomeTaxPaid(state) };
  const { federal } = fileReturns(undefined, { ...withFamily(household, family), ...paid }, { dualStatus: true });
  return state ? { federal, state } : { federal };
}

function withFamily(household: Household, { hasSsn, spouseHasSsn, childrenWithSsn, childrenWithItin }: FamilyNumbers): Household {
  const children = (count: number, childHasSsn: boolean) => Array.from({ length: count }, () => ({ age: CHILD_AGE, hasSsn: childHasSsn }));
  return { ...household, hasSsn, spouseHasSsn, dependents: [...children(childrenWithSsn, true), ...children(childrenWithItin, false)] };
}

const allWithSsn = ({ childrenWithSsn, childrenWithItin }: FamilyNumbers): FamilyNumbers => ({
  hasSsn: true,
  spouseHasSsn: true,
  childrenWithSsn: childrenWithSsn + childrenWithItin,
  childrenWithItin: 0,
});

const creditsOf = ({ childTaxCredit, additionalChildTaxCredit, earnedIncomeCredit }: Form1040): FamilyCredits => ({
  forChildren: sumOf(childTaxCredit, additionalChildTaxCredit),
  earnedIncomeCredit,
});

function assertStatuses(request: ForeignWorkerRequest): void {
  const { filingStatus, immigrationStatus, resident, dualStatus = false, treaty, family, usWages, foreignIncome } = request;
  if (!IMMIGRATION_STATUSES.includes(immigrationStatus)) {
    throw new RangeError(`immigrationStatus: unknown status ${immigrationStatus}`);
  }
  if (dualStatus && (!resident || immigrationStatus === 'citizen'))
    throw new RangeError('dualStatus: only for residents who are not citizens');
  const statuses: readonly string[] = resident && !dualStatus ? FILING_STATUSES : NONRESIDENT_FILING_STATUSES;
  if (!statuses.includes(filingStatus)) throw new RangeError(`filingStatus: no such status here: ${filingStatus}`);
  if (treaty && immigrationStatus !== 'student' && immigrationStatus !== 'teacherOrTrainee') {
    throw new RangeError('treaty: only for students, teachers and trainees');
  }
  if (treaty && resident && (dualStatus || !treaty.forResidents)) throw new RangeError('treaty: only for nonresidents');
  if (family && !resident) throw new RangeError('family: only for residents');
  assertAmounts({ usWages, foreignIncome });
}
