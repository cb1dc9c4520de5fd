import { TAX_SCALE } from './tax-scale.ts';
import { hexOf, inkHexOf, type ColorToken } from './tokens.ts';

/** Relative luminance and contrast ratio as defined in WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const PARTS = ['keep', 'federal', 'socialSecurity', 'medicare', 'state', 'levies', 'apart'] as const;
const GROUNDS = ['page', 'surface', 'sunken'] as const;
const pairs = (inks: readonly ColorToken[], grounds: readonly ColorToken[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

const TEXTS = [
  ...pairs(['text', 'muted', 'accent', 'positive', 'danger', 'warning'], GROUNDS),
  ...pairs(['text', 'accent'], ['accentSoft']),
  ...(['positive', 'danger', 'warning'] as const).flatMap((tone) => pairs(['text', tone], [`${tone}Soft`])),
  ...pairs(['accentText'], ['accent', 'scale4', 'scale5']),
  ...pairs(['text'], ['scale1', 'scale2', 'scale3']),
  ...pairs(['onPart'], PARTS),
];
const SHAPES = [...pairs(PARTS, ['surface', 'sunken']), ...pairs(['control', 'focus'], GROUNDS)];

describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  test.each(TEXTS)('%s is readable on %s', (ink, ground) => {
    expect(contrast(hexOf(ink, scheme), hexOf(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPES)('%s is visible on %s', (ink, ground) => {
    expect(contrast(hexOf(ink, scheme), hexOf(ground, scheme))).toBeGreaterThanOrEqual(3);
  });

  test('each meaning has its own color', () => {
    const colors = PARTS.map((part) => hexOf(part, scheme));
    expect(new Set([...colors, hexOf('accent', scheme)]).size).toBe(PARTS.length + 1);
  });
});

describe.each(['light', 'dark'] as const)('on the scale of taxes in the %s theme', (scheme) => {
  const grounds = Object.entries(TAX_SCALE).map(([token, [light, dark]]) => [token, scheme === 'light' ? light : dark] as const);

  test.each(grounds)('a tile of %s is readable', (token, ground) => {
    expect(contrast(hexOf(token > 'scale3' ? 'accentText' : 'text', scheme), ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('each level is darker, or in the dark theme lighter, than the one before', () => {
    const lights = grounds.map(([, ground]) => luminance(ground));
    expect(lights).toEqual(lights.toSorted((a, b) => (scheme === 'light' ? b - a : a - b)));
  });
});

describe('on deep green', () => {
  test.each(['text', 'muted', 'accent', 'positive', 'danger', 'warning'] as const)('%s is readable', (ink) => {
    for (const ground of ['page', 'sunken'] as const) expect(contrast(inkHexOf(ink), inkHexOf(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test('a chosen segment is readable, and its frame and the focus ring are visible', () => {
    expect(contrast(inkHexOf('accentText'), inkHexOf('accent'))).toBeGreaterThanOrEqual(4.5);
    for (const shape of ['control', 'focus'] as const) expect(contrast(inkHexOf(shape), inkHexOf('page'))).toBeGreaterThanOrEqual(3);
  });
});
