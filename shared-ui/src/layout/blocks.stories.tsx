import type { Meta, StoryObj } from '../testing/story.ts';
import { BrandMark } from './BrandMark.tsx';
import { CalculatorColumns } from './CalculatorColumns.tsx';
import { Card } from './Card.tsx';
import { Disclaimer } from './Disclaimer.tsx';
import { PageColumn } from './PageColumn.tsx';
import { Section } from './Section.tsx';
import { Stack } from './Stack.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Layout/Blocks', component: Card } satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof Card>;

export const CardWithAStack: Story = {
  render: () => (
    <Card>
      <Stack $gap="l">
        <h2>{'Your numbers'}</h2>
        <p>{'Before taxes, for the whole year.'}</p>
        <VisuallyHidden>{'Only screen readers read this.'}</VisuallyHidden>
      </Stack>
    </Card>
  ),
};
export const ColumnsOfACalculator: Story = {
  render: () => (
    <PageColumn>
      <CalculatorColumns>
        <div>
          <Card>{'Form'}</Card>
        </div>
        <div>
          <Card>{'Results'}</Card>
        </div>
        <div>
          <Card>{'Notes'}</Card>
        </div>
      </CalculatorColumns>
    </PageColumn>
  ),
};
export const PageSection: Story = {
  render: () => (
    <Section id="states" heading="Compare states" lead="Your income tax in every state.">
      <p>{'Move to Texas, and your employer withholds no state tax.'}</p>
    </Section>
  ),
};
export const Brand: Story = { render: () => <BrandMark size={64} /> };
export const EstimatesNotAdvice: Story = { render: () => <Disclaimer /> };
