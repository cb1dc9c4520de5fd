import { renderInSite } from '@bracketwise/shared-ui/testing/inSite';
import { act, fireEvent, screen } from '@testing-library/react';
import { LineChart } from './LineChart.tsx';
import type { ChartPoint } from './plane.ts';

const lines = [
  { key: 'stairs', label: 'Stairs', path: 'M0 1000H500V0H1000' },
  { key: 'slope', label: 'Slope', path: 'M0 1000L1000 500' },
];

/** Eleven positions: a step from 0 to 1, and a line at half the position. */
const readOf = (place: number) => ({
  points: [
    { x: place / 10, y: place < 5 ? 0 : 1 },
    { x: place / 10, y: place / 20 },
  ],
  heading: `$${place}0K`,
  values: [place < 5 ? '0%' : '40%', `${place * 2}%`],
});

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
      places={11}
      leap={4}
      placeUnder={(fraction) => Math.round(fraction * 10)}
      readOf={readOf}
    />
    <p id="figures">{'The same as figures'}</p>
  </>
);

test('the chart is an image with a name, described by its table', async () => {
  await renderInSite(chart());
  const image = screen.getByRole('img', { name: 'Rates' });
  expect(image).toHaveAccessibleDescription('The same as figures');
  expect(screen.getByText('Stairs')).toBeInTheDocument();
  expect(screen.getByText('Slope')).toBeInTheDocument();
});

/** jsdom's pointer events have no coordinates. */
function pointer(target: Element, type: string, pointerType: string, clientX = 0): void {
  fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType }));
}

test('pointing by mouse, touch or keyboard shows the value of each line', async () => {
  await renderInSite(chart());
  const slider = screen.getByRole('slider', { name: 'Rates' });
  jest.spyOn(slider, 'getBoundingClientRect').mockReturnValue({ left: 100, width: 200 } as DOMRect);
  const bubble = () => document.querySelector('[data-bubble]')?.textContent;
  expect(bubble()).toBeUndefined();

  pointer(slider, 'pointermove', 'mouse', 160);
  expect(bubble()).toBe('$30K0%6%');
  const dots = [...document.querySelectorAll('[data-reading] circle')].map((dot) => [dot.getAttribute('cx'), dot.getAttribute('cy')]);
  expect(dots).toEqual([
    ['30%', '100%'],
    ['30%', '85%'],
  ]);
  pointer(slider, 'pointerout', 'mouse');
  expect(bubble()).toBeUndefined();

  pointer(slider, 'pointerdown', 'touch', 300);
  pointer(slider, 'pointerout', 'touch');
  expect(bubble()).toBe('$100K40%20%');

  act(() => slider.focus());
  fireEvent.keyDown(slider, { key: 'PageDown' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Income: $60K. Stairs: 40%. Slope: 12%');
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(bubble()).toBe('$40K0%8%');
  fireEvent.keyDown(slider, { key: 'Home' });
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(bubble()).toBe('$00K0%0%');
  fireEvent.keyDown(slider, { key: 'Escape' });
  expect(bubble()).toBeUndefined();
});

test('the lines differ by more than color', async () => {
  await renderInSite(chart());
  expect(document.querySelector('[data-line=stairs]')).not.toHaveAttribute('stroke-dasharray');
  expect(document.querySelector('[data-line=slope]')).toHaveAttribute('stroke-dasharray');
});

test("the visitor's position is marked on each line once it is known", async () => {
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
