import type { Meta, StoryObj } from '../testing/story.ts';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Layout/Disclosure',
  component: Disclosure,
  args: {
    title: <h3>{'Compare two offers'}</h3>,
    hint: 'Two salaries, two states.',
    children: () => <p>{'Rendered when first opened.'}</p>,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof Disclosure>;

export const Closed: Story = {};
export const Open: Story = { play: ({ canvasElement }) => canvasElement.querySelector('summary')?.click() };
