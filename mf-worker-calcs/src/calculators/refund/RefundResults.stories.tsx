import { resultsOf } from '@bracketwise/shared-ui/testing/results-story';
import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { filedRefund } from './as-filed-on-demand.ts';
import { refundForm } from './form.ts';
import page from './page.ts';
import { RefundResults } from './RefundResults.tsx';

const { submitted, ...surroundings } = resultsOf(page, refundForm);

const meta = { title: 'Results/Refund', component: RefundResults, ...surroundings } satisfies Meta<typeof RefundResults>;
export default meta;

type Story = StoryObj<typeof RefundResults>;

export const Refund: Story = {
  args: {
    values: submitted({
      state: 'OH',
      grossIncome: '52,000',
      children: '2',
      filingStatus: 'head_of_household',
      federalWithholding: '3,400',
      stateWithholding: '900',
    }),
  },
  parameters: { longestIn: 'es', sections: [filedRefund] },
};
export const AmountOwed: Story = {
  args: { values: submitted({ grossIncome: '180,000', state: 'NY', federalWithholding: '20,000', stateWithholding: '9,000' }) },
  parameters: { uncompared: true },
};
