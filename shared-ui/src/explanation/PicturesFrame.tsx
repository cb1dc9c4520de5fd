import styled from 'styled-components';
import { from } from '../theme/tokens.ts';

/** Holds the place of an answer's charts: as tall as they are at first, in the language whose texts are longest. */
export const PicturesFrame = styled.div`
  min-height: 12rem;

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
