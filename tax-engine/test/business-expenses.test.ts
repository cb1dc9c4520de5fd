/** The two methods for a car and for a home office. */
import { carExpenses, homeOffice } from '../src/index.ts';

describe('the standard mileage rate', () => {
  test.each([
    [2020, 5_750], // Notice 2020-05
    [2021, 5_600], // Notice 2021-02
    [2023, 6_550], // Notice 2023-03
    [2024, 6_700], // Notice 2024-08
    [2025, 7_000], // Notice 2025-05
    [2026, 7_250], // Notice 2026-10
  ] as const)('of %i, for 10,000 miles, is %d', (year, standard) => expect(carExpenses(10_000, 0, year).standard).toBe(standard));

  test('rose in July 2022: half of the miles have each rate (Announcement 2022-13)', () => {
    // 5,000 at 58.5 cents and 5,000 at 62.5 cents.
    expect(carExpenses(10_000, 0, 2022).standard).toBe(6_050);
  });

  test.each([
    [5_000, 7_250],
    [9_000, 9_000],
  ])('next to actual costs of %d deducts %d', (actual, deducted) =>
    expect(carExpenses(10_000, actual, 2026)).toEqual({ standard: 7_250, actual, deducted }),
  );
});

describe('a home office (Rev. Proc. 2013-13)', () => {
  test.each([
    [100, 500],
    [300, 1_500],
    [400, 1_500],
  ])('of %d square feet counts for %d by the simplified method', (area, standard) =>
    expect(homeOffice(area, 0, 50_000, 2026)).toEqual({ standard, actual: 0, deducted: standard }),
  );

  test('counts at its actual costs if they are more', () => {
    expect(homeOffice(300, 2_400, 50_000, 2026).deducted).toBe(2_400);
  });

  test.each([
    [1_000, 1_000],
    [-4_000, 0],
  ])('is limited to a profit of %d', (profit, deducted) => expect(homeOffice(300, 2_400, profit, 2026).deducted).toBe(deducted));
});
