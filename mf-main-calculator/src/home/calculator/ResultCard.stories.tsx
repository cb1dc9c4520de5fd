import type { EstimateRequest } from '@bracketwise/contract/wire';
import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { estimateTax, loadStateLaw } from '@bracketwise/tax-engine';
import page from '../page.ts';
import { prepareActions } from './EstimateActionsOnDemand.tsx';
import { prepareDetails } from './EstimateDetailsOnDemand.tsx';
import { prepareEstimateCharts } from './EstimateChartsOnDemand.tsx';
import { ResultCard } from './ResultCard.tsx';
import type { AnsweredRequest } from './answered-request.ts';
import type { Estimation } from './useEstimation.ts';

const meta = {
  title: 'Results/Home',
  component: ResultCard,
  parameters: {
    words: { home: page.words },
    sections: [prepareActions, prepareDetails, prepareEstimateCharts, () => loadStateLaw('CA')].map((ready) => ({ ready })),
  },
} satisfies Meta<typeof ResultCard>;
export default meta;

type Story = StoryObj<typeof ResultCard>;

const answerTo = (request: EstimateRequest): AnsweredRequest => ({
  request,
  calculation: { id: 'b7d5b2f0-0000-4000-8000-000000000000', ...estimateTax(request) },
});

const estimation = (state: Partial<Estimation>): Estimation => ({
  answered: undefined,
  calculating: false,
  failure: undefined,
  asked: undefined,
  calculate: async () => ({}),
  calculateHere: async () => {},
  choosePlace: () => {},
  ...state,
});

const teacher: EstimateRequest = { state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 };
const couple: EstimateRequest = { state: 'TX', income: 420_000, filingStatus: 'marriedJoint', taxYear: 2024 };

export const BeforeTheFirstRequest: Story = { args: { estimation: estimation({}) } };
export const Calculating: Story = {
  args: { estimation: estimation({ calculating: true, asked: teacher }) },
  parameters: { uncompared: true },
};
export const InCalifornia: Story = {
  args: { estimation: estimation({ answered: answerTo(teacher), asked: teacher }) },
  parameters: { longestIn: 'fr' },
};
export const WithoutStateTax: Story = {
  args: { estimation: estimation({ answered: answerTo(couple), asked: couple }) },
  parameters: { uncompared: true },
};
