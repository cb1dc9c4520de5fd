import { fireEvent, screen } from '@testing-library/react';
import { renderInSite } from '../testing/inSite.tsx';
import { StackedColumns } from './StackedColumns.tsx';

const columns = [
  { heading: 'January 31', tick: 'Jan', amounts: { net: 700, federal: 200, socialSecurity: 100 } },
  { heading: 'February 28', amounts: { net: 800, federal: 200 } },
];
const visit = () =>
  renderInSite(
    <StackedColumns
      title="Paychecks"
      describedBy="table"
      parts={[
        { key: 'socialSecurity', label: 'Social Security' },
        { key: 'net', label: 'Take-home pay' },
        { key: 'federal', label: 'Federal' },
      ]}
      columns={columns}
    />,
  );

test('each column stacks its parts, take-home pay at the bottom, and leaves out those without an amount', async () => {
  const { container } = await visit();
  const drawn = [...container.querySelectorAll('[data-column]')].map((column) =>
    [...column.querySelectorAll<SVGRectElement>('rect')].map(({ dataset }) => dataset['part']),
  );
  expect(drawn).toEqual([
    ['net', 'federal', 'socialSecurity'],
    ['net', 'federal'],
  ]);
  const heights = [...container.querySelectorAll('[data-column]')].map((column) =>
    [...column.querySelectorAll('rect')].reduce((sum, each) => sum + Number.parseFloat(each.getAttribute('height') ?? ''), 0),
  );
  expect(heights[0]).toBeCloseTo(heights[1] ?? 0, 5);
});

test('arrow keys read the columns one by one', async () => {
  await visit();
  const slider = screen.getByRole('slider', { name: 'Paychecks' });
  expect(slider).toHaveAttribute('aria-valuetext', 'January 31. Take-home pay: $700.00. Federal: $200.00. Social Security: $100.00');
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(slider).toHaveAttribute('aria-valuetext', 'February 28. Take-home pay: $800.00. Federal: $200.00');
});
