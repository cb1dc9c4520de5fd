import styled from 'styled-components';
import { from, space } from '../theme/tokens.ts';

/** The centered column of header, pages and footer. */
export const PageColumn = styled.div`
  width: 100%;
  max-width: 76rem;
  margin-inline: auto;
  padding-inline: ${space.m};
  ${from.medium} {
    padding-inline: ${space.l};
  }
`;
