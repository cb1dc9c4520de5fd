import { resultsOf } from '@bracketwise/shared-ui/testing/results-story';
import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { freelancerForm } from './form.ts';
import page from './page.ts';
import { FreelancerResults } from './FreelancerResults.tsx';
import { resultWords } from './result-words.ts';

const { submitted, decorators, parameters } = resultsOf(page, freelancerForm);

const meta = {
  title: 'Results/Freelancer',
  component: FreelancerResults,
  decorators,
  parameters: { words: { ...parameters.words, 'freelancer-results': resultWords } },
} satisfies Meta<typeof FreelancerResults>;
export default meta;

type Story = StoryObj<typeof FreelancerResults>;

export const Driver: Story = {
  args: { values: submitted({ state: 'FL', income: '48,000', vehicleExpenses: '9,500', internetExpenses: '600' }) },
};
export const WithInstallments: Story = {
  args: { values: submitted({ income: '150,000', workType: 'consulting', state: 'NY', lastYearTax: '21,000' }) },
  parameters: { uncompared: true },
};
export const NextToAJob: Story = {
  args: { values: submitted({ income: '40,000', state: 'OH', wages: '70,000', healthInsurance: '3,000', ownPlan: '5,000' }) },
  parameters: { uncompared: true },
};
