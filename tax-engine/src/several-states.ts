/** Files the state returns of a household that moved within the year, or works in another state than its own. */
import type { Usd } from '@bracketwise/contract/amounts';
import { MONTHS_IN_YEAR, type CompleteHousehold } from '@bracketwise/contract/household';
import type { ExplanationLine } from '@bracketwise/contract/lines';
import { partsOfCode } from '@bracketwise/contract/localities';
import type { Residency } from '@bracketwise/contract/residency';
import type { StateCode } from '@bracketwise/contract/states';
import { LAW_HOUSEHOLD_YEARS, type IsoDate, type LawYear } from '@bracketwise/contract/years';
import type { Form1040 } from './federal/form-1040.ts';
import { fileForm1040 } from './federal/file.ts';
import { mayItemizeTaxes, whyNotComputed, type NotComputed, type StateFiler, type StateFiling, type TaxOfState } from './filing.ts';
import { daysInYear } from './kernel/days.ts';
import { roundToCents, sumOf } from './kernel/money.ts';
import { agreementOf, EXEMPTION_CERTIFICATES, isReversed } from './law/several-states/agreements.ts';
import { creditedConvenience } from './law/several-states/convenience-rules.ts';
import { daysForCredits, severalStatesLaws } from './law/several-states/methods.ts';
import { returnsFrom } from './law/several-states/short-stays.ts';
import { partIn, partsOf, partsOfWork, withPayOf, withWorkIn } from './parts-of-year.ts';
import { chargeLevies, chargeSelfEmployed, haveProvisionalFigures, type PayrollLevy } from './rules/payroll-levies.ts';
import { fileLocalTaxesOfMove, type StateOfMove } from './rules/local-tax-of-move.ts';
import { asksForLocalTax, fileLocalTaxes, type LocalFiling } from './rules/local-tax.ts';
import { creditLimitOf, isCreditConfirmed, otherStateCredit, type CreditLimit } from './rules/other-state-credit.ts';
import {
  filePartialForm,
  formWithoutRates,
  isOfPlace,
  nothingDue,
  shareOfIncome,
  type PartialForm,
  type PartOfYear,
  type SeveralStatesLaw,
} from './rules/several-states.ts';
import { rateTables, type StateLaw, usesProvisionalFigures } from './rules/state-law.ts';
import { fileStateForm } from './rules/state-tax.ts';
import { assertStatesOfYear } from './rules/states-of-year.ts';
import type { StateWorksheet } from './rules/state-worksheet.ts';
import { treatmentOf, type Treatment, type WorkElsewhere } from './work-elsewhere.ts';

/** The laws of all states of a household. */
export type LawsOfStates = Readonly<Partial<Record<StateCode, StateLaw>>>;

/** One state's form while the others are filed. Its tax is undefined if the law for the household is not confirmed. */
interface Filed {
  readonly state: StateCode;
  readonly residency: Residency;
  tax: Usd | undefined;
  credit: Usd;
  readonly refundableCredits: Usd;
  readonly taxableIncome: Usd;
  readonly certificate?: string | undefined;
  readonly lines: ExplanationLine[];
}

/** @returns what files the state returns of such a household for `taxReturnWith` */
export function severalStates(laws: LawsOfStates): StateFiler {
  const lawOf = (state: StateCode): StateLaw => {
    const law = laws[state];
    if (!law) throw new RangeError(`The law of ${state} is missing`);
    return law;
  };
  return {
    file: (home, household, _choices, federal) => {
      assertStatesOfYear(household);
      const parts = partsOf(household, home.code);
      const reason = whyNothingIsComputed(household, [...parts.keys()].map(lawOf));
      const filed = reason ? NOTHING_FILED : fileEach(home, household, federal, parts, lawOf);
      return sumOfStates(home, federal, parts, lawOf, filed, reason);
    },
    mayItemizeTaxes: (home, household) =>
      mayItemizeTaxes(home, household) ||
      [...household.stateParts, ...household.workStates].some(({ state }) => {
        const law = laws[state];
        return law !== undefined && mayItemizeTaxes(law, household);
      }),
  };
}

/** Income from abroad in US dollars: of the year, which may be on no federal return, and of the part in the state. */
export interface IncomeFromAbroad {
  readonly ofYear: Usd;
  readonly ofPart: Usd;
}

/**
 * @param from - the first day of residence in the state, `2025-05-01`
 * @param to - the last one, of the same year
 * @param abroad - absent if all income of the year is on the federal return and from that part
 * @returns what files the return of somebody who lives in one state for a part of the year and abroad for the rest, with the wages from that
 * part. The tax is undefined where the state's rule for a part of the year is not confirmed, or for such income from abroad, with a place in
 * the state, and with refundable credits
 */
export const residentOfPart = (from: IsoDate, to: IsoDate, abroad?: IncomeFromAbroad): StateFiler => ({
  alsoForOneState: true,
  file: (law, household, choices, federal) => {
    const other = abroad ? shareOf(abroad.ofPart, abroad.ofYear) : 1;
    const part: PartOfYear = { ...partIn(household, [{ from, to }]), ...ALL_INCOME, other, restAbroad: true };
    const everywhere = abroad ? fileForm1040({ ...household, otherIncome: abroad.ofYear }, choices) : federal;
    const filed = asPartial(law, everywhere, 'partYear', part);
    const isAbroadConfirmed = !abroad || confirmedLaw(law.code, federal.year)?.partYear?.countsIncomeAbroad === true;
    const isOpen =
      asksForLocalTax(household) || filed.refundableCredits > 0 || !(isAbroadConfirmed || rateTables(law, federal.year).length === 0);
    const isEarlier = household.taxYear < LAW_HOUSEHOLD_YEARS[0];
    const reason = whyNotComputed(law, household) ?? (isEarlier ? 'earlierYear' : isOpen ? 'severalStates' : undefined);
    return sumOfStates(law, federal, new Map([[law.code, part]]), () => law, reason ? NOTHING_FILED : { states: [filed] }, reason);
  },
  mayItemizeTaxes,
});

const ALL_INCOME = { wages: 1, ownWages: 1, spouseWages: 1, other: 1, netEarnings: 1 };

function whyNothingIsComputed(household: CompleteHousehold, laws: readonly StateLaw[]): NotComputed | undefined {
  if (household.taxYear < LAW_HOUSEHOLD_YEARS[0]) return 'earlierYear';
  // Income abroad has no state, and interest that one state exempts is taxed by another.
  const { nonresident, foreignEarnedIncome, taxExemptInterest } = household;
  if (nonresident || foreignEarnedIncome > 0 || taxExemptInterest > 0) return 'severalStates';
  for (const law of laws) {
    const reason = whyNotComputed(law, household);
    if (reason) return reason;
  }
  return undefined;
}

type LawOf = (state: StateCode) => StateLaw;

/** The returns of all states, and the local taxes. */
interface FiledOfAll {
  readonly states: readonly Filed[];
  readonly local?: LocalFiling | undefined;
}
const NOTHING_FILED: FiledOfAll = { states: [] };

function fileEach(
  home: StateLaw,
  household: CompleteHousehold,
  federal: Form1040,
  parts: ReadonlyMap<StateCode, PartOfYear>,
  lawOf: LawOf,
): FiledOfAll {
  if (household.stateParts.length > 0) {
    const states =
      parts.size === 1
        ? [asResident(home, federal).filed]
        : [...parts].map(([state, part]) => asPartial(lawOf(state), federal, 'partYear', part));
    return { states, local: localTaxesOfMove(states, federal, parts, lawOf) };
  }
  return asWorkers(home, household, federal, lawOf);
}

/** @returns undefined if no part of the year names a place, or a state's tax is not computed */
function localTaxesOfMove(
  states: readonly Filed[],
  federal: Form1040,
  parts: ReadonlyMap<StateCode, PartOfYear>,
  lawOf: LawOf,
): LocalFiling | undefined {
  const { household } = federal;
  if (household.stateParts.every(({ locality }) => locality === undefined) || states.some(({ tax }) => tax === undefined)) return undefined;
  return fileLocalTaxesOfMove(federal, (state): StateOfMove => {
    const law = lawOf(state);
    const { worksheet, filed } = asResident(law, federal);
    const ofState = states.find((each) => each.state === state);
    const several = confirmedLaw(state, federal.year);
    const shareOfPart = (part: PartOfYear): number => shareOfIncome(law, worksheet, filed.lines, part, several);
    return {
      places: law.localities ?? {},
      worksheet,
      stayOf: (records) => {
        const part = partIn(household, records);
        const inState = parts.get(state) ?? part;
        if (part.days === 1) return undefined;
        const ofIncome = shareOfPart(part);
        return {
          household: withPayOf(household, part),
          periods: records,
          days: part.days,
          months: Math.round(MONTHS_IN_YEAR * part.longMonths),
          ofIncome,
          ofStateIncome: shareOf(ofIncome, shareOfPart(inState)),
          ofState: {
            tax: ofState?.tax ?? 0,
            refundableCredits: ofState?.refundableCredits ?? 0,
            taxableIncome: ofState?.taxableIncome ?? 0,
          },
          lines: filed.lines,
        };
      },
    };
  });
}

/** Files the returns of somebody who works elsewhere: first those of the states of work, at last that of the state of residence. */
function asWorkers(home: StateLaw, household: CompleteHousehold, federal: Form1040, lawOf: LawOf): FiledOfAll {
  const { workStates } = household;
  const resident = asResident(home, federal);
  const livesIn = { code: home.code, taxesWages: rateTables(home, federal.year).length > 0 };
  const treatments = new Map<WorkElsewhere, Treatment>(workStates.map((work) => [work, treatmentOf(work, livesIn, household)]));
  const taxedParts = partsOfWork(household, home.code, (work) => treatments.get(work) === 'taxed');
  const elsewhere = [...taxedParts]
    .filter(([state]) => state !== home.code)
    .map(([state, part]): Filed => {
      const work = workStates.filter((each) => each.state === state);
      const pay = sumOf(...work.map(({ wages }) => wages));
      const agreement = agreementOf(home.code, state);
      if (agreement) {
        // It is about pay only.
        const form = isOfPlace(part)
          ? asPartial(lawOf(state), federal, 'nonresident', withoutWages(part))
          : nothingDueIn(state, pay, agreement.source);
        return { ...form, certificate: pay > 0 ? EXEMPTION_CERTIFICATES[state] : undefined };
      }
      const paid = work.filter(({ wages }) => wages > 0);
      const treated = paid.map((each) => treatments.get(each));
      const exemption = treated.find((treatment) => typeof treatment === 'object');
      const isShortStay = paid.some((each) => !each.fromHome && typeof treatments.get(each) === 'object');
      // Laws on short stays differ in what other income there ends them.
      if (treated.includes('unconfirmed') || (isShortStay && isOfPlace(part))) return filedFrom(state, 'nonresident', undefined);
      if (exemption && !treated.includes('taxed') && !isOfPlace(part)) return nothingDueIn(state, pay, exemption.exemptBy);
      return asNonresident(lawOf(state), federal, part);
    });
  for (const filed of elsewhere) {
    const byConvenience = workStates.some((work) => work.state === filed.state && work.fromHome && treatments.get(work) === 'taxed');
    const isCredited = !byConvenience || creditedConvenience[home.code]?.includes(filed.state) === true;
    const part = taxedParts.get(filed.state);
    const taxedPart = part && agreementOf(home.code, filed.state) ? withoutWages(part) : part;
    creditOnce(home, resident, filed, lawOf(filed.state), taxedPart, {
      isCredited,
      isAlone: elsewhere.filter(({ tax }) => tax !== 0).length === 1,
    });
  }
  const local = asksForLocalTax(household) ? fileLocalTaxesOfWorkers(home, resident, elsewhere, lawOf) : undefined;
  return { states: [...elsewhere, resident.filed], local };
}

/** After the credits for the other states' taxes, on which some local taxes depend. */
function fileLocalTaxesOfWorkers(home: StateLaw, resident: Resident, elsewhere: readonly Filed[], lawOf: LawOf): LocalFiling | undefined {
  const { filed, worksheet } = resident;
  if (filed.tax === undefined || elsewhere.some(({ tax }) => tax === undefined)) return undefined;
  const { federal, household } = worksheet;
  const taxed = elsewhere.filter(({ tax = 0 }) => tax > 0);
  // The lines of the return are copies.
  worksheet.addTax('otherStateCredit', -filed.credit, '');
  const local = fileLocalTaxes(home.localities ?? {}, federal, worksheet, {
    placesOf: (state) => lawOf(state).localities ?? {},
    workIn: (state) => withWorkIn(household, home.code, state),
    home: home.code,
    elsewhere: {
      taxableIncome: sumOf(...taxed.map(({ taxableIncome }) => taxableIncome)),
      uncreditedTax: sumOf(...taxed.map(({ tax = 0 }) => tax), -filed.credit),
    },
  });
  if (local) creditPlaceOfWork(home, resident, taxed, local);
  return filed.tax === undefined ? undefined : local;
}

/** Credits the tax of a place of work in another state at home. Without a confirmed credit, the tax becomes undefined. */
function creditPlaceOfWork(home: StateLaw, { filed, worksheet }: Resident, taxed: readonly Filed[], local: LocalFiling): void {
  const { household, year } = worksheet;
  const { workLocality } = household;
  const state = workLocality === undefined ? undefined : partsOfCode(workLocality).state;
  const paid = local.taxes.find(({ place }) => place === workLocality)?.tax ?? 0;
  if (state === undefined || state === home.code || paid <= 0 || rateTables(home, year).length === 0 || filed.tax === undefined) return;
  const law = confirmedLaw(home.code, year);
  const part = partsOf(household, home.code).get(state);
  const rule = law?.localTaxCredit;
  // With two other states, it is open which part of the credit is for which.
  if (!rule || !part || taxed.length > 1) {
    filed.tax = undefined;
    return;
  }
  const tax = sumOf(filed.tax, filed.credit, filed.refundableCredits);
  const share = shareOfIncome(home, worksheet, filed.lines, part, law);
  const most = creditLimitOf(rule.value, { law: home, worksheet, lines: filed.lines, tax, share, taxableIncome: 0 }) - filed.credit;
  takeCredit(filed, Math.min(paid, most, sumOf(filed.tax, filed.refundableCredits)), rule.source);
}

const withoutWages = (part: PartOfYear): PartOfYear => ({ ...part, wages: 0, ownWages: 0, spouseWages: 0 });
const nothingDueIn = (state: StateCode, pay: Usd, source: string): Filed => filedFrom(state, 'nonresident', nothingDue(pay, source));

function asNonresident(law: StateLaw, federal: Form1040, part: PartOfYear): Filed {
  const threshold = returnsFrom[law.code]?.[federal.year];
  const pay = part.wages * federal.wages;
  // Of rent and profits, the amount before expenses would count.
  if (threshold && pay < threshold.value && !isOfPlace(part)) return nothingDueIn(law.code, pay, threshold.source);
  return asPartial(law, federal, 'nonresident', part);
}

const confirmedLaw = (state: StateCode, year: LawYear): SeveralStatesLaw | undefined => {
  const law = severalStatesLaws[state];
  return law && year >= law.since && year <= (law.through ?? year) ? law : undefined;
};

const filedFrom = (state: StateCode, residency: Residency, form: PartialForm | undefined): Filed => ({
  state,
  residency,
  tax: form?.tax,
  credit: 0,
  refundableCredits: form?.refundableCredits ?? 0,
  taxableIncome: form?.taxableIncome ?? 0,
  lines: [...(form?.lines ?? [])],
});

function asPartial(law: StateLaw, federal: Form1040, residency: 'partYear' | 'nonresident', part: PartOfYear): Filed {
  if (rateTables(law, federal.year).length === 0) {
    const least = daysForCredits[law.code]?.value;
    const days = Math.round(part.days * daysInYear(federal.year));
    return filedFrom(law.code, residency, formWithoutRates(law, federal, least === undefined ? undefined : days >= least));
  }
  const several = confirmedLaw(law.code, federal.year);
  const rule = several?.[residency];
  return filedFrom(law.code, residency, rule && filePartialForm(law, federal, rule, part, several));
}

interface Resident {
  readonly worksheet: StateWorksheet;
  readonly filed: Filed;
}

function asResident(law: StateLaw, federal: Form1040): Resident {
  const lines: ExplanationLine[] = [];
  const worksheet = fileStateForm(law, federal.year, federal, lines, { refundableCredits: true });
  const { roundedTax: tax, refundableCredits, taxableIncome } = worksheet;
  return { worksheet, filed: filedFrom(law.code, 'resident', { tax, refundableCredits, taxableIncome, lines }) };
}

/**
 * Credits one of the two taxes on the same wages against the other: as a rule, at home. Of an unconfirmed law, the tax becomes undefined.
 * @param circumstances.isCredited - whether it is confirmed that the state of residence credits a tax on such wages
 * @param circumstances.isAlone - whether no third state has a tax
 */
function creditOnce(
  home: StateLaw,
  resident: Resident,
  work: Filed,
  workLaw: StateLaw,
  part: PartOfYear | undefined,
  { isCredited, isAlone }: { readonly isCredited: boolean; readonly isAlone: boolean },
): void {
  const atHome = resident.filed;
  if (work.tax === undefined || atHome.tax === undefined || part === undefined) return;
  const { worksheet } = resident;
  const before = sumOf(atHome.tax, atHome.credit, atHome.refundableCredits);
  const paid = sumOf(work.tax, work.refundableCredits);
  if (paid <= 0 || before <= 0) return;
  // Whether the other state credits the tax after what a state refunds or before.
  if (work.refundableCredits > 0) {
    work.tax = undefined;
    return;
  }
  const law = confirmedLaw(home.code, worksheet.year);
  const share = shareOfIncome(home, worksheet, atHome.lines, part, law);
  if (isReversed(home.code, workLaw.code)) {
    const rule = confirmedLaw(workLaw.code, worksheet.year)?.reversedCredit;
    const ofHome = rule?.value === 'shareByTaxableIncome' ? shareOf(work.taxableIncome, worksheet.taxableIncome) : share;
    if (rule && !isOfPlace(part)) takeCredit(work, Math.min(work.tax, ofHome * before), rule.source);
    else work.tax = undefined;
    return;
  }
  const rule = law?.otherStateCredit;
  if (!rule || !isCredited || (law.creditsPayOnly && isOfPlace(part)) || !isCreditConfirmed(law, atHome.lines, worksheet.federal)) {
    atHome.tax = undefined;
    return;
  }
  const most = Math.min(work.tax, before - atHome.credit);
  const isUnlimited =
    law.creditUnlimitedFor?.includes(workLaw.code) === true ||
    (isAlone && law.creditUnlimitedAlone?.includes(workLaw.code) === true && work.taxableIncome <= worksheet.taxableIncome);
  const taxedTwice = { law: home, worksheet, lines: atHome.lines, tax: before, share, taxableIncome: work.taxableIncome };
  const creditUpTo = (limit: CreditLimit): Usd => roundToCents(Math.min(most, isUnlimited ? Infinity : creditLimitOf(limit, taxedTwice)));
  const credit = creditUpTo(rule.value);
  if (law.orLimitedTo && creditUpTo(law.orLimitedTo) !== credit) atHome.tax = undefined;
  else takeCredit(atHome, credit, rule.source);
}

const shareOf = (part: Usd, whole: Usd): number => (whole === 0 ? 0 : Math.min(1, part / whole));

function takeCredit(filed: Filed, amount: Usd, source: string): void {
  const credit = roundToCents(amount);
  if (filed.tax === undefined || credit <= 0) return;
  filed.tax = sumOf(filed.tax, -credit);
  filed.credit = sumOf(filed.credit, credit);
  filed.lines.push(otherStateCredit(credit, source));
}

function sumOfStates(
  home: StateLaw,
  federal: Form1040,
  parts: ReadonlyMap<StateCode, PartOfYear>,
  lawOf: LawOf,
  { states: filed, local }: FiledOfAll,
  reason: NotComputed | undefined,
): StateFiling {
  const { year } = federal;
  const levyLines: ExplanationLine[] = [];
  const levies = { total: 0, deductible: 0 };
  for (const [state, part] of parts) {
    const taken = scaledToPart(lawOf(state).payrollLevies, part.days);
    const onWages = chargeLevies(
      taken,
      year,
      part.ownWages * federal.ownPayrollWages,
      part.spouseWages * federal.spousePayrollWages,
      levyLines,
    );
    const onProfits = chargeSelfEmployed(taken, year, part.netEarnings * federal.netEarnings, levyLines);
    levies.total = sumOf(levies.total, onWages.total, onProfits);
    levies.deductible = sumOf(levies.deductible, onWages.deductible);
  }
  const isComputed = reason === undefined && filed.every(({ tax }) => tax !== undefined);
  const laws = [...parts.keys()].map(lawOf);
  return {
    code: home.code,
    year,
    tax: isComputed ? sumOf(...filed.map(({ tax = 0 }) => tax)) : undefined,
    notComputed: isComputed ? undefined : (reason ?? 'severalStates'),
    refundableCredits: isComputed ? sumOf(...filed.map(({ refundableCredits }) => refundableCredits)) : 0,
    levies,
    provisional: laws.some((law) => {
      const of = filed.filter(({ state }) => state === law.code);
      const isZero = of.length > 0 && of.every(({ tax, refundableCredits }) => tax === 0 && refundableCredits === 0);
      return usesProvisionalFigures(law, year, isZero) || haveProvisionalFigures(law.payrollLevies, year);
    }),
    ruled: new Set(),
    foreignExclusion: 'nothingExcluded',
    local: isComputed ? local : undefined,
    levyLines,
    lines: isComputed ? filed.flatMap(({ lines }) => lines) : [],
    ...(filed.length > 0 && { states: filed.map(resultOf) }),
  };
}

function resultOf({ state, residency, tax, credit, certificate, lines }: Filed): TaxOfState {
  return {
    state,
    residency,
    ...(tax !== undefined && { tax }),
    credit,
    ...(certificate !== undefined && { certificate }),
    lines: tax === undefined ? [] : lines,
  };
}

/** Limits by the week count the weeks in the state; those by the year or on wages are the same for anyone who works there. */
function scaledToPart(levies: readonly PayrollLevy[] | undefined, days: number): readonly PayrollLevy[] | undefined {
  if (levies === undefined || days === 0 || days === 1) return levies;
  return levies.map((levy) => ({
    ...levy,
    terms: Object.fromEntries(
      Object.entries(levy.terms).map(([year, terms]) => {
        const { limit } = terms.value;
        if (limit?.on !== 'week') return [year, terms];
        return [year, { ...terms, value: { ...terms.value, limit: { ...limit, amount: days * limit.amount } } }];
      }),
    ),
  }));
}
