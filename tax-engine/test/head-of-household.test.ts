import type { Household } from '@bracketwise/contract/household';
import { savedAsHeadOfHousehold, taxReturnWith } from '../src/index.ts';
import { stateLaw as texas } from '../src/law/states/tx.ts';

const parent: Household = { taxYear: 2025, filingStatus: 'single', state: 'TX', wages: 70_000, dependentAges: [8] };
const childless: Household = { ...parent, dependentAges: [] };

test.each<[string, Household, number]>([
  // Single: 70,000 - 15,750 = 54,250: 5,578.50 + 22% of 5,775 = 6,849. Head: 70,000 - 23,625 = 46,375: 1,700 + 12% of 29,375 = 5,225.
  ['a parent of a child', parent, 1_624],
  ['a parent of a full-time student under 24', { ...childless, dependents: [{ age: 20, fullTimeStudent: true }] }, 1_624],
  ['a parent of a disabled child', { ...childless, dependents: [{ age: 30, disabled: true }] }, 1_624],
  ['without a child under 19', { ...parent, dependentAges: [70] }, 0],
  ['with a relative under 19', { ...childless, dependents: [{ age: 15, qualifyingRelative: true }] }, 0],
  ['somebody else’s dependent', { ...parent, claimedAsDependent: true }, 0],
  ['a married couple', { ...parent, filingStatus: 'marriedJoint' }, 0],
  ['without tax', { ...parent, wages: 0 }, 0],
])('what a head of household saves: %s', (_case, household, saved) => {
  expect(savedAsHeadOfHousehold(household, (filingStatus) => taxReturnWith(texas, { ...household, filingStatus }).totalTax)).toBe(saved);
});

test('a head of household never saves less than nothing', () => {
  expect(savedAsHeadOfHousehold(parent, (filingStatus) => (filingStatus === 'single' ? 100 : 200))).toBe(0);
});
