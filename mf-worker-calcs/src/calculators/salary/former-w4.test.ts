import { LAW_YEARS } from '@bracketwise/contract/years';
import { wageBrackets } from '@bracketwise/tax-engine/law/federal/wage-brackets';
import { loadPayLaw, type PayLaw } from '../../states/pay-law.ts';
import { salaryChanges } from './changes/salary-changes.ts';
import { salaryForm } from './form.ts';
import { officialSalary } from './official.ts';
import { hasPaychecks, hasWageBrackets } from './pay-inputs.ts';

type Entries = Readonly<Record<string, string>>;

let texas: PayLaw;
beforeAll(async () => {
  texas = await loadPayLaw('TX');
});

const inputs = (entries: Entries) =>
  salaryForm
    .schema('en-US')
    .validateSync({ ...salaryForm.draft, grossSalary: '60000', state: 'TX', taxYear: '2026', payFrequency: 'monthly', ...entries });
const withheld = (entries: Entries) => officialSalary(inputs(entries), texas).paychecks!.answer.jobs[0]!.paychecks[0]!.federalWithholding;

test.each<readonly [string, Entries, number]>([
  // Publication 15-T (2026), Worksheet 1A, annual table for single people: 1,240 + 12% x (60,000 - 2 x 4,300 - 19,900), in twelve parts.
  ['Single with two allowances', { w4Form: 'formerSingle', w4Allowances: '2' }, 418.33],
  // The table for couples: 2,480 + 12% x (60,000 - 3 x 4,300 - 44,100), and line 6.
  ['Married with three allowances and line 6', { w4Form: 'formerMarried', w4Allowances: '3', w4Extra: '20' }, 256.67],
  // 1,240 + 12% x (57,900 - 19,900) + 22% x (60,000 - 57,900).
  ['Single without allowances', { w4Form: 'formerSingle' }, 521.83],
  ['what a later form would have', { w4Form: 'formerSingle', w4Allowances: '2', w4Credits: '1200', w4MultipleJobs: 'true' }, 418.33],
  ['a claim to be exempt', { w4Form: 'exempt', w4Extra: '20' }, 0],
])('a Form W-4 of 2019 or earlier withholds by its own lines: %s', (_name, entries, tax) => {
  expect(withheld(entries)).toBe(tax);
});

test('wage bracket tables give whole dollars near the percentage method', () => {
  const byTable = withheld({ federalMethod: 'wageBracket' });
  expect(byTable).toBe(Math.round(byTable));
  expect(Math.abs(byTable - withheld({}))).toBeLessThan(5);
});

test('the year with the first wage bracket tables is the engine’s', () => {
  const ofEngine = LAW_YEARS.filter((year) => hasPaychecks(year) && wageBrackets[year].value !== undefined);
  expect(LAW_YEARS.filter(hasWageBrackets)).toEqual(ofEngine);
  expect(withheld({ taxYear: '2024', federalMethod: 'wageBracket' })).toBe(withheld({ taxYear: '2024' }));
});

test('a marriage and a baby bring a Form W-4 of the present kind, and a raise doesn’t', () => {
  const paycheckOf = (name: string, entries: Entries) =>
    salaryChanges(inputs(entries), texas).find((change) => change.name === name)?.paycheck ?? NaN;
  const former = { w4Form: 'formerSingle', w4Allowances: '0' };
  const difference = withheld(former) - withheld({});
  expect(paycheckOf('marriage', former) - paycheckOf('marriage', {})).toBeCloseTo(difference, 2);
  expect(paycheckOf('baby', former) - paycheckOf('baby', {})).toBeCloseTo(difference, 2);
  // 250 more a month: 22% instead of 12%.
  expect(paycheckOf('raise', former)).toBeCloseTo(250 * (1 - 0.22 - 0.0765), 1);
});
