import type { Meta, StoryObj } from '../testing/story.ts';
import { Disclosed } from './Disclosed.tsx';

const meta = {
  title: 'Layout/Disclosed',
  component: Disclosed,
  args: { summary: 'Why the difference?', children: 'The rough estimate ignores the standard deduction.' },
} satisfies Meta<typeof Disclosed>;
export default meta;

type Story = StoryObj<typeof Disclosed>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
