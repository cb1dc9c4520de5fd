import type { Meta, StoryObj } from '../testing/story.ts';
import { FoldedOnPhones } from './FoldedOnPhones.tsx';

const meta = {
  title: 'Layout/FoldedOnPhones',
  component: FoldedOnPhones,
  args: { summary: 'See the chart', children: 'Closed on a phone, and without a summary on a wide screen.' },
} satisfies Meta<typeof FoldedOnPhones>;
export default meta;

export const Default: StoryObj<typeof FoldedOnPhones> = {};
