import styled from 'styled-components';
import { color, fontSize } from '../theme/tokens.ts';

/** A small sentence under something that matters more. */
export const Muted = styled.p`
  font-size: ${fontSize.s};
  color: ${color('muted')};
`;
