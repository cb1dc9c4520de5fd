/** Files a household's federal and state returns together, because each may depend on the other. */
import type { Usd } from '@bracketwise/contract/amounts';
import { fieldsOfKind, householdField, type CompleteHousehold, type Household } from '@bracketwise/contract/household';
import type { ExplanationLine } from '@bracketwise/contract/lines';
import type { Residency } from '@bracketwise/contract/residency';
import type { StateCode } from '@bracketwise/contract/states';
import { LAW_HOUSEHOLD_YEARS, type LawYear } from '@bracketwise/contract/years';
import { itemizableExpenses, itemizedWith } from './federal/deductions.ts';
import { fileForm1040 } from './federal/file.ts';
import { completeChoices, type FilingChoices, type Form1040 } from './federal/form-1040.ts';
import { completed, HouseholdError } from './household.ts';
import { positivePart, sumOf } from './kernel/money.ts';
import { agedFrom } from './law/federal/standard-deduction.ts';
import { asksForLocalTax, fileLocalTaxes, type LocalFiling, type Places } from './rules/local-tax.ts';
import { chargeLevies, chargeSelfEmployed, haveProvisionalFigures, type LeviesOwed } from './rules/payroll-levies.ts';
import { asFederal, rateTables, stepsOf, type IncomeTreatment, type StateLaw, usesProvisionalFigures } from './rules/state-law.ts';
import { fileStateForm } from './rules/state-tax.ts';
import type { SpecialIncome, StateWorksheet } from './rules/state-worksheet.ts';

/** How a state treats the foreign income that the federal return excludes. */
export type ForeignExclusionTreatment = 'nothingExcluded' | 'excluded' | 'taxed' | 'unsettled';

/**
 * Why no state tax was computed: unsettled law on excluded foreign income, a year whose form covers fewer kinds of households, a surviving
 * spouse in a state whose form for one is not confirmed, or two states in a year where how one taxes the household is not confirmed.
 */
export type NotComputed = 'unsettledLaw' | 'earlierYear' | 'survivingSpouse' | 'severalStates';

/** What a household owes one of several states. US dollars, rounded to cents. */
export interface TaxOfState {
  readonly state: StateCode;
  readonly residency: Residency;
  /** After the credit; absent if how the state taxes the household is not confirmed. */
  readonly tax?: Usd;
  /** For the other state's tax on the same wages. */
  readonly credit: Usd;
  /** What the employer gets so that it withholds no tax of this state, which has an agreement with the state of residence. */
  readonly certificate?: string;
  /** They add up to the tax. */
  readonly lines: readonly ExplanationLine[];
}

/** A completed state form. US dollars, rounded to cents. */
export interface StateFiling {
  readonly code: StateCode;
  readonly year: LawYear;
  /** Undefined if `notComputed` is set. */
  readonly tax: Usd | undefined;
  readonly notComputed: NotComputed | undefined;
  /** Refundable credits, already subtracted from the tax. Zero if the caller leaves them out. */
  readonly refundableCredits: Usd;
  /** What the state takes from the wages and net earnings of the people on the return. */
  readonly levies: LeviesOwed;
  /** Whether a figure of the year is not published yet, so last year's is used. */
  readonly provisional: boolean;
  /** Kinds of income to which a special state rule applied. */
  readonly ruled: ReadonlySet<SpecialIncome>;
  readonly foreignExclusion: ForeignExclusionTreatment;
  /** Absent if the household names no place and no rate, or the tax starts from a state form that is not computed. */
  readonly local: LocalFiling | undefined;
  /** Of the levies. */
  readonly levyLines: readonly ExplanationLine[];
  readonly lines: readonly ExplanationLine[];
  /** Of a household with two states or more in the year, or with one for a part of it. */
  readonly states?: readonly TaxOfState[];
}

/** Files the state return of a household, or the returns of several states. `law` is that of the state of residence. */
export interface StateFiler {
  /** Set if it also files for a household that names no other state. */
  readonly alsoForOneState?: true;
  readonly file: (law: StateLaw, household: CompleteHousehold, choices: FilingChoices, federal: Form1040) => StateFiling;
  /** Whether a form that it files may itemize taxes although the federal return takes the standard deduction. */
  readonly mayItemizeTaxes: (law: StateLaw, household: CompleteHousehold) => boolean;
}

export interface Filing {
  readonly federal: Form1040;
  /** Absent if no state law was given. */
  readonly state?: StateFiling;
}

/**
 * @param law - of the household's state; without it only the federal return is filed
 * @param severalStates - files the state returns of a household that moved or works in another state
 * @throws RangeError that names the household's field if it is out of range
 */
export function fileReturns(
  law: StateLaw | undefined,
  household: Household,
  given: FilingChoices = {},
  severalStates?: StateFiler,
): Filing {
  const complete = completed(household);
  const choices = completeChoices(given);
  const hasSeveral = complete.stateParts.length + complete.workStates.length > 0;
  if (hasSeveral && !(law && severalStates))
    throw new HouseholdError(complete.stateParts.length > 0 ? 'stateParts' : 'workStates', 'place', 'is only for returns with a state');
  if (!law) return { federal: fileForm1040(complete, choices) };
  const filer = severalStates && (hasSeveral || severalStates.alsoForOneState) ? severalStates : ofOneState;
  if (complete.state !== undefined && complete.state !== law.code) {
    throw new RangeError(`The law of ${law.code} does not answer for ${complete.state}`);
  }
  if (choices.deduction || complete.stateIncomeTaxPaid !== undefined) return fileBoth(law, complete, choices, filer);
  const standard = withOwnStateTax(law, complete, choices, filer, 'standard', undefined);
  if (!itemizingMayPay(standard)) return standard;
  const itemized = withOwnStateTax(law, complete, choices, filer, 'itemized', standard);
  return incomeTaxes(itemized) < incomeTaxes(standard) ? itemized : standard;
}

type BothReturns = Required<Filing>;

/**
 * Files with one deduction until the state tax on Schedule A is the one of the state form. Each turn moves the state tax by a small share of
 * the move before, so a few settle it. Where it jumps between two amounts, at a step of a state credit, the lower one is deducted.
 * @param before - whose taxes are the first guess; none without it
 */
function withOwnStateTax(
  law: StateLaw,
  household: CompleteHousehold,
  choices: FilingChoices,
  filer: StateFiler,
  deduction: 'standard' | 'itemized',
  before: BothReturns | undefined,
): BothReturns {
  const filedWith = (stateIncomeTax: Usd | undefined, localIncomeTax: Usd) =>
    fileBoth(law, household, { ...choices, stateIncomeTax, localIncomeTax, deduction }, filer);
  if (deduction === 'standard' && !filer.mayItemizeTaxes(law, household)) return filedWith(undefined, 0);
  let guess = before ? taxPaid(before) : 0;
  let filing = filedWith(guess, before ? localTaxPaid(before) : 0);
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    // Without a state tax to deduct there is nothing to settle: the next turn could leave the deduction out and look computed.
    if (filing.state.tax === undefined) return filing;
    const paid = taxPaid(filing);
    if (Math.abs(paid - guess) < SETTLED) return filing;
    guess = turn < MOST_TURNS - 1 ? paid : Math.min(paid, guess);
    filing = filedWith(guess, localTaxPaid(filing));
  }
  return filing;
}

const MOST_TURNS = 12;
/** Rounding to cents. US dollars. */
const SETTLED = 0.015;

/** Whether the state's form may itemize taxes although the federal return takes the standard deduction. */
export const mayItemizeTaxes = ({ itemizesTaxes }: StateLaw, household: CompleteHousehold): boolean =>
  itemizesTaxes === 'alone' || (itemizesTaxes === 'withExpenses' && itemizableExpenses(household) > 0);

/**
 * State and local tax for Schedule A, with the payroll levies that count as one. Refunds beyond the tax are no tax paid: Maines v.
 * Commissioner, 144 T.C. 123 (2015).
 */
export const stateIncomeTaxPaid = (state: StateFiling): Usd =>
  sumOf(positivePart(state.tax ?? 0), state.levies.deductible, state.local?.deductible ?? 0);

const taxPaid = ({ state }: BothReturns): Usd => stateIncomeTaxPaid(state);
const localTaxPaid = ({ state }: BothReturns): Usd => state.local?.deductible ?? 0;

/** What the choice of the deduction changes. */
const incomeTaxes = ({ federal, state }: BothReturns): Usd => sumOf(federal.federalIncomeTax, state.tax ?? 0, state.local?.tax ?? 0);

/** Whether Schedule A deducts more than the standard deduction, or has something to deduct from the AMT, which allows no standard deduction. */
function itemizingMayPay(standard: BothReturns): boolean {
  const { federal } = standard;
  // State forms of earlier years ignore federal itemized deductions. Itemizing state tax alone then helps only nonresidents.
  if (federal.year < LAW_HOUSEHOLD_YEARS[0] && itemizableExpenses(federal.household) === 0) return false;
  if (federal.alternativeMinimumTax > 0 && itemizedWith(federal, 0) > 0) return true;
  return itemizedWith(federal, taxPaid(standard)) > federal.standard.total;
}

function fileBoth(law: StateLaw, household: CompleteHousehold, choices: FilingChoices, filer: StateFiler): BothReturns {
  const federal = fileForm1040(household, choices);
  return { federal, state: filer.file(law, household, choices, federal) };
}

function fileState(law: StateLaw, household: CompleteHousehold, choices: FilingChoices, federal: Form1040): StateFiling {
  const { code } = law;
  const { year } = federal;
  const foreignExclusion = exclusionTreatment(law, federal);
  const ruled = new Set<SpecialIncome>();
  const lines: ExplanationLine[] = [];
  const notComputed = foreignExclusion === 'unsettled' ? 'unsettledLaw' : whyNotComputed(law, household);
  let form: StateWorksheet | undefined;
  if (notComputed === undefined) {
    const starting = foreignExclusion === 'taxed' ? withoutExclusion(federal, choices) : federal;
    form = fileStateForm(law, year, starting, lines, { ruled, refundableCredits: choices.stateRefundableCredits });
  }
  const local =
    asksForLocalTax(household) && notComputed !== 'survivingSpouse'
      ? fileLocalTaxes(law.localities ?? NO_PLACES, federal, form)
      : undefined;
  const levyLines: ExplanationLine[] = [];
  const onWages = chargeLevies(law.payrollLevies, year, federal.ownPayrollWages, federal.spousePayrollWages, levyLines);
  const onProfits = chargeSelfEmployed(law.payrollLevies, year, federal.netEarnings, levyLines);
  const levies = onProfits === 0 ? onWages : { ...onWages, total: sumOf(onWages.total, onProfits) };
  // Written out so that every filing has the same object shape.
  return {
    code,
    year,
    tax: form?.roundedTax,
    notComputed,
    refundableCredits: form?.refundableCredits ?? 0,
    levies,
    provisional:
      usesProvisionalFigures(law, year, form?.roundedTax === 0 && form.refundableCredits === 0) ||
      haveProvisionalFigures(law.payrollLevies, year),
    ruled,
    foreignExclusion,
    local,
    levyLines,
    lines,
  };
}

const ofOneState: StateFiler = { file: fileState, mayItemizeTaxes };

const NO_PLACES: Places = {};

export function whyNotComputed(law: StateLaw, household: CompleteHousehold): NotComputed | undefined {
  const isSurvivor = household.filingStatus === 'qualifyingSurvivingSpouse';
  if (isSurvivor && law.survivingSpouse === undefined && hasIncomeTax(law, household.taxYear)) return 'survivingSpouse';
  return isComputed(law, household) ? undefined : 'earlierYear';
}

const hasIncomeTax = (law: StateLaw, year: LawYear): boolean =>
  stepsOf(law, year).some(({ labels }) => labels.some((label) => label !== 'noIncomeTax'));

/**
 * Before the first household year, the state forms cover one earner under 65 without dependents who does not itemize and is nobody's dependent.
 * Those without a tax on wages cover whole households in every year.
 */
function isComputed(law: StateLaw, household: CompleteHousehold): boolean {
  if (household.taxYear >= LAW_HOUSEHOLD_YEARS[0]) return true;
  if (hasBusiness(household) && isUnconfirmed(law.businessIncome, household.taxYear)) return false;
  return isOneEarner(household) || rateTables(law, household.taxYear).length === 0;
}

function isOneEarner(household: CompleteHousehold): boolean {
  const joint = household.filingStatus === 'marriedJoint';
  const aged = agedFrom[household.taxYear].value;
  return (
    household.dependentAges.length === 0 &&
    !household.claimedAsDependent &&
    household.age < aged &&
    !household.blind &&
    !(joint && (household.spouseAge >= aged || household.spouseBlind)) &&
    SINCE_HOUSEHOLD_YEARS.every((amount) => !household[amount])
  );
}

const hasBusiness = ({ selfEmploymentProfit, sCorporationProfit, partnershipIncome }: CompleteHousehold) =>
  selfEmploymentProfit !== 0 || sCorporationProfit !== 0 || partnershipIncome !== 0;

const isUnconfirmed = (treatment: IncomeTreatment, year: LawYear) =>
  treatment !== asFederal && treatment.unconfirmed?.years.includes(year) === true;

/** Amounts that the state forms of earlier years don't cover. */
const SINCE_HOUSEHOLD_YEARS = fieldsOfKind('amount', 'gain', 'amountIfAny').filter((name) => !householdField(name).inEveryYear);

function exclusionTreatment({ foreignEarnedIncome: own }: StateLaw, federal: Form1040): ForeignExclusionTreatment {
  if (federal.excludedIncome === 0) return 'nothingExcluded';
  if (own === asFederal) return 'excluded';
  if (own.excluded === undefined) return 'unsettled';
  return own.excluded ? 'excluded' : 'taxed';
}

/**
 * The federal return as if no foreign income were excluded, but with the actual federal tax, which some states deduct, and the actual credits for
 * earned income and care, of which some pay a share.
 */
function withoutExclusion(federal: Form1040, choices: FilingChoices): Form1040 {
  const whole = fileForm1040({ ...federal.household, excludesForeignIncome: false }, choices);
  whole.incomeTaxBeforeCredits = federal.incomeTaxBeforeCredits;
  whole.foreignTaxCredit = federal.foreignTaxCredit;
  whole.dependentCareCredit = federal.dependentCareCredit;
  whole.taxAfterNonrefundableCredits = federal.taxAfterNonrefundableCredits;
  whole.incomeTaxAfterCredits = federal.incomeTaxAfterCredits;
  whole.excessAdvancePremiumCredit = federal.excessAdvancePremiumCredit;
  whole.premiumTaxCredit = federal.premiumTaxCredit;
  whole.earnedIncomeCredit = federal.earnedIncomeCredit;
  whole.earnedIncomeCreditWithAnyNumber = federal.earnedIncomeCreditWithAnyNumber;
  whole.earnedIncomeCreditDenied = federal.earnedIncomeCreditDenied;
  return whole;
}
