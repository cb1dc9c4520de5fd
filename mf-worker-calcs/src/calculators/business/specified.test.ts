import { businessTax, type BusinessInputs, type BusinessResult } from './specified.ts';

const asked: BusinessInputs = { businessType: 'llc', revenue: 150_000, expenses: 50_000, ownerSalary: 0, state: 'CA' };
const taxed = (change: Partial<BusinessInputs>) => businessTax({ ...asked, ...change });

function expectFigures(result: BusinessResult, expected: Partial<BusinessResult>) {
  for (const [name, figure] of Object.entries(expected)) {
    const found = result[name as keyof BusinessResult];
    expect([name, found]).toEqual([name, typeof figure === 'number' ? expect.closeTo(figure, 8) : figure]);
  }
}

test.each(['sole_proprietorship', 'llc'] as const)(
  'a %s pays self-employment tax, federal tax by bracket and half of the state rate',
  (businessType) => {
    // 33,725 at 12 % and 50,650 at 22 %, nothing above 95,375
    expectFigures(taxed({ businessType }), {
      revenue: 150_000,
      expenses: 50_000,
      netIncome: 100_000,
      federalTax: 15_190,
      selfEmploymentTax: 15_300,
      payrollTax: 0,
      corporateTax: 0,
      stateTax: 4_200,
      totalTax: 34_690,
      netAfterTax: 65_310,
      effectiveRate: 34.69,
      businessType,
    });
  },
);

test('an S corporation pays payroll tax on the salary and federal tax on the rest', () => {
  // 49,000 at 12 % from 11,000 to 44,725 and at 22 % above
  expectFigures(taxed({ businessType: 's_corp', ownerSalary: 40_000, state: 'NY' }), {
    federalTax: 7_407.5,
    selfEmploymentTax: 0,
    payrollTax: 6_120,
    corporateTax: 0,
    stateTax: 3_250,
    totalTax: 16_777.5,
    netAfterTax: 83_222.5,
  });
});

test('a salary above the profit leaves nothing for federal tax', () => {
  expectFigures(taxed({ businessType: 's_corp', ownerSalary: 120_000 }), { federalTax: 0, payrollTax: 18_360 });
});

test('a C corporation pays its own rate and the full state rate', () => {
  expectFigures(taxed({ businessType: 'c_corp' }), {
    federalTax: 0,
    selfEmploymentTax: 0,
    payrollTax: 0,
    corporateTax: 21_000,
    stateTax: 8_400,
    totalTax: 29_400,
    effectiveRate: 29.4,
  });
});

test('only an S corporation counts an owner salary', () => {
  for (const businessType of ['sole_proprietorship', 'llc', 'c_corp'] as const) {
    expect(taxed({ businessType, ownerSalary: 40_000 })).toEqual(taxed({ businessType }));
  }
});

test.each([
  ['CA', 8_400],
  ['NY', 6_500],
  ['TX', 0],
  ['FL', 0],
  ['WA', 0],
  ['other', 0],
] as const)('state tax in %s', (state, ofCorporation) => {
  expectFigures(taxed({ businessType: 'c_corp', state }), { stateTax: ofCorporation });
  expectFigures(taxed({ businessType: 'llc', state }), { stateTax: ofCorporation / 2 });
});

test.each([
  ['expenses equal to the revenue', 50_000],
  ['expenses above the revenue', 10_000],
])('%s owe nothing', (_case, revenue) => {
  expect(taxed({ revenue })).toMatchObject({ netIncome: 0, totalTax: 0, netAfterTax: 0, effectiveRate: 0 });
});
