import type { StateCode } from '@bracketwise/contract/states';
import { estimateChart, loadStateLaw } from '@bracketwise/tax-engine';
import type { Meta, StoryObj } from '../testing/story.ts';
import { explanationWords } from './explanation-words.ts';
import { householdWords } from './household-words.ts';
import { IncomeCharts } from './IncomeCharts.tsx';
import { IncomeChartsOnDemand } from './IncomeChartsOnDemand.tsx';
import { ChartsFrame } from './ChartsFrame.tsx';
import { NetPayChart } from './NetPayChart.tsx';
import { NextDollarChart } from './NextDollarChart.tsx';

type Chart = Awaited<ReturnType<typeof charted>>;

const charted = async (state: StateCode, income: number) =>
  estimateChart(await loadStateLaw(state), { state, income, filingStatus: 'single', taxYear: 2025 }, {});
/** Of California and of Texas, as soon as their laws are loaded. */
let california: Chart;
let texas: Chart;

const meta = {
  title: 'Explanation/Income charts',
  component: ChartsFrame,
  parameters: {
    words: { explanation: explanationWords, households: householdWords },
    sections: [{ ready: async () => ([california, texas] = await Promise.all([charted('CA', 95_000), charted('TX', 180_000)])) }],
  },
} satisfies Meta<typeof ChartsFrame>;
export default meta;

type Story = StoryObj<typeof ChartsFrame>;

const All = ({ of, open = false }: { readonly of: Chart; readonly open?: boolean }) => (
  <IncomeCharts {...of} income="wages" key={String(open)} />
);
const openAll: Story['play'] = ({ canvasElement }) => {
  for (const details of canvasElement.querySelectorAll('details')) details.open = true;
};

export const Closed: Story = { render: () => <All of={california} /> };
export const Open: Story = { render: () => <All of={california} open />, play: openAll };
export const WithoutStateTax: Story = { render: () => <All of={texas} open />, play: openAll, parameters: { uncompared: true } };
const KeptAtOtherPay = () => <NetPayChart {...california} income="wages" />;
export const NetPay: Story = { render: () => <KeptAtOtherPay /> };
const NextDollars = () => <NextDollarChart {...california} income="wages" />;
export const NextDollar: Story = { render: () => <NextDollars /> };
const Deferred = () => <IncomeChartsOnDemand {...california} income="wages" />;
export const OnDemand: Story = { render: () => <Deferred /> };
export const Outline: Story = { render: () => <ChartsFrame /> };
