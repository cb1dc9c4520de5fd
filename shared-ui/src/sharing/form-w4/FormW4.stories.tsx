import type { Meta, StoryObj } from '../../testing/story.ts';
import { FormW4 } from './FormW4.tsx';

const meta = {
  title: 'Sharing/FormW4',
  component: FormW4,
  args: { entries: { status: 'marriedJoint', credits: 4_400, otherIncome: 1_250, deductions: 0, extra: 37 } },
  parameters: { uncompared: true },
} satisfies Meta<typeof FormW4>;
export default meta;

type Story = StoryObj<typeof FormW4>;

export const Button: Story = {};
export const Downloaded: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[data-action=form-w4]')?.click(),
};
