import { createGlobalStyle } from 'styled-components';
import { ASKS_CONSENT, BANNER_HEIGHT, COVERED_BELOW } from './cover.ts';
import { stairs } from './stairs.ts';
import { color, colorDeclarations, forcedColorDeclarations, from, headingSize, tall } from './tokens.ts';
import { fontFamily } from './typeface.ts';

/** `data-theme` on the root element overrides the device's setting. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    ${colorDeclarations}
  }
  :root[data-theme='light'] { color-scheme: light; }
  :root[data-theme='dark'] { color-scheme: dark; }

  @media (forced-colors: active) {
    :root { ${forcedColorDeclarations} }
  }
  /* Print is on white in every theme. */
  @media print {
    :root { color-scheme: light !important; }
  }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    font-family: ${fontFamily};
    /* Uses exact glyph widths, so that the stand-ins break lines where the typeface does. */
    text-rendering: geometricPrecision;
    /* Tabular figures everywhere, so that columns of numbers align. */
    font-variant-numeric: tabular-nums;
    font-size: 100%;
    line-height: 1.5;
    color: ${color('text')};
    background: ${color('page')};
    /* Keeps focused elements above the corner buttons if the window is tall enough. */
    scroll-padding-block: 1rem max(var(${COVERED_BELOW}, 0px), min(var(${COVERED_BELOW}, 0px) + 7rem, 100vh - 8rem));
    -webkit-text-size-adjust: 100%;

    ${tall} {
      scroll-padding-block-start: 5rem;
    }
  }

  [${ASKS_CONSENT}] {
    ${COVERED_BELOW}: ${BANNER_HEIGHT.narrow};

    ${from.wide} {
      ${COVERED_BELOW}: ${BANNER_HEIGHT.wide};
    }
  }
  ${stairs}
  body { margin: 0; min-width: 20rem; padding-block-end: var(${COVERED_BELOW}, 0px); }
  @media print {
    body { padding-block-end: 0; }
    h1, h2, h3, h4 { break-after: avoid; }
    tr, figure { break-inside: avoid; }
    /* Prints at the end of the table, not on every page. */
    tfoot { display: table-row-group; }
    /* Outlines of results that were never requested. */
    [inert] { display: none !important; }
  }
  h1, h2, h3 { line-height: 1.2; margin: 0; text-wrap: balance; }
  h1 { ${headingSize(1)} line-height: 1.1; letter-spacing: -0.02em; }
  h2 { ${headingSize(2)} letter-spacing: -0.012em; }
  h3 { ${headingSize(3)} font-weight: 600; }
  p { margin: 0; }
  noscript, body > p { padding: 1rem; font-weight: 600; text-align: center; }
  noscript { display: block; }
  /* The message that the shell's scripts did not load. */
  body > p { position: sticky; bottom: 0; background: ${color('surface')}; border-top: 1px solid ${color('line')}; }
  a { color: ${color('accent')}; text-underline-offset: 0.15em; }
  button, input, select, textarea { font: inherit; color: inherit; }
  table { border-collapse: collapse; width: 100%; }
  caption { text-align: start; }
  /* Safari's arrow; ours is an icon. */
  summary::-webkit-details-marker { display: none; }

  :focus-visible { outline: 3px solid ${color('focus')}; outline-offset: 2px; border-radius: 2px; }
  /* Headings and regions that take the focus after navigation need no focus ring. */
  [tabindex='-1']:focus { outline: none; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
    }
  }
`;
