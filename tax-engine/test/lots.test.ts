/** Sales, lots and wash sales; each expected amount is printed in its source or computed in its comment. */
import type { Usd } from '@bracketwise/contract/amounts';
import { taxOnInvestmentIncome, type InvestmentTaxRequest } from '../src/index.ts';
import { afterWashSales, relotted } from '../src/rules/lot-matching.ts';
import { assertLots, gainOf, type Lot } from '../src/rules/lots.ts';
import { salesOfYear } from '../src/rules/sales-of-year.ts';

const stock = (lot: Partial<Lot> & Pick<Lot, 'acquired' | 'basis'>): Lot => ({ asset: 'X', kind: 'stock', ...lot });
const washed = (lots: readonly Lot[]) => afterWashSales(lots, 30);
/** A single filer of 2025 with 100,000 of other taxable income, in the bracket of 22% up to 103,350. */
const taxOn = (asked: Partial<InvestmentTaxRequest>) =>
  taxOnInvestmentIncome({ taxYear: 2025, filingStatus: 'single', otherTaxableIncome: 100_000, ...asked });

describe('wash sales that regulations and publications print', () => {
  const EXAMPLES: readonly (readonly [
    source: string,
    lots: readonly Lot[],
    losses: readonly Usd[],
    held: readonly (readonly [quantity: number, basis: Usd, heldSince: string])[],
  ])[] = [
    [
      'Publication 550, Wash Sales, example 1',
      [
        stock({ quantity: 100, acquired: '2025-03-03', basis: 1_000, sold: '2025-06-02', proceeds: 750 }),
        stock({ quantity: 100, acquired: '2025-06-20', basis: 800 }),
      ],
      [0],
      // 91 days from March 3 to June 2 before June 20.
      [[100, 1_050, '2025-03-21']],
    ],
    [
      '26 CFR § 1.1091-2(a), example 1',
      [
        stock({ quantity: 1, acquired: '1935-01-15', basis: 100, sold: '1955-01-15', proceeds: 80 }),
        stock({ quantity: 1, acquired: '1955-02-01', basis: 90 }),
      ],
      [0],
      [[1, 110, '1935-02-01']],
    ],
    [
      '26 CFR § 1.1091-2(a), example 2',
      [
        stock({ quantity: 1, acquired: '1935-01-15', basis: 100, sold: '1955-01-15', proceeds: 80 }),
        stock({ quantity: 1, acquired: '1955-02-01', basis: 70 }),
      ],
      [0],
      [[1, 90, '1935-02-01']],
    ],
    [
      '26 CFR § 1.1091-1(h), example 1: the new shares are bought before the sale',
      [
        stock({ quantity: 100, acquired: '1954-12-01', basis: 10_000, sold: '1955-01-03', proceeds: 9_000 }),
        stock({ quantity: 100, acquired: '1954-12-15', basis: 9_000 }),
      ],
      [0],
      [[100, 10_000, '1954-11-12']],
    ],
    [
      '26 CFR § 1.1091-1(h), example 2: 75 of 100 shares are replaced',
      [
        stock({ quantity: 100, acquired: '1954-09-21', basis: 5_000, sold: '1955-01-03', proceeds: 4_000 }),
        stock({ quantity: 50, acquired: '1954-12-21', basis: 2_750 }),
        stock({ quantity: 25, acquired: '1954-12-27', basis: 1_125 }),
      ],
      [0, 0, -250],
      // 104 days from September 21 to January 3.
      [
        [50, 3_250, '1954-09-08'],
        [25, 1_375, '1954-09-14'],
      ],
    ],
    [
      '26 CFR § 1.1091-1(h), example 3: the first shares bought replace them',
      [
        stock({ quantity: 100, acquired: '1954-09-15', basis: 5_000, sold: '1956-02-01', proceeds: 4_000 }),
        ...['15', '16', '17', '18'].map((day) => stock({ quantity: 50, acquired: `1956-02-${day}`, basis: 2_000 })),
      ],
      [0, 0],
      [
        [50, 2_500, '1954-09-29'],
        [50, 2_500, '1954-09-30'],
        [50, 2_000, '1956-02-17'],
        [50, 2_000, '1956-02-18'],
      ],
    ],
  ];
  test.each(EXAMPLES)('%s', (_source, lots, losses, held) => {
    const parts = washed(lots);
    expect(parts.filter(({ sold }) => sold).map(gainOf)).toEqual(losses);
    expect(parts.filter(({ sold }) => !sold).map(({ quantity, basis, heldSince }) => [quantity, basis, heldSince])).toEqual(held);
  });
});

describe('a loss is disallowed', () => {
  const loss = stock({ quantity: 10, acquired: '2024-01-10', basis: 1_000, sold: '2025-03-10', proceeds: 400 });
  const bought = (acquired: string, other: Partial<Lot> = {}) => stock({ quantity: 10, acquired, basis: 500, ...other });
  const disallowed = (...lots: readonly Lot[]) => washed(lots).reduce((sum, part) => sum + part.disallowed, 0);
  test.each<[string, boolean, readonly Lot[]]>([
    ['30 days before the sale', true, [loss, bought('2025-02-08')]],
    ['31 days before the sale', false, [loss, bought('2025-02-07')]],
    ['30 days after the sale', true, [loss, bought('2025-04-09')]],
    ['31 days after the sale', false, [loss, bought('2025-04-10')]],
    ['on the day of the sale', true, [loss, bought('2025-03-10')]],
    ['and sold again later', true, [loss, bought('2025-03-12', { sold: '2025-03-20', proceeds: 900 })]],
    // Rev. Rul. 56-602.
    ['in the purchase that is sold in part', false, [{ ...loss, acquired: '2025-03-01' }, bought('2025-03-01')]],
    ['and sold before the loss', false, [loss, bought('2025-02-20', { sold: '2025-03-05', proceeds: 600 })]],
    ['as another security', false, [loss, bought('2025-03-12', { asset: 'Y' })]],
    ['as crypto, which is no security', false, [loss, bought('2025-03-12')].map((lot) => ({ ...lot, kind: 'crypto' as const }))],
    ['without a name', false, [loss, bought('2025-03-12')].map((lot) => ({ ...lot, asset: '' }))],
  ])('if the same shares are bought %s: %s', (_when, expected, lots) => expect(disallowed(...lots)).toBe(expected ? 600 : 0));

  test('by each new share once: of two losses, the earlier one', () => {
    const second = stock({ quantity: 10, acquired: '2024-01-11', basis: 1_000, sold: '2025-03-11', proceeds: 300 });
    expect(washed([second, loss, bought('2025-03-20')]).map(gainOf)).toEqual([-700, 0, -1_100]);
  });

  test('again if the new shares are sold at a loss and bought back', () => {
    const [first, again, last] = washed([
      loss,
      bought('2025-03-20', { sold: '2025-05-01', proceeds: 450 }),
      bought('2025-05-10', { basis: 480 }),
    ]);
    expect([first?.disallowed, again?.disallowed, last?.basis]).toEqual([600, 650, 1_130]);
  });

  test('so that new shares sold within a year can be long-term', () => {
    // 425 days of the old shares and 50 of the new ones.
    const lots = [loss, bought('2025-03-20', { sold: '2025-05-09', proceeds: 2_000 })];
    expect(salesOfYear(lots, washed(lots), 2025)).toMatchObject({ longTermGain: 900, shortTermGain: 0, disallowedLoss: 600 });
  });
});

describe('which shares a sale takes', () => {
  // Publication 550, Identifying Stock or Bonds Sold: 50 shares at 10 are left of the first 100, then 80 of the 200 at 11: 500 + 880.
  const XYZ = [
    stock({ quantity: 50, acquired: '2009-05-04', basis: 500 }),
    stock({ quantity: 200, acquired: '2010-01-11', basis: 2_200 }),
    stock({ quantity: 100, acquired: '2010-12-06', basis: 900, sold: '2024-04-15', proceeds: 1_800 }),
    stock({ quantity: 30, acquired: '2010-12-06', basis: 270, sold: '2024-04-15', proceeds: 540 }),
  ];
  const basisOfSales = (lots: readonly Lot[]) => lots.reduce((sum, { sold, basis }) => sum + (sold ? basis : 0), 0);
  test('is the first bought unless they are identified: Publication 550 prints 1,380', () =>
    expect(basisOfSales(relotted(XYZ, 'firstIn'))).toBe(1_380));
  // 130 of the 200 at 11.
  test('can be those with the highest cost', () => expect(basisOfSales(relotted(XYZ, 'highestCost'))).toBe(1_430));
  test('are those of the rows otherwise', () => expect(relotted(XYZ, 'asListed')).toBe(XYZ));
  test('are never bought after the sale, and stay as listed if too few were', () => {
    const lots = [
      stock({ quantity: 10, acquired: '2025-05-01', basis: 900 }),
      stock({ quantity: 10, acquired: '2024-01-02', basis: 100, sold: '2025-04-01', proceeds: 700 }),
    ];
    expect(basisOfSales(relotted(lots, 'highestCost'))).toBe(100);
    const short = lots.map((lot) => ({ ...lot, acquired: '2025-06-01' }));
    expect(relotted(short, 'firstIn')).toEqual(short);
  });
});

describe('the tax on a list of sales', () => {
  const sale = (gain: Usd, other: Partial<Lot> = {}): Lot =>
    stock({ asset: '', acquired: '2020-01-02', basis: 10_000, sold: '2025-06-02', proceeds: 10_000 + gain, ...other });
  const short = { acquired: '2025-01-02' } as const;

  // Publication 544, Holding Period: bought on June 19, long-term from June 20 of the next year.
  test.each([
    ['2025-06-19', 0],
    ['2025-06-20', 1_000],
  ])('sold on %s after a purchase on June 19, 2024, has a long-term gain of %d', (sold, longTermGain) => {
    expect(taxOn({ lots: [sale(1_000, { acquired: '2024-06-19', sold })] }).sales?.longTermGain).toBe(longTermGain);
  });

  // Publication 550, Capital loss carryover: a joint return deducts 3,000 of a loss of 7,000 and carries over 4,000.
  test('deducts 3,000 of a loss of 7,000', () => {
    const { loss } = taxOn({ filingStatus: 'marriedJoint', otherTaxableIncome: 26_000, lots: [sale(-7_000)] });
    expect(loss).toMatchObject({ total: 7_000, deducted: 3_000, carriedOver: 4_000, carriedOverLongTerm: 4_000 });
  });

  test('uses short-term losses first and carries both kinds over', () => {
    const { loss } = taxOn({ lots: [sale(-2_000), sale(-1_000, short)], shortTermLossCarryover: 1_500, longTermLossCarryover: 4_000 });
    // Short-term 2,500, then 500 of the 6,000 long-term.
    expect(loss).toMatchObject({ total: 8_500, deducted: 3_000, carriedOverShortTerm: 0, carriedOverLongTerm: 5_500 });
  });

  test('nets losses of earlier years of each kind first', () => {
    // Short-term 5,000 - 2,000 at 22% up to 103,000, and the 3,000 that these losses take off without a sale; long-term 10,000 - 4,000 at 15%.
    const { ordinaryTax, preferentialTax, lines } = taxOn({
      lots: [sale(10_000), sale(5_000, short)],
      shortTermLossCarryover: 2_000,
      longTermLossCarryover: 4_000,
    });
    expect([ordinaryTax, preferentialTax]).toEqual([660 + 660, 900]);
    const carried = lines.filter(({ label }) => label === 'capitalLossCarryover').map(({ amount }) => amount);
    expect(carried).toEqual([-3_000, -3_000]);
  });

  test.each<[string, readonly Lot[], Partial<InvestmentTaxRequest>, Usd]>([
    // In the bracket of 35%: 28% of 10,000, 25% of 4,000, 15% of 6,000.
    [
      'collectibles and depreciation',
      [sale(10_000, { kind: 'collectible' }), sale(10_000, { kind: 'realEstate', depreciation: 4_000 })],
      {},
      2_800 + 1_000 + 900,
    ],
    // 28% Rate Gain Worksheet line 7: 10,000 - 3,000 - 1,000.
    [
      'collectibles after losses on collectibles and a short-term loss',
      [sale(10_000, { kind: 'collectible' }), sale(-3_000, { kind: 'collectible' }), sale(-1_000, short)],
      {},
      0.28 * 6_000,
    ],
    // Unrecaptured Section 1250 Gain Worksheet line 18: 5,000 - 2,000; 15% of the other 7,000 - 2,000 + 2,000 - 2,000.
    [
      'depreciation after a loss on collectibles',
      [sale(10_000, { kind: 'realEstate', depreciation: 5_000 }), sale(-2_000, { kind: 'collectible' })],
      {},
      0.25 * 3_000 + 0.15 * 5_000,
    ],
    // Without the sale, 3,000 of the carryover would come off wages at 35%.
    [
      'collectibles after a carryover',
      [sale(10_000, { kind: 'collectible' })],
      { longTermLossCarryover: 4_000 },
      0.28 * 6_000 + 0.35 * 3_000,
    ],
    ['collectibles held for less than a year', [sale(10_000, { kind: 'collectible', ...short })], {}, 0.35 * 10_000],
    ['no more depreciation than gain', [sale(3_000, { kind: 'realEstate', depreciation: 9_000 })], {}, 0.25 * 3_000],
  ])('taxes %s at their own rates', (_what, lots, asked, tax) => {
    const answer = taxOn({ otherTaxableIncome: 300_000, lots, ...asked });
    expect(answer.ordinaryTax + answer.preferentialTax).toBeCloseTo(tax, 2);
    const ofLines = answer.lines.reduce((sum, line) => sum + (line.tax ?? 0), 0);
    expect(ofLines).toBeCloseTo(answer.federalTax, 2);
  });

  // Questions and answers on the net investment income tax (irs.gov): of a gain of 100,000 and 125,000 of other investment income with 300,000 of
  // modified AGI, a couple owes 3.8% of 50,000.
  test('adds net investment income tax: 1,900', () => {
    const { netInvestmentIncomeTax } = taxOn({
      filingStatus: 'marriedJoint',
      // Modified AGI 300,000 - 225,000 is 75,000, less the standard deduction of 31,500.
      otherTaxableIncome: 43_500,
      ordinaryDividends: 125_000,
      lots: [sale(100_000)],
    });
    expect(netInvestmentIncomeTax).toBe(1_900);
  });

  // Rev. Rul. 2019-24, situation 2: units worth 50 are income of 50 and have that basis. Sold for 80, the gain is 30.
  test('takes crypto received for income and for basis', () => {
    const lot: Lot = { asset: 'N', kind: 'crypto', quantity: 25, acquired: '2025-02-03', basis: 50, isIncome: true };
    expect(taxOn({ lots: [lot] })).toMatchObject({ ordinaryTax: 11, investmentIncome: 50 });
    const sold = taxOn({ lots: [{ ...lot, sold: '2025-04-01', proceeds: 80 }] });
    // 22% of 80.
    expect(sold).toMatchObject({ ordinaryTax: 17.6, investmentIncome: 80, sales: { income: 50, shortTermGain: 30 } });
    expect(taxOn({ cryptoIncome: 50 }).ordinaryTax).toBe(11);
    // Income of an earlier year, sold in this one.
    const before = taxOn({ lots: [{ ...lot, acquired: '2024-02-03', sold: '2025-04-01', proceeds: 80 }] });
    expect(before.sales).toMatchObject({ income: 0, longTermGain: 30 });
  });

  test('counts sales of the tax year only', () => {
    expect(taxOn({ lots: [sale(1_000, { sold: '2024-06-03' }), sale(2_000, { sold: '2026-01-02' })] }).investmentIncome).toBe(0);
  });

  test('depends on which units are sold', () => {
    const coins = (acquired: string, basis: Usd, other: Partial<Lot> = {}): Lot => ({
      asset: 'BTC',
      kind: 'crypto',
      quantity: 1,
      acquired,
      basis,
      ...other,
    });
    const lots = [coins('2021-01-04', 30_000), coins('2024-03-04', 60_000, { sold: '2025-12-01', proceeds: 90_000 })];
    const ways = (['asListed', 'firstIn', 'highestCost'] as const).map((lotMethod) => taxOn({ lots, lotMethod }).totalTax);
    expect(ways).toEqual([4_500, 9_000, 4_500]);
  });
});

test.each<[string, Partial<Lot>, string]>([
  ['no amount', { basis: NaN }, 'lots[0].basis'],
  ['no units', { quantity: 0 }, 'lots[0].quantity'],
  ['no date', { acquired: '2025-02-30' }, 'lots[0].acquired'],
  ['a sale without proceeds', { proceeds: undefined }, 'lots[0].proceeds'],
  ['shares received as income', { isIncome: true }, 'lots[0].isIncome'],
  ['depreciation of shares', { depreciation: 100 }, 'lots[0].depreciation'],
  ['depreciated real estate sold at a loss', { kind: 'realEstate', depreciation: 100, proceeds: 500 }, 'lots[0].depreciation'],
])('a lot with %s is refused', (_what, change, named) => {
  const lot = stock({ acquired: '2024-01-02', basis: 1_000, sold: '2025-01-02', proceeds: 2_000, ...change });
  expect(() => assertLots([lot])).toThrow(named);
});
