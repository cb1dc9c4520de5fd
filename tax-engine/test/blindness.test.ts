import type { Household } from '@bracketwise/contract/household';
import { STATE_CODES } from '@bracketwise/contract/states';
import { HOUSEHOLD_YEARS } from '@bracketwise/contract/years';
import { taxReturn } from '../src/index.ts';

/** States whose law names no amount for blindness. Some had one that has ended, such as Louisiana. */
const NO_AMOUNT: Readonly<Record<(typeof HOUSEHOLD_YEARS)[number], string>> = {
  2024: 'AK CT FL GA NC NH NV NY OH PA RI SD TN TX WA WI WV WY',
  2025: 'AK CT FL GA LA NC NH NV NY OH PA RI SD TN TX WA WI WV WY',
  2026: 'AK CT FL GA LA NC NH NV NY OH PA RI SC SD TN TX WA WI WV WY',
};

const stateTax = (household: Household) => taxReturn(household).stateTax;

test.each(HOUSEHOLD_YEARS)('in %i, blindness changes the tax in every state that has an amount for it', (taxYear) => {
  const unchanged = STATE_CODES.filter((state) => {
    // North Dakota's lowest rate starts at 48,475 of taxable income.
    const household: Household = { taxYear, state, filingStatus: 'single', age: 50, wages: 90_000 };
    return stateTax({ ...household, blind: true }) === stateTax(household);
  });
  expect(unchanged.toSorted().join(' ')).toBe(NO_AMOUNT[taxYear]);
});

test.each(HOUSEHOLD_YEARS)('in %i, the blindness of a spouse counts on joint returns only', (taxYear) => {
  const changed = STATE_CODES.filter((state) => {
    const household: Household = { taxYear, state, filingStatus: 'headOfHousehold', wages: 60_000, dependentAges: [8] };
    return stateTax({ ...household, spouseBlind: true }) !== stateTax(household);
  });
  expect(changed).toEqual([]);
});
