/**
 * Design tokens. Colours are pairs for the light and the dark theme, resolved by `color-scheme`; components name a token, never
 * a colour. Contrast of text on its surface is 4.5:1 or more in both. The third value is for forced colours: pictures and states,
 * which the browser does not recolour by itself, then take the visitor's own colours too.
 */
const colors = {
  page: ['#f6f7f9', '#10151c', 'Canvas'],
  surface: ['#ffffff', '#18202a', 'Canvas'],
  sunken: ['#eef1f5', '#0c1117', 'Canvas'],
  text: ['#17202b', '#e8edf3', 'CanvasText'],
  muted: ['#4d5b6b', '#a9b6c4', 'CanvasText'],
  line: ['#d5dce4', '#2c3846', 'CanvasText'],
  control: ['#7b8896', '#71808f', 'CanvasText'],
  accent: ['#0b5fa5', '#79bdf5', 'LinkText'],
  accentText: ['#ffffff', '#0a1a29', 'Canvas'],
  accentSoft: ['#e5f0fa', '#16304a', 'Canvas'],
  positive: ['#17693a', '#6fd39a', 'CanvasText'],
  positiveSoft: ['#e4f4ea', '#12331f', 'Canvas'],
  danger: ['#b3261e', '#ff9d94', 'CanvasText'],
  dangerSoft: ['#fcebe9', '#431613', 'Canvas'],
  warning: ['#7a4f01', '#f2c46b', 'CanvasText'],
  warningSoft: ['#fdf3dc', '#382a0b', 'Canvas'],
  focus: ['#0b5fa5', '#ffd166', 'Highlight'],
  /** Fills of charts, in the order in which parts appear. */
  chart1: ['#0b5fa5', '#79bdf5', 'CanvasText'],
  chart2: ['#b4540a', '#f5a55f', 'LinkText'],
  chart3: ['#6d3fa0', '#c4a1ee', 'CanvasText'],
  chart4: ['#a3245c', '#f08db4', 'LinkText'],
  chart5: ['#17693a', '#6fd39a', 'CanvasText'],
  /** Grounds of a scale from little to much. On the first three stands `text`, on the other two `accentText`. */
  scale1: ['#edf4fb', '#1c2937', 'Canvas'],
  scale2: ['#c6def3', '#20405c', 'Canvas'],
  scale3: ['#8fbde3', '#285a83', 'Canvas'],
  scale4: ['#2f74b3', '#5ba0d8', 'LinkText'],
  scale5: ['#0a4578', '#a9d8fb', 'CanvasText'],
} as const satisfies Record<string, readonly [light: string, dark: string, forced: string]>;

export type ColorToken = keyof typeof colors;

/** The CSS value of a token. */
export const color = (token: ColorToken): string => `var(--${token})`;

/** The colour itself, for what is not CSS. */
export const hexOf = (token: ColorToken, scheme: 'light' | 'dark'): string => colors[token][scheme === 'light' ? 0 : 1];

const declared = (value: (values: (typeof colors)[ColorToken]) => string): string =>
  Object.entries(colors)
    .map(([token, values]) => `--${token}: ${value(values)};`)
    .join('\n');

export const colorDeclarations = declared(([light, dark]) => `light-dark(${light}, ${dark})`);
export const forcedColorDeclarations = declared(([, , forced]) => forced);

/** Spacing steps, in rem. */
export const space = { xs: '0.25rem', s: '0.5rem', m: '1rem', l: '1.5rem', xl: '2.5rem', xxl: '4rem' } as const;

export const radius = { s: '0.375rem', m: '0.75rem' } as const;

/** Widths at which the layout changes; below the first, one column. */
export const breakpoint = { medium: '48rem', wide: '64rem' } as const;
export const from = {
  medium: `@media (min-width: ${breakpoint.medium})`,
  wide: `@media (min-width: ${breakpoint.wide})`,
} as const;

/** Where there is room for bars that stay in sight: not on a phone that lies on its side, nor at a zoom of 400 %. */
export const tall = '@media (min-height: 24rem)';

/** Type scale, in rem. */
export const fontSize = {
  s: '0.875rem',
  m: '1rem',
  l: '1.125rem',
  xl: '1.375rem',
  xxl: 'clamp(1.75rem, 1.2rem + 2.4vw, 2.75rem)',
} as const;
