import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { ESTIMATE_YEARS } from '@bracketwise/contract/years';
import { estimateTax } from '@bracketwise/tax-engine';
import { standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';
import { object, string } from 'yup';
import { deferredSection } from '../federation/deferred-section.tsx';
import { AmountField } from '../forms/AmountField.tsx';
import { useFormat } from '../format/useFormat.ts';
import { prose } from '../layout/prose.ts';
import { Card } from '../layout/Card.tsx';
import { ArticleFrame } from '../article/article-frame.ts';
import type { Meta, StoryObj } from '../testing/story.ts';
import styled from 'styled-components';
import { positiveAmount } from './amount-schema.ts';
import { Calculator, type CalculatorInputs } from './Calculator.tsx';
import { CalculatorLayout, LeftOut } from './CalculatorLayout.tsx';
import { FilingStatusField } from './FilingStatusField.tsx';
import { FormCard } from './FormCard.tsx';
import { Guide } from './Guide.tsx';
import { FIGURE, Hero } from './Hero.tsx';
import { StateField } from './StateField.tsx';
import { TaxYearField } from './TaxYearField.tsx';

const ID = 'one-salary';
const words = async () => ({
  default: {
    title: 'Tax on one salary',
    lead: 'See what you keep after federal and state taxes.',
    form: { salary: 'Yearly salary', hint: 'Before taxes, for the whole year.' },
    leftOut: { children: 'Children', local: 'City and county income taxes' },
    guide: {
      title: 'How a salary is taxed',
      deduction: { title: 'The standard deduction', amount: 'The first {{deduction}} of your income is not taxed.' },
    },
    example: 'Example: {{salary}} a year, {{state}}',
    hero: 'You keep {{figure}} a year.',
    faq: { raise: { question: 'Does a raise ever cost money?', answer: 'No. Only the part in the higher bracket is taxed at its rate.' } },
  },
});

interface Values {
  readonly salary: number;
  readonly state: StateCode;
  readonly filingStatus: string;
  readonly taxYear: string;
}

const inputs: CalculatorInputs<Record<keyof Values, string>, Values> = {
  draft: { salary: '60,000', state: 'CA', filingStatus: 'single', taxYear: '2025' },
  amounts: ['salary'],
  example: { salary: '60000', state: 'TX', filingStatus: 'single', taxYear: '2025' },
  exampleAnswer: ['hero', { figure: 50_000 }],
  precise: ['taxYear'],
  schema: (locale) =>
    object({
      salary: positiveAmount(locale),
      state: string<StateCode>().oneOf(STATE_CODES).required(),
      filingStatus: string().required(),
      taxYear: string().required(),
    }),
};

function TakeHome({ values: { salary, state } }: { readonly values: Values }) {
  const answer = estimateTax({ state, income: salary, filingStatus: 'single', taxYear: 2025 });
  return (
    <Card>
      <Hero
        year={2025}
        official={{ status: 'answered', answer }}
        hero={{ sentence: `You keep ${FIGURE} a year.`, field: 'net', value: answer.netIncome, tone: 'positive' }}
      />
    </Card>
  );
}
const results = deferredSection<{ readonly values: Values }>({
  namespace: 'kept',
  words: async () => ({ default: {} }),
  load: async () => TakeHome,
});

function OneSalary() {
  const { money } = useFormat();
  return (
    <Calculator
      id={ID}
      inputs={inputs}
      fields={
        <>
          <AmountField name="salary" label="Yearly salary" hint="Before taxes, for the whole year." />
          <StateField />
          <FilingStatusField />
        </>
      }
      precise={<TaxYearField years={ESTIMATE_YEARS} />}
      results={results}
      leftOut={['children', 'local']}
      guide={{ sections: { deduction: ['amount'] }, figures: { deduction: money(standardDeduction[2025].value.single) } }}
      faq={['raise']}
    />
  );
}

const meta = {
  title: 'Calculator/Calculator',
  component: OneSalary,
  parameters: { words: { [ID]: words }, sections: [results] },
} satisfies Meta<typeof OneSalary>;
export default meta;

type Story = StoryObj<typeof OneSalary>;

export const ScaffoldAlone: Story = {
  render: () => (
    <CalculatorLayout
      calculator={ID}
      form={
        <FormCard
          title="Your numbers"
          hint="You can type 85k."
          keptAs="scaffold"
          initialDraft={inputs.draft}
          amounts={inputs.amounts}
          schema={inputs.schema('en-US')}
          onSubmit={async () => undefined}
        >
          <AmountField name="salary" label="Yearly salary" />
        </FormCard>
      }
      results={<Card>{'Results'}</Card>}
      notes={
        <LeftOut title="What this leaves out" items={<li>{'Children'}</li>}>
          <p>{'Nothing you type is sent.'}</p>
        </LeftOut>
      }
    />
  ),
  parameters: { uncompared: true },
};
export const BeforeTheFirstResult: Story = { parameters: { uncompared: true } };
export const WithAResult: Story = { play: ({ canvasElement }) => canvasElement.querySelector('form')?.requestSubmit() };
export const WithAnInvalidField: Story = {
  play: ({ canvasElement }) => {
    const field = canvasElement.querySelector<HTMLInputElement>('[name=salary]');
    if (!field) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '0');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.form?.requestSubmit();
  },
  parameters: { uncompared: true },
};

const Text = styled.div`
  ${prose}
`;
export const GuideAlone: Story = {
  render: () => (
    <ArticleFrame value={{ id: ID, figures: { deduction: '$15,750' } }}>
      <Text>
        <Guide sections={{ deduction: ['amount'] }} />
      </Text>
    </ArticleFrame>
  ),
};
