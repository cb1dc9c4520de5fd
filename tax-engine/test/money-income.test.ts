import { fieldsOfKind, householdField, type Household } from '@bracketwise/contract/household';
import { taxReturn } from '../src/index.ts';
import { cents } from './household.ts';

/** Money that no line of adjusted gross income has. */
const UNTAXED: readonly string[] = ['taxExemptInterest'];
const MONEY = fieldsOfKind('amount', 'gain').filter((name) => householdField(name).isMoney);

test.each(MONEY)('%s counts in net income, and the lines of income with it add up to adjusted gross income', (name) => {
  const pay = { wages: 50_000, spouseWages: 1_000 };
  const amounts: Record<string, number> = { ...pay, [name]: 30_000 };
  const result = taxReturn({ taxYear: 2025, filingStatus: 'marriedJoint', ...amounts });
  const income = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
  expect(cents(result.netIncome)).toBe(cents(income - result.totalTax));
  const end = result.lines.findIndex(({ label }) => label === 'adjustedGrossIncome');
  expect(end).toBeGreaterThan(0);
  const lines = result.lines.slice(0, end).map(({ amount = 0 }) => cents(amount));
  expect(lines.reduce((sum, amount) => sum + amount, 0)).toBe(cents(result.adjustedGrossIncome));
  const changes = result.adjustedGrossIncome !== taxReturn({ taxYear: 2025, filingStatus: 'marriedJoint', ...pay }).adjustedGrossIncome;
  expect(changes).toBe(!UNTAXED.includes(name));
});

const SINGLE: Household = { taxYear: 2025, filingStatus: 'single' };

test.each<[string, Household, number]>([
  ['gambling losses up to the winnings', { ...SINGLE, wages: 50_000, gamblingWinnings: 10_000, gamblingLosses: 12_000 }, 50_000],
  ['what moves into a Roth IRA', { ...SINGLE, pensionIncome: 40_000, rothConversions: 30_000 }, 10_000],
  ['forfeited interest', { ...SINGLE, taxableInterest: 1_000, savingsPenalty: 200 }, 800],
  ['foreign tax', { ...SINGLE, wages: 60_000, nonqualifiedDividends: 5_000, foreignTaxPaid: 300 }, 64_700],
])('nobody keeps %s', (_what, household, money) => {
  const { netIncome, totalTax } = taxReturn(household);
  expect(netIncome + totalTax).toBeCloseTo(money, 2);
});
