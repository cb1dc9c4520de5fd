import type { Usd } from '@bracketwise/contract/amounts';
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import { LAW_YEARS, TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { taxOnInvestmentIncome, type CapitalLoss, type InvestmentTax, type InvestmentTaxRequest } from '../src/index.ts';
import { graduatedTax } from '../src/kernel/schedule.ts';
import { incomeTaxSchedules } from '../src/law/federal/income-tax.ts';
import { cents } from './household.ts';
import fc, { times } from './random.ts';

const single2025 = { taxYear: 2025, filingStatus: 'single', otherTaxableIncome: 60_000 } as const;

/** The tax for a request; by default a single filer with 60,000 of other taxable income in 2025. */
function taxOn(asked: Partial<InvestmentTaxRequest>): InvestmentTax {
  return taxOnInvestmentIncome({ ...single2025, ...asked });
}

const amounts = (slices: InvestmentTax['ordinarySlices']) => slices.map(({ rate, amount }) => [rate, amount]);

/** Maximum zero rate and maximum 15 percent rate amounts as published: single, joint, separate, head of household. */
const LIMITS = [
  [2020, 'Rev. Proc. 2019-44 § 3.03', [40_000, 441_450], [80_000, 496_600], [40_000, 248_300], [53_600, 469_050]],
  [2021, 'Rev. Proc. 2020-45 § 3.03', [40_400, 445_850], [80_800, 501_600], [40_400, 250_800], [54_100, 473_750]],
  [2022, 'Rev. Proc. 2021-45 § 3.03', [41_675, 459_750], [83_350, 517_200], [41_675, 258_600], [55_800, 488_500]],
  [2023, 'Rev. Proc. 2022-38 § 3.03', [44_625, 492_300], [89_250, 553_850], [44_625, 276_900], [59_750, 523_050]],
  [2024, 'Rev. Proc. 2023-34 § 3.03', [47_025, 518_900], [94_050, 583_750], [47_025, 291_850], [63_000, 551_350]],
  [2025, 'Rev. Proc. 2024-40 § 2.03', [48_350, 533_400], [96_700, 600_050], [48_350, 300_000], [64_750, 566_700]],
  [2026, 'Rev. Proc. 2025-32 § 4.03', [49_450, 545_500], [98_900, 613_700], [49_450, 306_850], [66_200, 579_600]],
] as const;

const EVERY_LIMIT = LIMITS.flatMap(([taxYear, source, ...ofStatuses]) =>
  FILING_STATUSES.map((filingStatus, index) => {
    const [zero, fifteen] = ofStatuses[index] as readonly [Usd, Usd];
    return { taxYear, filingStatus, zero, fifteen, source };
  }),
);

describe('the rates on net capital gain and qualified dividends', () => {
  test('have limits above for every year of federal law', () => {
    expect(LIMITS.map(([taxYear]) => taxYear)).toEqual(LAW_YEARS);
  });

  test.each(EVERY_LIMIT)(
    'in $taxYear for $filingStatus are 0% up to $zero and 15% up to $fifteen',
    ({ taxYear, filingStatus, zero, fifteen, source }) => {
      const above = (limit: Usd, longTermGain: Usd) =>
        taxOnInvestmentIncome({ taxYear, filingStatus, otherTaxableIncome: limit - 10_000, longTermGain });

      expect(above(zero, 9_999.99)).toMatchObject({ preferentialTax: 0, preferentialSlices: [{ rate: 0, amount: 9_999.99, source }] });
      expect(above(zero, 10_000).preferentialTax).toBe(0);
      expect(amounts(above(zero, 10_000).preferentialSlices)).toEqual([[0, 10_000]]);
      expect(amounts(above(zero, 10_000.01).preferentialSlices)).toEqual([
        [0, 10_000],
        [0.15, 0.01],
      ]);
      expect(above(zero, 10_100).preferentialTax).toBe(15);

      expect(above(fifteen, 9_999.99).preferentialTax).toBe(1_500);
      expect(amounts(above(fifteen, 10_000).preferentialSlices)).toEqual([[0.15, 10_000]]);
      expect(amounts(above(fifteen, 10_000.01).preferentialSlices)).toEqual([
        [0.15, 10_000],
        [0.2, 0.01],
      ]);
      expect(above(fifteen, 10_100).preferentialTax).toBe(1_520);
    },
  );

  test('may all apply to one gain: 600,000 above 40,000 in 2025', () => {
    const tax = taxOn({ otherTaxableIncome: 40_000, longTermGain: 600_000 });
    // 8,350 at 0%, 485,050 at 15% = 72,757.50, 106,600 at 20% = 21,320
    expect(tax.preferentialTax).toBe(94_077.5);
    expect(tax.preferentialSlices).toMatchObject([
      { rate: 0, from: 40_000, to: 48_350, amount: 8_350, tax: 0 },
      { rate: 0.15, from: 48_350, to: 533_400, amount: 485_050, tax: 72_757.5 },
      { rate: 0.2, from: 533_400, to: 640_000, amount: 106_600, tax: 21_320 },
    ]);
  });

  test('treat qualified dividends like gains', () => {
    const dividends = taxOn({ qualifiedDividends: 25_000 });
    expect(dividends.federalTax).toBe(3_750);
    expect(dividends.federalTax).toBe(taxOn({ longTermGain: 25_000 }).federalTax);
  });

  test('give way to ordinary rates on everything if that is less, because 15% may start within the 12% bracket', () => {
    // Qualified Dividends and Capital Gain Tax Worksheet of 2025, line 25: 125 at 12% instead of 15%.
    const tax = taxOn({ otherTaxableIncome: 48_350, qualifiedDividends: 125 });
    expect(tax.preferentialTax).toBe(15);
    expect(tax.lines.find(({ label }) => label === 'ordinaryTaxLimit')).toMatchObject({ tax: -3.75 });
    expect(taxOn({ filingStatus: 'headOfHousehold', otherTaxableIncome: 64_750, longTermGain: 100 }).preferentialTax).toBe(12);
    // One more dollar reaches the 22% bracket, but the worksheet compares totals: 15.22 with it, 18.90 at 15%.
    expect(taxOn({ otherTaxableIncome: 48_350, qualifiedDividends: 126 }).preferentialTax).toBe(15.22);
  });

  test('apply above short-term gains and ordinary dividends, which push a gain up', () => {
    const tax = taxOn({ otherTaxableIncome: 40_000, shortTermGain: 5_000, ordinaryDividends: 3_000, longTermGain: 1_000 });
    // 8,000 at 12%; 350 of the gain at 0%, 650 at 15%
    expect([tax.ordinaryTax, tax.preferentialTax]).toEqual([960, 97.5]);
    expect(amounts(tax.preferentialSlices)).toEqual([
      [0, 350],
      [0.15, 650],
    ]);
  });
});

describe('short-term gains and ordinary dividends', () => {
  test('are taxed in the brackets above the other income', () => {
    const tax = taxOn({ otherTaxableIncome: 40_000, shortTermGain: 20_000 });
    // 8,475 at 12% = 1,017 and 11,525 at 22% = 2,535.50
    expect(tax.federalTax).toBe(3_552.5);
    expect(tax.ordinarySlices).toMatchObject([
      { rate: 0.12, from: 40_000, to: 48_475, tax: 1_017 },
      { rate: 0.22, from: 48_475, to: 60_000, tax: 2_535.5 },
    ]);
    expect(taxOn({ otherTaxableIncome: 40_000, ordinaryDividends: 20_000 }).federalTax).toBe(3_552.5);
  });

  test('pay the next rate from the first dollar above a bracket limit', () => {
    expect(amounts(taxOn({ otherTaxableIncome: 48_474, shortTermGain: 1 }).ordinarySlices)).toEqual([[0.12, 1]]);
    expect(amounts(taxOn({ otherTaxableIncome: 48_475, shortTermGain: 1 }).ordinarySlices)).toEqual([[0.22, 1]]);
  });
});

describe('the standard deduction', () => {
  test('offsets gains if there is no other taxable income, in addition to the zero-rate amount', () => {
    expect(taxOn({ otherTaxableIncome: 0, longTermGain: 15_750 + 48_350 }).federalTax).toBe(0);
    expect(taxOn({ otherTaxableIncome: 0, longTermGain: 15_750 + 48_350 + 100 }).federalTax).toBe(15);
    expect(taxOn({ otherTaxableIncome: 0, shortTermGain: 15_750 }).federalTax).toBe(0);
  });

  test('offsets ordinary income first', () => {
    // 10,000 of dividends and 5,750 of the gain are untaxed; of the other 54,250, 5,900 exceed the zero-rate amount.
    const tax = taxOn({ otherTaxableIncome: 0, ordinaryDividends: 10_000, longTermGain: 60_000 });
    expect([tax.ordinaryTax, tax.preferentialTax]).toEqual([0, 885]);
  });

  test('is used up by other taxable income', () => {
    expect(taxOn({ otherTaxableIncome: 1, shortTermGain: 1_000 }).federalTax).toBe(100);
  });

  test('may be partly unused', () => {
    expect(taxOn({ otherTaxableIncome: 0, unusedDeduction: 5_000, shortTermGain: 6_000 }).federalTax).toBe(100);
  });
});

describe('net investment income tax', () => {
  test.each([
    ['single', 200_000, 15_750],
    ['marriedJoint', 250_000, 31_500],
    ['marriedSeparate', 125_000, 15_750],
    ['headOfHousehold', 200_000, 23_625],
  ] as const)(
    'for %s is 3.8%% of the excess over %i, including the standard deduction (26 U.S.C. § 1411)',
    (filingStatus, threshold, deduction) => {
      const otherTaxableIncome = threshold - deduction - 1_000;
      for (const kind of ['longTermGain', 'shortTermGain', 'qualifiedDividends', 'ordinaryDividends'] as const) {
        const niit = (amount: Usd) => taxOn({ filingStatus, otherTaxableIncome, [kind]: amount }).netInvestmentIncomeTax;
        expect([niit(999.99), niit(1_000), niit(1_000.01), niit(1_100)]).toEqual([0, 0, 0, 3.8]);
      }
    },
  );

  test('never exceeds 3.8% of the investment income itself', () => {
    expect(taxOn({ otherTaxableIncome: 500_000, longTermGain: 1_000 }).netInvestmentIncomeTax).toBe(38);
  });

  test.each(TAX_YEARS)('in %i has a threshold that is not indexed', (taxYear) => {
    expect(taxOn({ taxYear, otherTaxableIncome: 0, longTermGain: 200_000 }).netInvestmentIncomeTax).toBe(0);
    expect(taxOn({ taxYear, otherTaxableIncome: 0, longTermGain: 201_000 }).netInvestmentIncomeTax).toBe(38);
  });

  test('falls with a loss that offsets dividends', () => {
    const tax = taxOn({ otherTaxableIncome: 500_000, qualifiedDividends: 10_000, longTermGain: -20_000 });
    expect(tax.netInvestmentIncomeTax).toBe(266);
  });
});

describe('alternative minimum tax', () => {
  test('on a gain of a million phases out the exemption: Form 6251 of 2025 by hand', () => {
    // 65,750 at 26%, 483,400 at 15%, 516,600 at 20% = 192,925; regular tax 5,914 + 175,830
    expect(taxOn({ otherTaxableIncome: 50_000, longTermGain: 1_000_000 })).toMatchObject({
      preferentialTax: 175_830,
      alternativeMinimumTax: 11_181,
    });
  });

  test('taxes the part of a gain that the deduction offset at the gain’s rate', () => {
    // 15,750 more at 20%
    expect(taxOn({ otherTaxableIncome: 0, longTermGain: 1_000_000 }).alternativeMinimumTax).toBe(3_150);
  });

  test('on a separate return adds income above the end of the exemption', () => {
    // 1,065,750 + 25% of 165,400; 107,100 at 26%, 250,000 at 15%, 750,000 at 20% = 215,346; regular tax 5,914 + 187,500
    const tax = taxOn({ filingStatus: 'marriedSeparate', otherTaxableIncome: 50_000, longTermGain: 1_000_000 });
    expect(tax.alternativeMinimumTax).toBe(21_932);
  });

  test('is zero on short-term gains', () => {
    expect(taxOn({ shortTermGain: 1_000_000 }).alternativeMinimumTax).toBe(0);
  });
});

describe('capital losses', () => {
  test.each([
    ['single', 2_999, 2_999, 0],
    ['single', 3_000, 3_000, 0],
    ['single', 3_001, 3_000, 1],
    ['marriedJoint', 3_001, 3_000, 1],
    ['headOfHousehold', 3_001, 3_000, 1],
    ['marriedSeparate', 1_499, 1_499, 0],
    ['marriedSeparate', 1_500, 1_500, 0],
    ['marriedSeparate', 1_501, 1_500, 1],
  ] as const)(
    'for %s of %i: %i count this year and %i are carried over (26 U.S.C. §§ 1211(b), 1212(b))',
    (filingStatus, loss, deducted, over) => {
      for (const kind of ['longTermGain', 'shortTermGain'] as const) {
        expect(taxOn({ filingStatus, otherTaxableIncome: 120_000, [kind]: -loss }).loss).toMatchObject({
          total: loss,
          deducted,
          carriedOver: over,
        });
      }
    },
  );

  test('save tax at ordinary rates', () => {
    const tax = taxOn({ otherTaxableIncome: 50_000, longTermGain: -10_000 });
    // 1,525 at 22% and 1,475 at 12%
    expect(tax.federalTax).toBe(-512.5);
    expect(tax.loss?.taxSaved).toBe(512.5);
    expect(tax.effectiveRate).toBe(0);
    expect(tax.ordinarySlices).toMatchObject([
      { rate: 0.12, amount: -1_475 },
      { rate: 0.22, amount: -1_525 },
    ]);
  });

  test('reduce gains of the other kind first', () => {
    expect(taxOn({ longTermGain: 10_000, shortTermGain: -4_000 })).toMatchObject({ investmentIncome: 6_000, preferentialTax: 900 });
    expect(taxOn({ longTermGain: -4_000, shortTermGain: 10_000 })).toMatchObject({ ordinaryTax: 1_320, preferentialTax: 0 });
    expect(taxOn({ longTermGain: -4_000, shortTermGain: 4_000 })).toMatchObject({ federalTax: 0, totalTax: 0 });
  });

  test.each([
    [-5_000, -2_000, 0, 4_000],
    [-2_000, -5_000, 2_000, 2_000],
    [1_000, -5_000, 1_000, 0],
    [-5_000, 1_000, 0, 1_000],
  ])(
    'of long-term %i and short-term %i are carried over as %i short-term and %i long-term, using short-term ones first',
    (long, short, overShort, overLong) => {
      expect(taxOn({ longTermGain: long, shortTermGain: short }).loss).toMatchObject({
        carriedOverShortTerm: overShort,
        carriedOverLongTerm: overLong,
      });
    },
  );

  test('are not used beyond taxable income: Capital Loss Carryover Worksheet lines 1 to 4', () => {
    expect(taxOn({ otherTaxableIncome: 1_000, longTermGain: -5_000 })).toMatchObject({
      federalTax: -100,
      loss: { deducted: 1_000, carriedOver: 4_000, taxSaved: 100 },
    });
    expect(taxOn({ otherTaxableIncome: 0, longTermGain: -5_000 }).loss).toMatchObject({ deducted: 0, carriedOver: 5_000, taxSaved: 0 });
  });

  // 26 U.S.C. §§ 1211(b), 1212(b); Schedule D lines 6, 14 and 21: without the sales, 3,000 of the carryover comes off wages, here at 22%.
  test.each<[string, Partial<InvestmentTaxRequest>, Usd, Partial<CapitalLoss> | undefined]>([
    ['a gain that they cover', { longTermGain: 15_000 }, 0, { total: 5_000, ofYear: 0, deducted: 3_000, carriedOver: 2_000, taxSaved: 0 }],
    [
      'a gain that leaves 1,000',
      { longTermGain: 19_000 },
      440,
      { total: 1_000, ofYear: 0, deducted: 1_000, carriedOver: 0, taxSaved: -440 },
    ],
    ['a gain beyond them, at 15%', { longTermGain: 30_000 }, 660 + 1_500, undefined],
    ['a further loss', { longTermGain: -5_000 }, 0, { total: 25_000, ofYear: 5_000, deducted: 3_000, carriedOver: 22_000, taxSaved: 0 }],
    ['no sales', {}, 0, { total: 20_000, ofYear: 0, deducted: 3_000, carriedOver: 17_000, taxSaved: 0 }],
  ])('of 20,000 from earlier years: the effect of %s', (_what, asked, federalTax, loss) => {
    const answer = taxOn({ longTermLossCarryover: 20_000, ...asked });
    expect(answer.federalTax).toBe(federalTax);
    if (loss) expect(answer.loss).toMatchObject(loss);
    else expect(answer.loss).toBeUndefined();
    expect(answer.lines.reduce((sum, line) => sum + (line.tax ?? 0), 0)).toBeCloseTo(federalTax, 2);
    const amounts = answer.lines.filter(({ tax, label }) => tax === undefined && label !== 'taxableIncome').map(({ amount }) => amount);
    const taxable = answer.lines.find(({ label }) => label === 'taxableIncome')?.amount;
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(taxable ?? NaN, 2);
  });

  test('with dividends show only the tax that the loss saves', () => {
    // 20,000 of qualified dividends are still taxed at 15%; 3,000 less of wages at 22%
    const tax = taxOn({ qualifiedDividends: 20_000, longTermGain: -3_000 });
    expect([tax.federalTax, tax.loss?.taxSaved]).toEqual([2_340, 660]);
  });
});

test.each([
  ['a negative taxable income', { otherTaxableIncome: -1 }],
  ['an amount that is not a number', { longTermGain: NaN }],
  ['negative dividends', { qualifiedDividends: -1 }],
  ['an amount above the limit', { shortTermGain: -1_000_000_000.01 }],
  ['an unused deduction together with other taxable income', { unusedDeduction: 1 }],
  ['an unused deduction above the whole deduction', { otherTaxableIncome: 0, unusedDeduction: 15_750.01 }],
  ['an unknown status', { filingStatus: 'widowed' as FilingStatus }],
  ['an unknown year', { taxYear: 2019 as TaxYear }],
])('rejects %s', (_what, wrong) => {
  expect(() => taxOn(wrong)).toThrow(RangeError);
});

test('an empty request owes nothing', () => {
  expect(taxOn({})).toMatchObject({ investmentIncome: 0, federalTax: 0, totalTax: 0, netIncome: 0, effectiveRate: 0 });
});

describe('for any income', () => {
  const dollars = fc
    .oneof(
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 30_000_000 }) },
      { weight: 2, arbitrary: fc.integer({ min: 0, max: 200_000_000 }) },
      { weight: 1, arbitrary: fc.constant(0) },
    )
    .map((amountInCents) => amountInCents / 100);
  const whose = fc.record({
    taxYear: fc.constantFrom(...TAX_YEARS),
    filingStatus: fc.constantFrom(...FILING_STATUSES),
    otherTaxableIncome: dollars,
  });
  const gains = fc.record({ longTermGain: dollars, shortTermGain: dollars, qualifiedDividends: dollars, ordinaryDividends: dollars });
  const withLosses = fc.tuple(gains, fc.boolean(), fc.boolean()).map(([of, long, short]) => ({
    ...of,
    longTermGain: long ? -of.longTermGain : of.longTermGain,
    shortTermGain: short ? -of.shortTermGain : of.shortTermGain,
  }));

  /** The worksheet as printed, with the published limits above. */
  function worksheetTax(year: TaxYear, status: FilingStatus, taxableIncome: Usd, dividends: Usd, gain: Usd): Usd {
    const ordinary = (income: Usd) => graduatedTax(incomeTaxSchedules[year].value[status], income);
    const limits = EVERY_LIMIT.find((row) => row.taxYear === year && row.filingStatus === status);
    if (!limits) throw new Error(`LIMITS lacks ${String(year)}`);
    const { zero, fifteen } = limits;
    const line4 = dividends + gain;
    const line5 = Math.max(0, taxableIncome - line4);
    const line7 = Math.min(taxableIncome, zero);
    const line9 = line7 - Math.min(line5, line7);
    const line10 = Math.min(taxableIncome, line4);
    const line12 = line10 - line9;
    const line16 = Math.max(0, Math.min(taxableIncome, fifteen) - (line5 + line9));
    const line17 = Math.min(line12, line16);
    const line20 = line10 - (line9 + line17);
    return Math.min(0.15 * line17 + 0.2 * line20 + ordinary(line5), ordinary(taxableIncome));
  }

  test('regular tax equals the Qualified Dividends and Capital Gain Tax Worksheet minus the tax without gains', () => {
    fc.assert(
      fc.property(whose, gains, (person, of) => {
        fc.pre(person.otherTaxableIncome > 0);
        const { taxYear, filingStatus, otherTaxableIncome } = person;
        const taxableIncome = otherTaxableIncome + of.longTermGain + of.shortTermGain + of.qualifiedDividends + of.ordinaryDividends;
        const tax = taxOnInvestmentIncome({ ...person, ...of });
        const expected =
          worksheetTax(taxYear, filingStatus, taxableIncome, of.qualifiedDividends, of.longTermGain) -
          graduatedTax(incomeTaxSchedules[taxYear].value[filingStatus], otherTaxableIncome);
        // Three roundings to cents: the tax with the income, the tax without it, and the savings of the preferred rates.
        expect(Math.abs(tax.ordinaryTax + tax.preferentialTax - expected)).toBeLessThan(0.0151);
      }),
      times(1_000),
    );
  });

  test('the parts and the lines add up to the tax in whole cents, each with a source', () => {
    fc.assert(
      fc.property(whose, withLosses, (person, of) => {
        const tax = taxOnInvestmentIncome({ ...person, ...of });
        const parts = [tax.ordinaryTax, tax.preferentialTax, tax.alternativeMinimumTax, tax.netInvestmentIncomeTax];
        expect(parts.reduce((sum, part) => sum + cents(part), 0)).toBe(cents(tax.federalTax));
        expect(tax.lines.reduce((sum, line) => sum + cents(line.tax ?? 0), 0)).toBe(cents(tax.federalTax));
        expect(cents(tax.netIncome)).toBe(cents(tax.investmentIncome) - cents(tax.totalTax));
        for (const line of tax.lines) {
          expect(line.source).not.toBe('');
          for (const amount of [line.amount, line.tax ?? 0]) expect(amount).toBe(cents(amount) / 100);
        }
      }),
    );
  });

  test('tax on a gain is never negative and never exceeds it', () => {
    fc.assert(
      fc.property(whose, gains, (person, of) => {
        const tax = taxOnInvestmentIncome({ ...person, ...of });
        for (const part of [tax.ordinaryTax, tax.preferentialTax, tax.alternativeMinimumTax, tax.netInvestmentIncomeTax]) {
          expect(part).toBeGreaterThanOrEqual(0);
        }
        expect(tax.federalTax).toBeLessThanOrEqual(tax.investmentIncome);
      }),
    );
  });

  test('tax rises with each kind of income, and a loss never increases it', () => {
    fc.assert(
      fc.property(
        whose,
        withLosses,
        fc.constantFrom('longTermGain', 'shortTermGain', 'qualifiedDividends', 'ordinaryDividends'),
        dollars,
        (person, of, kind, more) => {
          const before = taxOnInvestmentIncome({ ...person, ...of });
          const after = taxOnInvestmentIncome({ ...person, ...of, [kind]: of[kind] + more });
          expect(after.federalTax).toBeGreaterThanOrEqual(before.federalTax);
          expect(before.loss?.taxSaved ?? 0).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test('a long-term gain never costs more than a short-term one', () => {
    fc.assert(
      fc.property(whose, dollars, (person, gain) => {
        const longTerm = taxOnInvestmentIncome({ ...person, longTermGain: gain });
        expect(longTerm.federalTax).toBeLessThanOrEqual(taxOnInvestmentIncome({ ...person, shortTermGain: gain }).federalTax);
      }),
    );
  });

  test('the slices are adjacent and cover all taxed income', () => {
    fc.assert(
      fc.property(whose, gains, (person, of) => {
        fc.pre(person.otherTaxableIncome > 0);
        const { ordinarySlices, preferentialSlices, investmentIncome } = taxOnInvestmentIncome({ ...person, ...of });
        let top = person.otherTaxableIncome;
        for (const { from, to, amount } of [...ordinarySlices, ...preferentialSlices]) {
          expect(from).toBeCloseTo(top, 6);
          expect(to - from).toBeCloseTo(amount, 6);
          top = to;
        }
        expect(top).toBeCloseTo(person.otherTaxableIncome + investmentIncome, 2);
      }),
    );
  });

  test('a loss is deducted or carried over, to the cent', () => {
    fc.assert(
      fc.property(whose, dollars, dollars, (person, long, short) => {
        fc.pre(long + short > 0);
        const { loss } = taxOnInvestmentIncome({ ...person, longTermGain: -long, shortTermGain: -short });
        expect(cents(loss?.total ?? 0)).toBe(cents(long) + cents(short));
        expect(cents(loss?.deducted ?? 0) + cents(loss?.carriedOver ?? 0)).toBe(cents(loss?.total ?? 0));
        expect(cents(loss?.carriedOverShortTerm ?? 0) + cents(loss?.carriedOverLongTerm ?? 0)).toBe(cents(loss?.carriedOver ?? 0));
      }),
    );
  });
});

test('a page that computes this loads only the requested state', () => {
  const source = join(__dirname, '../src');
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^;]*?from '(\.[^']+)';/gm);
    for (const [, path = ''] of imports) follow(join(dirname(file), path));
  };
  follow(join(source, 'questions/investments.ts'));
  expect([...seen].filter((file) => /states\/[a-z]{2}\.ts$/.test(file))).toEqual([]);
  expect(seen.size).toBeGreaterThan(10);
});
