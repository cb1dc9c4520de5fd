/** Income taxes of the counties and Baltimore City, computed on Form 502 after the state tax: Md. Code, Tax-Gen. §§ 10-103, 10-106. */
import type { Usd } from '@bracketwise/contract/amounts';
import type { EstimateYear } from '@bracketwise/contract/years';
import { anyStatus, inPairs, type ByStatus } from '../../../kernel/law-table.ts';
import { graduatedTax, schedule, type Schedule } from '../../../kernel/schedule.ts';
import { notOver, valueAt, type StepTable } from '../../../kernel/step-table.ts';
import { figureOf, inTitleCase, type LocalTable, type LocalWorksheet, type Place, type Places } from '../../../rules/local-tax.ts';
import type { StateWorksheet } from '../../../rules/state-worksheet.ts';
import { mayTakePovertyLevelCredit } from './credits.ts';

/** Years with confirmed rates: two counties raised theirs for 2026, and which ones is not confirmed. */
const YEARS: readonly EstimateYear[] = [2020, 2021, 2022, 2023, 2024, 2025];

/** Rates as fractions, from 2020 on; the last one still applied in 2025. */
const RATES: Readonly<Record<string, readonly number[]>> = {
  ALLEGANY: [0.0305, 0.0305, 0.0305, 0.0303],
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
  KENT: [0.032],
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

const sourceOf = (year: EstimateYear) => `Form 502 (${year}) line 28, Instruction 19, local tax rate chart; Md. Code, Tax-Gen. § 10-106`;

/** A county's rate on all income, its brackets, or one rate on all income by the bracket it falls in. */
interface CountyRates {
  /** The rate of the local credits. */
  readonly rateAt: (worksheet: LocalWorksheet, taxableIncome: Usd) => number;
  readonly brackets?: ByStatus<Schedule>;
}

const flat = (rate: number): CountyRates => ({ rateAt: () => rate });

/** The lowest rate is the one of the credits. Md. Code, Tax-Gen. §§ 10-704(d), 10-709(d). */
const marginal = (brackets: ByStatus<Schedule>): CountyRates => ({ rateAt: () => brackets.single[0]?.rate ?? 0, brackets });

const byBand = (bands: ByStatus<StepTable>): CountyRates => ({ rateAt: ({ status }, income) => valueAt(bands[status], income) });

const ANNE_ARUNDEL: Readonly<Record<EstimateYear, CountyRates>> = {
  2020: flat(0.0281),
  2021: flat(0.0281),
  2022: flat(0.0281),
  2023: marginal(anyStatus(schedule([0.027, 0.0281], [50_000]))),
  2024: marginal(inPairs(schedule([0.027, 0.0281, 0.032], [50_000, 400_000]), schedule([0.027, 0.0281, 0.032], [75_000, 480_000]))),
  2025: marginal(inPairs(schedule([0.027, 0.0294, 0.032], [50_000, 400_000]), schedule([0.027, 0.0294, 0.032], [75_000, 480_000]))),
};

const FREDERICK_SINCE_2024 = byBand(
  inPairs(
    notOver([25_000, 0.0225], [50_000, 0.0275], [150_000, 0.0296], [Infinity, 0.032]),
    notOver([25_000, 0.0225], [100_000, 0.0275], [250_000, 0.0296], [Infinity, 0.032]),
  ),
);
const FREDERICK: Readonly<Record<EstimateYear, CountyRates>> = {
  2020: flat(0.0296),
  2021: flat(0.0296),
  2022: flat(0.0296),
  2023: byBand(inPairs(notOver([50_000, 0.0275], [Infinity, 0.0296]), notOver([100_000, 0.0275], [Infinity, 0.0296]))),
  2024: FREDERICK_SINCE_2024,
  2025: FREDERICK_SINCE_2024,
};

const NAMES: Readonly<Record<string, string>> = {
  'BALTIMORE CITY': 'Baltimore City',
  'PRINCE GEORGES': "Prince George's County",
  'QUEEN ANNES': "Queen Anne's County",
  'ST MARYS': "St. Mary's County",
};

const CREDIT_SOURCE = 'Form 502 line 29, Local Earned Income Credit Worksheet; Md. Code, Tax-Gen. § 10-704(d)';
const POVERTY_SOURCE = 'Form 502 line 30, Local Poverty Level Credit Worksheet; Md. Code, Tax-Gen. § 10-709(d)';
/** The credit is the federal one times this and the county's rate. */
const CREDIT_FACTOR = 10;

type StateTax = (state: StateWorksheet) => Usd;

function county(key: string, ofYear: (year: EstimateYear, index: number) => CountyRates, stateTaxBeforeCredits: StateTax): Place {
  const table: LocalTable<CountyRates> = Object.fromEntries(
    YEARS.map((year, index) => [year, { value: ofYear(year, index), source: sourceOf(year) }]),
  );
  return {
    name: NAMES[key] ?? `${inTitleCase(key)} County`,
    table,
    onStateForm: true,
    resident: (worksheet) => {
      const { value, source } = figureOf(table, worksheet);
      const { federal, state, status } = worksheet;
      if (!state) return;
      const rate = value.rateAt(worksheet, state.taxableIncome);
      if (value.brackets) worksheet.chargeSchedule('bracket', value.brackets[status], state.taxableIncome, source);
      else worksheet.charge('localIncomeTax', state.taxableIncome, rate, source);
      worksheet.credit('earnedIncomeCredit', CREDIT_FACTOR * rate * federal.earnedIncomeCreditWithAnyNumber, CREDIT_SOURCE);
      if (mayTakePovertyLevelCredit(state, stateTaxBeforeCredits(state)))
        worksheet.credit('lowIncomeCredit', rate * Math.max(0, federal.earnedIncome), POVERTY_SOURCE);
    },
  };
}

/** @param rateSchedules - of the state tax, by year and status */
export function localitiesWith(rateSchedules: Readonly<Record<number, { readonly value: ByStatus<Schedule> }>>): Places {
  const stateTax: StateTax = ({ year, status, taxableIncome }) => graduatedTax(rateSchedules[year]?.value[status] ?? [], taxableIncome);
  const flatOnes = Object.entries(RATES).map(([key, rates]) => {
    const rateIn = (index: number) => rates[Math.min(index, rates.length - 1)] ?? 0;
    return [key, county(key, (_year, index) => flat(rateIn(index)), stateTax)] as const;
  });
  return {
    ...Object.fromEntries(flatOnes),
    'ANNE ARUNDEL': county('ANNE ARUNDEL', (year) => ANNE_ARUNDEL[year], stateTax),
    FREDERICK: county('FREDERICK', (year) => FREDERICK[year], stateTax),
  };
}
