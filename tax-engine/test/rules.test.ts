import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { ExplanationLine } from '@bracketwise/contract/lines';
import { LAW_YEARS, type LawYear } from '@bracketwise/contract/years';
import { anyStatus, unchanged, type ByStatus, type LawTable } from '../src/kernel/law-table.ts';
import { schedule } from '../src/kernel/schedule.ts';
import { notOver } from '../src/kernel/step-table.ts';
import * as amounts from '../src/rules/amounts.ts';
import { credit, creditOfTax, limitTax, noTaxUpTo, noTaxUpToTaxableIncome } from '../src/rules/credits.ts';
import { addBack, deduct } from '../src/rules/deductions.ts';
import { fileForm1040 } from '../src/federal/file.ts';
import { completed } from '../src/household.ts';
import { povertyGuideline } from '../src/law/federal/poverty-guidelines.ts';
import { addTax, flat, graduated, surtax } from '../src/rules/rates.ts';
import { startFromFederalAdjustedGrossIncome, startFromFederalTaxableIncome, startFromWages } from '../src/rules/start.ts';
import { StateWorksheet, type Step } from '../src/rules/state-worksheet.ts';

// Made-up law, to test how the rules use a table.
const law = <T>(value: T, source = 'statute'): LawTable<T, LawYear> => unchanged(LAW_YEARS, value, source);
const same = <T>(value: T, source?: string): LawTable<ByStatus<T>, LawYear> => law(anyStatus(value), source);
const dollars = (amount: number, source?: string) => amounts.fixed(same(amount, source));

function fill(wages: number, steps: readonly Step[], status: FilingStatus = 'single') {
  const lines: ExplanationLine[] = [];
  const worksheet = new StateWorksheet<LawYear>(
    2025,
    fileForm1040(completed({ taxYear: 2025, filingStatus: status, wages })),
    lines,
    false,
  );
  for (const step of [startFromWages('form'), ...steps]) step.apply(worksheet);
  return { worksheet, lines };
}
const amountOf = (amount: amounts.Amount, wages: number, status: FilingStatus = 'single') => amount.of(fill(wages, [], status).worksheet);
const sourceOf = (amount: amounts.Amount, wages: number) => amount.source(fill(wages, []).worksheet);

describe('starting points', () => {
  test('are wages, federal adjusted gross income or federal taxable income', () => {
    const start = (step: Step) => {
      const { worksheet } = fill(50_000, [step]);
      return [worksheet.adjustedGrossIncome, worksheet.taxableIncome];
    };
    expect(start(startFromWages('form'))).toEqual([50_000, 50_000]);
    expect(start(startFromFederalAdjustedGrossIncome('form'))).toEqual([50_000, 50_000]);
    expect(start(startFromFederalTaxableIncome('form'))).toEqual([50_000, 34_250]);
  });
});

describe('amounts', () => {
  test('perPerson counts both spouses on a joint return', () => {
    const exemption = amounts.perPerson(dollars(1_000));
    expect(amountOf(exemption, 0, 'marriedJoint')).toBe(2_000);
    expect(amountOf(exemption, 0, 'marriedSeparate')).toBe(1_000);
  });

  test('byIncome reads the table by income', () => {
    const table = amounts.byIncome(same(notOver([10_000, 50], [20_000, 25])));
    expect([10_000, 10_001, 20_001].map((wages) => amountOf(table, wages))).toEqual([50, 25, 0]);
  });

  test('percentageOfIncome stays between its bounds', () => {
    const deduction = amounts.percentageOfIncome(same({ rate: 0.15, minimum: 1_600, maximum: 2_400 }));
    expect([0, 12_000, 100_000].map((wages) => amountOf(deduction, wages))).toEqual([1_600, 1_800, 2_400]);
  });

  test('federal figures come from the federal return', () => {
    expect(amountOf(amounts.federalStandardDeduction('form'), 50_000)).toBe(15_750);
    expect(amountOf(amounts.federalIncomeTax('form'), 50_000)).toBe(3_871.5);
    expect(amountOf(amounts.federalIncomeTaxAfterCredits('form'), 16_000)).toBe(0);
    expect(amountOf(amounts.shareOfFederalEarnedIncomeCredit(law(0.2)), 10_000)).toBe(129.8);
    expect(amountOf(amounts.payrollTaxPaid('form'), 50_000)).toBe(3_825);
  });

  test('shareOf takes a share by income and cites it', () => {
    const share = amounts.byIncome(same(notOver([25_000, 0.35], [50_000, 0.25]), 'shares'));
    const deduction = amounts.shareOf(dollars(1_000, 'tax'), share);
    expect([25_000, 25_001, 60_000].map((wages) => amountOf(deduction, wages))).toEqual([350, 250, 0]);
    expect(sourceOf(deduction, 25_000)).toBe('shares');
  });

  test('upTo caps an amount and cites the cap if it applies', () => {
    const capped = amounts.upTo(amounts.federalIncomeTax('tax'), dollars(5_000, 'cap'));
    expect([amountOf(capped, 50_000), sourceOf(capped, 50_000)]).toEqual([3_871.5, 'tax']);
    expect([amountOf(capped, 90_000), sourceOf(capped, 90_000)]).toEqual([5_000, 'cap']);
  });

  test('lostAbove keeps the amount at the limit and drops it above', () => {
    const exemption = amounts.lostAbove(dollars(1_000, 'exemption'), same(40_000, 'limit'));
    expect([amountOf(exemption, 40_000), sourceOf(exemption, 40_000)]).toEqual([1_000, 'exemption']);
    expect([amountOf(exemption, 40_001), sourceOf(exemption, 40_001)]).toEqual([0, 'limit']);
  });

  test('phaseOut takes a share of each dollar above the start, down to the floor', () => {
    const credit = amounts.phaseOut(dollars(900), same({ start: 20_000, rate: 0.1 }));
    expect([20_000, 21_000, 29_000, 50_000].map((wages) => amountOf(credit, wages))).toEqual([900, 800, 0, 0]);
    const deduction = amounts.phaseOut(dollars(900), same({ start: 20_000, rate: 0.1, floor: 300 }));
    expect(amountOf(deduction, 50_000)).toBe(300);
  });

  test('shareLoss loses a growing share over its range', () => {
    const deduction = amounts.shareLoss(dollars(10_000), same({ start: 100_000, range: 75_000 }));
    expect([100_000, 115_000, 175_000, 200_000].map((wages) => amountOf(deduction, wages))).toEqual([10_000, 8_000, 0, 0]);
  });

  test('stepDown counts part of a step or not, as the law says', () => {
    const row = { start: 10_000, step: 1_000, loss: 100 };
    const parts = amounts.stepDown(dollars(1_000), same({ ...row, partCounts: true }));
    expect([10_000, 10_001, 11_000, 11_001, 99_000].map((wages) => amountOf(parts, wages))).toEqual([1_000, 900, 900, 800, 0]);
    const whole = amounts.stepDown(dollars(1_000), same({ ...row, partCounts: false, floor: 950 }));
    expect([10_999, 11_000, 99_000].map((wages) => amountOf(whole, wages))).toEqual([1_000, 950, 950]);
  });

  test('shareStepDown takes a share of the whole with each step', () => {
    const deduction = amounts.shareStepDown(dollars(10_000), same({ start: 250_000, step: 7_000, loss: 0.2 }));
    expect([250_000, 250_001, 257_001, 290_000].map((wages) => amountOf(deduction, wages))).toEqual([10_000, 8_000, 6_000, 0]);
  });

  test('stepUp grows with each step or part of one, up to the maximum', () => {
    const recapture = amounts.stepUp(same({ start: 200_000, step: 5_000, gain: 90, maximum: 2_700 }));
    expect([200_000, 200_001, 205_001, 900_000].map((wages) => amountOf(recapture, wages))).toEqual([0, 90, 180, 2_700]);
  });

  test('an amount lists every table it uses', () => {
    const [base, limit] = [same(1_000), same(40_000)];
    expect(amounts.lostAbove(amounts.perPerson(amounts.fixed(base)), limit).tables).toEqual([base, limit]);
  });
});

describe('steps', () => {
  test('a deduction stops at zero income but is shown in full', () => {
    const { worksheet, lines } = fill(800, [deduct('standardDeduction', dollars(1_000))]);
    expect(worksheet.taxableIncome).toBe(0);
    expect(lines.at(-1)).toMatchObject({ label: 'standardDeduction', amount: -1_000 });
  });

  test('an add-back raises taxable income, and one of zero writes no line', () => {
    const { worksheet, lines } = fill(10_000, [addBack('deductionAddBack', dollars(500)), addBack('deductionAddBack', dollars(0))]);
    expect(worksheet.taxableIncome).toBe(10_500);
    expect(lines.filter(({ label }) => label === 'deductionAddBack')).toHaveLength(1);
  });

  test('flat and graduated charge taxable income, surtax the part above its threshold', () => {
    expect(fill(10_000, [flat(law(0.05))]).worksheet.roundedTax).toBe(500);
    const schedules = same(schedule([0.02, 0.04], [1_000]));
    expect(fill(10_000, [graduated(schedules)]).worksheet.roundedTax).toBe(380);
    expect(fill(10_000, [surtax(law({ rate: 0.04, threshold: anyStatus(9_000) }))]).worksheet.roundedTax).toBe(40);
  });

  test('addTax adds dollars, creditOfTax takes a share of the tax, credit takes dollars', () => {
    const steps = [
      flat(law(0.05)),
      addTax('recapture', dollars(100)),
      creditOfTax('familySizeCredit', amounts.fixed(same(0.25))),
      credit('personalCredit', dollars(40)),
    ];
    const { worksheet, lines } = fill(10_000, steps);
    expect(worksheet.roundedTax).toBe(410);
    expect(lines.find(({ label }) => label === 'familySizeCredit')).toMatchObject({ tax: -150, rate: 0.25 });
  });

  test('limitTax lowers a tax above the limit and leaves others unchanged', () => {
    expect(fill(10_000, [flat(law(0.05)), limitTax('limitedIncomeCredit', dollars(300))]).worksheet.roundedTax).toBe(300);
    expect(fill(10_000, [flat(law(0.05)), limitTax('limitedIncomeCredit', dollars(900))]).worksheet.roundedTax).toBe(500);
  });

  test('noTaxUpTo cancels the tax at the limit or only below it', () => {
    const tax = (wages: number, limitIncluded: boolean) =>
      fill(wages, [flat(law(0.05)), noTaxUpTo(same(10_000), limitIncluded)]).worksheet.roundedTax;
    expect([tax(10_000, true), tax(10_001, true)]).toEqual([0, 500.05]);
    expect([tax(9_999, false), tax(10_000, false)]).toEqual([0, 500]);
  });

  test('noTaxUpToTaxableIncome uses income after deductions', () => {
    const tax = (wages: number) =>
      fill(wages, [deduct('standardDeduction', dollars(5_000)), flat(law(0.05)), noTaxUpToTaxableIncome(same(100))]).worksheet.roundedTax;
    expect([5_100, 5_101].map(tax)).toEqual([0, 5.05]);
  });
});

test('the poverty guideline counts the taxpayers on a return: two on a joint one', () => {
  expect(povertyGuideline[2020].value).toEqual({ single: 12_760, marriedJoint: 17_240, marriedSeparate: 12_760, headOfHousehold: 12_760 });
  expect(povertyGuideline[2025].value.marriedJoint).toBe(21_150);
});
