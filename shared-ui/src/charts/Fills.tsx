import { color, type ColorToken } from '../theme/tokens.ts';

/** A colour never speaks alone: each part of a chart has a pattern of its own too. */
const FILLS = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart1', 'chart2'] as const satisfies readonly ColorToken[];

/** Defines the fills inside an SVG. @param id - of this chart */
export const Fills = ({ id }: { readonly id: string }) => (
  <defs>
    {FILLS.map((token, index) => (
      <Fill key={index} id={`${id}-fill-${index}`} index={index} ink={color(token)} />
    ))}
  </defs>
);

/** The fill of a chart's part; also for the keys beside the chart. */
export const fillOf = (id: string, index: number): string => `url(#${id}-fill-${index % FILLS.length})`;

interface FillProps {
  readonly id: string;
  readonly index: number;
  readonly ink: string;
}

/** Plain, stripes, dots, counter-stripes, grid, waves, rings: told apart without colour and on paper. */
function Fill({ id, index, ink }: FillProps) {
  const mark = { stroke: color('surface'), strokeWidth: 1.5, strokeOpacity: 0.75 };
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill={ink} />
      {index === 1 && <path d="M-2 2 2 -2M0 8 8 0M6 10 10 6" {...mark} />}
      {index === 2 && <path d="M2 2h.01M6 6h.01" {...mark} strokeWidth={2.5} strokeLinecap="round" />}
      {index === 3 && <path d="M-2 6 2 10M0 0 8 8M6 -2 10 2" {...mark} />}
      {index === 4 && <path d="M0 4h8M4 0v8" {...mark} strokeWidth={1} />}
      {index === 5 && <path d="M0 4q2 -4 4 0t4 0" {...mark} fill="none" />}
      {index === 6 && <circle cx="4" cy="4" r="2" {...mark} fill="none" />}
    </pattern>
  );
}
