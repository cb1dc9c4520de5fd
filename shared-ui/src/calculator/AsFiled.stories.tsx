import { explanationWords } from '../explanation/explanation-words.ts';
import type { Meta, StoryObj } from '../testing/story.ts';
import { AsFiled } from './AsFiled.tsx';

const meta = {
  title: 'Calculator/AsFiled',
  component: AsFiled,
  args: { totalTax: 5_186, refundableCredits: 0 },
  parameters: { words: { explanation: explanationWords } },
} satisfies Meta<typeof AsFiled>;
export default meta;

type Story = StoryObj<typeof AsFiled>;

export const Refund: Story = { args: { refund: 1_214 }, parameters: { longestIn: 'fr' } };
export const AmountOwed: Story = { args: { refund: -320 }, parameters: { uncompared: true } };
export const PaymentsUnknown: Story = { parameters: { uncompared: true } };
export const CreditsPaidOut: Story = { args: { totalTax: 0, refundableCredits: 4_746 }, parameters: { uncompared: true } };
