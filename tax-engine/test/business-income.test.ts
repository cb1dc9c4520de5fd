import type { Usd } from '@bracketwise/contract/amounts';
import { BUSINESS_STRUCTURES } from '@bracketwise/contract/business';
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { TAX_YEARS, type TaxYear } from '@bracketwise/contract/years';
import { taxOnBusiness, taxReturn, type BusinessTax, type BusinessTaxRequest } from '../src/index.ts';
import { qualifiedBusinessIncomeLaw, type QualifiedBusinessIncomeLaw } from '../src/law/federal/qualified-business-income.ts';
import { socialSecurityWageBase } from '../src/law/federal/social-security.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { estimatedTax } from '../src/rules/estimated-tax.ts';
import { qualifiedBusinessIncomeDeduction } from '../src/rules/qualified-business-income.ts';
import { estimate } from './household.ts';
import fc from './random.ts';

const single2025 = { taxYear: 2025, filingStatus: 'single', structure: 'soleProprietorship', profit: 100_000 } as const;

/** Taxes for a request; by default a single sole proprietor with a profit of 100,000 in 2025. */
function taxOn(asked: Partial<BusinessTaxRequest>): BusinessTax {
  return taxOnBusiness({ ...single2025, ...asked });
}

const linesOf = ({ parts }: BusinessTax, part: BusinessTax['parts'][number]['key']) => parts.find(({ key }) => key === part)?.lines ?? [];
const amountOf = (tax: BusinessTax, part: BusinessTax['parts'][number]['key'], label: string) =>
  linesOf(tax, part).find((line) => line.label === label)?.amount;

describe('self-employment tax (Schedule SE)', () => {
  test('is 15.3% of 92.35% of the profit, half of it deductible', () => {
    // 92,350 at 12.4% = 11,451.40 and at 2.9% = 2,678.15
    const tax = taxOn({});
    expect(tax.selfEmploymentTax).toBe(14_129.55);
    expect(amountOf(tax, 'selfEmployment', 'netEarnings')).toBe(92_350);
    expect(amountOf(tax, 'federal', 'selfEmploymentTaxDeduction')).toBe(-7_064.78);
    expect(amountOf(tax, 'federal', 'adjustedGrossIncome')).toBe(92_935.22);
  });

  test.each([
    [433.13, 0],
    [433.14, 61.2],
  ])('on a profit of %d, around the threshold of 400 of net earnings, is %d', (profit, tax) => {
    expect(taxOn({ profit }).selfEmploymentTax).toBe(tax);
  });

  test('is not due from nonresident aliens: 26 U.S.C. § 1402(b)', () => {
    const household = { taxYear: 2025, filingStatus: 'single', selfEmploymentProfit: 80_000, nonresident: true } as const;
    // 80,000 less 20%: 5,578.50 and 22% of 15,525.
    expect(taxReturn(household)).toMatchObject({ selfEmploymentTax: 0, federalIncomeTax: 8_994 });
  });

  test('continues above the wage base with Medicare only', () => {
    // 176,100 at 12.4% = 21,836.40; 184,700 at 2.9% = 5,356.30
    expect(taxOn({ profit: 200_000 }).selfEmploymentTax).toBe(27_192.7);
  });

  test.each(TAX_YEARS)('uses the wage base of %i', (taxYear) => {
    const base = socialSecurityWageBase[taxYear].value;
    const tax = (netEarnings: Usd) => taxOn({ taxYear, profit: netEarnings / 0.9235 }).selfEmploymentTax;
    expect(tax(base) - tax(base - 1_000)).toBeCloseTo(153, 2);
    expect(tax(base + 1_000) - tax(base)).toBeCloseTo(29, 2);
  });

  test.each([
    ['single', 200_000],
    ['marriedJoint', 250_000],
    ['marriedSeparate', 125_000],
    ['headOfHousehold', 200_000],
  ] as const)('for %s includes Additional Medicare Tax on net earnings above %d (Form 8959 Part II)', (filingStatus, threshold) => {
    const additional = (netEarnings: Usd) => taxOn({ filingStatus, profit: netEarnings / 0.9235 }).additionalMedicare;
    expect([additional(threshold), additional(threshold + 1_000)]).toEqual([0, 9]);
  });
});

/** The 2018 law, for the examples in the regulations. */
const of2018 = (threshold: Usd, phaseInRange: Usd): QualifiedBusinessIncomeLaw => ({ rate: 0.2, ofWages: 0.5, threshold, phaseInRange });

describe('the QBI deduction', () => {
  const business = { income: 100_000, wages: 0, specifiedService: false, taxableIncome: 81_000, netCapitalGain: 0 };

  test('is the lesser of 20% of business income and of taxable income without capital gain (Form 8995)', () => {
    expect(qualifiedBusinessIncomeDeduction(business, of2018(157_500, 50_000))).toBe(16_200);
    expect(qualifiedBusinessIncomeDeduction({ ...business, taxableIncome: 81_000, netCapitalGain: 7_000 }, of2018(157_500, 50_000))).toBe(
      14_800,
    );
    expect(qualifiedBusinessIncomeDeduction({ ...business, taxableIncome: 120_000 }, of2018(157_500, 50_000))).toBe(20_000);
  });

  const couple = { income: 300_000, wages: 40_000, taxableIncome: 375_000, netCapitalGain: 0 };

  test('within the phase-in range, loses part of the excess over half of the wages (26 CFR § 1.199A-1(d)(4), example of B and C)', () => {
    // 60,000 minus 60% of the 40,000 above half of the wages
    expect(qualifiedBusinessIncomeDeduction({ ...couple, specifiedService: false }, of2018(315_000, 100_000))).toBe(36_000);
  });

  test('for a service business, counts only a share of its income and wages (the same couple with a share of 40%)', () => {
    // 24,000 minus 60% of the 16,000 above half of the wages that count
    expect(qualifiedBusinessIncomeDeduction({ ...couple, specifiedService: true }, of2018(315_000, 100_000))).toBeCloseTo(14_400, 6);
  });

  test.each(TAX_YEARS.flatMap((year) => FILING_STATUSES.map((status) => [year, status] as const)))(
    'in %i for %s is whole up to the threshold and, without wages, gone at the end of the range',
    (year, status) => {
      const law = qualifiedBusinessIncomeLaw[year].value[status];
      const at = (taxableIncome: Usd, specifiedService = false) =>
        qualifiedBusinessIncomeDeduction({ ...business, taxableIncome, specifiedService }, law);
      const { threshold, phaseInRange } = law;
      expect([at(threshold), at(threshold, true)]).toEqual([20_000, 20_000]);
      expect(at(threshold + 0.01)).toBeLessThan(20_000);
      expect(at(threshold + phaseInRange / 2)).toBeCloseTo(10_000, 6);
      expect(at(threshold + phaseInRange / 2, true)).toBeCloseTo(5_000, 6);
      expect(at(threshold + phaseInRange + 0.01, true)).toBe(0);
    },
  );

  test.each<[TaxYear, readonly [Usd, Usd, Usd, Usd], Usd]>([
    [2020, [163_300, 326_600, 163_300, 163_300], 50_000],
    [2021, [164_900, 329_800, 164_925, 164_900], 50_000],
    [2022, [170_050, 340_100, 170_050, 170_050], 50_000],
    [2023, [182_100, 364_200, 182_100, 182_100], 50_000],
    [2024, [191_950, 383_900, 191_950, 191_950], 50_000],
    [2025, [197_300, 394_600, 197_300, 197_300], 50_000],
    [2026, [201_750, 403_500, 201_775, 201_750], 75_000],
  ])('uses the thresholds of %i as printed in the instructions of Form 8995', (year, thresholds, range) => {
    FILING_STATUSES.forEach((status, index) => {
      const { threshold, phaseInRange } = qualifiedBusinessIncomeLaw[year].value[status];
      expect([status, threshold, phaseInRange]).toEqual([status, thresholds[index], status === 'marriedJoint' ? 2 * range : range]);
    });
  });

  test('is at least 400 from 2026 for owners with 1,000 of such income', () => {
    const law = qualifiedBusinessIncomeLaw[2026].value.single;
    const of = (income: Usd) => qualifiedBusinessIncomeDeduction({ ...business, income, taxableIncome: 50_000 }, law);
    expect([of(999.99), of(1_000), of(2_000), of(2_100)]).toEqual([expect.closeTo(199.998, 6), 400, 400, 420]);
  });
});

describe('a sole proprietor', () => {
  test('with 100,000 owes the tax computed by hand with Form 1040 of 2025', () => {
    const tax = taxOn({});
    // 20% of the taxable income of 77,185.22 is less than 20% of the business income of 92,935.22; 61,748.18 is taxed
    expect(tax).toMatchObject({
      qualifiedBusinessIncomeDeduction: 15_437.04,
      federalTax: 8_498.6,
      totalTax: 22_628.15,
      netIncome: 77_371.85,
      effectiveRate: 22.62815,
    });
  });

  test('without profit owes nothing', () => {
    expect(taxOn({ profit: 0 })).toMatchObject({ totalTax: 0, netIncome: 0, effectiveRate: 0 });
  });

  test('with a service business loses the deduction first', () => {
    const at = (profit: Usd, specifiedService: boolean) => taxOn({ profit, specifiedService }).qualifiedBusinessIncomeDeduction;
    expect(at(220_000, true)).toBe(at(220_000, false));
    expect(at(240_000, true)).toBeLessThan(at(240_000, false));
    expect(at(300_000, true)).toBe(0);
  });

  test('is taxed like a single-owner LLC', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), fc.constantFrom(...FILING_STATUSES), (profit, filingStatus) => {
        const [alone, company] = (['soleProprietorship', 'llc'] as const).map((structure) => taxOn({ structure, profit, filingStatus }));
        expect({ ...alone, structure: 'llc' }).toEqual(company);
      }),
    );
  });
});

describe('an S corporation', () => {
  const ofSalary = (ownerSalary: Usd, asked: Partial<BusinessTaxRequest> = {}) =>
    taxOn({ structure: 'sCorporation', ownerSalary, ...asked });

  test('pays and withholds payroll tax on the salary; the rest is the owner’s income without payroll tax', () => {
    const tax = ofSalary(50_000);
    // Both halves of 3,825, and 0.6% of 7,000. 46,133 of profit, of which 20% is deducted; 71,156.40 is taxed.
    expect(tax).toMatchObject({
      selfEmploymentTax: 0,
      payrollTax: 7_650,
      employerTaxes: 42,
      qualifiedBusinessIncomeDeduction: 9_226.6,
      federalTax: 10_568.41,
      totalTax: 18_260.41,
    });
    expect(amountOf(tax, 'federal', 'employerTaxDeduction')).toBe(-3_867);
  });

  test('has wages that raise the limit of the deduction above the threshold', () => {
    expect(ofSalary(0, { profit: 600_000 }).qualifiedBusinessIncomeDeduction).toBe(0);
    expect(ofSalary(100_000, { profit: 600_000 }).qualifiedBusinessIncomeDeduction).toBe(50_000);
    expect(ofSalary(100_000, { profit: 600_000, specifiedService: true }).qualifiedBusinessIncomeDeduction).toBe(0);
  });

  test('with a salary above the wage base owes only Medicare on the excess, in both halves, and the owner owes the additional tax', () => {
    // 2 × (10,918.20 + 3,625), and 0.9% of 50,000
    expect(ofSalary(250_000, { profit: 500_000 })).toMatchObject({ payrollTax: 29_086.4, additionalMedicare: 450 });
  });

  test('with a salary above the profit makes a loss that lowers the owner’s income', () => {
    // 30,000 minus 3,060 for the employer's half and 42 of unemployment tax, and no deduction
    const tax = ofSalary(40_000, { profit: 30_000 });
    expect(amountOf(tax, 'federal', 'adjustedGrossIncome')).toBe(26_898);
    expect(tax.qualifiedBusinessIncomeDeduction).toBe(0);
  });
});

describe('a C corporation', () => {
  test('pays 21%, and its owner pays qualified dividend rates on the rest', () => {
    // 79,000 minus 15,750: 48,350 at 0%, 14,900 at 15%
    expect(taxOn({ structure: 'cCorporation' })).toMatchObject({
      corporateTax: 21_000,
      federalTax: 2_235,
      netInvestmentIncomeTax: 0,
      totalTax: 23_235,
    });
  });

  test('with a profit of a million leads to three rates and net investment income tax', () => {
    // 790,000: 485,050 at 15% and 240,850 at 20%; 3.8% of 590,000
    expect(taxOn({ structure: 'cCorporation', profit: 1_000_000 })).toMatchObject({
      corporateTax: 210_000,
      federalTax: 120_927.5,
      netInvestmentIncomeTax: 22_420,
    });
  });
});

describe('state income tax', () => {
  const stateTax = (code: StateCode, asked: Partial<BusinessTaxRequest> = {}) => taxOn({ state: stateLaws[code], ...asked }).state;

  test.each<[StateCode, Usd, string]>([
    ['PA', 3_070, 'on the profit: 3.07% of 100,000 (Form PA-40 line 4)'],
    ['MI', 4_003.5, 'with the deduction of self-employment tax added back: 4.25% of 100,000 minus 5,800'],
    ['MA', 4_680, 'likewise, minus 2,000 of that tax and 4,400'],
    ['MS', 3_283.95, 'with half of the tax deducted: 4.4% of 92,935.22 minus 8,300 and 10,000'],
    ['ID', 3_017.67, 'after the federal deduction: 5.3% of 61,748.18 minus 4,811'],
    ['IA', 2_306.43, 'on federal taxable income: 3.8% of 61,748.18 minus the credit of 40'],
    ['ND', 258.83, 'on federal taxable income: 1.95% of the excess over 48,475'],
    ['CO', 2_716.92, 'on federal taxable income: 4.4% of 61,748.18'],
    ['SC', 4_034.41, 'with the federal deduction and 750 added back: 77,935.22'],
    ['MT', 4_300.73, 'with the federal deduction added back: 77,185.22'],
    ['MO', 2_451.85, 'with 20% of the business income deducted: 55,910.43'],
    ['OH', 0, 'up to 250,000 of business income'],
    ['TX', 0, 'without an income tax'],
  ])('in %s is %d %s', (code, tax) => expect(stateTax(code)?.tax).toBe(tax));

  test('in Ohio is 3% above 250,000, or 125,000 on a separate return', () => {
    // 300,000: adjusted gross income of 285,064.57 minus 250,000 and the exemption of 1,900
    expect(stateTax('OH', { profit: 300_000 })?.tax).toBe(994.94);
    expect(stateTax('OH', { profit: 125_000, filingStatus: 'marriedSeparate' })?.tax).toBe(0);
    expect(stateTax('OH', { profit: 200_000, filingStatus: 'marriedSeparate' })?.tax).toBeGreaterThan(0);
    // The corporation's wages to its owner are business income too.
    expect(stateTax('OH', { structure: 'sCorporation', ownerSalary: 100_000, profit: 250_000 })?.tax).toBe(0);
  });

  test('in Colorado adds back the federal deduction above 500,000, or 1,000,000 on a joint return', () => {
    const addBack = (profit: Usd, filingStatus: FilingStatus) => {
      const tax = taxOn({ state: stateLaws.CO, structure: 'sCorporation', ownerSalary: 200_000, profit, filingStatus });
      return amountOf(tax, 'state', 'qualifiedBusinessIncomeAddBack');
    };
    expect(addBack(450_000, 'single')).toBeUndefined();
    expect(addBack(600_000, 'single')).toBeGreaterThan(0);
    expect(addBack(900_000, 'marriedJoint')).toBeUndefined();
    expect(addBack(1_100_000, 'marriedJoint')).toBe(100_000);
  });

  test('by default treats adjusted gross income like that from wages', () => {
    // No line of these forms depends on the kind of income.
    for (const code of ['CA', 'NY', 'GA', 'VA', 'WI', 'AZ', 'NC', 'IL', 'IN', 'KY', 'VT', 'NE'] as const) {
      expect([code, stateTax(code)?.tax]).toEqual([code, estimate(code, 2025, 'single', 92_935.22).stateTax]);
    }
  });

  test('on gross income has no federal deductions', () => {
    for (const code of ['NJ', 'PA'] as const) {
      expect([code, stateTax(code)?.tax]).toEqual([code, estimate(code, 2025, 'single', 100_000).stateTax]);
    }
  });

  test('says how business income is treated and cites rules that are not applied', () => {
    expect(stateTax('CA')).toMatchObject({ treatment: 'ordinaryIncome' });
    expect(stateTax('WA')).toMatchObject({ treatment: 'untaxed' });
    expect(stateTax('MO')).toMatchObject({ treatment: 'specialRule' });
    expect(stateTax('SC')).toMatchObject({ treatment: 'specialRuleNotCounted', treatmentSource: expect.stringMatching(/I-335/) as string });
  });

  test.each(TAX_YEARS)('for %i is the one of the whole return', (taxYear) => {
    for (const code of ['CA', 'OH', 'PA', 'SC', 'TX'] as const) {
      const { stateTax: expected } = taxReturn({ taxYear, state: code, filingStatus: 'single', selfEmploymentProfit: 100_000 });
      expect([code, stateTax(code, { taxYear })?.tax]).toEqual([code, expected]);
    }
  });

  test('is absent for a year whose rule on businesses is unconfirmed, and says which figures are not published yet', () => {
    expect([2020, 2021, 2022].map((year) => stateTax('MO', { taxYear: year as TaxYear }) !== undefined)).toEqual([false, false, true]);
    expect(stateTax('MO', { taxYear: 2021, structure: 'sCorporation', ownerSalary: 50_000 })).toBeUndefined();
    expect(stateTax('CA', { taxYear: 2025 })?.provisional).toBe(false);
    expect(stateTax('CA', { taxYear: 2026 })?.provisional).toBe(true);
    expect(stateTax('CA', { taxYear: 2026, structure: 'cCorporation' })?.provisional).toBe(true);
  });

  test('for a C corporation is on the dividend', () => {
    expect(stateTax('PA', { structure: 'cCorporation' })?.tax).toBe(2_425.3);
  });

  test.each(STATE_CODES)('in %s never falls while profit rises', (code) => {
    let before = 0;
    for (let profit = 0; profit <= 400_000; profit += 10_000) {
      const tax = stateTax(code, { profit })?.tax ?? 0;
      expect(tax).toBeGreaterThanOrEqual(before);
      before = tax;
    }
  });
});

describe('every answer', () => {
  const requests = fc.record({
    structure: fc.constantFrom(...BUSINESS_STRUCTURES),
    filingStatus: fc.constantFrom(...FILING_STATUSES),
    profit: fc.integer({ min: 0, max: 300_000_000 }).map((cents) => cents / 100),
    ownerSalary: fc.integer({ min: 0, max: 50_000_000 }).map((cents) => cents / 100),
    specifiedService: fc.boolean(),
    taxYear: fc.constantFrom(...TAX_YEARS),
    state: fc.constantFrom(...STATE_CODES).map((code) => stateLaws[code]),
  });

  test('has lines that add up to each part, parts that add up to the total, and sources', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { parts, totalTax, netIncome, profit } = taxOn(request);
        for (const { key, tax, lines } of parts) {
          expect([key, lines.reduce((sum, line) => sum + (line.tax ?? 0), 0)]).toEqual([key, expect.closeTo(tax, 4)]);
          for (const { source } of lines) expect(source).toMatch(/\d|without the gains/);
        }
        expect(parts.reduce((sum, { tax }) => sum + tax, 0)).toBeCloseTo(totalTax, 4);
        expect(netIncome + totalTax).toBeCloseTo(profit, 4);
      }),
    );
  });

  test('costs more the more a business earns, without a state', () => {
    fc.assert(
      fc.property(
        requests,
        fc.integer({ min: 1, max: 10_000 }),
        ({ structure, filingStatus, profit: least, ownerSalary, specifiedService }, more) => {
          const tax = (profit: Usd) => taxOn({ structure, filingStatus, profit, ownerSalary, specifiedService }).totalTax;
          expect(tax(least + more)).toBeGreaterThanOrEqual(tax(least) - 0.02);
        },
      ),
    );
  });
});

test.each<[Partial<BusinessTaxRequest>, RegExp]>([
  [{ profit: -1 }, /profit/],
  [{ profit: NaN }, /profit/],
  [{ ownerSalary: 1_000_000_001 }, /ownerSalary/],
  [{ taxYear: 2019 as TaxYear }, /2019/],
  [{ filingStatus: 'widowed' as FilingStatus }, /widowed/],
])('rejects %j', (asked, message) => expect(() => taxOn(asked)).toThrow(message));

describe('estimated tax (Form 1040-ES)', () => {
  const of = (tax: Usd, lastYear?: { tax: Usd; highIncome: boolean }) =>
    estimatedTax({ taxYear: 2025, tax, ...(lastYear && { lastYear }) });

  test('is 90% of this year’s tax in four installments if last year’s is unknown', () => {
    expect(of(10_000)).toEqual({ ofThisYear: 9_000, required: 9_000, installment: 2_250, installments: [2_250, 2_250, 2_250, 2_250] });
  });

  test('adds up to the cent: the first payments take the cents that don’t divide', () => {
    // 90 % of 22,364.55, rounded, is 20,128.10: four times 5,032.02 and two cents.
    expect(of(22_364.55).installments).toEqual([5_032.03, 5_032.03, 5_032.02, 5_032.02]);
  });

  test('follows the law of the year that it is for', () => {
    // A profit of 80,000. Self-employment tax: 15.3 % of 73,880 = 11,303.64. Income: 80,000 − 5,651.82 = 74,348.18.
    // 2025: 74,348.18 − 15,750 = 58,598.18, less 20 %: 46,878.54, taxed 1,192.50 + 12 % of 34,953.54 = 5,386.92 (Rev. Proc. 2024-40).
    // 2026: 74,348.18 − 16,100 = 58,248.18, less 20 %: 46,598.54, taxed 1,240 + 12 % of 34,198.54 = 5,343.82 (Rev. Proc. 2025-32).
    const quarterOf = (taxYear: TaxYear) => {
      const { totalTax: tax } = taxOn({ taxYear, profit: 80_000 });
      return estimatedTax({ taxYear, tax }).installment;
    };
    expect([quarterOf(2025), quarterOf(2026)]).toEqual([3_755.38, 3_745.68]);
  });

  test('is the lesser of that and last year’s tax, or 110% of it after a high income', () => {
    expect(of(10_000, { tax: 8_000, highIncome: false })).toMatchObject({ ofLastYear: 8_000, required: 8_000, installment: 2_000 });
    expect(of(10_000, { tax: 8_000, highIncome: true })).toMatchObject({ ofLastYear: 8_800, required: 8_800, installment: 2_200 });
    expect(of(10_000, { tax: 20_000, highIncome: false })).toMatchObject({ required: 9_000 });
    expect(of(10_000, { tax: 0, highIncome: false })).toMatchObject({ required: 0, installment: 0 });
  });

  test.each([
    [999.99, 0],
    [1_000, 225],
  ])('on a tax of %d requires installments of %d', (tax, installment) => expect(of(tax).installment).toBe(installment));
});
