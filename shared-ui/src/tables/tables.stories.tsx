import { jurisdictions } from '@bracketwise/tax-engine';
import { useId, useState } from 'react';
import { useFormat } from '../format/useFormat.ts';
import type { Meta, StoryObj } from '../testing/story.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { inOrder, nextOrder, type Order } from './order.ts';
import { FIRST_ROWS, LongTable } from './LongTable.tsx';
import { RegionCaption, ScrollRegion } from './ScrollRegion.tsx';
import { SortHeader } from './SortHeader.tsx';

const meta = { title: 'Tables/Sortable table', component: SortableTable } satisfies Meta<typeof SortableTable>;
export default meta;

type Story = StoryObj<typeof SortableTable>;

const states = jurisdictions().slice(0, 8);

function SortableTable({ maxHeight }: { readonly maxHeight?: string }) {
  const captionId = useId();
  const { lawRate } = useFormat();
  const [order, setOrder] = useState<Order<'name' | 'topRate'>>({ by: 'topRate', direction: 'descending' });
  const header = (by: 'name' | 'topRate', label: string) => (
    <SortHeader
      label={label}
      numeric={by === 'topRate'}
      direction={order.by === by ? order.direction : undefined}
      onSort={() => setOrder(nextOrder(order, by, () => 'descending'))}
    />
  );
  return (
    <ScrollRegion labelledBy={captionId} maxHeight={maxHeight}>
      <table>
        <RegionCaption id={captionId}>{'The highest rate of some states'}</RegionCaption>
        <thead>
          <tr>
            {header('name', 'State')}
            {header('topRate', 'Highest rate')}
          </tr>
        </thead>
        <tbody>
          {inOrder(states, order).map(({ code, name, topRate }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              <td>{lawRate(topRate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const COLUMNS = [
  { key: 'lowest', label: 'Lowest rate' },
  { key: 'highest', label: 'Highest rate' },
] as const;

export const WholeTable: Story = {};
export const ScrollingDown: Story = { args: { maxHeight: '10rem' } };

function StateNames() {
  const captionId = useId();
  return (
    <LongTable labelledBy={captionId} maxHeight="20rem" whole={false}>
      <table>
        <RegionCaption id={captionId}>{'States'}</RegionCaption>
        <tbody>
          {jurisdictions().map(({ code, name }, index) => (
            <tr key={code} data-rest={index >= FIRST_ROWS || undefined}>
              <th scope="row">{name}</th>
            </tr>
          ))}
        </tbody>
      </table>
    </LongTable>
  );
}

/** A narrow screen shows the first rows and a button for all. */
export const FirstRows: Story = { render: () => <StateNames /> };
/** Only a narrow screen offers it. */
export const ChoiceOfAColumn: Story = {
  render: () => <ColumnChoice label="Show" columns={COLUMNS} shown="highest" onShow={() => undefined} />,
};
