import styled from 'styled-components';
import { from } from '../theme/tokens.ts';

/** Reserves the space of an answer's charts: their initial height in the language with the longest texts. */
export const ChartsFrame = styled.div`
  min-height: 8.5rem;

  ${from.medium} {
    min-height: 8.25rem;
  }
  ${from.wide} {
    min-height: 41.5rem;
  }
  @media print {
    min-height: 0;
  }
`;
