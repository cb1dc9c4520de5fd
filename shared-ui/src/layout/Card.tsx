import styled from 'styled-components';
import { color, from, radius, space } from '../theme/tokens.ts';

export const Card = styled.div`
  min-width: 0;
  padding: ${space.l} 1.125rem;
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  border-radius: ${radius.m};

  ${from.medium} {
    padding: ${space.l} 1.75rem 1.75rem;
  }
`;
