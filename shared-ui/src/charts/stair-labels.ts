/** Chooses which steps of a stair line have room for their rate, below the step and at its left end, and for the name of what changes. */
import type { ChartTick } from './plane.ts';

/** A step. Positions are fractions of the chart's width and height. */
export interface Stair {
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly rate: string;
  readonly name?: string | undefined;
}

/** The narrowest chart that has room for a text; undefined if none has. */
export type Room = 'phone' | 'wide' | undefined;

export interface StairLabel {
  readonly stair: Stair;
  readonly rate: Room;
  readonly name: Room;
}

/** In pixels, from the top left. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Widths of the plane in a column of 320 px and in one of 26 rem, and what a text takes. Pixels. */
const WIDTHS = { phone: 230, wide: 350 } as const;
const CHARACTER = 9;
const LINE = 13;
const GAP = 4;
const DOT = 9;
const STROKE = 3;

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const boxOf = (left: number, top: number, text: string): Box => ({
  left,
  right: left + text.length * CHARACTER + GAP,
  top,
  bottom: top + LINE,
});

/** The box of a label at the left end, above its line or below it. */
const tickBox = ({ at, label, below = false }: ChartTick, height: number) =>
  boxOf(0, (1 - at) * height + (below ? GAP : -LINE - GAP), label);

/** The ticks, with the label below its line where a step or its riser crosses the place above it. */
export function clearOfStairs(ticks: readonly ChartTick[], stairs: readonly Stair[], height: number): readonly ChartTick[] {
  const lines = stairs.flatMap(({ from, to, height: at }, index) => {
    const before = stairs[index - 1]?.height ?? at;
    const [left, y] = [from * WIDTHS.phone, (1 - at) * height];
    return [
      { left, right: to * WIDTHS.phone, top: y - STROKE, bottom: y + STROKE },
      { left, right: left + STROKE, top: (1 - Math.max(before, at)) * height, bottom: (1 - Math.min(before, at)) * height },
    ];
  });
  return ticks.map((tick) => (lines.some((line) => overlap(tickBox(tick, height), line)) ? { ...tick, below: true } : tick));
}

/** Separates a step's rate from its name. */
export const BEFORE_NAME = ' · ';

interface Surroundings {
  /** Of the chart, in pixels. */
  readonly height: number;
  /** Where the visitor's line crosses the chart, as a fraction of its width. */
  readonly mark?: number | undefined;
  /** The height at a fraction of the width of a curve below the steps that never falls. */
  readonly curve?: (at: number) => number;
  /** Labels at the left end, inside the chart, by their height. */
  readonly ticks?: readonly ChartTick[];
}

/** Gives wide steps their label first. No two labels overlap, and neither the mark, the curve nor a lower step crosses one. */
export function stairLabels(stairs: readonly Stair[], { height, mark, curve, ticks = [] }: Surroundings): readonly StairLabel[] {
  const taken = ticks.map((tick) => tickBox(tick, height));
  const placed = new Map<Stair, { rate: Room; name: Room }>();
  const textOf = ({ rate, name = '' }: Stair, { name: named }: { name: Room }) => (named ? rate + BEFORE_NAME + name : rate);
  const place = (stair: Stair, text: string, width: number) => boxOf(stair.from * width + GAP, (1 - stair.height) * height + GAP, text);
  const fits = (stair: Stair, text: string, width: number) => {
    const box = place(stair, text, width);
    const others = [...placed].filter(([other]) => other !== stair).map(([other, rooms]) => place(other, textOf(other, rooms), width));
    return (
      box.bottom <= height &&
      box.right <= width &&
      (mark === undefined || box.right < mark * width - DOT || box.left > mark * width + DOT) &&
      (curve === undefined || (1 - curve(box.right / width)) * height > box.bottom) &&
      !stairs.some((other) => other.from > stair.from && other.height < stair.height && other.from * width < box.right) &&
      ![...taken, ...others].some((other) => overlap(box, other))
    );
  };
  const widestFirst = stairs.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  for (const room of ['phone', 'wide'] as const) {
    const width = WIDTHS[room];
    for (const stair of widestFirst) {
      if (!placed.has(stair) && fits(stair, stair.rate, width)) placed.set(stair, { rate: room, name: undefined });
    }
    for (const stair of widestFirst) {
      const rooms = placed.get(stair);
      if (rooms && !rooms.name && stair.name && fits(stair, textOf(stair, { name: room }), width)) rooms.name = room;
    }
  }
  return [...placed].map(([stair, rooms]) => ({ stair, ...rooms }));
}
