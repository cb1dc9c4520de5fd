import type { Draft } from '@bracketwise/shared-ui/forms';
import { loadStateLaw, taxReturnWith } from '@bracketwise/tax-engine';
import { emptyDraft } from './choices.ts';
import { householdOf } from './answered-household.ts';
import { answersSchema } from './household-draft.ts';
import { wagesForNet } from './wages-for-net.ts';

const schema = answersSchema('en-US');
const four: Draft = { state: 'OH', filingStatus: 'marriedJoint', wages: '62000', taxYear: '2026' };
const children: Draft = { dependents: true, dependentAges: '4, 9' };

test.each<[string, Draft, number]>([
  ['a couple', {}, 70_000],
  ['a family with credits that grow with its wages', children, 30_000],
  ['a family where the second income stays', { ...children, spouseWorks: true, spouseWages: '38000' }, 90_000],
  ['a server with tips', { extras: true, qualifiedTips: '20000' }, 50_000],
  ['a pensioner', { retired: true, age: '67', pensionIncome: '30000', socialSecurityBenefits: '20000' }, 60_000],
])('the wages that leave %s the wanted net', async (_who, entries, wanted) => {
  const answers = schema.cast({ ...emptyDraft, ...four, ...entries });
  const law = await loadStateLaw('OH');
  const found = wagesForNet(law, answers, wanted);
  const wages = 'gross' in found ? found.gross : NaN;
  const netOf = (income: number) => taxReturnWith(law, { ...householdOf(answers), wages: income }).netIncome;
  expect(netOf(wages)).toBeGreaterThanOrEqual(wanted);
  expect(netOf(wages)).toBeLessThan(wanted + 1);
  expect(netOf(wages - 1)).toBeLessThan(wanted);
});

test('a household that keeps more without wages needs none', async () => {
  const answers = schema.cast({ ...emptyDraft, ...four, retired: true, pensionIncome: '40000' });
  expect(wagesForNet(await loadStateLaw('OH'), answers, 5_000)).toMatchObject({ found: 'withoutWages' });
});
