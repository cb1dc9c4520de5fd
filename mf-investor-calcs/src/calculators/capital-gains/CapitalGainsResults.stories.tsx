import { resultsOf } from '@bracketwise/shared-ui/testing/results-story';
import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { capitalGainsForm } from './form.ts';
import page from './page.ts';
import { CapitalGainsResults } from './CapitalGainsResults.tsx';

const { submitted, ...surroundings } = resultsOf(page, capitalGainsForm);

const meta = { title: 'Results/Capital gains', component: CapitalGainsResults, ...surroundings } satisfies Meta<typeof CapitalGainsResults>;
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
