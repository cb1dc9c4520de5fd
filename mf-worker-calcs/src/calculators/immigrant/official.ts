/** The official answers of the immigrant calculator. */
import { FILING_STATUS_OF, FILING_STATUSES } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import type { StateCode } from '@bracketwise/contract/states';
import type { TaxYear } from '@bracketwise/contract/years';
import {
  type ForeignWorkerTax,
  type HomePlace,
  type loadResidentOfPart,
  loadStateLaw,
  NONRESIDENT_FILING_STATUSES,
  type StateLaw,
  taxOnForeignWorker,
} from '@bracketwise/tax-engine';
import { filingThreshold } from '../../cross-border/filing-threshold.ts';
import type { ImmigrantInputs } from './form.ts';
import { assumesArrival, daysOfStay, endsAbroad, hasDates, staysAllYear } from './dates-of-stay.ts';
import { MONTHS_IN_A_YEAR } from './specified.ts';
import { daysEntered, daysOfMonths, immigrationStatusOf, officialResidence, statusesOf, type StayResidence } from './stay.ts';
import { chosenTreaty } from './treaties.ts';

/** A status that is not allowed is replaced by the first allowed one, as in the form. */
const statusOf = (values: ImmigrantInputs, residence: StayResidence) =>
  statusesOf(residence).find((status) => status === values.filingStatus) ?? 'single';

/** Whether a couple chooses to be residents for the whole year. 26 U.S.C. § 6013(g), (h). */
export const choosesWholeYear = (values: ImmigrantInputs, residence: StayResidence): boolean =>
  residence.dualStatus && statusOf(values, residence) === 'married_joint';

/** A state's law and, for a year with two parts, what files its return for one of them. */
export interface LawOfStay {
  readonly law: StateLaw;
  readonly residentOfPart?: Awaited<ReturnType<typeof loadResidentOfPart>>['residentOfPart'];
}

export const loadWholeYear = async (state: StateCode): Promise<LawOfStay> => ({ law: await loadStateLaw(state) });

export function officialImmigrant(
  values: ImmigrantInputs,
  residence: StayResidence,
  of: LawOfStay | undefined,
  place: HomePlace = {},
): ForeignWorkerTax {
  const { resident } = residence;
  const dualStatus = residence.dualStatus && !choosesWholeYear(values, residence);
  const foreignIncome = Math.max(0, values.foreignIncome);
  const ofPart = Math.min(foreignIncome, Math.max(0, values.foreignIncomeAsResident ?? foreignIncome));
  // Some states tax a part of the year at the rate of the year's income from everywhere. A couple that chooses the whole year does so for
  // the federal return: the state's year stays a part.
  const isPart =
    !staysAllYear(values, residence) &&
    (residence.dualStatus || (!resident && (hasDates(values, residence) || assumesArrival(values, residence))));
  const inPart = resident ? ofPart : 0;
  const abroad = inPart === foreignIncome ? undefined : { ofYear: foreignIncome, ofPart: inPart };
  const partOfYear = isPart ? of?.residentOfPart?.(...daysOfStay(values), abroad) : undefined;
  return taxOnForeignWorker({
    taxYear: Number(values.taxYear) as TaxYear,
    filingStatus: FILING_STATUS_OF[statusOf(values, residence)],
    immigrationStatus: immigrationStatusOf(values),
    resident,
    dualStatus,
    treaty: chosenTreaty(values, residence)?.treaty,
    usWages: Math.max(0, values.usIncome),
    foreignIncome: dualStatus ? ofPart : foreignIncome,
    partOfYear,
    charitableGifts: Math.max(0, values.charitableGifts),
    casualtyLosses: Math.max(0, values.casualtyLosses),
    ...(resident && values.children > 0 && { family: familyOf(values) }),
    state: of?.law,
    place,
  });
}

function familyOf({ ownNumber, spouseNumber, children, childrenWithItin }: ImmigrantInputs) {
  const withItin = Math.min(children, childrenWithItin);
  return {
    hasSsn: ownNumber === 'ssn',
    spouseHasSsn: spouseNumber === 'ssn',
    childrenWithSsn: children - withItin,
    childrenWithItin: withItin,
  };
}

/** The federal forms for such a year. */
export function officialForms(values: ImmigrantInputs, residence: StayResidence): readonly string[] {
  const { resident, ground } = residence;
  const isDual = residence.dualStatus && !choosesWholeYear(values, residence);
  // The form of the last day of the year is the return, the other one its statement: 26 CFR § 1.6012-1(b)(2)(ii).
  const returns = isDual ? ['Form 1040', 'Form 1040-NR'] : [resident ? 'Form 1040' : 'Form 1040-NR'];
  return [
    ...(isDual && endsAbroad(values) ? returns.reverse() : returns),
    ...(ground === 'exemptDays' ? ['Form 8843'] : []),
    ...(ground === 'closerConnection' ? ['Form 8840'] : []),
  ];
}

/**
 * The taxes if the year were taxed the other way than assumed: with two parts, or with residence all year.
 * @returns undefined if nothing is assumed, and for a status that a year with two parts can't have
 */
export function taxOfOtherWay(
  values: ImmigrantInputs,
  residence: StayResidence,
  law: LawOfStay | undefined,
  place: HomePlace,
): ForeignWorkerTax | undefined {
  const { assumed, dualStatus } = residence;
  const statuses: readonly string[] = assumed === 'part' ? FILING_STATUSES : NONRESIDENT_FILING_STATUSES;
  if (!assumed || !statuses.includes(FILING_STATUS_OF[values.filingStatus])) return undefined;
  return officialImmigrant(values, { ...residence, dualStatus: !dualStatus }, law, place);
}

/** Whether foreign income counts although it may be from before the arrival or after the departure. */
export const countsAllForeignIncome = (values: ImmigrantInputs, residence: StayResidence): boolean =>
  residence.dualStatus && !choosesWholeYear(values, residence) && values.foreignIncome > 0 && values.foreignIncomeAsResident === undefined;

/** All taxes if the foreign income were that of the nonresident part. */
export const taxWithoutForeignIncome = (
  values: ImmigrantInputs,
  residence: StayResidence,
  law: LawOfStay | undefined,
  place: HomePlace,
): number => officialImmigrant({ ...values, foreignIncomeAsResident: 0 }, residence, law, place).totalTax;

/** All taxes of a couple that chooses to be residents for the whole year, on income from everywhere. */
export const taxOfWholeYear = (values: ImmigrantInputs, residence: StayResidence, law: LawOfStay | undefined, place: HomePlace): number =>
  officialImmigrant({ ...values, filingStatus: 'married_joint' }, residence, law, place).totalTax;

const OF_FAMILIES: readonly string[] = ['married_joint', 'head_of_household'];

/** Whether a resident files as somebody with a family often does, without any children entered. */
export const lacksChildren = (values: ImmigrantInputs, residence: StayResidence): boolean =>
  residence.resident && values.children === 0 && OF_FAMILIES.includes(statusOf(values, residence));

export const taxWithOneChild = (values: ImmigrantInputs, residence: StayResidence, law: LawOfStay | undefined, place: HomePlace): number =>
  officialImmigrant({ ...values, children: 1 }, residence, law, place).totalTax;

/** Whether a resident all year files apart from a spouse, who may be a nonresident. */
export const mayHaveSpouseAbroad = (values: ImmigrantInputs, residence: StayResidence): boolean =>
  residence.resident && !residence.dualStatus && statusOf(values, residence) === 'married_separate';

/** All taxes of somebody who was here all year. */
export function taxOfTwelveMonths(values: ImmigrantInputs, law: LawOfStay | undefined, place: HomePlace): number {
  const wholeYear = { ...values, monthsInUs: MONTHS_IN_A_YEAR, daysThisYear: undefined };
  return officialImmigrant(wholeYear, officialResidence(wholeYear), law, place).totalTax;
}

/** Whether foreign income counts as earned while abroad, before the arrival or after the departure. */
export const earnsBeforeArrival = (values: ImmigrantInputs, { resident }: StayResidence): boolean =>
  values.foreignIncome > 0 && (!resident || (values.foreignIncomeAsResident ?? values.foreignIncome) < values.foreignIncome);

/** Whether a citizen or permanent resident with foreign income may work abroad, so that the exclusion of 26 U.S.C. § 911 may be open. */
export const mayLiveAbroad = (values: ImmigrantInputs, { ground, dualStatus }: StayResidence): boolean =>
  (ground === 'citizen' || ground === 'permanentResident') &&
  !dualStatus &&
  values.foreignIncome > 0 &&
  daysEntered(values) < daysOfMonths(MONTHS_IN_A_YEAR / 2, Number(values.taxYear));

/** The income from which a resident of the whole year must file, for somebody with less and no credits to be paid out. */
export function thresholdAbove(values: ImmigrantInputs, residence: StayResidence, { federalTax }: ForeignWorkerTax): number | undefined {
  if (!residence.resident || residence.dualStatus || federalTax < 0) return undefined;
  const income = Math.max(0, values.usIncome) + Math.max(0, values.foreignIncome);
  const threshold = filingThreshold(Number(values.taxYear) as TaxYear, FILING_STATUS_OF[statusOf(values, residence)]);
  return threshold !== undefined && income < threshold ? threshold : undefined;
}

/** The household, with the fields that the page asks for. */
export const householdOf = ({ taxYear, filingStatus, state, usIncome }: ImmigrantInputs, { resident }: StayResidence): Household => ({
  taxYear: Number(taxYear) as TaxYear,
  filingStatus: FILING_STATUS_OF[filingStatus],
  ...(state !== 'other' && { state }),
  nonresident: !resident,
  wages: Math.max(0, usIncome),
});
