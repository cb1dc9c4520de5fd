import styled from 'styled-components';
import { from, space } from '../theme/tokens.ts';
import { onInk } from './on-ink.ts';

/** The deep green head of a page, from the header on. */
export const InkBand = styled.div`
  ${onInk}
  padding-block: ${space.s} ${space.m};
  margin-block: -${space.s} ${space.m};

  ${from.medium} {
    padding-block: ${space.m} ${space.l};
    margin-block: -${space.l} ${space.xl};
  }
  @media print {
    margin: 0;
    padding: 0;
  }
`;
