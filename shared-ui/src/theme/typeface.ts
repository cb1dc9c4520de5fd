/** The typeface in CSS: where its file is, and what stands in for it until it is there. */

const TYPEFACE = 'Inter';
/** The same file under another name: a browser that has drawn a document without `Inter` never turns to it there. */
const LATER = 'Inter 2';

/** A font of the device that is stretched to Inter's widths. */
interface StandIn {
  readonly family: string;
  readonly weights: string;
  /** Names of the same font. */
  readonly fonts: readonly string[];
  /** How much wider Inter is, measured over all texts of the site in the sizes it has there. */
  readonly wider: number;
}

/** For texts, and for large headings, in which Inter is narrower. Liberation Sans has the widths of Arial. */
const STAND_INS: readonly StandIn[] = [
  { family: 'Inter A', weights: '400 500', fonts: ['Arial', 'Liberation Sans'], wider: 1.054 },
  { family: 'Inter A', weights: '600 700', fonts: ['Arial Bold', 'Liberation Sans Bold'], wider: 1.013 },
  { family: 'Inter AL', weights: '600 700', fonts: ['Arial Bold', 'Liberation Sans Bold'], wider: 0.99 },
  { family: 'Inter R', weights: '400 500', fonts: ['Roboto'], wider: 1.062 },
  { family: 'Inter R', weights: '600 700', fonts: ['Roboto Bold'], wider: 1.065 },
];

/** Of Inter, in its own size: above and below the baseline. */
const ASCENT = 0.96875;
const DESCENT = 0.2412;

const families = (...names: readonly string[]): string => [...names.map((name) => `'${name}'`), 'system-ui', 'sans-serif'].join();
const familiesOf = (first: string) => ({ text: families(first, 'Inter A', 'Inter R'), heading: families(first, 'Inter AL', 'Inter R') });

export const fontFamily = familiesOf(TYPEFACE);
/** For a document that was first drawn without the typeface. */
export const laterFontFamily = familiesOf(LATER);

/** For `FontFaceSet.load`. */
export const LATER_FONT = `1em '${LATER}'`;

const percent = (fraction: number): string => `${Math.round(fraction * 1e4) / 100}%`;

const standIn = ({ family, weights, fonts, wider }: StandIn): string =>
  `@font-face{font-family:'${family}';font-weight:${weights};src:${fonts.map((font) => `local('${font}')`).join()};` +
  `size-adjust:${percent(wider)};ascent-override:${percent(ASCENT / wider)};descent-override:${percent(DESCENT / wider)};line-gap-override:0%}`;

/**
 * The rules in the head of each page. `optional`: the page is drawn at once and keeps the font it is drawn with, so nothing moves
 * when the file comes late, and browsers fetch the file after everything else.
 * @param file - address of the file
 */
export const typefaceStyles = (file: string): string => {
  const face = (family: string, display: 'optional' | 'swap') =>
    `@font-face{font-family:'${family}';font-weight:400 700;font-display:${display};src:url(${file}) format('woff2')}`;
  return [face(TYPEFACE, 'optional'), face(LATER, 'swap'), ...STAND_INS.map(standIn)].join('');
};
