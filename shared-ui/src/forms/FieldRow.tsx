import styled from 'styled-components';
import { Frame } from './FieldFrame.tsx';

/**
 * Fields next to each other. The caller sets the columns. The labels share a row and end at its bottom, so that the controls align
 * even if one label takes more lines.
 */
export const FieldRow = styled.div`
  display: grid;
  gap: 1.25rem 0.75rem;
  grid-template-columns: minmax(0, 1fr);

  > ${Frame} {
    grid-row: span 2;
    grid-template-rows: subgrid;
  }
  > ${Frame} > :first-child {
    align-self: end;
  }
`;
