/** A list of entries that a form collects: the fields of one entry, and the rows so far. */
import styled from 'styled-components';
import { Button } from '../layout/Button.tsx';
import { color, fontSize, radius, space } from '../theme/tokens.ts';

export const EntryFields = styled.fieldset`
  display: grid;
  gap: ${space.m};
  min-width: 0;
  margin: 0;
  padding: ${space.m};
  background: ${color('page')};
  border: 1px solid ${color('line')};
  border-radius: ${radius.s};

  /* Inside the box instead of across its border. */
  legend {
    float: inline-start;
    padding: 0;
    font-size: ${fontSize.m};
    font-weight: 600;
  }
`;

/** A heading, and a list whose rows have a text, an amount and buttons. */
export const EntryRows = styled.section<{ $buttons: number }>`
  display: grid;
  gap: ${space.s};
  min-width: 0;

  h3 {
    font-size: ${fontSize.m};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) repeat(${({ $buttons }) => $buttons + 1}, auto);
    align-items: center;
    gap: ${space.s};
    padding-block: ${space.s};
    border-block-end: 1px solid ${color('line')};
    overflow-wrap: anywhere;
  }
  data {
    font-variant-numeric: tabular-nums;
  }
`;

/** A button of a row, with a chart. */
export const EntryButton = styled(Button)`
  position: relative;
  min-width: 2.75rem;
  padding: ${space.s};
`;
