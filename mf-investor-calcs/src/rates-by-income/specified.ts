/**
 * Rates of the rough estimates (specification, calculators and guides, section 9, "Dividend and capital gains rates"): the rate of the
 * bracket that contains the total income, upper limit included, on the whole amount. These are the federal tables of 2023, frozen as
 * specified for every year.
 */
import type { SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';

/** The tax year of these federal tables. */
export const TABLES_OF = 2023;

/** A rate in percent up to an income in US dollars, inclusive. The last bracket has no limit. */
interface Band {
  readonly upTo: number;
  readonly rate: number;
}
type Bands = readonly Band[];

export const LONG_TERM_BANDS = {
  single: [
    { upTo: 44_625, rate: 0 },
    { upTo: 492_300, rate: 15 },
    { upTo: Infinity, rate: 20 },
  ],
  married_joint: [
    { upTo: 89_250, rate: 0 },
    { upTo: 553_850, rate: 15 },
    { upTo: Infinity, rate: 20 },
  ],
} as const satisfies Partial<Record<SpecifiedFilingStatus, Bands>>;

export const SHORT_TERM_BANDS = {
  single: [
    { upTo: 11_000, rate: 10 },
    { upTo: 44_725, rate: 12 },
    { upTo: 95_375, rate: 22 },
    { upTo: 182_050, rate: 24 },
    { upTo: 231_250, rate: 32 },
    { upTo: 578_125, rate: 35 },
    { upTo: Infinity, rate: 37 },
  ],
  married_joint: [
    { upTo: 22_000, rate: 10 },
    { upTo: 89_450, rate: 12 },
    { upTo: 190_750, rate: 22 },
    { upTo: 364_200, rate: 24 },
    { upTo: 462_500, rate: 32 },
    { upTo: 693_750, rate: 35 },
    { upTo: Infinity, rate: 37 },
  ],
} as const satisfies Partial<Record<SpecifiedFilingStatus, Bands>>;

/** Whether the tables have rates for a status. For the others every rate is 0: a gap of the specification, left as it is. */
export const hasRates = (status: SpecifiedFilingStatus): boolean => status in LONG_TERM_BANDS;

function rateAt(tables: Partial<Record<SpecifiedFilingStatus, Bands>>, totalIncome: number, status: SpecifiedFilingStatus): number {
  return tables[status]?.find(({ upTo }) => totalIncome <= upTo)?.rate ?? 0;
}

/** The rate in percent on long-term gains and qualified dividends. */
export const longTermRate = (totalIncome: number, status: SpecifiedFilingStatus): number => rateAt(LONG_TERM_BANDS, totalIncome, status);

/** The rate in percent on short-term gains and ordinary dividends. */
export const shortTermRate = (totalIncome: number, status: SpecifiedFilingStatus): number => rateAt(SHORT_TERM_BANDS, totalIncome, status);
