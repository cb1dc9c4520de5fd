/** Philadelphia's wage and net profits tax, and earned income taxes of cities with their school districts. */
import { YEARS_TO_2025, YEARS_TO_2026, type EstimateYear, type IsoDate } from '@bracketwise/contract/years';
import { daysThrough } from '../../../kernel/days.ts';
import {
  figureOf,
  inEach,
  payOfAll,
  profitsOfAll,
  taxOnPay,
  type LocalTable,
  type LocalWorksheet,
  type PayRates,
  type Place,
  type Places,
} from '../../../rules/local-tax.ts';

/** As fractions: on wages, with a rate for each half of the year, and on net profits. */
interface PhiladelphiaRates {
  readonly resident: readonly [toJune: number, fromJuly: number];
  readonly commuter: readonly [toJune: number, fromJuly: number];
}

const rates = (
  year: EstimateYear,
  resident: PhiladelphiaRates['resident'],
  commuter: PhiladelphiaRates['commuter'],
): LocalTable<PhiladelphiaRates> => ({
  [year]: {
    value: { resident, commuter },
    source: `Phila. Code § 19-1502; Philadelphia Department of Revenue, Wage Tax and Net Profits Tax rates for ${year}`,
  },
});

/** The rate from July 1, 2026 is not confirmed. */
const philadelphiaRates: LocalTable<PhiladelphiaRates> = {
  ...rates(2020, [0.038712, 0.038712], [0.034481, 0.035019]),
  ...rates(2021, [0.038712, 0.038398], [0.035019, 0.034481]),
  ...rates(2022, [0.038398, 0.0379], [0.034481, 0.0344]),
  ...rates(2023, [0.0379, 0.0375], [0.0344, 0.0344]),
  ...rates(2024, [0.0375, 0.0375], [0.0344, 0.0344]),
  ...rates(2025, [0.0375, 0.0374], [0.0344, 0.0343]),
};

/** The share of the pay that comes before July: half, or in a year with a move by the days in the city. */
function firstHalfOf({ stay, year }: LocalWorksheet): number {
  if (!stay) return 1 / 2;
  const daysIn = (first: IsoDate, last: IsoDate): number =>
    stay.periods.reduce((sum, { from, to }) => sum + Math.max(0, daysThrough(from > first ? from : first, to < last ? to : last)), 0);
  const toJune = daysIn(`${year}-01-01`, `${year}-06-30`);
  return toJune / (toJune + daysIn(`${year}-07-01`, `${year}-12-31`));
}

/** Pay is even over the year. The new rate of July 1 applies to the whole year's net profits. */
function chargePhiladelphia(worksheet: LocalWorksheet, who: keyof PhiladelphiaRates): void {
  const { value, source } = figureOf(philadelphiaRates, worksheet);
  const [toJune, fromJuly] = value[who];
  const household = who === 'commuter' ? worksheet.workedHere : worksheet.household;
  const first = firstHalfOf(worksheet);
  worksheet.charge('localIncomeTax', payOfAll(household), first * toJune + (1 - first) * fromJuly, source);
  const profits = profitsOfAll(household);
  if (profits > 0) worksheet.charge('localIncomeTax', profits, fromJuly, source);
}

const philadelphia: Place = {
  name: 'Philadelphia',
  table: philadelphiaRates,
  taxesProfits: true,
  // It credits no other state's tax: Zilka v. Tax Review Board, 304 A.3d 1153 (Pa. 2023).
  ofWorkElsewhere: 'owed',
  ofMove: 'eachDay',
  resident: (worksheet) => chargePhiladelphia(worksheet, 'resident'),
  commuter: (worksheet) => chargePhiladelphia(worksheet, 'commuter'),
};

const SOURCE = '53 P.S. § 6924.311; USDA National Finance Center, Tax Formulas, Pennsylvania local taxes';
const STERLING_ACT = '53 P.S. § 6924.317 (credit for the tax that Philadelphia takes under the Sterling Act)';

/** On compensation and net profits, city and school district together. What places other than Philadelphia take from commuters is not confirmed. */
const earnedIncomeTax = (name: string, table: LocalTable<PayRates>): Place =>
  taxOnPay({
    name,
    table,
    withProfits: true,
    commuters: 'unconfirmed',
    settledWithWork: true,
    credit: (worksheet) => {
      if (worksheet.workPlace === 'PHILADELPHIA') worksheet.credit('otherCityCredit', worksheet.paidAtWork, STERLING_ACT);
    },
  });
const since2020 = (rate: number) => inEach(YEARS_TO_2026, { resident: rate }, SOURCE);
const to2025 = (rate: number) => inEach(YEARS_TO_2025, { resident: rate }, SOURCE);

export const localities: Places = {
  PHILADELPHIA: philadelphia,
  BETHLEHEM: earnedIncomeTax('Bethlehem', since2020(0.01)),
  CARLISLE: earnedIncomeTax('Carlisle', to2025(0.016)),
  ERIE: earnedIncomeTax('Erie', to2025(0.0165)),
  HARRISBURG: earnedIncomeTax('Harrisburg', to2025(0.02)),
  // The rate of 2024 is not confirmed.
  LANCASTER: earnedIncomeTax('Lancaster', {
    ...inEach([2020, 2021, 2022, 2023], { resident: 0.011 }, SOURCE),
    ...inEach([2025], { resident: 0.016 }, SOURCE),
  }),
  PITTSBURGH: earnedIncomeTax('Pittsburgh', since2020(0.03)),
  READING: earnedIncomeTax('Reading', since2020(0.036)),
  SCRANTON: earnedIncomeTax('Scranton', since2020(0.034)),
};
