import styled from 'styled-components';
import { Card } from '../layout/Card.tsx';
import { color, from, radius, space } from '../theme/tokens.ts';

/** Shown while the code of the results loads. */
export const RESULTS_OUTLINE = <Card aria-busy />;

/** Says where the results will appear; hidden on a narrow screen, where it would only take up space. */
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
