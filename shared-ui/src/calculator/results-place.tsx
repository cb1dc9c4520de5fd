import styled from 'styled-components';
import { Card } from '../layout/Card.tsx';
import { color, from, radius, space } from '../theme/tokens.ts';

/** While the code of the results is on its way. */
export const RESULTS_OUTLINE = <Card aria-busy />;

/** Where the results will appear; on a narrow screen it would only be in the way. */
export const Awaited = styled.p`
  display: none;
  place-items: center;
  min-height: 16rem;
  padding: ${space.xl};
  text-align: center;
  text-wrap: balance;
  color: ${color('muted')};
  border: 2px dashed ${color('line')};
  border-radius: ${radius.m};

  ${from.wide} {
    display: grid;
  }
`;
