import { css } from 'styled-components';
import { from } from '../theme/tokens.ts';

/** Height shared by the explanation's summary and its outline. On a narrow screen the summary takes two lines in some languages. */
export const summaryHeight = css`
  min-height: 4rem;

  ${from.medium} {
    min-height: 3rem;
  }
`;
