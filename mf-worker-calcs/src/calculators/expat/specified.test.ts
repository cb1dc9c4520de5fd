import { expatTax, formsOf, type RoughInputs, type ExpatResult } from './specified.ts';

const asked: RoughInputs = { foreignIncome: 150_000, usIncome: 10_000, feieQualification: 'yes', country: 'UK', housingCosts: 30_000 };
const taxed = (change: Partial<RoughInputs>) => expatTax({ ...asked, ...change });

test.each<[string, Partial<RoughInputs>, Partial<ExpatResult>]>([
  // Housing 30,000 - 20,240 = 9,760; 150,000 - 126,500 - 9,760 = 13,740; 13,740 + 10,000 - 13,850 = 9,890 at 10 %.
  [
    'a filer who qualifies',
    {},
    {
      foreignIncome: 150_000,
      usIncome: 10_000,
      feieExclusion: 126_500,
      housingExclusion: 9_760,
      taxableForeignIncome: 13_740,
      totalTaxableIncome: 23_740,
      usTax: 989,
      qualifiesFEIE: true,
    },
  ],
  // 160,000 - 13,850 = 146,150, of which 95,375 is taxed: 1,100 + 4,047 + 11,143.
  [
    'a filer who does not: nothing is excluded, and nothing is charged above the brackets',
    { feieQualification: 'no' },
    {
      feieExclusion: 0,
      housingExclusion: 0,
      taxableForeignIncome: 150_000,
      totalTaxableIncome: 160_000,
      usTax: 16_290,
      qualifiesFEIE: false,
    },
  ],
  ['a filer who is unsure', { feieQualification: 'unsure' }, { feieExclusion: 0, usTax: 16_290, qualifiesFEIE: false }],
  ['income below the cap', { foreignIncome: 126_499.99, housingCosts: 0 }, { feieExclusion: 126_499.99, taxableForeignIncome: 0 }],
  ['income at the cap', { foreignIncome: 126_500, housingCosts: 0 }, { feieExclusion: 126_500, taxableForeignIncome: 0 }],
  ['a dollar above it', { foreignIncome: 126_501, housingCosts: 0 }, { feieExclusion: 126_500, taxableForeignIncome: 1 }],
  ['no housing costs', { housingCosts: 0 }, { housingExclusion: 0 }],
  ['housing at the base', { housingCosts: 20_240 }, { housingExclusion: 0 }],
  ['housing a dollar above it', { housingCosts: 20_241 }, { housingExclusion: 1 }],
  ['housing at the maximum', { housingCosts: 37_950 }, { housingExclusion: 17_710 }],
  ['housing above it', { housingCosts: 37_951 }, { housingExclusion: 17_710 }],
  [
    'both exclusions together above the income',
    { foreignIncome: 100_000, housingCosts: 30_000 },
    { housingExclusion: 9_760, taxableForeignIncome: 0 },
  ],
  ['no foreign income', { foreignIncome: 0, usIncome: 60_000 }, { feieExclusion: 0, usTax: 5_460.5, effectiveRate: 0 }],
  ['a negative foreign income', { foreignIncome: -1, usIncome: 60_000 }, { usTax: 5_460.5, effectiveRate: 0 }],
  ['the end of the first bracket', { feieQualification: 'no', foreignIncome: 24_850, usIncome: 0 }, { usTax: 1_100 }],
  ['the end of the second bracket', { feieQualification: 'no', foreignIncome: 58_575, usIncome: 0 }, { usTax: 5_147 }],
  ['the end of the third bracket', { feieQualification: 'no', foreignIncome: 109_225, usIncome: 0 }, { usTax: 16_290 }],
  ['far above it', { feieQualification: 'no', foreignIncome: 1_000_000, usIncome: 0 }, { usTax: 16_290 }],
])('%s', (_case, change, result) => expect(taxed(change)).toMatchObject(result));

test('the effective rate is a percentage of the foreign income', () =>
  expect(taxed({}).effectiveRate).toBeCloseTo((989 / 150_000) * 100, 9));

test.each([
  [10_000, false, false],
  [10_000.01, true, false],
  [50_000, true, false],
  [50_000.01, true, true],
])('with a foreign income of %d, FBAR is %s and FATCA is %s', (foreignIncome, requiresFBAR, requiresFATCA) => {
  expect(taxed({ foreignIncome })).toMatchObject({ requiresFBAR, requiresFATCA });
});

test.each([
  [{}, ['Form 1040', 'Form 2555', 'FinCEN Form 114', 'Form 8938']],
  [{ feieQualification: 'no' }, ['Form 1040', 'FinCEN Form 114', 'Form 8938']],
  [{ foreignIncome: 20_000 }, ['Form 1040', 'Form 2555', 'FinCEN Form 114']],
  [{ foreignIncome: 10_000, feieQualification: 'unsure' }, ['Form 1040']],
] as const)('%j requires %j', (change, forms) => expect(formsOf(taxed(change))).toEqual(forms));
