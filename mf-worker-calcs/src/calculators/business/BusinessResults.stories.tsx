import { resultsOf } from '@bracketwise/shared-ui/testing/results-story';
import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { businessForm } from './form.ts';
import page from './page.ts';
import { BusinessResults } from './BusinessResults.tsx';

const { submitted, ...surroundings } = resultsOf(page, businessForm);

const meta = { title: 'Results/Business', component: BusinessResults, ...surroundings } satisfies Meta<typeof BusinessResults>;
export default meta;

type Story = StoryObj<typeof BusinessResults>;

export const SoleProprietorship: Story = {
  args: { values: submitted({ state: 'OH', revenue: '140,000', expenses: '35,000' }) },
};
export const SCorporation: Story = {
  args: {
    values: submitted({
      businessType: 's_corp',
      revenue: '320,000',
      expenses: '60,000',
      ownerSalary: '110,000',
      state: 'NY',
      filingStatus: 'married_joint',
    }),
  },
  parameters: { uncompared: true },
};
