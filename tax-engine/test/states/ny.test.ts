import type { EstimateYear, FilingStatus } from '../../src/index.ts';
import { benefitRecapture, rateSchedules, recaptureLevels } from '../../src/law/states/ny.ts';
import { amountOf, stateTax } from '../household.ts';

const levels = (year: EstimateYear, status: FilingStatus) =>
  recaptureLevels(rateSchedules[year].value[status], benefitRecapture[year].value.firstLimit[status]).map(({ over, base, increment }) => [
    over,
    base,
    increment,
  ]);

test('the recapture worksheets come out with the amounts the instructions print', () => {
  expect(levels(2022, 'marriedJoint')).toEqual([
    [161_550, 430, 646],
    [323_200, 1_076, 1_940],
    [2_155_350, 3_016, 60_349],
    [5_000_000, 63_365, 32_500],
    [25_000_000, 95_865, expect.any(Number)],
  ]);
  expect(levels(2022, 'headOfHousehold').slice(0, 3)).toEqual([
    [269_300, 752, 1_616],
    [1_616_450, 2_368, 45_261],
    [5_000_000, 47_629, 32_500],
  ]);
  expect(levels(2023, 'marriedJoint').slice(0, 3)).toEqual([
    [161_550, 333, 807],
    [323_200, 1_140, 2_747],
    [2_155_350, 3_887, 60_350],
  ]);
  expect(levels(2021, 'single').slice(0, 3)).toEqual([
    [215_400, 526, 1_120],
    [1_077_550, 1_646, 30_171],
    [5_000_000, 31_817, 32_500],
  ]);
  expect(levels(2023, 'single').slice(0, 3)).toEqual([
    [215_400, 568, 1_831],
    [1_077_550, 2_399, 30_172],
    [5_000_000, 32_571, 32_500],
  ]);
  expect(levels(2020, 'marriedJoint').map(([, base]) => base)).toEqual([526, 1_043, 2_465]);
  expect(levels(2020, 'single').map(([, base]) => base)).toEqual([519, 1_467]);
  expect(levels(2020, 'headOfHousehold').map(([, base]) => base)).toEqual([738, 1_923]);
});

test.each([
  // 4 % 340 + 4.5 % 144 + 5.25 % 115.50 + 5.5 % 3,671.25 + 6 % of what is above 80,650
  [107_650, 5_410.75],
  // 6,151.75 and 12,350/50,000 of what 6 % of 112,000 is above it
  [120_000, 6_292.11],
  // From 157,650 on 6 % of all taxable income
  [157_650, 8_979],
  [180_000, 10_320],
])('2023, single, %d: the first worksheet gives %d', (income, tax) => {
  expect(stateTax('NY', 2023, 'single', income)).toBe(tax);
});

test('above 25 million of adjusted gross income 10.9 % applies to everything, from 2021 on', () => {
  expect(stateTax('NY', 2024, 'single', 25_000_001)).toBe(2_724_128.11);
  expect(stateTax('NY', 2024, 'single', 25_000_000)).toBeLessThan(2_600_000);
  // 2020 has no such rule: 8.82 % of taxable income by worksheet 7, whose amounts are in whole dollars
  expect(stateTax('NY', 2020, 'single', 25_000_001)).toBe(2_204_294.65);
});

test('in 2020 the top worksheet starts with adjusted gross income, before taxable income reaches the bracket', () => {
  // Worksheet 7: schedule 71,827.90, base 1,467, and 450/50,000 of 94,374 (8.82 %) less both.
  expect(stateTax('NY', 2020, 'single', 1_078_000)).toBe(73_484.61);
});

test.each([
  ['single', 7_000.01, -45],
  ['single', 20_000, -45],
  ['single', 25_000, -40],
  ['single', 28_000, -20],
  ['single', 28_001, undefined],
  ['marriedJoint', 20_001, -70],
  ['marriedJoint', 32_000, -25],
  ['marriedSeparate', 20_000, -38],
  ['headOfHousehold', 22_000, -60],
  ['headOfHousehold', 32_001, undefined],
] as const)('%s with %d has a household credit of %p (Form IT-201 line 40, tables 1 to 3)', (status, income, credit) => {
  const shown = amountOf('NY', 2025, status, income, 'householdCredit');
  expect(shown).toBe(credit);
});
