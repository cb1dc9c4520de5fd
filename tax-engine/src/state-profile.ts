/** Figures on one state's income tax for a page about it, computed with the state's form or read from its tables. */
import type { Usd } from '@bracketwise/contract/amounts';
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import {
  PROFILE_KINDS,
  type ProfileBracket,
  type ProfileKind,
  type ProfileRates,
  type ProfileRateYears,
  type StateProfile,
} from '@bracketwise/contract/state-profile';
import { STATE_CODES, STATE_NAMES, type StateCode } from '@bracketwise/contract/states';
import type { Estimate } from '@bracketwise/contract/wire';
import { ESTIMATE_YEARS, TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import { fileReturns } from './filing.ts';
import { estimateTax } from './jurisdictions.ts';
import type { ByStatus } from './kernel/law-table.ts';
import { sumOf } from './kernel/money.ts';
import { stateLaws } from './law/states/all.ts';
import { hasProvisionalFigures, rateRange, rateTables, stepsOf, surtaxes, type StateLaw } from './rules/state-law.ts';
import type { StateBracket } from './rules/state-worksheet.ts';
import { placeTaxes } from './place-profile.ts';
import { PROFILE_AGED, PROFILE_INCOME, PROFILE_STEP, PROFILE_YEAR } from './profile-people.ts';
import { STATE_NEIGHBORS } from './state-neighbors.ts';

/** Wages at which states are ranked. US dollars. */
export const RANKED_INCOMES = [30_000, PROFILE_INCOME, 150_000] as const;

/** A long-term gain large enough for a state that taxes only large ones. US dollars. */
export const PROFILE_LARGE_GAIN: Usd = 1_000_000;

/** An older person with a high income, to see whether a state ever taxes pensions or benefits. US dollars. */
export const PROFILE_WEALTHY = { age: 67, wages: 300_000, pensionIncome: 200_000, socialSecurityBenefits: 40_000 } as const;

/** The couple whose children are measured. US dollars. */
export const PROFILE_COUPLE = { wages: 60_000, spouseWages: 40_000 } as const;

const CURVE: readonly Usd[] = [0, 20_000, 40_000, 60_000, 80_000, 100_000, 125_000, 150_000, 175_000, 200_000, 250_000];

const outcome = (state: StateCode, filingStatus: FilingStatus, income: Usd) =>
  estimateTax({ state, filingStatus, income, taxYear: PROFILE_YEAR });

/** What each jurisdiction takes from single wage earners by income, lowest first. */
interface Nationwide {
  readonly taxes: readonly Usd[];
  /** With the payroll levies. */
  readonly taken: readonly Usd[];
}
const nationwide = new Map<Usd, Nationwide>();
function nationwideOn(income: Usd): Nationwide {
  let found = nationwide.get(income);
  if (!found) {
    const outcomes = STATE_CODES.map((state) => outcome(state, 'single', income));
    const sorted = (amounts: readonly Usd[]) => amounts.toSorted((a, b) => a - b);
    found = { taxes: sorted(outcomes.map(({ stateTax }) => stateTax)), taken: sorted(outcomes.map(takenBy)) };
    nationwide.set(income, found);
  }
  return found;
}

const takenBy = ({ stateTax, payrollLevies }: Estimate): Usd => sumOf(stateTax, payrollLevies);

const medianOf = (sorted: readonly Usd[]): Usd => sorted[(sorted.length - 1) / 2] ?? NaN;

/** @throws RangeError for an unknown state */
export function stateProfile(code: StateCode): StateProfile {
  if (!Object.hasOwn(stateLaws, code)) throw new RangeError(`state: unknown state ${code}`);
  const law = stateLaws[code];
  const byStatus = Object.fromEntries(
    FILING_STATUSES.map((status) => {
      const { stateTax, payrollLevies, netIncome, lines } = outcome(code, status, PROFILE_INCOME);
      return [status, { stateTax, payrollLevies, netIncome, lines: lines.filter(({ section }) => section === 'state') }];
    }),
  ) as unknown as StateProfile['byStatus'];
  const { value: salesTaxRate, source: salesTaxSource } = law.salesTax;
  return {
    code,
    name: STATE_NAMES[code],
    hasIncomeTax: rateRange(law, PROFILE_YEAR).top > 0,
    byStatus,
    rates: ratesByYears(law),
    years: TAX_YEARS.map((year) => {
      const { lowest, top } = rateRange(law, year);
      return { year, lowestRate: lowest, topRate: top, stateTax: wageTaxOf(code, year), provisional: hasProvisionalFigures(law, year) };
    }),
    kinds: PROFILE_KINDS.map((kind) => ({ kind, stateTax: taxOnMore(code, kind, kind), asWages: taxOnMore(code, kind, 'wages') })),
    wealthy: { pensionIncome: taxOfWealthy(code, 'pensionIncome'), socialSecurityBenefits: taxOfWealthy(code, 'socialSecurityBenefits') },
    largeGain: changeOfStateTax({ ...worker, state: code }, { longTermGain: PROFILE_LARGE_GAIN }),
    children: childrenChange(code),
    ranks: RANKED_INCOMES.map((income) => {
      const own = outcome(code, 'single', income);
      const { stateTax, payrollLevies } = own;
      const { taken } = nationwideOn(income);
      return { income, stateTax, payrollLevies, rank: taken.indexOf(takenBy(own)) + 1, median: medianOf(taken) };
    }),
    curve: CURVE.map((income) => ({
      income,
      stateTax: outcome(code, 'single', income).stateTax,
      median: medianOf(nationwideOn(income).taxes),
    })),
    neighbors: STATE_NEIGHBORS[code].map((neighbor) => {
      const { stateTax, payrollLevies, netIncome } = outcome(neighbor, 'single', PROFILE_INCOME);
      return { code: neighbor, stateTax, payrollLevies, netIncome };
    }),
    places: placeTaxes(code),
    salesTaxRate,
    salesTaxSource,
    leftOut: law.leftOut,
  };
}

function wageTaxOf(state: StateCode, taxYear: TaxYear): Usd {
  const known = ESTIMATE_YEARS.find((year) => year === taxYear);
  if (known) return estimateTax({ state, filingStatus: 'single', income: PROFILE_INCOME, taxYear: known }).stateTax;
  return stateTaxOf({ state, filingStatus: 'single', wages: PROFILE_INCOME, taxYear }, false);
}

type Resident = Household & { readonly state: StateCode };

/** With the standard deduction, as in the estimates next to it. */
const stateTaxOf = (household: Resident, stateRefundableCredits = true): Usd =>
  fileReturns(stateLaws[household.state], household, { deduction: 'standard', stateRefundableCredits }).state?.tax ?? NaN;

const worker: Household = { filingStatus: 'single', taxYear: PROFILE_YEAR, wages: PROFILE_INCOME };
const aged: Household = { ...worker, ...PROFILE_AGED };

/** @param kind - decides whose tax is computed */
function taxOnMore(state: StateCode, kind: ProfileKind, more: ProfileKind): Usd {
  const household = { ...(kind === 'pensionIncome' || kind === 'socialSecurityBenefits' ? aged : worker), state };
  return changeOfStateTax(household, { [more]: (household[more] ?? 0) + PROFILE_STEP });
}

function taxOfWealthy(state: StateCode, kind: 'pensionIncome' | 'socialSecurityBenefits'): Usd {
  const wealthy: Resident = { ...worker, ...PROFILE_WEALTHY, state };
  return changeOfStateTax({ ...wealthy, [kind]: 0 }, { [kind]: PROFILE_WEALTHY[kind] });
}

function childrenChange(state: StateCode): Usd {
  const couple: Resident = { state, filingStatus: 'marriedJoint', taxYear: PROFILE_YEAR, ...PROFILE_COUPLE };
  return changeOfStateTax(couple, { dependentAges: [4, 9] });
}

const changeOfStateTax = (household: Resident, change: Partial<Omit<Household, 'state'>>): Usd =>
  sumOf(stateTaxOf({ ...household, ...change }), -stateTaxOf(household));

function ratesByYears(law: StateLaw): readonly ProfileRateYears[] {
  const found: {
    from: TaxYear;
    to: TaxYear;
    rates: readonly ProfileRates[];
    surtaxes: readonly { rate: number; above: ByStatus<Usd> }[];
  }[] = [];
  for (const year of TAX_YEARS.toReversed()) {
    const rates = rateTables(law, year).flatMap(({ upTo, brackets }, index, all) => grouped(brackets, all[index - 1]?.upTo ?? 0, upTo));
    const ofYear = surtaxes(law, year).map(({ rate, threshold }) => ({ rate, above: threshold }));
    const later = found.at(-1);
    if (later && JSON.stringify([later.rates, later.surtaxes]) === JSON.stringify([rates, ofYear])) later.from = year;
    else found.push({ from: year, to: year, rates, surtaxes: ofYear });
  }
  return found.map((years) => ({
    ...years,
    surtaxes: years.surtaxes.map((surtax) => ({ ...surtax, ...unpublished(law, years, 'surtax') })),
    ...unpublished(law, years, 'schedules'),
  }));
}

/** Which of the years, at their end, use a figure that is not published yet in a step with rates of this kind. */
function unpublished(law: StateLaw, { from, to }: Pick<ProfileRateYears, 'from' | 'to'>, kind: 'schedules' | 'surtax') {
  const provisionalFrom = TAX_YEARS.find((year) => year >= from && year <= to && hasProvisionalTables(law, year, kind));
  return provisionalFrom === undefined ? { provisional: false } : { provisional: true, provisionalFrom };
}

const hasProvisionalTables = (law: StateLaw, year: TaxYear, kind: 'schedules' | 'surtax'): boolean =>
  stepsOf(law, year).some((step) => step[kind] && step.tables.some((table) => table[year]?.provisional === true));

function grouped(schedules: ByStatus<readonly StateBracket[]>, above: Usd, upTo: Usd): readonly ProfileRates[] {
  const found: { statuses: FilingStatus[]; above: Usd; upTo: Usd | null; brackets: readonly ProfileBracket[] }[] = [];
  for (const status of FILING_STATUSES) {
    const brackets = schedules[status].map((bracket) => ({ ...bracket, to: finite(bracket.to) }));
    const same = found.find((one) => JSON.stringify(one.brackets) === JSON.stringify(brackets));
    if (same) same.statuses.push(status);
    else found.push({ statuses: [status], above, upTo: finite(upTo), brackets });
  }
  return found;
}

/** JSON has no Infinity. */
const finite = (limit: Usd): Usd | null => (limit === Infinity ? null : limit);
