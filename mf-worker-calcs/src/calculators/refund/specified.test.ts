import { REFUND_YEARS, taxRefund, type RefundInputs, type RefundResult } from './specified.ts';

const asked: RefundInputs = {
  taxYear: '2025',
  grossIncome: 60_000,
  filingStatus: 'single',
  state: 'CA',
  children: 0,
  federalWithholding: 7_000,
  stateWithholding: 2_000,
  estimatedPayments: 500,
};
const refund = (change: Partial<RefundInputs>) => taxRefund({ ...asked, ...change });

test('a single filer of 60,000 in California', () => {
  expect(refund({})).toEqual({
    grossIncome: 60_000,
    standardDeduction: 13_850,
    taxableIncome: 46_150,
    // 1,100 + 12 % of 33,725 + 22 % of 1,425
    federalTax: 5_460.5,
    stateTax: 2_307.5,
    totalTaxOwed: 7_768,
    childTaxCredit: 0,
    federalWithholding: 7_000,
    stateWithholding: 2_000,
    estimatedPayments: 500,
    totalPayments: 9_500,
    refundAmount: 1_732,
    isRefund: true,
    effectiveRate: (7_768 / 60_000) * 100,
    taxYear: '2025',
  });
});

// The limits of taxable income with the tax up to each. The next 100 dollars pay the next rate, but none above the last limit.
test.each<[RefundInputs['taxYear'], RefundInputs['filingStatus'], number, readonly (readonly [limit: number, tax: number])[]]>([
  [
    '2024',
    'single',
    13_400,
    [
      [10_550, 1_055],
      [43_000, 4_949],
      [93_675, 16_097.5],
      [195_000, 40_415.5],
    ],
  ],
  [
    '2024',
    'married_joint',
    26_800,
    [
      [21_100, 2_110],
      [86_000, 9_898],
      [187_350, 32_195],
      [390_000, 80_831],
    ],
  ],
  [
    '2025',
    'single',
    13_850,
    [
      [11_000, 1_100],
      [44_725, 5_147],
      [95_375, 16_290],
      [182_050, 37_092],
    ],
  ],
  [
    '2025',
    'married_separate',
    13_850,
    [
      [11_000, 1_100],
      [44_725, 5_147],
      [95_375, 16_290],
      [182_050, 37_092],
    ],
  ],
  [
    '2025',
    'married_joint',
    27_700,
    [
      [22_000, 2_200],
      [89_450, 10_294],
      [190_750, 32_580],
      [364_100, 74_184],
    ],
  ],
  [
    '2026',
    'single',
    14_265,
    [
      [11_330, 1_133],
      [46_067, 5_301.44],
      [98_237, 16_778.84],
      [187_512, 38_204.84],
    ],
  ],
  [
    '2026',
    'married_joint',
    28_530,
    [
      [22_660, 2_266],
      [92_134, 10_602.88],
      [196_474, 33_557.68],
      [375_024, 76_409.68],
    ],
  ],
])('for %s, %s, the tax is right at all four limits', (taxYear, filingStatus, deduction, limits) => {
  const next = [12, 22, 24, 0];
  limits.forEach(([limit, tax], band) => {
    const at = (income: number) => refund({ taxYear, filingStatus, grossIncome: deduction + income }).federalTax;
    expect(at(limit)).toBeCloseTo(tax, 6);
    expect(at(limit + 100)).toBeCloseTo(tax + next[band]!, 6);
  });
});

test.each<[string, Partial<RefundInputs>, Partial<RefundResult>]>([
  ['a head of household has no brackets', { filingStatus: 'head_of_household', state: 'TX' }, { standardDeduction: 20_800, federalTax: 0 }],
  ['the year 2024', { filingStatus: 'head_of_household', taxYear: '2024' }, { standardDeduction: 20_100, taxableIncome: 39_900 }],
  ['the year 2026', { filingStatus: 'head_of_household', taxYear: '2026' }, { standardDeduction: 21_425 }],
  ['two children', { children: 2 }, { childTaxCredit: 4_000, federalTax: 1_460.5 }],
  ['three children', { children: 3 }, { childTaxCredit: 6_000, federalTax: 0 }],
  ['a fourth child', { children: 4 }, { childTaxCredit: 6_000, federalTax: 0 }],
  ['New York', { state: 'NY' }, { stateTax: 1_846 }],
  ['Washington', { state: 'WA' }, { stateTax: 0 }],
  ['another state', { state: 'other' }, { stateTax: 1_384.5 }],
  ['income within the deduction', { grossIncome: 13_850 }, { taxableIncome: 0, isRefund: true, refundAmount: 9_500, effectiveRate: 0 }],
  ['no income', { grossIncome: 0 }, { effectiveRate: 0 }],
  ['a negative income', { grossIncome: -100 }, { totalTaxOwed: 0, effectiveRate: 0 }],
  ['underpaid', { federalWithholding: 0 }, { isRefund: false, refundAmount: 5_268 }],
  [
    'paid exactly: no refund',
    { state: 'TX', federalWithholding: 5_460.5, stateWithholding: 0, estimatedPayments: 0 },
    { isRefund: false, refundAmount: 0 },
  ],
])('%s', (_case, change, result) => expect(refund(change)).toMatchObject(result));

test.each(REFUND_YEARS)('for %s there is no further tax above the fourth limit', (taxYear) => {
  expect(refund({ taxYear, grossIncome: 900_000 }).federalTax).toBe(refund({ taxYear, grossIncome: 9_000_000 }).federalTax);
});
