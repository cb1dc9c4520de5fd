import { clearOfStairs, stairLabels, type Stair } from './stair-labels.ts';

const stair = (from: number, to: number, height: number, rate: string, name?: string): Stair => ({ from, to, height, rate, name });
const roomsOf = (stairs: readonly Stair[], around: Partial<Parameters<typeof stairLabels>[1]> = {}) =>
  Object.fromEntries(stairLabels(stairs, { height: 240, ...around }).map(({ stair: { rate }, ...rooms }) => [rate, rooms]));
const RATE_ONLY = { rate: 'phone', name: undefined };

test.each<[string, readonly Stair[], Parameters<typeof roomsOf>[1], Record<string, object>]>([
  ['steps far apart', [stair(0, 0.3, 0.2, '10%'), stair(0.3, 1, 0.6, '22%')], {}, { '10%': RATE_ONLY, '22%': RATE_ONLY }],
  ['of two close steps, the wider one', [stair(0, 0.05, 0.5, '10%'), stair(0.05, 1, 0.52, '11%')], {}, { '11%': RATE_ONLY }],
  [
    'two close steps on a wide screen only',
    [stair(0, 0.12, 0.5, '10%'), stair(0.12, 1, 0.52, '11%')],
    {},
    { '10%': { rate: 'wide', name: undefined }, '11%': RATE_ONLY },
  ],
  ['no step on the ground', [stair(0, 0.5, 0, '0%'), stair(0.5, 1, 0.5, '10%')], {}, { '10%': RATE_ONLY }],
  ['no short step above a lower one', [stair(0, 0.05, 0.9, '40%'), stair(0.05, 1, 0.5, '20%')], {}, { '20%': RATE_ONLY }],
  ['no step that the mark crosses there', [stair(0, 1, 0.5, '10%')], { mark: 0.05 }, {}],
  ['no step whose label the curve crosses', [stair(0, 1, 0.5, '10%')], { curve: (at) => 0.4 + at }, {}],
  ['no step at a label of the axis', [stair(0, 1, 0.5, '10%')], { ticks: [{ at: 0.4, label: '8%' }] }, {}],
])('labels %s', (_, stairs, around, expected) => {
  expect(roomsOf(stairs, around)).toEqual(expected);
});

test('a name follows its rate where both have room', () => {
  const named = (to: number) => roomsOf([stair(0, to, 0.9, '42%', 'Social Security'), stair(to, 1, 0.5, '36%')])['42%'];
  expect(named(0.9)).toEqual({ rate: 'phone', name: 'phone' });
  expect(named(0.7)).toEqual({ rate: 'phone', name: 'wide' });
  expect(named(0.4)).toEqual({ rate: 'phone', name: undefined });
});

test('a label of the axis goes below its line where a step or its riser crosses the place above it, and only there', () => {
  const ticks = [
    { at: 0.5, label: '20%' },
    { at: 1, label: '40%' },
  ];
  const below = (stairs: readonly Stair[]) => clearOfStairs(ticks, stairs, 240).map((tick) => tick.below ?? false);
  expect(below([stair(0, 0.1, 0.53, '22%'), stair(0.1, 1, 0.7, '30%')])).toEqual([true, false]);
  expect(below([stair(0, 0.05, 0.2, '8%'), stair(0.05, 1, 0.7, '30%')])).toEqual([true, false]);
  expect(below([stair(0, 0.5, 0.2, '8%'), stair(0.5, 1, 0.53, '22%')])).toEqual([false, false]);
});
