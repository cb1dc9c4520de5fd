import { heldMoreThanOneYear } from '../src/rules/holding-period.ts';

/** Based on the examples of Rev. Rul. 66-7 and IRS Publication 544 ("If you bought an asset on June 19 …"), extended to the edge cases. */
test.each([
  ['2023-06-19', '2024-06-18', false],
  ['2023-06-19', '2024-06-19', false], // exactly one year, 366 days
  ['2023-06-19', '2024-06-20', true],
  ['2025-01-15', '2026-01-15', false], // exactly one year, 365 days
  ['2025-01-15', '2026-01-16', true],
  // The last day of a month: held from the first of the next.
  ['2023-04-30', '2024-04-30', false],
  ['2023-04-30', '2024-05-01', true],
  ['2023-02-28', '2024-02-28', false],
  ['2023-02-28', '2024-02-29', false],
  ['2023-02-28', '2024-03-01', true],
  ['2024-02-29', '2025-02-28', false],
  ['2024-02-29', '2025-03-01', true],
  ['2024-02-28', '2025-02-28', false],
  ['2024-02-28', '2025-03-01', true],
  ['2024-12-31', '2025-12-31', false],
  ['2024-12-31', '2026-01-01', true],
  // Invalid dates or a sale before the purchase.
  ['2025-01-15', '2025-01-15', false],
  ['2026-01-15', '2024-01-15', false],
  ['', '2026-01-15', false],
  ['2024-01-15', '', false],
])('bought on %j and sold on %j is held for more than one year: %s', (purchased, sold, long) => {
  expect(heldMoreThanOneYear(purchased, sold)).toBe(long);
});
