import { css } from 'styled-components';

/** Height shared by the explanation's summary and its outline. */
export const summaryHeight = css`
  min-height: 2.75rem;
`;
