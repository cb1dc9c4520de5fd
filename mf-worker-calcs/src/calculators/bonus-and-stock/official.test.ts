import { STATE_CODES } from '@bracketwise/contract/states';
import { loadPayLaw } from '../../states/pay-law.ts';
import { askedInputs, bonusAndStockForm, type BonusAndStockDraft } from './form.ts';
import { KINDS } from './kinds.ts';
import { linesOf, taxRows, type PaidAnswer } from './lines.ts';
import { officialBonusAndStock } from './official.ts';

const FILLED: Partial<BonusAndStockDraft> = {
  amount: '50000',
  shares: '1000',
  strike: '10',
  price: '60',
  grantDate: '2024-01-02',
  grantValue: '20',
  purchaseDate: '2024-06-28',
  purchaseValue: '25',
  pricePaid: '17',
  saleDate: '2026-03-02',
  salePrice: '30',
  wages: '90000',
};

async function answerTo(entries: Partial<BonusAndStockDraft>) {
  const values = askedInputs(bonusAndStockForm.schema('en-US').validateSync({ ...bonusAndStockForm.draft, ...FILLED, ...entries }));
  return officialBonusAndStock(values, await loadPayLaw(values.state));
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test.each(STATE_CODES)(
  'in %s, the parts of what is withheld and owed add up to the totals, and every figure is a number',
  async (state) => {
    for (const kind of KINDS) {
      const answer = await answerTo({ kind, state });
      expect(answer.household.state).toBe(state);
      for (const { field, official } of linesOf(answer)) expect([field, Number.isFinite(official)]).toEqual([field, true]);
      if (answer.kind === 'iso' || answer.kind === 'espp') continue;
      const { tax } = answer;
      const rows = taxRows(answer);
      expect(sum(rows.map(({ withheld }) => withheld))).toBeCloseTo(tax.withheld.total, 2);
      expect(sum(rows.map(({ cost }) => cost))).toBeCloseTo(tax.cost.total, 2);
    }
  },
);

test('somebody without other wages has an answer, too', async () => {
  const answer = await answerTo({ kind: 'bonus', amount: '16100', wages: '0', state: 'TX' });
  // 7.65% of it; all of it is below the standard deduction, but 22% is withheld.
  expect(answer.kind === 'bonus' && answer.tax.cost.payroll).toBe(1_231.65);
  expect(answer.kind === 'bonus' && answer.tax.withheld.federal).toBe(0.22 * 16_100);
});

test('the whole return has the wages as typed, not as the paychecks round them', async () => {
  const answer = await answerTo({ kind: 'bonus', amount: '10000', wages: '240000', state: 'TX' });
  // 26 paychecks of 9,230.77 are 240,000.02.
  expect(answer.household.wages).toBe(250_000);
});

test('a place adds its own row', async () => {
  const answer = await answerTo({ kind: 'rsu', state: 'NY', locality: 'NYC' });
  expect(taxRows(answer as PaidAnswer).map(({ key }) => key)).toEqual(['federal', 'payroll', 'state', 'local']);
});

test('a place without confirmed figures is left out and named', async () => {
  const answer = await answerTo({ kind: 'rsu', state: 'PA', locality: 'PA:PHILADELPHIA', taxYear: '2026' });
  expect(answer.placeRefused).toBe(true);
  expect(taxRows(answer as PaidAnswer).map(({ key }) => key)).toEqual(['federal', 'payroll', 'state']);
});
