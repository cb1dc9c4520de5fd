import type { Meta, StoryObj } from '../testing/story.ts';
import { remember } from './profile.ts';
import { ProfileChip } from './ProfileChip.tsx';

const meta = {
  title: 'Visit/ProfileChip',
  component: ProfileChip,
  args: { otherwise: 'Nothing you type is sent.', fields: { income: 'income', state: 'state', filingStatus: 'filingStatus' } },
} satisfies Meta<typeof ProfileChip>;
export default meta;

type Story = StoryObj<typeof ProfileChip>;

export const WithoutAProfile: Story = {};
export const WithAProfile: Story = {
  play: () => remember({ income: 85_000, state: 'CA', filingStatus: 'marriedJoint' }),
  parameters: { longestIn: 'es' },
};
