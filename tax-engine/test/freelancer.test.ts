/** The taxes that a freelancer's profit adds to those on a job, and the payments each quarter. */
import type { ExplanationLine } from '@bracketwise/contract/lines';
import type { StateCode } from '@bracketwise/contract/states';
import { taxOnBusiness, taxOnFreelancer, type FreelancerTax, type FreelancerTaxRequest, type HomePlace } from '../src/index.ts';
import { STATE_INSTALLMENT_YEAR, stateInstallments } from '../src/law/state-installments.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { flatRate as rateOfGeorgia } from '../src/law/states/ga.ts';
import { rate as rateOfPennsylvania } from '../src/law/states/pa.ts';
import { stateEstimatedTax } from '../src/rules/estimated-tax.ts';

const single2026 = { taxYear: 2026, filingStatus: 'single', profit: 100_000 } as const;

const taxOn = (asked: Partial<FreelancerTaxRequest> = {}) => taxOnFreelancer({ ...single2026, ...asked });

describe('without a job, the answer is that of a sole proprietor', () => {
  const HOMES: readonly (readonly [StateCode, HomePlace])[] = [
    ['CA', {}],
    ['NY', { locality: 'NYC' }],
    ['OH', { locality: 'OH:COLUMBUS' }],
    ['VT', {}],
  ];

  test.each(HOMES)('in %s, %j', (code, place) => {
    const home = { state: stateLaws[code], place };
    const request = { taxYear: 2025, filingStatus: 'marriedJoint', profit: 150_000, specifiedService: true, ...home } as const;
    expect(taxOnFreelancer(request)).toMatchObject(taxOnBusiness({ ...request, structure: 'soleProprietorship' }));
  });
});

// 26 U.S.C. §§ 63(b), (d), (e), 164(a)(3), (b)(6)-(7): whichever deducts more. Single, 2025, without a specified service; by hand:
// Oregon, 200,000: AGI 186,403.65; state tax 16,425.80; QBI 20 % of 169,977.85; 17,651 + 24 % of 32,632.28.
// Portland: its taxes of 1,464.22 are deducted too (17,890.02); QBI 20 % of 168,513.63; 17,651 + 24 % of 31,460.90.
// California, 400,000: AGI 383,725.50; state tax 31,659.86 with no exemption credit left; no QBI deduction; 57,231 + 35 % of 101,540.64.
// California, 60,000 next to wages of 150,000: state tax 15,059.77 and SDI 1,800; QBI 11,515.67; 17,651 + 24 % of 75,852.91, less 25,067.
// Oregon, 100,000: the state tax is less than 15,750; AGI 92,935.22; QBI 20 % of 77,185.22; 5,578.50 + 22 % of 13,273.18.
test.each<[StateCode, Partial<FreelancerTaxRequest>, Pick<FreelancerTax, 'federalTax' | 'itemizes'>]>([
  ['OR', { profit: 200_000 }, { federalTax: 25_482.75, itemizes: true }],
  ['OR', { profit: 200_000, place: { locality: 'OR:PORTLAND' } }, { federalTax: 25_201.62, itemizes: true }],
  ['CA', { profit: 400_000 }, { federalTax: 92_770.22, itemizes: true }],
  ['CA', { profit: 60_000, wages: 150_000 }, { federalTax: 10_788.7, itemizes: true }],
  ['OR', { profit: 100_000 }, { federalTax: 8_498.6, itemizes: false }],
])('in %s, %j, state and local tax is deducted instead of the standard deduction if that is more', (code, asked, expected) => {
  expect(taxOn({ taxYear: 2025, state: stateLaws[code], ...asked })).toMatchObject(expected);
});

describe('next to wages', () => {
  test('the profit has what they leave of the Social Security base, and their brackets are below it', () => {
    // Net earnings 92,350. Schedule SE line 9: 184,500 − 100,000 = 84,500 at 12.4 % = 10,478; 2.9 % of 92,350 = 2,678.15.
    // Income 200,000 − 6,578.08 = 193,421.92, less 16,100 and 20 % of 93,421.92: 158,637.54, taxed 17,966 + 24 % of 52,937.54
    // = 30,671.01. The wages alone, 83,900, are taxed 5,800 + 22 % of 33,500 = 13,170 (Rev. Proc. 2025-32).
    const tax = taxOn({ wages: 100_000 });
    expect(tax).toMatchObject({
      selfEmploymentTax: 13_156.15,
      additionalMedicare: 0,
      qualifiedBusinessIncomeDeduction: 18_684.38,
      federalTax: 17_501.01,
      totalTax: 30_657.16,
      federalTaxOfYear: 43_827.16,
    });
  });

  test('the Additional Medicare Tax counts both (Form 8959, Part II)', () => {
    // Wages of 190,000 leave nothing of the base: 2.9 % of 46,175 = 1,339.08. Above 200,000 lie 36,175, at 0.9 % = 325.58.
    expect(taxOn({ wages: 190_000, profit: 50_000 })).toMatchObject({ selfEmploymentTax: 1_339.08, additionalMedicare: 325.58 });
  });

  test('the profit is charged only the Additional Medicare Tax that the wages don’t owe alone', () => {
    // 0.9 % of the net earnings, 46,175.
    expect(taxOn({ wages: 250_000, profit: 50_000 }).additionalMedicare).toBe(415.58);
  });

  test('a spouse’s wages use up the brackets, but not the Social Security base', () => {
    const couple = { filingStatus: 'marriedJoint', profit: 50_000 } as const;
    // 15.3 % of 46,175.
    expect(taxOn({ ...couple, spouseWages: 190_000 }).selfEmploymentTax).toBe(7_064.78);
    expect(taxOn({ ...couple, spouseWages: 190_000 }).federalTax).toBeGreaterThan(taxOn(couple).federalTax);
  });

  const inPlace = { state: stateLaws.NY, place: { locality: 'NYC' } };
  const added = (lines: readonly ExplanationLine[]) => lines.reduce((sum, { tax = 0 }) => sum + tax, 0);

  test('the lines of each tax add up to what the profit adds', () => {
    const { parts, totalTax, localTax, state } = taxOn({ wages: 260_000, ...inPlace });
    expect(parts.map(({ key }) => key)).toEqual(['selfEmployment', 'federal', 'state', 'local']);
    for (const { key, tax, lines } of parts) expect([key, added(lines)]).toEqual([key, expect.closeTo(tax, 2)]);
    expect(parts.reduce((sum, { tax }) => sum + tax, 0)).toBeCloseTo(totalTax, 2);
    expect([state?.tax, localTax].every((tax) => tax !== undefined && tax > 0)).toBe(true);
  });
});

describe('the deductions of the self-employed', () => {
  test('lower the income tax and the base of the QBI deduction, not the self-employment tax', () => {
    // Schedule 1 lines 15 to 17: 7,064.78 + 10,000 + 6,000. Income 76,935.22, less 15,750: 61,185.22. 20 % of that, 12,237.04, is less
    // than 20 % of 76,935.22. Taxed 48,948.18: 5,578.50 + 22 % of 473.18 = 5,682.60 (Rev. Proc. 2024-40; Pub. L. 119-21).
    const tax = taxOn({ taxYear: 2025, healthInsurance: 6_000, ownPlan: 10_000 });
    expect(tax).toMatchObject({
      selfEmploymentTax: 14_129.55,
      qualifiedBusinessIncomeDeduction: 12_237.04,
      federalTax: 5_682.6,
      healthInsurance: 6_000,
      ownPlan: 10_000,
    });
  });

  test('end with the limit of a solo 401(k) and with the profit', () => {
    // 23,500 deferred and 20 % of 92,935.22 (Publication 560, Deduction Worksheet for Self-Employed).
    expect(taxOn({ taxYear: 2025, ownPlan: 60_000 }).ownPlan).toBe(42_087.04);
    // 5,000 less half of 706.48.
    expect(taxOn({ profit: 5_000, wages: 50_000, healthInsurance: 9_000 }).healthInsurance).toBe(4_646.76);
  });
});

describe('the payments each quarter', () => {
  test('cover what the tables don’t withhold from the wages', () => {
    // 90 % of 43,827.16 = 39,444.44, less the 13,170 that Publication 15-T withholds.
    expect(taxOn({ wages: 100_000 })).toMatchObject({ withheld: 13_170, quarters: { required: 26_274.44, installment: 6_568.61 } });
  });

  test('end if the job withholds enough', () => {
    expect(taxOn({ wages: 100_000, withheld: 39_000 }).quarters.required).toBe(444.44);
    expect(taxOn({ wages: 100_000, withheld: 40_000 }).quarters.required).toBe(0);
  });

  test('rest on last year’s tax if that is less, 110 % of it after a high income', () => {
    const quarters = (highIncome: boolean) => taxOn({ wages: 100_000, lastYear: { tax: 20_000, highIncome } }).quarters;
    expect(quarters(false)).toMatchObject({ ofLastYear: 20_000, required: 6_830 });
    expect(quarters(true)).toMatchObject({ ofLastYear: 22_000, required: 8_830 });
  });
});

describe('the payments to the state', () => {
  const paidTo = (code: StateCode, asked: Partial<FreelancerTaxRequest> = {}) => {
    const { stateQuarters, state } = taxOn({ state: stateLaws[code], ...asked });
    return { ...stateQuarters, tax: state?.tax ?? NaN };
  };
  const daysOf = (code: StateCode) => paidTo(code).payments?.map(({ due }) => due.toISOString().slice(0, 10));
  const amountsOf = (code: StateCode, asked?: Partial<FreelancerTaxRequest>) => paidTo(code, asked).payments?.map(({ amount }) => amount);

  test('in California are 30, 40, 0 and 30 % of 90 % of the tax (Form 540-ES)', () => {
    const { required = NaN, tax } = paidTo('CA');
    expect(required).toBeCloseTo(0.9 * tax, 2);
    const [first, second, third, fourth] = amountsOf('CA') ?? [];
    expect([first, second, third, fourth]).toEqual([0.3, 0.4, 0, 0.3].map((share) => expect.closeTo(share * required, 1) as number));
    expect(third).toBe(0);
    expect([first, second, fourth].reduce<number>((sum, amount = 0) => sum + amount, 0)).toBeCloseTo(required, 6);
  });

  test.each<[StateCode, number]>([
    ['CO', 0.7],
    ['HI', 0.6],
    ['MA', 0.8],
    ['NJ', 0.8],
    ['IL', 0.9],
    // OW-8-ES, worksheet line 9.
    ['OK', 0.7],
    ['WI', 0.9],
  ])('in %s rest on %d of the tax', (code, share) => {
    const { ofThisYear, required, tax } = paidTo(code);
    expect([ofThisYear, required]).toEqual([share, expect.closeTo(share * tax, 2)]);
  });

  test.each<[StateCode, readonly string[]]>([
    ['NY', ['2026-04-15', '2026-06-15', '2026-09-15', '2027-01-15']],
    // Va. Code § 58.1-491.
    ['VA', ['2026-05-01', '2026-06-15', '2026-09-15', '2027-01-15']],
    // The last day of January is a Sunday.
    ['IA', ['2026-04-30', '2026-06-30', '2026-09-30', '2027-02-01']],
    // June 20 is a Saturday, September 20 a Sunday.
    ['HI', ['2026-04-20', '2026-06-22', '2026-09-21', '2027-01-20']],
  ])('to %s are due on its own days', (code, days) => expect(daysOf(code)).toEqual(days));

  test.each<[StateCode, number, number, number]>([
    ['AL', 499.99, 500, 0.9],
    ['AR', 1_000, 1_000.01, 0.9],
    ['CT', 999.99, 1_000, 0.9],
    ['DC', 99.99, 100, 0.9],
    // Form 500 UET, line 5.
    ['GA', 49.9, 49.91, 0.7],
    ['KS', 499.99, 500, 0.9],
    ['KY', 500, 500.01, 0.9],
    ['MI', 500, 500.01, 0.9],
    ['MN', 499.99, 500, 0.9],
    ['MO', 99.99, 100, 0.9],
    ['NE', 499.99, 500, 0.9],
    ['NM', 999.99, 1_000, 0.9],
    ['OK', 499.99, 500, 0.7],
    ['OR', 999.99, 1_000, 0.9],
    ['PA', 429.8, 429.81, 0.9],
    ['SC', 99.99, 100, 0.9],
    ['WI', 499.99, 500, 0.9],
  ])('%s wants none for %d of tax, but for %d', (state, none, some, share) => {
    const required = (tax: number) => stateEstimatedTax({ taxYear: 2026, state, filingStatus: 'single', tax })?.required;
    expect([required(none), required(some)]).toEqual([0, expect.closeTo(share * some, 2)]);
  });

  test.each([
    [14_000, 0],
    // 90 % of 429.83.
    [14_001, 386.85],
  ])('to Pennsylvania for a profit of %d are %d (REV-413 (I), for 2026)', (profit, required) =>
    expect(paidTo('PA', { profit }).required).toBe(required),
  );

  test('include the county’s tax in Indiana (Form ES-40, lines 2 and 3)', () => {
    const required = (localTax: number) =>
      stateEstimatedTax({ taxYear: 2026, state: 'IN', filingStatus: 'single', tax: 900, localTax })?.required;
    expect([required(0), required(100)]).toEqual([0, 900]);
  });

  test('include New York City’s tax, which its state collects', () => {
    const { required = NaN, tax } = paidTo('NY', { place: { locality: 'NYC' } });
    const { localTax = NaN } = taxOn({ state: stateLaws.NY, place: { locality: 'NYC' } });
    expect(required).toBeCloseTo(0.9 * (tax + localTax), 2);
  });

  test('are only for what the employer does not withhold', () => {
    // The wages' own tax: 100,000 less 12,750, at 3.99 % (N.C.G.S. §§ 105-153.5, 105-153.7).
    const { required, tax } = paidTo('NC', { wages: 100_000 });
    expect(required).toBeCloseTo(0.9 * (tax + 3_481.28) - 3_481.28, 2);
  });

  test('are not required below the limit, which is half as high for married people who file separately in California', () => {
    const couple = { filingStatus: 'marriedSeparate', profit: 36_000 } as const;
    const separate = paidTo('CA', couple);
    expect(separate.tax).toBeGreaterThan(250);
    expect(separate.tax).toBeLessThan(500);
    expect(separate.required).toBeGreaterThan(0);
    expect(paidTo('CA', { ...couple, filingStatus: 'single' }).required).toBe(0);
  });

  test('are absent for other years and for states without a confirmed rule', () => {
    expect(taxOn({ state: stateLaws.CA, taxYear: 2025 })).not.toHaveProperty('stateQuarters');
    expect(taxOn({ state: stateLaws.ME })).not.toHaveProperty('stateQuarters');
  });
});

test('a spouse’s wages need a joint return', () => {
  expect(() => taxOn({ spouseWages: 1 })).toThrow(RangeError);
});

test.each([
  ['GA', rateOfGeorgia, 1_000],
  ['PA', rateOfPennsylvania, 14_000],
] as const)('the payments to %s start where its rate taxes the income from which they are due', (code, rates, income) => {
  expect(stateInstallments[code]?.value.owedFrom.single).toBeCloseTo(rates[STATE_INSTALLMENT_YEAR].value * income, 1);
});
