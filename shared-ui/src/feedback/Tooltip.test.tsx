import { act, fireEvent, render, screen } from '@testing-library/react';
import { TOOLTIP_DELAY, Tooltip } from './Tooltip.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  render(<Tooltip label="About the rate">{'All taxes together'}</Tooltip>);
});
afterEach(() => jest.useRealTimers());

const sign = () => screen.getByRole('button', { name: 'About the rate' });
const tooltip = () => screen.queryByRole('tooltip');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
// jsdom has no pointer events, so the test sets the pointer type itself.
const point = (type: 'pointerover' | 'pointerout', element: Element, pointerType = 'mouse') =>
  fireEvent(element, Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }), { pointerType }));

test('the text appears after the pointer rests on the icon for 700 ms', () => {
  point('pointerover', sign());
  wait(TOOLTIP_DELAY - 1);
  expect(tooltip()).not.toBeInTheDocument();
  wait(1);
  expect(tooltip()).toHaveTextContent('All taxes together');
  expect(TOOLTIP_DELAY).toBe(700);
});

test('a pointer that passes over shows nothing', () => {
  point('pointerover', sign());
  wait(300);
  point('pointerout', sign());
  wait(5_000);
  expect(tooltip()).not.toBeInTheDocument();
});

test('the text stays while the pointer is on it and disappears when it leaves', () => {
  point('pointerover', sign());
  wait(TOOLTIP_DELAY);
  point('pointerout', sign());
  wait(100);
  point('pointerover', tooltip()!);
  wait(5_000);
  expect(tooltip()).toBeInTheDocument();
  point('pointerout', tooltip()!);
  wait(5_000);
  expect(tooltip()).not.toBeInTheDocument();
});

test("keyboard focus shows the text at once as the icon's description", () => {
  act(() => sign().focus());
  expect(sign()).toHaveAccessibleDescription('All taxes together');
  act(() => sign().blur());
  expect(tooltip()).not.toBeInTheDocument();
});

test('Escape hides the text without moving the focus', () => {
  act(() => sign().focus());
  fireEvent.keyDown(sign(), { key: 'Escape' });
  expect(tooltip()).not.toBeInTheDocument();
  expect(sign()).toHaveFocus();
});

test('after a tap that focuses nothing, as in Safari, a click elsewhere hides the text, but not one on it', () => {
  fireEvent.click(sign());
  fireEvent.pointerDown(tooltip()!);
  expect(tooltip()).toBeInTheDocument();
  fireEvent.pointerDown(document.body);
  expect(tooltip()).not.toBeInTheDocument();
});
