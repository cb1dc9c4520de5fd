import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, radius, space } from '../theme/tokens.ts';

interface ChartCursorProps {
  /** Names what is pointed along. */
  readonly label: string;
  /** Places it can point at: from 0 to one less. */
  readonly places: number;
  /** Places that Page Up and Page Down skip. */
  readonly leap?: number;
  /** Where it points; undefined while nobody points. */
  readonly at: number | undefined;
  readonly onPoint: (at: number | undefined) => void;
  /** The place below a fraction of the chart's width. */
  readonly placeUnder: (fraction: number) => number;
  /** What is read out of a place. */
  readonly textOf: (at: number) => string;
}

/**
 * Lies over a chart and says which place of it the visitor points at: with a mouse, a finger or the arrow keys. To a screen reader it
 * is a slider along the chart.
 */
export function ChartCursor({ label, places, leap = 5, at, onPoint, placeUnder, textOf }: ChartCursorProps) {
  const area = useRef<HTMLDivElement>(null);
  /** Where the arrow keys go on from. */
  const [last, setLast] = useState(0);
  const here = at ?? Math.min(last, places - 1);

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
    event.preventDefault(); // or the page scrolls
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
        // A finger that is lifted has left, too: what it showed stays until the chart is left.
        if (pointerType === 'mouse' && document.activeElement !== currentTarget) onPoint(undefined);
      }}
    />
  );
}

/** Around a chart that is pointed at, and what is said of the place. */
export const Pointed = styled.div`
  position: relative;
  min-width: 0;
`;

interface BubbleProps {
  /** Where it points, as a fraction of the chart's width. */
  readonly at: number;
  readonly children: ReactNode;
}

/** What there is at the place that is pointed at, above it. Never wider than the chart, and never beyond its edges. */
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
