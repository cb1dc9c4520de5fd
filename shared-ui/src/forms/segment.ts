import { css } from 'styled-components';
import { color } from '../theme/tokens.ts';

/** A label with a radio button that looks like a segment of a bar. */
export const segment = css`
  position: relative;
  display: grid;
  place-items: center;
  line-height: 1.2;
  text-align: center;
  cursor: pointer;

  &:has(:checked) {
    color: ${color('accentText')};
    background: ${color('accent')};
    forced-color-adjust: none;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color('focus')};
    outline-offset: 2px;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    appearance: none;
    outline: none;
    cursor: pointer;
  }
`;
