/** Situations of investors, computed by hand, from the form to the answer. Federal rates of 2025: Rev. Proc. 2024-40. */
import type { Draft } from '@bracketwise/shared-ui/forms';
import { type Lot, taxOnInvestmentIncome } from '@bracketwise/tax-engine';
import { capitalGainsForm } from './calculators/capital-gains/form.ts';
import { officialCapitalGains } from './calculators/capital-gains/official.ts';
import { textOfLots } from './sales/lots-in-form.ts';

const answerOf = async (entries: Draft, lots: readonly Lot[] = []) => {
  const values = await capitalGainsForm.schema('en-US').validate({ ...capitalGainsForm.draft, sales: textOfLots(lots), ...entries });
  return taxOnInvestmentIncome(officialCapitalGains(values));
};

const longTerm: Draft = { purchaseDate: '2023-01-10', saleDate: '2025-03-10' };
const shortTerm: Draft = { purchaseDate: '2025-01-10', saleDate: '2025-03-10' };
const lot = (of: Partial<Lot>): Lot => ({ asset: 'ABC', kind: 'stock', acquired: '2023-01-10', sold: '2025-03-10', basis: 0, ...of });

test.each<[string, Draft, object]>([
  // 70,000 − 15,750 = 54,250: 48,350 at 0 %, 5,900 at 15 %.
  ['a long-term gain alone', { ...longTerm, purchasePrice: '50000', salePrice: '120000', totalIncome: '0' }, { totalTax: 885 }],
  [
    'a short-term gain in the 24 % bracket',
    { ...shortTerm, purchasePrice: '0', salePrice: '10000', totalIncome: '103350' },
    { totalTax: 2_400 },
  ],
  // 3,000 at 22 %: § 1211(b).
  [
    'a loss above the yearly limit',
    { ...shortTerm, purchasePrice: '20000', salePrice: '10000', totalIncome: '60000' },
    { loss: expect.objectContaining({ deducted: 3_000, taxSaved: 660, carriedOver: 7_000 }) as object },
  ],
  // 533,400 is where 20 % begins: 33,400 at 15 % and 66,600 at 20 % = 18,330; 3.8 % of 100,000.
  [
    'a gain across the 20 % limit, with the net investment income tax',
    { ...longTerm, purchasePrice: '0', salePrice: '100000', totalIncome: '500000' },
    { preferentialTax: 18_330, netInvestmentIncomeTax: 3_800, totalTax: 22_130 },
  ],
  // 30,000 − 12,000 at 15 %, and 22 % of the 3,000 that the carryover takes off other income without the sale.
  [
    'a carryover',
    { ...longTerm, purchasePrice: '0', salePrice: '30000', totalIncome: '80000', longTermLossCarryover: '12000' },
    { totalTax: 2_700 + 660 },
  ],
])('%s', async (_what, entries, expected) => expect(await answerOf(entries)).toMatchObject(expected));

test.each<[string, readonly Lot[], string, number]>([
  // At most 28 %, here 24 %: § 1(h)(4).
  ['a coin collection in the 24 % bracket', [lot({ kind: 'collectible', proceeds: 10_000 })], '150000', 2_400],
  // 28 %, and 3.8 % of net investment income tax: the adjusted gross income is above 200,000.
  ['a coin collection in the 32 % bracket', [lot({ kind: 'collectible', proceeds: 10_000 })], '200000', 3_180],
  // The loss of 5,000 is added to the basis of the shares bought 11 days later: § 1091. The gain of 2,000 at 15 % stays.
  [
    'a wash sale',
    [
      lot({ quantity: 100, basis: 15_000, proceeds: 10_000 }),
      lot({ quantity: 100, acquired: '2025-03-21', sold: undefined, basis: 10_500 }),
      lot({ asset: 'XYZ', basis: 1_000, proceeds: 3_000 }),
    ],
    '80000',
    300,
  ],
  // A day is unknown: short-term, at 22 %.
  ['a sale without the day of purchase', [lot({ acquired: '', basis: 1_000, proceeds: 2_000 })], '60000', 220],
  // 10,000 from depreciation at 25 % (here 24 %), the rest at 15 %: § 1(h)(6).
  ['a rented house', [lot({ kind: 'realEstate', basis: 90_000, proceeds: 120_000, depreciation: 10_000 })], '110000', 5_400],
])('%s in the list', async (_what, lots, totalIncome, totalTax) => expect((await answerOf({ totalIncome }, lots)).totalTax).toBe(totalTax));
