import styled from 'styled-components';
import { Card } from '../layout/Card.tsx';
import { color, space } from '../theme/tokens.ts';
import { StubHead } from './stub-head.ts';

/** Milliseconds without a change before the answer is announced. */
export const PAUSE_MS = 500;

/** The results card: a pay stub, whose deep green top holds the title and the main figure, above a perforated line. */
export const ResultsSheet = styled(Card)`
  display: grid;
  align-self: start;
  gap: ${space.l};
  grid-template-columns: minmax(0, 1fr);
  padding-block-start: 0;
  overflow: clip;

  /* Folds follow each other as one list. */
  > :is(details, :has(> details:only-child, > [data-charts])) + :is(details, :has(> details:only-child)),
  > div > :is(details, :has(> [data-charts])) + details {
    margin-block-start: -${space.l};
  }
  /* No card in a card. */
  [data-sheet] {
    padding: 0;
    border: 0;
  }
`;

/** The main figure, in the first element below the head. */
export const StubFigure = styled(StubHead)`
  /* Overlaps the head by a pixel, so that no seam shows at fractional zoom. */
  margin-block-start: calc(-${space.l} - 1px);
  padding-block: 1px ${space.m};
  border-block-end: 2px dashed ${color('muted')};
`;
