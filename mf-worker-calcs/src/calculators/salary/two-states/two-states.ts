/** The salary in a year with two states: what each gets on the return, and what paychecks show and withhold for it. */
import { dayBefore } from '@bracketwise/contract/days';
import type { Household } from '@bracketwise/contract/household';
import type { Paycheck, YearsResult } from '@bracketwise/contract/paychecks';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { loadSeveralStates, roundToCents, type StateFiler, type TaxOfState, type TaxReturn, taxReturnWith } from '@bracketwise/tax-engine';
import { loadPayLaw, type PayLaw } from '../../../states/pay-law.ts';
import type { SalaryInputs } from '../form.ts';
import { officialSalary, type SalaryAnswer } from '../official.ts';
import { fullPaycheckOf } from '../paychecks/full-paycheck.ts';

export const SITUATIONS = ['moved', 'commutes'] as const;
export type Situation = (typeof SITUATIONS)[number];

export const WORKDAYS_IN_WEEK = 5;

/** The salary's state is where somebody lives, after a move. */
export interface SecondState {
  readonly situation: Situation;
  /** Where somebody lived before, or where the work or its office is. */
  readonly other: StateCode;
  /** The first day at home after a move. */
  readonly movedOn: string;
  /** Workdays a week at home, by choice, of somebody whose office is in the other state. */
  readonly homeDays: number;
}

/** What the card's controls hold. */
export type SecondStateDraft = Record<'situation' | 'other' | 'movedOn' | 'homeDays', string>;

/** A question as a link holds it: `moved NY 2026-07-01` or `commutes NY 2`; empty while no state is chosen. */
export const secondStateText = ({ situation, other, movedOn, homeDays }: SecondStateDraft): string =>
  other === '' ? '' : [situation, other, situation === 'moved' ? movedOn : homeDays].join(' ').trim();

/** @returns what the card holds at first, from a link if its text is one of `secondStateText` */
export function secondStateIn({ secondState = '', taxYear }: Pick<SalaryInputs, 'secondState' | 'taxYear'>): SecondStateDraft {
  const nothing: SecondStateDraft = { situation: 'moved', other: '', movedOn: `${taxYear}-07-01`, homeDays: '' };
  const [situation = '', other = '', detail = ''] = secondState.split(' ');
  if (!isIn(SITUATIONS, situation) || !isIn(STATE_CODES, other)) return nothing;
  const isMove = situation === 'moved';
  if (!(isMove ? /^\d{4}-\d{2}-\d{2}$/u : /^\d?$/u).test(detail)) return nothing;
  return { ...nothing, situation, other, ...(isMove ? { movedOn: detail } : { homeDays: detail }) };
}

const isIn = (names: readonly string[], name: string): boolean => names.includes(name);

export interface StateOfSalary extends Pick<TaxOfState, 'state' | 'residency' | 'credit' | 'certificate'> {
  /** Undefined if not known what paychecks withhold. */
  readonly settled?: YearsResult;
  readonly tax: number;
}

export interface SalaryInTwoStates {
  readonly income: number;
  /** What stays after taxes and what is taken from the pay. */
  readonly netIncome: number;
  readonly states: readonly StateOfSalary[];
  /** The first full paycheck under each state's withholding, in the order of the year; none if a paycheck has days of both states. */
  readonly paychecks: readonly { readonly state: StateCode; readonly net: number; readonly withholds: boolean }[];
}

export interface LawsOfTwoStates {
  readonly home: PayLaw;
  readonly other: PayLaw;
  readonly severalStates: StateFiler;
}

/** @param pair - the other state and home, as "NY FL" */
export async function loadTwoStates(pair: string): Promise<LawsOfTwoStates> {
  const [elsewhere, at] = pair.split(' ') as [StateCode, StateCode];
  const [other, home, severalStates] = await Promise.all([
    loadPayLaw(elsewhere),
    loadPayLaw(at),
    loadSeveralStates({ state: at, workStates: [{ state: elsewhere }] }),
  ]);
  return { home, other, severalStates };
}

/** @returns undefined if it is not confirmed how one of the states taxes the household */
export function salaryInTwoStates(values: SalaryInputs, laws: LawsOfTwoStates, second: SecondState): SalaryInTwoStates | undefined {
  const salary = { ...values, locality: '', workLocality: '', localRate: undefined };
  const atHome = officialSalary(salary, laws.home);
  const { household } = atHome;
  const taxesWith = (states: Pick<Household, 'stateParts' | 'workStates'>) =>
    taxReturnWith(laws.home.law, { ...household, ...states }, laws.severalStates);
  const taxes = taxesWith(statesOfYear(household, second));
  if (!taxes.states || taxes.stateTax === undefined) return undefined;
  const answerIn = (law: PayLaw, change: Partial<SalaryInputs> = {}) => officialSalary({ ...salary, ...change, state: law.law.code }, law);
  const paid =
    second.situation === 'moved'
      ? [
          paidIn(answerIn(laws.other, { mainJobTo: dayBefore(second.movedOn) })),
          paidIn(answerIn(laws.home, { mainJobFrom: second.movedOn })),
        ]
      : paidAtWork(taxes, taxesWith(statesOfYear(household, { ...second, homeDays: 0 })), second, atHome, answerIn(laws.other));
  return {
    income: atHome.year.grossIncome,
    netIncome: roundToCents(atHome.year.grossIncome - atHome.year.payDeductions - taxes.totalTax),
    states: taxes.states.map(({ state, residency, credit, certificate, tax = 0 }) => {
      const withheld = paid && (paid.find((each) => each.state === state) ?? { withheld: 0 }).withheld;
      return {
        ...{ state, residency, credit, tax },
        ...(certificate !== undefined && { certificate }),
        ...(withheld !== undefined && { settled: { tax, withheld, refund: roundToCents(withheld - tax) } }),
      };
    }),
    paychecks: (paid ?? []).flatMap(({ state, net, withheld }) => (net === undefined ? [] : [{ state, net, withholds: withheld !== 0 }])),
  };
}

function statesOfYear({ taxYear, state, wages = 0 }: Household, second: SecondState): Pick<Household, 'stateParts' | 'workStates'> {
  const { situation, other, movedOn, homeDays } = second;
  if (situation === 'moved' && state !== undefined)
    return {
      stateParts: [
        { state: other, from: `${taxYear}-01-01`, to: dayBefore(movedOn) },
        { state, from: movedOn, to: `${taxYear}-12-31` },
      ],
    };
  const atHome = roundToCents((wages * homeDays) / WORKDAYS_IN_WEEK);
  return {
    workStates: [
      { state: other, wages: roundToCents(wages - atHome) },
      { state: other, wages: atHome, fromHome: true },
    ].filter((work) => work.wages > 0),
  };
}

/** What paychecks withhold for a state. */
interface PaidIn {
  readonly state: StateCode;
  /** Take-home pay of a full paycheck. */
  readonly net: number | undefined;
  /** State income tax of the year; undefined if the state's method is not known. */
  readonly withheld: number | undefined;
}

const fullOf = ({ paychecks }: SalaryAnswer): Paycheck | undefined => fullPaycheckOf(paychecks?.answer.jobs[0]);

function paidIn({ household: { state }, paychecks }: SalaryAnswer): PaidIn {
  if (state === undefined || !paychecks) throw new Error('Paychecks with two states are of a salary with a state');
  const { total, stateMethod } = paychecks.answer;
  const isKnown = stateMethod === 'byMethod' || stateMethod === 'noIncomeTax';
  return { state, net: fullPaycheckOf(paychecks.answer.jobs[0])?.net, withheld: isKnown ? total.stateWithholding : undefined };
}

/**
 * An employer withholds for the state where the work is done if it taxes the pay, or else for the home state.
 * @returns undefined if the state of work taxes some days only, because employers count days in their own ways
 */
function paidAtWork(
  taxes: TaxReturn,
  allThere: TaxReturn,
  { other, homeDays }: SecondState,
  atHome: SalaryAnswer,
  there: SalaryAnswer,
): readonly PaidIn[] | undefined {
  const taxOf = ({ states = [] }: TaxReturn) => states.find(({ state }) => state === other)?.tax ?? 0;
  const isHome = homeDays === WORKDAYS_IN_WEEK;
  if (homeDays > 0 && !isHome && taxOf(taxes) !== taxOf(allThere)) return undefined;
  const withholds = taxOf(taxes) > 0 ? there : atHome;
  const [paycheck, withholding] = [fullOf(isHome ? atHome : there), fullOf(withholds)];
  // Payroll deductions follow the place of work.
  const net = paycheck && withholding && roundToCents(paycheck.net + paycheck.stateWithholding - withholding.stateWithholding);
  return [{ ...paidIn(withholds), net }];
}
