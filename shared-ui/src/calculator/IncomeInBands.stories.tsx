import { taxOnInvestmentIncome } from '@bracketwise/tax-engine';
import { capitalGainSchedules } from '@bracketwise/tax-engine/law/federal/capital-gains';
import { incomeTaxSchedules } from '@bracketwise/tax-engine/law/federal/income-tax';
import type { Meta, StoryObj } from '../testing/story.ts';
import { IncomeInBands } from './IncomeInBands.tsx';

const meta = {
  title: 'Calculator/IncomeInBands',
  component: IncomeInBands,
  args: { caption: 'Where the gain falls', below: (amount: string) => `Other income up to ${amount}` },
} satisfies Meta<typeof IncomeInBands>;
export default meta;

type Story = StoryObj<typeof IncomeInBands>;

const gain = (amounts: { readonly longTermGain?: number; readonly shortTermGain?: number }) =>
  taxOnInvestmentIncome({ taxYear: 2025, filingStatus: 'single', otherTaxableIncome: 40_000, ...amounts });

export const ShortTermGain: Story = {
  args: { schedule: incomeTaxSchedules[2025].value.single, slices: gain({ shortTermGain: 30_000 }).ordinarySlices },
};
export const LongTermGain: Story = {
  args: { schedule: capitalGainSchedules[2025].value.single, slices: gain({ longTermGain: 90_000 }).preferentialSlices },
};
