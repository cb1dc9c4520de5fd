/** Figures on one place's income tax for a page about it, computed with the place's tax and the state's form. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { Household } from '@bracketwise/contract/household';
import { PLACE_SLUGS, PLACE_PAGES, type PlaceSlug } from '@bracketwise/contract/place-pages';
import type { ExplanationLine, LineLabel } from '@bracketwise/contract/lines';
import { codeOf, partsOfCode, STATES_WITH_LOCAL_TAX } from '@bracketwise/contract/localities';
import {
  localitiesOf,
  SITUATIONS,
  type PlaceBase,
  type PlaceOutcome,
  type PlaceProfile,
  type PlaceRow,
  type Situation,
} from '@bracketwise/contract/place-profile';
import { PROFILE_KINDS, type PlaceTax, type ProfileKind } from '@bracketwise/contract/state-profile';
import type { StateCode } from '@bracketwise/contract/states';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { HouseholdError } from './household.ts';
import { sumOf } from './kernel/money.ts';
import { stateLaws } from './law/states/all.ts';
import { PROFILE_AGED, PROFILE_INCOME, PROFILE_STEP, PROFILE_YEAR } from './profile-people.ts';
import { placesIn, type Place } from './rules/local-tax.ts';
import { taxReturnWith, type TaxReturn } from './tax-return.ts';

/** Wages at which a place's tax is shown. The last one replaces `PROFILE_INCOME` where a place takes nothing of that. US dollars. */
export const PLACE_INCOMES = [30_000, PROFILE_INCOME, 100_000, 150_000, 300_000] as const;
const HIGHEST_INCOME = PLACE_INCOMES[PLACE_INCOMES.length - 1] ?? PROFILE_INCOME;

const worker: Household = { filingStatus: 'single', taxYear: PROFILE_YEAR, wages: PROFILE_INCOME };

/** People who get credits that the worker does not. US dollars. */
const CREDITED: readonly Household[] = [
  { ...worker, wages: 12_000 },
  { ...worker, wages: 15_000 },
  { ...worker, filingStatus: 'headOfHousehold', wages: 22_000, dependentAges: [2, 9], dependentCareExpenses: 4_000 },
  { ...worker, filingStatus: 'headOfHousehold', wages: 36_000, dependentAges: [2, 9] },
];

interface Located {
  readonly state: StateCode;
  readonly code: string;
  readonly place: Place;
}

function locate(code: string): Located {
  const { state, place: key } = partsOfCode(code);
  const place = state && stateLaws[state].localities?.[key];
  if (!place) throw new RangeError(`place: unknown place ${code}`);
  return { state, code, place };
}

const fileIn = ({ state, code }: Located, situation: Situation, household: Household): TaxReturn =>
  taxReturnWith(stateLaws[state], { ...household, state, ...localitiesOf(code, situation) });

/** @returns undefined if the engine has no confirmed rule */
function ifConfirmed<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof HouseholdError && error.rule === 'place') return undefined;
    throw error;
  }
}

const taxIn = (located: Located, household: Household, situation: Situation = 'livesAndWorks'): Usd =>
  fileIn(located, situation, household).localTax ?? NaN;

const commuterTaxIn = (located: Located, household: Household): Usd | null => ifConfirmed(() => taxIn(located, household, 'works')) ?? null;

/** What places of a state take of `PROFILE_INCOME` of a single person who lives and works there, the most expensive first. */
export function placeTaxes(state: StateCode): readonly PlaceTax[] {
  if (!STATES_WITH_LOCAL_TAX.includes(state)) return [];
  return placesIn(stateLaws[state].localities, state, PROFILE_YEAR)
    .map(({ code, name }) => ({ code, name, tax: taxIn(locate(code), worker) }))
    .toSorted((a, b) => b.tax - a.tax);
}

/** The places with a page, by population. */
export const placeRows = (): readonly PlaceRow[] => PLACE_SLUGS.map(rowOf);

function rowOf(slug: PlaceSlug): PlaceRow {
  const located = locate(PLACE_PAGES[slug]);
  const { code, state, place } = located;
  return { place: slug, code, state, name: place.name, tax: taxIn(located, worker), commuterTax: commuterTaxIn(located, worker) };
}

/** @throws RangeError for a place without a page */
export function placeProfile(slug: PlaceSlug): PlaceProfile {
  if (!Object.hasOwn(PLACE_PAGES, slug)) throw new RangeError(`place: unknown place ${slug}`);
  const located = locate(PLACE_PAGES[slug]);
  const row = rowOf(slug);
  const { state } = located;
  const measured = row.tax > 0 ? PROFILE_INCOME : HIGHEST_INCOME;
  const resident: Household = { ...worker, wages: measured };
  const kinds = PROFILE_KINDS.map((kind) => ({
    kind,
    tax: taxOnMore(located, resident, kind, kind),
    asWages: taxOnMore(located, resident, kind, 'wages'),
  }));
  const lines = localLines(fileIn(located, 'livesAndWorks', resident));
  const basis = basisOf(located, lines, kinds);
  return {
    ...row,
    basis,
    situations: Object.fromEntries(SITUATIONS.map((situation) => [situation, outcomeIn(located, situation)])) as PlaceProfile['situations'],
    netWithout: taxReturnWith(stateLaws[state], { ...worker, state }).netIncome,
    measured,
    lines,
    incomes: PLACE_INCOMES.map((income) => {
      const household = { ...worker, wages: income };
      return { income, tax: taxIn(located, household), commuterTax: commuterTaxIn(located, household) };
    }),
    years: yearsOf(located, resident),
    // Places that tax work have other taxes on profits, which are not computed.
    kinds: kinds.filter(({ kind }) => basis !== 'work' || kind !== 'selfEmploymentProfit'),
    credits: creditsIn(located),
    workCredit: workCreditIn(located),
    others: PLACE_SLUGS.filter((other) => other !== slug && partsOfCode(PLACE_PAGES[other]).state === state).map(rowOf),
  };
}

function outcomeIn(located: Located, situation: Situation): PlaceOutcome | null {
  const filed = ifConfirmed(() => fileIn(located, situation, worker));
  return filed ? { tax: filed.localTax ?? NaN, netIncome: filed.netIncome } : null;
}

const localLines = ({ lines }: TaxReturn): readonly ExplanationLine[] => lines.filter(({ section }) => section === 'local');

function basisOf({ place }: Located, lines: readonly ExplanationLine[], kinds: PlaceProfile['kinds']): PlaceBase {
  const has = (label: LineLabel) => lines.some((line) => line.label === label);
  if (has('localSurcharge')) return 'stateTax';
  if (has('occupationalTax')) return 'work';
  if (place.onStateForm) return 'stateTaxableIncome';
  return kinds.some(({ kind, tax }) => kind === 'taxableInterest' && tax > 0) ? 'allIncome' : 'earnedIncome';
}

function yearsOf(located: Located, resident: Household): PlaceProfile['years'] {
  const { place } = located;
  return TAX_YEARS.flatMap((year) => {
    const entry = place.table[year];
    if (!entry) return [];
    const household = { ...resident, taxYear: year };
    const filed = fileIn(located, 'livesAndWorks', household);
    const commuter = ifConfirmed(() => fileIn(located, 'works', household));
    const lines = localLines(filed);
    const commuterLines = commuter ? localLines(commuter) : [];
    return [
      {
        year,
        rates: rangeOfRates(lines),
        tax: filed.localTax ?? NaN,
        commuterRates: rangeOfRates(commuterLines),
        commuterTax: commuter?.localTax ?? null,
        sources: [...new Set([...lines, ...commuterLines].map(({ source }) => source))],
        provisional: entry.provisional === true || (place.onStateForm === true && filed.stateIsProvisional === true),
      },
    ];
  });
}

function rangeOfRates(lines: readonly ExplanationLine[]): readonly number[] {
  // Without floating-point noise, as in the mean of two rates.
  const rates = ratesOf(lines).map((rate) => Number(rate.toFixed(7)));
  return rates.length === 0 ? [] : [...new Set([Math.min(...rates), Math.max(...rates)])];
}

/** Taxes above thresholds add up, brackets don't. */
function ratesOf(lines: readonly ExplanationLine[]): readonly number[] {
  const charged = lines.flatMap(({ label, rate, from = 0 }) =>
    rate === undefined ? [] : [{ rate, from, addsUp: label === 'localIncomeTax' }],
  );
  return charged.map(({ rate, from, addsUp }) =>
    addsUp ? charged.filter((below) => below.from <= from).reduce((sum, below) => sum + below.rate, 0) : rate,
  );
}

/** @param kind - decides whose tax is computed, as in a state's profile */
function taxOnMore(located: Located, resident: Household, kind: ProfileKind, more: ProfileKind): Usd {
  const isAged = kind === 'pensionIncome' || kind === 'socialSecurityBenefits';
  const person: Household = isAged
    ? { ...resident, ...PROFILE_AGED, wages: resident.wages === PROFILE_INCOME ? PROFILE_AGED.wages : resident.wages }
    : resident;
  return sumOf(taxIn(located, { ...person, [more]: (person[more] ?? 0) + PROFILE_STEP }), -taxIn(located, person));
}

function creditsIn(located: Located): readonly LineLabel[] {
  const filed = [worker, ...CREDITED].map((household) => ifConfirmed(() => fileIn(located, 'livesAndWorks', household)));
  const lines = filed.flatMap((each) => (each ? localLines(each) : []));
  return [...new Set(lines.filter(({ tax = 0 }) => tax < 0).map(({ label }) => label))];
}

/** Tries every place of work in the state that takes something. */
function workCreditIn(located: Located): PlaceProfile['workCredit'] {
  const { state, code } = located;
  const elsewhere = Object.keys(stateLaws[state].localities ?? {})
    .map((key) => codeOf(state, key))
    .filter((other) => other !== code);
  const filed = elsewhere.map((workLocality) =>
    ifConfirmed(() => taxReturnWith(stateLaws[state], { ...worker, state, locality: code, workLocality })),
  );
  const isCredit = ({ label }: ExplanationLine) => label === 'otherCityCredit';
  if (filed.some((each) => each && localLines(each).some(isCredit))) return 'given';
  return filed.includes(undefined) ? 'unconfirmed' : 'none';
}
