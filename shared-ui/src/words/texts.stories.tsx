import type { Meta, StoryObj } from '../testing/story.ts';
import { Citation } from './Citation.tsx';
import { Marked } from './Marked.tsx';
import { Sourced } from './Sourced.tsx';
import { Trans } from './Trans.tsx';

const meta = {
  title: 'Words/Citation',
  component: Citation,
  args: { children: '26 U.S.C. § 63(c); Rev. Proc. 2024-40 § 2.15; Form 1040' },
} satisfies Meta<typeof Citation>;
export default meta;

type Story = StoryObj<typeof Citation>;

export const Linked: Story = {};
export const Unlinked: Story = { args: { linked: false } };
export const AfterASentence: Story = {
  render: () => <Sourced text="The standard deduction comes first." source="26 U.S.C. § 63(c)" />,
};
export const EnglishInAnotherLanguage: Story = { render: () => <Marked>{'Formulario 1040 (<en>Form 1040</en>)'}</Marked> };
/** Like the text of an article, which is compared. */
export const TextOfALocale: Story = {
  render: () => <Trans ns="common" i18nKey="disclaimer.text" />,
  parameters: { uncompared: true },
};
