import styled from 'styled-components';
import { color, radius } from '../theme/tokens.ts';

/** Placeholder for a figure that is not known yet. */
export const Blank = styled.span<{ $width?: string }>`
  display: inline-block;
  width: ${({ $width = '4.5em' }) => $width};
  max-width: 100%;
  height: 0.7em;
  background: ${color('line')};
  border-radius: ${radius.s};
`;
