/** Gambling winnings and losses: 26 U.S.C. § 165(d), and what states count of the losses. Each expected amount is computed in its comment. */
import type { Household } from '@bracketwise/contract/household';
import type { StateCode } from '@bracketwise/contract/states';
import { fileReturns } from '../src/filing.ts';
import { taxReturn } from '../src/index.ts';
import { stateLaws } from '../src/law/states/all.ts';

const single: Household = { taxYear: 2025, filingStatus: 'single', wages: 100_000, stateIncomeTaxPaid: 0 };
const player: Household = { ...single, gamblingWinnings: 20_000, gamblingLosses: 20_000 };
const owner: Household = { ...player, mortgageInterest: 20_000 };

test.each<[string, Household, number]>([
  // 120,000 - 15,750. The standard deduction is larger than 15,000 of losses.
  ['losses below the standard deduction change nothing', { ...player, gamblingLosses: 15_000 }, 104_250],
  // 120,000 - 20,000.
  ['losses above it are itemized', player, 100_000],
  ['losses count up to the winnings', { ...player, gamblingLosses: 50_000 }, 100_000],
  ['other expenses are itemized too', owner, 80_000],
  // 120,000 - 20,000 - 90% of 20,000.
  ['from 2026 on, 90% of the losses count', { ...owner, taxYear: 2026 }, 82_000],
  // 90% of 30,000 is more than the winnings.
  ['but never more than the winnings', { ...owner, taxYear: 2026, gamblingLosses: 30_000 }, 80_000],
  ['losses without winnings count nothing', { ...owner, gamblingWinnings: 0 }, 80_000],
  // 26 U.S.C. § 873(b): no standard deduction either.
  ['nonresidents deduct none', { ...player, nonresident: true }, 120_000],
])('%s', (_what, household, taxableIncome) => expect(taxReturn(household).taxableIncome).toBe(taxableIncome));

test('lines name both', () => {
  const { lines } = taxReturn({ ...owner, taxYear: 2026, otherItemizedDeductions: 500 });
  const amountOf = (label: string) => lines.find((line) => line.label === label)?.amount;
  expect([amountOf('gamblingWinnings'), amountOf('gamblingLosses'), amountOf('otherItemizedDeduction')]).toEqual([20_000, -18_000, -500]);
});

const stateFiling = (household: Household, state: StateCode) => fileReturns(stateLaws[state], { ...household, state }).state!;

// Their Code is of a day before Pub. L. 119-21: 20,000 + 20,000. New York follows the federal change: 20,000 + 18,000, less
// a tenth by N.Y. Tax Law § 615(f)(1): 25% of 20,000 / 50,000.
test.each<[StateCode, number]>([
  ['CA', -40_000],
  ['KY', -40_000],
  ['MN', -40_000],
  ['NY', -34_200],
])('%s itemizes %d in 2026', (state, amount) => {
  const { lines } = stateFiling({ ...owner, taxYear: 2026 }, state);
  expect(lines.find(({ label }) => label === 'itemizedDeductions')?.amount).toBe(amount);
});

// 72 P.S. § 7303(a)(7), N.J.S.A. 54A:5-1(g): the winnings less the losses are income.
test.each<StateCode>(['PA', 'NJ'])('%s taxes winnings less losses', (state) => {
  expect(stateFiling(player, state).tax).toBe(stateFiling(single, state).tax);
  expect(stateFiling({ ...player, gamblingLosses: 50_000 }, state).tax).toBe(stateFiling(single, state).tax);
});

// 2021 PA 168: what the federal return itemizes; 4.25% of 20,000.
test('Michigan deducts losses that the federal return itemizes', () => {
  const without: Household = { ...owner, gamblingLosses: 0 };
  expect(stateFiling(without, 'MI').tax! - stateFiling(owner, 'MI').tax!).toBeCloseTo(850, 2);
  const small: Household = { ...player, gamblingLosses: 9_000 };
  expect(stateFiling(small, 'MI').tax).toBe(stateFiling({ ...small, gamblingLosses: 0 }, 'MI').tax);
});

test.each<StateCode>(['CT', 'IL', 'IN', 'KS', 'MA', 'NC', 'OH', 'RI', 'WV'])('%s taxes winnings in full', (state) => {
  expect(stateFiling(owner, state).tax).toBe(stateFiling({ ...owner, gamblingLosses: 0 }, state).tax);
});
