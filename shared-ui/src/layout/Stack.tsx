import styled from 'styled-components';
import { space } from '../theme/tokens.ts';
import { blocksOnPaper } from './paper.ts';

/** Stacks its children with even spacing. */
export const Stack = styled.div<{ $gap?: keyof typeof space }>`
  display: grid;
  align-content: start;
  gap: ${({ $gap = 'm' }) => space[$gap]};
  min-width: 0;
  ${({ $gap = 'm' }) => blocksOnPaper(space[$gap])}
`;
