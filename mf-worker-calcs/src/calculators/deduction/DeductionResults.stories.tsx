import { resultsOf } from '@bracketwise/shared-ui/testing/results-story';
import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { textOfEntries } from './entries.ts';
import { deductionForm } from './form.ts';
import page from './page.ts';
import { DeductionResults } from './DeductionResults.tsx';
import type { DeductionCategory } from './specified.ts';

const { submitted, ...surroundings } = resultsOf(page, deductionForm);

const meta = { title: 'Results/Deduction', component: DeductionResults, ...surroundings } satisfies Meta<typeof DeductionResults>;
export default meta;

type Story = StoryObj<typeof DeductionResults>;

/** Each entry is a category and an amount in US dollars. */
const entries = (amounts: Readonly<Partial<Record<DeductionCategory, number>>>) =>
  textOfEntries(
    Object.entries(amounts).map(([category, amount], index) => ({
      id: String(index),
      category: category as DeductionCategory,
      description: category,
      amount,
    })),
  );

export const Itemizing: Story = {
  args: {
    values: submitted({
      filingStatus: 'single',
      entries: entries({ mortgage: 14_000, state_tax: 9_000, charitable: 4_500 }),
      adjustedGrossIncome: '150,000',
    }),
  },
};
export const StandardDeductionIsLarger: Story = {
  args: {
    values: submitted({
      filingStatus: 'married_joint',
      entries: entries({ charitable: 2_000 }),
      adjustedGrossIncome: '90,000',
      agedOrBlind: '2',
    }),
  },
  parameters: { uncompared: true },
};
