/** Which part of a household's year is whose, in a year with several states. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { CompleteHousehold } from '@bracketwise/contract/household';
import type { StateCode } from '@bracketwise/contract/states';
import type { IsoDate } from '@bracketwise/contract/years';
import { daysOfMonths, daysThrough } from './kernel/days.ts';
import { roundToCents, sumOf } from './kernel/money.ts';
import type { PartOfYear } from './rules/several-states.ts';
import type { WorkElsewhere } from './work-elsewhere.ts';

/** Where the household lives and works, the state of residence at the end of the year last. */
export function partsOf(household: CompleteHousehold, home: StateCode): ReadonlyMap<StateCode, PartOfYear> {
  return household.stateParts.length > 0 ? partsOfMove(household) : partsOfWork(household, home, ({ fromHome }) => !fromHome);
}

type Residence = CompleteHousehold['stateParts'][number];
type Period = Pick<Residence, 'from' | 'to'> & Partial<Pick<Residence, 'wages' | 'spouseWages'>>;

function partsOfMove(household: CompleteHousehold): ReadonlyMap<StateCode, PartOfYear> {
  const { stateParts } = household;
  const states = [...new Set(stateParts.map(({ state }) => state).reverse())].reverse();
  return new Map(
    states.map((state) => [
      state,
      partIn(
        household,
        stateParts.filter((part) => part.state === state),
      ),
    ]),
  );
}

/** What some of the parts of the year are of it. */
export function partIn({ taxYear, wages, spouseWages }: CompleteHousehold, own: readonly Period[]): PartOfYear {
  const yearDays = daysThrough(`${taxYear}-01-01`, `${taxYear}-12-31`);
  const days = own.reduce((sum, { from, to }) => sum + daysThrough(from, to), 0) / yearDays;
  const shareOf = (pay: 'wages' | 'spouseWages', whole: Usd) =>
    whole > 0 && own[0]?.[pay] !== undefined ? own.reduce((sum, part) => sum + (part[pay] ?? 0), 0) / whole : days;
  const ownWages = shareOf('wages', wages);
  const ofSpouse = shareOf('spouseWages', spouseWages);
  const both = wages + spouseWages;
  const share = both > 0 ? (ownWages * wages + ofSpouse * spouseWages) / both : days;
  return { wages: share, ownWages, spouseWages: ofSpouse, other: days, netEarnings: days, days, ...monthsIn(own) };
}

/** The household with the pay and profits of a part of the year. */
export function withPayOf(household: CompleteHousehold, { ownWages, spouseWages, netEarnings }: PartOfYear): CompleteHousehold {
  const own = (name: OwnPay): Usd => roundToCents(ownWages * household[name]);
  const ofSpouse = (name: SpousePay): Usd => roundToCents(spouseWages * household[name]);
  return {
    ...household,
    wages: own('wages'),
    electiveDeferrals: own('electiveDeferrals'),
    preTaxPremiums: own('preTaxPremiums'),
    flexibleSpending: own('flexibleSpending'),
    dependentCareFlexibleSpending: own('dependentCareFlexibleSpending'),
    payrollHsa: own('payrollHsa'),
    spouseWages: ofSpouse('spouseWages'),
    spouseElectiveDeferrals: ofSpouse('spouseElectiveDeferrals'),
    spousePreTaxPremiums: ofSpouse('spousePreTaxPremiums'),
    spouseFlexibleSpending: ofSpouse('spouseFlexibleSpending'),
    spouseDependentCareFlexibleSpending: ofSpouse('spouseDependentCareFlexibleSpending'),
    spousePayrollHsa: ofSpouse('spousePayrollHsa'),
    selfEmploymentProfit: roundToCents(netEarnings * household.selfEmploymentProfit),
    spouseSelfEmploymentProfit: roundToCents(netEarnings * household.spouseSelfEmploymentProfit),
  };
}

type OwnPay = 'wages' | 'electiveDeferrals' | 'preTaxPremiums' | 'flexibleSpending' | 'dependentCareFlexibleSpending' | 'payrollHsa';
type SpousePay = `spouse${Capitalize<OwnPay>}`;

/** A month counts if the household lived in the state on at least this many days of it. Form NJ-1040 instructions, line 30. */
const DAYS_OF_MONTH = 15;

/** The months of residence as fractions of the year. */
function monthsIn(parts: readonly { readonly from: IsoDate; readonly to: IsoDate }[]): Pick<PartOfYear, 'months' | 'longMonths'> {
  const days = daysOfMonths(parts);
  return {
    months: days.filter((count) => count >= DAYS_OF_MONTH).length / days.length,
    longMonths: days.filter((count) => count > DAYS_OF_MONTH).length / days.length,
  };
}

/** The household with the pay and profits of its work in one state: in `home`, those that no record of `workStates` has. */
export function withWorkIn(household: CompleteHousehold, home: StateCode, state: StateCode): CompleteHousehold {
  const part = partsOf(household, home).get(state);
  if (!part) return household;
  const { workStates, wages, spouseWages, electiveDeferrals, spouseElectiveDeferrals } = household;
  const profitOf = (all: Usd, ofSpouse: boolean): Usd => {
    const records = workStates.filter((work) => work.ofSpouse === ofSpouse && (state === home || work.state === state));
    const profits = sumOf(...records.map((work) => work.selfEmploymentProfit));
    return state === home ? sumOf(all, -profits) : profits;
  };
  return {
    ...household,
    wages: roundToCents(part.ownWages * wages),
    spouseWages: roundToCents(part.spouseWages * spouseWages),
    electiveDeferrals: roundToCents(part.ownWages * electiveDeferrals),
    spouseElectiveDeferrals: roundToCents(part.spouseWages * spouseElectiveDeferrals),
    selfEmploymentProfit: profitOf(household.selfEmploymentProfit, false),
    spouseSelfEmploymentProfit: profitOf(household.spouseSelfEmploymentProfit, true),
  };
}

/** @param isThere - whether pay counts as that of the other state */
export function partsOfWork(
  household: CompleteHousehold,
  home: StateCode,
  isThere: (work: WorkElsewhere) => boolean,
): ReadonlyMap<StateCode, PartOfYear> {
  const { workStates, wages, spouseWages, selfEmploymentProfit, spouseSelfEmploymentProfit } = household;
  const fraction = (part: Usd, whole: Usd) => (whole > 0 ? part / whole : 0);
  const places = [...new Set(workStates.map(({ state }) => state))];
  const shares = places.map((state): [StateCode, PartOfYear] => {
    const there = workStates.filter((work) => work.state === state);
    const wagesOf = (spouse: boolean) =>
      sumOf(...there.filter((work) => work.ofSpouse === spouse && isThere(work)).map((work) => work.wages));
    const own = wagesOf(false);
    const ofSpouse = wagesOf(true);
    const rentalIncome = sumOf(...there.map((work) => work.rentalIncome));
    const profits = sumOf(...there.map((work) => work.selfEmploymentProfit));
    return [
      state,
      {
        wages: fraction(own + ofSpouse, wages + spouseWages),
        ownWages: fraction(own, wages),
        spouseWages: fraction(ofSpouse, spouseWages),
        other: 0,
        ofPlace: { rentalIncome, profits },
        netEarnings: fraction(profits, selfEmploymentProfit + spouseSelfEmploymentProfit),
        days: 0,
        months: 0,
        longMonths: 0,
      },
    ];
  });
  const rest = (share: 'wages' | 'ownWages' | 'spouseWages' | 'netEarnings') => 1 - shares.reduce((sum, [, part]) => sum + part[share], 0);
  // What is left at home counts for payroll levies only: a state taxes all income of its residents.
  const atHome = {
    wages: rest('wages'),
    ownWages: rest('ownWages'),
    spouseWages: rest('spouseWages'),
    netEarnings: rest('netEarnings'),
    other: 1,
    days: 1,
    months: 1,
    longMonths: 1,
  };
  return new Map([...shares, [home, atHome]]);
}
