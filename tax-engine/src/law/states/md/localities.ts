/** Income taxes of the counties and Baltimore City, computed on Form 502 after the state tax: Md. Code, Tax-Gen. §§ 10-103, 10-106. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import { YEARS_TO_2026, type TaxYear } from '@bracketwise/contract/years';
import { anyStatus, inPairs, type ByStatus } from '../../../kernel/law-table.ts';
import { graduatedTax, schedule, type Schedule } from '../../../kernel/schedule.ts';
import { roundToCents } from '../../../kernel/money.ts';
import { notOver, valueAt, type StepTable } from '../../../kernel/step-table.ts';
import { figureOf, inTitleCase, refusedStay, type LocalTable, type Place, type Places } from '../../../rules/local-tax.ts';
import type { StateWorksheet } from '../../../rules/state-worksheet.ts';
import { mayTakePovertyLevelCredit } from './credits.ts';

/** Rates as fractions, from 2020 on; the last one still applies in 2026, for which the Comptroller's Withholding Tax Facts (2026) list them. */
const RATES: Readonly<Record<string, readonly number[]>> = {
  ALLEGANY: [0.0305, 0.0305, 0.0305, 0.0303, 0.0303, 0.0303, 0.032],
  'BALTIMORE CITY': [0.032],
  BALTIMORE: [0.032],
  CALVERT: [0.03, 0.03, 0.03, 0.03, 0.03, 0.032],
  CAROLINE: [0.032],
  CARROLL: [0.0303],
  CECIL: [0.03, 0.03, 0.03, 0.028, 0.0275, 0.0274],
  CHARLES: [0.0303],
  DORCHESTER: [0.032, 0.032, 0.032, 0.032, 0.032, 0.033],
  GARRETT: [0.0265],
  HARFORD: [0.0306],
  HOWARD: [0.032],
  KENT: [0.032, 0.032, 0.032, 0.032, 0.032, 0.032, 0.033],
  MONTGOMERY: [0.032],
  'PRINCE GEORGES': [0.032],
  'QUEEN ANNES': [0.032],
  'ST MARYS': [0.0317, 0.0317, 0.031, 0.03, 0.03, 0.032],
  SOMERSET: [0.032],
  TALBOT: [0.024],
  WASHINGTON: [0.032, 0.032, 0.03, 0.0295],
  WICOMICO: [0.032],
  WORCESTER: [0.0225],
};

const sourceOf = (year: TaxYear) =>
  year === 2026
    ? 'Comptroller of Maryland, Withholding Tax Facts (2026), local income tax rates; Md. Code, Tax-Gen. § 10-106'
    : `Form 502 (${year}) line 28, Instruction 19, local tax rate chart; Md. Code, Tax-Gen. § 10-106`;

/** A county's rate on all income, its brackets, or one rate on all income by the bracket it falls in. */
interface CountyRates {
  /** The rate of the local credits. */
  readonly rateAt: (status: FilingStatus, taxableIncome: Usd) => number;
  readonly brackets?: ByStatus<Schedule>;
}

const flat = (rate: number): CountyRates => ({ rateAt: () => rate });

/** The lowest rate is the one of the credits. Md. Code, Tax-Gen. §§ 10-704(d), 10-709(d). */
const marginal = (brackets: ByStatus<Schedule>): CountyRates => ({ rateAt: () => brackets.single[0]?.rate ?? 0, brackets });

const byBand = (bands: ByStatus<StepTable>): CountyRates => ({ rateAt: (status, income) => valueAt(bands[status], income) });

const ANNE_ARUNDEL_SINCE_2025 = marginal(
  inPairs(schedule([0.027, 0.0294, 0.032], [50_000, 400_000]), schedule([0.027, 0.0294, 0.032], [75_000, 480_000])),
);
const ANNE_ARUNDEL: Readonly<Record<TaxYear, CountyRates>> = {
  2020: flat(0.0281),
  2021: flat(0.0281),
  2022: flat(0.0281),
  2023: marginal(anyStatus(schedule([0.027, 0.0281], [50_000]))),
  2024: marginal(inPairs(schedule([0.027, 0.0281, 0.032], [50_000, 400_000]), schedule([0.027, 0.0281, 0.032], [75_000, 480_000]))),
  2025: ANNE_ARUNDEL_SINCE_2025,
  2026: ANNE_ARUNDEL_SINCE_2025,
};

const FREDERICK_SINCE_2024 = byBand(
  inPairs(
    notOver([25_000, 0.0225], [50_000, 0.0275], [150_000, 0.0296], [Infinity, 0.032]),
    notOver([25_000, 0.0225], [100_000, 0.0275], [250_000, 0.0296], [Infinity, 0.032]),
  ),
);
const FREDERICK: Readonly<Record<TaxYear, CountyRates>> = {
  2020: flat(0.0296),
  2021: flat(0.0296),
  2022: flat(0.0296),
  2023: byBand(inPairs(notOver([50_000, 0.0275], [Infinity, 0.0296]), notOver([100_000, 0.0275], [Infinity, 0.0296]))),
  2024: FREDERICK_SINCE_2024,
  2025: FREDERICK_SINCE_2024,
  2026: FREDERICK_SINCE_2024,
};

/** In order: the keys of the counties and Baltimore City. */
const COUNTIES = [...Object.keys(RATES), 'ANNE ARUNDEL', 'FREDERICK'];

function ratesIn(key: string, year: TaxYear): CountyRates {
  if (key === 'ANNE ARUNDEL') return ANNE_ARUNDEL[year];
  if (key === 'FREDERICK') return FREDERICK[year];
  const rates = RATES[key] ?? [];
  return flat(rates[Math.min(YEARS_TO_2026.indexOf(year), rates.length - 1)] ?? 0);
}

/** Unrounded, before credits. */
const taxBy = ({ brackets, rateAt }: CountyRates, status: FilingStatus, taxableIncome: Usd): Usd =>
  brackets ? graduatedTax(brackets[status], taxableIncome) : rateAt(status, taxableIncome) * taxableIncome;

/** A county's tax before credits on a year's taxable income, unrounded; undefined for another place. */
export function countyTax(key: string, year: TaxYear, status: FilingStatus, taxableIncome: Usd): Usd | undefined {
  if (!COUNTIES.includes(key)) return undefined;
  return taxBy(ratesIn(key, year), status, taxableIncome);
}

const NAMES: Readonly<Record<string, string>> = {
  'BALTIMORE CITY': 'Baltimore City',
  'PRINCE GEORGES': "Prince George's County",
  'QUEEN ANNES': "Queen Anne's County",
  'ST MARYS': "St. Mary's County",
};

const CREDIT_SOURCE = 'Form 502 line 29, Local Earned Income Credit Worksheet; Md. Code, Tax-Gen. § 10-704(d)';
const POVERTY_SOURCE = 'Form 502 line 30, Local Poverty Level Credit Worksheet; Md. Code, Tax-Gen. § 10-709(d)';
const OTHER_STATE_SOURCE = 'Form 502CR Part A, local tax credit; Md. Code, Tax-Gen. § 10-703(d), (e)';
/** The credit is the federal one times this and the county's rate. */
const CREDIT_FACTOR = 10;

type StateTax = (state: StateWorksheet) => Usd;

const nameOf = (key: string): string => NAMES[key] ?? `${inTitleCase(key)} County`;

function county(key: string, stateTaxBeforeCredits: StateTax): Place {
  const table: LocalTable<CountyRates> = Object.fromEntries(
    YEARS_TO_2026.map((year) => [year, { value: ratesIn(key, year), source: sourceOf(year) }]),
  );
  return {
    name: nameOf(key),
    table,
    onStateForm: true,
    ofWorkElsewhere: 'owed',
    // On the taxable net income of the time in Maryland.
    ofMove: { on: 'lastDay', source: 'Form 502 instructions, county of residence on the last day of the taxable period' },
    resident: (worksheet) => {
      const { value, source } = figureOf(table, worksheet);
      const { federal, state, status, elsewhere, stateTaxableIncome: taxableIncome } = worksheet;
      if (!state) return;
      const rate = value.rateAt(status, taxableIncome);
      if (value.brackets) worksheet.chargeSchedule('bracket', value.brackets[status], taxableIncome, source);
      else worksheet.charge('localIncomeTax', taxableIncome, rate, source);
      const { stay } = worksheet;
      // Without the credit on the year's form, a part of the year has none: the rates rise.
      const isPoor = mayTakePovertyLevelCredit(state, stateTaxBeforeCredits(state));
      if (stay && isPoor) throw refusedStay(nameOf(key), 'the poverty level credit');
      if (elsewhere) {
        const taxOn = (income: Usd): Usd => taxBy(value, status, Math.max(0, income));
        const added = taxOn(state.taxableIncome) - taxOn(state.taxableIncome - elsewhere.taxableIncome);
        worksheet.credit('otherStateCredit', roundToCents(Math.min(elsewhere.uncreditedTax, added)), OTHER_STATE_SOURCE);
      }
      // Times the Maryland income factor: Md. Code, Tax-Gen. § 10-704(e).
      const ofEarnings = (stay?.ofIncome ?? 1) * federal.earnedIncomeCreditWithAnyNumber;
      worksheet.credit('earnedIncomeCredit', CREDIT_FACTOR * rate * ofEarnings, CREDIT_SOURCE);
      if (isPoor) worksheet.credit('lowIncomeCredit', rate * Math.max(0, federal.earnedIncome), POVERTY_SOURCE);
    },
  };
}

/** @param rateSchedules - of the state tax, by year and status */
export function localitiesWith(rateSchedules: Readonly<Record<number, { readonly value: ByStatus<Schedule> }>>): Places {
  const stateTax: StateTax = ({ year, status, taxableIncome }) => graduatedTax(rateSchedules[year]?.value[status] ?? [], taxableIncome);
  return Object.fromEntries(COUNTIES.map((key) => [key, county(key, stateTax)]));
}
