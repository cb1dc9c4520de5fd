import { decode, encode } from 'fast-png';

/** The most colors that the palette of a PNG file has. */
const MOST_COLORS = 256;
/** Brings edges of curves to fewer colors than that, and no color farther from its own than a comparison allows. */
const rounded = (level: number) => Math.round(level / 3) * 3;

/** Encodes a screenshot with a palette and full compression. One with too many colors stays as it is. */
export function smallImage(screenshot: Buffer): Buffer {
  const { width, height, channels, data } = decode(screenshot);
  const palette = new Map<number, number>();
  const indices = new Uint8Array(width * height);
  for (let pixel = 0; pixel < indices.length; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * channels);
    const color = (rounded(red) << 16) | (rounded(green) << 8) | rounded(blue);
    const index = palette.get(color) ?? palette.size;
    if (index === MOST_COLORS) return screenshot;
    palette.set(color, index);
    indices[pixel] = index;
  }
  const colors = [...palette.keys()].map((color) => [color >> 16, (color >> 8) & 255, color & 255]);
  return Buffer.from(encode({ width, height, channels: 1, data: indices, palette: colors }, { zlib: { level: 9 } }));
}
