import { css } from 'styled-components';
import { from } from '../theme/tokens.ts';

/** Of the explanation's summary, and of its outline while it loads: on a narrow screen it takes two lines in some languages. */
export const summaryHeight = css`
  min-height: 4rem;

  ${from.medium} {
    min-height: 3rem;
  }
`;
