import { calculatorWords } from '@bracketwise/shared-ui/calculator';
import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { emptyDraft, simulationSchema, type SimulationDraft } from './form.ts';
import { priceByLaw } from './official.ts';
import { SimulationResults } from './SimulationResults.tsx';
import { simulatorWords } from './Simulator.tsx';
import { simulate } from './specified.ts';

const meta = {
  title: 'Results/Simulator',
  component: SimulationResults,
  parameters: { words: { simulator: simulatorWords, calculator: calculatorWords } },
} satisfies Meta<typeof SimulationResults>;
export default meta;

type Story = StoryObj<typeof SimulationResults>;

function simulation(entries: Partial<SimulationDraft>) {
  const input = simulationSchema('en-US').validateSync({ ...emptyDraft, ...entries });
  const specified = simulate(input);
  return { input, specified, official: priceByLaw(input, specified.recommendations) };
}

const nurse = simulation({ income: '95,000', currentRetirement401k: '5,000', charitableDonations: '2,000' });

export const WithRecommendations: Story = { args: { simulation: nurse, running: false } };
export const Running: Story = { args: { simulation: nurse, running: true }, parameters: { uncompared: true } };
export const NothingToSave: Story = {
  args: { simulation: simulation({ income: '12,000' }), running: false },
  parameters: { uncompared: true },
};
