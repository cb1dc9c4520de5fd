/**
 * Draws images at build time: a social image for each page in each language, and the icons. They are made from the page's texts and
 * the brand mark, so they are never out of date.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';

const require = createRequire(import.meta.url);
const LANGUAGES = ['en', 'es', 'fr'];

/** Colors of the light theme (theme/tokens.ts), for images that don't follow the theme. */
const COLOR = { page: '#f8f6f1', surface: '#ffffff', text: '#1c232c', muted: '#565e68', line: '#e2ddd2', accent: '#1d4a86' };

/** The bars of the mark, on a 28 by 28 grid. */
const MARK = readFileSync(path.join(import.meta.dirname, 'favicon.svg'), 'utf8')
  .match(/<rect [^>]*>/g)
  .join('');

const svg = (size, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" width="${size}" height="${size}">${content}</svg>`;
const png = (drawing) => new Resvg(drawing).render().asPng();

const font = (weight) => ({
  name: 'Inter',
  weight,
  data: readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
});

const box = (style, ...children) => ({ type: 'div', props: { style: { display: 'flex', ...style }, children } });
const mark = (size, ink) => ({
  type: 'img',
  props: { width: size, height: size, src: `data:image/svg+xml,${encodeURIComponent(svg(size, `<g fill="${ink}">${MARK}</g>`))}` },
});

/** Text lines. The font has no narrow no-break space. */
const words = (style, text) => ({
  type: 'div',
  props: { style: { display: 'block', ...style }, children: text.replaceAll('\u202f', '\u00a0') },
});

const socialImage = ({ title, description }) =>
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
  constructor(name, draw) {
    Object.assign(this, { name, draw });
  }
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.processAssets.tapPromise({ name: this.name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS }, async () => {
        for (const [file, content] of Object.entries(await this.draw())) compilation.emitAsset(file, new sources.RawSource(content));
      });
    });
  }
}

/** The placeholder in the texts of a module that serves one page for each state. */
const SUBJECT = '{{subject}}';
const statesIn = (language) => JSON.parse(readFileSync(path.join(import.meta.dirname, `../words/${language}.json`), 'utf8')).states;

/**
 * Makes `social/<page>-<language>.png` for every page of a remote, from the title and description in its `locales/`; for a module with one
 * page for each state, `social/<page>-<state>-<language>.png`.
 * @param {string} dir - the remote's folder
 * @param {Record<string, string>} exposes
 */
export const socialImages = (dir, exposes) =>
  new DrawnFilesPlugin('SocialImages', async () => {
    const fonts = [font(400), font(700)];
    const files = {};
    for (const [page, module] of Object.entries(exposes)) {
      for (const language of LANGUAGES) {
        const { meta } = JSON.parse(readFileSync(path.resolve(dir, path.dirname(module), 'locales', `${language}.json`), 'utf8'));
        const draw = async (texts) => png(await satori(socialImage(texts), { width: 1200, height: 630, fonts }));
        if (!meta.title.includes(SUBJECT)) files[`social/${page}-${language}.png`] = await draw(meta);
        else
          for (const [code, name] of Object.entries(statesIn(language))) {
            const texts = { title: meta.title.replaceAll(SUBJECT, name), description: meta.description.replaceAll(SUBJECT, name) };
            files[`social/${page}-${code}-${language}.png`] = await draw(texts);
          }
      }
    }
    return files;
  });

/** Wraps a picture in the ICO format, which browsers request by default. */
function ico(picture, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

const plain = `<g fill="${COLOR.accent}">${MARK}</g>`;
/** An icon with a background for systems that crop it. The mark stays in the safe area in the middle. */
const grounded = (ground, ink, scale) =>
  `<rect width="28" height="28" fill="${ground}"/><g fill="${ink}" transform="translate(14 14) scale(${scale}) translate(-14 -14)">${MARK}</g>`;

/** Makes `assets/icon-*.png`, `assets/apple-touch-icon.png` and `assets/favicon.ico`. */
export const icons = () =>
  new DrawnFilesPlugin('Icons', async () => ({
    'assets/icon-192.png': png(svg(192, plain)),
    'assets/icon-512.png': png(svg(512, plain)),
    'assets/icon-maskable-512.png': png(svg(512, grounded(COLOR.accent, COLOR.surface, 0.56))),
    'assets/apple-touch-icon.png': png(svg(180, grounded(COLOR.surface, COLOR.accent, 0.7))),
    'assets/favicon.ico': ico(png(svg(32, plain)), 32),
  }));
