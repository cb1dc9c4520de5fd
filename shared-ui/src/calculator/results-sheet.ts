import styled from 'styled-components';
import { Card } from '../layout/Card.tsx';
import { color, fontSize, space } from '../theme/tokens.ts';

/** Milliseconds without a change before the answer is announced. */
export const PAUSE_MS = 500;

/** The results card. */
export const ResultsSheet = styled(Card)`
  display: grid;
  align-self: start;
  gap: ${space.l};
  grid-template-columns: minmax(0, 1fr);
`;

/** A one-line summary of the inputs. */
export const Basis = styled.p`
  font-size: ${fontSize.s};
  color: ${color('muted')};
`;
