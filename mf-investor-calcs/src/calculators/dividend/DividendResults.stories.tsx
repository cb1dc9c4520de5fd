import { resultsOf } from '@bracketwise/shared-ui/testing/results-story';
import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { dividendForm } from './form.ts';
import page from './page.ts';
import { DividendResults } from './DividendResults.tsx';

const { submitted, ...surroundings } = resultsOf(page, dividendForm);

const meta = { title: 'Results/Dividend', component: DividendResults, ...surroundings } satisfies Meta<typeof DividendResults>;
export default meta;

type Story = StoryObj<typeof DividendResults>;

export const Qualified: Story = { args: { values: submitted({ dividendAmount: '8,000', totalIncome: '95,000' }) } };
export const OrdinaryInAState: Story = {
  args: { values: submitted({ dividendAmount: '30,000', dividendType: 'ordinary', totalIncome: '310,000', state: 'NY' }) },
  parameters: { uncompared: true },
};
