import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { Household } from '@bracketwise/contract/household';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { taxReturnWith, withholdingCheck } from '../src/index.ts';
import type { WithholdingRequest } from '../src/questions/withholding.ts';
import { graduatedTax } from '../src/kernel/schedule.ts';
import { incomeTaxSchedules } from '../src/law/federal/income-tax.ts';
import { deductionInWithholding, w4CreditsForDependents } from '../src/law/federal/withholding.ts';
import { stateLaw as northCarolina } from '../src/law/states/nc.ts';
import { estimatedTax } from '../src/rules/estimated-tax.ts';
import { cents } from './household.ts';
import { HOUSEHOLDS } from './some-households.ts';
import fc, { times } from './random.ts';

/** Taxable income of 44,250: 10% of 11,925 and 12% of 32,325 are 5,071.50. Rev. Proc. 2024-40 § 2.01. */
const single: Household = { taxYear: 2025, filingStatus: 'single', wages: 60_000 };
const biweekly = { payPeriodsInYear: 26, payPeriodsLeft: 10 };
const day = (text: string) => new Date(text);

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
    // The tables of 2025 tax 45,000: they know 15,000 of the deduction of 15,750 (Publication 15-T of 2025; Pub. L. 119-21).
    [
      'withholds by the tables if no paycheck has been paid',
      single,
      { payPeriodsInYear: 26, payPeriodsLeft: 26, withheldFederal: 0 },
      { withheld: 5_161.5, refund: 90 },
    ],
    // Of a bonus, say.
    [
      'adds what was withheld before the first paycheck',
      single,
      { payPeriodsInYear: 26, payPeriodsLeft: 26, withheldFederal: 500 },
      { withheld: 5_661.5, refund: 590 },
    ],
    [
      'has nothing withheld by the tables without wages',
      { ...single, wages: 0, pensionIncome: 60_000 },
      { payPeriodsInYear: 12, payPeriodsLeft: 12, withheldFederal: 0 },
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
    // Before the first paycheck nothing is known about it.
    const january = { payPeriodsInYear: 26, payPeriodsLeft: 26, withheldFederal: 0 };
    expect(withholdingCheck(northCarolina, single, january).state).toBeUndefined();
    expect(withholdingCheck(northCarolina, { ...single, wages: 0, pensionIncome: 60_000 }, january).state?.refund).toBeLessThan(0);
  });
});

describe('Form W-4', () => {
  test.each<[string, Household, WithholdingRequest, object | undefined]>([
    // 1,821.50 in ten paychecks, rounded up.
    [
      'raises line 4(c) if too little is withheld',
      single,
      { ...biweekly, withheldFederal: 2_000 },
      { line: '4c', perPayPeriod: 183, capped: false, worth: 1_830 },
    ],
    [
      'raises line 4(c) to reach a refund',
      single,
      { ...biweekly, withheldFederal: 2_000, targetRefund: 178.5 },
      { line: '4c', perPayPeriod: 200, capped: false, worth: 2_000 },
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
    // 3,677 above the tax of 6,723 on 60,000; the higher-paying job withholds half of what is still to come, 2,000 of 4,000:
    // 5,200 a year, 12% of 37,650 and 10% of 6,820 of the 61,500 that the tables tax.
    [
      'raises line 4(b) as far as the higher-paying of two jobs withholds',
      { ...single, filingStatus: 'marriedJoint', wages: 45_750, spouseWages: 45_750 },
      { ...biweekly, withheldFederal: 6_400 },
      { line: '4b', deductions: 44_470, rate: 0.12, worth: 2_000 },
    ],
    // Everything that the tables would withhold for the rest of the year.
    [
      'raises line 4(b) as far as wages allow',
      single,
      { ...biweekly, withheldFederal: 8_000 },
      { line: '4b', deductions: 45_000, rate: 0.12, worth: 1_985.19 },
    ],
    ['changes nothing if the target is met', single, { ...biweekly, withheldFederal: 0, expectedFederalWithholding: 5_071.5 }, undefined],
    ['changes nothing after the last paycheck', single, { payPeriodsInYear: 26, payPeriodsLeft: 0, withheldFederal: 5_000 }, undefined],
    ['changes nothing without wages', { ...single, wages: 0, pensionIncome: 60_000 }, { ...biweekly, withheldFederal: 0 }, undefined],
  ])('%s', (_what, household, request, change) => {
    expect(withholdingCheck(undefined, household, request).change).toEqual(change);
  });

  // 2,307.69 of gross pay; 176.54 of it for Social Security and Medicare, 213.04 withheld so far (4,900 in 23 paychecks).
  const withBusiness: Household = { taxYear: 2026, filingStatus: 'single', wages: 60_000, selfEmploymentProfit: 30_000 };
  const threeLeft = { payPeriodsInYear: 26, payPeriodsLeft: 3, withheldFederal: 4_900 };

  test('line 4(c) takes no more than a paycheck leaves; the rest is an estimated payment', () => {
    const { federal, change, notWithheld, estimated } = withholdingCheck(undefined, withBusiness, {
      ...threeLeft,
      today: day('2026-11-24'),
    });
    expect(change).toEqual({ line: '4c', perPayPeriod: 1_918, capped: true, worth: 5_754 });
    expect(cents(notWithheld ?? 0)).toBe(cents(-federal.refund) - 575_400);
    expect(estimated?.payments).toEqual([
      ...['2026-04-15', '2026-06-15', '2026-09-15'].map((due) => ({ due: day(due), amount: 0, isPast: true })),
      { due: day('2027-01-15'), amount: notWithheld, isPast: false },
    ]);
    expect(estimated).toMatchObject({ amount: notWithheld, source: '26 U.S.C. § 6654(c)(2), § 7503' });
    expect(estimated).not.toHaveProperty('safeHarbor');
  });

  test('no dollar is both withheld and paid as an estimated payment', () => {
    const enough = withholdingCheck(undefined, withBusiness, { ...biweekly, withheldFederal: 4_900 });
    expect(enough.change).toMatchObject({ line: '4c', capped: false });
    expect(enough.estimated).toBeUndefined();
    // Less than 1,000 is paid with the return without a penalty. § 6654(e)(1).
    const little = withholdingCheck(undefined, withBusiness, { ...threeLeft, withheldFederal: 4_900, estimatedPayments: 1_500 });
    expect(little.notWithheld).toBeGreaterThan(0);
    expect(little.notWithheld).toBeLessThan(1_000);
    expect(little.estimated).toBeUndefined();
    // A target refund is no debt.
    const target = withholdingCheck(undefined, single, {
      payPeriodsInYear: 26,
      payPeriodsLeft: 1,
      withheldFederal: 5_000,
      targetRefund: 9_000,
    });
    expect(target.change).toMatchObject({ capped: true });
    expect(target.notWithheld).toBeUndefined();
  });

  test('a paycheck also bears state tax, by default that of the return', () => {
    const bears = (withheldState: number) => withholdingCheck(northCarolina, withBusiness, { ...threeLeft, withheldState }).change;
    // 2,300 in 23 paychecks.
    expect(bears(2_300)).toMatchObject({ perPayPeriod: 1_818 });
    const { tax } = withholdingCheck(northCarolina, withBusiness, threeLeft).state!;
    expect(bears(0)).toMatchObject({ perPayPeriod: Math.floor((60_000 - 4_590 - (4_900 * 26) / 23 - tax) / 26) });
  });

  const formOf = (household: Household, request: Partial<WithholdingRequest> = {}) =>
    withholdingCheck(undefined, household, { ...biweekly, withheldFederal: 4_000, ...request }).form;

  test('Step 3 counts 2,000 for each child under 17, 2,200 from 2026, and 500 for others, up to 200,000 (400,000 joint)', () => {
    const family: Household = { ...single, dependentAges: [16, 17] };
    expect(formOf(family)?.credits).toBe(2_500);
    expect(formOf({ ...family, taxYear: 2026 })?.credits).toBe(2_700);
    expect(formOf({ ...family, wages: 200_000 })?.credits).toBe(2_500);
    expect(formOf({ ...family, wages: 200_001 })?.credits).toBe(0);
    expect(formOf({ ...family, filingStatus: 'marriedJoint', wages: 400_000 })?.credits).toBe(2_500);
    expect(TAX_YEARS.map((year) => w4CreditsForDependents[year].value.perChild)).toEqual([2_000, 2_000, 2_000, 2_000, 2_000, 2_000, 2_200]);
  });

  /** Publication 15-T, Worksheet 1A, with the law of 2026: a form with entries, and a second job's form without. */
  const couple: Household = { taxYear: 2026, filingStatus: 'marriedJoint', wages: 62_000, spouseWages: 38_000, dependentAges: [4, 9] };

  test.each<[string, Household, Partial<WithholdingRequest>, object | undefined]>([
    ['blank if the tables withhold the tax', { ...single, taxYear: 2026 }, {}, { credits: 0, otherIncome: 0, deductions: 0, extra: 0 }],
    ['line 4(b) counts the 750 that the tables of 2025 leave out', single, {}, { otherIncome: 0, deductions: 750, extra: 0 }],
    [
      'line 4(a) counts income without withholding',
      { ...single, taxableInterest: 1_000, pensionIncome: 5_000 },
      {},
      { otherIncome: 5_250, extra: 0 },
    ],
    // 18,000 itemized, 3,000 above 15,000; 3,000 of an IRA.
    ['line 4(b) counts deductions', { ...single, mortgageInterest: 18_000, iraDeduction: 3_000 }, {}, { deductions: 6_000, extra: 0 }],
    // 750, 2,000 for age and 6,000 of the senior deduction. §§ 63(f), 151(d)(5)(C).
    ['line 4(b) counts those for age', { ...single, age: 65 }, {}, { deductions: 8_750, extra: 0 }],
    ['deductions offset line 4(a)', { ...single, age: 65, taxableInterest: 5_000 }, {}, { otherIncome: 0, deductions: 3_750, extra: 0 }],
    // 7,640 on 67,800, minus 4,400. The tables withhold nothing of 62,000 (3,080 on 29,800, minus 4,400) and 580 of 38,000: 2,660 is missing.
    ['line 4(c) makes up for a second job', couple, {}, { credits: 4_400, otherIncome: 0, deductions: 0, extra: 103 }],
    ['the same for the spouse with higher pay', { ...couple, wages: 38_000, spouseWages: 62_000 }, {}, { credits: 4_400, extra: 103 }],
    ['line 4(c) reaches the target refund', couple, { targetRefund: 1_000 }, { extra: 141 }],
    ['line 4(c) leaves out what estimated payments cover', couple, { estimatedPayments: 2_660 }, { extra: 0 }],
    // The table of line 4(a) would tax the gain at 12%, the return taxes it at 0%.
    [
      'line 4(a) leaves out income that is not taxed',
      { ...single, taxYear: 2026, longTermGain: 2_000 },
      {},
      { otherIncome: 0, deductions: 0, extra: 0 },
    ],
    ['none without wages', { ...single, wages: 0, pensionIncome: 60_000 }, {}, undefined],
    ['none for nonresidents (Notice 1392)', { ...single, nonresident: true }, {}, undefined],
    ['none after the last paycheck', couple, { payPeriodsLeft: 0 }, undefined],
    ['none if paychecks can’t cover the tax', { ...single, wages: 10_000, selfEmploymentProfit: 200_000 }, {}, undefined],
    ['none if they can’t cover that on line 4(a)', { ...single, wages: 10_000, pensionIncome: 200_000 }, {}, undefined],
  ])('a form for a full year: %s', (_what, household, request, form) => {
    if (form) expect(formOf(household, request)).toMatchObject(form);
    else expect(formOf(household, request)).toBeUndefined();
  });

  test('before the first paycheck, the change and the form for a full year agree', () => {
    const { federal, change, form, twoEarners } = withholdingCheck(undefined, couple, {
      payPeriodsInYear: 26,
      payPeriodsLeft: 26,
      withheldFederal: 0,
    });
    expect(federal).toEqual({ tax: 3_240, withheld: 580, refund: -2_660 });
    expect(change).toMatchObject({ line: '4c', perPayPeriod: form?.extra });
    expect(twoEarners).toBe(true);
    expect(withholdingCheck(undefined, single, { ...biweekly, withheldFederal: 0 }).twoEarners).toBe(false);
  });

  test('a form for a full year withholds the tax within a dollar per paycheck', () => {
    fc.assert(
      fc.property(HOUSEHOLDS, (household) => {
        const request = { payPeriodsInYear: 26, payPeriodsLeft: 26, withheldFederal: 0 };
        const { federal, form } = withholdingCheck(undefined, household, request);
        if (!form) return;
        const { taxYear, wages = 0, spouseWages = 0, electiveDeferrals = 0, spouseElectiveDeferrals = 0 } = household;
        const filingStatus = household.filingStatus as FilingStatus;
        const schedule = incomeTaxSchedules[taxYear].value[filingStatus];
        const byTables = (pay: number) => graduatedTax(schedule, Math.max(0, pay - deductionInWithholding[taxYear].value[filingStatus]));
        const [high, low] = [Math.max(wages, spouseWages), Math.min(wages, spouseWages)];
        const onHigher = Math.max(0, byTables(high + form.otherIncome - form.deductions) - form.credits);
        const above = (pay: number) => Math.max(0, pay - 200_000);
        // Form 8959 line 22.
        const additionalMedicare = household.payrollTaxExempt
          ? 0
          : 0.009 * (above(wages + electiveDeferrals) + above(spouseWages + spouseElectiveDeferrals));
        const withheld = onHigher + byTables(low) + additionalMedicare + 26 * form.extra;
        if (form.extra > 0) {
          expect(withheld).toBeGreaterThan(federal.tax - 0.02);
          expect(withheld).toBeLessThan(federal.tax + 26.02);
        } else if (withheld > federal.tax + 1) {
          // The second job alone, or nothing, is withheld.
          expect(onHigher).toBeLessThan(1);
        }
      }),
      times(150),
    );
  });

  test('the change meets the target within a dollar per paycheck, or as far as wages allow', () => {
    fc.assert(
      fc.property(
        HOUSEHOLDS,
        fc.integer({ min: 0, max: 40_000 }),
        fc.integer({ min: 1, max: 25 }),
        (household, withheldFederal, payPeriodsLeft) => {
          const request = { payPeriodsInYear: 26, payPeriodsLeft, withheldFederal };
          const { federal, change, notWithheld = 0 } = withholdingCheck(undefined, household, request);
          expect(cents(federal.refund)).toBe(cents(federal.withheld) - cents(federal.tax));
          if (change?.line === '4c' && change.capped) {
            expect(cents(federal.refund) + cents(change.worth) + cents(notWithheld)).toBe(0);
          } else if (change?.line === '4c') {
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
    expect(estimated).toMatchObject({ amount: 15_021.5, safeHarbor: { ofThisYear: 15_021.5, required: 15_021.5, installment: 3_755.38 } });
    expect(estimated?.payments.map(({ due, amount }) => [due.toISOString().slice(0, 10), amount])).toEqual([
      ['2025-04-15', 3_755.38],
      ['2025-06-16', 3_755.38],
      ['2025-09-15', 3_755.38],
      ['2026-01-15', 3_755.36],
    ]);
  });

  test('may be based on last year’s tax, 110% of it after a high income', () => {
    const last = (highIncome: boolean) =>
      withholdingCheck(undefined, business, { ...nothing, lastYear: { tax: 10_000, highIncome } }).estimated?.amount;
    expect([last(false), last(true)]).toEqual([10_000, 11_000]);
  });

  test('count withholding first; nothing is due below 1,000', () => {
    expect(estimatedTax({ taxYear: 2025, tax: 10_000, withheld: 4_000 })).toMatchObject({ required: 5_000, installment: 1_250 });
    expect(estimatedTax({ taxYear: 2025, tax: 10_000, withheld: 9_000 }).required).toBe(0);
    expect(estimatedTax({ taxYear: 2025, tax: 10_000, withheld: 9_000.01 }).required).toBe(0);
    expect(estimatedTax({ taxYear: 2025, tax: 5_000, withheld: 4_000.01 }).required).toBe(0);
    expect(estimatedTax({ taxYear: 2025, tax: 5_000, withheld: 4_000 }).required).toBe(500);
  });

  test('apply only without wages or to a business after the last paycheck', () => {
    expect(withholdingCheck(undefined, single, nothing).estimated).toBeUndefined();
    const both = { ...single, selfEmploymentProfit: 1_000 };
    expect(withholdingCheck(undefined, both, nothing).estimated?.amount).toBeGreaterThan(0);
    expect(withholdingCheck(undefined, both, { ...nothing, withheldFederal: 6_000 }).estimated).toMatchObject({ amount: 0, payments: [] });
    expect(withholdingCheck(undefined, both, { ...biweekly, withheldFederal: 0 }).estimated).toBeUndefined();
    const retired = { ...single, wages: 0, pensionIncome: 60_000 };
    expect(withholdingCheck(undefined, retired, nothing).estimated?.amount).toBe(4_564.35);
    expect(withholdingCheck(undefined, retired, { ...biweekly, withheldFederal: 0 }).estimated?.amount).toBe(4_564.35);
  });

  // Four payments of 2,500, as last year's tax was 10,000.
  test.each<[string, string, number, readonly (readonly [string, number | 'past'])[]]>([
    [
      'all to come',
      '2025-04-01',
      0,
      [
        ['2025-04-15', 2_500],
        ['2025-06-16', 2_500],
        ['2025-09-15', 2_500],
        ['2026-01-15', 2_500],
      ],
    ],
    [
      'due today',
      '2025-04-15',
      0,
      [
        ['2025-04-15', 2_500],
        ['2025-06-16', 2_500],
        ['2025-09-15', 2_500],
        ['2026-01-15', 2_500],
      ],
    ],
    [
      'the next makes up for two',
      '2025-07-01',
      0,
      [
        ['2025-04-15', 'past'],
        ['2025-06-16', 'past'],
        ['2025-09-15', 7_500],
        ['2026-01-15', 2_500],
      ],
    ],
    [
      'two are paid',
      '2025-07-01',
      5_000,
      [
        ['2025-04-15', 'past'],
        ['2025-06-16', 'past'],
        ['2025-09-15', 2_500],
        ['2026-01-15', 2_500],
      ],
    ],
    [
      'paid ahead',
      '2025-07-01',
      8_000,
      [
        ['2025-04-15', 'past'],
        ['2025-06-16', 'past'],
        ['2026-01-15', 2_000],
      ],
    ],
    [
      'the last is left',
      '2025-11-24',
      0,
      [
        ['2025-04-15', 'past'],
        ['2025-06-16', 'past'],
        ['2025-09-15', 'past'],
        ['2026-01-15', 10_000],
      ],
    ],
    ['all are paid', '2025-11-24', 10_000, []],
    ['all are past', '2026-02-01', 0, []],
  ])('by due date: %s', (_what, today, estimatedPayments, payments) => {
    const request = { ...nothing, estimatedPayments, today: day(today), lastYear: { tax: 10_000, highIncome: false } };
    const { estimated } = withholdingCheck(undefined, business, request);
    expect(estimated?.payments.map(({ due, amount, isPast }) => [due.toISOString().slice(0, 10), isPast ? 'past' : amount])).toEqual(
      payments,
    );
    expect(estimated?.amount).toBe(payments.reduce((sum, [, amount]) => sum + (amount === 'past' ? 0 : amount), 0));
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
