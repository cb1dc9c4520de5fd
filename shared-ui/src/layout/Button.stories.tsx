import type { Meta, StoryObj } from '../testing/story.ts';
import { Button } from './Button.tsx';

const meta = { title: 'Layout/Button', component: Button, args: { children: 'Calculate' } } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof Button>;

export const Primary: Story = {};
export const Quiet: Story = { args: { $quiet: true, children: 'Try again' } };
export const Busy: Story = { args: { 'aria-busy': true, disabled: true, children: 'Calculating…' } };
export const Waiting: Story = { args: { disabled: true, ...{ 'data-waiting': true } } };
export const Focused: Story = { play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus() };
