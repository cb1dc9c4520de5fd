/**
 * Local income taxes of one return: of the place where the household lives, of the place where it works, or by a rate that the visitor types.
 * Each place has its own worksheet, because its credits can't exceed its own tax.
 */
import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { CompleteHousehold } from '@bracketwise/contract/household';
import type { ExplanationLine } from '@bracketwise/contract/lines';
import { codeOf, ELSEWHERE, partsOfCode } from '@bracketwise/contract/localities';
import type { StateCode } from '@bracketwise/contract/states';
import type { IsoDate, LawYear } from '@bracketwise/contract/years';
import { HouseholdError } from '../household.ts';
import { daysOfMonths } from '../kernel/days.ts';
import type { Cited } from '../kernel/law-table.ts';
import { positivePart, sumOf } from '../kernel/money.ts';
import { Worksheet, type LineSink } from '../kernel/worksheet.ts';
import type { FederalReturn } from './federal-return.ts';
import type { StateWorksheet } from './state-worksheet.ts';

type RefundableCredit = 'earnedIncomeCredit' | 'schoolTaxCredit' | 'schoolTaxRateReduction' | 'dependentCareCredit' | 'lowIncomeCredit';

/** A place's tax while it is computed. */
export class LocalWorksheet extends Worksheet {
  readonly federal: FederalReturn;
  /** The completed form of the state; undefined if it is not computed. */
  readonly state: StateWorksheet | undefined;
  /** Whether the household works in the same place. */
  readonly worksHere: boolean;
  /** What the place where the household works takes, if it is another one. */
  readonly paidAtWork: Usd;
  /** That place's key in its state's table. */
  readonly workPlace: string | undefined;
  /** The household with the pay and profits of the work that a tax on work is about: all of them, unless it works in two states. */
  readonly workedHere: CompleteHousehold;
  /** What other states tax. */
  readonly elsewhere: Elsewhere | undefined;
  /** Of a household that lives in the place for a part of the year. */
  readonly stay: Stay | undefined;

  constructor(federal: FederalReturn, state: StateWorksheet | undefined, lines: LineSink, work: Work) {
    super('local', lines);
    this.federal = federal;
    this.state = state;
    this.worksHere = work.here;
    this.paidAtWork = work.paid;
    this.workPlace = work.place;
    this.workedHere = work.household ?? work.stay?.household ?? federal.household;
    this.elsewhere = work.elsewhere;
    this.stay = work.stay;
  }

  get year(): LawYear {
    return this.federal.year;
  }

  get status(): FilingStatus {
    return this.federal.status;
  }

  /** With the pay and profits of the time in the place. */
  get household(): CompleteHousehold {
    return this.stay?.household ?? this.federal.household;
  }

  /** The state's taxable income for the time in the state. US dollars. */
  get stateTaxableIncome(): Usd {
    return this.stay?.ofState.taxableIncome ?? this.state?.taxableIncome ?? 0;
  }

  /** A refundable credit. Must come after all nonrefundable credits. Answers without refundable credits count it up to the tax. */
  refund(label: RefundableCredit, amount: Usd, source: string): void {
    if (!this.state?.countsRefundableCredits) this.credit(label, amount, source);
    else if (amount > 0) this.addTax(label, -amount, source);
  }
}

/** The time in which a household lives in a place, if that is not all year. */
export interface Stay {
  /** With the pay and profits of that time. */
  readonly household: CompleteHousehold;
  readonly periods: readonly { readonly from: IsoDate; readonly to: IsoDate }[];
  /** Its days as a fraction of the year's, and the months with more than 15 days of it as a number. */
  readonly days: number;
  readonly months: number;
  /** What the state's form counts for it, as a fraction of the year's income and of the income in the state. */
  readonly ofIncome: number;
  readonly ofStateIncome: number;
  /** The state's form for the time in the state. US dollars. */
  readonly ofState: { readonly tax: Usd; readonly refundableCredits: Usd; readonly taxableIncome: Usd };
  /** Of the state's form for a whole year. */
  readonly lines: readonly ExplanationLine[];
}

interface Work {
  readonly here: boolean;
  readonly paid: Usd;
  readonly place: string | undefined;
  readonly household?: CompleteHousehold | undefined;
  readonly elsewhere?: Elsewhere | undefined;
  readonly stay?: Stay | undefined;
}

/** What other states take of a resident's income. US dollars. */
export interface Elsewhere {
  /** Their taxable income. */
  readonly taxableIncome: Usd;
  /** Their tax beyond what the state of residence credits. */
  readonly uncreditedTax: Usd;
}

/** Figures by year; a year without a confirmed figure has no entry. */
export type LocalTable<T> = Readonly<Partial<Record<LawYear, Cited<T>>>>;

/** The same figure and source in each of the years. */
export const inEach = <T>(years: readonly LawYear[], value: T, source: string): LocalTable<T> =>
  Object.fromEntries(years.map((year) => [year, { value, source }]));

/** A tax for all of the time in the state on those who live in the place on January 1, or on the last day in the state. */
export interface HomeOfOneDay {
  readonly on: 'january1' | 'lastDay';
  readonly source: string;
}

/** A place with a local tax, or known to have none. */
export interface Place {
  readonly name: string;
  /** The place's figures: its years are those in which they are confirmed. */
  readonly table: LocalTable<unknown>;
  /** Charges someone who lives there. */
  readonly resident: (worksheet: LocalWorksheet) => void;
  /** Charges someone who works there and lives elsewhere; absent if commuters owe nothing, 'unconfirmed' if their rate is not confirmed. */
  readonly commuter?: ((worksheet: LocalWorksheet) => void) | 'unconfirmed';
  /** Whether it starts from a line of the state's form. Such places credit nothing for the tax of a place of work. */
  readonly onStateForm?: true;
  /** Whether it is paid with its own return although it starts from the state's form. */
  readonly ownReturn?: true;
  /** Whether net profits are taxed and computed; always so if it starts from the state's form. */
  readonly taxesProfits?: true;
  /** Whether `resident` settles what it credits for the tax of another place of work. */
  readonly settledWithWork?: true;
  /** Whether Schedule A does not take it as an income tax. */
  readonly notDeductible?: true;
  /**
   * Whether it is confirmed what a resident owes who works in another state: all of the tax, wherever the work is done and without a credit for
   * that state's tax, or as `resident` says; `onWorkHere` if only for work in the place.
   */
  readonly ofWorkElsewhere?: 'owed' | 'onWorkHere';
  /** Set if it is not confirmed what people owe who work in the place and live in another state. */
  readonly fromOtherStates?: 'unconfirmed';
  /** Whose tax it is in a year with a move: of those who live there, for the time of it, or only of those of one day. Absent if not confirmed. */
  readonly ofMove?: 'eachDay' | HomeOfOneDay;
}

/** A state's places by the part of their code after the state. */
export type Places = Readonly<Record<string, Place>>;

export interface TaxOfPlace {
  /** The place's code. */
  place: string;
  tax: Usd;
}

/** The local taxes of one return. US dollars, rounded to cents. */
export interface LocalFiling {
  readonly tax: Usd;
  /** What line 5a of Schedule A takes. */
  readonly deductible: Usd;
  /** The part that is settled on the state's return. */
  readonly onStateReturn: Usd;
  readonly taxes: readonly TaxOfPlace[];
  readonly lines: readonly ExplanationLine[];
}

/** Whether the household asks for a local tax. */
export const asksForLocalTax = ({ locality, workLocality, localRate }: CompleteHousehold): boolean =>
  locality !== undefined || workLocality !== undefined || localRate !== undefined;

/** Of a household that works in another state than its own. */
export interface TwoStatesOfWork {
  /** The places of each state. */
  readonly placesOf: (state: StateCode) => Places;
  /** The household with the pay and profits of the work in one of the states. */
  readonly workIn: (state: StateCode) => CompleteHousehold;
  readonly home: StateCode;
  readonly elsewhere: Elsewhere;
}

/**
 * @param places - of the household's state
 * @param state - the completed state form; undefined if it is not computed
 * @param twoStates - of a household that also works in another state
 * @returns undefined if the tax starts from the state's form and that is not computed
 * @throws HouseholdError that names the field of a place without a confirmed figure
 */
export function fileLocalTaxes(
  places: Places,
  federal: FederalReturn,
  state: StateWorksheet | undefined,
  twoStates?: TwoStatesOfWork,
): LocalFiling | undefined {
  const { household, year } = federal;
  const lines: ExplanationLine[] = [];
  if (household.localRate !== undefined) return fileTypedRate(federal, state, household.localRate, lines);
  const home = placeOf('locality', household.locality, places, year);
  const atWork = twoStates && household.workLocality !== undefined ? partsOfCode(household.workLocality).state : undefined;
  const workState = atWork ?? twoStates?.home;
  const work = placeOf('workLocality', household.workLocality, twoStates && workState ? twoStates.placesOf(workState) : places, year);
  const worksHere = home !== undefined && (household.workLocality === undefined || work === home);
  if (twoStates && home && !home.ofWorkElsewhere)
    throw refused('locality', `needs a rule on what ${home.name} takes of pay from another state, which is not confirmed`);
  if (workState !== twoStates?.home && work?.fromOtherStates)
    throw refused('workLocality', `needs a rule of ${work.name} for residents of other states, which is not confirmed`);
  const { elsewhere } = twoStates ?? {};
  if ((home?.onStateForm ?? work?.onStateForm) && !state) return undefined;
  const taxes: TaxOfPlace[] = [];
  let deductible = 0;
  let onStateReturn = 0;
  const charge = (place: Place, code: string, compute: (worksheet: LocalWorksheet) => void, workedFor: Work): Usd => {
    const worksheet = new LocalWorksheet(federal, state, lines, workedFor);
    compute(worksheet);
    taxes.push({ place: code, tax: worksheet.roundedTax });
    if (!place.notDeductible) deductible = sumOf(deductible, positivePart(worksheet.roundedTax));
    if (place.onStateForm && !place.ownReturn) onStateReturn = sumOf(onStateReturn, worksheet.roundedTax);
    return worksheet.roundedTax;
  };
  let paid = 0;
  if (work && work !== home && household.workLocality !== undefined && work.commuter) {
    if (work.commuter === 'unconfirmed')
      throw refused('workLocality', `needs a rate of ${work.name} for people who only work there, which is not confirmed`);
    const workedHere = workState && twoStates?.workIn(workState);
    paid = charge(work, household.workLocality, work.commuter, { here: true, paid: 0, place: undefined, household: workedHere });
  }
  if (home && household.locality !== undefined) {
    const place = household.workLocality === undefined ? undefined : partsOfCode(household.workLocality).place;
    const workedHere = twoStates?.workIn(twoStates.home);
    const owed = charge(home, household.locality, home.resident, { here: worksHere, paid, place, household: workedHere, elsewhere });
    // The rules for a place of work in the same state may not be those for one in another.
    const isSettled = workState === twoStates?.home && (home.onStateForm === true || home.settledWithWork === true);
    if (owed > 0 && paid > 0 && !isSettled)
      throw refused('workLocality', `needs a rule on what ${home.name} credits for the tax of another place, which is not confirmed`);
  }
  return { tax: sumOf(...taxes.map(({ tax }) => tax)), deductible, onStateReturn, taxes, lines };
}

function placeOf(field: 'locality' | 'workLocality', code: string | undefined, places: Places, year: LawYear): Place | undefined {
  if (code === undefined || (code === ELSEWHERE && field === 'workLocality')) return undefined;
  const { place: key } = partsOfCode(code);
  const place = Object.hasOwn(places, key) ? places[key] : undefined;
  if (!place) throw refused(field, `names an unknown place, ${code}; give localRate instead`);
  if (!place.table[year]) throw refused(field, `has no confirmed figure of ${code} for ${year}; give localRate instead`);
  return place;
}

const refused = (field: 'locality' | 'workLocality' | 'localRate', reason: string) => new HouseholdError(field, 'place', reason);

/** What a place's law leaves open for the household. */
export const refusedStay = (place: string, what: string): HouseholdError =>
  new HouseholdError('stateParts', 'place', `needs a rule of ${place} on ${what} for a part of the year, which is not confirmed`);

/** The code of a tax by a typed rate in the list of taxes. */
export const TYPED = 'localRate';

function fileTypedRate(
  federal: FederalReturn,
  state: StateWorksheet | undefined,
  rate: number,
  lines: ExplanationLine[],
): LocalFiling | undefined {
  const worksheet = new LocalWorksheet(federal, state, lines, { here: true, paid: 0, place: undefined });
  const base = typedBase(worksheet);
  if (base === undefined) return undefined;
  worksheet.charge('localIncomeTax', base, rate, 'Rate typed by you');
  const tax = worksheet.roundedTax;
  const { localBase } = federal.household;
  const onStateReturn = localBase === 'stateTaxableIncome' || localBase === 'stateTax' ? tax : 0;
  return { tax, deductible: tax, onStateReturn, taxes: [{ place: TYPED, tax }], lines };
}

function typedBase({ household, state }: LocalWorksheet): Usd | undefined {
  switch (household.localBase) {
    case 'pay':
      return payOfAll(household);
    case 'earnedIncome':
      return payOfAll(household) + profitsOfAll(household);
    case 'stateTaxableIncome':
      return state?.taxableIncome;
    case 'stateTax':
      return state && Math.max(0, state.roundedTax);
  }
}

type PayOfEach = (household: CompleteHousehold) => readonly [own: Usd, spouse: Usd];

/** Wages with 401(k) deferrals of the filer and of the spouse. */
export const payOfEach: PayOfEach = ({ wages, spouseWages, electiveDeferrals, spouseElectiveDeferrals }) => [
  wages + electiveDeferrals,
  spouseWages + spouseElectiveDeferrals,
];

export const payOfAll = (household: CompleteHousehold): Usd => {
  const [own, spouse] = payOfEach(household);
  return own + spouse;
};

/** Net profits of both spouses' businesses. A loss does not reduce pay or the other's profit. */
export const profitsOfAll = ({ selfEmploymentProfit, spouseSelfEmploymentProfit }: CompleteHousehold): Usd =>
  Math.max(0, selfEmploymentProfit) + Math.max(0, spouseSelfEmploymentProfit);

const entryOf = <T>(table: LocalTable<T>, year: LawYear): Cited<T> => {
  const entry = table[year];
  // `placeOf` refuses a year without an entry.
  if (!entry) throw new RangeError(`no figure of ${year}`);
  return entry;
};

/** The year's figure. */
export const figureOf = <T>(table: LocalTable<T>, { year }: LocalWorksheet): Cited<T> => entryOf(table, year);

/** Rates on pay, as fractions. */
export interface PayRates {
  readonly resident: number;
  /** For people who live elsewhere; the residents' rate if absent. */
  readonly commuter?: number;
}

export interface PayTax extends Pick<Place, 'settledWithWork' | 'ofWorkElsewhere'> {
  readonly name: string;
  readonly table: LocalTable<PayRates>;
  /** Whether net profits of the self-employed are taxed too. */
  readonly withProfits?: true;
  /** Reduces the residents' tax. */
  readonly credit?: (worksheet: LocalWorksheet, rates: PayRates, source: string) => void;
  readonly commuters?: 'unconfirmed';
}

/** A tax on the pay of people who live in a place, wherever they work, and of people who work there. */
export function taxOnPay({ name, table, withProfits, credit, commuters, settledWithWork, ofWorkElsewhere }: PayTax): Place {
  const base = (household: CompleteHousehold) => payOfAll(household) + (withProfits ? profitsOfAll(household) : 0);
  return {
    name,
    table,
    ...(settledWithWork && { settledWithWork }),
    ...(withProfits && { taxesProfits: true }),
    ...(ofWorkElsewhere && { ofWorkElsewhere }),
    ofMove: 'eachDay',
    resident: (worksheet) => {
      const { value, source } = figureOf(table, worksheet);
      worksheet.charge('localIncomeTax', base(worksheet.household), value.resident, source);
      credit?.(worksheet, value, source);
    },
    commuter:
      commuters ??
      ((worksheet) => {
        const { value, source } = figureOf(table, worksheet);
        worksheet.charge('localIncomeTax', base(worksheet.workedHere), value.commuter ?? value.resident, source);
      }),
  };
}

/** Rates on pay earned in a place, as fractions. */
export interface WorkRates {
  readonly rate: number;
  /** For those who also live there. */
  readonly resident?: number;
  /** The pay of each person above this is free. US dollars. */
  readonly limit?: Usd;
}

/**
 * An occupational tax on pay where the work is done; nobody owes it who works elsewhere.
 * @param pay - of the filer and of the spouse
 */
export function taxOnWork(name: string, table: LocalTable<WorkRates>, pay: PayOfEach = payOfEach): Place {
  const charge = (worksheet: LocalWorksheet, lives: boolean) => {
    const { value, source } = figureOf(table, worksheet);
    const { rate, resident = rate, limit = Infinity } = value;
    const [own, spouse] = pay(worksheet.workedHere);
    worksheet.charge('occupationalTax', Math.min(own, limit) + Math.min(spouse, limit), lives ? resident : rate, source);
  };
  return {
    name,
    table,
    ofWorkElsewhere: 'onWorkHere',
    ofMove: 'eachDay',
    resident: (worksheet) => {
      if (worksheet.worksHere) charge(worksheet, true);
    },
    commuter: (worksheet) => charge(worksheet, false),
  };
}

/** A fixed amount for each month or week of work in a place, in US dollars. */
export interface HeadTax {
  readonly amount: Usd;
  readonly per: 'month' | 'week';
  /** Due in months with at least this pay; with `above`, only with more. */
  readonly least?: Usd;
  readonly above?: Usd;
  /** Whether residents are exempt. */
  readonly onlyCommuters?: true;
}

/** What falls in each month, as fractions of the whole time. */
function monthsOf({ periods }: Stay): readonly number[] {
  const days = daysOfMonths(periods);
  const all = days.reduce((sum, count) => sum + count, 0);
  return days.map((count) => count / all);
}

const TIMES = { month: 12, week: 52 } as const;

/** A head tax, which Schedule A does not deduct. Pay is even over the year, or over the time in the place. */
export function headTax(name: string, table: LocalTable<HeadTax>): Place {
  const charge = (worksheet: LocalWorksheet) => {
    const { value, source } = figureOf(table, worksheet);
    const { amount, per, least = 0, above = 0 } = value;
    const isDue = (payOfMonth: Usd): boolean => payOfMonth > above && payOfMonth >= least;
    const timesOf = (pay: Usd): number => {
      if (worksheet.stay) return monthsOf(worksheet.stay).filter((share) => share > 0 && isDue(pay * share)).length;
      return isDue(pay / TIMES.month) ? TIMES[per] : 0;
    };
    const times = payOfEach(worksheet.workedHere).reduce((sum, pay) => sum + timesOf(pay), 0);
    if (times > 0) worksheet.addTax('occupationalTax', times * amount, source);
  };
  return {
    name,
    table,
    notDeductible: true,
    ofWorkElsewhere: 'onWorkHere',
    // Which weeks with work in two places count is not confirmed.
    ...(Object.values(table).every((entry) => entry?.value.per === 'month') && { ofMove: 'eachDay' as const }),
    resident: (worksheet) => {
      if (worksheet.worksHere && !figureOf(table, worksheet).value.onlyCommuters) charge(worksheet);
    },
    commuter: charge,
  };
}

/** A place whose tax on payrolls only employers pay. */
export function onlyEmployersPay(name: string, years: readonly LawYear[], source: string): Place {
  const note = (worksheet: LocalWorksheet) => worksheet.note('noIncomeTax', payOfAll(worksheet.household), source);
  return { name, table: inEach(years, 0, source), ofWorkElsewhere: 'onWorkHere', ofMove: 'eachDay', resident: note, commuter: note };
}

/** A rate on the state's taxable income. */
export function taxOnStateTaxableIncome(name: string, table: LocalTable<number>, ofMove: HomeOfOneDay): Place {
  return {
    name,
    table,
    onStateForm: true,
    ofWorkElsewhere: 'owed',
    fromOtherStates: 'unconfirmed',
    ofMove,
    resident: (worksheet) => {
      const { value, source } = figureOf(table, worksheet);
      worksheet.charge('localIncomeTax', worksheet.stateTaxableIncome, value, source);
    },
  };
}

/**
 * What a calculator asks about, which decides the places it can offer: pay; a business; or income abroad, which taxes on pay here do not
 * count.
 */
export type TaxedIncome = 'pay' | 'profits' | 'abroad';

const isTaxed = ({ onStateForm, taxesProfits }: Place, income: TaxedIncome): boolean =>
  income === 'pay' || onStateForm === true || (income === 'profits' && taxesProfits === true);

/** The places of a state whose figures of a year are confirmed and cover the income, with their codes, by name. */
export const placesIn = (
  places: Places | undefined,
  state: StateCode,
  year: LawYear,
  income: TaxedIncome = 'pay',
): readonly { readonly code: string; readonly name: string }[] =>
  Object.entries(places ?? {})
    .flatMap(([key, place]) => (place.table[year] && isTaxed(place, income) ? [{ code: codeOf(state, key), name: place.name }] : []))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** "ST JOSEPH" as people write it: "St Joseph". */
export const inTitleCase = (key: string): string => key.toLowerCase().replace(/(^|[ -])[a-z]/gu, (letter) => letter.toUpperCase());
