import { netSalary } from './specified.ts';

test('a salary of 60,000 pays 22 %, 5 %, 6.2 % and 1.45 %', () => {
  const { netMonthly, netBiweekly, ...year } = netSalary({ grossSalary: 60_000 });
  expect(year).toEqual({ gross: 60_000, federal: 13_200, state: 3_000, socialSecurity: 3_720, medicare: 870, total: 20_790, net: 39_210 });
  expect(netMonthly).toBe(3_267.5);
  expect(netBiweekly).toBeCloseTo(1_508.0769, 4);
});

test.each([
  [0.01, 0.006535],
  [100_000, 65_350],
  // Above the Social Security wage base and all brackets, the rates stay the same.
  [1_000_000, 653_500],
])('a salary of %d leaves %d', (grossSalary, net) => expect(netSalary({ grossSalary }).net).toBeCloseTo(net, 8));
