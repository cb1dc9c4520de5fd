import { resultsOf } from '@bracketwise/shared-ui/testing/results-story';
import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { salesWords } from '../../sales/words.ts';
import { cryptoForm } from './form.ts';
import page from './page.ts';
import { CryptoResults } from './CryptoResults.tsx';

const { submitted, ...surroundings } = resultsOf(page, cryptoForm);

const withSales = { words: { ...surroundings.parameters.words, sales: salesWords } };

const meta = { title: 'Results/Crypto', component: CryptoResults, ...surroundings, parameters: withSales } satisfies Meta<
  typeof CryptoResults
>;
export default meta;

type Story = StoryObj<typeof CryptoResults>;

export const ShortTermGain: Story = { args: { values: submitted({ gains: '14,000', tradingVolume: '60,000', totalIncome: '80,000' }) } };
export const LongTermLoss: Story = {
  args: { values: submitted({ gains: '-6,000', holdingPeriod: 'long_term', totalIncome: '80,000', state: 'CA' }) },
  parameters: { uncompared: true },
};
