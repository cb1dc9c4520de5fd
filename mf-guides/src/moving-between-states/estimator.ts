/** In its own chunk: the page needs the engine only when a visitor changes the form. */
import { dayBefore } from '@bracketwise/contract/days';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import { partsOfCode } from '@bracketwise/contract/localities';
import type { StateCode } from '@bracketwise/contract/states';
import type { IsoDate, TaxYear } from '@bracketwise/contract/years';
import {
  formsOfStates,
  sitesOfAgencies,
  HouseholdError,
  loadSeveralStates,
  loadStateLaw,
  taxReturnWith,
  YEAR_OF_FORMS,
  type StateReturn,
  type TaxOfState,
  type TaxReturn,
} from '@bracketwise/tax-engine';
import type { Situation } from './situations.ts';

export interface TwoStatesRequest {
  readonly situation: Situation;
  /** Where the household lives, at the end of the year if it moved. */
  readonly home: StateCode;
  /** Where it lived before, or where the work or the office is. */
  readonly other: StateCode;
  /** The city or county there, only of a move; undefined without a local tax. */
  readonly homePlace: string | undefined;
  readonly otherPlace: string | undefined;
  /** The first day at home, only of a move. */
  readonly movedOn: IsoDate;
  readonly taxYear: TaxYear;
  readonly filingStatus: FilingStatus;
  readonly income: number;
  /** Of a move, by days unless known; of work, all of the income. */
  readonly otherWages: number | undefined;
  /** Days of work in the other state, only of a commuter. */
  readonly days: number | undefined;
}

export interface StateInYear extends Omit<TaxOfState, 'lines'> {
  /** The wages that the state counts as its own. */
  readonly wages: number;
  readonly form?: StateReturn;
  /** The site of the tax agency, without https://. */
  readonly site?: string;
  /** The last day to file. */
  readonly due?: IsoDate;
  /** Of a year whose day is not set yet, the day in the year before. */
  readonly dueBefore?: IsoDate;
  /** Absent in the example that comes with the page. */
  readonly lines?: TaxOfState['lines'];
}

/** A city's or county's tax of a move. */
export interface PlaceInYear {
  readonly name: string;
  readonly state: StateCode;
  readonly tax: number;
  /** Whether it is paid with the state's return. */
  readonly onStateReturn: boolean;
  /** Set if the place taxes those who live there on January 1, and the household came later. */
  readonly cameLater?: true;
}

export type TwoStatesAnswer =
  | { readonly refused: 'notComputed' }
  | {
      readonly income: number;
      /** The other state first. */
      readonly states: readonly StateInYear[];
      readonly places?: readonly PlaceInYear[];
      /** Of the local taxes. */
      readonly localLines?: TaxOfState['lines'];
      /** Set if a place was named whose tax for a part of the year is not confirmed. It is left out. */
      readonly placeRefused?: true;
      readonly stateTax: number;
      readonly netIncome: number;
      readonly provisional: boolean;
      /** What a whole year in one state, at home or in the other, leaves. */
      readonly allYear: readonly {
        readonly state: StateCode;
        readonly netIncome: number;
        readonly stateTax: number;
        readonly localTax?: number;
      }[];
    };

export type TwoStatesEstimator = (request: TwoStatesRequest) => TwoStatesAnswer;

/** @param states - the other state and home, as "NY FL" */
export async function twoStatesEstimatorOf(states: string): Promise<TwoStatesEstimator> {
  const [other, home] = states.split(' ') as [StateCode, StateCode];
  const [lawOfOther, lawOfHome, filer] = await Promise.all([
    loadStateLaw(other),
    loadStateLaw(home),
    loadSeveralStates({ state: home, workStates: [{ state: other }] }),
  ]);
  return (request) => {
    const { taxYear, filingStatus, income } = request;
    const pay = { taxYear, filingStatus, wages: income };
    const laws = { [other]: lawOfOther, [home]: lawOfHome };
    const file = (asked: TwoStatesRequest) => taxReturnWith(lawOfHome, { ...pay, state: home, ...yearOf(asked) }, filer);
    const withPlaces = ifConfirmed(() => file(request));
    const { states: filed, stateTax, netIncome, stateIsProvisional, localTaxes = [], lines } = withPlaces ?? file(withoutPlaces(request));
    if (!filed || stateTax === undefined) return { refused: 'notComputed' };
    const allYear = [lawOfOther, lawOfHome].flatMap((law) => {
      const locality = withPlaces && (law === lawOfHome ? request.homePlace : request.otherPlace);
      const whole = taxReturnWith(law, { ...pay, state: law.code, ...(locality !== undefined && { locality }) });
      const { netIncome: left, localTax } = whole;
      if (whole.stateTax === undefined) return [];
      return [{ state: law.code, netIncome: left, stateTax: whole.stateTax, ...(localTax !== undefined && { localTax }) }];
    });
    const places = localTaxes.flatMap(({ place: code, tax }): readonly PlaceInYear[] => {
      const { state, place } = partsOfCode(code);
      const found = state && laws[state]?.localities?.[place];
      if (!found) return [];
      const onStateReturn = found.onStateForm === true && found.ownReturn !== true;
      const ofOneDay = typeof found.ofMove === 'object' ? found.ofMove.on : undefined;
      const cameLater = ofOneDay === 'january1' && state === home && !request.movedOn.endsWith('-01-01');
      return [{ name: found.name, state, tax, onStateReturn, ...(cameLater && { cameLater: true as const }) }];
    });
    return {
      income,
      states: filed.map((each) => ({ ...each, ...filingOf(each, taxYear), wages: wagesOf(each, request) })),
      ...(places.length > 0 && { places, localLines: lines.filter(({ section }) => section === 'local') }),
      ...(!withPlaces && { placeRefused: true as const }),
      stateTax,
      netIncome,
      provisional: stateIsProvisional === true,
      allYear,
    };
  };
}

/** @returns undefined if what a place takes for a part of the year is not confirmed */
function ifConfirmed(file: () => TaxReturn): TaxReturn | undefined {
  try {
    return file();
  } catch (error) {
    if (error instanceof HouseholdError && error.rule === 'place') return undefined;
    throw error;
  }
}

const withoutPlaces = (request: TwoStatesRequest): TwoStatesRequest => ({ ...request, homePlace: undefined, otherPlace: undefined });
const placeOf = (locality: string | undefined) => locality !== undefined && { locality };

function yearOf({ situation, home, homePlace, other, otherPlace, movedOn, taxYear, income, otherWages, days }: TwoStatesRequest) {
  const [first, last] = [`${taxYear}-01-01`, `${taxYear}-12-31`];
  if (situation === 'moved') {
    if (movedOn === first) return { stateParts: [{ state: home, from: first, to: last, ...placeOf(homePlace) }] };
    const known = otherWages !== undefined;
    return {
      stateParts: [
        { state: other, from: first, to: dayBefore(movedOn), ...placeOf(otherPlace), ...(known && { wages: otherWages }) },
        { state: home, from: movedOn, to: last, ...placeOf(homePlace), ...(known && { wages: income - otherWages }) },
      ],
    };
  }
  const fromHome = situation === 'remote';
  return { workStates: [{ state: other, wages: otherWages ?? income, fromHome, ...(!fromHome && days !== undefined && { days }) }] };
}

function wagesOf({ state, residency, tax = 0 }: TaxOfState, request: TwoStatesRequest): number {
  const { home, movedOn, taxYear, income, otherWages, situation } = request;
  if (residency === 'resident') return income;
  if (situation !== 'moved') return tax === 0 ? 0 : (otherWages ?? income);
  const start = Date.UTC(taxYear, 0, 1);
  const before = otherWages ?? (income * (Date.parse(movedOn) - start)) / (Date.UTC(taxYear + 1, 0, 1) - start);
  return state === home ? income - before : before;
}

/** The return that the state asks for; none of a nonresident whom an agreement or a law exempts. */
function filingOf({ state, residency, tax = 0, certificate }: Omit<TaxOfState, 'lines'>, taxYear: TaxYear) {
  const forms = formsOfStates[state];
  const form = forms?.[residency];
  if (!forms || !form || certificate !== undefined || (residency === 'nonresident' && tax === 0)) return {};
  const site = sitesOfAgencies[state];
  return {
    form,
    ...(site !== undefined && { site }),
    ...(taxYear === YEAR_OF_FORMS && { due: forms.due }),
    ...(taxYear === YEAR_OF_FORMS + 1 && { dueBefore: forms.due }),
  };
}
