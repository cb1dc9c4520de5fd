import type { Household } from '@bracketwise/contract/household';
import { taxReturn } from '../../src/index.ts';

const household: Household = { taxYear: 2025, state: 'WA', filingStatus: 'headOfHousehold', wages: 20_000 };

// Working Families Tax Credit application (2025); Wash. Rev. Code § 82.08.0206(3).
test.each<[string, Partial<Household>, number]>([
  ['is paid for one child', { dependentAges: [5] }, -660],
  ['counts at most three children', { dependentAges: [1, 3, 5, 7] }, -1_330],
  ['is paid to separate filers too', { filingStatus: 'marriedSeparate', dependentAges: [5] }, -660],
  // The federal credit ends at 50,434; this one falls from 660 to 50 over the last 5,000: 660 − 0.122 × 2,500.21.
  ['falls over the last 5,000 before the federal credit ends', { dependentAges: [5], wages: 47_934 }, -355],
  ['is zero where the federal credit has ended', { dependentAges: [5], wages: 50_500 }, 0],
  ['is zero without earnings', { dependentAges: [5], wages: 0, pensionIncome: 20_000 }, 0],
  ['is zero with more investment income than the federal limit', { dependentAges: [5], taxableInterest: 11_951 }, 0],
  ['in 2024 is 640 for one child', { taxYear: 2024, dependentAges: [5] }, -640],
  ['in 2023 is 940 for two', { taxYear: 2023, dependentAges: [5, 7] }, -940],
  ['in 2022 is 600 for one child', { taxYear: 2022, dependentAges: [5] }, -600],
  ['was not paid to separate filers in 2022', { taxYear: 2022, filingStatus: 'marriedSeparate', dependentAges: [5] }, 0],
  ['in 2021 did not exist', { taxYear: 2021, dependentAges: [5] }, 0],
])('the Working Families Tax Credit %s', (_case, change, tax) => {
  expect(Math.round(taxReturn({ ...household, ...change }).stateTax ?? NaN)).toBe(tax);
});

test('gifts above the floor are deducted from long-term gains, up to a limit', () => {
  const gains: Household = { taxYear: 2025, state: 'WA', filingStatus: 'single', longTermGain: 900_000, charitableGifts: 400_000 };
  // 900,000 − 278,000 − 111,000, at 7%.
  expect(taxReturn(gains).stateTax).toBe(35_770);
  // 900,000 − 250,000 − 100,000, and 900,000 − 262,000 − 105,000.
  expect(taxReturn({ ...gains, taxYear: 2022 }).stateTax).toBe(38_500);
  expect(taxReturn({ ...gains, taxYear: 2023 }).stateTax).toBe(37_310);
});
