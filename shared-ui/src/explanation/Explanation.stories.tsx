import { STATE_NAMES, type StateCode } from '@bracketwise/contract/states';
import { estimateTax } from '@bracketwise/tax-engine';
import type { Meta, StoryObj } from '../testing/story.ts';
import { Explanation } from './Explanation.tsx';
import { explanationOf } from './explanation-of.ts';
import { ExplanationOnDemand, ExplanationOutline } from './ExplanationOnDemand.tsx';

const meta = { title: 'Explanation/Explanation', component: Explanation } satisfies Meta<typeof Explanation>;
export default meta;

type Story = StoryObj<typeof Explanation>;

function explained(state: StateCode, income: number) {
  const { lines, federalTax, socialSecurity, medicare, additionalMedicare, stateTax } = estimateTax({
    state,
    income,
    filingStatus: 'single',
    taxYear: 2025,
  });
  const payrollTax = socialSecurity + medicare + additionalMedicare;
  return explanationOf({ year: 2025, lines, federalTax, payrollTax, state: { tax: stateTax }, stateName: STATE_NAMES[state] });
}

const open: Story['play'] = ({ canvasElement }) => canvasElement.querySelector('summary')?.click();

export const Closed: Story = { args: explained('CA', 60_000) };
export const Open: Story = { args: explained('CA', 60_000), play: open };
export const WithoutStateTax: Story = { args: explained('TX', 260_000), play: open, parameters: { uncompared: true } };
export const OnDemand: Story = { args: explained('CA', 60_000), render: (props) => <ExplanationOnDemand {...props} /> };
export const Outline: Story = { render: () => <ExplanationOutline /> };
