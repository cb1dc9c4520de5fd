import type { Household } from '@bracketwise/contract/household';
import { savedAsHeadOfHousehold } from '../src/index.ts';
import { stateLaw as texas } from '../src/law/states/tx.ts';

const parent: Household = { taxYear: 2025, filingStatus: 'single', state: 'TX', wages: 70_000, dependentAges: [8] };

test.each([
  // Single: 70,000 - 15,750 = 54,250: 5,578.50 + 22% of 5,775 = 6,849. Head: 70,000 - 23,625 = 46,375: 1,700 + 12% of 29,375 = 5,225.
  ['a parent of a child', parent, 1_624],
  ['without a child under 19', { ...parent, dependentAges: [70] }, 0],
  ['a married couple', { ...parent, filingStatus: 'marriedJoint' }, 0],
  ['without tax', { ...parent, wages: 0 }, 0],
] as const)('what a head of household saves: %s', (_case, household, saved) => {
  expect(savedAsHeadOfHousehold(texas, household)).toBe(saved);
});
