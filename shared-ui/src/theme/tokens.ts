/**
 * Design tokens. Each color has a light, a dark and a forced-colors value. `color-scheme` chooses between light and dark; components
 * use tokens, never literal colors. In both themes, text has a contrast of at least 4.5:1 on its background and chart parts 3:1
 * (tokens.test.ts). The forced-colors value applies to charts and states, which browsers don't recolor themselves.
 */
const colors = {
  page: ['#fbfaf5', '#1a212a', 'Canvas'],
  surface: ['#ffffff', '#232c36', 'Canvas'],
  sunken: ['#f3f1e9', '#151b23', 'Canvas'],
  text: ['#16211c', '#eef2f0', 'CanvasText'],
  muted: ['#54605a', '#b3c0c9', 'CanvasText'],
  line: ['#e2dfd3', '#3a4652', 'CanvasText'],
  control: ['#7d8078', '#83919f', 'CanvasText'],
  accent: ['#14532d', '#7bd8a4', 'LinkText'],
  accentText: ['#ffffff', '#0b2117', 'Canvas'],
  accentSoft: ['#e3f4ea', '#1d3f31', 'Canvas'],
  positive: ['#17693a', '#7bd8a4', 'CanvasText'],
  positiveSoft: ['#e3f4ea', '#1d3f31', 'Canvas'],
  danger: ['#b3261e', '#ff9d94', 'CanvasText'],
  dangerSoft: ['#fcebe9', '#4a201c', 'Canvas'],
  warning: ['#7a4f01', '#f2c46b', 'CanvasText'],
  warningSoft: ['#fdf3dc', '#3f3010', 'Canvas'],
  focus: ['#14532d', '#ffd166', 'Highlight'],
  /** Parts of an income, the same in every chart: what the visitor keeps and what each tax takes. */
  keep: ['#1f7a4a', '#5fcb93', 'CanvasText'],
  federal: ['#b9520b', '#f5a55f', 'LinkText'],
  socialSecurity: ['#6d3fa0', '#c4a1ee', 'CanvasText'],
  medicare: ['#b02e66', '#f08db4', 'LinkText'],
  state: ['#1b73b3', '#6cb4f0', 'CanvasText'],
  /** What a state takes from pay besides income tax. */
  levies: ['#0a7a7a', '#56d4d0', 'CanvasText'],
  /** Parts that are neither kept nor a tax, such as expenses. */
  apart: ['#6f6a61', '#93a1b0', 'LinkText'],
  /** Text on each of these. */
  onPart: ['#ffffff', '#0b131b', 'Canvas'],
  /** Backgrounds of a scale, lowest first. The first three take `text`, the other two `accentText`. */
  scale1: ['#e3f4ea', '#21352c', 'Canvas'],
  scale2: ['#bfe3cd', '#23543c', 'Canvas'],
  scale3: ['#8cc8a5', '#25664a', 'Canvas'],
  scale4: ['#2d7f50', '#4fb381', 'LinkText'],
  scale5: ['#14532d', '#a5e6c2', 'CanvasText'],
} as const satisfies Record<string, readonly [light: string, dark: string, forced: string]>;

/** Colors on deep green, which are the same in both themes: the head of the home page and of each result. */
const inkColors = {
  page: '#0f2e24',
  surface: '#0f2e24',
  sunken: '#0a231b',
  text: '#fbfaf5',
  muted: '#bdd2c7',
  line: '#335c4d',
  control: '#75a08e',
  accent: '#7bd8a4',
  accentText: '#0b2117',
  positive: '#7bd8a4',
  danger: '#ffb0a8',
  warning: '#f2c46b',
  focus: '#ffd166',
} as const satisfies Partial<Record<keyof typeof colors, string>>;

export type ColorToken = keyof typeof colors;

export const color = (token: ColorToken): string => `var(--${token})`;

/** The literal color, for uses outside CSS. */
export const hexOf = (token: ColorToken, scheme: 'light' | 'dark'): string => colors[token][scheme === 'light' ? 0 : 1];

const declared = (value: (values: (typeof colors)[ColorToken]) => string): string =>
  Object.entries(colors)
    .map(([token, values]) => `--${token}: ${value(values)};`)
    .join('\n');

/** The literal color on deep green. */
export const inkHexOf = (token: keyof typeof inkColors): string => inkColors[token];

export const inkDeclarations = Object.entries(inkColors)
  .map(([token, value]) => `--${token}: ${value};`)
  .join('\n');

export const colorDeclarations = declared(([light, dark]) => `light-dark(${light},${dark})`);
export const forcedColorDeclarations = declared(([, , forced]) => forced);

export const space = { xs: '0.25rem', s: '0.5rem', m: '1rem', l: '1.5rem', xl: '2.5rem', xxl: '4rem' } as const;

export const radius = { s: '0.375rem', m: '0.75rem' } as const;

/** Duration of motion, and of a bar's growth from the former answer. Visitors who prefer reduced motion get none. */
export const motion = '150ms';
export const growth = '400ms';

/** Viewport widths at which the layout changes. Below the first there is one column. */
export const breakpoint = { medium: '48rem', wide: '64rem' } as const;
export const from = {
  medium: `@media (min-width: ${breakpoint.medium})`,
  wide: `@media (min-width: ${breakpoint.wide})`,
} as const;

/** Viewports tall enough for sticky bars: not a phone in landscape, and not a zoom of 400 %. */
export const tall = '@media (min-height: 24rem)';

/** Screens that also have room for a bar at the bottom. */
export const taller = '@media screen and (min-height: 32rem)';

/** The type scale: 14, 16, 20, 28 and 44 pixels, in rem. No other sizes are used. */
export const fontSize = { s: '0.875rem', m: '1rem', l: '1.25rem', xl: '1.75rem', xxl: '2.75rem' } as const;

/** Maximum width of running text: about 70 characters at any size. */
export const measure = '34em';

/** Width of everything that is read in an article: text, notes and lists of points share one right edge. Tables and charts may be wider. */
export const readingWidth = '34rem';

/** Headings are one step smaller on a phone. */
export const headingSize = (level: 1 | 2 | 3): string => {
  const [phone, wide] = ({ 1: ['xl', 'xxl'], 2: ['l', 'xl'], 3: ['m', 'l'] } as const)[level];
  return `font-size: ${fontSize[phone]}; ${from.medium} { font-size: ${fontSize[wide]}; }`;
};
