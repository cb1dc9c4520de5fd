import type { Meta, StoryObj } from '../testing/story.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: { label: 'About the effective rate', children: 'All taxes together, as a share of your income.' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof Tooltip>;

export const Closed: Story = {};
export const Open: Story = { play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus() };
