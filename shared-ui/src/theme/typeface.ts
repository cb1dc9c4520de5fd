/** CSS of the typeface: its file, and the fallback fonts used until it has loaded. */

const TYPEFACE = 'Inter';
/** The same file under a second name. A browser that rendered a document without `Inter` (`optional`) won't use that name there later. */
const LATER = 'Inter 2';

/** A local font scaled to Inter's metrics. */
interface StandIn {
  readonly family: string;
  readonly weights: string;
  /** Alternative names of the same font. */
  readonly fonts: readonly string[];
  /** Width of Inter relative to this font, measured over all texts of the site at their sizes. */
  readonly wider: number;
}

/** For text, and for large headings, where Inter is narrower. Liberation Sans has the same widths as Arial. */
const STAND_INS: readonly StandIn[] = [
  { family: 'Inter A', weights: '400 500', fonts: ['Arial', 'Liberation Sans'], wider: 1.054 },
  { family: 'Inter A', weights: '600 700', fonts: ['Arial Bold', 'Liberation Sans Bold'], wider: 1.013 },
  { family: 'Inter AL', weights: '600 700', fonts: ['Arial Bold', 'Liberation Sans Bold'], wider: 0.99 },
  { family: 'Inter R', weights: '400 500', fonts: ['Roboto'], wider: 1.062 },
  { family: 'Inter R', weights: '600 700', fonts: ['Roboto Bold'], wider: 1.065 },
];

/** Inter's ascent and descent, as a fraction of the font size. */
const ASCENT = 0.96875;
const DESCENT = 0.2412;

const families = (...names: readonly string[]): string => [...names.map((name) => `'${name}'`), 'system-ui', 'sans-serif'].join();
const familiesOf = (first: string) => ({ text: families(first, 'Inter A', 'Inter R'), heading: families(first, 'Inter AL', 'Inter R') });

/** For a document whose browser probably has no typeface yet. */
export const standInFontFamily = { text: families('Inter A', 'Inter R'), heading: families('Inter AL', 'Inter R') };
export const fontFamily = familiesOf(TYPEFACE);
/** For a document first rendered without the typeface. */
export const laterFontFamily = familiesOf(LATER);

/** For `FontFaceSet.load`. */
export const LATER_FONT = `1em '${LATER}'`;

const percent = (fraction: number): string => `${Math.round(fraction * 1e4) / 100}%`;

const standIn = ({ family, weights, fonts, wider }: StandIn): string =>
  `@font-face{font-family:'${family}';font-weight:${weights};src:${fonts.map((font) => `local('${font}')`).join()};` +
  `size-adjust:${percent(wider)};ascent-override:${percent(ASCENT / wider)};descent-override:${percent(DESCENT / wider)};line-gap-override:0%}`;

/**
 * The font rules in the head of each page. With `optional`, the page renders at once and keeps its font, so a late file causes no
 * layout shift, and browsers fetch the file last. A document uses neither at first unless the browser probably has the file; see `FIRST_SCRIPT` of the gateway.
 * @param file - URL of the file
 */
export const typefaceStyles = (file: string): string => {
  const face = (family: string, display: 'optional' | 'swap') =>
    `@font-face{font-family:'${family}';font-weight:400 700;font-display:${display};src:url(${file}) format('woff2')}`;
  return [face(TYPEFACE, 'optional'), face(LATER, 'swap'), ...STAND_INS.map(standIn)].join('');
};
