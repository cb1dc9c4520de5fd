import { taxReturn } from '@bracketwise/tax-engine';
import { salaryForm, type SalaryInputs } from '../form.ts';
import { loadPayLaw, type PayLaw } from '../../../states/pay-law.ts';
import { moveTo, salaryChanges, type ChangeName } from './salary-changes.ts';

let texas: PayLaw;
beforeAll(async () => {
  texas = await loadPayLaw('TX');
});

const inputs = (entries: Readonly<Record<string, string>> = {}): SalaryInputs =>
  salaryForm
    .schema('en-US')
    .cast({ ...salaryForm.draft, grossSalary: '60000', state: 'TX', taxYear: '2026', payFrequency: 'monthly', ...entries });
const changesOf = (entries?: Readonly<Record<string, string>>) => salaryChanges(inputs(entries), texas);
const changeOf = (name: ChangeName, entries?: Readonly<Record<string, string>>) =>
  changesOf(entries).find((change) => change.name === name);

const household = { taxYear: 2026, filingStatus: 'single', state: 'TX', wages: 60_000 } as const;
const before = taxReturn(household);

test.each([
  // 12% federal, 6.2% and 1.45% of 3,000.
  ['raise', { year: 3_000 * 0.8035, tax: 3_000 * 0.1965, saved: 0 }],
  // The same of 5,000.
  ['bonus', { year: 5_000 * 0.8035, tax: 5_000 * 0.1965, saved: 0 }],
  // 12% federal of 600; Social Security and Medicare tax it.
  ['deferral', { year: -600 * 0.88, tax: -600 * 0.12, saved: 600 }],
] as const)('%s is priced by the return', (name, expected) => {
  const change = changeOf(name)!;
  for (const key of ['year', 'tax', 'saved'] as const) expect(change[key]).toBeCloseTo(expected[key], 2);
});

test.each<[ChangeName, number]>([
  ['raise', 5_000],
  ['bonus', 5_000],
])(
  'a %s on 100,000 in New York City also owes the city 3.876% less a credit of 0.228% (N.Y.C. Admin. Code § 11-1701; N.Y. Tax Law § 1310(e))',
  async (name, more) => {
    const newYork = await loadPayLaw('NY');
    const taxIn = (locality: string) =>
      salaryChanges(inputs({ grossSalary: '100000', state: 'NY', locality }), newYork).find((change) => change.name === name)?.tax ?? 0;
    expect(taxIn('NYC') - taxIn('')).toBeCloseTo(more * (0.03876 - 0.00228), 2);
  },
);

test('a bonus shows its own payment: 22% federal (26 CFR § 31.3402(g)-1), 6.2% and 1.45% less', () => {
  expect(changeOf('bonus')?.paycheck).toBeCloseTo(5_000 * (1 - 0.22 - 0.062 - 0.0145), 2);
});

test('a raise changes a paycheck by its share of the pay less what is withheld', () => {
  // 250 a month, 12% by the percentage method of Publication 15-T, 6.2% and 1.45%.
  expect(changeOf('raise')?.paycheck).toBeCloseTo(250 * 0.8035, 1);
});

test('ten hours of overtime are paid at time and a half, and their premium is deducted', () => {
  // 60,000 / 2,080 an hour: 10 hours in 12 months at time and a half are 432.69 a month; a third of it is deductible, 26 U.S.C. § 225.
  const { taxYear, filingStatus, state, wages } = household;
  const after = taxReturn({ taxYear, filingStatus, state, wages: wages + 5_192.28, qualifiedOvertime: 1_730.77 });
  const { year, tax } = changeOf('overtime')!;
  expect(year).toBeCloseTo(after.netIncome - before.netIncome, 2);
  expect(tax).toBeCloseTo(after.totalTax - before.totalTax, 2);
});

test('a baby brings the child tax credit, in equal parts by Step 3 of Form W-4', () => {
  const after = taxReturn({ ...household, dependentAges: [0] });
  const { year, tax, paycheck } = changeOf('baby')!;
  expect(year).toBeCloseTo(after.netIncome - before.netIncome, 2);
  expect(tax).toBe(-2_200);
  expect(paycheck).toBeCloseTo(2_200 / 12, 1);
});

test('marriage prices the joint return of a couple with one income', () => {
  const after = taxReturn({ ...household, filingStatus: 'marriedJoint' });
  expect(changeOf('marriage')?.year).toBeCloseTo(after.netIncome - before.netIncome, 2);
});

test('a second job shows its own paycheck, and its year costs what the return of both says', () => {
  const after = taxReturn({ ...household, wages: 72_000 });
  const { year, tax, paycheck } = changeOf('secondJob')!;
  expect(year).toBeCloseTo(after.netIncome - before.netIncome, 2);
  expect(tax).toBeCloseTo(after.totalTax - before.totalTax, 2);
  // 1,000 a month stays below the standard deduction in the tables: 6.2% and 1.45%.
  expect(paycheck).toBe(923.5);
});

test('a second job pays what the change says, whatever the hidden fields of one hold', () => {
  expect(changeOf('secondJob', { secondJobDeferrals: '2000', secondJobPremiums: '50' })).toEqual(changeOf('secondJob'));
});

test('a move is priced by the return of a whole year in the other state, without a place there', async () => {
  const [newYork, florida] = await Promise.all([loadPayLaw('NY'), loadPayLaw('FL')]);
  const inCity = inputs({ state: 'NY', locality: 'NYC' });
  const { year, tax, paycheck } = moveTo(inCity, newYork, florida);
  const city = taxReturn({ ...household, state: 'NY', locality: 'NYC' });
  const there = taxReturn({ ...household, state: 'FL' });
  expect(year).toBeCloseTo(there.netIncome - city.netIncome, 2);
  expect(tax).toBeCloseTo(there.totalTax - city.totalTax, 2);
  expect(paycheck).toBeGreaterThan(year / 12);
});

test.each([
  ['secondJob', 'of somebody who has one', { secondJobPay: '500' }],
  ['marriage', 'of a couple', { filingStatus: 'married_joint' }],
  ['deferral', 'beyond the limit of 24,500', { electiveDeferrals: '2041' }],
  ['deferral', 'beyond the pay', { preTaxPremiums: '4990' }],
  ['overtime', 'beyond the hours of a week', { overtimeHours: '160' }],
  ['baby', 'beyond the dependents of a return', { children: '100' }],
] as const)('no %s %s', (name, _why, entries) => {
  expect(changesOf().map((change) => change.name)).toContain(name);
  expect(changesOf(entries).map((change) => change.name)).not.toContain(name);
});
