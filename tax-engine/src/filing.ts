/** A household's two returns, filed together because each may read the other. */
import { HOUSEHOLD_YEARS, type ExplanationLine, type TaxYear, type Usd } from './contract.ts';
import { fileForm1040 } from './federal/file.ts';
import type { FilingChoices, Form1040 } from './federal/form-1040.ts';
import { completed, type CompleteHousehold, type Household } from './household.ts';
import { asFederal, hasProvisionalFigures, type StateLaw } from './rules/state-law.ts';
import { fileStateForm } from './rules/state-tax.ts';
import type { SpecialIncome, StateWorksheet } from './rules/state-worksheet.ts';
import type { StateCode } from './state-codes.ts';

/** What a state makes of the foreign income that the federal return excludes. */
export type ForeignExclusionTreatment = 'nothingExcluded' | 'excluded' | 'taxed' | 'unsettled';

/** Why no state tax was computed: its law on excluded foreign income is unsettled, or its form of the year is known for fewer kinds of household. */
export type NotComputed = 'unsettledLaw' | 'earlierYear';

/** A filled-in state form. US dollars, rounded to cents. */
export interface StateFiling {
  readonly code: StateCode;
  readonly year: TaxYear;
  /** Undefined where `notComputed` says why. */
  readonly tax: Usd | undefined;
  readonly notComputed: NotComputed | undefined;
  /** Credits paid out even without tax, already taken off the tax; zero where the caller does not count them. */
  readonly refundableCredits: Usd;
  /** Whether a figure of the year is not published yet, so that the one of the year before is used. */
  readonly provisional: boolean;
  /** The incomes on which a rule of the state's own played a part. */
  readonly ruled: ReadonlySet<SpecialIncome>;
  readonly foreignExclusion: ForeignExclusionTreatment;
  readonly lines: readonly ExplanationLine[];
}

export interface Filing {
  readonly federal: Form1040;
  /** Absent where no state's law was given. */
  readonly state?: StateFiling;
}

/**
 * @param law - of the household's state; without it only the federal return is filed
 * @throws RangeError that names the field of the household which is outside its limits
 */
export function fileReturns(law: StateLaw | undefined, household: Household, choices: FilingChoices = {}): Filing {
  const complete = completed(household);
  if (!law) return { federal: fileForm1040(complete, choices) };
  if (complete.state !== undefined && complete.state !== law.code) {
    throw new RangeError(`The law of ${law.code} does not answer for ${complete.state}`);
  }
  let filing = fileBoth(law, complete, choices);
  if (!deductsItsStateTax(complete)) return filing;
  // The federal deduction and the state tax it deducts are found in turns: few states look back at federal taxable income or tax.
  for (let turn = 0, paid = 0; turn < MOST_TURNS; turn += 1) {
    const owed = filing.state.tax ?? 0;
    if (Math.abs(owed - paid) < SETTLED) break;
    paid = owed;
    filing = fileBoth(law, complete, { ...choices, stateIncomeTax: paid });
  }
  return filing;
}

const MOST_TURNS = 8;
/** US dollars. */
const SETTLED = 0.01;

/** Whether Schedule A may deduct the state tax of this very return. */
function deductsItsStateTax(household: CompleteHousehold): boolean {
  const { mortgageInterest, propertyTax, charitableGifts, medicalExpenses, otherItemizedDeductions } = household;
  return (
    household.stateIncomeTaxPaid === undefined &&
    mortgageInterest + propertyTax + charitableGifts + medicalExpenses + otherItemizedDeductions > 0
  );
}

function fileBoth(law: StateLaw, household: CompleteHousehold, choices: FilingChoices) {
  const federal = fileForm1040(household, choices);
  return { federal, state: fileState(law, household, choices, federal) };
}

function fileState(law: StateLaw, household: CompleteHousehold, choices: FilingChoices, federal: Form1040): StateFiling {
  const { code } = law;
  const { year } = federal;
  const foreignExclusion = exclusionTreatment(law, federal);
  const ruled = new Set<SpecialIncome>();
  const lines: ExplanationLine[] = [];
  const notComputed = foreignExclusion === 'unsettled' ? 'unsettledLaw' : isComputed(household) ? undefined : 'earlierYear';
  let form: StateWorksheet | undefined;
  if (notComputed === undefined) {
    const starting = foreignExclusion === 'taxed' ? withoutExclusion(federal, choices) : federal;
    form = fileStateForm(law, year, starting, lines, { ruled, refundableCredits: choices.stateRefundableCredits });
  }
  // Written out, so that every filing has the same shape.
  return {
    code,
    year,
    tax: form?.roundedTax,
    notComputed,
    refundableCredits: form?.refundableCredits ?? 0,
    provisional: hasProvisionalFigures(law, year),
    ruled,
    foreignExclusion,
    lines,
  };
}

/** Before the first of the household years the forms know one earner under 65 without dependents, who does not itemize. */
function isComputed(household: CompleteHousehold): boolean {
  if (household.taxYear >= HOUSEHOLD_YEARS[0]) return true;
  const joint = household.filingStatus === 'marriedJoint';
  return (
    household.dependentAges.length === 0 &&
    household.age < AGED &&
    !household.blind &&
    !(joint && (household.spouseAge >= AGED || household.spouseBlind)) &&
    BEYOND_ONE_EARNER.every((amount) => !household[amount])
  );
}

/** The age that federal and state law call aged. 26 U.S.C. § 63(f). */
const AGED = 65;

const BEYOND_ONE_EARNER = [
  'spouseWages',
  'electiveDeferrals',
  'spouseElectiveDeferrals',
  'spouseSelfEmploymentProfit',
  'pensionIncome',
  'spousePensionIncome',
  'socialSecurityBenefits',
  'spouseSocialSecurityBenefits',
  'unemploymentCompensation',
  'iraDeduction',
  'hsaDeduction',
  'studentLoanInterest',
  'mortgageInterest',
  'propertyTax',
  'stateIncomeTaxPaid',
  'charitableGifts',
  'medicalExpenses',
  'otherItemizedDeductions',
  'dependentCareExpenses',
] as const satisfies readonly (keyof CompleteHousehold)[];

function exclusionTreatment({ foreignEarnedIncome: own }: StateLaw, federal: Form1040): ForeignExclusionTreatment {
  if (federal.excludedIncome === 0) return 'nothingExcluded';
  if (own === asFederal) return 'excluded';
  if (own.excluded === undefined) return 'unsettled';
  return own.excluded ? 'excluded' : 'taxed';
}

/** The federal return with the foreign income left in, and the tax that was really due: what states deduct of it. */
function withoutExclusion(federal: Form1040, choices: FilingChoices): Form1040 {
  const whole = fileForm1040({ ...federal.household, excludesForeignIncome: false }, choices);
  whole.incomeTaxBeforeCredits = federal.incomeTaxBeforeCredits;
  whole.incomeTaxAfterCredits = federal.incomeTaxAfterCredits;
  return whole;
}
