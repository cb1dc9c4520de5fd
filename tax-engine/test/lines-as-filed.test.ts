/** Form 1040 and its schedules line by line, as they are filed. Amounts of examples are computed in their comments. */
import { HOUSEHOLD_FIELDS, householdField, type Household, type HouseholdFieldName } from '@bracketwise/contract/household';
import type { LawYear } from '@bracketwise/contract/years';
import { fileForm1040 } from '../src/federal/file.ts';
import type { FiledForm, FiledLine } from '../src/federal/lines-as-filed.ts';
import { completed } from '../src/household.ts';
import { returnAsFiled, taxReturn } from '../src/index.ts';
import { FIRST_FILED_YEAR, LAST_PUBLISHED_FORM } from '../src/law/federal/published-forms.ts';
import { stateLaws } from '../src/law/states/all.ts';
import { FORM_LINES, FORM_YEARS } from './docs/lines-of-forms.ts';
import fc, { times } from './random.ts';
import { householdsWith } from './some-households.ts';

const PUBLISHED_YEARS = FORM_YEARS.filter((year) => year >= FIRST_FILED_YEAR && year <= LAST_PUBLISHED_FORM);
const PAID = { withheld: 1_000, estimated: 0 };

function filed(household: Household, payments: Parameters<typeof returnAsFiled>[2] = PAID) {
  const whole = returnAsFiled(undefined, household, payments)!;
  const amounts = new Map(whole.lines.map(({ key, amount }) => [key, amount]));
  return { ...whole, of: (key: FiledLine['key']) => amounts.get(key) ?? NaN };
}

/** The amounts that are not zero, by form and number. */
const byNumber = ({ lines }: { readonly lines: readonly FiledLine[] }, form: FiledForm) =>
  Object.fromEntries(lines.flatMap((line) => (line.form === form && line.amount !== 0 ? [[line.number, line.amount]] : [])));

const parents: Household = {
  taxYear: 2025,
  filingStatus: 'marriedJoint',
  wages: 62_000,
  taxableInterest: 500,
  dependentAges: [4, 9],
};

test('a family has each amount on its line of 2025', () => {
  // 62,500 - 31,500 = 31,000, in the row of the Tax Table to 31,050: 10% of 23,850 and 12% of 7,175 are 3,246. Of the credit of 4,400,
  // 3,246 lower the tax to zero, and 1,154 are refunded. In the row to 62,550, the earned income credit is 7,152 - 21.06% of 32,055, or 401.
  expect(byNumber(filed(parents), 'form1040')).toEqual({
    '1a': 62_000,
    '1z': 62_000,
    '2b': 500,
    9: 62_500,
    '11a': 62_500,
    '12e': 31_500,
    14: 31_500,
    15: 31_000,
    16: 3_246,
    18: 3_246,
    19: 3_246,
    21: 3_246,
    '25d': 1_000,
    '27a': 401,
    28: 1_154,
    32: 1_555,
    33: 2_555,
    34: 2_555,
  });
  expect(filed(parents)).toMatchObject({ formYear: 2025, totalTax: 0, refundableCredits: 1_555, refund: 2_555 });
});

test('the same lines had other numbers in 2024', () => {
  expect(Object.keys(byNumber(filed({ ...parents, taxYear: 2024, wages: 40_000 }), 'form1040'))).toEqual(
    expect.arrayContaining(['11', '12', '27']),
  );
});

test('a business is on Schedules 1 and 2, and an amount owed on line 37', () => {
  // Schedule SE: 50,000 × 0.9235 × 15.3% = 7,064.775, half of it 3,532.39. 50,000 - 3,532 - 15,750 = 30,718; the QBI deduction is 20% of
  // that, 6,143.52. 24,574 is in the row to 24,600: 1,192.50 + 12% of 12,650 = 2,710.50.
  const business = filed({ taxYear: 2025, filingStatus: 'single', selfEmploymentProfit: 50_000 });
  expect(byNumber(business, 'schedule1')).toEqual({ 3: 50_000, 10: 50_000, 15: 3_532, 26: 3_532 });
  expect(byNumber(business, 'schedule2')).toEqual({ 4: 7_065, 21: 7_065 });
  expect(byNumber(business, 'form1040')).toMatchObject({ 15: 24_574, 16: 2_711, 24: 9_776, 37: 8_776 });
  expect(business.refund).toBe(-8_776);
});

test('credits limited by the tax use up the tax of the table', () => {
  // 61,000 - 31,500 = 29,500 is the start of a row: 10% of 23,850 and 12% of 5,675 are 3,066, not 3,063.
  const family = filed({ ...parents, wages: 61_000, taxableInterest: 0 });
  expect([family.of('tax'), family.of('childTaxCredit'), family.of('taxAfterCredits'), family.of('additionalChildTaxCredit')]).toEqual([
    3_066, 3_066, 0, 1_334,
  ]);
});

test('without payments, the lines that need them are missing', () => {
  const { lines, refund } = returnAsFiled(undefined, parents)!;
  expect(refund).toBeUndefined();
  const keys = lines.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['totalTax', 'refundableCredits']));
  expect(['withheld', 'estimatedPayments', 'payments', 'overpaid', 'owed'].filter((key) => (keys as string[]).includes(key))).toEqual([]);
});

test('the state tax is itemized as it is in the whole return', () => {
  const household: Household = { ...parents, state: 'CA', wages: 300_000, mortgageInterest: 30_000 };
  const { deduction } = taxReturn(household);
  const { lines } = returnAsFiled(stateLaws.CA, household)!;
  expect(deduction).toBeGreaterThan(31_500);
  expect(lines.find(({ key }) => key === 'deduction')?.amount).toBe(Math.round(deduction));
});

test('a year whose form has other lines has none, and a nonresident neither', () => {
  expect(returnAsFiled(undefined, { ...parents, taxYear: 2021 })).toBeUndefined();
  expect(returnAsFiled(undefined, { taxYear: 2025, filingStatus: 'single', nonresident: true })).toBeUndefined();
});

test('a year whose form is not published has the numbers of the last one', () => {
  const { formYear, lines } = filed({ ...parents, taxYear: 2026, charitableGifts: 700 });
  expect(formYear).toBe(2025);
  expect(lines.find(({ key }) => key === 'gifts')).toMatchObject({ number: '', amount: 700 });
});

describe.each(PUBLISHED_YEARS)('the list of the lines of %s', (year) => {
  const NAMES = { form1040: 'Form 1040', schedule1: 'Schedule 1', schedule2: 'Schedule 2', schedule3: 'Schedule 3' } as const;
  /** The numbers of each line of ours, where one holds two. */
  const printedIn = (taxYear: LawYear, form: FiledForm) =>
    filed({ ...parents, taxYear })
      .lines.filter((line) => line.form === form)
      .map(({ number }) => number.split(', ').filter(Boolean));
  /** What one line of ours holds for several, sums of a single line, and lines that repeat one. */
  const JOINED: Readonly<Partial<Record<FiledForm, readonly string[]>>> = {
    form1040: ['11b'],
    schedule1: ['8c', '8e', '8f', '8g', '8h', '8i', '8j', '8k', '8l', '8m', '8n', '8o', '8q', '8r', '8t', '8u', '8v'],
    schedule2: ['1z'],
  };

  test.each(Object.entries(NAMES) as [FiledForm, string][])('%s has those that a household asks for or that are computed', (form, name) => {
    const known = FORM_LINES[name]!.filter(({ leftOut }) => leftOut === undefined).flatMap(({ numbers }) => numbers.get(year) ?? []);
    expect([...printedIn(year, form).flat(), ...(JOINED[form] ?? [])]).toEqual(expect.arrayContaining(known));
  });

  test.each(Object.entries(NAMES) as [FiledForm, string][])('%s gives each the number of its amount', (form, name) => {
    const numbersNow = printedIn(LAST_PUBLISHED_FORM, form);
    const listed = numbersNow.map((ofLine) =>
      ofLine.flatMap((number) => {
        const amount = FORM_LINES[name]!.find(({ numbers }) => numbers.get(LAST_PUBLISHED_FORM) === number);
        return amount?.numbers.get(year) ?? [];
      }),
    );
    expect(printedIn(year, form)).toEqual(listed);
  });
});

describe('any household', () => {
  const residents = householdsWith({ nonresident: fc.constant(undefined) });

  test('has sums that add up', () => {
    fc.assert(
      fc.property(residents, (household) => {
        const { of, lines, refund } = filed(household);
        expect(lines.filter(({ amount }) => !Number.isInteger(amount))).toEqual([]);
        const wages = of('wages') + of('careBenefits') + of('foreignPay');
        const investments = of('taxableInterest') + of('ordinaryDividends') + of('capitalGain');
        expect(of('totalIncome')).toBe(wages + investments + of('pensions') + of('taxableBenefits') + of('fromSchedule1'));
        expect(of('adjustedGrossIncome')).toBe(of('totalIncome') - of('adjustments'));
        const deductions = of('deduction') + of('gifts') + of('businessDeduction') + of('schedule1A');
        expect(of('taxableIncome')).toBe(Math.max(0, of('adjustedGrossIncome') - deductions));
        const afterCredits = of('tax') + of('additionsToTax') - of('childTaxCredit') - of('credits');
        expect(of('totalTax')).toBe(Math.max(0, afterCredits) + of('otherTaxes'));
        expect(refund).toBe(of('withheld') + of('refundableCredits') - of('totalTax'));
        expect(Math.min(of('overpaid'), of('owed'))).toBe(0);
      }),
      times(300),
    );
  });

  test('has the amounts of its return, rounded', () => {
    const ROUNDED = 0.5 + 1e-6;
    fc.assert(
      fc.property(residents, (household) => {
        const { of, lines } = filed(household);
        const form = fileForm1040(completed(household), { taxTable: true });
        const most = lines.length * ROUNDED;
        expect(Math.abs(of('totalIncome') - form.totalIncome)).toBeLessThanOrEqual(most);
        expect(Math.abs(of('adjustedGrossIncome') - form.adjustedGrossIncome)).toBeLessThanOrEqual(most);
        expect(of('taxableIncome')).toBe(taxReturn(household).asFiled.taxableIncome);
        const tax = form.federalIncomeTax + form.selfEmploymentTax + form.additionalMedicare;
        // The printed table of the earned income credit differs from the formula by a few dollars.
        const byTable = of('earnedIncomeCredit') - form.earnedIncomeCredit;
        expect(Math.abs(of('totalTax') - of('refundableCredits') - (tax - byTable))).toBeLessThanOrEqual(most);
      }),
      times(300),
    );
  });

  const base: Household = { taxYear: 2025, filingStatus: 'marriedJoint', wages: 80_000, pensionIncome: 9_000, spousePensionIncome: 9_000 };
  const MONEY = HOUSEHOLD_FIELDS.filter((name) => householdField(name).isMoney);
  test.each(MONEY)('has %s on a line', (name: HouseholdFieldName) => {
    const before = byNumber(filed(base), 'form1040');
    const after = byNumber(filed({ ...base, [name]: Number(base[name] ?? 0) + 5_000 }), 'form1040');
    expect(after).not.toEqual(before);
  });
});
