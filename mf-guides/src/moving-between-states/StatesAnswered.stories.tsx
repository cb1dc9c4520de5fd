import { useLoaded } from '@bracketwise/shared-ui/calculator';
import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { twoStatesEstimatorOf, type TwoStatesEstimator, type TwoStatesRequest } from './estimator.ts';
import page from './page.ts';
import { EXAMPLE_REQUEST } from './question.ts';
import { AnswerOfStates, StatesAnswered, TaxOfStates } from './StatesAnswered.tsx';

/** The answer of the engine, whose laws are loaded by state. */
function Answer(changes: Partial<TwoStatesRequest>) {
  const asked: TwoStatesRequest = { ...EXAMPLE_REQUEST, taxYear: 2025, movedOn: '2025-07-01', ...changes };
  const { value: estimator } = useLoaded<string, TwoStatesEstimator>(`${asked.other} ${asked.home}`, twoStatesEstimatorOf);
  if (!estimator) return null;
  const answered = { asked, found: estimator(asked) };
  return (
    <>
      <AnswerOfStates {...answered} />
      <TaxOfStates {...answered} />
      <StatesAnswered {...answered} />
    </>
  );
}

const { namespace, words } = page;
const meta = {
  title: 'Results/Two states',
  component: Answer,
  parameters: { words: { [namespace]: words }, uncompared: true },
} satisfies Meta<typeof Answer>;
export default meta;

type Story = StoryObj<typeof Answer>;

export const Moved: Story = {};
export const WorksElsewhere: Story = { args: { situation: 'commutes', home: 'NJ' } };
export const WithAnAgreement: Story = { args: { situation: 'commutes', home: 'NJ', other: 'PA' } };
export const NotComputed: Story = { args: { other: 'SC', taxYear: 2026, movedOn: '2026-07-01' } };
