/**
 * Compares every rough figure of every calculator of this remote, as computed and as its page shows it, with the specification on random
 * inputs. The expected figures are computed here again from the specification's text (calculators and guides, sections 3, 4 and 9, and the
 * decisions on it).
 */
import type { PageModule } from '@bracketwise/shared-ui/federation/page-contract';
import { visitCalculator, type Entries } from '@bracketwise/shared-ui/testing/visitCalculator';
import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import capitalGains from './calculators/capital-gains/page.ts';
import { capitalGainsTax } from './calculators/capital-gains/specified.ts';
import crypto from './calculators/crypto/page.ts';
import { cryptoTax } from './calculators/crypto/specified.ts';
import dividend from './calculators/dividend/page.ts';
import { dividendTax } from './calculators/dividend/specified.ts';

const STATUSES = ['single', 'married_joint', 'married_separate', 'head_of_household'] as const;
type Status = (typeof STATUSES)[number];

/** "0% up to 44,625, 15% up to 492,300, else 20%": limits, and the rates below, between and above them. */
interface Table {
  readonly limits: readonly number[];
  readonly rates: readonly number[];
}
const LONG_TERM: Partial<Record<Status, Table>> = {
  single: { limits: [44_625, 492_300], rates: [0, 15, 20] },
  married_joint: { limits: [89_250, 553_850], rates: [0, 15, 20] },
};
const SHORT_TERM: Partial<Record<Status, Table>> = {
  single: { limits: [11_000, 44_725, 95_375, 182_050, 231_250, 578_125], rates: [10, 12, 22, 24, 32, 35, 37] },
  married_joint: { limits: [22_000, 89_450, 190_750, 364_200, 462_500, 693_750], rates: [10, 12, 22, 24, 32, 35, 37] },
};
const LIMITS = [LONG_TERM, SHORT_TERM].flatMap((tables) => Object.values(tables).flatMap(({ limits }) => limits));

/** In percent, by total income. A limit belongs to the lower bracket. 0 for a status without a table. */
function rateFor(longTerm: boolean, income: number, status: Status): number {
  const table = (longTerm ? LONG_TERM : SHORT_TERM)[status];
  if (!table) return 0;
  const passed = table.limits.filter((limit) => income > limit).length;
  return table.rates[passed] ?? NaN;
}

const cents = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((amount) => amount / 100);
const status = fc.constantFrom(...STATUSES);
/** Amounts at each limit, a cent to either side of it, and anywhere. */
const incomeFrom = (min: number) =>
  fc.oneof(
    fc.tuple(fc.constantFrom(...LIMITS), fc.constantFrom(-1, 0, 1)).map(([limit, cent]) => Math.round(limit * 100 + cent) / 100),
    cents(min, 1_000_000),
  );
const isoDay = fc
  .integer({ min: 0, max: 5_000 })
  .map((days) => new Date(Date.UTC(2014, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The figures by name. */
type Figures = Readonly<Record<string, number | boolean | string>>;

interface Case<Inputs extends Readonly<Record<string, number | string>>> {
  readonly page: PageModule;
  readonly inputs: fc.Arbitrary<Inputs>;
  readonly computed: (inputs: Inputs) => object;
  readonly expected: (inputs: Inputs) => Figures;
}
const define = <Inputs extends Readonly<Record<string, number | string>>>(each: Case<Inputs>) => each as unknown as Case<Entries>;

const CALCULATORS: Readonly<Record<string, Case<Entries>>> = {
  dividend: define({
    page: dividend,
    inputs: fc.record({
      dividendAmount: cents(0.01, 500_000),
      dividendType: fc.constantFrom('qualified', 'ordinary'),
      totalIncome: incomeFrom(0.01),
      filingStatus: status,
    }),
    computed: dividendTax,
    expected: ({ dividendAmount, dividendType, totalIncome, filingStatus }) => {
      const taxRate = rateFor(dividendType === 'qualified', totalIncome, filingStatus);
      const taxAmount = dividendAmount * (taxRate / 100);
      return { dividend: dividendAmount, taxRate, taxAmount, netDividend: dividendAmount - taxAmount, type: dividendType };
    },
  }),
  'capital gains': define({
    page: capitalGains,
    inputs: fc
      .record({
        purchasePrice: cents(0, 500_000),
        salePrice: cents(0, 900_000),
        purchaseDate: fc.oneof({ weight: 9, arbitrary: isoDay }, { weight: 1, arbitrary: fc.constant('') }),
        held: fc.oneof(fc.constantFrom(-1, 0, 1, 364, 365, 366, 'missing' as const), fc.integer({ min: -3_000, max: 3_000 })),
        totalIncome: incomeFrom(-5_000),
        filingStatus: status,
      })
      .map(({ held, ...inputs }) => ({
        ...inputs,
        saleDate: held === 'missing' ? '' : dayAfter(inputs.purchaseDate || '2020-02-29', held),
      })),
    computed: capitalGainsTax,
    expected: ({ purchasePrice, salePrice, purchaseDate, saleDate, totalIncome, filingStatus }) => {
      const daysDiff = purchaseDate && saleDate ? (Date.parse(saleDate) - Date.parse(purchaseDate)) / 86_400_000 : 0;
      const isLongTerm = daysDiff >= 365;
      const gain = salePrice - purchasePrice;
      const isLoss = salePrice <= purchasePrice;
      const taxRate = isLoss ? 0 : rateFor(isLongTerm, totalIncome, filingStatus);
      const taxOwed = gain * (taxRate / 100);
      const effectiveTaxRate = isLoss ? 0 : (taxOwed / gain) * 100;
      return { gain, isLoss, isLongTerm, daysDiff, taxRate, taxOwed, netGain: gain - taxOwed, effectiveTaxRate };
    },
  }),
  crypto: define({
    page: crypto,
    inputs: fc.record({
      gains: cents(-200_000, 800_000),
      holdingPeriod: fc.constantFrom('short_term', 'long_term'),
      tradingVolume: fc.oneof(fc.constantFrom('', 49_999.99, 50_000, 50_000.01), cents(0, 200_000)),
      totalIncome: incomeFrom(-5_000),
      filingStatus: status,
    }),
    computed: ({ tradingVolume, ...inputs }) => cryptoTax({ ...inputs, tradingVolume: Number(tradingVolume) }),
    expected: ({ gains, holdingPeriod, tradingVolume, totalIncome, filingStatus }) => {
      const isLongTerm = holdingPeriod === 'long_term';
      const taxRate = rateFor(isLongTerm, totalIncome, filingStatus);
      const cryptoTax = Math.max(0, gains) * (taxRate / 100);
      return {
        gains,
        isLongTerm,
        taxRate,
        cryptoTax,
        netGains: gains - cryptoTax,
        effectiveTaxRate: gains > 0 ? (cryptoTax / gains) * 100 : 0,
        isFrequentTrader: Number(tradingVolume) > 50_000,
        tradingVolume: Number(tradingVolume),
      };
    },
  }),
};

/** Allows for floating-point noise, which is far smaller than rounding to cents. */
const asExpected = (expected: Figures) =>
  Object.fromEntries(
    Object.entries(expected).map(([name, value]) => [name, typeof value === 'number' ? expect.closeTo(value, 6) : String(value)]),
  );

test.each(Object.entries(CALCULATORS))('%s: each rough figure follows the specification', (_name, { inputs, computed, expected }) => {
  const asCompared = (figures: object) =>
    Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]));
  fc.assert(
    fc.property(inputs, (drawn) => {
      expect(asCompared(computed(drawn))).toEqual(asExpected(expected(drawn)));
    }),
    { numRuns: 1_000, seed: 2025 },
  );
});

// A page takes far longer than its figures, and puts the same inputs into the same places each time.
test.each(Object.entries(CALCULATORS))(
  '%s: the page shows each rough figure',
  async (_name, calculator) => {
    const visit = await visitCalculator(calculator.page);
    /** The figures as shown on the page: numbers, or text. */
    const figures = (expected: Figures) =>
      Object.fromEntries(
        [...visit.root().querySelectorAll<HTMLDataElement>('[data-method="specified"] data[data-field]')].map(({ dataset, value }) => {
          const name = dataset.field ?? '';
          return [name, typeof expected[name] === 'number' ? Number(value || NaN) : value];
        }),
      );
    await fc.assert(
      fc.asyncProperty(calculator.inputs, async (inputs) => {
        const expected = calculator.expected(inputs);
        await visit.calculate(Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value)])));
        await waitFor(() => expect(figures(expected)).toEqual(asExpected(expected)), { timeout: 1_000 });
      }),
      { numRuns: 4, seed: 2025 },
    );
  },
  120_000,
);
