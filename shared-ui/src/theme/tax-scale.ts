/**
 * The color scale of maps on which a higher level is a higher tax: blue as every state tax, because green means take-home pay. Declared on an
 * element, it replaces the scale's colors in it.
 */
export const TAX_SCALE = {
  scale1: ['#e4f0f9', '#1f3242'],
  scale2: ['#bfdcf1', '#214a68'],
  scale3: ['#8cbfe3', '#255d87'],
  scale4: ['#1b73b3', '#6cb4f0'],
  scale5: ['#0c3f66', '#b5dbfa'],
} as const;

/** Forced colors keep those of the tokens. */
export const taxScale = `
  @media not (forced-colors: active) {
    ${Object.entries(TAX_SCALE)
      .map(([token, [light, dark]]) => `--${token}:light-dark(${light},${dark});`)
      .join('\n')}
  }
`;
