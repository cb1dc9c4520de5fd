import { householdWords } from '@bracketwise/shared-ui/explanation';
import type { Draft } from '@bracketwise/shared-ui/forms';
import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { taxReturn } from '@bracketwise/tax-engine';
import { emptyDraft } from './choices.ts';
import { householdOf } from './answered-household.ts';
import { answersSchema } from './household-draft.ts';
import { resultsWords } from './results-on-demand.ts';
import { StatesOfYear } from './StatesOfYear.tsx';

/** The states of a year by the engine. */
function Answered(entries: Draft) {
  const answers = answersSchema('en-US').validateSync({
    ...emptyDraft,
    filingStatus: 'single',
    taxYear: '2025',
    wages: '100,000',
    ...entries,
  });
  return <StatesOfYear answers={answers} taxes={taxReturn(householdOf(answers))} />;
}

const meta = {
  title: 'Results/States of the year',
  component: Answered,
  parameters: { words: { 'full-estimate-results': resultsWords, households: householdWords }, uncompared: true },
} satisfies Meta<typeof Answered>;
export default meta;

type Story = StoryObj<typeof Answered>;

const MOVE = { state: 'FL', moved: true, movedFrom: 'NY', movedOn: '2025-07-01' };
const WORK = { state: 'NJ', worksElsewhere: true };

export const Moved: Story = { args: MOVE };
export const MovedWithKnownPay: Story = { args: { ...MOVE, formerWages: '80,000' } };
export const WorksElsewhere: Story = { args: { ...WORK, workState: 'NY', workWages: '100,000' } };
export const WithAnAgreement: Story = { args: { ...WORK, workState: 'PA', workWages: '100,000' } };
