import type { Household } from '@bracketwise/contract/household';
import { assumptionsOf, estimateTax } from '@bracketwise/tax-engine';
import { inCalculator } from '../testing/results-story.tsx';
import type { Meta, StoryObj } from '../testing/story.ts';
import { Assumed } from './Assumed.tsx';
import { HeadOfHousehold } from './HeadOfHousehold.tsx';
import { CalculatorResults } from './CalculatorResults.tsx';
import { CalculatorActions } from './CalculatorActions.tsx';
import { MethodTable } from './MethodTable.tsx';
import type { ComparedLine } from './figures.ts';
import { FIGURE, Hero } from './Hero.tsx';
import { LeftOutLink } from './LeftOutLink.tsx';
import { RoughEstimate } from './RoughEstimate.tsx';
import type { RoughFigure } from './figures.ts';
import { displayedFigures } from './displayed-figures.ts';
import type { Official } from './useOfficial.ts';
import { WhatNext } from './WhatNext.tsx';

/** A calculator of the federal tax on a salary, next to a flat rate. */
const ID = 'flat-rate';
const words = async () => ({
  default: {
    title: 'A flat rate',
    hero: 'You owe {{figure}} in federal income tax.',
    form: { salary: 'Salary' },
    results: { federal: 'Federal income tax', total: 'Total tax' },
    lines: { federal: 'Federal income tax', total: 'Total tax' },
    why: { flat: 'The rough estimate taxes every dollar at 15%.', deduction: 'It ignores the standard deduction of {{year}}.' },
    next: { salary: 'See your paycheck', 'home-states': 'Compare states' },
  },
});

const meta = {
  title: 'Calculator/CalculatorResults',
  component: Results,
  decorators: [inCalculator(ID, ['salary'])],
  parameters: { words: { [ID]: words } },
} satisfies Meta<typeof Results>;
export default meta;

type Story = StoryObj<typeof Results>;
type Taxes = ReturnType<typeof estimateTax>;

const SALARY = 60_000;
const FLAT = 0.15;
const YEAR = 2025;
const taxes = estimateTax({ state: 'CA', income: SALARY, filingStatus: 'single', taxYear: YEAR });
const answered: Official<Taxes> = { status: 'answered', answer: taxes };
const COUPLE: Household = { taxYear: 2021, state: 'CA', filingStatus: 'marriedJoint', wages: SALARY, dependentAges: [20] };
const ignore = () => undefined;

const rough: readonly RoughFigure[] = [
  { field: 'federal', value: SALARY * FLAT },
  { field: 'total', value: SALARY * FLAT },
];
const lines = (answer: Taxes | undefined): readonly ComparedLine[] => [
  { field: 'federal', rough: SALARY * FLAT, official: answer?.federalTax },
  { field: 'total', official: answer?.totalTax, total: true },
];
const hero = ({ federalTax }: Taxes) => ({
  sentence: `You owe ${FIGURE} in federal income tax.`,
  field: 'federal',
  value: federalTax,
  then: 'Your employer withholds it from each paycheck.',
});
const shown = displayedFigures(rough, lines(taxes), []);

function Results({ official }: { readonly official: Official<Taxes> }) {
  return (
    <CalculatorResults
      values={{ salary: SALARY }}
      basis="A salary of $60,000"
      year={YEAR}
      official={official}
      show={(answer) => ({ hero: hero(answer) })}
      rough={rough}
      why={['flat', 'deduction']}
      lines={lines}
      next={['salary', 'home#states']}
    />
  );
}

export const Answered: Story = { args: { official: answered }, parameters: { longestIn: 'fr' } };
export const Loading: Story = { args: { official: { status: 'loading' } } };
export const Failed: Story = { args: { official: { status: 'failed', retry: ignore } } };
export const AboveTheLimit: Story = { args: { official: { status: 'beyondLimits', limit: 10_000_000 } } };

export const HeroAlone: Story = { render: () => <Hero year={YEAR} official={answered} hero={hero(taxes)} /> };
export const HeroWithRemarks: Story = {
  render: () => (
    <Hero
      year={YEAR}
      official={answered}
      hero={hero(taxes)}
      remarks={
        <>
          <LeftOutLink first="City taxes" />
          <Assumed facts={assumptionsOf(COUPLE)} />
        </>
      }
    />
  ),
  parameters: { longestIn: 'fr' },
};
export const GoodNews: Story = {
  render: () => <Hero year={YEAR} official={answered} hero={{ ...hero(taxes), tone: 'positive' }} />,
};
export const BadNews: Story = { render: () => <Hero year={YEAR} official={answered} hero={{ ...hero(taxes), tone: 'danger' }} /> };
export const ComparisonOfBoth: Story = {
  render: () => <MethodTable year={YEAR} lines={lines(taxes)} shown={shown} loading={false} hero="federal" />,
};
export const ComparisonWhileLoading: Story = {
  render: () => <MethodTable year={YEAR} lines={lines(undefined)} shown={shown} loading hero="federal" />,
};
export const RoughEstimateOpen: Story = {
  render: () => <RoughEstimate figures={rough} shown={shown.rough} differs why={['flat', 'deduction']} params={{ year: YEAR }} />,
  play: ({ canvasElement }) => canvasElement.querySelector('summary')?.click(),
};
export const NextSteps: Story = { render: () => <WhatNext pages={['salary', 'home#states']} fullEstimate /> };
export const Actions: Story = {
  render: () => (
    <CalculatorActions values={{ salary: SALARY }} year={YEAR} rough={rough} lines={lines(taxes)} shown={shown} explanation={undefined} />
  ),
};
export const HeadOfHouseholdHint: Story = { render: () => <HeadOfHousehold saving={1_047} />, parameters: { uncompared: true } };
