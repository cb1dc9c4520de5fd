import styled from 'styled-components';
import { Card } from '../layout/Card.tsx';
import { color, fontSize, space } from '../theme/tokens.ts';

/** The answer is announced once it stops changing. Milliseconds. */
export const PAUSE_MS = 500;

/** The card of the results. */
export const ResultsSheet = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space.l};
  grid-template-columns: minmax(0, 1fr);
`;

/** What was asked, in a line. */
export const Basis = styled.p`
  font-size: ${fontSize.s};
  color: ${color('muted')};
`;
