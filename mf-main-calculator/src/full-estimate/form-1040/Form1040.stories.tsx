import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { wordsOf } from '@bracketwise/shared-ui/federation/page-contract';
import type { Draft } from '@bracketwise/shared-ui/forms';
import { loadStateLaw } from '@bracketwise/tax-engine';
import { useEffect, useState } from 'react';
import { emptyDraft } from '../choices.ts';
import { fullEstimate } from '../full-estimate.ts';
import { answersSchema } from '../household-draft.ts';
import page from '../page.ts';
import { results } from '../results-on-demand.ts';
import { Form1040 } from './Form1040.tsx';
import { form1040, type FiledProps } from './form-1040-on-demand.ts';

const TODAY = new Date('2026-07-02T12:00:00Z');

/** The form of what was typed, once the state's law has loaded. */
function Filled({ entries }: { readonly entries: Draft }) {
  const [props, setProps] = useState<FiledProps>();
  useEffect(() => {
    const answers = answersSchema('en-US').validateSync({ ...emptyDraft, ...entries });
    void loadStateLaw(answers.state).then((law) => setProps({ law, answers, estimate: fullEstimate({ law }, answers, TODAY) }));
  }, [entries]);
  return props && <Form1040 {...props} />;
}

const meta = {
  title: 'Results/Form 1040',
  component: Filled,
  parameters: { words: Object.fromEntries(wordsOf(page)), sections: [results, form1040] },
} satisfies Meta<typeof Filled>;
export default meta;

type Story = StoryObj<typeof Filled>;

export const Family: Story = {
  args: {
    entries: {
      state: 'OH',
      filingStatus: 'marriedJoint',
      wages: '62,000',
      taxYear: '2025',
      dependents: true,
      dependentAges: '4, 9',
      selfEmployed: true,
      selfEmploymentProfit: '12,000',
      childCare: true,
      dependentCareExpenses: '5,000',
      withheld: true,
      federalWithheld: '4,200',
    },
  },
  parameters: { longestIn: 'es' },
};
export const BeforeTheFormIsPublished: Story = {
  args: { entries: { state: 'TX', wages: '48,000', taxYear: '2026' } },
  parameters: { uncompared: true },
};
