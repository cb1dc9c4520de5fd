import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { salaryForm } from '../form.ts';
import { paychecksWords } from '../paychecks/paychecks-words.ts';
import { TwoStates } from './TwoStates.tsx';
import { twoStatesWords } from './two-states-words.ts';

const meta = {
  title: 'Results/Salary in two states',
  component: TwoStates,
  args: { values: salaryForm.schema('en-US').cast({ ...salaryForm.draft, grossSalary: '100000', state: 'NJ', taxYear: '2025' }) },
  parameters: { words: { 'salary-two-states': twoStatesWords, 'salary-paychecks': paychecksWords }, uncompared: true },
} satisfies Meta<typeof TwoStates>;
export default meta;

type Story = StoryObj<typeof TwoStates>;

export const BeforeAnswers: Story = {};
