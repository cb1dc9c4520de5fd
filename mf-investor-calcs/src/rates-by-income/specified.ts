/**
 * The rates of the quick estimates (specification, calculators and guides, section 9, "Dividend and capital gains rates"): the
 * rate of the band in which the total income falls, its limit included, on the whole amount. They are the federal tables of 2023
 * and are left as they were specified, whatever the year.
 */
export type FilingStatus = 'single' | 'married_joint' | 'married_separate' | 'head_of_household';

/** The tax year whose federal tables these are. */
export const TABLES_OF = 2023;

/** Percentage up to an income in US dollars, that income included; the last band is open. */
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
} as const satisfies Partial<Record<FilingStatus, Bands>>;

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
} as const satisfies Partial<Record<FilingStatus, Bands>>;

/** Whether the tables have rates for a status. For the others every rate is 0: a gap of the specification, kept as it is. */
export const hasRates = (status: FilingStatus): boolean => status in LONG_TERM_BANDS;

function rateAt(tables: Partial<Record<FilingStatus, Bands>>, totalIncome: number, status: FilingStatus): number {
  return tables[status]?.find(({ upTo }) => totalIncome <= upTo)?.rate ?? 0;
}

/** Percentage on long-term gains and qualified dividends. */
export const longTermRate = (totalIncome: number, status: FilingStatus): number => rateAt(LONG_TERM_BANDS, totalIncome, status);

/** Percentage on short-term gains and ordinary dividends. */
export const shortTermRate = (totalIncome: number, status: FilingStatus): number => rateAt(SHORT_TERM_BANDS, totalIncome, status);
