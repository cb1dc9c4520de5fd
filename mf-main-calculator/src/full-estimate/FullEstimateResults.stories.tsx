import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { wordsOf } from '@bracketwise/shared-ui/federation/page-contract';
import type { Draft } from '@bracketwise/shared-ui/forms';
import { emptyDraft } from './choices.ts';
import { scenarios } from './scenarios-on-demand.ts';
import { answersSchema } from './household-draft.ts';
import page from './page.ts';
import { results } from './results-on-demand.ts';

const meta = {
  title: 'Results/Full estimate',
  component: results.Section,
  args: { press: {}, stale: false, onSummary: () => undefined },
  parameters: { words: Object.fromEntries(wordsOf(page)), sections: [results, scenarios] },
} satisfies Meta<typeof results.Section>;
export default meta;

type Story = StoryObj<typeof results.Section>;

const answers = (entries: Draft) => answersSchema('en-US').validateSync({ ...emptyDraft, ...entries });
const family = answers({
  state: 'CA',
  filingStatus: 'marriedJoint',
  wages: '120,000',
  dependents: true,
  dependentAges: '4, 9',
  spouseWorks: true,
  spouseWages: '64,000',
});

export const Family: Story = { args: { answers: family }, parameters: { longestIn: 'es' } };
export const ForEarlierNumbers: Story = { args: { answers: family, stale: true }, parameters: { uncompared: true } };
export const RetiredWithInvestments: Story = {
  args: {
    answers: answers({
      state: 'NY',
      wages: '0',
      age: '70',
      investments: true,
      ordinaryDividends: '9,000',
      qualifiedDividends: '7,000',
      longTermGain: '25,000',
      retired: true,
      pensionIncome: '30,000',
      socialSecurityBenefits: '28,000',
    }),
  },
  parameters: { uncompared: true },
};
export const TwoStates: Story = {
  args: {
    answers: answers({ state: 'NJ', wages: '100,000', taxYear: '2025', worksElsewhere: true, workState: 'NY', workWages: '80,000' }),
  },
  parameters: { uncompared: true },
};
