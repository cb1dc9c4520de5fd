import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, radius, space } from '../theme/tokens.ts';

interface ChartCursorProps {
  /** Accessible name of the slider. */
  readonly label: string;
  /** Number of positions; they run from 0 to `places - 1`. */
  readonly places: number;
  /** Number of positions that Page Up and Page Down move by. */
  readonly leap?: number;
  /** Where the arrow keys start. Default: the first position. */
  readonly start?: number;
  /** The current position; undefined while nothing is pointed at. */
  readonly at: number | undefined;
  readonly onPoint: (at: number | undefined) => void;
  /** The position at a fraction of the chart's width. */
  readonly placeUnder: (fraction: number) => number;
  /** What a screen reader announces for a position. */
  readonly textOf: (at: number) => string;
}

/**
 * An overlay that reports which position of a chart the visitor points at by mouse, touch or arrow keys. To screen readers it is a
 * slider.
 */
export function ChartCursor({ label, places, leap = 5, start = 0, at, onPoint, placeUnder, textOf }: ChartCursorProps) {
  const area = useRef<HTMLDivElement>(null);
  /** Where the arrow keys continue from. */
  const [last, setLast] = useState<number>();
  const here = at ?? Math.min(last ?? start, places - 1);

  const point = (place: number) => {
    const within = Math.max(0, Math.min(places - 1, place));
    setLast(within);
    onPoint(within);
  };
  const follow = ({ clientX }: PointerEvent) => {
    const { left = 0, width = 0 } = area.current?.getBoundingClientRect() ?? {};
    if (width > 0) point(placeUnder(Math.max(0, Math.min(1, (clientX - left) / width))));
  };
  const go = (event: KeyboardEvent) => {
    const next = {
      ArrowRight: here + 1,
      ArrowUp: here + 1,
      ArrowLeft: here - 1,
      ArrowDown: here - 1,
      PageUp: here + leap,
      PageDown: here - leap,
      Home: 0,
      End: places - 1,
    }[event.key];
    if (event.key === 'Escape') onPoint(undefined);
    if (next === undefined) return;
    event.preventDefault(); // keeps the page from scrolling
    point(next);
  };

  return (
    <Area
      ref={area}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={places - 1}
      aria-valuenow={here}
      aria-valuetext={textOf(here)}
      onKeyDown={go}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && point(here)}
      onBlur={() => onPoint(undefined)}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={({ pointerType, currentTarget }) => {
        // Lifting a finger also fires this event. The reading then stays until the chart loses focus.
        if (pointerType === 'mouse' && document.activeElement !== currentTarget) onPoint(undefined);
      }}
    />
  );
}

/** Wraps a chart and its bubble. */
export const Pointed = styled.div`
  position: relative;
  min-width: 0;
`;

interface BubbleProps {
  /** Position as a fraction of the chart's width. */
  readonly at: number;
  readonly children: ReactNode;
}

/** The reading at the current position, shown above it within the chart's edges. */
export const Bubble = ({ at, children }: BubbleProps) => (
  <Text aria-hidden data-bubble style={{ insetInlineStart: `${at * 100}%`, transform: `translateX(${-at * 100}%)` }}>
    {children}
  </Text>
);

const Area = styled.div`
  position: absolute;
  inset: 0;
  touch-action: pan-y;
  cursor: crosshair;

  &:focus-visible {
    border-radius: ${radius.s};
  }
  @media print {
    display: none;
  }
`;

const Text = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-end: calc(100% + 0.375rem);
  width: max-content;
  max-width: 100%;
  padding: ${space.xs} 0.625rem;
  font-size: ${fontSize.s};
  line-height: 1.35;
  color: ${color('page')};
  background: ${color('text')};
  border-radius: ${radius.s};
  pointer-events: none;
  forced-color-adjust: none;

  strong {
    font-weight: 600;
  }
  @media print {
    display: none;
  }
`;
