import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { paychecksWith } from '@bracketwise/tax-engine';
import { formW4 } from '@bracketwise/shared-ui/sharing';
import { salaryWords } from '../salary-words.ts';
import { NewW4 } from './NewW4.tsx';
import { salaryJobsWords } from '../jobs/jobs-words.ts';
import { paychecksWords } from './paychecks-words.ts';
import { YearOfPaychecks } from './YearOfPaychecks.tsx';

const { jobs } = paychecksWith(undefined, undefined, {
  household: { taxYear: 2026, filingStatus: 'single' },
  jobs: [{ frequency: 'biweekly', pay: 9_615.38, deductions: { electiveDeferrals: 900 } }],
});

const meta = {
  title: 'Results/Paychecks',
  component: YearOfPaychecks,
  args: { year: 2026, paychecks: jobs[0]?.paychecks ?? [] },
  parameters: { words: { salary: salaryWords, 'salary-jobs': salaryJobsWords, 'salary-paychecks': paychecksWords }, uncompared: true },
} satisfies Meta<typeof YearOfPaychecks>;
export default meta;

type Story = StoryObj<typeof YearOfPaychecks>;

export const Year: Story = {};
export const FormForTheRest: Story = {
  render: () => <NewW4 recommended={{ credits: 1_907, otherIncome: 0, deductions: 0, extra: 0 }} status="single" />,
  parameters: { sections: [formW4] },
};
