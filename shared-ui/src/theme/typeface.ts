/** CSS of the typeface: its file, and the local fallback fonts used until it has loaded. */

const TYPEFACE = 'Inter';

/** A local font, and how much wider Inter is. */
interface StandIn {
  readonly family: string;
  readonly weights: string;
  /** Alternative names of the same font. */
  readonly fonts: readonly string[];
  /** Measured over all texts of the site in the three languages, kerning included. */
  readonly text: number;
  /** For figures and the like, which differ more from Inter's than letters do. */
  readonly figures: number;
}

const ARIAL = ['Arial', 'Liberation Sans'];
const ARIAL_BOLD = ['Arial Bold', 'Liberation Sans Bold'];

/** Liberation Sans has the same widths as Arial. */
const STAND_INS: readonly StandIn[] = [
  { family: 'Inter A', weights: '400 500', fonts: ARIAL, text: 1.059, figures: 1.143 },
  { family: 'Inter A', weights: '600', fonts: ARIAL_BOLD, text: 1.012, figures: 1.155 },
  { family: 'Inter A', weights: '700', fonts: ARIAL_BOLD, text: 1.017, figures: 1.153 },
  { family: 'Inter R', weights: '400 500', fonts: ['Roboto'], text: 1.064, figures: 1.172 },
  { family: 'Inter R', weights: '600', fonts: ['Roboto Bold'], text: 1.078, figures: 1.127 },
  { family: 'Inter R', weights: '700', fonts: ['Roboto Bold'], text: 1.093, figures: 1.125 },
];

/** `$ % +`, figures, the minus sign, dashes, apostrophes and the ellipsis. */
const FIGURES = 'U+24-25,U+2B,U+30-39,U+2013,U+2018-2019,U+2026,U+2212';

/** Inter's ascent and descent, as a fraction of the font size. */
const ASCENT = 0.96875;
const DESCENT = 0.2412;

export const fontFamily = `'${TYPEFACE}','Inter A','Inter R',system-ui,sans-serif`;

/** For `FontFaceSet.load`. */
export const FONT = `1em '${TYPEFACE}'`;

const percent = (fraction: number): string => `${Math.round(fraction * 1e4) / 100}%`;

function standIn({ family, weights, fonts, text, figures }: StandIn): string {
  const face = (wider: number, more: string) =>
    `@font-face{font-family:'${family}';font-weight:${weights};src:${fonts.map((font) => `local('${font}')`).join()};` +
    `size-adjust:${percent(wider)};${more}}`;
  // Only the font that has the space determines a line's height.
  const height = `ascent-override:${percent(ASCENT / text)};descent-override:${percent(DESCENT / text)};line-gap-override:0%`;
  return face(text, height) + face(figures, `unicode-range:${FIGURES}`);
}

/**
 * The font rules in the head of each page. The page renders at once with a stand-in, and with Inter once the file has loaded. Both have the
 * same widths and heights, so this causes no layout shift.
 * @param file - URL of the file
 */
export const typefaceStyles = (file: string): string =>
  `@font-face{font-family:'${TYPEFACE}';font-weight:400 700;font-display:swap;src:url(${file}) format('woff2')}` +
  STAND_INS.map(standIn).join('');
