/** Validates the engine's only input, a household, and fills in what it leaves out. Its fields: `@bracketwise/contract/household`. */
import { INCOME_LIMITS, type Usd } from '@bracketwise/contract/amounts';
import { HOUSEHOLD_FILING_STATUSES, type HouseholdFilingStatus } from '@bracketwise/contract/filing-status';
import {
  DEFAULT_AGE,
  HIGHEST_AGE,
  HOUSEHOLD,
  MONTHS_IN_YEAR,
  MOST_DAYS_IN_YEAR,
  MOST_DEPENDENTS,
  MOST_RECORDS,
  PARTS_OF_PAY,
  payOf,
  type CompleteHousehold,
  type FieldOfRecord,
  type FieldsOfKind,
  type Household,
  type HouseholdFieldName,
  type RecordsField,
} from '@bracketwise/contract/household';
import { ELSEWHERE, HIGHEST_LOCAL_RATE, LOCAL_BASES, partsOfCode, spelledCode } from '@bracketwise/contract/localities';
import { STATE_NAMES } from '@bracketwise/contract/states';
import { LAW_YEARS } from '@bracketwise/contract/years';
import { roundToCents } from './kernel/money.ts';

/**
 * Why a field is refused: outside its limits, a spouse's amount on another return, more than the whole it is part of, or a place without
 * figures.
 */
type RefusalRule = 'outOfBounds' | 'jointOnly' | 'partOfWages' | 'partOfPension' | 'place';

/** A field of a household that the engine refuses. */
export class HouseholdError extends RangeError {
  constructor(
    readonly field: HouseholdFieldName,
    readonly rule: RefusalRule,
    /** Says what is wrong, without the field's name. */
    readonly reason: string,
    /** The highest value that the rule allows, in US dollars. */
    readonly maximum?: Usd,
    /** The field with its place in a list: `students[0].expenses`. */
    readonly path: string = field,
  ) {
    super(`${path}: ${reason}`);
    this.name = 'HouseholdError';
  }
}

const NO_RECORDS: readonly never[] = [];

/** Reading every field from objects of one shape takes a fraction of the time that objects of many shapes take. */
const NOTHING_GIVEN: Partial<Household> = Object.fromEntries(Object.keys(HOUSEHOLD).map((name) => [name, undefined]));

/** @throws HouseholdError that names the refused field */
export function completed(given: Household): CompleteHousehold {
  // Spreading both is a third slower.
  const household: Household = Object.assign({ ...NOTHING_GIVEN }, given);
  const { taxYear, state, filingStatus, dependentAges = NO_RECORDS } = household;
  if (!LAW_YEARS.includes(taxYear)) throw refused('taxYear', `no law of the tax year ${taxYear}`);
  if (!HOUSEHOLD_FILING_STATUSES.includes(filingStatus)) throw refused('filingStatus', `unknown status ${filingStatus}`);
  if (state !== undefined && !Object.hasOwn(STATE_NAMES, state)) throw refused('state', `unknown state ${state}`);
  const dependents = recordsOf('dependents', household.dependents);
  if (dependentAges.length + dependents.length > MOST_DEPENDENTS) throw refused('dependentAges', `more than ${MOST_DEPENDENTS} dependents`);
  for (const age of dependentAges) ageOf('dependentAges', age);
  const joint = filingStatus === 'marriedJoint';
  const claimedAsDependent = household.claimedAsDependent === true;
  // Written out so that every household has the same object shape.
  const complete: CompleteHousehold = {
    taxYear,
    state,
    // What files several states checks them.
    stateParts: recordsOf('stateParts', household.stateParts),
    workStates: recordsOf('workStates', household.workStates),
    locality: placeOf('locality', household),
    workLocality: placeOf('workLocality', household),
    localRate: localRateOf(household),
    localBase: localBaseOf(household),
    filingStatus,
    age: ageOf('age', household.age),
    spouseAge: ageOf('spouseAge', household.spouseAge),
    blind: household.blind === true,
    spouseBlind: joint && household.spouseBlind === true,
    hasSsn: household.hasSsn !== false,
    spouseHasSsn: !joint || household.spouseHasSsn !== false,
    livedApart: household.livedApart === true,
    claimedAsDependent,
    parentsTaxableIncome: amountIfAny('parentsTaxableIncome', household.parentsTaxableIncome),
    parentsGains: amountOf('parentsGains', household.parentsGains),
    parentsFilingStatus: statusIfAny('parentsFilingStatus', household.parentsFilingStatus),
    // 26 U.S.C. § 152(b)(1).
    dependentAges: claimedAsDependent ? NO_RECORDS : [...dependentAges, ...dependents.map(({ age }) => age)],
    dependents: claimedAsDependent ? NO_RECORDS : dependents,
    wages: amountOf('wages', household.wages),
    spouseWages: ofSpouse('spouseWages', amountOf('spouseWages', household.spouseWages), joint),
    electiveDeferrals: amountOf('electiveDeferrals', household.electiveDeferrals),
    spouseElectiveDeferrals: ofSpouse(
      'spouseElectiveDeferrals',
      amountOf('spouseElectiveDeferrals', household.spouseElectiveDeferrals),
      joint,
    ),
    preTaxPremiums: amountOf('preTaxPremiums', household.preTaxPremiums),
    spousePreTaxPremiums: ofSpouse('spousePreTaxPremiums', amountOf('spousePreTaxPremiums', household.spousePreTaxPremiums), joint),
    flexibleSpending: amountOf('flexibleSpending', household.flexibleSpending),
    spouseFlexibleSpending: ofSpouse('spouseFlexibleSpending', amountOf('spouseFlexibleSpending', household.spouseFlexibleSpending), joint),
    dependentCareFlexibleSpending: amountOf('dependentCareFlexibleSpending', household.dependentCareFlexibleSpending),
    spouseDependentCareFlexibleSpending: ofSpouse(
      'spouseDependentCareFlexibleSpending',
      amountOf('spouseDependentCareFlexibleSpending', household.spouseDependentCareFlexibleSpending),
      joint,
    ),
    payrollHsa: amountOf('payrollHsa', household.payrollHsa),
    spousePayrollHsa: ofSpouse('spousePayrollHsa', amountOf('spousePayrollHsa', household.spousePayrollHsa), joint),
    iraContributions: amountOf('iraContributions', household.iraContributions),
    spouseIraContributions: ofSpouse('spouseIraContributions', amountOf('spouseIraContributions', household.spouseIraContributions), joint),
    rothIraContributions: amountOf('rothIraContributions', household.rothIraContributions),
    spouseRothIraContributions: ofSpouse(
      'spouseRothIraContributions',
      amountOf('spouseRothIraContributions', household.spouseRothIraContributions),
      joint,
    ),
    fullTimeStudent: household.fullTimeStudent === true,
    spouseFullTimeStudent: joint && household.spouseFullTimeStudent === true,
    selfEmploymentProfit: gainOf('selfEmploymentProfit', household.selfEmploymentProfit),
    spouseSelfEmploymentProfit: ofSpouse(
      'spouseSelfEmploymentProfit',
      gainOf('spouseSelfEmploymentProfit', household.spouseSelfEmploymentProfit),
      joint,
    ),
    sCorporationProfit: gainOf('sCorporationProfit', household.sCorporationProfit),
    sCorporationWages: amountOf('sCorporationWages', household.sCorporationWages),
    specifiedService: household.specifiedService === true,
    taxableInterest: amountOf('taxableInterest', household.taxableInterest),
    taxExemptInterest: amountOf('taxExemptInterest', household.taxExemptInterest),
    nonqualifiedDividends: amountOf('nonqualifiedDividends', household.nonqualifiedDividends),
    qualifiedDividends: amountOf('qualifiedDividends', household.qualifiedDividends),
    rentalIncome: gainOf('rentalIncome', household.rentalIncome),
    rentalIsActive: household.rentalIsActive === true,
    royalties: amountOf('royalties', household.royalties),
    partnershipIncome: gainOf('partnershipIncome', household.partnershipIncome),
    partnershipIsActive: household.partnershipIsActive === true,
    shortTermGain: gainOf('shortTermGain', household.shortTermGain),
    longTermGain: gainOf('longTermGain', household.longTermGain),
    capitalLossCarryover: amountOf('capitalLossCarryover', household.capitalLossCarryover),
    shortTermLossCarryover: amountOf('shortTermLossCarryover', household.shortTermLossCarryover),
    collectiblesGain: amountOf('collectiblesGain', household.collectiblesGain),
    unrecapturedSection1250Gain: amountOf('unrecapturedSection1250Gain', household.unrecapturedSection1250Gain),
    section1231Gain: gainOf('section1231Gain', household.section1231Gain),
    section1231LossesBefore: amountOf('section1231LossesBefore', household.section1231LossesBefore),
    pensionIncome: amountOf('pensionIncome', household.pensionIncome),
    spousePensionIncome: ofSpouse('spousePensionIncome', amountOf('spousePensionIncome', household.spousePensionIncome), joint),
    iraDistributions: partOf('iraDistributions', 'pensionIncome', household),
    spouseIraDistributions: partOf('spouseIraDistributions', 'spousePensionIncome', household),
    rothConversions: partOf('rothConversions', 'pensionIncome', household),
    spouseRothConversions: partOf('spouseRothConversions', 'spousePensionIncome', household),
    earlyDistributions: partOf('earlyDistributions', 'pensionIncome', household),
    spouseEarlyDistributions: partOf('spouseEarlyDistributions', 'spousePensionIncome', household),
    definedBenefitPension: partOf('definedBenefitPension', 'pensionIncome', household),
    spouseDefinedBenefitPension: partOf('spouseDefinedBenefitPension', 'spousePensionIncome', household),
    socialSecurityBenefits: amountOf('socialSecurityBenefits', household.socialSecurityBenefits),
    spouseSocialSecurityBenefits: ofSpouse(
      'spouseSocialSecurityBenefits',
      amountOf('spouseSocialSecurityBenefits', household.spouseSocialSecurityBenefits),
      joint,
    ),
    unemploymentCompensation: amountOf('unemploymentCompensation', household.unemploymentCompensation),
    otherIncome: amountOf('otherIncome', household.otherIncome),
    alimonyReceived: amountOf('alimonyReceived', household.alimonyReceived),
    gamblingWinnings: amountOf('gamblingWinnings', household.gamblingWinnings),
    foreignEarnedIncome: amountOf('foreignEarnedIncome', household.foreignEarnedIncome),
    foreignHousingExpenses: amountOf('foreignHousingExpenses', household.foreignHousingExpenses),
    foreignHousingLimit: amountIfAny('foreignHousingLimit', household.foreignHousingLimit),
    foreignDays: daysIfAny('foreignDays', household.foreignDays),
    excludesForeignIncome: household.excludesForeignIncome === true,
    nonresident: household.nonresident === true,
    payrollTaxExempt: household.payrollTaxExempt === true,
    iraDeduction: amountOf('iraDeduction', household.iraDeduction),
    hsaDeduction: amountOf('hsaDeduction', household.hsaDeduction),
    selfEmployedRetirement: amountOf('selfEmployedRetirement', household.selfEmployedRetirement),
    spouseSelfEmployedRetirement: ofSpouse(
      'spouseSelfEmployedRetirement',
      amountOf('spouseSelfEmployedRetirement', household.spouseSelfEmployedRetirement),
      joint,
    ),
    selfEmployedHealthInsurance: amountOf('selfEmployedHealthInsurance', household.selfEmployedHealthInsurance),
    studentLoanInterest: amountOf('studentLoanInterest', household.studentLoanInterest),
    educatorExpenses: amountOf('educatorExpenses', household.educatorExpenses),
    alimonyPaid: amountOf('alimonyPaid', household.alimonyPaid),
    savingsPenalty: amountOf('savingsPenalty', household.savingsPenalty),
    movingExpenses: amountOf('movingExpenses', household.movingExpenses),
    mortgageInterest: amountOf('mortgageInterest', household.mortgageInterest),
    mortgageDebt: amountIfAny('mortgageDebt', household.mortgageDebt),
    mortgageInsurancePremiums: amountOf('mortgageInsurancePremiums', household.mortgageInsurancePremiums),
    propertyTax: amountOf('propertyTax', household.propertyTax),
    homeValue: amountOf('homeValue', household.homeValue),
    rentPaid: amountOf('rentPaid', household.rentPaid),
    heatInRent: household.heatInRent === true,
    stateIncomeTaxPaid: amountIfAny('stateIncomeTaxPaid', household.stateIncomeTaxPaid),
    charitableGifts: amountOf('charitableGifts', household.charitableGifts),
    medicalExpenses: amountOf('medicalExpenses', household.medicalExpenses),
    gamblingLosses: amountOf('gamblingLosses', household.gamblingLosses),
    otherItemizedDeductions: amountOf('otherItemizedDeductions', household.otherItemizedDeductions),
    dependentCareExpenses: amountOf('dependentCareExpenses', household.dependentCareExpenses),
    students: recordsOf('students', household.students),
    marketplacePremiums: amountOf('marketplacePremiums', household.marketplacePremiums),
    benchmarkPremiums: amountOf('benchmarkPremiums', household.benchmarkPremiums),
    advancePremiumCredit: amountOf('advancePremiumCredit', household.advancePremiumCredit),
    marketplaceMonths: monthsOf('marketplaceMonths', household.marketplaceMonths),
    cleanEnergyCosts: amountOf('cleanEnergyCosts', household.cleanEnergyCosts),
    homeImprovementCosts: amountOf('homeImprovementCosts', household.homeImprovementCosts),
    heatPumpCosts: amountOf('heatPumpCosts', household.heatPumpCosts),
    cleanVehicleCredit: amountOf('cleanVehicleCredit', household.cleanVehicleCredit),
    adoptionExpenses: amountOf('adoptionExpenses', household.adoptionExpenses),
    adoptions: recordsOf('adoptions', household.adoptions),
    foreignTaxOnEarnings: amountOf('foreignTaxOnEarnings', household.foreignTaxOnEarnings),
    foreignTaxPaid: amountOf('foreignTaxPaid', household.foreignTaxPaid),
    foreignIncome: amountOf('foreignIncome', household.foreignIncome),
    qualifiedTips: amountOf('qualifiedTips', household.qualifiedTips),
    qualifiedOvertime: amountOf('qualifiedOvertime', household.qualifiedOvertime),
    carLoanInterest: amountOf('carLoanInterest', household.carLoanInterest),
    stimulusReceived: amountIfAny('stimulusReceived', household.stimulusReceived),
    secondStimulusReceived: amountIfAny('secondStimulusReceived', household.secondStimulusReceived),
  };
  assertPartOfWages(complete);
  return complete;
}

const refused = (field: HouseholdFieldName, reason: string, path?: string) =>
  new HouseholdError(field, 'outOfBounds', reason, undefined, path);

/** The code in its usual spelling. Whether the place has figures is up to its state's law. */
function placeOf(name: 'locality' | 'workLocality', household: Household): string | undefined {
  const given = household[name];
  if (given === undefined) return undefined;
  if (typeof given !== 'string') throw new HouseholdError(name, 'place', 'must be a code');
  const code = spelledCode(given);
  if (code === ELSEWHERE && name === 'workLocality') return code;
  if (household.state === undefined) throw new HouseholdError(name, 'place', 'needs the state');
  const { state } = partsOfCode(code);
  if (state === undefined) throw new HouseholdError(name, 'place', `names an unknown place, ${code}; give localRate instead`);
  const isAtWork = name === 'workLocality' && household.workStates?.some((work) => work.state === state) === true;
  if (state !== household.state && !isAtWork) throw new HouseholdError(name, 'place', `must be in ${household.state}, not ${code}`);
  return code;
}

function codeIfAny(name: HouseholdFieldName, code: unknown, path: string): string | undefined {
  if (code === undefined) return undefined;
  if (typeof code !== 'string') throw new HouseholdError(name, 'place', 'must be a code', undefined, path);
  return spelledCode(code);
}

function localRateOf({ state, locality, workLocality, localRate }: Household): number | undefined {
  if (localRate === undefined) return undefined;
  // Negated so that NaN is rejected too.
  if (!(localRate >= 0 && localRate <= HIGHEST_LOCAL_RATE)) throw refused('localRate', `out of bounds: ${localRate}`);
  if (state === undefined) throw new HouseholdError('localRate', 'place', 'needs the state');
  if (locality !== undefined || workLocality !== undefined)
    throw new HouseholdError('localRate', 'place', 'must not come with locality or workLocality, which have their own rates');
  return localRate;
}

function localBaseOf({ localBase = 'earnedIncome' }: Household): CompleteHousehold['localBase'] {
  if (!LOCAL_BASES.includes(localBase)) throw refused('localBase', `unknown base ${localBase}`);
  return localBase;
}

function ageOf(name: HouseholdFieldName, age: number = DEFAULT_AGE, path: string = name): number {
  if (!(Number.isInteger(age) && age >= 0 && age <= HIGHEST_AGE)) throw refused(name, `out of bounds: ${age}`, path);
  return age;
}

function monthsOf(name: HouseholdFieldName, months: number = MONTHS_IN_YEAR): number {
  if (!(Number.isInteger(months) && months >= 1 && months <= MONTHS_IN_YEAR)) throw refused(name, `out of bounds: ${months}`);
  return months;
}

function daysIfAny(name: HouseholdFieldName, days: number | undefined, path: string = name): number | undefined {
  if (days !== undefined && !(Number.isInteger(days) && days >= 0 && days <= MOST_DAYS_IN_YEAR))
    throw refused(name, `out of bounds: ${days}`, path);
  return days;
}

function amountOf(name: HouseholdFieldName, amount: Usd = 0, path: string = name): Usd {
  if (amount === 0) return 0;
  // Negated so that NaN is rejected too.
  if (!(amount >= 0 && amount <= INCOME_LIMITS.maximum)) throw refused(name, `out of bounds: ${amount}`, path);
  return roundToCents(amount);
}

const amountIfAny = (name: FieldsOfKind<'amountIfAny'>, amount: Usd | undefined): Usd | undefined =>
  amount === undefined ? undefined : amountOf(name, amount);

function statusIfAny(name: FieldsOfKind<'statusIfAny'>, status: HouseholdFilingStatus | undefined): HouseholdFilingStatus | undefined {
  if (status !== undefined && !HOUSEHOLD_FILING_STATUSES.includes(status)) throw refused(name, `unknown status ${status}`);
  return status;
}

/** The records of a list with defaults filled in and amounts in whole cents. */
function recordsOf<Name extends RecordsField>(name: Name, records: Household[Name]): CompleteHousehold[Name] {
  if (records === undefined || records.length === 0) return NO_RECORDS;
  if (!Array.isArray(records)) throw refused(name, 'must be a list');
  if (records.length > MOST_RECORDS) throw refused(name, `more than ${MOST_RECORDS}`);
  const fields = Object.entries<FieldOfRecord>(HOUSEHOLD[name].record);
  const given: readonly Readonly<Record<string, unknown>>[] = records;
  const complete: unknown = given.map((record, index) =>
    Object.fromEntries<unknown>(
      fields.map(([field, { kind, byDefault }]) => {
        const value = record[field];
        const path = `${name}[${index}].${field}`;
        if (kind === 'flag') return [field, byDefault ? value !== false : value === true];
        if (kind === 'age') return [field, ageOf(name, value as number | undefined, path)];
        if (kind === 'place') return [field, codeIfAny(name, value, path)];
        if (kind === 'daysIfAny') return [field, daysIfAny(name, value as number | undefined, path)];
        return [field, kind === 'amount' || typeof value === 'number' ? amountOf(name, value as Usd | undefined, path) : value];
      }),
    ),
  );
  return complete as CompleteHousehold[Name];
}

function gainOf(name: HouseholdFieldName, amount: Usd = 0): Usd {
  if (amount === 0) return 0;
  if (!(amount >= -INCOME_LIMITS.maximum && amount <= INCOME_LIMITS.maximum)) throw refused(name, `out of bounds: ${amount}`);
  return roundToCents(amount);
}

function ofSpouse(name: HouseholdFieldName, amount: Usd, joint: boolean): Usd {
  if (amount !== 0 && !joint) throw new HouseholdError(name, 'jointOnly', 'only a joint return has the income of two');
  return amount;
}

/** Parts of each person's pensions; each is at most all of them. */
export const PENSION_PARTS = {
  pensionIncome: ['iraDistributions', 'rothConversions', 'earlyDistributions', 'definedBenefitPension'],
  spousePensionIncome: ['spouseIraDistributions', 'spouseRothConversions', 'spouseEarlyDistributions', 'spouseDefinedBenefitPension'],
} as const;
type Pension = keyof typeof PENSION_PARTS;
type PensionPart = (typeof PENSION_PARTS)[Pension][number];

function partOf(part: PensionPart, whole: Pension, household: Household): Usd {
  const amount = amountOf(part, household[part]);
  const maximum = amountOf(whole, household[whole]);
  if (amount > maximum) throw new HouseholdError(part, 'partOfPension', `must not exceed ${whole}, which includes it`, maximum);
  return amount;
}

function assertPartOfWages(household: CompleteHousehold): void {
  const { qualifiedTips, qualifiedOvertime } = household;
  if (qualifiedTips + qualifiedOvertime === 0) return;
  const pay = roundToCents(payOf(household));
  if (qualifiedTips > pay)
    throw new HouseholdError('qualifiedTips', 'partOfWages', 'must not exceed the wages with the 401(k) deferrals', pay);
  if (roundToCents(qualifiedTips + qualifiedOvertime) > pay) {
    const reason = 'must not exceed, with qualifiedTips, the wages with the 401(k) deferrals';
    throw new HouseholdError('qualifiedOvertime', 'partOfWages', reason, roundToCents(pay - qualifiedTips));
  }
}

/**
 * The household with parts of incomes that are at most the whole: tips, overtime, kinds of pensions. For questions about less of an income,
 * which leave the parts as they are.
 */
export function withPartsLimited(household: Household): Household {
  const limited: { -readonly [Name in keyof Household]: Household[Name] } = { ...household };
  let pay = roundToCents(payOf(household));
  for (const name of PARTS_OF_PAY) {
    const part = Math.min(household[name] ?? 0, pay);
    if (household[name]) limited[name] = part;
    pay = roundToCents(pay - part);
  }
  for (const whole of ['pensionIncome', 'spousePensionIncome'] as const)
    for (const name of PENSION_PARTS[whole]) if (household[name]) limited[name] = Math.min(household[name], household[whole] ?? 0);
  return limited;
}
