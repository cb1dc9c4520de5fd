/** The typeface in CSS: where its file is, and what stands in for it until it is there. */

const TYPEFACE = 'Inter';
/** The same file under another name: a browser that has drawn a document without `Inter` never turns to it there. */
const LATER = 'Inter later';

interface Face {
  /** Names of the same font of the device. */
  readonly fonts: readonly string[];
  /** How much wider Inter is, measured over all texts of the site in the sizes it has there. */
  readonly wider: number;
}

/** A font of the device that is stretched to Inter's widths. Large texts are a family of their own: Inter is narrower there. */
interface StandIn {
  readonly name: string;
  readonly regular: Face;
  readonly bold: Face;
  /** Of bold texts from 20 px on. */
  readonly widerLarge: number;
}

const STAND_INS: readonly StandIn[] = [
  {
    // Liberation Sans has the widths of Arial.
    name: 'Inter as Arial',
    regular: { fonts: ['Arial', 'Liberation Sans'], wider: 1.054 },
    bold: { fonts: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], wider: 1.019 },
    widerLarge: 0.99,
  },
  {
    name: 'Inter as Roboto',
    regular: { fonts: ['Roboto', 'Roboto Regular'], wider: 1.062 },
    bold: { fonts: ['Roboto Bold', 'Roboto-Bold'], wider: 1.083 },
    widerLarge: 1.052,
  },
];

/** Of Inter, in its own size: above and below the baseline. */
const ASCENT = 0.96875;
const DESCENT = 0.2412;

const large = (name: string) => `${name}, large`;
const families = (names: readonly string[]): string => [...names.map((name) => `'${name}'`), 'system-ui', 'sans-serif'].join(', ');
const familiesOf = (first: string) => ({
  text: families([first, ...STAND_INS.map(({ name }) => name)]),
  heading: families([first, ...STAND_INS.map(({ name }) => large(name))]),
});

export const fontFamily = familiesOf(TYPEFACE);
/** For a document that was first drawn without the typeface. */
export const laterFontFamily = familiesOf(LATER);

/** For `FontFaceSet.load`. */
export const LATER_FONT = `1em '${LATER}'`;

const percent = (fraction: number): string => `${Math.round(fraction * 1e4) / 100}%`;

const standIn = (name: string, weights: string, { fonts, wider }: Face): string =>
  `@font-face{font-family:'${name}';font-weight:${weights};src:${fonts.map((font) => `local('${font}')`).join(',')};` +
  `size-adjust:${percent(wider)};ascent-override:${percent(ASCENT / wider)};descent-override:${percent(DESCENT / wider)};line-gap-override:0%}`;

/**
 * The rules in the head of each page. `optional`: the page is drawn at once and keeps the font it is drawn with, so nothing moves
 * when the file comes late, and browsers fetch the file after everything else.
 * @param file - address of the file
 */
export const typefaceStyles = (file: string): string => {
  const face = (family: string, display: 'optional' | 'swap') =>
    `@font-face{font-family:'${family}';font-weight:400 700;font-display:${display};src:url(${file}) format('woff2')}`;
  return [
    face(TYPEFACE, 'optional'),
    face(LATER, 'swap'),
    ...STAND_INS.flatMap(({ name, regular, bold, widerLarge }) => [
      standIn(name, '400 500', regular),
      standIn(name, '600 700', bold),
      standIn(large(name), '400 700', { ...bold, wider: widerLarge }),
    ]),
  ].join('');
};
