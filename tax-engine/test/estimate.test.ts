import { STATE_CODES } from '@bracketwise/contract/states';
import type { EstimateRequest } from '@bracketwise/contract/wire';
import { estimateTax, estimateWith, loadStateLaw } from '../src/index.ts';

const REQUEST: EstimateRequest = { state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 };

test('an estimate has every figure of the contract in dollars and cents', () => {
  expect(estimateTax(REQUEST)).toMatchObject({
    grossIncome: 60_000,
    standardDeduction: 15_750,
    taxableIncome: 44_250,
    federalTax: 5_071.5,
    socialSecurity: 3_720,
    medicare: 870,
    additionalMedicare: 0,
    // 1.2%.
    payrollLevies: 720,
    stateTax: 1_639.53,
    totalTax: 12_021.03,
    netIncome: 47_978.97,
    effectiveRate: 20.03505,
  });
});

test('the effective rate has no floating-point noise: 12,000 × 7.65% is 7.65%, not 7.6499999999999995%', () => {
  expect(estimateTax({ ...REQUEST, state: 'TX', income: 12_000 }).effectiveRate).toBe(7.65);
  expect(estimateTax({ state: 'CA', income: 120_000, filingStatus: 'marriedJoint', taxYear: 2022 }).effectiveRate).toBe(21.79525);
});

test('no income means no tax and a rate of zero', () => {
  expect(estimateTax({ ...REQUEST, income: 0 })).toMatchObject({ totalTax: 0, netIncome: 0, effectiveRate: 0 });
});

test('the lines are in the order of the computation: federal, payroll, state', () => {
  const sections = estimateTax(REQUEST).lines.map(({ section }) => section);
  expect([...new Set(sections)]).toEqual(['federal', 'payroll', 'state']);
  expect(sections).toEqual(
    [...sections].sort((a, b) => ['federal', 'payroll', 'state'].indexOf(a) - ['federal', 'payroll', 'state'].indexOf(b)),
  );
});

test.each([
  ['a negative income', { income: -1 }],
  ['an income above the limit', { income: 1_000_000_000.01 }],
  ['an income that is not a number', { income: NaN }],
  ['an unknown status', { filingStatus: 'widowed' }],
  ['a year without state law', { taxYear: 2026 }],
  ['a state that does not exist', { state: 'PR' }],
  ['a state named like a property of every object', { state: 'constructor' }],
])('rejects %s', (_what, wrong) => {
  expect(() => estimateTax({ ...REQUEST, ...wrong } as EstimateRequest)).toThrow(RangeError);
});

test('accepts the highest income of the contract', () => {
  expect(estimateTax({ ...REQUEST, income: 1_000_000_000 }).totalTax).toBeLessThan(1_000_000_000);
});

test.each(STATE_CODES)('%s loaded alone gives the same estimate as all states together', async (state) => {
  const request = { ...REQUEST, state };
  expect(estimateWith(await loadStateLaw(state), request)).toEqual(estimateTax(request));
});

test('one state’s law rejects another state', async () => {
  const texas = await loadStateLaw('TX');
  expect(() => estimateWith(texas, REQUEST)).toThrow('The law of TX does not answer for CA');
});
