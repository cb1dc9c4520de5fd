import type { Meta, StoryObj } from '../testing/story.ts';
import { BackLink } from './BackLink.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { PageLink } from './PageLink.tsx';
import { SectionLink } from './SectionLink.tsx';

const meta = { title: 'Navigation/Links', component: PageLink } satisfies Meta<typeof PageLink>;
export default meta;

type Story = StoryObj<typeof PageLink>;

export const ToAPage: Story = { args: { to: '/salary-calculator', children: 'Paycheck calculator' } };
export const ToASection: Story = { render: () => <SectionLink id="states">{'Compare states'}</SectionLink> };
export const WayBack: Story = { render: () => <BackLink /> };
export const AsAButton: Story = { render: () => <ButtonLink to="/full-tax-estimate">{'Get the full estimate'}</ButtonLink> };
