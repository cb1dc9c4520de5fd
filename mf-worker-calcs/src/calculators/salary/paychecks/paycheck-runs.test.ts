import type { Paycheck } from '@bracketwise/contract/paychecks';
import { paychecks } from '@bracketwise/tax-engine';
import { changesIn, runsOf } from './paycheck-runs.ts';

async function paidIn(state: 'CA' | 'NY' | 'TX', pay: number): Promise<readonly Paycheck[]> {
  const { jobs } = await paychecks({
    household: { taxYear: 2026, filingStatus: 'single', state },
    jobs: [{ frequency: 'monthly', pay }],
  });
  return jobs[0]?.paychecks ?? [];
}
const said = (list: readonly Paycheck[]) => changesIn(list).map(({ what, levy, paycheck }) => [what, levy ?? '', paycheck.date]);

test('a small salary shows the same paycheck all year, although its taxes are rounded', async () => {
  const list = await paidIn('TX', 4_166.67);
  expect(runsOf(list).map(({ count }) => count)).toEqual([12]);
  expect(said(list)).toEqual([]);
});

test('Social Security stops in the paycheck that reaches the wage base, Additional Medicare Tax starts at 200,000', async () => {
  // 30,000 a month: 184,500 are reached in July (210,000), and so are 200,000.
  const list = await paidIn('TX', 30_000);
  expect(said(list)).toEqual([
    ['socialSecurityStops', '', '2026-07-31'],
    ['additionalMedicareStarts', '', '2026-07-31'],
  ]);
  expect(runsOf(list).map(({ first, count }) => [first.date, count])).toEqual([
    ['2026-01-31', 6],
    ['2026-07-31', 1],
    ['2026-08-31', 5],
  ]);
});

test('a state’s deduction ends with the paycheck that reaches its yearly maximum', async () => {
  const list = await paidIn('NY', 12_000);
  const [first] = list;
  const paidFamilyLeave = said(list).find(([, levy]) => levy === 'paidFamilyLeave');
  const cut = list.find(({ levyAmounts }) => (levyAmounts.paidFamilyLeave ?? 0) < (first?.levyAmounts.paidFamilyLeave ?? 0) - 0.01);
  expect(paidFamilyLeave).toEqual(['levyStops', 'paidFamilyLeave', cut?.date]);
});
