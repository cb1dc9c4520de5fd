import { css } from 'styled-components';

/**
 * The filing status next to the tax year. The year's column does not depend on the width of its text, which differs by font: it holds the
 * longest word of its label, and in a wide row all of it. The other is wide enough for the Spanish status in two lines at a width of 360.
 */
export const statusAndYear = css`
  grid-template-columns: minmax(0, 1fr) minmax(6rem, 25%);
  column-gap: 0.5rem;

  label {
    letter-spacing: -0.015em;
  }

  /* Room for the year before the arrow. */
  select {
    padding-inline-end: 2rem;
  }
`;
