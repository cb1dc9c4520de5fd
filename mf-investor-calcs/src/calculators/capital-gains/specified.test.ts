import { capitalGainsTax, type CapitalGainsInputs } from './specified.ts';

const asked: CapitalGainsInputs = {
  purchasePrice: 10_000,
  salePrice: 15_000,
  purchaseDate: '2023-01-10',
  saleDate: '2025-01-10',
  totalIncome: 80_000,
  filingStatus: 'single',
};
const taxed = (change: Partial<CapitalGainsInputs>) => capitalGainsTax({ ...asked, ...change });

test.each<[string, Partial<CapitalGainsInputs>, ReturnType<typeof capitalGainsTax>]>([
  [
    'a long-term gain in the 15 % bracket',
    {},
    { gain: 5_000, isLoss: false, isLongTerm: true, daysDiff: 731, taxRate: 15, taxOwed: 750, netGain: 4_250, effectiveTaxRate: 15 },
  ],
  [
    'a short-term gain in the 22 % bracket',
    { saleDate: '2023-06-10' },
    { gain: 5_000, isLoss: false, isLongTerm: false, daysDiff: 151, taxRate: 22, taxOwed: 1_100, netGain: 3_900, effectiveTaxRate: 22 },
  ],
  [
    'a loss',
    { salePrice: 4_000 },
    { gain: -6_000, isLoss: true, isLongTerm: true, daysDiff: 731, taxRate: 0, taxOwed: 0, netGain: -6_000, effectiveTaxRate: 0 },
  ],
  [
    'a sale at the purchase price is a loss of zero',
    { salePrice: 10_000 },
    { gain: 0, isLoss: true, isLongTerm: true, daysDiff: 731, taxRate: 0, taxOwed: 0, netGain: 0, effectiveTaxRate: 0 },
  ],
  [
    'one cent above it is a gain',
    { purchasePrice: 0.01, salePrice: 0.02, totalIncome: 0 },
    { gain: 0.01, isLoss: false, isLongTerm: true, daysDiff: 731, taxRate: 0, taxOwed: 0, netGain: 0.01, effectiveTaxRate: 0 },
  ],
  [
    'a sale before the purchase keeps its negative days and is short-term',
    { purchaseDate: '2025-01-10', saleDate: '2023-01-10' },
    { gain: 5_000, isLoss: false, isLongTerm: false, daysDiff: -731, taxRate: 22, taxOwed: 1_100, netGain: 3_900, effectiveTaxRate: 22 },
  ],
])('%s', (_case, change, result) => expect(taxed(change)).toEqual(result));

test.each<[string, string, number, boolean]>([
  ['2023-01-10', '2024-01-09', 364, false],
  ['2023-01-10', '2024-01-10', 365, true],
  ['2023-01-10', '2024-01-11', 366, true],
  ['2024-01-10', '2025-01-09', 365, true], // Includes the leap day.
  ['2024-03-09', '2024-03-11', 2, false], // The day daylight saving time starts has 23 hours.
  ['2025-01-10', '2025-01-10', 0, false],
])('bought on %s and sold on %s: %d days, long-term %s', (purchaseDate, saleDate, days, long) => {
  expect(taxed({ purchaseDate, saleDate })).toMatchObject({ daysDiff: days, isLongTerm: long });
});

test.each([
  ['', '2025-01-10'],
  ['2025-01-10', ''],
  ['', ''],
  ['someday', '2025-01-10'],
  ['2025-13-45', '2025-01-10'],
])('bought on %j and sold on %j: no days, short-term', (purchaseDate, saleDate) => {
  expect(taxed({ purchaseDate, saleDate })).toMatchObject({ daysDiff: 0, isLongTerm: false, taxRate: 22 });
});

test.each(['married_separate', 'head_of_household'] as const)('there are no rates for %s', (filingStatus) => {
  expect(taxed({ filingStatus, totalIncome: 900_000 })).toMatchObject({ taxRate: 0, taxOwed: 0, netGain: 5_000, effectiveTaxRate: 0 });
});

test('the gain itself does not count toward the bracket', () => {
  expect(taxed({ totalIncome: 44_625, salePrice: 1_000_000 })).toMatchObject({ taxRate: 0, taxOwed: 0 });
});
