import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import styled from 'styled-components';

/** A table with remarks below it. */
export const TableAndNotes = styled.div`
  display: grid;
  gap: ${space.s};
  grid-template-columns: minmax(0, 1fr);
  font-size: ${fontSize.s};

  p {
    color: ${color('muted')};
  }

  /* A link that stands alone is large enough for a finger. */
  > span > a {
    display: inline-block;
    padding-block: 0.25rem;
  }
`;
