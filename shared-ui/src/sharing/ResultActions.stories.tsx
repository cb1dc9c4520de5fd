import { STATE_NAMES } from '@bracketwise/contract/states';
import { estimateTax } from '@bracketwise/tax-engine';
import { createPortal } from 'react-dom';
import { explanationOf } from '../explanation/explanation-of.ts';
import { useFormat } from '../format/useFormat.ts';
import type { Meta, StoryObj } from '../testing/story.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { ResultActions } from './ResultActions.tsx';
import { ResultActionsOnDemand } from './ResultActionsOnDemand.tsx';
import { ResultActionsOutline } from './ResultActionsOutline.tsx';

const taxes = estimateTax({ state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 });

const meta = {
  title: 'Sharing/ResultActions',
  component: ResultActions,
  args: {
    inputs: { state: 'CA', income: 60_000 },
    sheet: () => ({ title: 'Your estimate', inputs: [], results: [] }),
    file: () => ({ name: 'estimate', rows: [] }),
  },
} satisfies Meta<typeof ResultActions>;
export default meta;

type Story = StoryObj<typeof ResultActions>;

const press: Story['play'] = ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[data-action=save]')?.click();

export const ThreeActions: Story = { parameters: { longestIn: 'fr' } };
export const Saved: Story = { args: { onSave: () => 'saved' }, play: press };
export const NotSaved: Story = { args: { onSave: () => 'full' }, play: press };
export const OnDemand: Story = { render: (props) => <ResultActionsOnDemand {...props} /> };
export const Outline: Story = { render: () => <ResultActionsOutline /> };

function Sheet() {
  const { moneyWithCents } = useFormat();
  const { lines, federalTax, socialSecurity, medicare, stateTax, totalTax } = taxes;
  return (
    <PrintSheet
      title="Your estimate"
      inputs={[
        { label: 'State', text: STATE_NAMES.CA },
        { label: 'Income', text: moneyWithCents(taxes.grossIncome) },
      ]}
      results={[
        {
          title: 'Your taxes',
          rows: [
            { label: 'Federal income tax', text: moneyWithCents(federalTax) },
            { label: 'State income tax', text: moneyWithCents(stateTax) },
            { label: 'Total tax', text: moneyWithCents(totalTax), total: true },
          ],
        },
      ]}
      explanation={explanationOf({
        year: 2025,
        lines,
        federalTax,
        payrollTax: socialSecurity + medicare,
        state: { tax: stateTax },
        stateName: STATE_NAMES.CA,
      })}
    />
  );
}
export const Printed: Story = { render: () => createPortal(<Sheet />, document.body), parameters: { onPaper: true } };
