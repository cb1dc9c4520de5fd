import { resultsOf } from '@bracketwise/shared-ui/testing/results-story';
import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { textOfLots } from '../../sales/lots-in-form.ts';
import { salesWords } from '../../sales/words.ts';
import { capitalGainsForm } from './form.ts';
import page from './page.ts';
import { CapitalGainsResults } from './CapitalGainsResults.tsx';

const { submitted, ...surroundings } = resultsOf(page, capitalGainsForm);

const withSales = { words: { ...surroundings.parameters.words, sales: salesWords } };

const meta = { title: 'Results/Capital gains', component: CapitalGainsResults, ...surroundings, parameters: withSales } satisfies Meta<
  typeof CapitalGainsResults
>;
export default meta;

type Story = StoryObj<typeof CapitalGainsResults>;

export const LongTermGain: Story = {
  args: {
    values: submitted({
      purchasePrice: '40,000',
      salePrice: '95,000',
      purchaseDate: '2022-03-01',
      saleDate: '2025-06-30',
      totalIncome: '120,000',
      state: 'CA',
    }),
  },
  parameters: { longestIn: 'es' },
};
export const Loss: Story = {
  args: {
    values: submitted({
      purchasePrice: '30,000',
      salePrice: '18,000',
      purchaseDate: '2025-01-10',
      saleDate: '2025-08-15',
      totalIncome: '70,000',
    }),
  },
  parameters: { uncompared: true },
};
export const ListOfSales: Story = {
  args: {
    values: submitted({
      totalIncome: '220,000',
      state: 'CA',
      longTermLossCarryover: '1,000',
      sales: textOfLots([
        { asset: 'VTI', kind: 'stock', quantity: 10, acquired: '2020-01-02', basis: 1_500, sold: '2026-03-04', proceeds: 3_150 },
        { asset: 'VTI', kind: 'stock', quantity: 20, acquired: '2025-12-05', basis: 5_800 },
        { asset: 'BND', kind: 'stock', acquired: '2025-11-02', basis: 9_000, sold: '2026-02-02', proceeds: 8_200 },
        { asset: 'BND', kind: 'stock', acquired: '2026-02-10', basis: 8_100 },
        { asset: 'Coins', kind: 'collectible', acquired: '2015-05-06', basis: 4_000, sold: '2026-08-01', proceeds: 9_000 },
      ]),
    }),
  },
};
