import { renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import { screen } from '@testing-library/react';
import { LineChart, type ChartPoint } from './LineChart.tsx';

const lines = [
  {
    key: 'stairs',
    label: 'Stairs',
    points: [
      { x: 0, y: 0 },
      { x: 0.5, y: 0 },
      { x: 0.5, y: 1 },
      { x: 1, y: 1 },
    ],
  },
  {
    key: 'slope',
    label: 'Slope',
    points: [
      { x: 0, y: 0 },
      { x: 1, y: 0.5 },
    ],
  },
];

const chart = (points?: readonly ChartPoint[]) => (
  <>
    <LineChart
      title="Rates"
      describedBy="figures"
      lines={lines}
      mark={{ label: 'You', points }}
      x={{
        label: 'Income',
        ticks: [
          { at: 0, label: '$0' },
          { at: 1, label: '$100K' },
        ],
      }}
      y={{
        label: 'Rate',
        ticks: [
          { at: 0, label: '0%' },
          { at: 1, label: '40%' },
        ],
      }}
    />
    <p id="figures">{'The same as figures'}</p>
  </>
);

test('is a picture with a name, described by its table', async () => {
  await renderInSite(chart());
  const picture = screen.getByRole('img', { name: 'Rates' });
  expect(picture).toHaveAccessibleDescription('The same as figures');
  expect(screen.getByText('Stairs')).toBeInTheDocument();
  expect(screen.getByText('Slope')).toBeInTheDocument();
});

test('draws its lines from below left to above right', async () => {
  await renderInSite(chart());
  expect(document.querySelector('[data-line=stairs]')).toHaveAttribute('d', 'M0 1000 500 1000 500 0 1000 0');
  expect(document.querySelector('[data-line=slope]')).toHaveAttribute('d', 'M0 1000 1000 500');
});

test('tells its lines apart by more than colour', async () => {
  await renderInSite(chart());
  expect(document.querySelector('[data-line=stairs]')).not.toHaveAttribute('stroke-dasharray');
  expect(document.querySelector('[data-line=slope]')).toHaveAttribute('stroke-dasharray');
});

test('marks where the visitor stands on each line, once that is known', async () => {
  const { rerender, Site } = await renderInSite(chart());
  expect(document.querySelector('[data-mark]')).toBeNull();
  expect(screen.getByText('You')).not.toBeVisible();
  rerender(
    <Site>
      {chart([
        { x: 0.25, y: 0.1 },
        { x: 0.25, y: 0.05 },
      ])}
    </Site>,
  );
  const dots = [...document.querySelectorAll('[data-mark] circle')].map((dot) => [dot.getAttribute('cx'), dot.getAttribute('cy')]);
  expect(dots).toEqual([
    ['25%', '90%'],
    ['25%', '95%'],
  ]);
});
