import type { Usd } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import type { StateCode } from '@bracketwise/contract/states';
import type { LawYear } from '@bracketwise/contract/years';
import { qualifyingChildAgeBelow, qualifyingStudentAgeBelow } from '../law/federal/earned-income-credit-eligibility.ts';
import { americanOpportunityCredit } from '../law/federal/education-credits.ts';
import { recoveryRebates } from '../law/federal/recovery-rebates.ts';
import { electiveDeferralLimit, iraContributionLimit } from '../law/federal/retirement-plans.ts';
import { dependentStandardDeduction, MINIMUMS_AT_OWN_RATES } from '../law/federal/standard-deduction.ts';
import type { TaxReturn } from '../tax-return.ts';

/** Facts that change a household's taxes and that an answer assumes. Pages have a clause for each. */
export const ASSUMED_FACTS = [
  /** The ages in `figures`: of the filer, of both spouses, or of the spouse alone. */
  'age',
  'bothAges',
  'spouseAge',
  /** Nobody claims the filer as a dependent. 26 U.S.C. § 63(c)(5). */
  'notADependent',
  /** The spouse on a joint return has no income. */
  'spouseWithoutIncome',
  /** Everyone has a Social Security number valid for work. 26 U.S.C. §§ 24(h)(7), 32(m), 151(d)(5)(C), 224, 225. */
  'socialSecurityNumbers',
  /** The same of the dependents, where the filers' own numbers are asked for. */
  'numbersOfDependents',
  /** No dependent of the ages in `figures` is a full-time student. 26 U.S.C. § 152(c)(3)(A)(ii). */
  'notStudents',
  /** The parents' rates don't apply to the filer's unearned income: 26 U.S.C. § 1(g). */
  'noTaxAtParentsRates',
  /** One state all year, for living and for work. */
  'sameState',
  /** Employers withhold all that the state lets them. Some bear part of its payroll levies themselves. */
  'leviesInFull',
  /** The payments of the year in `figures` were received in full, so that the return has no recovery rebate credit. */
  'stimulusReceived',
  /** One job, or one for each spouse; only Form W-4 depends on it. */
  'oneJob',
  'oneJobEach',
] as const;
type AssumedFact = (typeof ASSUMED_FACTS)[number];

export interface Assumption {
  readonly fact: AssumedFact;
  /** Years and ages in its clause. */
  readonly figures?: Readonly<Record<string, number>>;
}

/**
 * An unknown age counts as 40. In every state and year, all of these ages have the same taxes: below them lies the earned income credit's
 * limit, above them the first ages with a rule of some state. They end earlier for large contributions to IRAs: `assumedAges`.
 */
export const ASSUMED_AGES = { from: 25, to: 54 } as const;

/** States that only limit what employers may withhold for some levy, and the first year of it. */
export const LEVIES_IN_FULL_SINCE: Readonly<Partial<Record<StateCode, LawYear>>> = {
  CO: 2023,
  DE: 2025,
  HI: 2020,
  MA: 2020,
  ME: 2025,
  MN: 2026,
  NY: 2020,
  OR: 2023,
  VT: 2024,
  WA: 2020,
};

const OTHER_SPOUSE_INCOMES = ['spouseSelfEmploymentProfit', 'spousePensionIncome', 'spouseSocialSecurityBenefits'] as const;

/** Amounts of a return that only people with such a number get. */
type NumberedAmounts = Partial<Pick<TaxReturn, 'earnedIncomeCredit' | 'seniorDeduction'>>;

/**
 * What the engine assumes about a household, because the caller left the field out or there is no such field. A page names it next to its
 * figure.
 * @param household - fields that the page asks for are present, even if they are zero
 * @param answer - amounts of the household's return that depend on Social Security numbers
 */
export function assumptionsOf(
  household: Household,
  { earnedIncomeCredit = 0, seniorDeduction = 0 }: NumberedAmounts = {},
): readonly Assumption[] {
  const { taxYear, filingStatus, age, spouseAge, state, dependentAges = [], qualifiedTips = 0, qualifiedOvertime = 0 } = household;
  const { hasSsn, claimedAsDependent, stimulusReceived } = household;
  const otherStates = [...(household.stateParts ?? []), ...(household.workStates ?? [])].map((record) => record.state);
  const leviedInFull = [state, ...otherStates].some((each) => each !== undefined && taxYear >= (LEVIES_IN_FULL_SINCE[each] ?? Infinity));
  const joint = filingStatus === 'marriedJoint';
  const students = { from: qualifyingChildAgeBelow[taxYear].value, to: qualifyingStudentAgeBelow[taxYear].value - 1 };
  const numbered = dependentAges.length > 0 || earnedIncomeCredit > 0 || seniorDeduction > 0 || qualifiedTips > 0 || qualifiedOvertime > 0;
  const facts: readonly (Assumption | false)[] = [
    unknownAge(joint, age, spouseAge, assumedAges(household)),
    filingStatus === 'single' && claimedAsDependent === undefined && { fact: 'notADependent' },
    joint &&
      household.spouseWages === undefined &&
      OTHER_SPOUSE_INCOMES.every((field) => !household[field]) && { fact: 'spouseWithoutIncome' },
    numbered && hasSsn === undefined && { fact: 'socialSecurityNumbers' },
    hasSsn !== undefined && dependentAges.length > 0 && { fact: 'numbersOfDependents' },
    household.dependents === undefined &&
      dependentAges.some((years) => years >= students.from && years <= students.to) && { fact: 'notStudents', figures: students },
    mayBeTaxedAtParentsRates(household) && { fact: 'noTaxAtParentsRates' },
    state !== undefined && otherStates.length === 0 && { fact: 'sameState' },
    leviedInFull && earnsWages(household) && { fact: 'leviesInFull' },
    recoveryRebates[taxYear].value.length > 0 &&
      stimulusReceived === undefined &&
      household.nonresident !== true && { fact: 'stimulusReceived', figures: { year: taxYear } },
  ];
  return facts.filter((fact) => fact !== false);
}

const earnsWages = ({ wages = 0, spouseWages = 0 }: Household): boolean => wages + spouseWages > 0;

/** Whether somebody's dependent is young enough, or of unknown age, and has unearned income above the limit: Form 8615 line 2. */
function mayBeTaxedAtParentsRates(household: Household): boolean {
  const { taxYear, claimedAsDependent, parentsTaxableIncome, age = 0 } = household;
  const { taxableInterest = 0, nonqualifiedDividends = 0, qualifiedDividends = 0, shortTermGain = 0, longTermGain = 0 } = household;
  const unearned = taxableInterest + nonqualifiedDividends + qualifiedDividends + Math.max(0, shortTermGain + longTermGain);
  return (
    claimedAsDependent === true &&
    parentsTaxableIncome === undefined &&
    household.filingStatus !== 'marriedJoint' &&
    age < americanOpportunityCredit[taxYear].value.refundableFromAge &&
    unearned > MINIMUMS_AT_OWN_RATES * dependentStandardDeduction[taxYear].value.minimum
  );
}

/** From the age of the catch-up on, more of such a contribution is deductible. 26 U.S.C. §§ 219(b)(5)(B), 414(v). */
function assumedAges(household: Household): { readonly from: number; readonly to: number } {
  const { taxYear, filingStatus, iraDeduction = 0, electiveDeferrals = 0, spouseElectiveDeferrals = 0 } = household;
  const { selfEmployedRetirement = 0, spouseSelfEmployedRetirement = 0 } = household;
  const { limit, catchUp } = iraContributionLimit[taxYear].value;
  const people = filingStatus === 'marriedJoint' ? 2 : 1;
  const mostDeferred = electiveDeferralLimit[taxYear].value.limit;
  const mayCatchUp = (ownPlan: Usd, atWork: Usd) => ownPlan > 0 && ownPlan + atWork > mostDeferred;
  const catchesUp =
    iraDeduction > people * limit ||
    mayCatchUp(selfEmployedRetirement, electiveDeferrals) ||
    mayCatchUp(spouseSelfEmployedRetirement, spouseElectiveDeferrals);
  return catchesUp ? { ...ASSUMED_AGES, to: catchUp.age - 1 } : ASSUMED_AGES;
}

function unknownAge(
  joint: boolean,
  age: number | undefined,
  spouseAge: number | undefined,
  figures: ReturnType<typeof assumedAges>,
): Assumption | false {
  const ofSpouse = joint && spouseAge === undefined;
  if (age !== undefined) return ofSpouse && { fact: 'spouseAge', figures };
  return { fact: ofSpouse ? 'bothAges' : 'age', figures };
}

/** What the lines for Form W-4 take for granted. */
export const assumedJobs = ({ wages = 0, spouseWages = 0 }: Household): Assumption => ({
  fact: wages > 0 && spouseWages > 0 ? 'oneJobEach' : 'oneJob',
});
