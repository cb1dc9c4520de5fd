import styled from 'styled-components';
import { onInk } from '../layout/on-ink.ts';
import { from, space } from '../theme/tokens.ts';

/** The head of a pay stub in a card. */
export const StubHead = styled.div.attrs<{ readonly 'data-stub'?: true }>({ 'data-stub': true })`
  ${onInk}
  margin-inline: -1.125rem;
  padding: ${space.l} 1.125rem ${space.s};

  ${from.medium} {
    margin-inline: -1.75rem;
    padding-inline: 1.75rem;
  }
`;
