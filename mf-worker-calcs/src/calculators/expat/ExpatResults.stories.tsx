import { resultsOf } from '@bracketwise/shared-ui/testing/results-story';
import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { crossBorderWords } from '../../cross-border/cross-border-words.ts';
import { expatForm } from './form.ts';
import page from './page.ts';
import { ExpatResults } from './ExpatResults.tsx';
import { expatResultWords } from './result-words.ts';

const { submitted, decorators, parameters } = resultsOf(page, expatForm);

const meta = {
  title: 'Results/Expat',
  component: ExpatResults,
  decorators,
  parameters: { words: { ...parameters.words, expatResults: expatResultWords, crossBorder: crossBorderWords } },
} satisfies Meta<typeof ExpatResults>;
export default meta;

type Story = StoryObj<typeof ExpatResults>;

export const Exclusion: Story = {
  args: { values: submitted({ feieQualification: 'yes', foreignIncome: '95,000', housingCosts: '24,000' }) },
};
export const AboveTheLimit: Story = {
  args: {
    values: submitted({
      feieQualification: 'yes',
      foreignIncome: '260,000',
      usIncome: '12,000',
      country: 'SG',
      housingCosts: '70,000',
      state: 'CA',
    }),
  },
  parameters: { uncompared: true },
};
export const SelfEmployed: Story = {
  args: { values: submitted({ feieQualification: 'yes', foreignIncome: '100,000', country: 'SG', work: 'selfEmployed', state: 'VA' }) },
  parameters: { uncompared: true },
};
