/** The draft of the form, and what it asks the engine. */
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import { INCOME_LIMITS } from '@bracketwise/contract/amounts';
import { MOST_DAYS_IN_YEAR } from '@bracketwise/contract/household';
import { partsOfCode } from '@bracketwise/contract/localities';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { CURRENT_TAX_YEAR, HOUSEHOLD_YEARS, type TaxYear } from '@bracketwise/contract/years';
import { parseAmount } from '@bracketwise/shared-ui/forms';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import { incomeOf } from '../pay/PayFields.tsx';
import type { TwoStatesRequest } from './estimator.ts';
import { SITUATIONS, type Situation } from './situations.ts';

export type TwoStatesDraft = Readonly<
  Record<
    'situation' | 'home' | 'other' | 'homePlace' | 'otherPlace' | 'movedOn' | 'taxYear' | 'filingStatus' | 'income' | 'otherWages' | 'days',
    string
  >
>;

/** A move from New York to Florida on July 1, whose answer comes with the page. */
export const EXAMPLE_REQUEST: TwoStatesRequest = {
  situation: 'moved',
  home: 'FL',
  other: 'NY',
  homePlace: undefined,
  otherPlace: undefined,
  movedOn: `${CURRENT_TAX_YEAR}-07-01`,
  taxYear: CURRENT_TAX_YEAR,
  filingStatus: 'single',
  income: 100_000,
  otherWages: undefined,
  days: undefined,
};

export type Refusal = 'sameState' | 'day' | 'wages';

/** What the fields with a list of options can hold. */
const OPTIONS: Readonly<Partial<Record<string, readonly string[]>>> = {
  situation: SITUATIONS,
  home: STATE_CODES,
  other: STATE_CODES,
  taxYear: HOUSEHOLD_YEARS.map(String),
  filingStatus: FILING_STATUSES,
};

/** @returns the draft with the inputs of a link that the form can hold */
export const withInputs = (draft: TwoStatesDraft, inputs: Readonly<Record<string, string>>): TwoStatesDraft => ({
  ...draft,
  ...Object.fromEntries(
    Object.entries(inputs).filter(([field, value]) => Object.hasOwn(draft, field) && OPTIONS[field]?.includes(value) !== false),
  ),
});

/** @returns the inputs of a link, with amounts that can be read in every language */
export const inputsOf = (draft: TwoStatesDraft, { income, otherWages }: TwoStatesRequest): TwoStatesDraft => ({
  ...draft,
  income: String(income),
  otherWages: otherWages === undefined ? '' : String(otherWages),
});

/** The place, if it is in the state: after a change of the state, the former one does not count. */
const placeIn = (state: string, code: string): string | undefined => (partsOfCode(code).state === state ? code : undefined);

/** @returns the question, or which answer of the form keeps it from being asked */
export function requestOf(draft: TwoStatesDraft, locale: Locale): TwoStatesRequest | Refusal {
  const { home, other, movedOn } = draft;
  const situation = draft.situation as Situation;
  const income = incomeOf(draft.income, locale);
  const isMove = situation === 'moved';
  const taxYear = Number(isMove ? movedOn.slice(0, 4) : draft.taxYear) as TaxYear;
  if (home === other) return 'sameState';
  if (!(HOUSEHOLD_YEARS as readonly number[]).includes(taxYear) || (isMove && Number.isNaN(Date.parse(movedOn)))) return 'day';
  const typed = parseAmount(draft.otherWages, locale);
  const otherWages = draft.otherWages.trim() === '' ? undefined : typed;
  if (otherWages !== undefined && !(otherWages >= 0 && otherWages <= Math.min(income, INCOME_LIMITS.maximum))) return 'wages';
  const days = situation !== 'commutes' || draft.days.trim() === '' ? undefined : Math.trunc(Number(draft.days));
  return {
    situation,
    home: home as StateCode,
    other: other as StateCode,
    homePlace: isMove ? placeIn(home, draft.homePlace) : undefined,
    otherPlace: isMove ? placeIn(other, draft.otherPlace) : undefined,
    movedOn: isMove ? movedOn : '',
    taxYear,
    filingStatus: draft.filingStatus as FilingStatus,
    income,
    otherWages,
    days: days === undefined || Number.isNaN(days) ? undefined : Math.min(Math.max(days, 0), MOST_DAYS_IN_YEAR),
  };
}
