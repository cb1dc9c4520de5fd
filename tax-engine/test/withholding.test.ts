import { TAX_YEARS, taxReturnWith, withholdingCheck, type Household, type WithholdingRequest } from '../src/index.ts';
import { w4CreditsForDependents } from '../src/law/federal/withholding.ts';
import { stateLaw as northCarolina } from '../src/law/states/nc.ts';
import { estimatedTax } from '../src/rules/estimated-tax.ts';
import { cents } from './household.ts';
import { HOUSEHOLDS } from './some-households.ts';
import fc, { times } from './random.ts';

/** Taxable income of 44,250: 10% of 11,925 and 12% of 32,325 are 5,071.50. Rev. Proc. 2024-40 § 2.01. */
const single: Household = { taxYear: 2025, filingStatus: 'single', wages: 60_000 };
const biweekly = { payPeriodsInYear: 26, payPeriodsLeft: 10 };

describe('the projected year', () => {
  test.each<[string, Household, WithholdingRequest, object]>([
    // 125 a paycheck so far.
    ['continues at the pace so far', single, { ...biweekly, withheldFederal: 2_000 }, { tax: 5_071.5, withheld: 3_250, refund: -1_821.5 }],
    ['includes estimated payments', single, { ...biweekly, withheldFederal: 2_000, estimatedPayments: 2_000 }, { refund: 178.5 }],
    [
      'uses the known withholding',
      single,
      { ...biweekly, withheldFederal: 2_000, expectedFederalWithholding: 6_000 },
      { withheld: 6_000, refund: 928.5 },
    ],
    [
      'starts with the known withholding before the first paycheck',
      single,
      { payPeriodsInYear: 26, payPeriodsLeft: 26, withheldFederal: 0 },
      { withheld: 0, refund: -5_071.5 },
    ],
    [
      'uses the final withholding after the last paycheck',
      single,
      { payPeriodsInYear: 26, payPeriodsLeft: 0, withheldFederal: 5_000 },
      { withheld: 5_000, refund: -71.5 },
    ],
    // An employer withholds 0.9% above 200,000 for any status, § 3102(f)(1): 450 of the 450 owed.
    [
      'includes Additional Medicare Tax that an employer withholds',
      { ...single, wages: 250_000 },
      { payPeriodsInYear: 12, payPeriodsLeft: 0, withheldFederal: 50_000 },
      { withheld: 50_450 },
    ],
    // Neither employer pays 200,000, but the couple earns 110,000 above 250,000.
    [
      'includes Additional Medicare Tax that no employer withholds',
      { ...single, filingStatus: 'marriedJoint', wages: 180_000, spouseWages: 180_000 },
      { payPeriodsInYear: 12, payPeriodsLeft: 0, withheldFederal: 60_000 },
      { withheld: 60_000 },
    ],
  ])('%s', (_what, household, request, projected) => {
    const { federal } = withholdingCheck(undefined, household, request);
    expect(federal).toMatchObject(projected);
  });

  test('in the state: 4.25% of 47,250 in North Carolina (G.S. 105-153.5, 105-153.7)', () => {
    const request = { ...biweekly, withheldFederal: 2_000, withheldState: 1_600 };
    expect(withholdingCheck(northCarolina, single, request).state).toEqual({ tax: 2_008.13, withheld: 2_600, refund: 591.87 });
  });
});

describe('Form W-4', () => {
  test.each<[string, Household, WithholdingRequest, object | undefined]>([
    // 1,821.50 in ten paychecks, rounded up.
    [
      'raises line 4(c) if too little is withheld',
      single,
      { ...biweekly, withheldFederal: 2_000 },
      { line: '4c', perPayPeriod: 183, worth: 1_830 },
    ],
    [
      'raises line 4(c) to reach a refund',
      single,
      { ...biweekly, withheldFederal: 2_000, targetRefund: 178.5 },
      { line: '4c', perPayPeriod: 200, worth: 2_000 },
    ],
    // 1,428.50 in 10 of 26 paychecks is 3,714.10 a year: 30,950 at 12%.
    [
      'raises line 4(b) if too much is withheld',
      single,
      { ...biweekly, withheldFederal: 4_000 },
      { line: '4b', deductions: 30_950, rate: 0.12, worth: 1_428.46 },
    ],
    // 1,000 above the tax of 9,489 on 66,250: 2,600 a year, 22% of 11,818.18 (Publication 15-T, Worksheet 1A).
    [
      'raises line 4(b) in a higher bracket',
      { ...single, wages: 82_000 },
      { ...biweekly, withheldFederal: 9_489, expectedFederalWithholding: 10_489 },
      { line: '4b', deductions: 11_818, rate: 0.22, worth: 999.98 },
    ],
    // Everything that the tables would withhold for the rest of the year.
    [
      'raises line 4(b) as far as wages allow',
      single,
      { ...biweekly, withheldFederal: 8_000 },
      { line: '4b', deductions: 44_250, rate: 0.12, worth: 1_950.58 },
    ],
    ['changes nothing if the target is met', single, { ...biweekly, withheldFederal: 0, expectedFederalWithholding: 5_071.5 }, undefined],
    ['changes nothing after the last paycheck', single, { payPeriodsInYear: 26, payPeriodsLeft: 0, withheldFederal: 5_000 }, undefined],
    ['changes nothing without wages', { ...single, wages: 0, pensionIncome: 60_000 }, { ...biweekly, withheldFederal: 0 }, undefined],
  ])('%s', (_what, household, request, change) => {
    expect(withholdingCheck(undefined, household, request).change).toEqual(change);
  });

  const entriesOf = (household: Household) => withholdingCheck(undefined, household, { ...biweekly, withheldFederal: 0 }).entries;

  test('Step 3 counts 2,000 for each child under 17, 2,200 from 2026, and 500 for others, up to 200,000 (400,000 joint)', () => {
    const family: Household = { ...single, dependentAges: [16, 17] };
    expect(entriesOf(family).credits).toBe(2_500);
    expect(entriesOf({ ...family, taxYear: 2026 }).credits).toBe(2_700);
    expect(entriesOf({ ...family, wages: 200_000 }).credits).toBe(2_500);
    expect(entriesOf({ ...family, wages: 200_001 }).credits).toBe(0);
    expect(entriesOf({ ...family, filingStatus: 'marriedJoint', wages: 400_000 }).credits).toBe(2_500);
    expect(TAX_YEARS.map((year) => w4CreditsForDependents[year].value.perChild)).toEqual([2_000, 2_000, 2_000, 2_000, 2_000, 2_000, 2_200]);
  });

  test('Step 4 counts income without withholding, and deductions beyond the basic standard deduction', () => {
    expect(entriesOf({ ...single, taxableInterest: 1_000, pensionIncome: 5_000 })).toEqual({
      credits: 0,
      otherIncome: 6_000,
      deductions: 0,
    });
    // 18,000 itemized, 2,250 above 15,750; 3,000 of an IRA.
    expect(entriesOf({ ...single, mortgageInterest: 18_000, iraDeduction: 3_000 }).deductions).toBe(5_250);
    // 2,000 for age and 6,000 of the senior deduction. §§ 63(f), 151(d)(5)(C).
    expect(entriesOf({ ...single, age: 65 }).deductions).toBe(8_000);
  });

  test('the change meets the target within a dollar per paycheck, or as far as wages allow', () => {
    fc.assert(
      fc.property(
        HOUSEHOLDS,
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 1, max: 25 }),
        (household, withheldFederal, payPeriodsLeft) => {
          const { federal, change } = withholdingCheck(undefined, household, { payPeriodsInYear: 26, payPeriodsLeft, withheldFederal });
          expect(cents(federal.refund)).toBe(cents(federal.withheld) - cents(federal.tax));
          if (change?.line === '4c') {
            const refund = federal.refund + change.worth;
            expect(refund).toBeGreaterThanOrEqual(0);
            expect(refund).toBeLessThan(payPeriodsLeft + 0.01);
          } else if (change) {
            expect(change.worth).toBeLessThanOrEqual(federal.refund + 0.01);
          }
          const { federalIncomeTax, selfEmploymentTax, additionalMedicare } = taxReturnWith(undefined, household);
          expect(cents(federal.tax)).toBe(cents(federalIncomeTax) + cents(selfEmploymentTax) + cents(additionalMedicare));
        },
      ),
      times(150),
    );
  });
});

describe('estimated payments', () => {
  const business: Household = { taxYear: 2025, filingStatus: 'single', selfEmploymentProfit: 80_000 };
  const nothing = { payPeriodsInYear: 26, payPeriodsLeft: 0, withheldFederal: 0 };

  test('for a business: 11,303.64 and 5,386.92 of tax, 90% of it on four days (26 U.S.C. § 6654)', () => {
    const { federal, estimated } = withholdingCheck(undefined, business, nothing);
    expect(federal.tax).toBe(16_690.56);
    expect(estimated).toMatchObject({ ofThisYear: 15_021.5, required: 15_021.5, installment: 3_755.38 });
    expect(estimated?.payments.map(({ due, amount }) => [due.toISOString().slice(0, 10), amount])).toEqual([
      ['2025-04-15', 3_755.38],
      ['2025-06-16', 3_755.38],
      ['2025-09-15', 3_755.38],
      ['2026-01-15', 3_755.36],
    ]);
  });

  test('may be based on last year’s tax, 110% of it after a high income', () => {
    const last = (highIncome: boolean) =>
      withholdingCheck(undefined, business, { ...nothing, lastYear: { tax: 10_000, highIncome } }).estimated?.required;
    expect([last(false), last(true)]).toEqual([10_000, 11_000]);
  });

  test('count withholding first; nothing is due below 1,000', () => {
    expect(estimatedTax({ taxYear: 2025, tax: 10_000, withheld: 4_000 })).toMatchObject({ required: 5_000, installment: 1_250 });
    expect(estimatedTax({ taxYear: 2025, tax: 10_000, withheld: 9_000 }).required).toBe(0);
    expect(estimatedTax({ taxYear: 2025, tax: 10_000, withheld: 9_000.01 }).required).toBe(0);
    expect(estimatedTax({ taxYear: 2025, tax: 5_000, withheld: 4_000.01 }).required).toBe(0);
    expect(estimatedTax({ taxYear: 2025, tax: 5_000, withheld: 4_000 }).required).toBe(500);
  });

  test('apply only to a business or without wages', () => {
    expect(withholdingCheck(undefined, single, nothing).estimated).toBeUndefined();
    expect(withholdingCheck(undefined, { ...single, selfEmploymentProfit: 1_000 }, nothing).estimated).toBeDefined();
    const enough = { ...nothing, withheldFederal: 6_000 };
    expect(withholdingCheck(undefined, { ...single, selfEmploymentProfit: 1_000 }, enough).estimated).toMatchObject({
      required: 0,
      payments: [],
    });
    expect(withholdingCheck(undefined, { ...single, wages: 0, pensionIncome: 60_000 }, nothing).estimated?.required).toBe(4_564.35);
  });
});

test.each<[string, Partial<WithholdingRequest>]>([
  ['withheldFederal', { withheldFederal: -1 }],
  ['targetRefund', { targetRefund: NaN }],
  ['payPeriodsLeft', { payPeriodsLeft: 27 }],
  ['payPeriodsLeft', { payPeriodsLeft: 1.5 }],
  ['payPeriodsInYear', { payPeriodsInYear: 0 }],
])('rejects %s out of range and names it', (name, change) => {
  const request = { ...biweekly, withheldFederal: 0, ...change };
  expect(() => withholdingCheck(undefined, single, request)).toThrow(new RegExp(`^${name}`));
});
