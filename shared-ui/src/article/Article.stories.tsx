import { federalBrackets } from '@bracketwise/tax-engine';
import { standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';
import { useFormat } from '../format/useFormat.ts';
import type { Meta, StoryObj } from '../testing/story.ts';
import { Article } from './Article.tsx';
import { ArticleFrame } from './article-frame.ts';
import { ArticleTable } from './ArticleTable.tsx';
import { Blocks, Part, Points, Remark, Sources } from './Blocks.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Contents } from './Contents.tsx';
import { Faq } from './Faq.tsx';
import { Folded } from './Folded.tsx';
import { PageHead } from './PageHead.tsx';
import { RelatedLinks } from './RelatedLinks.tsx';
import { Words } from './Words.tsx';

/** A page of the site map, for the breadcrumb; the texts are the story's own. */
const ID = 'tax-brackets';
const words = async () => ({
  default: {
    title: 'How tax brackets work',
    lead: 'Each rate applies only to the part of your income in its bracket.',
    short: { one: 'The first {{deduction}} are not taxed.', two: 'A raise never costs money.' },
    guide: {
      deduction: {
        title: 'The standard deduction',
        first: 'Subtract {{deduction}} from your wages. The rest is your taxable income.',
        one: 'Read your wages in box 1 of Form W-2.',
        two: 'Subtract the standard deduction.',
        careful: 'Some states have their own deduction.',
      },
      brackets: { title: 'The brackets', worked: { title: 'An example', start: 'Find the row with your taxable income.' } },
    },
    faq: {
      raise: { question: 'Does a raise ever cost money?', answer: 'No. Only the part in the higher bracket is taxed at its rate.' },
      state: { question: 'Do states have brackets?', answer: 'Most do. Some have one rate, and some have no income tax.' },
    },
  },
});

const { value, source } = standardDeduction[2025];
const useFigures = () => ({ deduction: useFormat().money(value.single) });

function Brackets({ stacked = false, shown }: { readonly stacked?: boolean; readonly shown?: string }) {
  const { money, lawRate } = useFormat();
  return (
    <ArticleTable
      caption="Federal brackets, 2025"
      stacked={stacked}
      {...(shown && { shown })}
      minWidth="30rem"
      columns={[
        { key: 'rate', label: 'Rate' },
        { key: 'single', label: 'Single', numeric: true },
        { key: 'joint', label: 'Married filing jointly', numeric: true },
      ]}
      rows={federalBrackets(2025).map(({ rate, ranges }) => ({
        key: String(rate),
        cells: [lawRate(rate), money(ranges.single.from), money(ranges.marriedJoint.from)],
      }))}
      total={['Deduction', money(value.single), money(value.marriedJoint)]}
    />
  );
}

function WholeArticle({ wide = false }: { readonly wide?: boolean }) {
  return (
    <Article
      id={ID}
      dates={{ updated: '2025-01', reviewed: '2026-02-03' }}
      figures={useFigures()}
      breadcrumb
      wide={wide}
      short={['one', 'two']}
      sections={{
        deduction: [
          'first',
          <Points key="points" ordered items={['one', 'two']} />,
          <Remark key="remark" text="careful" tone="warning" />,
          <Sources key="sources" of={[source, '26 U.S.C. § 63(c)']} />,
        ],
        brackets: [<Part key="worked" name="worked" boxed blocks={['start', <Brackets key="table" />]} />],
      }}
      faq={['raise', 'state']}
    />
  );
}

const meta = {
  title: 'Article/Article',
  component: WholeArticle,
  parameters: { words: { [ID]: words } },
  decorators: [
    function InArticle(Story) {
      return (
        <ArticleFrame value={{ id: ID, figures: useFigures() }}>
          <Story />
        </ArticleFrame>
      );
    },
  ],
} satisfies Meta<typeof WholeArticle>;
export default meta;

type Story = StoryObj<typeof WholeArticle>;

export const Whole: Story = {};
export const WideText: Story = { args: { wide: true }, parameters: { uncompared: true } };
export const Table: Story = { render: () => <Brackets /> };
export const TableInStacks: Story = { render: () => <Brackets stacked /> };
export const TableWithOneColumn: Story = { render: () => <Brackets shown="joint" /> };
export const PartsOfASection: Story = {
  render: () => <Blocks at="guide.deduction" blocks={['first', <Points key="points" items={['one', 'two']} />]} />,
};
export const HeadOfAPage: Story = {
  render: () => <PageHead title="Paycheck calculator" lead="See what you keep of your salary after federal and state taxes." />,
};
export const WayToThePage: Story = { render: () => <Breadcrumb /> };
export const ContentsBesideTheText: Story = { render: () => <Contents sections={['deduction', 'brackets']} faq beside /> };
export const Questions: Story = {
  render: () => <Faq heading="Questions and answers" items={['raise', 'state']} />,
  play: ({ canvasElement }) => canvasElement.querySelector('summary')?.click(),
};
export const RelatedPages: Story = { render: () => <RelatedLinks heading="Related guides" ids={['state-rates', 'tax-planning']} /> };
export const SourcesOpen: Story = {
  render: () => <Sources of={[source, '26 U.S.C. § 63(c)']} />,
  play: ({ canvasElement }) => canvasElement.querySelector('summary')?.click(),
};
export const FoldedPart: Story = { render: () => <Folded summary={<h2>Ohio</h2>}>It starts from federal income.</Folded> };
export const OneText: Story = { render: () => <Words of="lead" /> };
