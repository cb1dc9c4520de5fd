import { cryptoTax, type CryptoInputs } from './specified.ts';

const asked: CryptoInputs = {
  gains: 20_000,
  holdingPeriod: 'short_term',
  tradingVolume: 0,
  totalIncome: 80_000,
  filingStatus: 'single',
};
const taxed = (change: Partial<CryptoInputs>) => cryptoTax({ ...asked, ...change });

test.each<[string, Partial<CryptoInputs>, Partial<ReturnType<typeof cryptoTax>>]>([
  ['short-term', {}, { isLongTerm: false, taxRate: 22, cryptoTax: 4_400, netGains: 15_600, effectiveTaxRate: 22 }],
  [
    'long-term',
    { holdingPeriod: 'long_term' },
    { isLongTerm: true, taxRate: 15, cryptoTax: 3_000, netGains: 17_000, effectiveTaxRate: 15 },
  ],
  [
    'long-term at the limit of the 0 % bracket',
    { holdingPeriod: 'long_term', totalIncome: 44_625 },
    { taxRate: 0, cryptoTax: 0, netGains: 20_000, effectiveTaxRate: 0 },
  ],
  ['long-term one cent above it', { holdingPeriod: 'long_term', totalIncome: 44_625.01 }, { taxRate: 15, cryptoTax: 3_000 }],
  ['joint', { filingStatus: 'married_joint' }, { taxRate: 12, cryptoTax: 2_400 }],
  ['separate: no rates', { filingStatus: 'married_separate' }, { taxRate: 0, cryptoTax: 0, netGains: 20_000 }],
  ['head of household: no rates', { filingStatus: 'head_of_household' }, { taxRate: 0, cryptoTax: 0, netGains: 20_000 }],
  ['no gains', { gains: 0 }, { gains: 0, cryptoTax: 0, netGains: 0, effectiveTaxRate: 0 }],
  ['a loss', { gains: -5_000 }, { gains: -5_000, cryptoTax: 0, netGains: -5_000, effectiveTaxRate: 0 }],
  ['one cent', { gains: 0.01, totalIncome: 0 }, { taxRate: 10, cryptoTax: 0.001, effectiveTaxRate: 10 }],
])('%s', (_case, change, result) => expect(taxed(change)).toMatchObject(result));

test.each([
  [0, false],
  [49_999.99, false],
  [50_000, false],
  [50_000.01, true],
  [1_000_000, true],
])('with a trading volume of %d, frequent trader is %s', (tradingVolume, isFrequentTrader) => {
  expect(taxed({ tradingVolume })).toMatchObject({ tradingVolume, isFrequentTrader });
});
