import { resultsOf } from '@bracketwise/shared-ui/testing/results-story';
import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { BonusAndStockResults } from './BonusAndStockResults.tsx';
import { bonusAndStockForm } from './form.ts';
import page from './page.ts';

const { submitted, ...surroundings } = resultsOf(page, bonusAndStockForm);

const meta = { title: 'Results/BonusAndStock', component: BonusAndStockResults, ...surroundings } satisfies Meta<
  typeof BonusAndStockResults
>;
export default meta;

type Story = StoryObj<typeof BonusAndStockResults>;

const earner = { wages: '240,000', state: 'CA' } as const;

export const VestedStock: Story = {
  args: { values: submitted({ ...earner, kind: 'rsu', shares: '1000', price: '100' }) },
  parameters: { uncompared: true },
};
export const Bonus: Story = {
  args: { values: submitted({ kind: 'bonus', amount: '10,000', wages: '60,000', state: 'TX' }) },
  parameters: { uncompared: true },
};
export const IncentiveOptions: Story = {
  args: { values: submitted({ ...earner, kind: 'iso', shares: '1000', strike: '5', price: '205' }) },
  parameters: { uncompared: true },
};
export const PurchasePlanSoldEarly: Story = {
  args: {
    values: submitted({
      ...earner,
      kind: 'espp',
      shares: '100',
      grantDate: '2025-01-02',
      grantValue: '100',
      purchaseDate: '2025-06-30',
      purchaseValue: '120',
      pricePaid: '85',
      saleDate: '2026-03-02',
      salePrice: '130',
    }),
  },
  parameters: { uncompared: true },
};
