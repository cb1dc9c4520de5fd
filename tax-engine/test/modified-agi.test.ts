import type { Household } from '@bracketwise/contract/household';
import { taxReturn, type TaxReturn } from '../src/index.ts';

const abroad = { foreignEarnedIncome: 60_000, excludesForeignIncome: true } as const;
const of = (label: string) => (result: TaxReturn) => result.lines.find((line) => line.label === label)?.amount;

/** Which incomes count: an excluded one has the effect of the same amount of wages, up to what its definition says. */
test.each<[string, Household, (result: TaxReturn) => unknown]>([
  [
    'the child tax credit, 26 U.S.C. § 24(b)(1)',
    { taxYear: 2025, filingStatus: 'single', wages: 180_000, dependentAges: [5] },
    of('childTaxCreditPhaseOut'),
  ],
  [
    'the deduction for seniors, § 151(d)(5)(C)',
    { taxYear: 2025, filingStatus: 'single', age: 70, wages: 60_000 },
    ({ seniorDeduction }) => seniorDeduction,
  ],
  ['tips, § 224(b)(2)', { taxYear: 2025, filingStatus: 'single', wages: 140_000, qualifiedTips: 20_000 }, of('tipsDeduction')],
  ['overtime, § 225(b)(2)', { taxYear: 2025, filingStatus: 'single', wages: 140_000, qualifiedOvertime: 12_000 }, of('overtimeDeduction')],
  [
    'car loans, § 163(h)(4)(C)',
    { taxYear: 2025, filingStatus: 'single', wages: 80_000, carLoanInterest: 9_000 },
    of('carLoanInterestDeduction'),
  ],
  [
    'state and local taxes, § 164(b)(7)',
    { taxYear: 2025, filingStatus: 'single', wages: 470_000, propertyTax: 50_000 },
    of('stateLocalTaxDeduction'),
  ],
  [
    'student loan interest, § 221(b)(2)(C)',
    { taxYear: 2025, filingStatus: 'single', wages: 32_000, studentLoanInterest: 2_500 },
    of('studentLoanInterestDeduction'),
  ],
  [
    'Social Security benefits, § 86(b)(2)',
    { taxYear: 2025, filingStatus: 'single', age: 60, wages: 0, socialSecurityBenefits: 20_000 },
    ({ taxableSocialSecurity }) => taxableSocialSecurity,
  ],
  [
    'net investment income, § 1411(d)',
    { taxYear: 2025, filingStatus: 'single', wages: 150_000, taxableInterest: 20_000 },
    ({ netInvestmentIncomeTax }) => netInvestmentIncomeTax,
  ],
])('excluded foreign income counts like wages toward the limit of %s', (_what, household, figure) => {
  const asWages = figure(taxReturn({ ...household, wages: (household.wages ?? 0) + 60_000 }));
  expect(figure(taxReturn({ ...household, ...abroad }))).toEqual(asWages);
  expect(figure(taxReturn(household))).not.toEqual(asWages);
});

test('the cap on state and local taxes of 2026 falls by 30% of the excess over 505,000', () => {
  const result = taxReturn({
    taxYear: 2026,
    filingStatus: 'single',
    wages: 500_000,
    foreignEarnedIncome: 10_000,
    excludesForeignIncome: true,
    propertyTax: 50_000,
  });
  expect(of('stateLocalTaxDeduction')(result)).toBe(-38_900);
});

test.each<[string, Household, (result: TaxReturn) => unknown]>([
  [
    'medical expenses, § 213(a)',
    { taxYear: 2025, filingStatus: 'single', wages: 100_000, medicalExpenses: 40_000 },
    of('medicalDeduction'),
  ],
  [
    'dependent care, § 21(a)(2)',
    { taxYear: 2025, filingStatus: 'single', wages: 40_000, dependentAges: [5], dependentCareExpenses: 3_000 },
    ({ dependentCareCredit }) => dependentCareCredit,
  ],
])('excluded income does not count toward the limit of %s', (_what, household, figure) => {
  expect(figure(taxReturn({ ...household, ...abroad }))).toEqual(figure(taxReturn(household)));
});

test('for the net investment income tax, excluded housing does not count, § 1411(d)(1)', () => {
  const { netInvestmentIncomeTax } = taxReturn({
    taxYear: 2025,
    filingStatus: 'single',
    taxableInterest: 100_000,
    foreignEarnedIncome: 160_000,
    foreignHousingExpenses: 30_000,
    excludesForeignIncome: true,
  });
  // 160,000 + 100,000 − 9,200 of housing, of which 50,800 exceeds 200,000.
  expect(netInvestmentIncomeTax).toBe(1_930.4);
});
