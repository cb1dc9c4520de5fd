/**
 * Draws images at build time: a social image for each page in each language, and the icons. They are made from the page's texts and
 * the brand mark, so they are never out of date.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Compiler } from '@rspack/core';
import satori, { type SatoriOptions } from 'satori';
import { LANGUAGES, type Language } from '@bracketwise/contract/languages';
import { hexOf, inkHexOf } from '@bracketwise/shared-ui/tokens';

const require = createRequire(import.meta.url);

export const FAVICON = path.join(import.meta.dirname, 'favicon.svg');
/** In pixels, as social networks show them. */
const SIZE = { width: 1200, height: 630 };

/** The images don't follow the visitor's theme. */
const COLOR = {
  page: inkHexOf('page'),
  text: inkHexOf('text'),
  muted: inkHexOf('muted'),
  accent: inkHexOf('accent'),
  surface: hexOf('surface', 'light'),
};

/** The steps of the mark, on a 28 by 28 grid. */
const MARK = [...readFileSync(FAVICON, 'utf8').matchAll(/<path [^>]*>/g)].join('');

const svg = (size: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" width="${size}" height="${size}">${content}</svg>`;
const png = (drawing: string) => new Resvg(drawing).render().asPng();

const font = (weight: 400 | 700): SatoriOptions['fonts'][number] => ({
  name: 'Inter',
  weight,
  data: readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
});

type Style = Readonly<Record<string, string | number>>;
/** An element in the form that satori takes without React. */
interface Drawing {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

const box = (style: Style, ...children: readonly (Drawing | string)[]): Drawing => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});
const mark = (size: number, ink: string): Drawing => ({
  type: 'img',
  props: { width: size, height: size, src: `data:image/svg+xml,${encodeURIComponent(svg(size, `<g fill="${ink}">${MARK}</g>`))}` },
});

/** Text lines. The font has no narrow no-break space. */
const words = (style: Style, text: string): Drawing => ({
  type: 'div',
  props: { style: { display: 'block', ...style }, children: text.replaceAll('\u202f', '\u00a0') },
});

/** The texts of an image. */
interface ImageTexts {
  readonly title: string;
  readonly description: string;
}

const socialImage = ({ title, description }: ImageTexts) =>
  box(
    {
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 72px',
      fontFamily: 'Inter',
      color: COLOR.text,
      background: COLOR.page,
      borderBottom: `20px solid ${COLOR.accent}`,
    },
    box({ position: 'absolute', top: 56, right: 72, opacity: 0.14 }, mark(180, COLOR.accent)),
    box({ alignItems: 'center', fontSize: 40, fontWeight: 700 }, mark(56, COLOR.accent), box({ marginLeft: 16 }, 'Bracketwise')),
    box(
      { flexDirection: 'column' },
      words({ fontSize: title.length > 50 ? 60 : 72, fontWeight: 700, lineHeight: 1.15, letterSpacing: '-0.02em' }, title),
      words({ marginTop: 28, fontSize: 30, lineHeight: 1.4, color: COLOR.muted }, description),
    ),
  );

/** Adds the files that `draw` returns, by name, to the build. */
class DrawnFilesPlugin {
  readonly #name: string;
  readonly #draw: () => Promise<Readonly<Record<string, Buffer>>>;

  constructor(name: string, draw: () => Promise<Readonly<Record<string, Buffer>>>) {
    this.#name = name;
    this.#draw = draw;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(this.#name, (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.processAssets.tapPromise({ name: this.#name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS }, async () => {
        for (const [file, content] of Object.entries(await this.#draw())) compilation.emitAsset(file, new sources.RawSource(content));
      });
    });
  }
}

/** The placeholder in the texts of a module that serves one page for each state or place. */
const SUBJECT = '{{subject}}';
const COMMON_WORDS = path.dirname(require.resolve('@bracketwise/shared-ui/words'));
const read = (folder: string, language: Language) => JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')) as unknown;
type Names = Readonly<Record<string, string>>;
const statesIn = (language: Language) => (read(COMMON_WORDS, language) as { states: Names }).states;
/** The subjects of a module by key: what its folder `subjects` names, or else the states. */
function subjectsIn(folder: string, language: Language): Names {
  const own = path.join(folder, 'subjects');
  return existsSync(own) ? (read(own, language) as Names) : statesIn(language);
}

/**
 * Makes `social/<page>-<language>.png` for every page of a remote, from the title and description in its `locales/`; for a module with one
 * page for each subject, `social/<page>-<subject>-<language>.png`.
 * @param dir - the remote's folder
 * @param exposes - the path of each page's module from there, by name
 */
export const socialImages = (dir: string, exposes: Readonly<Record<string, string>>): DrawnFilesPlugin =>
  new DrawnFilesPlugin('SocialImages', async () => {
    const fonts = [font(400), font(700)];
    const files: Record<string, Buffer> = {};
    for (const [page, module] of Object.entries(exposes)) {
      for (const language of LANGUAGES) {
        const folder = path.resolve(dir, path.dirname(module));
        const { meta } = read(path.join(folder, 'locales'), language) as { meta: ImageTexts };
        const draw = async (texts: ImageTexts) => png(await satori(socialImage(texts) as Parameters<typeof satori>[0], { ...SIZE, fonts }));
        if (!meta.title.includes(SUBJECT)) files[`social/${page}-${language}.png`] = await draw(meta);
        else
          for (const [subject, name] of Object.entries(subjectsIn(folder, language))) {
            const texts = { title: meta.title.replaceAll(SUBJECT, name), description: meta.description.replaceAll(SUBJECT, name) };
            files[`social/${page}-${subject}-${language}.png`] = await draw(texts);
          }
      }
    }
    return files;
  });

/** Wraps an image in the ICO format, which browsers request by default. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

const plain = `<g fill="${COLOR.accent}">${MARK}</g>`;
/** An icon with a background for systems that crop it. The mark stays in the safe area in the middle. */
const grounded = (ground: string, ink: string, scale: number) =>
  `<rect width="28" height="28" fill="${ground}"/><g fill="${ink}" transform="translate(14 14) scale(${scale}) translate(-14 -14)">${MARK}</g>`;

/** Makes `assets/icon-*.png`, `assets/apple-touch-icon.png` and `assets/favicon.ico`. */
export const icons = (): DrawnFilesPlugin =>
  new DrawnFilesPlugin('Icons', async () => ({
    'assets/icon-192.png': png(svg(192, plain)),
    'assets/icon-512.png': png(svg(512, plain)),
    'assets/icon-maskable-512.png': png(svg(512, grounded(COLOR.accent, COLOR.surface, 0.56))),
    'assets/apple-touch-icon.png': png(svg(180, grounded(COLOR.surface, COLOR.accent, 0.7))),
    'assets/favicon.ico': ico(png(svg(32, plain)), 32),
  }));
