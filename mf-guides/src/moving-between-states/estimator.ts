/** In its own chunk: the page needs the engine only when a visitor changes the form. */
import { dayBefore } from '@bracketwise/contract/days';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { StateCode } from '@bracketwise/contract/states';
import type { IsoDate, TaxYear } from '@bracketwise/contract/years';
import {
  formsOfStates,
  loadSeveralStates,
  loadStateLaw,
  taxReturnWith,
  YEAR_OF_FORMS,
  type StateReturn,
  type TaxOfState,
} from '@bracketwise/tax-engine';
import type { Situation } from './situations.ts';

export interface TwoStatesRequest {
  readonly situation: Situation;
  /** Where the household lives, at the end of the year if it moved. */
  readonly home: StateCode;
  /** Where it lived before, or where the work or the office is. */
  readonly other: StateCode;
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
  /** The last day to file. */
  readonly due?: IsoDate;
  /** Of a year whose day is not set yet, the day in the year before. */
  readonly dueBefore?: IsoDate;
  /** Absent in the example that comes with the page. */
  readonly lines?: TaxOfState['lines'];
}

export type TwoStatesAnswer =
  | { readonly refused: 'notComputed' }
  | {
      readonly income: number;
      /** The other state first. */
      readonly states: readonly StateInYear[];
      readonly stateTax: number;
      readonly netIncome: number;
      readonly provisional: boolean;
      /** What a whole year in one state, at home or in the other, leaves. */
      readonly allYear: readonly { readonly state: StateCode; readonly netIncome: number; readonly stateTax: number }[];
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
    const {
      states: filed,
      stateTax,
      netIncome,
      stateIsProvisional,
    } = taxReturnWith(lawOfHome, { ...pay, state: home, ...yearOf(request) }, filer);
    if (!filed || stateTax === undefined) return { refused: 'notComputed' };
    const allYear = [lawOfOther, lawOfHome].flatMap((law) => {
      const whole = taxReturnWith(law, { ...pay, state: law.code });
      return whole.stateTax === undefined ? [] : [{ state: law.code, netIncome: whole.netIncome, stateTax: whole.stateTax }];
    });
    return {
      income,
      states: filed.map((each) => ({ ...each, ...filingOf(each, taxYear), wages: wagesOf(each, request) })),
      stateTax,
      netIncome,
      provisional: stateIsProvisional === true,
      allYear,
    };
  };
}

function yearOf({ situation, home, other, movedOn, taxYear, income, otherWages, days }: TwoStatesRequest) {
  const [first, last] = [`${taxYear}-01-01`, `${taxYear}-12-31`];
  if (situation === 'moved') {
    if (movedOn === first) return { stateParts: [{ state: home, from: first, to: last }] };
    const known = otherWages !== undefined;
    return {
      stateParts: [
        { state: other, from: first, to: dayBefore(movedOn), ...(known && { wages: otherWages }) },
        { state: home, from: movedOn, to: last, ...(known && { wages: income - otherWages }) },
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
  return { form, ...(taxYear === YEAR_OF_FORMS && { due: forms.due }), ...(taxYear === YEAR_OF_FORMS + 1 && { dueBefore: forms.due }) };
}
