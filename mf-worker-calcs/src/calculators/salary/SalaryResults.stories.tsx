import { resultsOf } from '@bracketwise/shared-ui/testing/results-story';
import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { salaryForm } from './form.ts';
import page from './page.ts';
import { salaryJobsWords } from './jobs/jobs-words.ts';
import { paychecksWords } from './paychecks/paychecks-words.ts';
import { SalaryResults } from './SalaryResults.tsx';

const { submitted, decorators, parameters } = resultsOf(page, salaryForm);

const meta = {
  title: 'Results/Salary',
  component: SalaryResults,
  decorators,
  parameters: { words: { ...parameters.words, 'salary-paychecks': paychecksWords, 'salary-jobs': salaryJobsWords } },
} satisfies Meta<typeof SalaryResults>;
export default meta;

type Story = StoryObj<typeof SalaryResults>;

export const InCalifornia: Story = { args: { values: submitted({ state: 'CA', grossSalary: '85,000' }) }, parameters: { longestIn: 'fr' } };
export const WithoutStateTax: Story = {
  args: { values: submitted({ grossSalary: '240,000', state: 'TX', filingStatus: 'married_joint' }) },
  parameters: { uncompared: true },
};
export const WithDeductionsAndDependents: Story = {
  args: {
    values: submitted({
      grossSalary: '120,000',
      state: 'NJ',
      filingStatus: 'head_of_household',
      payFrequency: 'semimonthly',
      electiveDeferrals: '400',
      preTaxPremiums: '150',
      children: '2',
      w4Extra: '50',
    }),
  },
  parameters: { uncompared: true },
};
export const WithSeveralJobs: Story = {
  args: {
    values: submitted({
      grossSalary: '72,000',
      state: 'CA',
      filingStatus: 'married_joint',
      mainJobStubDate: '2026-06-30',
      mainJobStubPay: '36,000',
      mainJobStubWithheld: '1,800',
      secondJobPay: '650',
      secondJobFrequency: 'weekly',
      spouseJobPay: '2,900',
      spouseJobFrom: '2026-04-01',
    }),
  },
  parameters: { uncompared: true, longestIn: 'fr' },
};
export const BeforePaychecks: Story = {
  args: { values: submitted({ grossSalary: '60,000', state: 'PA', taxYear: '2021' }) },
  parameters: { uncompared: true },
};
