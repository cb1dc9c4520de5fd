import { resultsOf } from '@bracketwise/shared-ui/testing/results-story';
import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { crossBorderWords } from '../../cross-border/cross-border-words.ts';
import { immigrantForm } from './form.ts';
import { fieldWords } from './further-fields.ts';
import page from './page.ts';
import { ImmigrantResults } from './ImmigrantResults.tsx';
import { treatyWords } from './treaties.ts';

const { submitted, decorators, parameters } = resultsOf(page, immigrantForm);

const meta = {
  title: 'Results/Immigrant',
  component: ImmigrantResults,
  decorators,
  parameters: { words: { ...parameters.words, treaty: treatyWords, immigrantFields: fieldWords, crossBorder: crossBorderWords } },
} satisfies Meta<typeof ImmigrantResults>;
export default meta;

type Story = StoryObj<typeof ImmigrantResults>;

export const Student: Story = { args: { values: submitted({ state: 'MA', monthsInUs: '10', usIncome: '24,000' }) } };
export const ResidentByDays: Story = {
  args: {
    values: submitted({
      visaStatus: 'h1b',
      monthsInUs: '12',
      state: 'WA',
      usIncome: '110,000',
      foreignIncome: '8,000',
      daysThisYear: '340',
      daysYearBefore: '200',
      daysSecondYearBefore: '120',
    }),
  },
  parameters: { uncompared: true },
};
export const PartOfTheYear: Story = {
  args: { values: submitted({ visaStatus: 'h1b', state: 'WA', usIncome: '60,000', foreignIncome: '10,000', arrivedOn: '2025-05-01' }) },
  parameters: { uncompared: true },
};
export const FamilyWithItins: Story = {
  args: {
    values: submitted({
      visaStatus: 'other',
      monthsInUs: '12',
      state: 'TX',
      usIncome: '40,000',
      filingStatus: 'married_joint',
      children: '2',
      ownNumber: 'itin',
      spouseNumber: 'itin',
    }),
  },
  parameters: { uncompared: true },
};
