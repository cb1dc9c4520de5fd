/** The foreign tax credit for interest and dividends: 26 U.S.C. §§ 901, 904; Form 1116. Each expected amount is computed in its comment. */
import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../src/index.ts';
import { cents } from './household.ts';
import fc, { times } from './random.ts';
import { HOUSEHOLDS } from './some-households.ts';

/** Tax of 2025 on 80,000 - 15,750 = 64,250: 1,192.50, 12% of 36,550 = 4,386 and 22% of 15,775 = 3,470.50, together 9,049. */
const single: Household = { taxYear: 2025, filingStatus: 'single', wages: 72_000, taxableInterest: 8_000 };
const couple: Household = { ...single, filingStatus: 'marriedJoint' };

test.each<[string, Household, number]>([
  ['up to $300 in full', { ...single, foreignTaxPaid: 300 }, 300],
  ['up to $600 in full on a joint return', { ...couple, foreignTaxPaid: 600 }, 600],
  ['nothing above $300 without foreign income', { ...single, foreignTaxPaid: 300.01 }, 0],
  [
    'nothing above $300 on a separate return without foreign income',
    { ...single, filingStatus: 'marriedSeparate', foreignTaxPaid: 301 },
    0,
  ],
  // The standard deduction is spread over all income, so a tenth of it all is a tenth of the tax.
  ['the foreign share of the tax', { ...single, foreignIncome: 8_000, foreignTaxPaid: 2_000 }, 904.9],
  ['what was paid, if it is less', { ...single, foreignIncome: 8_000, foreignTaxPaid: 800 }, 800],
  ['nothing of a nonresident', { ...single, nonresident: true, foreignTaxPaid: 100 }, 0],
  // 10% of 17,000 - 15,750.
  ['at most the tax', { ...single, wages: 15_000, taxableInterest: 2_000, foreignTaxPaid: 200 }, 125],
])('%s', (_what, household, expected) => expect(taxReturn(household).foreignTaxCredit).toBe(expected));

// Wages of 250,000 and qualified dividends of 40,000: 234,250 at ordinary rates cost 52,023, the dividends 6,000 at 15%.
const investor: Household = { ...single, wages: 250_000, taxableInterest: 0, qualifiedDividends: 40_000, foreignTaxPaid: 6_000 };
// Wages of 100,000: 84,250 at ordinary rates cost 13,449, and 10,000 of dividends 1,500.
const below: Household = { ...investor, wages: 100_000, qualifiedDividends: 10_000, foreignIncome: 10_000, foreignTaxPaid: 2_000 };

describe('26 U.S.C. § 904(b)(2)(B): lower rates count for less', () => {
  test.each<[string, Household, number]>([
    // 58,023 × (40,000 × 15/37 - 15,750 × 40/290) / (274,250 - 40,000 × 22/37).
    ['dividends of 40,000', { ...investor, foreignIncome: 40_000 }, 3_253.39],
    // Ordinary income in the bracket of 32%: 58,023 × (10,000 × 15/37 - 15,750 × 10/290) / 250,466.22.
    ['dividends of 10,000 at a high income', { ...investor, foreignIncome: 10_000 }, 813.35],
    // May be left unadjusted: 14,949 × (10,000 - 15,750 × 10/110) / 94,250.
    ['dividends below 20,000 at a lower income are not adjusted', below, 1_359],
    // Taxed at 0%; unadjusted 425 × (10,000 - 15,750 × 10/30) / 14,250.
    ['nor are they at the rate of zero', { ...below, wages: 20_000 }, 141.67],
    // Interest from abroad of 10,000 next to domestic dividends counts as if the dividends were the foreign ones.
    ['interest of 10,000', { ...investor, taxableInterest: 10_000, foreignIncome: 10_000 }, 829.51],
    // Collectibles cost 28% more, 11,200. Dividends don't take their rate:
    // 69,223 × (40,000 × 15/37 - 15,750 × 40/330) / (314,250 - 40,000 × 22/37 - 40,000 × 9/37).
    ['domestic collectibles', { ...investor, longTermGain: 40_000, collectiblesGain: 40_000, foreignIncome: 40_000 }, 3_527.8],
    // 84,250 at ordinary rates above 130,000 that are excluded cost 21,576, and end in the bracket of 32%:
    // 23,076 × (10,000 × 15/37 - 15,750 × 10/240) / (94,250 - 10,000 × 22/37).
    ['excluded pay', { ...below, foreignEarnedIncome: 130_000, excludesForeignIncome: true }, 887.93],
    // 24,699 × (15,000 × 15/37 - 15,750 × 15/175) / 114,655.41 = 1,019.17 and 24,699 × (40,000 - 15,750 × 40/175) / 114,655.41 = 7,841.27.
    // Unadjusted, the two are 2,117.06 and 5,645.49: less, and no mixture of both counts.
    [
      'dividends and pay',
      {
        ...investor,
        wages: 60_000,
        foreignEarnedIncome: 40_000,
        foreignTaxOnEarnings: 20_000,
        qualifiedDividends: 15_000,
        foreignIncome: 15_000,
        longTermGain: 60_000,
      },
      8_860.43,
    ],
  ])('%s', (_what, household, expected) => expect(taxReturn(household).foreignTaxCredit).toBe(expected));
});

test('the other credits take what it leaves', () => {
  // 125 of tax, of which it takes 100: 25 for the lifetime learning credit.
  const student: Household = { ...single, wages: 15_000, taxableInterest: 2_000, foreignTaxPaid: 100, students: [{ expenses: 5_000 }] };
  expect(taxReturn(student)).toMatchObject({ foreignTaxCredit: 100, educationCredits: 25 });
});

test('it offsets no alternative minimum tax', () => {
  // Schedule 3 line 1: at most Form 1040 line 16.
  const rich: Household = { ...single, taxYear: 2026, wages: 100_000, longTermGain: 2_000_000, foreignTaxPaid: 300 };
  const filed = taxReturn(rich);
  expect(filed.alternativeMinimumTax).toBeGreaterThan(0);
  expect(filed).toMatchObject({
    foreignTaxCredit: 300,
    alternativeMinimumTax: taxReturn({ ...rich, foreignTaxPaid: 0 }).alternativeMinimumTax,
  });
});

test('the credit never exceeds what was paid or the regular tax', () => {
  fc.assert(
    fc.property(HOUSEHOLDS, (household) => {
      const { foreignTaxCredit, regularTax, excessAdvancePremiumCredit } = taxReturn(household);
      expect(foreignTaxCredit).toBeLessThanOrEqual((household.foreignTaxPaid ?? 0) + (household.foreignTaxOnEarnings ?? 0));
      expect(cents(foreignTaxCredit)).toBeLessThanOrEqual(cents(regularTax + excessAdvancePremiumCredit));
    }),
    times(300),
  );
});
