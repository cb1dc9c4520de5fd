import { decode, encode } from 'fast-png';

/** The most colors that the palette of a PNG file has. */
const MOST_COLORS = 256;
/** Brings edges of curves to fewer colors, and no color farther from its own than a comparison allows. */
const rounded = (level: number) => Math.round(level / 3) * 3;

/** Encodes a screenshot with rounded colors and full compression, and with a palette if the colors are few. */
export function smallImage(screenshot: Buffer): Buffer {
  const { width, height, channels, data } = decode(screenshot);
  const palette = new Map<number, number>();
  const indices = new Uint8Array(width * height);
  const levels = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < indices.length; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * channels);
    const color = [rounded(red), rounded(green), rounded(blue)] as const;
    levels.set(color, pixel * 3);
    const number = (color[0] << 16) | (color[1] << 8) | color[2];
    const index = palette.get(number) ?? palette.size;
    palette.set(number, index);
    indices[pixel] = index;
  }
  if (palette.size > MOST_COLORS) return Buffer.from(encode({ width, height, channels: 3, data: levels }, { zlib: { level: 9 } }));
  const colors = [...palette.keys()].map((color) => [color >> 16, (color >> 8) & 255, color & 255]);
  return Buffer.from(encode({ width, height, channels: 1, data: indices, palette: colors }, { zlib: { level: 9 } }));
}
