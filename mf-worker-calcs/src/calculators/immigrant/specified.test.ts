import { immigrantTax, type RoughInputs, type ImmigrantResult } from './specified.ts';

const asked: RoughInputs = { visaStatus: 'h1b', monthsInUs: 12, usIncome: 60_000, foreignIncome: 10_000, state: 'CA' };
const taxed = (change: Partial<RoughInputs>) => immigrantTax({ ...asked, ...change });

test.each<[string, Partial<RoughInputs>, Partial<ImmigrantResult>]>([
  // 70,000 - 13,850 = 56,150: 1,100 + 4,047 + 11,425 at 22 %.
  [
    'a resident',
    {},
    {
      isResident: true,
      totalIncome: 70_000,
      federalTax: 7_660.5,
      stateTax: 3_600,
      payrollTax: 4_590,
      totalTax: 15_850.5,
      visaStatus: 'h1b',
    },
  ],
  // 60,000 - 4,050 = 55,950: 1,100 + 4,047 + 11,225 at 22 %.
  [
    'a nonresident, on US income only and without payroll tax',
    { monthsInUs: 5 },
    { isResident: false, totalIncome: 70_000, federalTax: 7_616.5, stateTax: 3_600, payrollTax: 0, totalTax: 11_216.5 },
  ],
  ['a resident student: no payroll tax', { visaStatus: 'f1_student' }, { isResident: true, payrollTax: 0 }],
  ['an exchange visitor: payroll tax', { visaStatus: 'j1' }, { isResident: true, payrollTax: 4_590 }],
  ['New York', { state: 'NY' }, { stateTax: 3_300 }],
  ['Texas', { state: 'TX' }, { stateTax: 0 }],
  ['Florida', { state: 'FL' }, { stateTax: 0 }],
  ['Washington', { state: 'WA' }, { stateTax: 0 }],
  ['another state', { state: 'other' }, { stateTax: 0 }],
  ['income at the deduction', { usIncome: 13_850, foreignIncome: 0 }, { federalTax: 0 }],
  ['a nonresident at the deduction', { monthsInUs: 0, usIncome: 4_050 }, { federalTax: 0 }],
  ['the end of the first bracket', { usIncome: 24_850, foreignIncome: 0 }, { federalTax: 1_100 }],
  ['the end of the second bracket', { usIncome: 58_575, foreignIncome: 0 }, { federalTax: 5_147 }],
  ['far into the third bracket', { usIncome: 1_058_575, foreignIncome: 0 }, { federalTax: 225_147 }],
  ['a negative sum of incomes', { monthsInUs: 0, foreignIncome: -60_001 }, { totalIncome: -1, totalTax: 11_216.5, effectiveRate: 0 }],
  ['no income at all', { usIncome: 0, foreignIncome: 0 }, { totalTax: 0, effectiveRate: 0 }],
])('%s', (_case, change, result) => expect(taxed(change)).toMatchObject(result));

test('one dollar above a limit is taxed at the next rate', () => {
  expect(taxed({ usIncome: 24_851, foreignIncome: 0 }).federalTax).toBeCloseTo(1_100.12, 9);
  expect(taxed({ usIncome: 58_576, foreignIncome: 0 }).federalTax).toBeCloseTo(5_147.22, 9);
});

test('the effective rate is a percentage of worldwide income', () => {
  expect(taxed({}).effectiveRate).toBeCloseTo((15_850.5 / 70_000) * 100, 9);
  expect(taxed({ monthsInUs: 0 }).effectiveRate).toBeCloseTo((11_216.5 / 70_000) * 100, 9);
});

test.each([
  ['h1b', 5, false],
  ['h1b', 5.99, false],
  ['h1b', 6, true],
  ['f1_student', 6, true],
  ['other', 0, false],
  ['green_card', 0, true],
  ['citizen', 0, true],
] as const)('%s with %d months: resident is %s', (visaStatus, monthsInUs, isResident) => {
  expect(taxed({ visaStatus, monthsInUs }).isResident).toBe(isResident);
});
