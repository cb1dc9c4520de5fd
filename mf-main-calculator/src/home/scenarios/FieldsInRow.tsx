import { FieldRow } from '@bracketwise/shared-ui/forms';
import { from } from '@bracketwise/shared-ui/tokens';
import styled from 'styled-components';

/** Four fields in a row, if there is room. */
export const FieldsInRow = styled(FieldRow)`
  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** The submit button below them: as wide as its text, if there is room. It stays there, because above the form other fields are in view. */
export const ButtonPlace = styled.div`
  display: grid;

  ${from.medium} {
    display: flex;
  }
`;
